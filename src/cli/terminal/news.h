// What happened, as lines of text for one reader.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "rules/state/event.h"
#include "rules/state/view.h"

namespace folsom {

// Keeps every event.
class EventLog final : public Sink {
 public:
  void Emit(const EventBody& event, const GameState& /*after*/) override {
    events_.push_back(event);
  }
  [[nodiscard]] std::span<const EventBody> Since(std::size_t first) const {
    return std::span(events_).subspan(first);
  }
  [[nodiscard]] std::size_t Size() const { return events_.size(); }

 private:
  std::vector<EventBody> events_;
};

// Who reads: a seat or a spectator (kNoSeat), who are told what they may know, or one who may know
// everything.
struct Reader {
  Seat seat = kNoSeat;
  bool all = false;

  [[nodiscard]] EventBody Told(const EventBody& event) const {
    return all ? event : Redacted(event, seat);
  }
};

// One line per event worth telling; draws in a row are one line. Rounds, turns and events of the
// round card stand at the margin, all else is indented. `state` tells the names.
[[nodiscard]] std::vector<std::string> NewsOf(std::span<const EventBody> events, Reader reader,
                                              const GameState& state);

// The reckoning as a table, and who won.
[[nodiscard]] std::string ScoreTable(const GameState& state);

}  // namespace folsom
