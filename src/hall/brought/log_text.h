// The log of a finished game as text, to be taken from the hall in a page to a server:
//
//   folsom log 1
//   secret 466f6c736f6d...        the hall's part of the fair deal, as 64 hexadecimal digits
//   {"at":1762,"opened":{...}}    every entry (table/log/entry.h), a line each
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "hall/given/store.h"
#include "record/words/result.h"
#include "table/log/entry.h"

namespace folsom {

inline constexpr std::size_t kMaxLogEntries = 3000;

// Codes: those of OverTable (hall/answers/replay.h).
[[nodiscard]] Result<std::string> LogTextOf(const StoredTable& stored);

struct LogText {
  std::string secret;  // 32 bytes.
  std::vector<Entry> entries;
};
// Checks the form only. Codes: log/unreadable, log/too_long, and those of EntryFrom; with the line.
[[nodiscard]] Result<LogText> ReadLogText(std::string_view text);

}  // namespace folsom
