#include "rules/state/view.h"

#include "rules/state/query.h"

namespace folsom {
namespace {

[[nodiscard]] ViewOwn OwnPart(const GameState& s, Seat viewer) {
  const BanditMask own = BanditsOf(s, viewer);
  return {.hand = s.Secret(viewer).hand,
          .kept = s.Secret(viewer).kept,
          .choice = s.choices[Index(viewer)],
          .asked = s.horses_secrets.asked & own,
          .boarding = s.horses_secrets.boarding & own};
}

// The loops below have no branches and write to an array of their own, so that all of it is done at
// once: views are made for every decision of a batch.

// PLAN-5, PLAN-10, INFO-1, INFO-2: face-up cards for all, face-down ones for who played them.
[[nodiscard]] std::array<Card, kMaxPile> PileFor(const GameState& s, Seat viewer) {
  std::array<Card, kMaxPile> shown;
  for (std::size_t i = 0; i < kMaxPile; ++i) {
    const bool own = s.pile[i].By() == viewer;
    const bool known = own | !s.pile[i].FaceDown();
    shown[i].id = known ? s.faces.pile[i].id : kHiddenCard.id;
  }
  return shown;
}

// LOOT-3 to LOOT-6; after the end all is shown (INFO-5).
[[nodiscard]] std::array<PurseValue, kPurses> PursesFor(const GameState& s, Seat viewer) {
  const bool over = s.phase == Phase::kOver;
  std::array<PurseValue, kPurses> shown;
  for (std::size_t i = 0; i < kPurses; ++i) {
    const bool known = over | s.purses[i].knowers.Has(viewer);
    shown[i] = known ? s.faces.purses[i] : PurseValue::kNone;
  }
  return shown;
}
[[nodiscard]] std::uint32_t HeldPurses(const GameState& s) {
  std::uint32_t held = 0;
  for (std::size_t i = 0; i < kPurses; ++i) {
    held |= static_cast<std::uint32_t>(s.faces.purses[i] != PurseValue::kNone) << i;
  }
  return held;
}

// The same for flasks (FLASK-2).
void ShowFlasks(const GameState& s, SeatView& v) {
  const bool over = s.phase == Phase::kOver;
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskKind kind = s.faces.flasks[i];
    if (over || s.horses.flasks[i].knowers.Has(v.viewer)) v.faces.flasks[i] = kind;
    if (kind == FlaskKind::kNone) continue;
    v.held_flasks = static_cast<std::uint8_t>(v.held_flasks | (1U << i));
  }
}

}  // namespace

SeatView ViewFor(const GameState& s, Seat viewer) {
  SeatView v(s, viewer);
  if (viewer != kNoSeat) v.own = OwnPart(s, viewer);
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    v.sizes[i] = {.hand = static_cast<std::uint8_t>(s.secrets[i].hand.Size()),
                  .deck = static_cast<std::uint8_t>(s.DeckSize(static_cast<Seat>(i)))};
  }
  v.faces.pile = PileFor(s, viewer);
  v.faces.purses = PursesFor(s, viewer);
  v.held_purses = HeldPurses(s);
  if (s.terms.horses) ShowFlasks(s, v);
  return v;
}

SeatView WithMemoryPlay(const SeatView& view) {
  SeatView v = view;
  const bool robbing = v.phase == Phase::kRobbing;
  for (std::size_t i = 0; i < v.pile_size; ++i) {
    // While planning the last card lies on top; turned over, the one that resolves now.
    const bool covered = robbing ? i > v.pile_next : i + 1 < v.pile_size;
    if (covered) v.faces.pile[i] = kHiddenCard;
  }
  return v;
}

}  // namespace folsom
