#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

using namespace std::literals;
using std::string;

enum class Priority : unsigned char { Low, Normal = 5, High };

struct Event {
  string name;
  Priority priority{Priority::Normal};
  mutable int seen = 0;
  virtual ~Event() {}
  virtual void print(std::ostream &out) const = 0;
};

class KeyEvent : public virtual Event, protected std::enable_shared_from_this<KeyEvent> {
  char key_;

 public:
  KeyEvent(char key) : Event{}, key_(key) { name = "key"s; }
  void print(std::ostream &out) const override final { out << name << ':' << key_ << '\n'; }
  static KeyEvent *create(char key);
  auto operator()(int x, int y = 0) -> int;
};

class Bus {
 public:
  using Handler = std::function<void(const Event &)>;

  template <class F>
  void on(const string &name, F &&handler) {
    handlers_[name].push_back(std::forward<F>(handler));
  }

  void emit(const Event &event) const try {
    if (auto found = handlers_.find(event.name); found != handlers_.end())
      for (const auto &handler : found->second) handler(event);
    else
      throw std::runtime_error("nobody listens to " + event.name);
  } catch (const std::exception &error) {
    failed_++;
  } catch (...) {
    throw;
  }

 private:
  std::map<string, std::vector<Handler>> handlers_;
  mutable int failed_ = 0;
};

int main() {
  Bus bus;
  int count{};
  bus.on("key", [&count, limit = 10](const Event &e) mutable -> void {
    if (++count < limit) e.seen += 1;
  });
  bus.on("key", [=, &bus](auto &&...) noexcept {});
  auto event = std::make_unique<KeyEvent>('x');
  bus.emit(*event);
  Event *raw = new KeyEvent('y');
  if (auto *key = dynamic_cast<KeyEvent *>(raw)) (*key)(1, 2);
  delete raw;
  int *numbers = new int[count + 1]{1, 2};
  delete[] numbers;
  return count > 0 ? EXIT_SUCCESS : 1;
}
