// Lines of the engine protocol: whatever comes in, one JSON object goes out, and an error changes
// nothing. A line of one byte stands for a decision, the byte's number in the list of legal
// actions, so that positions that were let in are also played on.
#include <boost/json.hpp>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "bots/registry.h"
#include "engine/session.h"

namespace {

namespace json = boost::json;

void Require(bool condition) {
  if (!condition) std::abort();
}

json::object Reply(folsom::Session& session, std::string_view line) {
  json::error_code error;
  const json::value value = json::parse(session.Handle(line), error);
  Require(!error && value.is_object());
  return value.get_object();
}

// The line for the `nth` legal action of the first seat that has any; empty if none has.
std::string Decision(folsom::Session& session, std::size_t nth) {
  for (int seat = 0; seat < 6; ++seat) {
    json::object line{{"command", "legal"}, {"seat", seat}};
    const json::object legal = Reply(session, json::serialize(line));
    const json::value* actions = legal.if_contains("actions");
    if (actions == nullptr || actions->as_array().empty()) continue;
    line["command"] = "apply";
    line["action"] = actions->as_array()[nth % actions->as_array().size()];
    return json::serialize(line);
  }
  return {};
}

// Whether the line asks a bot that would think for long, which finds nothing more.
bool IsSlow(std::string_view line) {
  constexpr std::uint32_t kIterations = 8;
  json::error_code error;
  const json::value value = json::parse(json::string_view(line.data(), line.size()), error);
  if (error || !value.is_object()) return false;
  const json::value* bot = value.get_object().if_contains("bot");
  if (bot == nullptr || !bot->is_string()) return false;
  const folsom::Budget budget =
      folsom::ParseBot({bot->get_string().data(), bot->get_string().size()}).bot.budget;
  return budget.ms > 0 || budget.iterations > kIterations;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::string_view kGet = R"({"command":"get"})";
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  folsom::Session session;
  for (int lines = 0; !rest.empty() && lines < 100; ++lines) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    const std::string decision =
        line.size() == 1 ? Decision(session, static_cast<unsigned char>(line[0])) : std::string();
    if (!decision.empty()) {
      Require(!Reply(session, decision).contains("error"));
    } else if (!IsSlow(line)) {
      const std::string before = session.Handle(kGet);
      if (Reply(session, line).contains("error")) Require(session.Handle(kGet) == before);
    }
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  return 0;
}
