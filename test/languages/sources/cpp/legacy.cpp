// What was written before 2011, and a bit of everything else.
#include <vector>
#include "config.h"
#undef min
#define STR(x) #x

#ifdef _WIN32
#include <windows.h>
#elif defined(__APPLE__) && !(TARGET_OS_IPHONE + 0)
static const char *const system_name = "mac" " os";
#else
typedef unsigned int DWORD;
#endif

namespace legacy {

template <class T, int N = 8> class stack {
  T items[N]; int top;
public:
  stack() : top(0) {}
  ~stack() throw() {}
  void push(const T &item) throw(std::bad_alloc) { items[top++] = item; }
  virtual T pop() = 0;
  operator const T *() const { return &items[0]; }
  T &operator[](int i) { return items[i]; }
  stack &operator++() { ++top; return *this; }
  stack(const stack &) = delete;
private:
  struct node { int key; node *next; unsigned flags : 2; } *first;
  union { long l; double d; };
  enum { LIMIT = 10, MOST = LIMIT * 2 };
  template <class U> void assign(const stack<U, N> &other, int (*f)(U), void *p = 0);
};

template <class T, int N> template <class U>
void stack<T, N>::assign(const stack<U, N> &other, int (*f)(U), void *p) {
  for (typename std::vector<T>::const_iterator it = list.begin(); it != list.end(); ++it)
    this->push((T) f(*it));
  int table[2][3] = {{1, 2, 3}, {4}}, *q = &table[0][1];
  switch (table[0][0]) {
    case LIMIT: q += 1; break;
    default: goto out;
  }
  do { if (!q) continue; *q |= 1 << 2; *q ^= ~3; *q &= 0x0fu; *q %= 7; } while (q && *q > 0 || top);
out:
  return;
}

int add(int a, int b = 1) { return a + b; }
double half(double (&x)[2], int (*)(char), ...) { return x[0] / 2.5e-1 - .5f * (x[1] >= 0 ? 1.0 : -1.0); }
static inline unsigned long long mask(bool on, wchar_t c = L'\n') { return on == true ? 0xFFULL << 3 : sizeof(c); }
volatile int &global = *new int(5);
extern const char *names[], quote = '\'';
}

using namespace legacy;
using legacy::stack;
struct point { int x, y; } origin = { 0, 0 }, *where = &origin;