// What is refused: each with its code, and nothing changes.
#include <gtest/gtest.h>

#include "hall/client/messages.h"
#include "hall/world.h"
#include "record/json/json_read.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostBytes = 1000;

std::string CodeOf(std::string_view text) {
  const Result<ClientMessage> message = ReadMessage(text, kMostBytes);
  return message ? "ok" : message.Error().code;
}

TEST(Messages, AreReadByTheirType) {
  const Result<ClientMessage> act = ReadMessage(
      R"({"type":"act","id":7,"table":"t","seat":2,"decision":5,"action":"draw"})", kMostBytes);
  ASSERT_TRUE(act);
  EXPECT_EQ(act->id, 7);
  EXPECT_EQ(std::get<message::AtTable>(act->body).table, "t");
  const Act command = std::get<Act>(std::get<message::AtTable>(act->body).command);
  EXPECT_EQ(command.seat, Seat{2});
  EXPECT_EQ(command.decision, 5U);
  const Result<ClientMessage> curtain =
      ReadMessage(R"({"type":"curtain","table":"t","seat":-1})", kMostBytes);
  ASSERT_TRUE(curtain);
  EXPECT_EQ(std::get<message::Curtain>(curtain->body).seat, kNoSeat);
  const Result<ClientMessage> create = ReadMessage(
      R"({"type":"create","config":{"seats":3},"options":{"clock":{"kind":"none"}}})", kMostBytes);
  ASSERT_TRUE(create);
  EXPECT_EQ(std::get<message::Create>(create->body).config.seats, 3);
  EXPECT_EQ(std::get<message::Create>(create->body).options.clock, ClockKind::kNone);
}

TEST(Messages, OfBadShapeAreRefusedWithACode) {
  EXPECT_EQ(CodeOf(""), "message/malformed");
  EXPECT_EQ(CodeOf("{"), "message/malformed");
  EXPECT_EQ(CodeOf("[]"), "message/wrong_type");
  EXPECT_EQ(CodeOf("{}"), "message/missing_field");
  EXPECT_EQ(CodeOf(R"({"type":"fly"})"), "message/unknown_type");
  EXPECT_EQ(CodeOf(R"({"type":7})"), "message/wrong_type");
  EXPECT_EQ(CodeOf(R"({"type":"ping","extra":1})"), "message/unknown_field");
  EXPECT_EQ(CodeOf(R"({"type":"ping","id":-1})"), "message/out_of_range");
  EXPECT_EQ(CodeOf(R"({"type":"ping","id":4294967296})"), "message/out_of_range");
  EXPECT_EQ(CodeOf(R"({"type":"sit","table":"t","seat":6})"), "message/out_of_range");
  EXPECT_EQ(CodeOf(R"({"type":"sit"})"), "message/missing_field");
  EXPECT_EQ(CodeOf(R"({"type":"watch"})"), "message/missing_field");
  EXPECT_EQ(CodeOf(R"({"type":"watch","table":"t","code":"C"})"), "message/missing_field");
  EXPECT_EQ(CodeOf(R"({"type":"act","table":"t","seat":0,"decision":0,"action":"fly"})"),
            "action/no_such_action");
  EXPECT_EQ(CodeOf(R"({"type":"plan","table":"t","ways":["fly"]})"), "action/no_such_action");
  EXPECT_EQ(CodeOf(R"({"type":"plan","table":"t","ways":[7]})"), "message/wrong_type");
  EXPECT_EQ(CodeOf(R"({"type":"plan","table":"t","ways":"draw"})"), "message/wrong_type");
  EXPECT_EQ(CodeOf(R"({"type":"create","config":{"seats":9}})").substr(0, 7), "config/");
  EXPECT_EQ(CodeOf(R"({"type":"create","config":{},"options":{"colour":1}})"),
            "message/unknown_field");
  EXPECT_EQ(CodeOf(R"({"type":"chat","table":"t"})"), "chat/empty");
  EXPECT_EQ(CodeOf(R"({"type":"chat","table":"t","emote":"spit"})"), "chat/unknown_emote");
  const auto nested = [](std::size_t depth) {
    return R"({"type":"ping","id":)" + std::string(depth - 1, '[') + std::string(depth - 1, ']') +
           "}";
  };
  EXPECT_EQ(CodeOf(nested(kMaxJsonDepth)), "message/wrong_type");
  EXPECT_EQ(CodeOf(nested(kMaxJsonDepth + 1)), "message/malformed");
  EXPECT_EQ(CodeOf(std::string(kMostBytes + 1, ' ')), "message/too_big");
  EXPECT_EQ(CodeOf("{\"type\":\"rename\",\"name\":\"\xff\"}"), "message/malformed");
}

TEST(Messages, RefusedOnesBearTheirIdAndTheConnectionStays) {
  World world;
  const auto ann = world.Person("Ann");
  EXPECT_EQ(ann->AskCode({{"type", "fly"}}), "message/unknown_type");
  EXPECT_EQ(ann->AskCode({{"type", "ping"}, {"extra", 1}}), "message/unknown_field");
  ann->SayText("{");
  EXPECT_EQ(ann->inbox.back().at("code"), "message/malformed");
  EXPECT_EQ(ann->AskCode({{"type", "ping"}}), "ok");
}

TEST(Messages, OversizedOnesEndTheConnection) {
  World world;
  const auto ann = world.Person("Ann");
  ann->SayText(std::string(world.settings.max_message_bytes + 1, 'x'));
  EXPECT_EQ(ann->inbox.back().at("code"), "message/too_big");
  EXPECT_EQ(ann->closed, kCloseTooBig);
}

TEST(Limits, OnMessagesAnswerFirstAndCloseLater) {
  Settings settings;
  settings.messages_per_s = 5;
  World world(settings);
  const auto ann = world.Person("Ann");
  for (int i = 0; i < 14; ++i) EXPECT_EQ(ann->AskCode({{"type", "ping"}}), "ok") << i;
  EXPECT_EQ(ann->AskCode({{"type", "ping"}}), "limit/messages");
  world.loop.Pass(200);
  EXPECT_EQ(ann->AskCode({{"type", "ping"}}), "ok");
  for (int i = 0; i < 200; ++i) ann->Say({{"type", "ping"}});
  EXPECT_EQ(ann->closed, kClosePolicy);
}

TEST(Limits, HoldForAllConnectionsOfAnAddressTogether) {
  Settings settings;
  settings.messages_per_s_address = 5;
  World world(settings);
  const auto a = world.Person("Ann");
  const auto b = world.Person("Bob");
  const auto elsewhere = world.Connect({.address = "192.0.2.77", .origin = "x", .bearer = {}});
  elsewhere->Hello();
  for (int i = 0; i < 13; ++i) EXPECT_EQ(a->AskCode({{"type", "ping"}}), "ok") << i;
  EXPECT_EQ(b->AskCode({{"type", "ping"}}), "limit/messages");
  EXPECT_EQ(elsewhere->AskCode({{"type", "ping"}}), "ok");
}

TEST(Limits, OnTablesOfOnePerson) {
  Settings settings;
  settings.tables_per_person = 2;
  World world(settings);
  const auto ann = world.Person("Ann");
  const json::object create{{"type", "create"}, {"config", {{"seats", 3}}}};
  ann->AskOk(create);
  const json::value second = ann->AskOk(create);
  EXPECT_EQ(ann->AskCode(create), "limit/tables");
  ann->AskOk({{"type", "close"}, {"table", second.at("table")}});
  EXPECT_EQ(ann->AskCode(create), "ok");
}

TEST(Limits, OnChat) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table(
      ann->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}}).at("table").as_string());
  const json::object line{{"type", "chat"}, {"table", table}, {"text", "<b>hi</b>"}};
  for (int i = 0; i < world.settings.chats_per_10_s; ++i) ann->AskOk(line);
  EXPECT_EQ(ann->AskCode(line), "limit/chat");
  world.loop.Pass(2000);
  EXPECT_EQ(ann->AskCode({{"type", "chat"}, {"table", table}, {"text", std::string(401, 'a')}}),
            "chat/too_long");
  std::string hats;  // Four bytes each.
  for (std::size_t i = 0; i < world.settings.chat_characters; ++i) hats += "\U0001F920";
  EXPECT_EQ(ann->AskCode({{"type", "chat"}, {"table", table}, {"text", hats + "a"}}),
            "chat/too_long");
  EXPECT_EQ(ann->AskCode({{"type", "chat"}, {"table", table}, {"text", "a\nb"}}), "chat/empty");
  EXPECT_EQ(ann->AskCode({{"type", "chat"}, {"table", table}, {"emote", "hat"}}), "ok");
  const std::vector<json::value> heard = ann->Pushes("chat");
  ASSERT_EQ(heard.size(), 6U);
  world.loop.Pass(2000);
  EXPECT_EQ(ann->AskCode({{"type", "chat"}, {"table", table}, {"text", hats}}), "ok");
  EXPECT_EQ(heard[0].at("text"), "<b>hi</b>") << "text stays text";
  EXPECT_EQ(heard[0].at("from"), "Ann");
  EXPECT_EQ(heard[0].at("seat"), 0);
  EXPECT_EQ(heard[5].at("emote"), "hat");
}

TEST(Limits, HeavyQuestionsCostMoreAndUnknownCodesAreSlow) {
  Settings settings;
  settings.messages_per_s = 10;
  World world(settings);
  const auto ann = world.Person("Ann");
  for (int i = 0; i < 5; ++i) EXPECT_EQ(ann->AskCode({{"type", "my_tables"}}), "ok") << i;
  EXPECT_EQ(ann->AskCode({{"type", "my_tables"}}), "limit/messages");
  EXPECT_EQ(ann->AskCode({{"type", "ping"}}), "ok");
  World other;
  const auto eve = other.Person("Eve");
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(eve->AskCode({{"type", "watch"}, {"code", "AAAA" + std::to_string(i)}}),
              "table/unknown");
  }
  EXPECT_EQ(eve->AskCode({{"type", "watch"}, {"code", "AAAAA"}}), "limit/codes");
}

TEST(Limits, CodesAreChargedBeforeTheyAreLookedUp) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string code(
      ann->AskOk({{"type", "create"}, {"config", {{"seats", 4}}}}).at("code").as_string());
  const auto eve = world.Person("Eve");
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(eve->AskCode({{"type", "watch"}, {"code", code}}), "ok")
        << "a code that leads to a table costs nothing";
  }
  std::vector<std::int64_t> guesses;
  for (int i = 0; i < 12; ++i) guesses.push_back(eve->Say({{"type", "watch"}, {"code", "AAAAA"}}));
  world.Settle();
  std::map<std::string, int> answers;
  for (const std::int64_t guess : guesses) {
    ASSERT_NE(eve->AnswerTo(guess), nullptr);
    ++answers[std::string(eve->AnswerTo(guess)->at("code").as_string())];
  }
  EXPECT_EQ(answers, (std::map<std::string, int>{{"limit/codes", 2}, {"table/unknown", 10}}));
}

class AtATable : public testing::Test {
 protected:
  void SetUp() override {
    table_ = StartedTable(world_, {ann_.get(), bob_.get(), cat_.get()}, {{"seats", 3}},
                          {{"clock", {{"kind", "none"}}}});
  }
  // The one who is asked, and what.
  TestClient& Asked() {
    for (TestClient* const client : {ann_.get(), bob_.get(), cat_.get()}) {
      if (client->At(table_).IsAsked()) return *client;
    }
    ADD_FAILURE() << "nobody is asked";
    return *ann_;
  }
  json::object AnAct() {
    const json::value legal = Asked().At(table_).turn.at("legal");
    return {{"type", "act"},
            {"table", table_},
            {"seat", legal.at("seat")},
            {"decision", legal.at("decision")},
            {"action", legal.at("actions").as_array()[0]}};
  }

  World world_;
  std::unique_ptr<TestClient> ann_ = world_.Person("Ann");
  std::unique_ptr<TestClient> bob_ = world_.Person("Bob");
  std::unique_ptr<TestClient> cat_ = world_.Person("Cat");
  std::string table_;
};

TEST_F(AtATable, AMessageThatArrivesTwiceDecidesOnce) {
  TestClient& asked = Asked();
  const json::object act = AnAct();
  const std::uint32_t before = world_.Truth(table_).Version();
  const std::int64_t first = asked.Say(act);
  const std::int64_t second = asked.Say(act);
  world_.Await([&] { return asked.AnswerTo(first) && asked.AnswerTo(second); });
  EXPECT_EQ(asked.AnswerTo(first)->at("type"), "ok");
  EXPECT_EQ(asked.AnswerTo(second)->at("type"), "error");
  EXPECT_EQ(world_.Truth(table_).Version(), before + 1);
}

TEST_F(AtATable, AStaleDecisionChangesNothing) {
  TestClient& asked = Asked();
  json::object act = AnAct();
  asked.AskOk(act);
  const Table before = world_.Truth(table_);
  EXPECT_NE(asked.AskCode(act), "ok");
  act["decision"] = 4'000'000'000;
  EXPECT_NE(asked.AskCode(act), "ok");
  EXPECT_EQ(world_.Truth(table_).Version(), before.Version());
}

TEST_F(AtATable, ARivalCannotActForAnothersSeatNorASpectator) {
  TestClient& asked = Asked();
  const json::object act = AnAct();
  for (TestClient* const rival : {ann_.get(), bob_.get(), cat_.get()}) {
    if (rival == &asked) continue;
    EXPECT_EQ(rival->AskCode(act), "table/not_your_seat");
  }
  const auto eve = world_.Person("Eve");
  eve->Watch(table_);
  EXPECT_EQ(eve->AskCode(act), "table/not_your_seat");
  EXPECT_FALSE(eve->At(table_).IsAsked());
  json::object preview = act;
  preview["type"] = "preview";
  EXPECT_EQ(eve->AskCode(preview), "table/not_your_seat");
  EXPECT_EQ(asked.AskCode(act), "ok");
}

TEST_F(AtATable, WhatTheRulesForbidIsRefused) {
  TestClient& asked = Asked();
  json::object act = AnAct();
  act["action"] = "marshal forward";
  EXPECT_EQ(asked.AskCode(act), "action/not_legal");
  act["table"] = "abcdefghijklmno";
  EXPECT_EQ(asked.AskCode(act), "table/unknown");
  act["table"] = "no such; DROP TABLE tables";
  EXPECT_EQ(asked.AskCode(act), "table/unknown");
}

TEST_F(AtATable, APreviewTellsEventsAndChangesNothing) {
  TestClient& asked = Asked();
  json::object preview = AnAct();
  preview["type"] = "preview";
  const std::uint32_t before = world_.Truth(table_).Version();
  const json::value answer = asked.AskOk(preview);
  EXPECT_TRUE(answer.at("events").is_array());
  EXPECT_TRUE(answer.at("complete").is_bool());
  EXPECT_EQ(world_.Truth(table_).Version(), before);
  preview["decision"] = 4'000'000'000;
  EXPECT_EQ(asked.AskCode(preview), "table/stale_decision");
}

TEST_F(AtATable, WhatIsForBeforeTheStartIsRefusedInPlay) {
  EXPECT_EQ(ann_->AskCode({{"type", "kick"}, {"table", table_}, {"seat", 1}}), "table/started");
  EXPECT_EQ(ann_->AskCode({{"type", "start"}, {"table", table_}}), "table/started");
  EXPECT_EQ(ann_->AskCode({{"type", "put_bot"}, {"table", table_}, {"seat", 1}, {"level", "hal"}}),
            "bots/unknown");
  EXPECT_EQ(
      ann_->AskCode(
          {{"type", "put_bot"}, {"table", table_}, {"seat", 1}, {"level", "search:ms=60000"}}),
      "bots/unknown");
}

}  // namespace
}  // namespace folsom
