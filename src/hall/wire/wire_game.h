// The game on the wire: views, events with their patches, and whose turn it is, each as one viewer
// may know it. A viewer is a seat, or kNoSeat for what everyone may see.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/ahead/foresight.h"
#include "table/ahead/plan.h"
#include "table/clock.h"
#include "table/table.h"

namespace folsom {

// What the viewer is shown; at memory tables only the top of the pile (PLAN-10).
[[nodiscard]] SeatView ShownView(const GameState& state, Seat viewer, const TableOptions& options);

// {"pending":[...],"clocks"?:[...],"legal"?:{...},"take_back"?:{...}}
[[nodiscard]] std::string TurnText(const Table& table, const TableClock& clock, Seat viewer,
                                   Millis now);

// `game`: everything. `turn` is TurnText for the same viewer.
[[nodiscard]] std::string GameText(const Table& table, const std::string& id, Seat viewer,
                                   const std::string& turn);

// `game` as it was after this event, while the game runs.
[[nodiscard]] std::string GameTextAt(const TableEvent& then, const TableOptions& options,
                                     const std::string& id, Seat viewer, const std::string& turn);

// `events` for several viewers: what they share is written once. `news` must outlive it.
class EventsWriter {
 public:
  EventsWriter(const TableOptions& options, const Folded& news);

  // The list [{"n":...,"event":...,"patch":...},...] as `viewer` is told it.
  [[nodiscard]] std::string ListFor(Seat viewer);

 private:
  // An event in full and in its public form, once somebody needed it; empty: not yet.
  struct Told {
    std::string whole;
    std::string open;
  };
  [[nodiscard]] const std::string& TextOf(std::size_t event, Seat viewer);

  const TableOptions& options_;
  const Folded& news_;
  std::vector<Told> told_;
};

// The push with that list. `result` is added when the game is over.
[[nodiscard]] std::string EventsText(const Table& table, const std::string& id, Seat viewer,
                                     const std::string& list, const std::string& turn);

// The answer to `log`: [{"n":...,"event":...}], redacted for `viewer` until the game is over.
[[nodiscard]] std::string LogLines(const Table& table, Seat viewer);

// The answer to `preview`: [{"event":...,"patch":...}].
[[nodiscard]] std::string ForeseenText(const SeatView& from, const Foresight& foresight,
                                       const TableOptions& options);

// The answer to `plan`: {"view":...,"steps":[{"index":...,"seat":...,"card"?,"events":[...]}]}.
[[nodiscard]] std::string PlanText(const PlanPreview& plan);

}  // namespace folsom
