// The server's log: one line for each thing worth knowing, as JSON or as plain text, on standard
// error. Tokens, passwords, seeds, names, chat and hidden cards never go into it.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <variant>

namespace folsom {

enum class LogLevel : std::uint8_t { kDebug, kInfo, kWarn, kError };

struct LogField {
  template <std::integral Number>
  LogField(std::string_view field, Number number)
      : key(field), value(static_cast<std::int64_t>(number)) {}
  LogField(std::string_view field, std::string_view text) : key(field), value(text) {}

  std::string_view key;
  std::variant<std::int64_t, std::string_view> value;
};

// From now on lines of at least this level are written, by a thread of their own; before that,
// nothing is. Once per process.
void OpenLog(bool json, LogLevel least = LogLevel::kInfo);
// Writes what waits and ends the thread.
void CloseLog();

// Any thread. {"at":"2025-07-11T08:00:00.123Z","level":"info","event":"table_loaded","table":"..."}
void Log(LogLevel level, std::string_view event, std::initializer_list<LogField> fields = {});

}  // namespace folsom
