#include "hall/brought/log_text.h"

#include <algorithm>
#include <utility>

#include "fair/fair.h"
#include "hall/answers/replay.h"

namespace folsom {

namespace {

constexpr std::string_view kLogHeader = "folsom log 1\nsecret ";
constexpr std::size_t kFirstEntryLine = 3;

[[nodiscard]] Problem BadLog(std::size_t line, std::string_view code, std::string_view message) {
  return {.code = std::string(code), .message = std::string(message), .line = line};
}

// Takes the next line off the text.
std::string_view TakeLine(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

}  // namespace

Result<std::string> LogTextOf(const StoredTable& stored) {
  if (const Result<Table> table = OverTable(stored); !table) return table.Error();
  std::string text(kLogHeader);
  text.append(SecretText(stored.secret)) += '\n';
  for (const StoredEntry& entry : stored.entries) text.append(entry.text) += '\n';
  return text;
}

Result<LogText> ReadLogText(std::string_view text) {
  if (!text.starts_with(kLogHeader)) return BadLog(1, "log/unreadable", "this is no log");
  text.remove_prefix(kLogHeader.size());
  const std::optional<std::string> secret = SecretFrom(TakeLine(text));
  if (!secret) return BadLog(2, "log/unreadable", "64 hexadecimal digits are expected");
  LogText log{.secret = *secret, .entries = {}};
  while (!text.empty()) {
    const std::size_t line = kFirstEntryLine + log.entries.size();
    if (log.entries.size() == kMaxLogEntries) {
      return BadLog(line, "log/too_long", "no game has as many entries");
    }
    Result<Entry> entry = EntryFrom(TakeLine(text));
    if (!entry) return BadLog(line, entry.Error().code, entry.Error().message);
    log.entries.push_back(std::move(*entry));
  }
  return log;
}

}  // namespace folsom
