// Looks for secrets that get out: compares what a seat is shown in the truth and in a scrambled
// world that it must not be able to tell from the truth.
#pragma once

#include <functional>
#include <string>

#include "rules/state/event.h"
#include "rules/state/view.h"
#include "support/scramble.h"

namespace folsom {

// What the checker looks through. Leaky ones are its canaries.
struct Eyes {
  std::function<SeatView(const GameState&, Seat)> view = ViewFor;
  std::function<EventBody(const EventBody&, Seat)> redact = Redacted;
};

// The first difference that `viewer` (kNoSeat: a spectator) can see, in words, or empty. Compared
// are the view, the legal actions and, for one random decision that is possible in both worlds, all
// redacted events and the views after them, up to the first that by the rules opens a secret.
[[nodiscard]] std::string FirstLeak(const GameState& truth, Seat viewer, Commitments commitments,
                                    const Eyes& eyes, Rng& rng);

}  // namespace folsom
