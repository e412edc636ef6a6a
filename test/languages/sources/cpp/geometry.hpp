// Vectors of any dimension.
#pragma once
#include <array>
#include <cmath>
#include <concepts>

namespace geometry::linear {

template <typename T>
concept Number = std::integral<T> || std::floating_point<T>;

template <Number T, std::size_t N = 3>
class Vector {
public:
  using value_type = T;
  constexpr Vector() noexcept = default;
  template <std::convertible_to<T>... Ts>
    requires(sizeof...(Ts) == N)
  explicit constexpr Vector(Ts... values) : cells_{static_cast<T>(values)...} {}
  Vector(const Vector &) = default;
  Vector &operator=(Vector &&other) & = default;
  ~Vector() = default;

  [[nodiscard]] constexpr T operator[](std::size_t i) const { return cells_[i]; }
  constexpr auto begin() const noexcept -> const T * { return cells_.data(); }
  constexpr auto end() const noexcept -> const T * { return begin() + N; }

  friend constexpr Vector operator+(const Vector &a, const Vector &b) {
    Vector sum;
    for (std::size_t i = 0; i < N; ++i) sum.cells_[i] = a[i] + b[i];
    return sum;
  }
  bool operator==(const Vector &) const = default;
  operator bool() const { return (*this <=> Vector{}) != 0; }

private:
  std::array<T, N> cells_{};
};

template <typename T>
Vector(T, T, T) -> Vector<T, 3>;

template <typename T> inline constexpr bool is_vector = false;
template <typename T, std::size_t N> inline constexpr bool is_vector<Vector<T, N>> = true;

template <>
class Vector<bool, 0> final {};

}  // namespace geometry::linear
