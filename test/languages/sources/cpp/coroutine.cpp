#include <coroutine>
#if defined(__cpp_lib_generator) && __cpp_lib_generator >= 202207L
#include <generator>
#endif

#define DEFER(name) auto name##_defer = defer + [&]()

struct Task {
  struct promise_type {
    int current;
    Task get_return_object() { return {}; }
    std::suspend_always yield_value(int value) { current = value; return {}; }
    void return_void() {}
  };
};

Task numbers(int from, int to) {
  for (int i = from; i <= to; i += 1) co_yield i;
  co_await std::suspend_always{};
  co_return;
}

thread_local static unsigned long long visits = 0ULL;
constinit const double ratio = 1.5e-3, hex = 0x1.8p1;
alignas(64) char line[128];
[[deprecated("use numbers")]] void legacy(int, char = 'a', ...);

class Guard {
  struct Impl;
  Impl *impl;
  int depth : 4;
  static inline int total{};

 protected:
  Guard &operator,(int) { return *this; }
  void *operator new(std::size_t size) { return ::operator new(size); }
  bool operator()() const && { return true; }
};

extern "C" int puts(const char *);
extern "C" { int getchar(void); }
namespace short_name = geometry::linear;
typedef int (*Action)(Guard &);

auto compare = []<typename T>(T a, T b) { return a < b; };
auto now = [] { return 'u' + u8'x' + L'ß' + U'\U0001F600'; }();
// tail: ünïcödé 😀
