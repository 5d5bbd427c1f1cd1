// Loot: on cards, at places, and slot by slot where it can be robbed now.
#include "features/parts.h"

namespace folsom::features {
namespace {

constexpr std::size_t kAtPlaces = FieldOf(FieldId::kPlacePurses).Size();
constexpr std::size_t kOnCards = FieldOf(FieldId::kBanditPurses).Size();

// Counts as the fields have them, and room for purses that are out: which one counts where is too
// random for branches.
using PurseCounts = std::array<std::uint8_t, kAtPlaces + kOnCards + kPurseValues + 1>;
using PurseBases = std::array<std::uint8_t, 64>;  // By the low bits of Spot::id.

constexpr PurseBases kBases = [] {
  PurseBases bases{};
  bases.fill(kAtPlaces + kOnCards);
  for (std::size_t place = 0; place < kPlaces; ++place) {
    bases[place] = static_cast<std::uint8_t>(place * FieldOf(FieldId::kPlacePurses).columns);
  }
  return bases;
}();
static_assert(kAtPlaces + kOnCards + kPurseValues < 256);

[[nodiscard]] PurseBases BasesOf(const Seating& who) {
  PurseBases bases = kBases;
  for (std::size_t row = 0; row < who.Bandits(); ++row) {
    bases[Spot::On(who.BanditAt(row)).id] =
        static_cast<std::uint8_t>(kAtPlaces + row * FieldOf(FieldId::kBanditPurses).columns);
  }
  return bases;
}

// By "somebody has held it" and value as the viewer knows it.
constexpr std::array<std::array<std::uint8_t, kPurseValues>, 2> kPurseColumnOf{
    {{7, 0, 1, 2, 3, 4, 5}, {6, 0, 1, 2, 3, 4, 5}}};

// Returns the slots at places that somebody has held, a bit each.
[[nodiscard]] std::uint32_t WritePurses(const SeatView& v, const Seating& who, const Writer& w) {
  const PurseBases bases = BasesOf(who);
  PurseCounts counts{};
  std::array<std::uint8_t, 8> known{};  // By value.
  std::uint32_t lying = 0;
  for (std::size_t slot = 0; slot < kPurses; ++slot) {
    const Spot spot = v.purses[slot].spot;
    const std::size_t value = Index(v.faces.purses[slot]);
    const std::size_t held = (v.held_purses >> slot) & 1U;
    ++counts[bases[spot.id & 63U] + kPurseColumnOf[held][value]];
    ++known[value];
    lying |= static_cast<std::uint32_t>(spot.IsPlace()) << slot;
  }
  std::memcpy(w.Row<FieldId::kPlacePurses>(), counts.data(), kAtPlaces);
  std::memcpy(w.Row<FieldId::kBanditPurses>(), counts.data() + kAtPlaces, kOnCards);
  for (std::size_t value = 1; value < kPurseValues; ++value) {
    w.Put<FieldId::kPursesLeft>(kPurseCounts[value] - std::size_t{known[value]}, value - 1);
  }
  return lying & v.held_purses;
}

void WriteLyingPurses(const SeatView& v, const Seating& who, std::uint32_t slots, Place here,
                      const Writer& w) {
  for (; slots != 0; slots &= slots - 1) {
    const auto slot = static_cast<std::size_t>(std::countr_zero(slots));
    const PurseToken purse = v.purses[slot];
    std::uint8_t* const knowers = w.Row<FieldId::kPlaceKnowers>(purse.spot.id);
    for (std::size_t at = 0; at < who.Seats(); ++at) {
      knowers[at] =
          static_cast<std::uint8_t>(knowers[at] + (purse.knowers.Has(who.At(at)) ? 1 : 0));
    }
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
