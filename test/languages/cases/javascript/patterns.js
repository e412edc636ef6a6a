const { a, b: [c, , d = 1], ...rest } = f(...args, 2);
