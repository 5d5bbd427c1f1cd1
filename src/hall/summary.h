// What is kept of a table beside its log, for lists: the lobby, one's own tables, finished games.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>

#include "hall/given/store.h"
#include "table/table.h"

namespace folsom {

// The row of `table` as it is now. Its text is the part of the Summary below that is not in the
// row's own fields.
[[nodiscard]] TableSummary SummaryOf(const Table& table, const std::string& id,
                                     const std::string& code, const std::string& commit);

// Summary (schema/server.json): {"table": id, "code", "title", "stage", "config", "seats", "free",
// "clock", "created_at", "changed_at", "commit", "result"?}.
[[nodiscard]] boost::json::object SummaryJson(const TableSummary& summary);

// Whether somebody sits there under this name.
[[nodiscard]] bool HasSeatOf(const TableSummary& summary, const std::string& name);

}  // namespace folsom
