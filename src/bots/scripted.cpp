#include "bots/scripted.h"

#include "rules/state/sample.h"
#include "thumb/policy.h"

namespace folsom {
namespace {

constexpr Care kCareless{500};

}  // namespace

Choice ChooseScripted(const SeatView& view, const ActionList& legal, std::uint8_t mistakes,
                      std::uint64_t seed) {
  Choice choice;
  choice.action = legal[0];
  if (legal.Size() == 1) return choice;
  Rng rng(seed);
  Dice dice(rng.Next());
  const GameState world = Sample(view, dice);
  const bool careless = rng.Below(100) < mistakes;
  Forecast forecast;
  if (careless) {
    forecast.Ignore(world);  // Plans as if the pile were not there.
  } else {
    forecast.Follow(world, {}, rng);
  }
  const Care care = careless ? kCareless : Care{};
  choice.action = ChooseByRule(world, view.viewer, legal, forecast, care, rng);
  return choice;
}

}  // namespace folsom
