// What one transition of the game tells. Internal to table/.
#pragma once

#include <vector>

#include "table/table.h"

namespace folsom {

// Numbers the events of one transition.
class Telling final : public Sink {
 public:
  // `number`: of the last event before; `stand_in`: a stand-in decided (TableEvent).
  explicit Telling(std::uint32_t number, bool stand_in = false)
      : number_(number), stand_in_(stand_in) {}

  void Emit(const EventBody& event, const GameState& after) override {
    events_.push_back({.number = ++number_, .event = event, .after = after, .stand_in = stand_in_});
  }
  // The transition is over. True if it shows to nobody but who decided: then it has no number.
  bool End(const GameState& before, const GameState& after);

  [[nodiscard]] std::vector<TableEvent>& Events() { return events_; }

 private:
  std::uint32_t number_;
  bool stand_in_;
  std::vector<TableEvent> events_;
};

// Why a log of these rules cannot be played: log/rules_version, log/newer_rules.
[[nodiscard]] Problem OtherRules(int version);

}  // namespace folsom
