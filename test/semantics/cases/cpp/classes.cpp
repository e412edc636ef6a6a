namespace n {
template <class T, int N = 3> class C : public Base<T> {
public:
  C(int a) : x(a) { x = later; }
  ~C();
  T get() const;
  static int s;
  enum E { P, Q };
  using U = T;
private:
  T x;
  int later : 3;
};
}
template <typename T> T n::C<T>::get() const { return this->x + s; }
n::C<int, 2> c(1), *p = new n::C<int>(2);
enum class K { A = n::C<int>::P };
struct S;
struct S *s;
struct S { operator bool(); S &add(S &other) { return other; } };
int f(const S &s, int b = 3) {
  for (auto &e : c) e.get<int>(b);
  auto l = [&, b](int b) { return b; };
  if (int w = f(*::s)) goto x;
x:
  return static_cast<int>(b) + std::abs(l(1));
}
