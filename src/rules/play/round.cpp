// The start and the end of a round: RND-1 to RND-3, EXP-2, EXP-5, DUO18-3, TEAM-4.
#include "rules/horses/hooks.h"
#include "rules/play/step.h"

namespace folsom {
namespace {

// RND-2, CHAR-DOC, HOST-MINISTER
[[nodiscard]] std::size_t HandTarget(const GameState& s, Seat seat) {
  const std::size_t doc = SeatHasPower(s, seat, Bandit::kDoc) ? 1 : 0;
  const std::size_t minister = SeatHasHostage(s, seat, Hostage::kMinister) ? 1 : 0;
  return s.terms.hand + doc - minister;
}

[[nodiscard]] std::size_t CardsDue(const GameState& s, Seat seat) {
  const std::size_t target = HandTarget(s, seat);
  const std::size_t have = s.Secret(seat).hand.Size();
  return have < target ? target - have : 0;
}

void DrawHands(AnyStep auto& t) {
  GameState& s = t.s;
  if (t.HasTeams()) {  // TEAM-4
    for (std::size_t i = 0; i < s.terms.seats; ++i) {
      const Seat seat = SeatInOrder(s, i);
      if (CardsDue(s, seat) > 0) DrawCards(t, seat, PartnerOf(s.terms, seat), 1);
    }
  }
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const Seat seat = SeatInOrder(s, i);
    DrawCards(t, seat, seat, CardsDue(s, seat));
  }
}

// SET-6: a card is drawn when its round starts; the last one is a station (but SET-8).
void RevealRound(AnyStep auto& t) {
  GameState& s = t.s;
  RoundSet from = StationRounds(s.config);
  if (s.round < kRounds || from == 0) {
    from = OrdinaryRounds(s.config);
    for (std::size_t i = 0; i + 1 < s.round; ++i) from &= ~(RoundSet{1} << Index(s.rounds[i]));
  }
  s.rounds[s.round - 1U] =
      static_cast<RoundCard>(t.dice.DrawFromSet(Chance::kRoundCard, kNoSeat, from));
  t.Emit(RoundRevealed{{}, s.round, s.CurrentRound()});
}

// EXP-2
void DiscardBullets(AnyStep auto& t) {
  GameState& s = t.s;
  if (!t.HasDiscards()) return;
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const Seat seat = SeatInOrder(s, i);
    CardBag& hand = s.Secret(seat).hand;
    PublicSeat& known = s.At(seat);
    const CardBag bullets = hand.Bullets();
    hand -= bullets;
    known.discard += bullets;
    known.known_bullets = 0;
    known.known_duds = 0;
    known.known_actions = static_cast<std::uint8_t>(hand.Size());
    if (!bullets.Empty()) t.Emit(BulletsDiscarded{{}, seat, bullets});
  }
}

void BeginRound(AnyStep auto& t) {
  GameState& s = t.s;
  ++s.round;
  for (PublicSeat& seat : s.seats) seat.received_this_round = 0;
  t.Emit(RoundBegan{{}, s.round});
  horses::FeedPoodles(t);
}

}  // namespace

void RoundStartStep(AnyStep auto& t) {
  GameState& s = t.s;
  if (s.step == 0) {
    BeginRound(t);
    s.step = 1;
    if (s.terms.chosen_card) {
      PoseTogether(t, SeatMask::FirstN(s.terms.seats), Ask::kChooseCard);
      return;
    }
  }
  DrawHands(t);
  RevealRound(t);
  DiscardBullets(t);
  s.phase = Phase::kPlanning;
  s.step = 0;
  s.turn = 0;
  s.order = 0;
  s.acts = 0;
}

bool CommitChoice(Step& t, Seat seat, Action action) {
  GameState& s = t.s;
  s.choices[Index(seat)] = action;
  s.pending.Remove(seat);
  t.Emit(Committed{{}, seat});
  if (s.pending.Empty()) s.ask = Ask::kNone;
  return s.pending.Empty();
}

// DUO18-3
void CommitChosenCard(Step& t, Seat seat, Action action) {
  if (!CommitChoice(t, seat, action)) return;
  GameState& s = t.s;
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const Seat who = SeatInOrder(s, i);
    const Card card = CardOf(s, who, s.choices[Index(who)].Param());
    s.choices[Index(who)] = kNoAction;
    s.Secret(who).deck.Remove(card);
    s.Secret(who).hand.Add(card);
    ++s.At(who).known_actions;  // All know that it is an action card.
    t.Emit(CardChosen{who, card});
  }
}

void RoundEndStep(AnyStep auto& t) {
  GameState& s = t.s;
  if (s.step == 0) {
    s.step = 1;
    horses::EndRound(t);
    return;
  }
  s.step = 0;
  s.actor = kNoBandit;
  if (s.round == kRounds) {
    s.phase = Phase::kOver;
    t.Emit(GameEnded{});
    return;
  }
  s.first = SeatInOrder(s, t.HasTeams() ? 2 : 1);  // RND-3, TEAM-3
  t.Emit(FirstPlayer{{}, s.first});
  s.phase = Phase::kRoundStart;
}

template void RoundStartStep(Step&);
template void RoundStartStep(PlainStep&);
template void RoundEndStep(Step&);
template void RoundEndStep(PlainStep&);

}  // namespace folsom
