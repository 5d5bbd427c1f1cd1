// Loot: on cards, at places, and slot by slot where it can be robbed now.
#include "features/parts.h"

namespace folsom::features {
namespace {

// A row of eight counts for each place, each bandit, and each slot that is out: which purse counts
// where is too random for branches, and rows of their own do not wait for each other.
using PurseRows = std::array<std::uint64_t, kPlaces + kMaxBandits + kPurses>;
static_assert(FieldOf(FieldId::kPlacePurses).columns == sizeof(std::uint64_t));

[[nodiscard]] std::size_t PurseRowOf(Spot spot, std::size_t slot, const Seating& who) {
  if (spot.IsPlace()) return spot.id;
  return spot.IsCard() ? kPlaces + who.RowOf(spot.Holder()) : kPlaces + kMaxBandits + slot;
}

// By "somebody has held it" and value as the viewer knows it: 1 in the byte of its column.
constexpr auto kPurseColumn = [] {
  std::array<std::array<std::uint64_t, kPurseValues>, 2> bytes{};
  for (std::size_t held = 0; held < 2; ++held) {
    bytes[held][0] = std::uint64_t{1} << ((held != 0 ? 6 : 7) * 8);
    for (std::size_t i = 1; i < kPurseValues; ++i)
      bytes[held][i] = std::uint64_t{1} << ((i - 1) * 8);
  }
  return bytes;
}();

// How many of each value there are, a byte each. The two bytes above borrow nothing from them.
constexpr std::uint64_t kAllPurses = [] {
  std::uint64_t all = 0xFFFF000000000000ULL;
  for (std::size_t i = 1; i < kPurseValues; ++i) {
    all += std::uint64_t{kPurseCounts[i]} << ((i - 1) * 8);
  }
  return all;
}();

// Returns the slots at places that somebody has held, a bit each.
[[nodiscard]] std::uint32_t WritePurses(const SeatView& v, const Seating& who, const Writer& w) {
  PurseRows rows{};
  std::uint64_t known = 0;
  std::uint32_t lying = 0;
  for (std::size_t slot = 0; slot < kPurses; ++slot) {
    const Spot spot = v.purses[slot].spot;
    const std::uint64_t column =
        kPurseColumn[(v.held_purses >> slot) & 1U][Index(v.faces.purses[slot])];
    rows[PurseRowOf(spot, slot, who)] += column;
    known += column;
    lying |= static_cast<std::uint32_t>(spot.IsPlace()) << slot;
  }
  std::memcpy(w.Row<FieldId::kPlacePurses>(), rows.data(), kPlaces * sizeof rows[0]);
  for (std::size_t row = 0; row < kMaxBandits; ++row) {
    w.PutRow<FieldId::kBanditPurses>(rows[kPlaces + row], row);
  }
  w.PutRow<FieldId::kPursesLeft>(kAllPurses - known);
  return lying & v.held_purses;
}

void WriteLyingPurses(const SeatView& v, const Seating& who, std::uint32_t slots, Place here,
                      const Writer& w) {
  for (; slots != 0; slots &= slots - 1) {
    const auto slot = static_cast<std::size_t>(std::countr_zero(slots));
    const PurseToken purse = v.purses[slot];
    AddBytes(w.Row<FieldId::kPlaceKnowers>(purse.spot.id), Spread(who.Relative(purse.knowers)));
    if (purse.spot.AsPlace() != here) continue;
    w.Set<FieldId::kPurseHere>(slot);
    const std::size_t value = Index(v.faces.purses[slot]);
    if (value != 0) w.Set<FieldId::kPurseValue>(value - 1, slot);
  }
}

// The columns of a flask that somebody has held.
[[nodiscard]] std::size_t FlaskColumn(FlaskKind kind, bool half) {
  if (kind == FlaskKind::kNone) return 2;
  return Index(kind) - 1 + (half ? 3 : 0);
}

void WriteFlask(const SeatView& v, const Seating& who, std::size_t slot, Place here,
                const Writer& w) {
  const FlaskToken& flask = v.horses.flasks[slot];
  const FlaskKind kind = v.faces.flasks[slot];
  const bool held = ((v.held_flasks >> slot) & 1U) != 0;
  const std::size_t column = held ? FlaskColumn(kind, flask.half != 0) : detail::kFlaskColumns;
  if (flask.spot.IsCard()) {
    ++w.Row<FieldId::kBanditFlasks>(who.RowOf(flask.spot.Holder()))[column];
  }
  if (!flask.spot.IsPlace()) return;
  ++w.Row<FieldId::kPlaceFlasks>(flask.spot.id)[column];
  if (!held || flask.spot.AsPlace() != here) return;
  w.Set<FieldId::kFlaskHere>(slot);
  if (kind != FlaskKind::kNone) w.Set<FieldId::kFlaskKind>(Index(kind) - 1, slot);
  if (flask.half != 0) w.Set<FieldId::kFlaskKind>(2, slot);
}

}  // namespace

void WriteLoot(const SeatView& v, const Seating& who, const Writer& w) {
  const Bandit asked = AskedBandit(v);
  const Place here = asked == kNoBandit ? kUnplaced : v.At(asked).place;
  WriteLyingPurses(v, who, WritePurses(v, who, w), here, w);
  std::memcpy(w.Row<FieldId::kPlaceJewels>(), v.jewels.data(), kPlaces);
  std::memcpy(w.Row<FieldId::kPlaceStrongboxes>(), v.strongboxes.data(), kPlaces);
  for (std::size_t slot = 0; v.terms.horses && slot < kFlasks; ++slot) {
    WriteFlask(v, who, slot, here, w);
  }
}

}  // namespace folsom::features
