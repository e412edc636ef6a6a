class A : public B, C {
public:
  A() : x(1), y{2} {}
  virtual ~A() = default;
private:
  int x, y;
};
