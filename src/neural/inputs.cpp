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

// Sixty-four bytes of a sight at a time, a bit for each.
constexpr std::size_t kBlock = 64;
constexpr std::size_t kWord = sizeof(std::uint64_t);
static_assert(kSightSize % kBlock == 0);

// Which bytes are of fields that count.
constexpr std::array<std::uint64_t, kSightSize / kBlock> kCountBits = [] {
  std::array<std::uint64_t, kSightSize / kBlock> bits{};
  const auto mark = [&bits](const Field& field, std::size_t start) {
    for (std::size_t i = start + field.offset; i < start + field.offset + field.Size(); ++i) {
      if (field.usual > 1) bits[i / kBlock] |= std::uint64_t{1} << i % kBlock;
    }
  };
  for (const Field& field : kObservationTable) mark(field, 0);
  for (const Field& field : kForesightTable) mark(field, kObservationSize);
  return bits;
}();

// A bit for each of eight bytes that is not 0, the first being the lowest.
[[nodiscard]] constexpr std::uint64_t BitsOf(std::uint64_t eight) {
  constexpr std::uint64_t kLow = 0x7F7F7F7F7F7F7F7FULL;
  const std::uint64_t tops = (((eight & kLow) + kLow) | eight) & ~kLow;
  return (tops >> 7U) * 0x0102040810204080ULL >> 56U;
}
static_assert(BitsOf(0x0100000000800002ULL) == 0b10000101);

[[nodiscard]] std::uint64_t BitsOfBlock(const std::uint8_t* bytes) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < kBlock / kWord; ++i) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, bytes + i * kWord, sizeof eight);
    bits |= BitsOf(eight) << (i * kWord);
  }
  return bits;
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
  const auto add = [&sight](std::uint64_t bits, std::size_t at, Part& part) {
    for (; bits != 0; bits &= bits - 1) {
      const std::size_t i = at + static_cast<std::size_t>(std::countr_zero(bits));
      part.Add(i, sight.bytes[i]);
    }
  };
  for (std::size_t at = 0; at < kSightSize; at += kBlock) {
    const std::uint64_t bits = BitsOfBlock(sight.bytes.data() + at);
    const std::uint64_t counts = kCountBits[at / kBlock];
    add(bits & counts, at, counts_);
    add(bits & ~counts, at, others_);
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
