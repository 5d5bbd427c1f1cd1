#include "review/habits.h"

namespace folsom::review {

Habits HabitsOf(const ReviewGame& game) {
  Habits habits;
  for (const Step& step : game.steps) {
    if (step.action == act::kDraw) ++habits.draws[Index(step.seat)];
    // Whose bandits are whose does not change.
    for (const EventBody& event : step.events) habits.tally.Add(event, game.end);
  }
  return habits;
}

}  // namespace folsom::review
