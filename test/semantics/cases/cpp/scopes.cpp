/* Shadowing, uses before declarations, and members. */
int a;
struct A { int f() { return a + b; } int b; int a; };
int g(int a) {
  { struct A { int a; } b; b.a = a; }
  for (int a = 0; a < 3; a++) { auto a = ::a; }
  try { } catch (A &a) { a.f(); }
  return a;
}
namespace m { int a; int h() { return a; } }
int k = m::a + m::h() + a;
template <class A> struct B { A a; template <class A> A *f(A a); };
template <class A> class D : B<A> { using typename B<A>::q; };
A h(A A) { return A; }
