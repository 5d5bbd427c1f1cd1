// Cards: action cards of a *colour* (the bandit they act with) and bullets of a *source* (the
// bandit who fired them, or neutral).
//
// One player's cards have at most two colours: of their two bandits (DUO-2), or their own and the
// partner's (TEAM-5). A card therefore needs only a kind and a colour slot, 0 or 1; which bandit
// the slot stands for is `GameState::colours`. Decks, hands and discard piles are *bags*: counts
// of equal cards in two words, added and subtracted whole. A deck has no hidden order to leak; a
// card comes into being when it is drawn.
#pragma once

#include <array>
#include <string_view>

#include "rules/pieces/ids.h"

namespace folsom {

enum class CardKind : std::uint8_t { kMove, kFloor, kFire, kRobbery, kPunch, kMarshal, kRide };
inline constexpr std::size_t kCardKinds = 7;

struct CardDef {
  CardKind kind;
  std::string_view key;     // Stable: texts, records and translations use it.
  std::uint8_t copies;      // In a deck of one bandit (MAT-2).
  std::uint8_t duo_copies;  // Per bandit in a deck of two (DUO-2); Marshal: one per player.
  bool horses;              // Comes with Horses & Stagecoach (MAT-7).
};

// clang-format off
inline constexpr std::array kCards{
    //      kind                key        copies  duo  horses
    CardDef{CardKind::kMove,    "move",    2,      1,   false},
    CardDef{CardKind::kFloor,   "floor",   2,      1,   false},
    CardDef{CardKind::kFire,    "fire",    2,      1,   false},
    CardDef{CardKind::kRobbery, "robbery", 2,      1,   false},
    CardDef{CardKind::kPunch,   "punch",   1,      1,   false},
    CardDef{CardKind::kMarshal, "marshal", 1,      1,   false},
    CardDef{CardKind::kRide,    "ride",    1,      1,   true},
};
// clang-format on

inline constexpr std::uint8_t kBulletsPerBandit = 6;  // MAT-2

// Who fired a bullet: a bandit (same numbers as Bandit), or nobody in particular.
enum class BulletSource : std::uint8_t {};
inline constexpr BulletSource kNeutral{6};
inline constexpr std::size_t kBulletSources = 7;
// More than any seat can have: two colours, and every bullet of the game.
inline constexpr std::size_t kMostCards = 80;
[[nodiscard]] constexpr BulletSource From(Bandit b) { return static_cast<BulletSource>(b); }

// One card. Layout of the number: kind * 2 + colour slot for action cards (0 to 13),
// 16 + source for bullets (16 to 22), 31 for a card the viewer cannot see.
struct Card {
  std::uint8_t id = 31;

  [[nodiscard]] static constexpr Card Action(CardKind kind, std::size_t colour) {
    return {static_cast<std::uint8_t>(Index(kind) * 2 + colour)};
  }
  [[nodiscard]] static constexpr Card Bullet(BulletSource from) {
    return {static_cast<std::uint8_t>(16 + Index(from))};
  }
  [[nodiscard]] constexpr bool IsAction() const { return id < 14; }
  [[nodiscard]] constexpr bool IsBullet() const { return id >= 16 && id < 23; }
  [[nodiscard]] constexpr CardKind Kind() const { return static_cast<CardKind>(id >> 1); }
  [[nodiscard]] constexpr std::size_t Colour() const { return id & 1U; }
  [[nodiscard]] constexpr BulletSource Source() const { return static_cast<BulletSource>(id - 16); }
  constexpr bool operator==(const Card&) const = default;
};
inline constexpr Card kHiddenCard{31};

// A multiset of cards. `actions` has a nibble per action card (nibble number = Card::id, so even
// nibbles are colour 0), `bullets` a byte per source. Bags are added and subtracted as whole words:
// no nibble ever exceeds 2 and no byte 16.
struct CardBag {
  static constexpr std::uint64_t kOnes = 0x0101010101010101ULL;  // 1 in every byte.

  std::uint64_t actions = 0;
  std::uint64_t bullets = 0;

  // The bag that holds just this card.
  [[nodiscard]] static constexpr const CardBag& Of(Card c);
  [[nodiscard]] constexpr std::size_t Count(Card c) const {
    return c.IsAction() ? (actions >> (c.id * 4)) & 0xFU : (bullets >> ((c.id - 16) * 8)) & 0xFFU;
  }
  [[nodiscard]] constexpr bool Has(Card c) const { return Count(c) != 0; }
  [[nodiscard]] constexpr bool Empty() const { return (actions | bullets) == 0; }
  [[nodiscard]] constexpr std::size_t Size() const { return SumBytes(PerByte()); }
  [[nodiscard]] constexpr std::size_t ActionCount() const {
    return SumBytes((actions & kEven) + ((actions >> 4) & kEven));
  }
  [[nodiscard]] constexpr std::size_t BulletCount() const { return SumBytes(bullets); }
  [[nodiscard]] constexpr CardBag Actions() const { return {actions, 0}; }
  [[nodiscard]] constexpr CardBag Bullets() const { return {0, bullets}; }
  // True if every card of `o` is here too, as often.
  [[nodiscard]] constexpr bool Contains(const CardBag& o) const;
  constexpr void Add(Card c);
  constexpr void Remove(Card c);
  constexpr CardBag& operator+=(const CardBag& o) {
    actions += o.actions;
    bullets += o.bullets;
    return *this;
  }
  constexpr CardBag& operator-=(const CardBag& o) {
    actions -= o.actions;
    bullets -= o.bullets;
    return *this;
  }
  [[nodiscard]] constexpr CardBag operator+(const CardBag& o) const { return CardBag{*this} += o; }
  [[nodiscard]] constexpr CardBag operator-(const CardBag& o) const { return CardBag{*this} -= o; }
  constexpr bool operator==(const CardBag&) const = default;

  // The nth card (0-based) in the bag's own order, which is fixed but has no meaning: bytes
  // ascending and in each byte colour 0, colour 1, bullets. Precondition: n < Size().
  [[nodiscard]] constexpr Card Nth(std::size_t n) const;
  // The same for an n that `pick` chooses below the size it is given.
  template <typename Pick>
  [[nodiscard]] constexpr Card Picked(Pick pick) const;

 private:
  static constexpr std::uint64_t kTops = 0x8080808080808080ULL;
  static constexpr std::uint64_t kEven = 0x0F0F0F0F0F0F0F0FULL;

  // Byte k: action cards of kind k in both colours, plus bullets of source k. At most 22 + 52.
  [[nodiscard]] constexpr std::uint64_t PerByte() const {
    return (actions & kEven) + ((actions >> 4) & kEven) + bullets;
  }
  [[nodiscard]] static constexpr std::size_t SumBytes(std::uint64_t bytes) {
    return (bytes * kOnes) >> 56;
  }
};

namespace detail {
consteval std::array<CardBag, 32> MakeUnits() {
  std::array<CardBag, 32> units{};
  for (std::uint8_t id = 0; id < units.size(); ++id) {
    const Card card{id};
    if (card.IsAction()) units[id].actions = 1ULL << (id * 4);
    if (card.IsBullet()) units[id].bullets = 1ULL << ((id - 16) * 8);
  }
  return units;
}
// Looked up rather than reckoned: cards come at random, and this is done for each of them.
inline constexpr std::array<CardBag, 32> kUnits = MakeUnits();
}  // namespace detail
constexpr const CardBag& CardBag::Of(Card c) { return detail::kUnits[c.id]; }
constexpr void CardBag::Add(Card c) { *this += Of(c); }
constexpr void CardBag::Remove(Card c) { *this -= Of(c); }

template <typename Pick>
constexpr Card CardBag::Picked(Pick pick) const {
  const std::uint64_t upto = PerByte() * kOnes;  // Byte i: how many cards in bytes 0 to i.
  const std::uint64_t n = pick(static_cast<std::size_t>(upto >> 56));
  const std::uint64_t beyond = ((upto | kTops) - (n + 1) * kOnes) & kTops;
  const auto shift = static_cast<unsigned>(std::countr_zero(beyond)) - 7U;
  const std::uint64_t rest = n - (((upto << 8) >> shift) & 0xFFU);
  const std::uint64_t colour0 = (actions >> shift) & 0xFU;
  const std::uint64_t colour1 = (actions >> shift >> 4) & 0xFU;
  const unsigned action = shift / 4U + (rest >= colour0 ? 1U : 0U);
  const unsigned bullet = 16U + shift / 8U;
  return {static_cast<std::uint8_t>(rest < colour0 + colour1 ? action : bullet)};
}

constexpr Card CardBag::Nth(std::size_t n) const {
  return Picked([n](std::size_t) { return n; });
}

constexpr bool CardBag::Contains(const CardBag& o) const {
  for (std::uint8_t id = 0; id < 23; ++id) {
    if (id == 14 || id == 15) continue;
    if (Count({id}) < o.Count({id})) return false;
  }
  return true;
}

consteval int DeckSize(bool horses) {
  int total = 0;
  for (const CardDef& card : kCards) total += !card.horses || horses ? card.copies : 0;
  return total;
}
consteval bool CardRowsFollowEnum() {
  for (std::size_t i = 0; i < kCards.size(); ++i) {
    if (Index(kCards[i].kind) != i) return false;
  }
  return true;
}
static_assert(DeckSize(false) == 10, "MAT-2: ten action cards to a deck");
static_assert(DeckSize(true) == 11, "H-SET-5: and a Ride card");
static_assert(CardRowsFollowEnum(), "kCards is indexed by kind");

}  // namespace folsom
