#include "hall/wire/wire.h"

#include <boost/json.hpp>

#include "fair/fair.h"
#include "record/json/config_json.h"
#include "record/json/origin_json.h"
#include "record/words/action_text.h"
#include "record/words/version.h"
#include "rules/choices/traits.h"
#include "table/options_json.h"
#include "table/table_words.h"

namespace folsom {

namespace json = boost::json;

namespace {

// {"type": ..., "id": ...}: how every answer begins.
json::object AnswerTo(std::optional<MessageId> id, std::string_view type) {
  json::object answer;
  answer["type"] = type;
  if (id) answer["id"] = *id;
  return answer;
}

std::string_view ChairKind(const Chair& chair) {
  if (!chair.level.empty()) return "bot";
  if (chair.who.empty()) return "empty";
  return chair.program ? "program" : "person";
}

json::object ChairJson(const TableFacts& facts, Seat seat, const PersonId& person) {
  const Chair& chair = facts.table.ChairOf(seat);
  json::object out;
  out["seat"] = Index(seat);
  out["kind"] = ChairKind(chair);
  if (!chair.who.empty()) out["name"] = chair.name;
  if (chair.claimed) out["claimed"] = true;
  if (!chair.before.empty()) out["before"] = chair.before;
  if (facts.table.MayReturnTo(seat, person)) out["may_return"] = true;
  if (!chair.level.empty()) out["level"] = chair.level;
  if (chair.bandit != kNoBandit && facts.table.MayPick()) out["bandit"] = KeyOf(chair.bandit);
  out["here"] = !chair.who.empty() && facts.present.contains(chair.who);
  out["away"] = chair.away;
  if (chair.away) out["away_why"] = KeyOf(chair.why);
  out["yours"] = !chair.who.empty() && chair.who == person;
  out["host"] = !chair.who.empty() && chair.who == facts.table.Host();
  if (!chair.commitment.empty()) out["commitment"] = chair.commitment;
  return out;
}

// What everyone may know of the deal once the game is over (fair.h).
json::object FairJson(const TableFacts& facts) {
  const Table& table = facts.table;
  const auto parts = table.DealParts();
  json::object fair;
  fair["secret"] = SecretText(facts.secret);
  json::array& given = fair["parts"].emplace_array();
  for (std::size_t seat = 0; seat < table.Chairs().size(); ++seat) {
    const std::size_t chair = table.Seating()[seat];
    const DealPart& part = parts[chair];
    if (part.nonce.empty() && !part.excused) continue;
    json::object one{{"chair", chair}, {"seat", seat}};
    if (!part.nonce.empty()) one["nonce"] = part.nonce;
    if (!part.commitment.empty()) one["commitment"] = part.commitment;
    if (part.excused) one["excused"] = true;
    given.push_back(std::move(one));
  }
  return fair;
}

// The deal under way: for whom it waits, and for whom not.
json::object DealJson(const TableFacts& facts) {
  json::object deal;
  deal["phase"] = KeyOf(facts.table.GetDealPhase());
  const Millis ends = facts.clock.DealEnds(facts.table);
  if (ends != kNever) deal["deadline"] = ends;
  json::array& waiting = deal["waiting"].emplace_array();
  for (const Seat seat : facts.table.DealWaits()) waiting.push_back(Index(seat));
  const auto parts = facts.table.DealParts();  // Before the game, chairs are seats.
  json::array excused;
  for (std::size_t seat = 0; seat < parts.size(); ++seat) {
    if (parts[seat].excused) excused.push_back(seat);
  }
  if (!excused.empty()) deal["excused"] = std::move(excused);
  return deal;
}

json::object RefusedJson(const RefusedStarts& refused) {
  return {{"count", refused.count},
          {"why", KeyOf(refused.why)},
          {"names", json::array(refused.names.begin(), refused.names.end())}};
}

}  // namespace

std::string OkText(std::optional<MessageId> id, json::object fields) {
  json::object answer = AnswerTo(id, "ok");
  for (json::key_value_pair& field : fields) answer[field.key()] = std::move(field.value());
  return json::serialize(answer);
}

std::string OkTextWith(std::optional<MessageId> id, std::string_view key, std::string_view text,
                       json::object fields) {
  std::string answer = OkText(id, std::move(fields));
  answer.pop_back();
  answer.append(",\"").append(key).append("\":").append(text).append("}");
  return answer;
}

std::string ErrorText(std::optional<MessageId> id, const Problem& problem) {
  json::object answer = AnswerTo(id, "error");
  answer["code"] = problem.code;
  answer["message"] = problem.message;
  if (!problem.path.empty()) answer["path"] = problem.path;
  if (!problem.clause.empty()) answer["clause"] = problem.clause;
  return json::serialize(answer);
}

std::string WelcomeText(std::optional<MessageId> id, const WelcomeFacts& facts) {
  json::object answer = AnswerTo(id, "welcome");
  answer["protocol"] = kProtocolVersion;
  answer["person"] = facts.person;
  if (!facts.token.empty()) answer["token"] = facts.token;
  answer["name"] = facts.name;
  answer["claimed"] = facts.claimed;
  answer["program"] = facts.program;
  answer["server"] = ProgramVersion();
  answer["now"] = facts.now;
  if (!facts.push_key.empty()) answer["push_key"] = facts.push_key;
  return json::serialize(answer);
}

std::string NoticeText(std::string_view code, std::string_view message, std::string_view table) {
  json::object notice;
  notice["type"] = "notice";
  notice["code"] = code;
  notice["message"] = message;
  if (!table.empty()) notice["table"] = table;
  return json::serialize(notice);
}

std::string RenamedText(std::string_view name) {
  return json::serialize(json::object{{"type", "notice"},
                                      {"code", "identity/renamed"},
                                      {"message", "you have another name now"},
                                      {"name", name}});
}

std::string LobbyText(std::string_view tables) {
  return std::string(R"({"type":"lobby","tables":)").append(tables).append("}");
}

std::string ChatText(std::string_view table, const ChatLine& line) {
  json::object push;
  push["type"] = "chat";
  push["table"] = table;
  push["from"] = line.from;
  if (line.seat != kNoSeat) push["seat"] = Index(line.seat);
  if (line.claimed) push["claimed"] = true;
  if (line.emote.empty()) {
    push["text"] = line.text;
  } else {
    push["emote"] = line.emote;
  }
  push["at"] = line.at;
  return json::serialize(push);
}

std::string StoodInText(std::string_view table, const StoodIn& stood_in, std::uint32_t number,
                        bool whole) {
  json::object push;
  push["type"] = "stood_in";
  push["table"] = table;
  push["seat"] = Index(stood_in.seat);
  push["number"] = number;
  push["at"] = stood_in.at;
  if (whole) push["action"] = ActionText(stood_in.action);
  return json::serialize(push);
}

std::string SeatPassedText(const Table& table, std::string_view id, const SeatPassed& passed) {
  json::object push;
  push["type"] = "seat_passed";
  push["table"] = id;
  push["seat"] = Index(passed.seat);
  push["number"] = table.Events();
  push["name"] = table.ChairOf(passed.seat).name;
  push["from"] = passed.from;
  push["invited"] = passed.invited;
  return json::serialize(push);
}

std::string ScreensText(std::string_view table, std::span<const std::uint32_t> shown) {
  json::object push;
  push["type"] = "screens";
  push["table"] = table;
  push["shown"] = json::array(shown.begin(), shown.end());
  return json::serialize(push);
}

json::array ClocksJson(const Table& table, const TableClock& clock, Seat viewer, Millis now) {
  json::array clocks;
  if (table.GetStage() != Stage::kPlaying || table.Options().clock == ClockKind::kNone) {
    return clocks;
  }
  const bool own_only = TraitsOf(table.State().ask).together;
  for (const Seat seat : table.State().pending) {
    if (table.IsBotSeat(seat) || (own_only && seat != viewer)) continue;
    json::object one;
    one["seat"] = Index(seat);
    const Millis deadline = clock.Deadline(table, seat);
    if (deadline != kNever) one["deadline"] = deadline;
    const Millis starts = clock.WaitsUntil(table, seat, now);
    if (starts != kNever) one["starts"] = starts;
    if (table.Options().clock == ClockKind::kLive) one["bank_ms"] = table.ChairOf(seat).bank;
    clocks.push_back(std::move(one));
  }
  return clocks;
}

std::string RoomText(const TableFacts& facts, const PersonId& person, Seat viewer) {
  const Table& table = facts.table;
  json::object push;
  push["type"] = "room";
  push["table"] = facts.id;
  push["code"] = facts.code;
  push["stage"] = KeyOf(table.GetStage());
  if (table.GetStage() == Stage::kClosed) push["why_closed"] = KeyOf(table.WhyClosed());
  push["config"] = ConfigJson(table.GetConfig());
  push["options"] = OptionsJson(table.Options());
  if (table.Origin() != nullptr) push["origin"] = OriginJson(*table.Origin());
  push["commit"] = facts.commit;
  json::array& chairs = push["chairs"].emplace_array();
  for (std::size_t i = 0; i < table.Chairs().size(); ++i) {
    chairs.push_back(ChairJson(facts, static_cast<Seat>(i), person));
  }
  push["host"] = table.Host() == person;
  if (table.WasKicked(person)) push["kicked"] = true;
  if (table.MayHost(person)) push["may_host"] = true;
  if (table.MayPick()) push["picks"] = true;
  push["watchers"] = facts.watchers;
  if (facts.screens > 0) push["screens"] = facts.screens;
  json::array clocks = ClocksJson(table, facts.clock, viewer, facts.now);
  if (!clocks.empty()) push["clocks"] = std::move(clocks);
  if (!table.RematchTable().empty()) push["rematch"] = table.RematchTable();
  if (table.GetDealPhase() != DealPhase::kNone) push["deal"] = DealJson(facts);
  if (table.Refused().count > 0) push["refused_starts"] = RefusedJson(table.Refused());
  if (!table.Hints().empty()) push["hints"] = table.Hints().size();
  if (table.IsDealOpen()) push["fair"] = FairJson(facts);
  return json::serialize(push);
}

}  // namespace folsom
