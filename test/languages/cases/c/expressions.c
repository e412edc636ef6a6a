int f(int x, int y) { return g(x + y * 2, (x ? -x : y), "a" "b\n"); }
