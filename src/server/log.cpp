#include "server/log.h"

#include <spdlog/async.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <array>
#include <atomic>
#include <boost/json.hpp>
#include <memory>
#include <string>

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::size_t kWaitingLines = 8192;  // Above that the oldest are dropped: nobody waits.

struct OpenedLog {
  std::shared_ptr<spdlog::logger> logger;
  bool json = true;
};
OpenedLog& TheLog() {
  static OpenedLog log;
  return log;
}
// Set once the log can be used from any thread.
std::atomic<bool> log_is_open{false};

constexpr std::array<spdlog::level::level_enum, 3> kSpdLevels{
    spdlog::level::info, spdlog::level::warn, spdlog::level::err};
[[nodiscard]] spdlog::level::level_enum SpdLevel(LogLevel level) {
  return kSpdLevels[static_cast<std::size_t>(level)];
}

[[nodiscard]] std::string ValueText(const LogField& field) {
  if (const auto* const number = std::get_if<std::int64_t>(&field.value)) {
    return std::to_string(*number);
  }
  return json::serialize(json::value(json::string(std::get<std::string_view>(field.value))));
}

[[nodiscard]] std::string JsonLine(std::string_view event, std::initializer_list<LogField> fields) {
  std::string line = json::serialize(json::value(json::string(event)));
  for (const LogField& field : fields) {
    line += ',' + json::serialize(json::value(json::string(field.key))) + ':' + ValueText(field);
  }
  return line;
}

// Texts are quoted and escaped here too: nobody may write lines of their own.
[[nodiscard]] std::string PlainLine(std::string_view event,
                                    std::initializer_list<LogField> fields) {
  std::string line(event);
  for (const LogField& field : fields) {
    line.append(" ").append(field.key).append("=").append(ValueText(field));
  }
  return line;
}

}  // namespace

void OpenLog(bool json, LogLevel least) {
  spdlog::init_thread_pool(kWaitingLines, 1);
  auto sink = std::make_shared<spdlog::sinks::stderr_sink_mt>();
  auto logger =
      std::make_shared<spdlog::async_logger>("folsom", std::move(sink), spdlog::thread_pool(),
                                             spdlog::async_overflow_policy::overrun_oldest);
  logger->set_level(SpdLevel(least));
  logger->flush_on(spdlog::level::debug);
  logger->set_pattern(json ? R"({"at":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l","event":%v})"
                           : "%Y-%m-%d %H:%M:%S.%e %l %v",
                      spdlog::pattern_time_type::utc);
  TheLog() = {std::move(logger), json};
  log_is_open.store(true, std::memory_order_release);
}

void CloseLog() {
  if (!log_is_open.exchange(false)) return;
  TheLog().logger->flush();
  TheLog().logger.reset();
  spdlog::shutdown();
}

void Log(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) {
  if (!log_is_open.load(std::memory_order_acquire)) return;
  OpenedLog& log = TheLog();
  if (!log.logger->should_log(SpdLevel(level))) return;
  const std::string line = log.json ? JsonLine(event, fields) : PlainLine(event, fields);
  log.logger->log(SpdLevel(level), spdlog::string_view_t(line.data(), line.size()));
}

void LogFailedJob(const std::exception& error) {
  Log(LogLevel::kError, "job_failed", {{"why", std::string_view(error.what())}});
}

}  // namespace folsom
