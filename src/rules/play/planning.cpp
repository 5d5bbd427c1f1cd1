// Schemin': section 5 of docs/rules.md, Ghost, the second card of DUO18-4, and TURMOIL.
#include <algorithm>

#include "rules/horses/hooks.h"
#include "rules/pieces/kinds.h"
#include "rules/play/ask.h"
#include "rules/play/step.h"

namespace folsom {
namespace {

// PLAN-6
[[nodiscard]] std::size_t ActsDue(Turn turn) { return turn == Turn::kSpeedingUp ? 2 : 1; }

// CHAR-GHOST, HOST-PHOTO. In a tunnel every card lies face down anyway.
[[nodiscard]] bool MayPlayDown(const GameState& s, Seat seat, Turn turn) {
  const bool first_card = (s.turn | s.acts) == 0;
  const bool ghost = s.At(Bandit::kGhost).owner == seat;
  return (first_card & ghost) && HasPower(s, Bandit::kGhost) &&  // One branch, seldom taken.
         !SeatHasHostage(s, seat, Hostage::kPhotographer) && turn != Turn::kTunnel;
}

void ListPlays(const GameState& s, Seat seat, ActionList& out) {
  const std::uint64_t actions = s.Secret(seat).hand.actions;
  ListCards(s, seat, actions, ActionKind::kPlay, out);
  if (MayPlayDown(s, seat, CurrentTurn(s))) {
    ListCards(s, seat, actions, ActionKind::kPlayDown, out);
  }
}

// DUO18-4: cards of the bandit that the Fire on top of the pile does not belong to.
void ListSecondCards(const GameState& s, Seat seat, ActionList& out) {
  out.Add(act::kPass);
  const Card first = s.faces.pile[s.pile_size - 1U];
  if (first.Kind() != CardKind::kFire) return;
  constexpr std::uint64_t kColour0 = 0x0F0F0F0F0F0F0F0FULL;
  std::uint64_t others = s.Secret(seat).hand.actions & (kColour0 << ((1 - first.Colour()) * 4));
  others &= ~(0xFULL << (Card::Action(CardKind::kMarshal, 0).id * 4));
  ListCards(s, seat, others, ActionKind::kPlay, out);
}

// The hand turned out to hold no action card: all know it now.
void ShowNoActions(GameState& s, Seat seat) {
  s.At(seat).known_actions = 0;
  s.At(seat).known_duds = static_cast<std::uint8_t>(s.Secret(seat).hand.Size());
}

[[gnu::noinline]] void Pass(AnyStep auto& t, Seat seat) {
  ShowNoActions(t.s, seat);
  t.Emit(Passed{{}, seat});
}

// DUO18-4, DUO18-6: after a face-down card the question is always put, or its absence would tell
// that the card is no Fire.
[[nodiscard]] bool AsksForSecond(const GameState& s, Seat seat) {
  if (!s.terms.second_card || CurrentTurn(s) != Turn::kStandard) return false;
  if (s.Secret(seat).hand.Empty()) return false;
  const std::size_t top = s.pile_size - 1U;
  return s.pile[top].FaceDown() || s.faces.pile[top].Kind() == CardKind::kFire;
}

void PlayChosen(AnyStep auto& t, Seat seat, Card card, bool down) {
  PlayCard(t, seat, card, down, false);
  ++t.s.acts;
}

void DrawInstead(AnyStep auto& t, Seat seat) {
  DrawCards(t, seat, seat, kDrawCount);
  ++t.s.acts;
}
void PassInstead(AnyStep auto& t, Seat seat) {
  Pass(t, seat);
  ++t.s.acts;
}
void DrawOrPass(AnyStep auto& t, Seat seat) {  // PLAN-3
  CanDraw(t.s, seat) ? DrawInstead(t, seat) : PassInstead(t, seat);
}

[[gnu::noinline]] void DrinkAndGoOn(Step& t, Seat seat, Action action) {
  GameState& s = t.s;
  if (horses::Drink(t, action) == FlaskKind::kWhiskey) {  // FLASK-4
    DrawCards(t, seat, seat, kDrawCount);
    Pose(t, seat, Ask::kWhiskeyCard, kNoBandit);
  } else {  // FLASK-5: all know now that there are two action cards.
    s.At(seat).known_actions = std::max<std::uint8_t>(s.At(seat).known_actions, 2);
    Pose(t, seat, Ask::kOldWhiskeyCard, kNoBandit);
  }
}

// All commitments open together; cards first, draws after them, both in player order.
void OpenTurmoil(Step& t) {
  GameState& s = t.s;
  s.ask = Ask::kNone;
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const Seat seat = SeatInOrder(s, i);
    const Action choice = s.choices[Index(seat)];
    if (choice == act::kPass) Pass(t, seat);
    if (choice == kNoAction || choice == act::kDraw || choice == act::kPass) continue;
    s.choices[Index(seat)] = kNoAction;
    const Card card = CardOf(s, seat, choice.Param());
    PlayCard(t, seat, card, choice.Is(ActionKind::kPlayDown), false);
  }
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const Seat seat = SeatInOrder(s, i);
    if (s.choices[Index(seat)] == act::kDraw) DrawCards(t, seat, seat, kDrawCount);
    s.choices[Index(seat)] = kNoAction;
  }
  s.order = s.terms.seats;
}

// A player without cards in hand can only draw, and that is public: not asked.
[[gnu::noinline]] void BeginTurmoil(Step& t) {
  GameState& s = t.s;
  SeatMask asked;
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    if (!s.Secret(seat).hand.Empty()) {
      asked.Add(seat);
    } else {
      s.choices[Index(seat)] = CanDraw(s, seat) ? act::kDraw : act::kPass;
    }
  }
  if (asked.Empty()) {
    OpenTurmoil(t);
  } else {
    PoseTogether(t, asked, Ask::kTurmoil);
  }
}

// One entry of ListPlan, uniformly, but without the list: where that is kDraw or kPass and then a
// card of each kind in hand. Inlined, so that a caller's branch is the one taken here.
constexpr std::uint16_t kNoKind = kCardKinds;
[[nodiscard, gnu::always_inline]] inline std::uint16_t PickKind(const GameState& s, Seat seat,
                                                                Rng& rng) {
  const std::size_t kinds = KindsIn(s.Secret(seat).hand.actions, 0);
  const auto plays = static_cast<std::uint32_t>(std::popcount(kinds));
  const std::uint32_t others = CanDraw(s, seat) || plays == 0 ? 1 : 0;  // To draw, or to pass.
  const std::uint32_t n = rng.Below(others + plays);
  if (n < others) return kNoKind;
  const std::uint16_t kind = kKindLists[kinds][n - others];
  if (kind == kNoKind) __builtin_unreachable();
  return kind;
}
[[nodiscard]] bool CanPickKind(const GameState& s, Seat seat, Turn turn) {
  return !s.terms.horses && !s.terms.teams && s.terms.bandits_per_seat == 1 &&
         !MayPlayDown(s, seat, turn);
}

void PlanAtRandom(AnyStep auto& t, Seat seat, Turn turn) {
  GameState& s = t.s;
  if (t.IsPlain() ? MayPlayDown(s, seat, turn) : !CanPickKind(s, seat, turn)) {
    ActionList ways;
    ListPlan(s, seat, Ask::kPlan, ways);
    return Plan(t, seat, Ask::kPlan, t.player->Choose(ways));
  }
  ++t.player->choices;
  const std::uint16_t kind = PickKind(s, seat, t.player->rng);
  if (kind == kNoKind) return DrawOrPass(t, seat);
  PlayChosen(t, seat, Card::Action(static_cast<CardKind>(kind), 0),
             t.IsPlain() ? turn == Turn::kTunnel : TurnHides(s, seat, turn));
}

// Where the empty hand leaves one way, it happens unasked; a full flask's kind is not public, so
// its owner is asked.
[[gnu::always_inline]] inline void AskPlanner(AnyStep auto& t, Seat seat, Turn turn) {
  GameState& s = t.s;
  if (!s.Secret(seat).hand.Empty() ||
      (t.HasHorses() && CanDraw(s, seat) && horses::MightDrink(s, seat))) {
    if (t.HasPlayer()) return PlanAtRandom(t, seat, turn);
    s.ask = Ask::kPlan;
    s.pending = SeatMask::Only(seat);
  } else {
    DrawOrPass(t, seat);
  }
}

// Goes on with the turn until somebody is asked or all have acted; true in the latter case.
bool PlanTurn(AnyStep auto& t, Turn turn) {
  GameState& s = t.s;
  const std::size_t due = ActsDue(turn);
  const auto end_act = [&s, due] {
    if (s.acts < due) return;
    s.acts = 0;
    ++s.order;
  };
  for (end_act(); s.order < s.terms.seats; end_act()) {
    AskPlanner(t, PlannerAt(s, turn, s.order), turn);
    if (!t.HasPlayer() && !s.pending.Empty()) return false;
  }
  return true;
}

void EndPlanning(GameState& s) {
  s.turn = 0;
  s.order = 0;
  s.acts = 0;
  s.phase = Phase::kKeeping;
}

}  // namespace

void PlanStep(AnyStep auto& t) {
  GameState& s = t.s;
  const std::size_t turns = DefOf(s.CurrentRound()).turns.size();
  do {
    const Turn turn = CurrentTurn(s);
    if (s.order == 0 && s.acts == 0) t.Emit(TurnBegan{{}, s.turn, turn});
    if (turn == Turn::kTurmoil && s.order == 0) return BeginTurmoil(t);
    if (!PlanTurn(t, turn)) return;
    s.order = 0;
  } while (++s.turn < turns);
  EndPlanning(s);
}

void ListPlan(const GameState& s, Seat seat, Ask ask, ActionList& out) {
  if (ask == Ask::kSecondCard) return ListSecondCards(s, seat, out);
  const bool may_draw = (ask == Ask::kPlan || ask == Ask::kTurmoil) && CanDraw(s, seat);
  if (may_draw) {
    out.Add(act::kDraw);
  } else if (s.Secret(seat).hand.actions == 0) {
    out.Add(act::kPass);
  }
  if (ask == Ask::kPlan) horses::ListDrinks(s, seat, out);
  ListPlays(s, seat, out);
}

Action UniformPlan(const GameState& s, Seat seat, Rng& rng) {
  if (!CanPickKind(s, seat, CurrentTurn(s))) {
    ActionList ways;
    ListPlan(s, seat, Ask::kPlan, ways);
    return ways[rng.Below(static_cast<std::uint32_t>(ways.Size()))];
  }
  const std::uint16_t kind = PickKind(s, seat, rng);
  if (kind == kNoKind) return CanDraw(s, seat) ? act::kDraw : act::kPass;
  return Action::Of(ActionKind::kPlay,
                    CardRef(s.colours[Index(seat)][0], static_cast<CardKind>(kind)));
}

void Plan(Step& t, Seat seat, Ask ask, Action action) {
  GameState& s = t.s;
  if (action == act::kDraw) return DrawInstead(t, seat);
  if (action == act::kPass) {
    if (ask == Ask::kSecondCard) return;  // No second card; says nothing about the hand.
    return PassInstead(t, seat);
  }
  if (action.Is(ActionKind::kDrink)) return DrinkAndGoOn(t, seat, action);
  const Card card = CardOf(s, seat, action.Param());
  if (ask == Ask::kSecondCard) {
    PlayCard(t, seat, card, false, true);
    return;
  }
  PlayChosen(t, seat, card, action.Is(ActionKind::kPlayDown) || TurnHides(s, seat));
  if (ask == Ask::kPlan && AsksForSecond(s, seat)) Pose(t, seat, Ask::kSecondCard, kNoBandit);
  if (ask == Ask::kOldWhiskeyCard && s.acts == 1) Pose(t, seat, ask, kNoBandit);
}

void CommitTurmoil(Step& t, Seat seat, Action action) {
  GameState& s = t.s;
  s.choices[Index(seat)] = action;
  s.pending.Remove(seat);
  t.Emit(Committed{{}, seat});
  if (s.pending.Empty()) OpenTurmoil(t);
}

template void PlanStep(Step&);
template void PlanStep(PlainStep&);

}  // namespace folsom
