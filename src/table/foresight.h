// What an action certainly leads to, as far as the seat can know: the truth is not asked, so
// nothing can leak. The action is tried in several worlds that look the same to the seat
// (`Sample`); what happens in all of them alike is certain, up to the first chance, the first
// difference, or the first event that could tell a secret (a card turned up that lay face down,
// commitments opened, a purse that another has looked into).
#pragma once

#include <optional>
#include <vector>

#include "rules/event.h"
#include "rules/view.h"

namespace folsom {

struct Foresight {
  // As the seat will be told them. Without an event: as in TableEvent.
  std::vector<std::optional<EventBody>> events;
  std::vector<SeatView> views;  // The seat's view after each.
  bool complete = false;        // All of it: no chance, nothing learned.
};

// Precondition: `view` is as ViewFor gives it (not WithMemoryPlay), and `action` is legal for
// view.viewer. `memory`: PLAN-10, the seat is not shown the cards that lie under the top one, so
// one that is turned up may tell something. The same arguments always give the same foresight.
[[nodiscard]] Foresight Foresee(const SeatView& view, Action action, bool memory = false);

}  // namespace folsom
