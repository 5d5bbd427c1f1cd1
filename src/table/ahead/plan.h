// What the plan leads to if only what lies open happens: the cards of the pile that all can read
// are carried out in order by the ordinary rules; for the others a gap is left.
//
// It is made from public facts alone, so it is the same for every seat and for spectators: one's
// own face-down cards are gaps too. Of what is left to chance in Stealin' the public sees only
// which of several half-full flasks falls (PlanEvent::open); what purses and flasks hold is not
// told, and nothing else hangs on it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "record/words/result.h"
#include "rules/choices/legal.h"
#include "rules/state/event.h"
#include "rules/state/view.h"

namespace folsom {

// A choice that a card leaves to a player.
struct PlanQuestion {
  Seat seat = kNoSeat;
  ActionList legal;
  Action taken;  // The way that the preview goes: as the asker says, else the first.
};

struct PlanEvent {
  std::optional<EventBody> event;  // In its public form. Without one: as in TableEvent.
  SeatView after;                  // As a spectator would see it.
  std::optional<PlanQuestion> question = std::nullopt;  // It comes of the answer to this one.
  bool open = false;  // Chance decides which of several falls; one of them is shown.
};

// One card of the pile.
struct PlanStep {
  std::uint8_t index;  // In the pile.
  Seat seat;
  Card card;                      // kHiddenCard: a gap.
  std::vector<PlanEvent> events;  // Of a gap: one without an event, which leaves the card behind.
};

struct PlanPreview {
  SeatView from;  // As a spectator would see the beginning of Stealin'.
  std::vector<PlanStep> steps;
};

// plan/not_planning: also of a table whose game does not run.
[[nodiscard]] Problem NotPlanning();

// Ends when the pile is done; the event of the round is not carried out. `ways` answer the first
// questions, in order. `memory`: PLAN-10, only the top card can be read.
// Precondition: `view` is as ViewFor gives it for kNoSeat (not WithMemoryPlay).
// Codes: plan/not_planning, plan/no_cards, action/not_legal (with the path of the way).
[[nodiscard]] Result<PlanPreview> PreviewPlan(const SeatView& view, std::span<const Action> ways,
                                              bool memory = false);

}  // namespace folsom
