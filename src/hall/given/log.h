// What is worth knowing for whoever runs the server. Tokens, passwords, seeds, names, chat and
// hidden cards never go into it.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <variant>

namespace folsom {

enum class LogLevel : std::uint8_t { kInfo, kWarn, kError };

struct LogField {
  template <std::integral Number>
  LogField(std::string_view field, Number number)
      : key(field), value(static_cast<std::int64_t>(number)) {}
  LogField(std::string_view field, std::string_view text) : key(field), value(text) {}

  std::string_view key;
  std::variant<std::int64_t, std::string_view> value;
};

class LogSink {
 public:
  virtual ~LogSink() = default;
  // `event`: one word, "table_loaded".
  virtual void Write(LogLevel level, std::string_view event,
                     std::initializer_list<LogField> fields = {}) = 0;
};

}  // namespace folsom
