// What happens to cards wherever they are: drawn, played, received.
#include <algorithm>

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

// A bag laid out card by card, so that several draws in a row cost little each.
class Spread {
 public:
  explicit Spread(const CardBag& bag) {
    LayColour(bag.actions, 0);
    if ((bag.actions & (CardBag::kOnes * 0xF0U)) != 0) LayColour(bag.actions, 1);
    if (bag.bullets != 0) LayBullets(bag.bullets);
  }
  [[nodiscard]] std::size_t Size() const { return size_; }
  Card Take(std::size_t i) {
    const Card card{ids_[i]};
    ids_[i] = ids_[--size_];
    return card;
  }

 private:
  // A count is at most 2: first one of each kind, then the second copies.
  void LayColour(std::uint64_t actions, std::size_t colour) {
    constexpr std::uint64_t kTwos = CardBag::kOnes * 0x22U;
    LayKinds(KindsIn(actions, colour), colour);
    LayKinds(KindsIn((actions & kTwos) >> 1, colour), colour);
  }
  void LayKinds(std::size_t kinds, std::size_t colour) {
    LayEight(kKindCards[colour][kinds], size_);
    size_ += static_cast<std::size_t>(std::popcount(kinds));
  }
  // Without a branch on how many there are of each: writes as many as there can be.
  void LayBullets(std::uint64_t bullets) {
    for (std::size_t source = 0; source < kBulletSources; ++source, bullets >>= 8) {
      LayEight(kEightBullets[source], size_);
      if (source == Index(kNeutral)) LayEight(kEightBullets[source], size_ + 8);
      size_ += bullets & 0xFFU;
    }
  }
  void LayEight(const EightCards& eight, std::size_t at) {
    std::copy(eight.begin(), eight.end(), &ids_[at]);
  }

  static_assert(kBulletsPerBandit <= 8);
  static constexpr std::array<EightCards, kBulletSources> kEightBullets = [] {
    std::array<EightCards, kBulletSources> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
      all[i].fill(Card::Bullet(static_cast<BulletSource>(i)).id);
    }
    return all;
  }();
  static constexpr std::size_t kMostNeutral = 16;
  // Not cleared: 22 action cards and 52 bullets at most, and what is written beyond the end.
  std::array<std::uint8_t, 74 + kMostNeutral> ids_;
  std::size_t size_ = 0;
};

// Up to `count` cards from the bag below the top; returns how many.
std::size_t DrawFromBag(AnyStep auto& t, Seat seat, Seat from, std::size_t count) {
  CardBag& deck = t.s.Secret(from).deck;
  CardBag& hand = t.s.Secret(seat).hand;
  Spread spread(deck);
  count = std::min(count, spread.Size());
  if (!t.IsWatched() && !t.HasSource()) {  // Nobody watches each draw.
    CardBag drawn;
    for (std::size_t i = 0; i < count; ++i) {
      drawn += CardBag::Of(spread.Take(t.dice.Pick(spread.Size())));
    }
    deck -= drawn;
    hand += drawn;
    return count;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Card card =
        t.HasSource() ? t.dice.DrawCard(from, deck) : spread.Take(t.dice.Pick(spread.Size()));
    deck.Remove(card);
    hand.Add(card);
    t.Emit(CardDrawn{seat, from, card, false});
  }
  return count;
}

}  // namespace

void DrawCards(AnyStep auto& t, Seat seat, Seat from, std::size_t count) {
  if (!t.HasDiscards()) {  // Nothing lies on top, and there is nothing to refill with.
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
    const Bandit b = FirstInOrder(s, due);
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
    const std::size_t kinds = KindsIn(actions, colour);
    out.AddAll(Action::Of(kind, CardRef(colours[colour], CardKind::kMove)), kKindLists[kinds],
               static_cast<std::size_t>(std::popcount(kinds)));
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
