int f(a, b) { return a + g(b); }
int h(size_t);
