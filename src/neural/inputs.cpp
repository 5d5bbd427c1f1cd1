#include "neural/inputs.h"

#include <bit>
#include <cstring>

namespace folsom {

namespace {

constexpr Field kPileField = FieldOf(FieldId::kPile);
constexpr std::size_t kFirstKindColumn = 8;  // Six seats, face down, a second card; then kinds.
static_assert(kProductRows <= kPileField.rows);
static_assert(kFirstKindColumn + kCardKinds < kPileField.columns);
static_assert(kInputs <= 0xFFFF);

constexpr std::array<bool, kSightSize> kIsCount = [] {
  std::array<bool, kSightSize> counts{};
  const auto mark = [&counts](const Field& field, std::size_t start) {
    for (std::size_t i = 0; i < field.Size(); ++i)
      counts[start + field.offset + i] = field.usual > 1;
  };
  for (const Field& field : kObservationTable) mark(field, 0);
  for (const Field& field : kForesightTable) mark(field, kObservationSize);
  return counts;
}();

// The top bit of each byte that is not 0.
[[nodiscard]] constexpr std::uint64_t TopBits(std::uint64_t eight) {
  constexpr std::uint64_t kLow = 0x7F7F7F7F7F7F7F7FULL;
  return (((eight & kLow) + kLow) | eight) & ~kLow;
}

}  // namespace

Sight SightOf(const SeatView& view) {
  Sight sight;
  const std::span<std::uint8_t, kSightSize> bytes(sight.bytes);
  Observe(view, bytes.first<kObservationSize>());
  Foresee(view, bytes.subspan<kObservationSize>());
  return sight;
}

InputList::InputList(const Sight& sight) {
  AddBytes(sight);
  AddProducts(sight);
}

void InputList::AddBytes(const Sight& sight) {
  static_assert(kSightSize % sizeof(std::uint64_t) == 0);
  for (std::size_t at = 0; at < kSightSize; at += sizeof(std::uint64_t)) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, sight.bytes.data() + at, sizeof eight);
    for (std::uint64_t rest = TopBits(eight); rest != 0; rest &= rest - 1) {
      const std::size_t i = at + static_cast<std::size_t>(std::countr_zero(rest)) / 8;
      (kIsCount[i] ? counts_ : others_).Add(i, sight.bytes[i]);
    }
  }
}

// The fields are flags, so a product is 0 or 1.
void InputList::AddProducts(const Sight& sight) {
  for (std::size_t row = 0; row < kProductRows; ++row) {
    const std::uint8_t* const card =
        sight.bytes.data() + kPileField.offset + row * kPileField.columns;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      if (card[seat] == 0) continue;
      for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
        const int product = card[seat] * card[kFirstKindColumn + kind];
        const std::size_t index = kSightSize + row * kRowProducts + seat * kCardKinds + kind;
        if (product != 0) others_.Add(index, static_cast<std::uint8_t>(product));
      }
    }
  }
}

}  // namespace folsom
