#include "solo/page_client.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "fair/fair.h"
#include "record/board/view_json.h"
#include "support/merge_apply.h"

namespace folsom {

namespace json = boost::json;

PageClient::PageClient(TestDevice& device, Tab& tab)
    : device_(device), tab_(tab), connection_(tab.Connect(*this)) {}

PageClient::~PageClient() {
  if (std::ranges::find(device_.tabs, &tab_) != device_.tabs.end()) tab_.Disconnect(connection_);
}

void PageClient::Say(std::string_view bytes) { tab_.Receive(connection_, bytes); }

const json::value* PageClient::AnswerTo(std::int64_t id) const {
  for (auto it = inbox.rbegin(); it != inbox.rend(); ++it) {
    const json::value* const found = it->as_object().if_contains("id");
    if (found != nullptr && *found == id) return &*it;
  }
  return nullptr;
}

json::value PageClient::Ask(json::object message) {
  const std::int64_t id = ++last_ask_;
  message["id"] = id;
  Say(json::serialize(message));
  device_.Settle();
  const json::value* const answer = AnswerTo(id);
  return answer == nullptr ? json::value() : *answer;
}

json::value PageClient::AskOk(json::object message) {
  const std::string asked = json::serialize(message);
  json::value answer = Ask(std::move(message));
  EXPECT_TRUE(answer.is_object() && answer.at("type") != "error")
      << asked << " -> " << json::serialize(answer);
  return answer;
}

std::string PageClient::AskCode(json::object message) {
  const json::value answer = Ask(std::move(message));
  if (!answer.is_object()) return "no answer";
  return answer.at("type") == "error" ? std::string(answer.at("code").as_string()) : "ok";
}

void PageClient::Hello(const std::string& name, const std::string& with_token) {
  json::object hello{{"type", "hello"}, {"protocol", 1}};
  if (!name.empty()) hello["name"] = name;
  if (!with_token.empty()) hello["token"] = with_token;
  const json::value welcome = AskOk(std::move(hello));
  token = with_token;
  if (welcome.is_object() && welcome.as_object().contains("token")) {
    token = welcome.at("token").as_string();
  }
}

std::string PageClient::Start(json::object config, const std::vector<std::string>& bots,
                              json::object more) {
  json::array levels;
  for (const std::string& level : bots) levels.emplace_back(level);
  more["type"] = "create";
  more["config"] = std::move(config);
  more["bots"] = std::move(levels);
  const json::value made = AskOk(std::move(more));
  const std::string table(made.at("table").as_string());
  AskOk({{"type", "start"}, {"table", table}});
  EXPECT_TRUE(device_.Await([&] { return At(table).Stage() != "lobby"; }));
  return table;
}

json::object PageClient::Choice(const std::string& table, std::size_t index) {
  const json::value& legal = At(table).turn.at("legal");
  return {{"type", "act"},
          {"table", table},
          {"seat", legal.at("seat")},
          {"decision", legal.at("decision")},
          {"action", legal.at("actions").at(index)}};
}

bool PageClient::Act(const std::string& table, Rng& rng) {
  if (!At(table).IsAsked()) return false;
  const std::size_t offered = At(table).turn.at("legal").at("actions").as_array().size();
  AskOk(Choice(table, rng.Below(static_cast<std::uint32_t>(offered))));
  return true;
}

void PageClient::PlayOn(const std::string& table, Rng& rng, int decisions) {
  for (int i = 0; i < decisions && !testing::Test::HasFailure(); ++i) {
    const auto over = [&] { return At(table).Stage() != "playing"; };
    ASSERT_TRUE(device_.Await([&] { return over() || At(table).IsAsked(); }));
    if (over()) return;
    Act(table, rng);
  }
}

void PageClient::ExpectTruth(const std::string& table) {
  const Table truth = device_.Truth(table);
  const SoloTable& model = At(table);
  const Seat viewer = model.viewer < 0 ? kNoSeat : static_cast<Seat>(model.viewer);
  EXPECT_EQ(model.view, json::value(ViewJson(ViewFor(truth.State(), viewer))));
}

void PageClient::Receive(const std::string& text) {
  inbox.push_back(json::parse(text));
  Take(inbox.back());
}

void PageClient::Take(const json::value& message) {
  const std::string type(message.at("type").as_string());
  if (type == "room") {
    const std::string id(message.at("table").as_string());
    At(id).room = message;
    TakePart(id);
  }
  if (type != "game" && type != "events") return;
  SoloTable& table = At(std::string(message.at("table").as_string()));
  table.viewer = static_cast<int>(message.at("viewer").as_int64());
  if (type == "game") {
    table.view = message.at("view");
    table.number = message.at("number").as_int64();
    ++table.games;
  } else {
    for (const json::value& item : message.at("events").as_array()) {
      ASSERT_EQ(item.at("n").as_int64(), ++table.number);
      MergeApply(table.view, item.at("patch"));
    }
  }
  table.turn = message.at("turn");
  if (message.as_object().contains("result")) table.result = message.at("result");
}

void PageClient::TakePart(const std::string& table) {
  const json::object& room = At(table).room.as_object();
  const std::string nonce = CommitOf(token + table);
  const json::value* const deal = room.if_contains("deal");
  for (const json::value& chair : room.at("chairs").as_array()) {
    if (!chair.at("yours").as_bool() || room.at("stage") != "lobby") continue;
    const json::array nobody;
    const json::array& waiting = deal == nullptr ? nobody : deal->at("waiting").as_array();
    const bool waits = std::ranges::find(waiting, chair.at("seat")) != waiting.end();
    json::object part{{"table", table}};
    if (!chair.as_object().contains("commitment") && (deal == nullptr || waits)) {
      part["type"] = "commit";
      part["commitment"] = CommitOf(nonce);
    } else if (waits && deal->at("phase") == "revealing") {
      part["type"] = "reveal";
      part["nonce"] = nonce;
    } else {
      continue;
    }
    return Say(json::serialize(part));
  }
}

}  // namespace folsom
