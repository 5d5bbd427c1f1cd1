// What the server says, as JSON text (schema/server.json). Pure functions: all that can reach a
// client is written here and in wire_game.h.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "hall/client/messages.h"
#include "table/clock.h"
#include "table/table.h"

namespace folsom {

// --- Answers
// {"type":"ok","id":7,...}
[[nodiscard]] std::string OkText(std::optional<MessageId> id, boost::json::object fields = {});
// The same with one more field whose JSON is written already.
[[nodiscard]] std::string OkTextWith(std::optional<MessageId> id, std::string_view key,
                                     std::string_view text, boost::json::object fields = {});
// {"type":"error","id":7,"code":...,"message":...,"path"?,"clause"?}
[[nodiscard]] std::string ErrorText(std::optional<MessageId> id, const Problem& problem);

struct WelcomeFacts {
  std::string person;
  std::string token;  // Only when it is new.
  std::string name;
  bool claimed = false;
  bool program = false;
  Millis now = 0;
  std::string push_key{};  // Empty: no notices are pushed.
};
[[nodiscard]] std::string WelcomeText(std::optional<MessageId> id, const WelcomeFacts& facts);

// --- Pushes
// `table`: the one it is about, or empty.
[[nodiscard]] std::string NoticeText(std::string_view code, std::string_view message,
                                     std::string_view table = {});
// "identity/renamed": this name is yours now.
[[nodiscard]] std::string RenamedText(std::string_view name);
// `tables` is a list of Summaries, written already.
[[nodiscard]] std::string LobbyText(std::string_view tables);

struct ChatLine {
  std::string from;
  Seat seat = kNoSeat;
  bool claimed = false;  // `from` is their own name.
  std::string text;      // Or else `emote`.
  std::string emote;
  Millis at = 0;
};
[[nodiscard]] std::string ChatText(std::string_view table, const ChatLine& line);

// `number`: of the last event. `whole`: with the action, for the seat itself.
[[nodiscard]] std::string StoodInText(std::string_view table, const StoodIn& stood_in,
                                      std::uint32_t number, bool whole);

[[nodiscard]] std::string SeatPassedText(const Table& table, std::string_view id,
                                         const SeatPassed& passed);

// `shown`: up to which event each screen has shown the game.
[[nodiscard]] std::string ScreensText(std::string_view table, std::span<const std::uint32_t> shown);

// A table with all that is told of it.
struct TableFacts {
  const Table& table;
  const std::string& id;
  const std::string& code;
  const std::string& commit;
  const std::string& secret;  // Told after the end, and not before.
  const TableClock& clock;
  const std::set<PersonId>& present;
  Millis now = 0;
  std::size_t watchers = 0;  // Without a seat.
  std::size_t screens = 0;   // For whom those with a seat may wait.
};
// `person` looks at it, as `viewer`.
[[nodiscard]] std::string RoomText(const TableFacts& facts, const PersonId& person, Seat viewer);

// The clocks that `viewer` may see run; empty where there are none. While seats decide together
// only one's own: how often a rival's starts anew would tell how far they are (INFO-2).
[[nodiscard]] boost::json::array ClocksJson(const Table& table, const TableClock& clock,
                                            Seat viewer, Millis now);

// -1 for kNoSeat.
[[nodiscard]] inline int SeatNumber(Seat seat) {
  return seat == kNoSeat ? -1 : static_cast<int>(seat);
}

}  // namespace folsom
