/* The same names in different scopes and name spaces, and uses before declarations. */
class Scopes {
  int a = b();
  int b() { return b; }
  int b;
  void c(int a) {
    { int b = a; b(); }
    int d = b;
    for (int i = 0; i < d; i++) { a = i; }
    for (Inner i : all) i.a = 1;
    try (R r = open()) { } catch (E | F e) { e.b(); }
    a: while (true) { if (a > 0) continue a; else break a; }
    Runnable q = () -> { int z = a; };
    new Scopes() { int a; int g() { return a; } };
    switch (a) { case 1: int k = 2; default: k = 3; }
    if (q instanceof Inner z) z.a = 2;
  }
  class Inner { int a; <Scopes> Scopes x(Scopes a) { return a; } }
}
