auto f = [&, x = 1](auto a) mutable -> int { return a + x; };
