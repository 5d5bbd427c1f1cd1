// What happens to cards wherever they are: drawn, played, received.
#include <algorithm>
#include <utility>

#include "rules/pieces/kinds.h"
#include "rules/play/step.h"

namespace folsom {
namespace {

// EXP-6, for an empty deck. False if there is nothing left to draw.
bool Refill(AnyStep auto& t, Seat from) {
  CardBag& discard = t.s.At(from).discard;
  if (discard.Empty()) return false;
  t.s.Secret(from).deck = discard;
  discard = {};
  t.Emit(DiscardShuffled{{}, from});
  return true;
}

// EXP-4: the bullet on top, which all know.
void DrawTopBullet(AnyStep auto& t, Seat seat, Seat from) {
  const Card bullet = Card::Bullet(t.s.At(from).top.Pop());
  t.s.Secret(seat).hand.Add(bullet);
  PublicSeat& to = t.s.At(seat);
  to.known_bullets += CardBag::Of(bullet).bullets;
  ++to.known_duds;
  t.Emit(CardDrawn{seat, from, bullet, true});
}

// A bag laid out card by card, so that several draws in a row cost little each: numbers of cards.
// Room for 22 action cards and 52 bullets, and for what is written beyond the end.
using Spread = std::array<std::uint8_t, 74 + 16>;

// Writes all eight; they are `count`.
[[nodiscard]] std::uint8_t* LayEight(const EightCards& eight, std::size_t count, std::uint8_t* to) {
  std::copy(eight.begin(), eight.end(), to);
  return to + count;
}

// A count is at most 2: first one of each kind, then the second copies.
[[nodiscard]] std::uint8_t* LayColour(std::uint64_t actions, std::size_t colour, std::uint8_t* to) {
  constexpr std::uint64_t kTwos = CardBag::kOnes * 0x22U;
  for (const std::size_t kinds :
       {KindsIn(actions, colour), KindsIn((actions & kTwos) >> 1, colour)}) {
    to = LayEight(kKindCards[colour][kinds], static_cast<std::size_t>(std::popcount(kinds)), to);
  }
  return to;
}

constexpr std::array<EightCards, kBulletSources> kEightBullets = [] {
  std::array<EightCards, kBulletSources> all{};
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i].fill(Card::Bullet(static_cast<BulletSource>(i)).id);
  }
  return all;
}();
static_assert(kBulletsPerBandit <= 8);

// Without a branch on how many there are of each: writes as many as there can be.
[[nodiscard]] std::uint8_t* LayBullets(std::uint64_t bullets, std::uint8_t* to) {
  for (std::size_t source = 0; source < kMaxBandits; ++source, bullets >>= 8) {
    to = LayEight(kEightBullets[source], bullets & 0xFFU, to);
  }
  const EightCards& neutral = kEightBullets[Index(kNeutral)];
  std::copy(neutral.begin(), neutral.end(), to + 8);  // There are up to 16.
  return LayEight(neutral, bullets & 0xFFU, to);
}

// Returns how many cards there are.
[[nodiscard, gnu::always_inline]] inline std::size_t Lay(const CardBag& bag, Spread& spread) {
  std::uint8_t* end = LayColour(bag.actions, 0, spread.data());
  if ((bag.actions & (CardBag::kOnes * 0xF0U)) != 0) end = LayColour(bag.actions, 1, end);
  return static_cast<std::size_t>(LayBullets(bag.bullets, end) - spread.data());
}

// Up to `count` cards from the bag below the top; returns how many.
std::size_t DrawFromBag(AnyStep auto& t, Seat seat, Seat from, std::size_t count) {
  CardBag& deck = t.s.Secret(from).deck;
  CardBag& hand = t.s.Secret(seat).hand;
  Spread spread;
  std::size_t size = Lay(deck, spread);
  const auto take = [&spread, &size, &t] {
    std::uint8_t& place = spread[t.dice.Pick(size)];
    return Card{std::exchange(place, spread[--size])};
  };
  count = std::min(count, size);
  if (!t.IsWatched() && !t.HasSource()) {  // Nobody watches each draw.
    CardBag drawn;
    for (std::size_t i = 0; i < count; ++i) drawn += CardBag::Of(take());
    deck -= drawn;
    hand += drawn;
    return count;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Card card = t.HasSource() ? t.dice.DrawCard(from, deck) : take();
    deck.Remove(card);
    hand.Add(card);
    t.Emit(CardDrawn{seat, from, card, false});
  }
  return count;
}

}  // namespace

void DrawCards(AnyStep auto& t, Seat seat, Seat from, std::size_t count) {
  if (t.IsPlain()) {  // Nothing lies on top, and there is nothing to refill with.
    DrawFromBag(t, seat, from, count);
    return;
  }
  const CardBag& deck = t.s.Secret(from).deck;
  while (count > 0) {
    if (t.s.At(from).top.size != 0) {
      DrawTopBullet(t, seat, from);
      --count;
    } else if (!deck.Empty() || Refill(t, from)) {
      count -= DrawFromBag(t, seat, from, count);
    } else {
      return;
    }
  }
}

void PlayCard(AnyStep auto& t, Seat seat, Card card, bool face_down, bool second) {
  GameState& s = t.s;
  s.Secret(seat).hand.Remove(card);
  if (s.At(seat).known_actions > 0) --s.At(seat).known_actions;
  const unsigned bits = static_cast<unsigned>(seat) | (face_down ? PileCard::kFaceDown : 0U) |
                        (second ? PileCard::kSecond : 0U);
  s.faces.pile[s.pile_size] = card;
  s.pile[s.pile_size++] = {static_cast<std::uint8_t>(bits)};
  t.Emit(CardPlayed{seat, card, face_down, second});
}

void ReceiveBullet(AnyStep auto& t, Seat seat, BulletSource from) {
  PublicSeat& to = t.s.At(seat);
  const CardBag bullet = CardBag::Of(Card::Bullet(from));
  to.received += bullet.bullets;
  ++to.received_this_round;
  if (t.HasDiscards()) {
    to.top.Push(from);
  } else {
    t.s.Secret(seat).deck += bullet;
  }
}

void GiveNeutralBullets(AnyStep auto& t, BanditMask due, Cause cause) {
  GameState& s = t.s;
  const std::size_t count = due.Count();
  if (count == 0) return;
  if (s.neutral < count) {  // NEUT-1
    if (s.terms.supply_rest_leaves) s.neutral = 0;
    t.Emit(SupplyShort{{}, static_cast<std::uint8_t>(count), s.neutral});
    return;
  }
  while (!due.Empty()) {
    const Bandit b = t.IsWatched() ? FirstInOrder(s, due) : due.First();  // Else nobody can tell.
    due.Remove(b);
    --s.neutral;
    ReceiveBullet(t, s.At(b).owner, kNeutral);
    t.Emit(NeutralBullet{{}, b, cause});
  }
}

void ListCards(const GameState& s, Seat seat, std::uint64_t actions, ActionKind kind,
               ActionList& out) {
  const std::array<Bandit, 2>& colours = s.colours[Index(seat)];
  const auto list = [&](std::size_t colour) {
    out.AddSet(Action::Of(kind, CardRef(colours[colour], CardKind::kMove)),
               KindsIn(actions, colour));
  };
  if (colours[1] == kNoBandit) return list(0);
  // Two colours: in the order of the bandits; a Marshal without colour comes last (action.h).
  constexpr std::uint64_t kPlain = 0xFULL << (Index(CardKind::kMarshal) * 8);
  const bool plain = s.terms.bandits_per_seat == 2 && (actions & kPlain) != 0;
  if (plain) actions &= ~kPlain;
  const std::size_t lower = colours[0] < colours[1] ? 0 : 1;
  list(lower);
  list(1 - lower);
  if (plain) out.Add(Action::Of(kind, kPlainMarshalRef));
}

template void DrawCards(Step&, Seat, Seat, std::size_t);
template void DrawCards(PlainStep&, Seat, Seat, std::size_t);
template void PlayCard(Step&, Seat, Card, bool, bool);
template void PlayCard(PlainStep&, Seat, Card, bool, bool);
template void ReceiveBullet(Step&, Seat, BulletSource);
template void ReceiveBullet(PlainStep&, Seat, BulletSource);
template void GiveNeutralBullets(Step&, BanditMask, Cause);
template void GiveNeutralBullets(PlainStep&, BanditMask, Cause);

}  // namespace folsom
