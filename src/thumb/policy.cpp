#include "thumb/policy.h"

#include <algorithm>

#include "thumb/policy_parts.h"

namespace folsom {
namespace {

// KEEP, EXP-3: a card is worth keeping in this order; a Marshal is not.
constexpr std::array<int, kCardKinds> kKeepOrder{
    4,  // Move
    3,  // Floor change
    5,  // Fire
    6,  // Robbery
    2,  // Punch
    0,  // Marshal
    4,  // Ride
};

[[nodiscard]] int KeepWorth(Action keep) {
  const std::uint16_t ref = keep.Param();
  return ref == kPlainMarshalRef ? 0 : kKeepOrder[ref % kCardKinds];
}

// In ascending order, as a search looks at them (search/orders.h): a better card further on is
// waited for.
[[nodiscard]] Action ChooseKept(const GameState& s, Seat seat, const ActionList& legal) {
  const bool any_number = s.terms.discard_piles;
  const std::size_t kept = CardBag{s.Secret(seat).kept, 0}.Size();
  const std::size_t limit = any_number ? 4 : DefOf(s.CurrentRound()).keep;
  if (kept >= limit) return act::kDone;
  const std::size_t room = limit - kept;
  for (const Action a : legal) {
    if (!a.Is(ActionKind::kKeep) || KeepWorth(a) == 0) continue;
    std::size_t better = 0;
    for (const Action b : legal) {
      if (b.Is(ActionKind::kKeep) && b.id > a.id && KeepWorth(b) > KeepWorth(a)) ++better;
    }
    if (better < room) return a;
  }
  return act::kDone;
}

[[nodiscard]] Action Anything(const ActionList& legal, Rng& rng) {
  return legal[rng.Below(static_cast<std::uint32_t>(legal.Size()))];
}

// HORSE-ATTACK: what lies in a wagon, less for sharing it.
[[nodiscard]] int WagonWorth(const Outlook& o, std::size_t car) {
  const Place inside = Place::Inside(static_cast<Car>(car));
  return o.top[inside.id] + o.next[inside.id] / 2 -
         120 * static_cast<int>(BanditsAt(o.state, inside).Count());
}

[[nodiscard]] Action ChooseBoarding(const GameState& s, Seat seat, Rng& rng) {
  const Bandit b = NextToBoard(s, seat);
  const Outlook o(s, b, seat);
  const int here = WagonWorth(o, Index(s.horses.attacked));
  int ahead = 0;
  for (std::size_t car = 1; car < Index(s.horses.attacked); ++car) {
    ahead = std::max(ahead, WagonWorth(o, car));
  }
  // Others think alike: a coin decides between wagons that are nearly as good.
  const int chance = 50 + (here - ahead) / 10;
  return static_cast<int>(rng.Below(100)) < chance ? act::kGetAboard : act::kRideOn;
}

[[nodiscard]] Action ChooseWagon(const GameState& s, const ActionList& legal) {
  const Outlook o(s, s.actor, s.At(s.actor).owner);
  Action best = legal[0];
  for (const Action a : legal) {
    if (WagonWorth(o, a.Param() + 1U) > WagonWorth(o, best.Param() + 1U)) best = a;
  }
  return best;
}

}  // namespace

Action ChooseByRule(const GameState& s, Seat seat, const ActionList& legal,
                    const Forecast& forecast, Care care, Rng& rng) {
  if (legal.Size() == 1) return legal[0];
  if (IsPlanning(s.ask)) return ChoosePlan(s, seat, legal, forecast, care, rng);
  switch (s.ask) {
    case Ask::kNone:
    case Ask::kDraft:
    case Ask::kCaboose:  // A coin: the two wagons are next to each other, and rivals may guess.
      return Anything(legal, rng);
    case Ask::kGetAboard:
      return ChooseBoarding(s, seat, rng);
    case Ask::kWagon:
      return ChooseWagon(s, legal);
    case Ask::kKeep:
      return ChooseKept(s, seat, legal);
    default:
      return ChooseInRobbing(s, seat, legal, false, care, rng);
  }
}

Worths WorthsByRule(const GameState& s, Seat seat, const ActionList& legal,
                    const GameState& ahead) {
  Worths worths{};
  if (IsPlanning(s.ask)) {
    WorthsOfPlan(s, seat, legal, ahead, worths);
  } else if (s.ask >= Ask::kMove) {
    WorthsInRobbing(s, seat, legal, false, worths);
  }
  return worths;
}

}  // namespace folsom
