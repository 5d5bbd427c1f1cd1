// How numbers become bytes of an observation. Internal to features/.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "features/features.h"
#include "features/foresight.h"

namespace folsom::features {

static_assert(std::endian::native == std::endian::little, "words are written as rows of bytes");

// Bytes of an observation or a foresight, all 0 to begin with, by field: kId is a FieldId or a
// ForesightId.
class Writer {
 public:
  explicit Writer(std::uint8_t* out) : out_(out) {}

  template <auto kId>
  [[nodiscard]] std::uint8_t* Row(std::size_t row = 0) const {
    constexpr Field kField = FieldOf(kId);
    return out_ + kField.offset + row * kField.columns;
  }
  template <auto kId>
  void Set(std::size_t column, std::size_t row = 0) const {
    Row<kId>(row)[column] = 1;
  }
  template <auto kId>
  void Put(std::size_t number, std::size_t column = 0) const {
    Row<kId>()[column] = static_cast<std::uint8_t>(number);
  }
  // A whole row from the low bytes of a word.
  template <auto kId>
  void PutRow(std::uint64_t bytes, std::size_t row = 0) const {
    std::memcpy(Row<kId>(row), &bytes, FieldOf(kId).columns);
  }
  template <auto kId>
  void Thermometer(std::size_t count, std::size_t row = 0) const;

 private:
  std::uint8_t* out_;
};

inline constexpr std::uint64_t kOneInEach = 0x0101010101010101ULL;

// Bit i of `bits` as byte i. Precondition: bits < 128.
[[nodiscard]] constexpr std::uint64_t Spread(std::uint64_t bits) {
  return (bits * 0x0002040810204081ULL) & kOneInEach;
}

// The first `count` bytes. Precondition: count < 8.
[[nodiscard]] constexpr std::uint64_t FirstBytes(std::size_t count) {
  return kOneInEach & ((std::uint64_t{1} << (count * 8)) - 1);
}

template <auto kId>
void Writer::Thermometer(std::size_t count, std::size_t row) const {
  static_assert(FieldOf(kId).columns < 8);
  PutRow<kId>(FirstBytes(count), row);
}

// Adds byte by byte. Those beyond a row stay what they are.
inline void AddBytes(std::uint8_t* to, std::uint64_t bytes) {
  std::uint64_t sum = 0;
  std::memcpy(&sum, to, sizeof sum);
  sum += bytes;
  std::memcpy(to, &sum, sizeof sum);
}

// Byte k: how many cards of kind k and this colour slot a bag's `actions` has.
[[nodiscard]] constexpr std::uint64_t KindCounts(std::uint64_t actions, std::size_t colour) {
  return (actions >> (colour * 4)) & (0x0F * kOneInEach);
}

inline void PutKinds(std::uint8_t* to, std::uint64_t counts) {
  std::memcpy(to, &counts, kCardKinds);
}

}  // namespace folsom::features
