#include "hall/stored_log.h"

#include <utility>

namespace folsom {

Result<std::vector<Entry>> EntriesOf(const StoredTable& stored) {
  std::vector<Entry> log;
  log.reserve(stored.entries.size());
  for (const StoredEntry& line : stored.entries) {
    Result<Entry> entry = EntryFrom(line.text);
    if (!entry) return entry.Error();
    if (line.version != log.size() + 1) {
      return Problem{.code = "log/unreadable", .message = "an entry is missing"};
    }
    log.push_back(std::move(*entry));
  }
  return log;
}

}  // namespace folsom
