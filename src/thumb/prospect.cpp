#include "thumb/prospect.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace folsom {
namespace {

// A bandit on its way: where it is, and the best token there now.
struct Stand {
  Place at;
  int top;
  int next;
};

[[nodiscard]] Stand StandAt(const Outlook& o, Place at) {
  return {at, o.top[at.id], o.next[at.id]};
}

// What is gained later than now counts for less; what being there costs or brings does not.
[[nodiscard]] constexpr int Later(int worth, int stay) { return stay + (worth - stay) * 7 / 16; }

[[nodiscard]] int Rest(const Outlook& o, const Stand& at, KindCounts hand, int acts);

// The best step that `card` can take from `at`: `after(place)` is what comes of being there then,
// `nowhere()` what comes where there is nowhere to go.
template <typename After, typename Nowhere>
[[nodiscard]] int BestStep(const Outlook& o, Place at, CardKind card, After after,
                           Nowhere nowhere) {
  PlaceSet to = o.StepsFrom(at, card);
  if (to == 0) return nowhere();
  int best = std::numeric_limits<int>::min();
  for (; to != 0; to &= to - 1) {
    const auto [arrived, worth] = o.ArriveAt({static_cast<std::uint8_t>(std::countr_zero(to))});
    best = std::max(best, worth + after(arrived));
  }
  return best;
}

// One card from a stand; `hand` is what is left after it, `acts` how many come after it.
[[nodiscard]] int Play(const Outlook& o, const Stand& from, CardKind card, KindCounts hand,
                       int acts) {
  const Place at = from.at;
  switch (card) {
    case CardKind::kRobbery:
      return from.top + Rest(o, {at, from.next, 0}, hand, acts);
    case CardKind::kFire:
      return o.fire[at.id] + Rest(o, from, hand, acts);
    case CardKind::kPunch: {
      const int fallen = o.drop[at.id];
      const Stand after = fallen > from.top ? Stand{at, fallen, from.top} : from;
      return o.punch[at.id] + Rest(o, after, hand, acts);
    }
    case CardKind::kMarshal:
      return o.law + Rest(o, from, hand, acts);
    case CardKind::kFloor:
    case CardKind::kMove:
    case CardKind::kRide:
      return BestStep(
          o, at, card, [&](Place to) { return Rest(o, StandAt(o, to), hand, acts); },
          [&] { return Rest(o, from, hand, acts); });
  }
  return 0;
}

// What is left to do after a card.
[[nodiscard]] int Rest(const Outlook& o, const Stand& from, KindCounts hand, int acts) {
  const Place at = from.at;
  const int stay = o.stay[at.id];
  if (acts == 0 || !at.InPlay()) return stay;
  int best = stay;
  if (acts == 1) {  // The last card is no mere step: those are reckoned where they come first.
    if (hand.Has(CardKind::kRobbery)) best = std::max(best, from.top + stay);
    if (hand.Has(CardKind::kFire)) best = std::max(best, o.fire[at.id] + stay);
    if (hand.Has(CardKind::kPunch)) best = std::max(best, o.punch[at.id] + stay);
    return Later(best, stay);
  }
  for (std::size_t k = 0; k < kCardKinds; ++k) {
    const auto card = static_cast<CardKind>(k);
    if (card == CardKind::kMarshal || !hand.Has(card)) continue;
    best = std::max(best, Play(o, from, card, hand.Without(card), acts - 1));
  }
  return Later(best, stay);
}

constexpr int kAhead = 3;

}  // namespace

int WorthOfCard(const Outlook& o, Place at, CardKind card, KindCounts hand, int acts) {
  if (!at.InPlay()) return 0;
  return Play(o, StandAt(o, at), card, hand, std::min(acts, kAhead) - 1);
}

int WorthOfHand(const Outlook& o, Place at, KindCounts hand, int acts) {
  if (!at.InPlay()) return 0;
  int best = Rest(o, StandAt(o, at), {}, 0);
  for (std::size_t k = 0; acts > 0 && k < kCardKinds; ++k) {
    const auto card = static_cast<CardKind>(k);
    if (hand.Has(card)) best = std::max(best, WorthOfCard(o, at, card, hand.Without(card), acts));
  }
  return best;
}

int WorthOfSequence(const Outlook& o, Place at, std::span<const CardKind> cards) {
  if (!at.InPlay() || cards.empty()) return o.stay[at.id];
  const int stay = o.stay[at.id];
  const auto then = [&](Place there) { return WorthOfSequence(o, there, cards.subspan(1)); };
  switch (cards[0]) {
    case CardKind::kRobbery:
      return o.top[at.id] + Later(then(at), stay);
    case CardKind::kFire:
      return o.fire[at.id] + Later(then(at), stay);
    case CardKind::kPunch:
      return o.punch[at.id] + Later(then(at), stay);
    case CardKind::kMarshal:
      return Later(then(at), stay);
    case CardKind::kFloor:
    case CardKind::kMove:
    case CardKind::kRide:
      return BestStep(o, at, cards[0], then, [&] { return then(at); });
  }
  return 0;
}

}  // namespace folsom
