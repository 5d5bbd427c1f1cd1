#include "rules/view.h"

#include "rules/query.h"

namespace folsom {
namespace {

[[nodiscard]] ViewSeat PublicPart(const SeatState& seat) {
  return {.discard = seat.discard,
          .received = seat.received,
          .known_bullets = seat.known_bullets,
          .top = seat.top,
          .hand_size = static_cast<std::uint8_t>(seat.hand.Size()),
          .deck_size = static_cast<std::uint8_t>(seat.DeckSize()),
          .known_actions = seat.known_actions,
          .known_duds = seat.known_duds,
          .received_this_round = seat.received_this_round};
}

[[nodiscard]] ViewOwn OwnPart(const GameState& s, Seat viewer) {
  const SeatState& seat = s.At(viewer);
  const BanditMask own = BanditsOf(s, viewer);
  return {.hand = seat.hand,
          .kept = seat.kept,
          .choice = seat.choice,
          .asked = s.horses.asked & own,
          .boarding = s.horses.boarding & own};
}

// PLAN-5, PLAN-10, INFO-1, INFO-2: face-up cards for all, face-down ones for who played them.
void ShowPile(const GameState& s, SeatView& v) {
  v.pile_size = s.pile_size;
  v.pile_next = s.pile_next;
  for (std::size_t i = 0; i < s.pile_size; ++i) {
    const bool seen = !s.pile[i].FaceDown() || s.pile[i].By() == v.viewer;
    v.pile[i] = {.card = seen ? s.pile[i].card : kHiddenCard, .bits = s.pile[i].bits};
  }
}

// LOOT-3 to LOOT-6, FLASK-2; after the end all is shown (INFO-5).
void ShowTokens(const GameState& s, SeatView& v) {
  const bool over = s.phase == Phase::kOver;
  for (std::size_t i = 0; i < kPurses; ++i) {
    const PurseToken& purse = s.purses[i];
    const bool seen = over || purse.knowers.Has(v.viewer);
    v.purses[i] = {.spot = purse.spot,
                   .value = seen ? purse.value : PurseValue::kNone,
                   .knowers = purse.knowers};
    if (purse.value != PurseValue::kNone) v.held_purses |= 1U << i;
  }
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskToken& flask = s.horses.flasks[i];
    const bool seen = over || flask.knowers.Has(v.viewer);
    v.flasks[i] = {.spot = flask.spot,
                   .kind = seen ? flask.kind : FlaskKind::kNone,
                   .knowers = flask.knowers,
                   .half = flask.half};
    if (flask.kind != FlaskKind::kNone) {
      v.held_flasks = static_cast<std::uint8_t>(v.held_flasks | (1U << i));
    }
  }
}

void ShowHorses(const HorsesState& h, SeatView& v) {
  v.coach = h.coach;
  v.guard = h.guard;
  v.horses = h.horses;
  v.hostages = h.hostages;
  v.riding = h.riding;
  v.attacked = h.attacked;
  v.fleeing = h.fleeing;
  v.hostage_taker = h.hostage_taker;
}

}  // namespace

SeatView ViewFor(const GameState& s, Seat viewer) {
  SeatView v;
  v.viewer = viewer;
  v.config = s.config;
  v.terms = s.terms;
  for (std::size_t i = 0; i < s.terms.seats; ++i) v.seats[i] = PublicPart(s.seats[i]);
  if (viewer != kNoSeat) v.own = OwnPart(s, viewer);
  v.bandits = s.bandits;
  v.colours = s.colours;
  ShowPile(s, v);
  ShowTokens(s, v);
  v.jewels = s.jewels;
  v.strongboxes = s.strongboxes;
  v.strongbox_waits = s.strongbox_waits;
  v.marshal = s.marshal;
  v.neutral = s.neutral;
  v.phase = s.phase;
  v.ask = s.ask;
  v.pending = s.pending;
  v.actor = s.actor;
  v.target = s.target;
  v.step = s.step;
  v.round = s.round;
  v.rounds = s.rounds;
  v.first = s.first;
  v.turn = s.turn;
  v.order = s.order;
  v.acts = s.acts;
  v.pairs = s.pairs;
  ShowHorses(s.horses, v);
  return v;
}

SeatView WithMemoryPlay(const SeatView& view) {
  SeatView v = view;
  const bool robbing = v.phase == Phase::kRobbing;
  for (std::size_t i = 0; i < v.pile_size; ++i) {
    // While planning the last card lies on top; turned over, the one that resolves now.
    const bool covered = robbing ? i > v.pile_next : i + 1 < v.pile_size;
    if (covered) v.pile[i].card = kHiddenCard;
  }
  return v;
}

}  // namespace folsom
