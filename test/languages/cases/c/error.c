int a;
int f(void) { a = ) 1; g(a); }
int b;
