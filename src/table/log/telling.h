// What one transition of the game draws and tells. Internal to table/.
#pragma once

#include <span>
#include <vector>

#include "table/table.h"

namespace folsom {

// Gives the outcomes of the log, in order, and notes when they are not those that are asked for.
class LoggedChance final : public ChanceSource {
 public:
  // `outcomes` is not copied.
  explicit LoggedChance(std::span<const Drawn> outcomes) : outcomes_(outcomes) {}

  std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) override;
  [[nodiscard]] bool AllFitted() const { return !failed_ && outcomes_.empty(); }

 private:
  std::span<const Drawn> outcomes_;  // Those left.
  bool failed_ = false;
};

// Numbers the events of one transition.
class Telling final : public Sink {
 public:
  // `number`: of the last event before.
  explicit Telling(std::uint32_t number) : number_(number) {}

  void Emit(const EventBody& event, const GameState& after) override {
    events_.push_back({.number = ++number_, .event = event, .after = after});
  }
  // The transition is over. True if it shows to nobody but who decided: then it has no number.
  bool End(const GameState& before, const GameState& after);

  [[nodiscard]] std::vector<TableEvent>& Events() { return events_; }

 private:
  std::uint32_t number_;
  std::vector<TableEvent> events_;
};

// Why a log of these rules cannot be played: log/rules_version, log/newer_rules.
[[nodiscard]] Problem OtherRules(int version);

// Whether what is asked is answered in small steps that nobody else may notice (INFO-2).
[[nodiscard]] constexpr bool HasHiddenSteps(Ask ask) {
  return ask == Ask::kKeep || ask == Ask::kBoard;
}

}  // namespace folsom
