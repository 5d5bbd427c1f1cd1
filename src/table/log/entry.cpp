#include "table/log/entry.h"

#include <boost/json.hpp>

#include "record/json/config_json.h"
#include "record/words/action_text.h"
#include "table/log/entry_words.h"
#include "table/options_json.h"
#include "table/table_words.h"

namespace folsom {

namespace json = boost::json;

namespace {

[[nodiscard]] json::array SeatNumbers(SeatMask seats) {
  json::array out;
  for (const Seat seat : seats) out.emplace_back(Index(seat));
  return out;
}

// "card 2 17", "wagon 3"
[[nodiscard]] std::string LoggedText(const Drawn& drawn) {
  std::string text(KeyOf(drawn.what));
  if (drawn.whose != kNoSeat) text.append(" ").append(SeatText(drawn.whose));
  return text.append(" ").append(std::to_string(drawn.code));
}

[[nodiscard]] json::array DrawnJson(const std::vector<Drawn>& chance) {
  json::array list;
  list.reserve(chance.size());
  for (const Drawn& drawn : chance) list.emplace_back(LoggedText(drawn));
  return list;
}

void PutChance(json::object& out, const std::vector<Drawn>& chance) {
  if (!chance.empty()) out["chance"] = DrawnJson(chance);
}

[[nodiscard]] json::object LoggedOrigin(const Opened& e) {
  const GameOrigin& origin = *e.origin;
  if (origin.IsDeal()) return {{"game", origin.game}, {"luck", DrawnJson(origin.luck)}};
  return {{"game", origin.game},
          {"decision", origin.decision},
          {"seat", Index(origin.seat)},
          {"anew", origin.anew},
          {"position", e.position}};
}

json::object BodyJson(const Opened& e) {
  json::object out{{"config", ConfigJson(e.config)},
                   {"options", OptionsJson(e.options)},
                   {"host", e.host},
                   {"rules", e.rules_version}};
  if (e.origin) out["origin"] = LoggedOrigin(e);
  return out;
}
json::object BodyJson(const SetOptions& e) {
  return {{"config", ConfigJson(e.config)}, {"options", OptionsJson(e.options)}};
}
json::object BodyJson(const Sat& e) {
  json::object out{{"seat", Index(e.seat)}, {"who", e.who}, {"name", e.name}};
  if (!e.nonce.empty()) out["nonce"] = e.nonce;
  if (e.program) out["program"] = true;
  if (e.claimed) out["claimed"] = true;
  return out;
}
json::object BodyJson(const Renamed& e) {
  json::object out{{"seat", Index(e.seat)}, {"name", e.name}};
  if (e.claimed) out["claimed"] = true;
  return out;
}
json::object BodyJson(const PutBot& e) { return {{"seat", Index(e.seat)}, {"level", e.level}}; }
json::object BodyJson(const PickBandit& e) {
  json::object out{{"seat", Index(e.seat)}};
  if (e.bandit != kNoBandit) out["bandit"] = KeyOf(e.bandit);
  return out;
}
json::object BodyJson(const NonceGiven& e) { return {{"who", e.who}, {"nonce", e.nonce}}; }
json::object BodyJson(const CommitmentGiven& e) {
  return {{"who", e.who}, {"commitment", e.commitment}};
}
json::object BodyJson(const DealBegan& e) {
  json::object out;
  if (!e.excused.Empty()) out["excused"] = SeatNumbers(e.excused);
  return out;
}
json::object BodyJson(const NonceRevealed& e) { return {{"who", e.who}, {"nonce", e.nonce}}; }
json::object BodyJson(const Vacated& e) {
  return {{"seats", SeatNumbers(e.seats)}, {"why", KeyOf(e.why)}};
}
json::object BodyJson(const HostLeft& /*e*/) { return {}; }
json::object BodyJson(const Started& e) {
  json::object out;
  if (e.seats != Started{}.seats) out["seats"] = json::array(e.seats.begin(), e.seats.end());
  PutChance(out, e.chance);
  if (!e.position.empty()) out["position"] = e.position;
  return out;
}
json::object BodyJson(const Decided& e) {
  json::object out{{"seat", Index(e.seat)}, {"action", ActionText(e.action)}, {"by", KeyOf(e.by)}};
  if (e.spent != 0) out["spent"] = e.spent;
  PutChance(out, e.chance);
  return out;
}
json::object BodyJson(const TakenBack& e) { return {{"seat", Index(e.seat)}}; }
json::object BodyJson(const TakenOver& e) {
  json::object out{{"seat", Index(e.seat)}, {"why", KeyOf(e.why)}};
  if (e.spent != 0) out["spent"] = e.spent;
  return out;
}
json::object BodyJson(const Hinted& e) { return {{"seat", Index(e.seat)}}; }
json::object BodyJson(const GiveBack& e) { return {{"seat", Index(e.seat)}}; }
json::object BodyJson(const Rematch& e) { return {{"table", e.table}}; }
json::object BodyJson(const Closed& e) { return {{"why", KeyOf(e.why)}}; }
json::object BodyJson(const Resumed& e) {
  return {{"position", e.position}, {"rules", e.rules_version}};
}

}  // namespace

std::string EntryText(const Entry& entry) {
  json::object out{{"at", entry.at}};
  out[kEntryWords[entry.body.index()]] =
      std::visit([](const auto& body) { return BodyJson(body); }, entry.body);
  return json::serialize(out);
}

}  // namespace folsom
