// The command `bot`: every bot advises, and only from what its seat may know.
#include <gtest/gtest.h>

#include "engine/lines.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr const char* kNewGame = R"({"command":"new","config":{"seats":3},"seed":11})";

json::object Advice(Session& session, const std::string& bot, std::uint64_t seed = 1) {
  json::object line = Words("bot");
  line["bot"] = bot;
  line["seed"] = seed;
  return Ask(session, line);
}

TEST(EngineBot, AdvisesALegalActionAndChangesNothing) {
  Session session;
  ASSERT_EQ(CodeOf(Ask(session, std::string(kNewGame))), "");
  const std::string before = session.Handle(R"({"command":"get"})");
  const json::object legal = Ask(session, Words("legal"));
  for (const char* bot : {"random", "scripted", "mcts:iterations=30", "search:iterations=5"}) {
    const json::object reply = Advice(session, bot);
    ASSERT_EQ(CodeOf(reply), "") << bot;
    EXPECT_EQ(reply.at("seat"), legal.at("seat")) << bot;
    EXPECT_EQ(reply.at("actions"), legal.at("actions")) << bot;
    const json::array& actions = legal.at("actions").as_array();
    EXPECT_NE(std::find(actions.begin(), actions.end(), reply.at("action")), actions.end()) << bot;
  }
  EXPECT_EQ(session.Handle(R"({"command":"get"})"), before);
  EXPECT_EQ(CodeOf(Ask(session, Words("undo"))), "engine/nothing_to_undo");
}

TEST(EngineBot, SearchersJudgeEveryActionAndOthersNone) {
  Session session;
  ASSERT_EQ(CodeOf(Ask(session, std::string(kNewGame))), "");
  const json::object reply = Advice(session, "mcts:iterations=300");
  EXPECT_EQ(reply.at("iterations").as_int64(), 300);
  const json::array& shares = reply.at("win_shares").as_array();
  ASSERT_EQ(shares.size(), reply.at("actions").as_array().size());
  double sum = 0;
  for (const json::value& share : shares) {
    EXPECT_GE(share.as_double(), 0);
    EXPECT_LE(share.as_double(), 1);
    sum += share.as_double();
  }
  EXPECT_GT(sum, 0);
  for (const char* bot : {"random", "scripted"}) {
    EXPECT_FALSE(Advice(session, bot).contains("win_shares")) << bot;
    EXPECT_EQ(Advice(session, bot).at("iterations").as_int64(), 0) << bot;
  }
}

TEST(EngineBot, TheSameSeedGivesTheSameAdvice) {
  Session session;
  ASSERT_EQ(CodeOf(Ask(session, std::string(kNewGame))), "");
  const json::object one = Advice(session, "mcts:iterations=50", 4);
  EXPECT_EQ(one, Advice(session, "mcts:iterations=50", 4));
  EXPECT_NE(one, Advice(session, "mcts:iterations=50", 5));
}

// Two games that differ in what the others drew: seat 0 is told the same, and advised the same.
TEST(EngineBot, KnowsOnlyWhatItsSeatMayKnow) {
  const std::string start =
      R"({"command":"position","position":{"config":{"seats":3,"bandits":["belle","tuco","doc"],)"
      R"("wagons":["mail","dining","saloon"]},"phase":"planning","seats":{)"
      R"("0":{"hand":["belle move","belle fire","belle robbery"]},"1":{"hand":["tuco )";
  Session one;
  Session two;
  ASSERT_EQ(CodeOf(Ask(one, start + R"(fire"]}}}})")), "");
  ASSERT_EQ(CodeOf(Ask(two, start + R"(marshal"]}}}})")), "");
  EXPECT_NE(one.Handle(R"({"command":"get"})"), two.Handle(R"({"command":"get"})"));
  for (const char* bot : {"random", "scripted", "mcts:iterations=50", "search:iterations=5"}) {
    EXPECT_EQ(Advice(one, bot), Advice(two, bot)) << bot;
  }
}

TEST(EngineBot, NobodyToAskIsAnError) {
  Session session;
  const json::object start = Ask(session, std::string(kNewGame));
  json::object line = Words("bot");
  line["bot"] = "random";
  line["seat"] = (start.at("pending").as_array()[0].as_int64() + 1) % 3;
  EXPECT_EQ(CodeOf(Ask(session, line)), "action/not_your_turn");

  ASSERT_EQ(CodeOf(Ask(session, R"({"command":"position","position":{"config":{"seats":3},)"
                                R"("round":5,"phase":"over"}})")),
            "");
  EXPECT_EQ(CodeOf(Advice(session, "random")), "action/game_over");
  line["seat"] = 0;
  EXPECT_EQ(CodeOf(Ask(session, line)), "action/game_over");
}

// TURMOIL, duo's caboose and the like: who decides must then be said.
TEST(EngineBot, SeveralDecideTogether) {
  Session session;
  const json::object start =
      Ask(session, R"({"command":"new","config":{"seats":2,"variant":"duo14"},"seed":1})");
  ASSERT_EQ(start.at("pending").as_array().size(), 2U);
  EXPECT_EQ(CodeOf(Advice(session, "mcts:iterations=20")), "engine/missing_field");
  json::object line = Words("bot");
  line["bot"] = "mcts:iterations=20";
  for (const int seat : {0, 1}) {
    line["seat"] = seat;
    EXPECT_EQ(Ask(session, line).at("seat").as_int64(), seat);
  }
}

}  // namespace
}  // namespace folsom
