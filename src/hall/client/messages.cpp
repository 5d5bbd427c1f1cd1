#include "hall/client/messages.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cstdint>

#include "record/json/config_json.h"
#include "record/json/json_read.h"
#include "record/words/action_text.h"
#include "record/words/shortened.h"
#include "table/options_json.h"

namespace folsom {

namespace json = boost::json;

namespace {

// Longer texts are refused here; what is too long for its purpose, where it is used.
constexpr std::size_t kShortText = 128;
constexpr std::size_t kLongText = 1024;
// More questions than the longest pile leaves.
constexpr std::size_t kMostWays = 128;

enum class Need : std::uint8_t { kRequired, kOptional };

// The fields of one message.
class MessageFields {
 public:
  MessageFields(JsonProblems& problems, const json::value& json, const JsonPath& root = {})
      : problems_(problems), root_(root), object_(problems, json, root_) {}

  bool Text(std::string_view key, std::string& out, Need need = Need::kRequired,
            std::size_t most = kShortText) {
    const bool found = object_.With(key, [&](const json::value& json, const JsonPath& at) {
      out = LimitedText(json, at, most);
    });
    return Found(key, found, need);
  }
  // Whatever it is, to be read by others.
  void JsonText(std::string_view key, std::string& out) {
    const bool found = object_.With(
        key, [&](const json::value& json, const JsonPath& /*at*/) { out = json::serialize(json); });
    Found(key, found, Need::kRequired);
  }
  void Texts(std::string_view key, std::vector<std::string>& out) {
    object_.With(key, [&](const json::value& json, const JsonPath& at) {
      ReadArray(problems_, json, at, kMaxSeats, [&](const json::value& item, const JsonPath& path) {
        out.push_back(LimitedText(item, path, kShortText));
      });
    });
  }
  void Flag(std::string_view key, bool& out, Need need = Need::kRequired) {
    Found(key, object_.Flag(key, out), need);
  }
  template <typename T>
  bool Number(std::string_view key, T& out, std::int64_t max, Need need = Need::kRequired,
              std::int64_t min = 0) {
    return Found(key, object_.Number(key, out, max, min), need);
  }
  void Table(std::string& out) { Text("table", out); }
  void SeatOf(Seat& out) { Number("seat", out, kLastSeat); }
  void MaybeSeat(std::optional<Seat>& out) {
    Seat seat{};
    if (Number("seat", seat, kLastSeat, Need::kOptional)) out = seat;
  }
  template <typename Enum>
  void MaybeKey(std::string_view key, Enum& out) {
    object_.Key(key, out);
  }
  void Decision(DecisionNumber& out) { Number("decision", out, UINT32_MAX); }
  void ActionOf(Action& out) {
    std::string text;
    if (Text("action", text)) out = ActionIn(text, "action");
  }
  void Actions(std::string_view key, std::vector<Action>& out, std::size_t most) {
    object_.With(key, [&](const json::value& json, const JsonPath& at) {
      ReadArray(problems_, json, at, most, [&](const json::value& item, const JsonPath& path) {
        const std::string_view text = ReadText(problems_, item, path);
        if (!problems_.Any()) out.push_back(ActionIn(text, path.Text()));
      });
    });
  }
  bool ConfigOf(Config& out) {
    return object_.With("config", [&](const json::value& json, const JsonPath& /*at*/) {
      const Result<Config> config = ConfigFrom(json);
      if (config) {
        out = *config;
      } else {
        Problem problem = config.Error();
        problem.path = problem.path.empty() ? "config" : "config." + problem.path;
        problems_.Fail(std::move(problem));
      }
    });
  }
  // Reads what `key` has in it with `fill`.
  template <typename Part>
  void PartOf(std::string_view key, std::optional<Part>& out,
              void (*fill)(MessageFields& in, Part& out)) {
    object_.With(key, [&](const json::value& json, const JsonPath& at) {
      MessageFields in(problems_, json, at);
      fill(in, out.emplace());
      in.Finish();
    });
  }
  // Reads onto `options`; keeps the fields in `given`, if there is such.
  void OptionsOf(TableOptions& options, json::object* given = nullptr) {
    object_.With("options", [&](const json::value& json, const JsonPath& at) {
      ReadOptions(problems_, json, at, options);
      if (given != nullptr && !problems_.Any()) *given = json.get_object();
    });
  }
  void Missing(std::string_view key) {
    problems_.Fail("missing_field", "the field \"" + std::string(key) + "\" is missing",
                   JsonPath{&root_, key});
  }
  void Fail(std::string_view code, std::string_view message, std::string_view key) {
    problems_.Fail(Problem{
        .code = std::string(code), .message = std::string(message), .path = std::string(key)});
  }
  void Finish() { object_.Finish(); }

 private:
  static constexpr std::int64_t kLastSeat = kMaxSeats - 1;

  bool Found(std::string_view key, bool found, Need need) {
    if (!found && need == Need::kRequired) Missing(key);
    return found;
  }
  Action ActionIn(std::string_view text, std::string_view key) {
    const std::optional<Action> action = ActionFrom(text);
    if (!action) Fail("action/no_such_action", "there is no such action", key);
    return action.value_or(kNoAction);
  }
  std::string LimitedText(const json::value& json, const JsonPath& at, std::size_t most) {
    const std::string_view text = ReadText(problems_, json, at);
    if (text.size() <= most) return std::string(text);
    problems_.Fail("out_of_range", "at most " + std::to_string(most) + " bytes", at);
    return {};
  }

  JsonProblems& problems_;
  JsonPath root_;
  JsonObject object_;
};

void Fill(MessageFields& in, message::Hello& out) {
  in.Number("protocol", out.protocol, INT32_MAX);
  in.Text("token", out.token, Need::kOptional);
  in.Text("name", out.name, Need::kOptional);
}
void Fill(MessageFields& in, message::Rename& out) {
  in.Text("name", out.name);
  in.Text("password", out.password, Need::kOptional, kLongText);
}
void Fill(MessageFields& in, message::ClaimName& out) {
  in.Text("name", out.name);
  in.Text("password", out.password, Need::kRequired, kLongText);
}
void Fill(MessageFields& in, message::SignIn& out) {
  in.Text("name", out.name);
  in.Text("password", out.password, Need::kRequired, kLongText);
}
void Fill(MessageFields& in, message::SetWebhook& out) {
  in.Text("url", out.url, Need::kRequired, kLongText);
}
void Fill(MessageFields& in, message::PushSubscribe& out) {
  in.Text("endpoint", out.endpoint, Need::kRequired, kLongText);
  in.Text("key", out.key);
  in.Text("auth", out.auth);
}
void Fill(MessageFields& /*in*/, message::PushUnsubscribe& /*out*/) {}
void Fill(MessageFields& /*in*/, message::Devices& /*out*/) {}
void Fill(MessageFields& in, message::Revoke& out) { in.Text("device", out.device); }
void Fill(MessageFields& in, message::SignOut& out) {
  in.Flag("everywhere", out.everywhere, Need::kOptional);
}
void Fill(MessageFields& in, message::ChangePassword& out) {
  in.Text("old", out.old, Need::kRequired, kLongText);
  in.Text("new", out.fresh, Need::kRequired, kLongText);
}
void Fill(MessageFields& in, message::DeleteAccount& out) {
  in.Text("password", out.password, Need::kOptional, kLongText);
}
void Fill(MessageFields& in, message::Export& out) { in.Text("after", out.after, Need::kOptional); }
void Fill(MessageFields& in, message::Lobby& out) { in.Flag("on", out.on); }
void Fill(MessageFields& /*in*/, message::MyTables& /*out*/) {}
void Fill(MessageFields& in, message::MyGames& out) {
  in.Text("before", out.before, Need::kOptional);
}
void Fill(MessageFields& in, message::Daily& out) { in.Text("month", out.month, Need::kOptional); }
void Fill(MessageFields& in, message::DailyRide& out) { in.Text("day", out.day, Need::kOptional); }
void Fill(MessageFields& in, message::DailyBoard& out) { in.Text("day", out.day, Need::kOptional); }
void Fill(MessageFields& in, message::DailyLevels& out) {
  in.Text("day", out.day, Need::kOptional);
}
void Fill(MessageFields& /*in*/, message::Puzzles& /*out*/) {}
void Fill(MessageFields& in, message::PuzzleAnswer& out) {
  in.Text("puzzle", out.puzzle);
  in.ActionOf(out.action);
}
void Fill(MessageFields& in, message::PuzzleTable& out) {
  in.Text("puzzle", out.puzzle);
  in.SeatOf(out.seat);
  in.JsonText("position", out.position);
}
void FillOrigin(MessageFields& in, message::Origin& out) {
  const bool table = in.Text("table", out.table, Need::kOptional);
  const bool record = in.Text("record", out.record, Need::kOptional, SIZE_MAX);
  if (table == record) in.Missing("table");
  bool deal = false;
  in.Flag("deal", deal, Need::kOptional);
  std::uint32_t decision = 0;
  if (in.Number("decision", decision, UINT32_MAX, Need::kOptional)) out.wish.decision = decision;
  if (deal == out.wish.decision.has_value()) in.Missing("decision");
  in.MaybeSeat(out.seat);
  if (out.seat && !deal) {
    in.Fail("message/out_of_range", "the seat is that of the decision", "origin.seat");
  }
  std::string cards;
  if (!in.Text("cards", cards, Need::kOptional)) return;
  out.wish.anew = cards == CardsKey(true);
  if (!out.wish.anew && cards != CardsKey(false)) {
    in.Fail("message/unknown_word", "\"anew\" or \"as_were\"", "origin.cards");
  }
}
void Fill(MessageFields& in, message::Create& out) {
  in.PartOf("origin", out.origin, FillOrigin);
  const bool config = in.ConfigOf(out.config);
  if (!config && !out.origin) in.Missing("config");
  if (config && out.origin) {
    in.Fail("message/out_of_range", "the game is played as the other was", "config");
  }
  in.OptionsOf(out.options);
  in.Texts("bots", out.bots);
  in.Flag("sit", out.sit, Need::kOptional);
  in.Texts("local_names", out.local_names);
}
void Fill(MessageFields& in, message::Watch& out) {
  in.Text("table", out.table, Need::kOptional);
  in.Text("code", out.code, Need::kOptional);
  std::uint32_t since = 0;
  if (in.Number("since", since, UINT32_MAX, Need::kOptional)) out.since = since;
  std::int64_t viewer = -1;
  if (in.Number("viewer", viewer, kMaxSeats - 1, Need::kOptional, -1)) {
    out.viewer = viewer < 0 ? kNoSeat : static_cast<Seat>(viewer);
  }
  in.Flag("opening", out.opening, Need::kOptional);
  in.Flag("screen", out.screen, Need::kOptional);
  if (out.table.empty() == out.code.empty()) in.Missing("table");
}
void Fill(MessageFields& in, message::Unwatch& out) { in.Table(out.table); }
void Fill(MessageFields& in, message::SetOptions& out) {
  in.Table(out.table);
  Config config;
  if (in.ConfigOf(config)) out.config = config;
  TableOptions options;
  in.OptionsOf(options, &out.options);
}
void Fill(MessageFields& in, Act& out) {
  in.SeatOf(out.seat);
  in.Decision(out.decision);
  in.ActionOf(out.action);
}
void Fill(MessageFields& in, message::Preview& out) {
  in.Table(out.table);
  Fill(in, out.act);
}
void Fill(MessageFields& in, message::Plan& out) {
  in.Table(out.table);
  in.Actions("ways", out.ways, kMostWays);
}
void Fill(MessageFields& in, message::Curtain& out) {
  in.Table(out.table);
  std::int64_t seat = -1;
  in.Number("seat", seat, kMaxSeats - 1, Need::kRequired, -1);
  out.seat = seat < 0 ? kNoSeat : static_cast<Seat>(seat);
}
void Fill(MessageFields& in, message::Shown& out) {
  in.Table(out.table);
  in.Number("number", out.number, UINT32_MAX);
}
void Fill(MessageFields& in, message::Chat& out) {
  in.Table(out.table);
  // Judged by its characters later (HallSettings::chat_characters).
  const bool text = in.Text("text", out.text, Need::kOptional, SIZE_MAX);
  const bool emote = in.Text("emote", out.emote, Need::kOptional);
  if (text == emote) in.Fail("chat/empty", "a text or an emote is expected", "text");
  if (emote && std::ranges::find(kEmotes, out.emote) == kEmotes.end()) {
    in.Fail("chat/unknown_emote", "there is no such emote", "emote");
  }
}
void Fill(MessageFields& in, message::TakeSeat& out) { in.Text("link", out.link); }
void Fill(MessageFields& /*in*/, message::Ping& /*out*/) {}

void Fill(MessageFields& in, message::SeatLink& out) {
  in.Table(out.table);
  in.SeatOf(out.seat);
}
template <typename OfTable>
requires requires(OfTable& m) { m.table; }
void Fill(MessageFields& in, OfTable& out) { in.Table(out.table); }

// --- Commands, after their table.
void Fill(MessageFields& in, SitDown& out) {
  in.MaybeSeat(out.seat);
  in.Text("name", out.name, Need::kOptional);
}
void Fill(MessageFields& in, StandUp& out) { in.MaybeSeat(out.seat); }
void Fill(MessageFields& in, PutBot& out) {
  in.SeatOf(out.seat);
  in.Text("level", out.level);
}
void Fill(MessageFields& in, PickBandit& out) {
  in.SeatOf(out.seat);
  in.MaybeKey("bandit", out.bandit);
}
void Fill(MessageFields& in, Commit& out) { in.Text("commitment", out.commitment); }
void Fill(MessageFields& /*in*/, StartGame& /*out*/) {}
void Fill(MessageFields& in, Reveal& out) { in.Text("nonce", out.nonce); }
void Fill(MessageFields& in, TakeBack& out) {
  in.SeatOf(out.seat);
  in.Decision(out.decision);
}
void Fill(MessageFields& in, AskHint& out) {
  in.SeatOf(out.seat);
  in.Decision(out.decision);
}
void Fill(MessageFields& /*in*/, CloseTable& /*out*/) {}
// ClearSeat, Kick, StandIn, GiveBack.
template <typename OfSeat>
requires requires(OfSeat& c) { c.seat; }
void Fill(MessageFields& in, OfSeat& out) { in.SeatOf(out.seat); }

template <typename Body>
MessageBody ReadBody(MessageFields& in) {
  Body body{};
  Fill(in, body);
  return body;
}
template <typename C>
MessageBody ReadCommand(MessageFields& in) {
  message::AtTable message;
  in.Table(message.table);
  C command{};
  Fill(in, command);
  message.command = std::move(command);
  return message;
}

struct MessageType {
  std::string_view name;
  MessageBody (*read)(MessageFields& in);
};
constexpr std::array kMessageTypes{
    MessageType{"hello", ReadBody<message::Hello>},
    MessageType{"rename", ReadBody<message::Rename>},
    MessageType{"claim_name", ReadBody<message::ClaimName>},
    MessageType{"sign_in", ReadBody<message::SignIn>},
    MessageType{"set_webhook", ReadBody<message::SetWebhook>},
    MessageType{"push_subscribe", ReadBody<message::PushSubscribe>},
    MessageType{"push_unsubscribe", ReadBody<message::PushUnsubscribe>},
    MessageType{"devices", ReadBody<message::Devices>},
    MessageType{"revoke", ReadBody<message::Revoke>},
    MessageType{"sign_out", ReadBody<message::SignOut>},
    MessageType{"change_password", ReadBody<message::ChangePassword>},
    MessageType{"delete_account", ReadBody<message::DeleteAccount>},
    MessageType{"export", ReadBody<message::Export>},
    MessageType{"lobby", ReadBody<message::Lobby>},
    MessageType{"my_tables", ReadBody<message::MyTables>},
    MessageType{"my_games", ReadBody<message::MyGames>},
    MessageType{"daily", ReadBody<message::Daily>},
    MessageType{"daily_ride", ReadBody<message::DailyRide>},
    MessageType{"daily_board", ReadBody<message::DailyBoard>},
    MessageType{"daily_levels", ReadBody<message::DailyLevels>},
    MessageType{"puzzles", ReadBody<message::Puzzles>},
    MessageType{"puzzle_answer", ReadBody<message::PuzzleAnswer>},
    MessageType{"puzzle_table", ReadBody<message::PuzzleTable>},
    MessageType{"create", ReadBody<message::Create>},
    MessageType{"watch", ReadBody<message::Watch>},
    MessageType{"unwatch", ReadBody<message::Unwatch>},
    MessageType{"sit", ReadCommand<SitDown>},
    MessageType{"stand", ReadCommand<StandUp>},
    MessageType{"put_bot", ReadCommand<PutBot>},
    MessageType{"clear_seat", ReadCommand<ClearSeat>},
    MessageType{"pick_bandit", ReadCommand<PickBandit>},
    MessageType{"set_options", ReadBody<message::SetOptions>},
    MessageType{"commit", ReadCommand<Commit>},
    MessageType{"start", ReadCommand<StartGame>},
    MessageType{"reveal", ReadCommand<Reveal>},
    MessageType{"act", ReadCommand<Act>},
    MessageType{"take_back", ReadCommand<TakeBack>},
    MessageType{"hint", ReadCommand<AskHint>},
    MessageType{"preview", ReadBody<message::Preview>},
    MessageType{"plan", ReadBody<message::Plan>},
    MessageType{"curtain", ReadBody<message::Curtain>},
    MessageType{"shown", ReadBody<message::Shown>},
    MessageType{"kick", ReadCommand<Kick>},
    MessageType{"stand_in", ReadCommand<StandIn>},
    MessageType{"give_back", ReadCommand<GiveBack>},
    MessageType{"rematch", ReadBody<message::Rematch>},
    MessageType{"close", ReadCommand<CloseTable>},
    MessageType{"chat", ReadBody<message::Chat>},
    MessageType{"log", ReadBody<message::ReadLog>},
    MessageType{"tally", ReadBody<message::ReadTally>},
    MessageType{"seat_link", ReadBody<message::SeatLink>},
    MessageType{"take_seat", ReadBody<message::TakeSeat>},
    MessageType{"ping", ReadBody<message::Ping>},
};

// Null, and a problem, if there is no such type.
const MessageType* ReadType(JsonProblems& problems, MessageFields& in) {
  std::string type;
  if (!in.Text("type", type)) return nullptr;
  const auto found = std::ranges::find(kMessageTypes, type, &MessageType::name);
  if (found != kMessageTypes.end()) return &*found;
  problems.Fail("unknown_type", "there is no message \"" + std::string(Shortened(type)) + "\"",
                {nullptr, "type"});
  return nullptr;
}

}  // namespace

Result<ClientMessage> ReadMessage(std::string_view text, std::size_t max_bytes,
                                  std::optional<MessageId>* id) {
  JsonProblems problems("message");
  const std::optional<json::value> parsed = ParseJson(problems, text, max_bytes);
  if (!parsed) return problems.First();
  MessageFields in(problems, *parsed);
  ClientMessage message;
  MessageId number = 0;
  if (in.Number("id", number, kMaxMessageId, Need::kOptional) && !problems.Any()) {
    message.id = number;
  }
  if (id != nullptr) *id = message.id;
  const MessageType* const type = ReadType(problems, in);
  if (problems.Any()) return problems.First();
  message.body = type->read(in);
  in.Finish();
  if (problems.Any()) return problems.First();
  return message;
}

}  // namespace folsom
