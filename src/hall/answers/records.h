// The list of finished games, a page at a time, and how refusals over HTTP are numbered.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hall/given/store.h"
#include "record/words/result.h"

namespace folsom {

inline constexpr int kRecordsPage = 50;

// A place in the list of records, "MS,ID" or "MS"; empty: its beginning. Nothing if it is none.
[[nodiscard]] std::optional<ListPlace> ListPlaceFrom(std::string_view text);

// The place after this row.
[[nodiscard]] std::string ListPlaceText(const TableSummary& row);

// {"records":[Summary],"before"?}. `rows`: up to kRecordsPage of them; `before` is the place after
// them, if there may be more.
[[nodiscard]] std::string RecordsText(const std::vector<TableSummary>& rows);

// {"error":{"code","message"}}: the body of every refusal.
[[nodiscard]] std::string RefusalText(std::string_view code, std::string_view message);

// The HTTP status of why a stored game (hall/answers/replay.h) cannot be told,
[[nodiscard]] int StatusOfGame(const Problem& problem);
// and of what is wrong with a record that somebody brought.
[[nodiscard]] int StatusOfRecord(const Problem& problem);

// "seat" of a query is nobody's number.
[[nodiscard]] Problem NotASeat();
// "before" of a query is no place in the list.
[[nodiscard]] Problem NotAPlace();

}  // namespace folsom
