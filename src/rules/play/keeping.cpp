// Between planning and robbing: PLAN-9, EXP-3, KEEP.
#include "rules/play/step.h"

namespace folsom {
namespace {

// How many action cards each player may keep: any number in expert play, else one per symbol.
[[nodiscard]] std::size_t KeepLimit(const GameState& s) {
  return s.terms.discard_piles ? kMaxPile : DefOf(s.CurrentRound()).keep;
}

// EXP-3: not asked in round 5.
[[nodiscard]] bool IsAsked(const GameState& s) {
  return s.terms.discard_piles ? s.round < kRounds : KeepLimit(s) > 0;
}

// The kept cards stay in hand, the others go to the discard pile or back to the deck.
void PutAway(AnyStep auto& t, Seat seat) {
  SeatSecrets& cards = t.s.Secret(seat);
  PublicSeat& known = t.s.At(seat);
  const CardBag kept{cards.kept, 0};
  const CardBag rest = cards.hand - kept;
  cards.kept = 0;
  known.known_actions = static_cast<std::uint8_t>(kept.Size());
  if (t.IsWatched() && IsAsked(t.s)) t.Emit(CardsKept{seat, known.known_actions, kept});
  if (rest.Empty()) return;
  cards.hand = kept;
  known.known_bullets = 0;
  known.known_duds = 0;
  if (t.HasDiscards()) {
    known.discard += rest;
    t.Emit(CardsDiscarded{{}, seat, rest});
  } else {
    cards.deck += rest;
    t.Emit(CardsReturned{{}, seat, static_cast<std::uint8_t>(rest.Size())});
  }
}

void EndKeeping(AnyStep auto& t) {
  GameState& s = t.s;
  s.ask = Ask::kNone;
  for (std::size_t i = 0; i < s.terms.seats; ++i) PutAway(t, SeatInOrder(s, i));
  s.phase = Phase::kRobbing;
  s.step = 0;
}

}  // namespace

void KeepStep(AnyStep auto& t) {
  GameState& s = t.s;
  SeatMask asked;
  for (std::size_t i = 0; IsAsked(s) && i < s.terms.seats; ++i) {
    if (!s.secrets[i].hand.Empty()) asked.Add(static_cast<Seat>(i));
  }
  if (asked.Empty()) {
    EndKeeping(t);
  } else {
    PoseTogether(t, asked, Ask::kKeep);
  }
}

void ListKeep(const GameState& s, Seat seat, ActionList& out) {
  out.Add(act::kDone);
  const SeatSecrets& cards = s.Secret(seat);
  if (CardBag{cards.kept, 0}.Size() >= KeepLimit(s)) return;
  ListCards(s, seat, cards.hand.actions - cards.kept, ActionKind::kKeep, out);
}

void CommitKeep(Step& t, Seat seat, Action action) {
  GameState& s = t.s;
  if (action != act::kDone) {
    s.Secret(seat).kept += CardBag::Of(CardOf(s, seat, action.Param())).actions;
    return;
  }
  s.pending.Remove(seat);
  t.Emit(Committed{{}, seat});
  if (s.pending.Empty()) EndKeeping(t);
}

template void KeepStep(Step&);
template void KeepStep(PlainStep&);

}  // namespace folsom
