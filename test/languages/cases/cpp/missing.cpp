int f() { g(1; }
