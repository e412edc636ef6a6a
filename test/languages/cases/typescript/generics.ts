const f = <T,>(x: T): T => x!;
f<number>(1 satisfies number);
