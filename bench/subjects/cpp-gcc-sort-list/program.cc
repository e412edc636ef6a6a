#include <algorithm>
#include <functional>
#include <list>
#include <map>
#include <numeric>
#include <string>
namespace inventory {
struct item {
  std::string name;
  int price, amount;
  item(const std::string &name, int price, int amount) : name(name), price(price), amount(amount) {}
  int value() const { return price * amount; }
};
template <class Key> struct by {
  Key key;
  explicit by(Key key) : key(key) {}
  template <class T> bool operator()(const T &a, const T &b) const { return key(a) < key(b); }
};
template <class Key> by<Key> ordered_by(Key key) { return by<Key>(key); }
template <class Item, class Store = std::list<Item>> class shelf {
public:
  typedef typename Store::iterator iterator;
  template <class... A> shelf &add(A &&...a) {
    items.emplace_back(std::forward<A>(a)...);
    return *this;
  }
  template <class Compare> shelf &sort(Compare compare) {
    std::sort(items.begin(), items.end(), compare);
    return *this;
  }
  std::map<std::string, int> amounts() const {
    std::map<std::string, int> found;
    for (const Item &one : items) found[one.name] += one.amount;
    return found;
  }
  int value() const {
    return std::accumulate(items.begin(), items.end(), 0, [](int sum, const Item &one) { return sum + one.value(); });
  }
private:
  Store items;
};
} // namespace inventory
int main() {
  inventory::shelf<inventory::item> shelf;
  shelf.add("apple", 3, 4).add("pear", 5, 1).add("apple", 2, 7);
  shelf.sort(inventory::ordered_by(std::mem_fn(&inventory::item::value)));
  return shelf.value() + shelf.amounts()["apple"];
}
