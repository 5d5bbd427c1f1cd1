// What the load generator needs of a message, found by scanning: it shares its processors with the
// server, and parsing every view would cost as much as making it. Messages are as docs/protocol.md
// says, without white space, and hold no escaped quotes where these look.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace folsom {

// "events" of {"type":"events", ...
[[nodiscard]] inline std::string_view TypeOfMessage(std::string_view message) {
  constexpr std::string_view kBegin = R"({"type":")";
  if (!message.starts_with(kBegin)) return {};
  message.remove_prefix(kBegin.size());
  return message.substr(0, message.find('"'));
}

[[nodiscard]] inline std::optional<std::uint32_t> NumberAt(std::string_view text) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} ? std::optional(number) : std::nullopt;
}
// The number after the first `key`, which is written with its quotes and colon.
[[nodiscard]] inline std::optional<std::uint32_t> NumberAfter(std::string_view message,
                                                              std::string_view key) {
  const std::size_t at = message.find(key);
  if (at == std::string_view::npos) return std::nullopt;
  return NumberAt(message.substr(at + key.size()));
}

// The number of the last event in an `events` or `game`; nothing: there is none in it.
[[nodiscard]] inline std::optional<std::uint32_t> LastEventNumber(std::string_view message) {
  constexpr std::string_view kEvent = R"({"n":)";
  const std::size_t at = message.rfind(kEvent);
  if (at != std::string_view::npos) return NumberAt(message.substr(at + kEvent.size()));
  return NumberAfter(message, R"("number":)");
}

// What the viewer may decide: {"seat":S,"decision":D,"actions":["...","..."]}.
struct LegalPart {
  std::uint32_t seat = 0;
  std::uint32_t decision = 0;
  std::string_view actions;  // What is between [ and ].
};
[[nodiscard]] inline std::optional<LegalPart> LegalIn(std::string_view message) {
  const std::size_t at = message.rfind(R"("legal":{)");
  if (at == std::string_view::npos) return std::nullopt;
  message.remove_prefix(at);
  const auto seat = NumberAfter(message, R"("seat":)");
  const auto decision = NumberAfter(message, R"("decision":)");
  const std::size_t open = message.find(R"("actions":[)");
  if (!seat || !decision || open == std::string_view::npos) return std::nullopt;
  message.remove_prefix(open + 11);
  return LegalPart{
      .seat = *seat, .decision = *decision, .actions = message.substr(0, message.find(']'))};
}
// The action that comes at `nth` modulo their number; empty if there is none.
[[nodiscard]] inline std::string_view NthAction(std::string_view actions, std::size_t nth) {
  std::size_t count = 0;
  for (const char c : actions) count += c == '"' ? 1 : 0;
  if (count < 2) return {};
  for (nth = nth % (count / 2) * 2; nth > 0; --nth) actions.remove_prefix(actions.find('"') + 1);
  actions.remove_prefix(actions.find('"') + 1);
  return actions.substr(0, actions.find('"'));
}

}  // namespace folsom
