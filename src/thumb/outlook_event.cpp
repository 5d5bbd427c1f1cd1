// What this round's event does to who stands where.
#include <algorithm>

#include "thumb/outlook_parts.h"

namespace folsom {
namespace {

constexpr int kAwayFromTrain = 4000;  // Escape: who stays on the train cannot win.

}  // namespace

void Outlook::SeeEvent() {
  const auto add = [this](Place at, int worth) { stay[at.id] = Small(stay[at.id] + worth); };
  const std::size_t cars = state.terms.cars;
  const Car behind = marshal == state.Caboose() ? kNoCar : Shifted(marshal, Direction::kBackward);
  switch (EventToCome(state)) {
    case RoundEvent::kRebellion:
      for (std::size_t c = 0; c < cars; ++c) add(Place::Inside(static_cast<Car>(c)), -bullet);
      return;
    case RoundEvent::kAngryMarshal:
      add(Place::Roof(marshal), -bullet);
      if (behind != kNoCar) add(Place::Inside(behind), -bullet);
      return;
    case RoundEvent::kTakeItAll:
      add(Place::Roof(marshal), 60);
      return;
    case RoundEvent::kRevenge:
      add(Place::Roof(marshal), -260);
      return;
    case RoundEvent::kConductor:
      add(Place::Inside(kLocomotive), 250);
      add(Place::Roof(kLocomotive), 250);
      return;
    case RoundEvent::kPickpocketing:
      for (std::size_t p = 0; p < 2 * cars; ++p) {
        const Place at{static_cast<std::uint8_t>(p)};
        const bool purse =
            std::any_of(state.purses.begin(), state.purses.end(),
                        [at](const PurseToken& t) { return t.spot == Spot::At(at); });
        if (purse && IsAlone(at)) add(at, 200);
      }
      return;
    case RoundEvent::kMarshalWhiskey:
      if (behind != kNoCar) add(Place::Inside(behind), -bullet / 2);
      return;
    case RoundEvent::kShotgunRage:
      for (const Place at : {Place::Inside(state.horses.coach), Place::Roof(state.horses.coach),
                             kCoachInside, kCoachRoof}) {
        add(at, -bullet);
      }
      return;
    case RoundEvent::kEscape:
      for (std::size_t p = 0; p < 2 * cars; ++p) stay[p] = Small(stay[p] - kAwayFromTrain);
      return;
    default:
      return;
  }
}

bool Outlook::IsAlone(Place at) const {
  BanditMask others = BanditsAt(state, at);
  others.Remove(who);
  return others.Empty();
}

}  // namespace folsom
