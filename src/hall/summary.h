// What is kept of a table beside its log, for lists: the lobby, one's own tables, finished games.
#pragma once

#include <boost/json/fwd.hpp>
#include <optional>
#include <string>

#include "hall/given/store.h"
#include "table/table.h"

namespace folsom {

// The row of `table` as it is now. Its text is the part of the Summary below that is not in the
// row's own fields, and of finished games what only their players are told (OwnGameJson).
[[nodiscard]] TableSummary SummaryOf(const Table& table, const std::string& id,
                                     const std::string& code, const std::string& commit);

// Summary (schema/server.json): {"table": id, "code", "title", "stage", "config", "seats", "free",
// "clock", "created_at", "changed_at", "commit", "result"?, "hints"?}.
[[nodiscard]] boost::json::object SummaryJson(const TableSummary& summary);

// Whether it began with the position of a puzzle (hall/puzzles). Such tables are in nobody's lists.
[[nodiscard]] bool IsOfPuzzle(const TableSummary& summary);

// What a finished game is told by afterwards (record/game/tally.h). Empty: an upgrade of the rules
// came in between, and nobody can say any more.
[[nodiscard]] boost::json::object TallyJson(const Table& table);

// Whether what OwnGameJson tells was stored with the summary of this finished game.
[[nodiscard]] bool HasStory(const TableSummary& summary);
// The text of such a game that was played `again`: what is known of it from elsewhere (that it was
// brought, say) stays.
[[nodiscard]] std::string RetoldText(const TableSummary& summary, const TableSummary& again);
// The text of one of which that cannot be found out: it has a story that tells nothing.
[[nodiscard]] std::string WithoutStory(const TableSummary& summary);
// OwnGame (schema/server.json): {"summary", "yours": [seat], "tally"?}, as this person is told of a
// finished game. Nobody else is.
[[nodiscard]] boost::json::object OwnGameJson(const TableSummary& summary,
                                              const std::string& person);

// What was found out about a ride of the daily train (hall/daily/day_verdict.h); not in
// SummaryJson.
[[nodiscard]] std::string WithRide(const TableSummary& summary, boost::json::object ride);
[[nodiscard]] std::optional<boost::json::object> RideOf(const TableSummary& summary);
// The only person of a finished game.
struct Rider {
  std::string person;
  std::string name;
};
[[nodiscard]] Rider RiderOf(const TableSummary& summary);

// Whether somebody sits there under this name.
[[nodiscard]] bool HasSeatOf(const TableSummary& summary, const std::string& name);

}  // namespace folsom
