// What an action certainly leads to, as far as the seat can know: the truth is not asked, so
// nothing can leak. The action is tried in several worlds that look the same to the seat
// (`Sample`); what happens in all of them alike is certain, up to the first chance, the first
// difference, or the first event that could tell a secret (a card turned up that lay face down,
// commitments opened).
//
// Loot is the exception: that a purse or flask comes onto a card or off it is certain, though not
// what it is worth. It is foreseen without its value or kind, and with what else comes of the
// action itself; what comes next (another card, the end of the round) may depend on it.
#pragma once

#include <optional>
#include <vector>

#include "rules/state/event.h"
#include "rules/state/view.h"

namespace folsom {

struct Foresight {
  // As the seat will be told them. Without an event: as in TableEvent.
  std::vector<std::optional<EventBody>> events;
  // The seat's view after each. A purse or flask that would be looked into is `held`, and among its
  // knowers is the seat, but its value or kind is kNone.
  std::vector<SeatView> views;
  bool complete = false;  // All of it: no chance, nothing learned.
};

// Precondition: `view` is as ViewFor gives it (not WithMemoryPlay), and `action` is legal for
// view.viewer. `memory`: PLAN-10, the seat is not shown the cards that lie under the top one, so
// one that is turned up may tell something. The same arguments always give the same foresight.
[[nodiscard]] Foresight Foresee(const SeatView& view, Action action, bool memory = false);

}  // namespace folsom
