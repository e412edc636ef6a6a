const f = <T,>(x?: T): T | undefined => x;
