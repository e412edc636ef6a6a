#include <functional>
#include <string>
#include <utility>
#include <vector>
namespace tasks {
template <class Event> class listener {
public:
  virtual ~listener() {}
  virtual bool heard(const Event &event) = 0;
};
template <class Event, class Call> class calling : public listener<Event> {
public:
  explicit calling(Call call) : call(std::move(call)) {}
  bool heard(const Event &event) override { return call(event); }
private:
  Call call;
};
template <class Event> class source {
public:
  typedef listener<Event> *pointer;
  template <class Call> source &on(Call call) {
    listeners.push_back(new calling<Event, Call>(std::move(call)));
    return *this;
  }
  unsigned tell(const Event &event) const {
    unsigned heard = 0;
    for (pointer one : listeners) heard += one->heard(event);
    return heard;
  }
  ~source() { for (pointer one : listeners) delete one; }
private:
  std::vector<pointer> listeners;
};
struct job {
  std::string name;
  int urgency;
};
class queue {
public:
  void add(const job &one) {
    jobs.push_back(one);
    added.tell(jobs.back());
  }
  bool run_next() {
    if (jobs.empty()) return false;
    job next = jobs.front();
    for (const job &other : jobs) if (other.urgency > next.urgency) next = other;
    for (std::vector<job>::iterator at = jobs.begin(); at != jobs.end(); ++at)
      if (at->name == next.name) { jobs.erase(at); break; }
    done.tell(next);
    return true;
  }
  source<job> added, done;
private:
  std::vector<job> jobs;
};
class clock {
public:
  virtual int now() { return ++time; }
  int later(int by) { return now() + by; }
protected:
  int time = 0;
};
class slow_clock : public clock {
public:
  int now() override { return time += 10; }
};
} // namespace tasks
int main() {
  tasks::queue queue;
  int urgent = 0;
  std::function<bool(const tasks::job &)> count = [&](const tasks::job &one) { return one.urgency > 1 && ++urgent; };
  queue.added.on(count).on([](const tasks::job &one) { return one.name.empty(); });
  queue.add({"write", 1});
  queue.add({"test", 3});
  tasks::slow_clock slow;
  tasks::clock *clock = &slow;
  while (queue.run_next()) clock->later(2);
  return urgent + clock->now();
}
