#include <memory>
#include <string>
namespace shapes {
struct point { int x, y; point(int x = 0, int y = 0) : x(x), y(y) {} };
inline point operator+(const point &a, const point &b) { return point(a.x + b.x, a.y + b.y); }
template <class T> class counted {
public:
  counted() { ++count; }
  counted(const counted &) { ++count; }
  static int alive() { return count; }
protected:
  ~counted() { --count; }
private:
  static int count;
};
template <class T> int counted<T>::count = 0;
class shape : public counted<shape> {
public:
  explicit shape(const std::string &name) : name_(name) {}
  virtual double area() const = 0;
  virtual point centre() const { return point(); }
  const std::string &name() const { return name_; }
private:
  std::string name_;
};
class square : public shape {
public:
  square(point at, int side) : shape("square"), at(at), side(side) {}
  double area() const override { return double(side) * side; }
  point centre() const override { return at + point(side / 2, side / 2); }
private:
  point at;
  int side;
};
class circle final : public shape {
public:
  circle(point at, int radius) : shape("circle"), at(at), radius(radius) {}
  double area() const override { return 3.14159 * radius * radius; }
  point centre() const override { return at; }
private:
  point at;
  int radius;
};
template <class S> class holder {
public:
  template <class... A> static holder of(A &&...a) { return holder(new S(std::forward<A>(a)...)); }
  const S &get() const { return *held; }
  template <class U> operator holder<U>() && { return holder<U>(held.release()); }
  explicit holder(S *s) : held(s) {}
private:
  std::unique_ptr<S> held;
};
} // namespace shapes
int main() {
  using namespace shapes;
  holder<shape> all[] = {holder<square>::of(point(1, 2), 4), holder<circle>::of(point(), 3)};
  double sum = 0;
  for (const auto &one : all) sum += one.get().area() + one.get().centre().x + one.get().name().size();
  return int(sum) + shape::alive();
}
