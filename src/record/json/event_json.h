// Events in JSON and in short English sentences. Both tell all that is in the event: redact first
// (`Redacted` in rules/state/event.h) what goes to a seat.
#pragma once

#include <boost/json/fwd.hpp>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "record/words/names.h"
#include "rules/state/event.h"

namespace folsom {

// "bandit_moved", ... by EventBody::index().
[[nodiscard]] std::string_view EventKey(std::size_t kind);
[[nodiscard]] inline std::string_view EventKey(const EventBody& event) {
  return EventKey(event.index());
}

// {"type": "bandit_moved", "bandit": "belle", "from": "car 2 inside", ...}: the fields of the
// struct by name. A secret that was redacted, and whatever is none (kNoBandit, kNoSlot), is left
// out.
[[nodiscard]] boost::json::object EventJson(const EventBody& event, const Palette& palette);

// The same after its `number` in the game, and with its sentence where that is wanted.
[[nodiscard]] boost::json::object NumberedEventJson(std::size_t number, const EventBody& event,
                                                    const Palette& palette, bool sentence);

// "Belle moves to car 2, roof." Seats are called by `names` where given, else "Seat 2". Empty for
// events that need no sentence (Committed).
[[nodiscard]] std::string EventSentence(const EventBody& event, const Palette& palette,
                                        std::span<const std::string> names = {});

}  // namespace folsom
