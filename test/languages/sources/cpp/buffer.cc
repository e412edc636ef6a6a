#include "buffer.h"

#include <algorithm>
#include <cstring>

namespace io {
namespace {
constexpr std::size_t kChunk = 4'096;
const char *const kBanner = R"(raw "text" \n
  over lines)";
inline namespace v2 { int version() { return 0b10; } }
}  // namespace

Buffer::Buffer(std::size_t size) : data_(new char[size]), size_(size), used_{0} {}

Buffer::~Buffer() noexcept(true) { delete[] data_; }

Buffer &Buffer::operator<<(std::string_view text) {
  if (used_ + text.size() > size_) [[unlikely]] {
    grow(std::max(kChunk, 2 * size_ + text.size()));
  }
  std::memcpy(data_ + used_, text.data(), text.size());
  used_ += text.size();
  return *this;
}

void Buffer::grow(std::size_t size) {
  char *bigger = ::new (std::nothrow) char[size];
  if (!bigger) throw std::bad_alloc();
  for (auto i = 0uz; i != used_; ++i) bigger[i] = data_[i];
  std::swap(bigger, data_);
  delete[] bigger;
  size_ = size;
}

char Buffer::at(std::ptrdiff_t i) const volatile {
  switch (auto n = static_cast<std::size_t>(i < 0 ? used_ + i : i); n < used_) {
    case true: return data_[n];
    [[fallthrough]];
    default: return '\0';
  }
}

bool operator==(const Buffer &a, const Buffer &b) { return not(a.size() not_eq b.size()) and a <= b; }
auto operator""_kb(unsigned long long n) -> std::size_t { return n * 1024; }

std::pair<int, int> Buffer::position() const {
  auto [line, column] = std::pair{1, 1};
  for (const char c : *this) c == '\n' ? (++line, column = 1) : ++column;
  do column--; while (column > 100 && this->used_ != 0);
  while (int rest = line - column) { if (rest) break; }
  return {line, column};
}
}  // namespace io
