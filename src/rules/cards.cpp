// What happens to cards wherever they are: drawn, played, received.
#include "rules/step.h"

namespace folsom {
namespace {

// EXP-6. False if there is nothing left to draw.
bool Refill(Step& t, Seat from) {
  SeatState& seat = t.s.At(from);
  if (!seat.deck.Empty()) return true;
  if (seat.discard.Empty()) return false;
  seat.deck = seat.discard;
  seat.discard = {};
  t.Emit(DiscardShuffled{{}, from});
  return true;
}

// EXP-4: the bullet on top, which all know.
void DrawTopBullet(Step& t, Seat seat, Seat from) {
  const Card bullet = Card::Bullet(t.s.At(from).top.Pop());
  SeatState& to = t.s.At(seat);
  to.hand.Add(bullet);
  to.known_bullets += CardBag::Of(bullet).bullets;
  ++to.known_duds;
  t.Emit(CardDrawn{seat, from, bullet, true});
}

}  // namespace

void DrawCards(Step& t, Seat seat, Seat from, std::size_t count) {
  SeatState& source = t.s.At(from);
  for (; count > 0; --count) {
    if (source.top.size != 0) {
      DrawTopBullet(t, seat, from);
      continue;
    }
    if (!Refill(t, from)) return;
    const Card card = t.dice.DrawCard(from, source.deck);
    source.deck.Remove(card);
    t.s.At(seat).hand.Add(card);
    t.Emit(CardDrawn{seat, from, card, false});
  }
}

void PlayCard(Step& t, Seat seat, Card card, bool face_down, bool second) {
  GameState& s = t.s;
  SeatState& from = s.At(seat);
  from.hand.Remove(card);
  if (from.known_actions > 0) --from.known_actions;
  const unsigned bits = static_cast<unsigned>(seat) | (face_down ? PileCard::kFaceDown : 0U) |
                        (second ? PileCard::kSecond : 0U);
  s.pile[s.pile_size++] = {card, static_cast<std::uint8_t>(bits)};
  t.Emit(CardPlayed{seat, card, face_down, second});
}

void ReceiveBullet(Step& t, Seat seat, BulletSource from) {
  SeatState& to = t.s.At(seat);
  const CardBag bullet = CardBag::Of(Card::Bullet(from));
  to.received += bullet.bullets;
  ++to.received_this_round;
  if (t.s.terms.discard_piles) {
    to.top.Push(from);
  } else {
    to.deck += bullet;
  }
}

void GiveNeutralBullets(Step& t, BanditMask due, Cause cause) {
  GameState& s = t.s;
  const std::size_t count = due.Count();
  if (count == 0) return;
  if (s.neutral < count) {  // NEUT-1
    if (s.terms.supply_rest_leaves) s.neutral = 0;
    t.Emit(SupplyShort{{}, static_cast<std::uint8_t>(count), s.neutral});
    return;
  }
  while (!due.Empty()) {
    const Bandit b = FirstInOrder(s, due);
    due.Remove(b);
    --s.neutral;
    ReceiveBullet(t, s.At(b).owner, kNeutral);
    t.Emit(NeutralBullet{{}, b, cause});
  }
}

void ListCards(const GameState& s, Seat seat, std::uint64_t actions, ActionKind kind,
               ActionList& out) {
  constexpr std::uint64_t kColour0 = 0x0F0F0F0F0F0F0F0FULL;
  const auto list = [&](std::size_t colour) {
    std::uint64_t bytes = (actions >> (colour * 4)) & kColour0;
    while (bytes != 0) {
      const auto k = static_cast<unsigned>(std::countr_zero(bytes)) / 8U;
      out.Add(Action::Of(kind, RefOf(s, seat, Card::Action(static_cast<CardKind>(k), colour))));
      bytes &= ~(0xFFULL << (k * 8));
    }
  };
  if (s.colours[Index(seat)][1] == kNoBandit) return list(0);
  // Two colours: in the order of the bandits; a Marshal without colour comes last (action.h).
  constexpr std::uint64_t kPlain = 0xFULL << (Index(CardKind::kMarshal) * 8);
  const bool plain = s.terms.bandits_per_seat == 2 && (actions & kPlain) != 0;
  if (plain) actions &= ~kPlain;
  const std::size_t lower = s.colours[Index(seat)][0] < s.colours[Index(seat)][1] ? 0 : 1;
  list(lower);
  list(1 - lower);
  if (plain) out.Add(Action::Of(kind, kPlainMarshalRef));
}

}  // namespace folsom
