// The server's log: one line for each thing worth knowing, as JSON or as plain text, on standard
// error (hall/given/log.h says what never goes into it).
#pragma once

#include <exception>
#include <initializer_list>
#include <string_view>

#include "hall/given/log.h"

namespace folsom {

// From now on lines of at least this level are written, by a thread of their own; before that,
// nothing is. Once per process.
void OpenLog(bool json, LogLevel least = LogLevel::kInfo);
// Writes what waits and ends the thread.
void CloseLog();

// Any thread. {"at":"2025-07-11T08:00:00.123Z","level":"info","event":"table_loaded","table":"..."}
void Log(LogLevel level, std::string_view event, std::initializer_list<LogField> fields = {});
// For jobs on threads of their own (JobPool), which go on after it.
void LogFailedJob(const std::exception& error);

// The same log as the hall is given it.
class ServerLog final : public LogSink {
 public:
  void Write(LogLevel level, std::string_view event,
             std::initializer_list<LogField> fields) override {
    Log(level, event, fields);
  }
};

}  // namespace folsom
