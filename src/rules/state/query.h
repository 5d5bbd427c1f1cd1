// Small questions about a game that many rules ask; most of them about what all can see.
#pragma once

#include "rules/state/state.h"

namespace folsom {

[[nodiscard]] inline BanditMask BanditsAt(const Board& s, Place place) {
  unsigned bits = 0;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    bits |= static_cast<unsigned>(s.bandits[i].place == place) << i;
  }
  return {static_cast<std::uint8_t>(bits)};
}

[[nodiscard]] inline BanditMask BanditsAtEither(const Board& s, Place a, Place b) {
  unsigned bits = 0;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const Place at = s.bandits[i].place;
    bits |= (static_cast<unsigned>(at == a) | static_cast<unsigned>(at == b)) << i;
  }
  return {static_cast<std::uint8_t>(bits)};
}

// All bandits whose place satisfies `where`.
template <typename Predicate>
[[nodiscard]] BanditMask BanditsWhere(const Board& s, Predicate where) {
  BanditMask found;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    if (where(s.bandits[i].place)) found.Add(static_cast<Bandit>(i));
  }
  return found;
}

[[nodiscard]] inline BanditMask BanditsOf(const Board& s, Seat seat) {
  unsigned bits = 0;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    bits |= static_cast<unsigned>(s.bandits[i].owner == seat) << i;
  }
  return {static_cast<std::uint8_t>(bits)};
}

// A bit per slot: the purses at `spot`.
[[nodiscard]] inline std::uint32_t PursesAt(const Board& s, Spot spot) {
  std::uint32_t slots = 0;
#pragma GCC unroll 18
  for (std::size_t slot = kPurses; slot-- > 0;) {
    slots = slots * 2 + (s.purses[slot].spot == spot ? 1 : 0);
  }
  return slots;
}

// TEAM-1: the partner; the seat itself where there are no teams.
[[nodiscard]] inline Seat PartnerOf(const Terms& terms, Seat seat) {
  return terms.teams ? static_cast<Seat>(Index(seat) ^ 1U) : seat;
}
[[nodiscard]] inline bool SameSide(const Terms& terms, Seat a, Seat b) {
  return a == b || (terms.teams && PartnerOf(terms, a) == b);
}

// Who wins together is a side: a team, otherwise a seat. Sides count from 0.
[[nodiscard]] inline std::size_t SidesOf(const Terms& terms) {
  return terms.teams ? terms.seats / 2U : terms.seats;
}
[[nodiscard]] inline std::size_t SideOf(const Terms& terms, Seat seat) {
  return terms.teams ? Index(seat) / 2 : Index(seat);
}
// The lowest seat of that side: in teams the A.
[[nodiscard]] inline Seat LeadOfSide(const Terms& terms, Seat seat) {
  return terms.teams ? static_cast<Seat>(Index(seat) & ~std::size_t{1}) : seat;
}

// The seat at position `i` of the player order (DEF-4).
[[nodiscard]] inline Seat SeatInOrder(const Board& s, std::size_t i) {
  const std::size_t at = Index(s.first) + i;
  return static_cast<Seat>(at >= s.terms.seats ? at - s.terms.seats : at);
}

// The bandit of `mask` that comes first in player order. Precondition: not empty.
[[nodiscard]] inline Bandit FirstInOrder(const Board& s, BanditMask mask) {
  for (std::size_t i = 0;; ++i) {
    const BanditMask own = BanditsOf(s, SeatInOrder(s, i)) & mask;
    if (!own.Empty()) return own.First();
  }
}

// Whether `b`'s character power works: not in basic (SET-8), not with the poker player
// (HOST-POKER).
[[nodiscard]] inline bool HasPower(const Board& s, Bandit b) {
  return s.terms.powers && s.At(b).hostage != Hostage::kPokerPlayer;
}
// CHAR-BELLE: who is not shot or punched where others could be.
[[nodiscard]] inline BanditMask Spared(const Board& s) {
  return HasPower(s, Bandit::kBelle) ? BanditMask::Only(Bandit::kBelle) : BanditMask{};
}
// DUO-6: Ghost's and Doc's powers serve their player.
[[nodiscard]] inline bool SeatHasPower(const Board& s, Seat seat, Bandit b) {
  return s.At(b).owner == seat && HasPower(s, b);
}
// HOST-2: whether a bandit of `seat` took `hostage`.
[[nodiscard]] inline bool SeatHasHostage(const Board& s, Seat seat, Hostage hostage) {
  if (!s.terms.horses) return false;
  for (const BanditState& b : s.bandits) {
    if (b.owner == seat && b.hostage == hostage) return true;
  }
  return false;
}

// HORSE-ATTACK-1: the bandit that `seat` decides for next, in the order of MAT-1; kNoBandit: none
// is left. Secret, as `asked` is: it tells whether the seat has decided for the first.
[[nodiscard]] inline Bandit NextToBoard(const Board& s, Seat seat, BanditMask asked) {
  const BanditMask left = (BanditsOf(s, seat) & s.horses.riding).Without(asked);
  return left.Empty() ? kNoBandit : left.First();
}
[[nodiscard]] inline Bandit NextToBoard(const GameState& s, Seat seat) {
  return NextToBoard(s, seat, s.horses_secrets.asked);
}
// The bandit that the question to `seat` is about; kNoBandit: about none. Only for `seat` to know.
[[nodiscard]] inline Bandit AskedBandit(const GameState& s, Seat seat) {
  if (s.ask == Ask::kNone) return kNoBandit;
  return s.ask == Ask::kGetAboard ? NextToBoard(s, seat) : s.actor;
}

// GUARD-1, GUARD-7: where the guard stands; kUnplaced where there is none.
[[nodiscard]] inline Place GuardPlace(const Board& s) {
  if (s.horses.guard == Guard::kAbsent) return kUnplaced;
  return s.horses.guard == Guard::kOnCoach ? kCoachRoof : Place::Roof(s.horses.coach);
}

[[nodiscard]] inline Turn CurrentTurn(const Board& s) { return TurnOf(s.CurrentRound(), s.turn); }
// Who is at position `i` of a turn. PLAN-7, TEAM-7: Switching runs counter-clockwise from the first
// player, in teams from the first player's partner.
[[nodiscard]] inline Seat PlannerAt(const Board& s, Turn turn, std::size_t i) {
  if (turn != Turn::kSwitching) return SeatInOrder(s, i);
  return SeatInOrder(s, (s.terms.seats - i + (s.terms.teams ? 1U : 0U)) % s.terms.seats);
}
// PLAN-5, HOST-PHOTO: whether every card that `seat` plays in this turn lies face down.
[[nodiscard]] inline bool TurnHides(const Board& s, Seat seat, Turn turn) {
  return turn == Turn::kTunnel && !SeatHasHostage(s, seat, Hostage::kPhotographer);
}
[[nodiscard]] inline bool TurnHides(const Board& s, Seat seat) {
  return TurnHides(s, seat, CurrentTurn(s));
}
// CHAR-GHOST: whether `play` puts a card face down; `turn_hides` as above.
[[nodiscard]] inline bool LiesFaceDown(Action play, bool turn_hides) {
  return play.Is(ActionKind::kPlayDown) || (turn_hides && play.Is(ActionKind::kPlay));
}
[[nodiscard]] inline RoundEvent CurrentEvent(const Board& s) {
  return s.terms.printed_events ? DefOf(s.CurrentRound()).event : RoundEvent::kNone;
}

// The card that a CardRef of the action space (action.h) names among this seat's cards.
[[nodiscard]] inline Card CardOf(const Board& s, Seat seat, std::uint16_t ref) {
  if (ref == kPlainMarshalRef) return Card::Action(CardKind::kMarshal, 0);
  const auto bandit = static_cast<Bandit>(ref / kCardKinds);
  const std::size_t colour = s.colours[Index(seat)][0] == bandit ? 0 : 1;
  return Card::Action(static_cast<CardKind>(ref % kCardKinds), colour);
}

inline constexpr std::size_t kDrawCount = 3;  // PLAN-1, FLASK-4: as far as there are so many.
// PLAN-3, EXP-6: whether there is a card to draw from the seat's own deck.
[[nodiscard]] inline bool CanDraw(const GameState& s, Seat seat) {
  return !s.Secret(seat).deck.Empty() || s.At(seat).top.size != 0 || !s.At(seat).discard.Empty();
}

// Shots of `b` that count for Gunslinger (END-2, DUO18-5, TEAM-8).
[[nodiscard]] inline int CountedShots(const Terms& terms, const BanditState& b) {
  const bool others_only = terms.gunslinger == Gunslinger::kMostFiredAtOthers;
  return kBulletsPerBandit - b.bullets - (others_only ? b.fired_at_own : 0);
}
// The same of all bandits on the side of `seat`.
[[nodiscard]] inline int CountedShots(const Board& s, Seat seat) {
  int shots = 0;
  for (const BanditState& b : s.bandits) {
    if (b.owner != kNoSeat && SameSide(s.terms, b.owner, seat)) shots += CountedShots(s.terms, b);
  }
  return shots;
}

// The bandits behind each seat's two colour slots (cards.h), of whom each seat owns.
[[nodiscard]] std::array<std::array<Bandit, 2>, kMaxSeats> ColoursOf(
    const Terms& terms, const std::array<BanditState, kMaxBandits>& bandits);

// The deck a seat starts with (SET-2, DUO-2, H-SET-5); the seat's bandits must be known.
[[nodiscard]] CardBag StartingDeck(const Terms& terms, Seat seat);

}  // namespace folsom
