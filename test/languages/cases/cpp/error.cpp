struct A { int a; };
int f() { return @ 1; }
A b;
