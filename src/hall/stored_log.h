// A log as the store keeps it, read.
#pragma once

#include <vector>

#include "hall/given/store.h"
#include "record/words/result.h"
#include "table/log/entry.h"

namespace folsom {

// All entries of a table that was loaded from its beginning. Codes: those of EntryFrom, and
// log/unreadable where a version is missing.
[[nodiscard]] Result<std::vector<Entry>> EntriesOf(const StoredTable& stored);

}  // namespace folsom
