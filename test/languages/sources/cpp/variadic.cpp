template <typename... Ts> struct list { static constexpr auto size = sizeof...(Ts); };
template <template <typename...> class To, typename From> struct rename;
template <template <typename...> class To, typename... Ts>
struct rename<To, list<Ts...>> { typedef To<Ts...> type; };

template <int N> struct factorial { enum { value = N * factorial<N - 1>::value }; };
template <> struct factorial<0> { enum { value = 1 }; };

template <typename... Ts> constexpr auto sum(Ts... values) { return (values + ... + 0); }
template <typename... Ts> bool all(Ts &&...values) { return (... && values); }

template <typename T>
typename T::value_type last(const T &list) {
	static_assert(!is_same_v<T, void>, "not for void");
	if constexpr (requires { list.back(); })
		return list.back();
	else
		return *(list.end() - 1);
}

template <typename T, typename = void> struct has_size : std::false_type {};
template <typename T>
struct has_size<T, std::void_t<decltype(std::declval<T &>().size())>> : std::true_type {};

template int sum<int>(int);

template <typename T> concept Shape = requires(T shape, int scale) {
	typename T::unit;
	{ shape.area() } -> std::same_as<double>;
	{ shape.resize(scale) } noexcept;
	requires sizeof(T) < 64;
};

auto area(Shape auto const &shape) { return shape.template get<0>() * shape.area(); }
int (*pick(bool first))(int, int) { return first ? &sum<int, int> : nullptr; }
decltype(auto) forward_it(auto &&x) { return static_cast<decltype(x)>(x); }
int values[] = {sum(1, 2, 3), int(2.5), int{7}, alignof(long), sizeof(values[0])};
