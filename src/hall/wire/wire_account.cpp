#include "hall/wire/wire_account.h"

#include <boost/json.hpp>

#include "hall/people/devices.h"
#include "hall/summary.h"

namespace folsom {

namespace json = boost::json;

namespace {

json::object OwnPersonJson(const Person& person) {
  json::object out{{"person", person.id},
                   {"name", person.name},
                   {"claimed", !person.password_hash.empty()},
                   {"program", person.program},
                   {"created_at", person.created_at}};
  if (!person.webhook.empty()) out["webhook"] = person.webhook;
  return out;
}

json::object OwnTableJson(const OwnData::AtTable& table, const std::string& person) {
  const TableSummary& summary = table.summary;
  json::object out = OwnGameJson(summary, person);
  out.erase("yours");
  json::array& seats = out["seats"].emplace_array();
  for (const SeatsTaken::Taken& taken : table.seats) {
    seats.push_back({{"seat", Index(taken.seat)}, {"name", taken.name}, {"left", taken.left}});
  }
  if (summary.shelf == TableShelf::kFinished) out["record"] = "/api/records/" + summary.id;
  return out;
}

}  // namespace

json::array DevicesJson(const std::vector<Store::Token>& tokens, const std::string& own) {
  json::array out;
  for (const Store::Token& token : tokens) {
    json::object device{{"device", DeviceId(token.hash)},
                        {"created_at", token.created_at},
                        {"used_at", token.used_at},
                        {"here", token.hash == own}};
    if (!token.device.browser.empty()) device["browser"] = token.device.browser;
    if (!token.device.system.empty()) device["system"] = token.device.system;
    out.push_back(std::move(device));
  }
  return out;
}

json::object OwnDataJson(const OwnData& data, const std::string& own) {
  json::array devices = DevicesJson(data.tokens, own);
  for (std::size_t i = 0; i < devices.size(); ++i) {
    const std::string& endpoint = data.tokens[i].push.endpoint;
    if (!endpoint.empty()) devices[i].get_object()["push"] = endpoint;
  }
  json::object out{{"you", OwnPersonJson(data.person)}, {"devices", std::move(devices)}};
  if (!data.puzzles.answers.empty()) out["puzzles"] = StandingJson(data.puzzles);
  json::array& tables = out["tables"].emplace_array();
  for (const OwnData::AtTable& table : data.tables)
    tables.push_back(OwnTableJson(table, data.person.id));
  if (data.more) out["next"] = data.tables.back().summary.id;
  return out;
}

}  // namespace folsom
