class A {
  int x = ;
  void f() { g(1, 2); }
}
