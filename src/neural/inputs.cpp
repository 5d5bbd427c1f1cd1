#include "neural/inputs.h"

#include <cstring>

namespace folsom {

namespace {

constexpr Field kPileField = FieldOf(FieldId::kPile);
constexpr std::size_t kFirstKindColumn = 8;  // Six seats, face down, a second card; then kinds.
static_assert(kProductRows <= kPileField.rows);
static_assert(kFirstKindColumn + kCardKinds < kPileField.columns);
static_assert(kInputs <= 0xFFFF);

}  // namespace

InputList::InputList(std::span<const std::uint8_t, kObservationSize> observation) {
  AddBytes(observation);
  AddProducts(observation);
}

void InputList::AddBytes(std::span<const std::uint8_t, kObservationSize> observation) {
  static_assert(kObservationSize % sizeof(std::uint64_t) == 0);
  for (std::size_t at = 0; at < kObservationSize; at += sizeof(std::uint64_t)) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, observation.data() + at, sizeof eight);
    if (eight == 0) continue;  // As most are.
    for (std::size_t i = at; i < at + sizeof eight; ++i) {
      if (observation[i] != 0) Add(i, observation[i]);
    }
  }
}

// The fields are flags, so a product is 0 or 1.
void InputList::AddProducts(std::span<const std::uint8_t, kObservationSize> observation) {
  for (std::size_t row = 0; row < kProductRows; ++row) {
    const std::uint8_t* const card =
        observation.data() + kPileField.offset + row * kPileField.columns;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      if (card[seat] == 0) continue;
      for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
        const int product = card[seat] * card[kFirstKindColumn + kind];
        const std::size_t index = kObservationSize + row * kRowProducts + seat * kCardKinds + kind;
        if (product != 0) Add(index, static_cast<std::uint8_t>(product));
      }
    }
  }
}

}  // namespace folsom
