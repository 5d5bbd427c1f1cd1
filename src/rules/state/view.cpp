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

// PLAN-5, PLAN-10, INFO-1, INFO-2: face-up cards for all, face-down ones for who played them.
void ShowPile(const GameState& s, SeatView& v) {
  for (std::size_t i = 0; i < s.pile_size; ++i) {
    if (!s.pile[i].FaceDown() || s.pile[i].By() == v.viewer) v.faces.pile[i] = s.faces.pile[i];
  }
}

// LOOT-3 to LOOT-6, FLASK-2; after the end all is shown (INFO-5).
void ShowTokens(const GameState& s, SeatView& v) {
  const bool over = s.phase == Phase::kOver;
  for (std::size_t i = 0; i < kPurses; ++i) {
    const PurseValue value = s.faces.purses[i];
    if (over || s.purses[i].knowers.Has(v.viewer)) v.faces.purses[i] = value;
    if (value != PurseValue::kNone) v.held_purses |= 1U << i;
  }
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
  ShowPile(s, v);
  ShowTokens(s, v);
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
