// What clients say, read from JSON (schema/client.json). Reading checks the shape only: types,
// ranges, lengths, words; whether it may be done is for those who do it.
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "record/origin/beginning.h"
#include "record/words/result.h"
#include "rules/pieces/action.h"
#include "table/checks/command.h"

namespace folsom {

inline constexpr int kProtocolVersion = 1;

// Gestures of `chat`.
inline constexpr std::array<std::string_view, 8> kEmotes{"hat",   "laugh",  "groan",       "wow",
                                                         "hurry", "thanks", "well_played", "oops"};

namespace message {

struct Hello {
  std::int64_t protocol = 0;
  std::string token;
  std::string name;
};
struct Rename {
  std::string name;
  std::string password{};  // Of a name of one's own.
};
struct ClaimName {
  std::string name;
  std::string password;
};
struct SignIn {
  std::string name;
  std::string password;
};
struct SetWebhook {
  std::string url;
};
struct PushSubscribe {
  std::string endpoint;
  std::string key;
  std::string auth;
};
struct PushUnsubscribe {};
struct Devices {};
struct Revoke {
  std::string device;
};
struct SignOut {
  bool everywhere = false;
};
struct ChangePassword {
  std::string old;
  std::string fresh;
};
struct DeleteAccount {
  std::string password;  // Of those who have one.
};
struct Export {
  std::string after;  // A table; empty: from the beginning.
};
struct Lobby {
  bool on = false;
};
struct MyTables {};
struct MyGames {
  std::string before;  // A place in the list; empty: its beginning.
};
struct Daily {
  std::string month;  // Whose rides are told; empty: those of the last hundred days.
};
struct DailyRide {
  std::string day;  // Empty: today's, which counts.
};
struct DailyBoard {
  std::string day;  // Empty: today's,
};
struct DailyLevels {
  std::string day;  // and here too.
};
struct Puzzles {};
struct PuzzleAnswer {
  std::string puzzle;
  Action action = kNoAction;
};
struct PuzzleTable {
  std::string puzzle;
  Seat seat{};
  std::string position;
};
// Another game, which is over, and what of it a new one begins with.
struct Origin {
  std::string table;   // Or else
  std::string record;  // its text.
  OriginWish wish;
  std::optional<Seat> seat;  // The creator's in the same deal.
};
struct Create {
  Config config;  // Unless there is an origin.
  TableOptions options;
  std::vector<std::string> bots;  // Levels by seat, "" where none.
  bool sit = true;
  std::vector<std::string> local_names;
  std::optional<Origin> origin;
};
struct Watch {
  std::string table;  // Or else `code`.
  std::string code;
  std::optional<std::uint32_t> since;
  std::optional<Seat> viewer;  // As whom it was seen then; sent as -1: as everyone.
  bool opening = false;        // The first turn is wanted from its beginning.
  bool screen = false;         // For all in a room to see: as everyone, whoever asks.
};
struct Unwatch {
  std::string table;
};
// A command as the table takes it. Of a SitDown the client fills in who sits down.
struct AtTable {
  std::string table;
  Command command;
};
struct SetOptions {  // What changes; the rest is as the table has it.
  std::string table;
  std::optional<Config> config;
  boost::json::object options;  // Can be read: ReadOptions.
};
struct Preview {
  std::string table;
  Act act;
};
struct Plan {
  std::string table;
  std::vector<Action> ways;
};
struct Curtain {
  std::string table;
  Seat seat = kNoSeat;  // Sent as -1: nobody's.
};
struct Shown {
  std::string table;
  std::uint32_t number = 0;
};
struct Rematch {  // Whichever table that leads to.
  std::string table;
};
struct Chat {  // One of the two.
  std::string table;
  std::string text;
  std::string emote;
};
struct ReadLog {
  std::string table;
};
struct ReadTally {
  std::string table;
};
struct SeatLink {
  std::string table;
  Seat seat{};
};
struct TakeSeat {
  std::string link;
};
struct Ping {};

}  // namespace message

using MessageBody =
    std::variant<message::Hello, message::Rename, message::ClaimName, message::SignIn,
                 message::SetWebhook, message::PushSubscribe, message::PushUnsubscribe,
                 message::Devices, message::Revoke, message::SignOut, message::ChangePassword,
                 message::DeleteAccount, message::Export, message::Lobby, message::MyTables,
                 message::MyGames, message::Daily, message::DailyRide, message::DailyBoard,
                 message::DailyLevels, message::ReadTally, message::Create, message::Watch,
                 message::Unwatch, message::AtTable, message::SetOptions, message::Preview,
                 message::Plan, message::Curtain, message::Shown, message::Rematch, message::Chat,
                 message::ReadLog, message::SeatLink, message::TakeSeat, message::Ping,
                 message::Puzzles, message::PuzzleAnswer, message::PuzzleTable>;

using MessageId = std::int64_t;
inline constexpr MessageId kMaxMessageId = std::int64_t{1} << 31;

struct ClientMessage {
  std::optional<MessageId> id;
  MessageBody body;
};

// Codes: message/too_big, message/malformed, message/unknown_type, message/missing_field,
// message/unknown_field, message/wrong_type, message/out_of_range, message/unknown_word,
// config/..., action/no_such_action, chat/empty, chat/unknown_emote. `id`, where given, gets the id
// even of a message that is refused.
[[nodiscard]] Result<ClientMessage> ReadMessage(std::string_view text, std::size_t max_bytes,
                                                std::optional<MessageId>* id = nullptr);

}  // namespace folsom
