// The line protocol, command by command.
#include "engine/session.h"

#include <gtest/gtest.h>

#include "engine/lines.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr const char* kNew = R"({"command":"new","config":{"seats":3},"seed":11})";
constexpr const char* kGet = R"({"command":"get"})";

TEST(Session, NewGameTellsWhoDecidesAndWhatWasDrawn) {
  Session session;
  const json::object reply = Ask(session, std::string(kNew));
  EXPECT_EQ(CodeOf(reply), "");
  EXPECT_TRUE(reply.at("ok").as_bool());
  EXPECT_EQ(reply.at("phase").as_string(), "planning");
  EXPECT_EQ(reply.at("round").as_int64(), 1);
  EXPECT_EQ(reply.at("turn").as_int64(), 0);
  EXPECT_EQ(reply.at("pending").as_array().size(), 1U);
  // Three characters, three wagons, the first player, three hands of 6 or 7, the round card.
  EXPECT_GE(reply.at("chance").as_array().size(), 3U + 3 + 1 + 18 + 1);
}

TEST(Session, TheSameSeedIsTheSameGameAndAnotherIsNot) {
  Session one;
  Session two;
  Session other;
  const std::string reply = one.Handle(kNew);
  EXPECT_EQ(reply, two.Handle(kNew));
  EXPECT_NE(reply, other.Handle(R"({"command":"new","config":{"seats":3},"seed":12})"));
}

TEST(Session, IdIsEchoedAlsoWithErrors) {
  Session session;
  EXPECT_EQ(Ask(session, R"({"command":"quit","id":"a7"})").at("id").as_string(), "a7");
  EXPECT_EQ(Ask(session, R"({"id":12,"command":"no such"})").at("id").as_int64(), 12);
  EXPECT_EQ(Ask(session, R"({"id":3})").at("id").as_int64(), 3);
  EXPECT_FALSE(Ask(session, R"({"command":"get"})").contains("id"));
  const std::string long_id(65, 'x');
  EXPECT_EQ(CodeOf(Ask(session, R"({"command":"quit","id":")" + long_id + R"("})")),
            "engine/bad_id");
}

TEST(Session, StatusReadsAndChangesNothing) {
  Session session;
  EXPECT_EQ(CodeOf(Ask(session, Words("status"))), "engine/no_game");
  json::object start = Ask(session, std::string(kNew));
  start.erase("chance");
  const std::string before = session.Handle(kGet);
  EXPECT_EQ(Ask(session, Words("status")), start);
  EXPECT_EQ(CodeOf(Ask(session, R"({"command":"status","seat":1})")), "engine/unknown_field");
  EXPECT_EQ(session.Handle(kGet), before);
}

// Tuco's Fire has one target, Doc's Marshal two ways.
constexpr const char* kTwoCards =
    R"({"command":"position","stop":"card","position":{
        "config":{"seats":3,"bandits":["belle","tuco","doc"],"wagons":["mail","dining","saloon"]},
        "phase":"robbing","marshal":1,"bandits":{"belle":{"place":"car 2 roof"},
        "tuco":{"place":"car 3 roof"},"doc":{"place":"car 3 inside"}},
        "pile":["1 tuco fire","2 doc marshal"]}})";

std::int64_t PileNext(Session& session) {
  return Ask(session, Words("get")).at("position").at("pile_next").as_int64();
}

TEST(Session, StopsAfterACardAndGoesOn) {
  Session session;
  const json::object stopped = Ask(session, std::string(kTwoCards));
  ASSERT_EQ(CodeOf(stopped), "");
  EXPECT_EQ(stopped.at("phase").as_string(), "robbing");
  EXPECT_FALSE(stopped.contains("ask"));
  EXPECT_TRUE(stopped.at("pending").as_array().empty());
  EXPECT_EQ(PileNext(session), 1);
  EXPECT_EQ(CodeOf(Ask(session, Words("legal"))), "engine/stopped");
  EXPECT_EQ(CodeOf(Ask(session, R"({"command":"apply","seat":2,"action":"marshal forward"})")),
            "engine/stopped");
  EXPECT_EQ(Ask(session, Words("advance")).at("ask").as_string(), "marshal");
  EXPECT_EQ(CodeOf(Ask(session, Words("advance"))), "engine/not_stopped");
  const json::object done =
      Ask(session, R"({"command":"apply","action":"marshal forward","stop":"card"})");
  EXPECT_EQ(done.at("phase").as_string(), "robbing") << "before the event";
  EXPECT_EQ(PileNext(session), 2);
  EXPECT_EQ(done.at("decision").as_int64(), 1);
  const json::object next = Ask(session, Words("advance"));
  EXPECT_EQ(next.at("decision").as_int64(), 1) << "no decision";
  EXPECT_EQ(next.at("round").as_int64(), 2);
}

TEST(Session, AStopIsUndoneLikeADecision) {
  Session session;
  ASSERT_EQ(CodeOf(Ask(session, std::string(kTwoCards))), "");
  const std::string stopped = session.Handle(kGet);
  const std::string events = session.Handle(R"({"command":"events","since":"all"})");
  ASSERT_EQ(CodeOf(Ask(session, Words("advance"))), "");
  EXPECT_EQ(CodeOf(Ask(session, Words("undo"))), "");
  EXPECT_EQ(session.Handle(kGet), stopped);
  EXPECT_EQ(session.Handle(R"({"command":"events","since":"all"})"), events);
  EXPECT_EQ(CodeOf(Ask(session, Words("undo"))), "engine/nothing_to_undo");
}

// HORSE-ATTACK-1: each of two seats decides for two bandits, one after the other.
TEST(Session, BoardNamesTheBanditItIsAbout) {
  constexpr const char* kAttack =
      R"({"command":"new","config":{"variant":"duo14","seats":2,"horses":true}})";
  Session session;
  ASSERT_EQ(CodeOf(Ask(session, std::string(kAttack))), "");
  const auto actor = [&session](int seat) {
    json::object line = Words("legal");
    line["seat"] = seat;
    return std::string(Ask(session, line).at("actor").as_string().c_str());
  };
  EXPECT_EQ(actor(0), "cheyenne");
  EXPECT_EQ(actor(1), "django");
  const json::object after = Ask(session, R"({"command":"apply","seat":0,"action":"ride on"})");
  EXPECT_FALSE(after.contains("actor")) << "it would tell that seat 0 has begun";
  EXPECT_EQ(actor(0), "tuco");
  EXPECT_EQ(actor(1), "django");
}

TEST(Session, QuitFinishes) {
  Session session;
  EXPECT_FALSE(session.Finished());
  EXPECT_EQ(session.Handle(R"({"command":"quit"})"), R"({"ok":true})");
  EXPECT_TRUE(session.Finished());
}

struct BadLine {
  std::string line;
  std::string code;
};

std::vector<BadLine> BadLines() {
  return {
      {"", "engine/malformed"},
      {"{", "engine/malformed"},
      {"[1,2]", "engine/malformed"},
      {"{\"command\":\"get\"} x", "engine/malformed"},
      {std::string("{\"command\":\"get\0\"}", 18), "engine/malformed"},
      {"{\"command\":\"\xff\xfe\"}", "engine/malformed"},
      {std::string(200, '[') + std::string(200, ']'), "engine/malformed"},
      {"{}", "engine/missing_field"},
      {R"({"command":7})", "engine/wrong_type"},
      {R"({"command":"analyse"})", "engine/unknown_command"},
      {R"({"command":"New"})", "engine/unknown_command"},
      {R"({"command":"advance"})", "engine/not_stopped"},
      {R"({"command":"sample"})", "engine/missing_field"},
      {R"({"command":"sample","seat":3})", "engine/bad_seat"},
      {R"({"command":"sample","seat":0,"seed":-1})", "engine/wrong_type"},
      {R"({"command":"position","stop":"round","position":{"config":{}}})", "engine/bad_value"},
      {R"({"command":"position","stop":1,"position":{"config":{}}})", "engine/wrong_type"},
      // Texts are shortened to 40 bytes in messages, but not within a character.
      {"{\"command\":\"" + std::string(39, 'x') + "\u00e9\"}", "engine/unknown_command"},
      {"{\"command\":\"new\",\"config\":{\"" + std::string(38, 'x') + "\u20ac\":1}}",
       "config/unknown_field"},
      {"{\"command\":\"new\",\"config\":{\"edition\":\"" + std::string(38, 'x') + "\u20ac\"}}",
       "config/unknown_word"},
      {"{\"command\":\"bot\",\"bot\":\"" + std::string(39, 'x') + "\u20ac\"}", "engine/bad_bot"},
      {R"({"command":"get","seat":1})", "engine/unknown_field"},
      {R"({"command":"get","id":1.5})", "engine/bad_id"},
      {R"({"command":"get","id":null})", "engine/bad_id"},
      {R"({"command":"new","config":7})", "config/wrong_type"},
      {R"({"command":"new","config":{"seats":9}})", "config/out_of_range"},
      {R"({"command":"new","config":{"colour":"red"}})", "config/unknown_field"},
      {R"({"command":"new","seed":-1})", "engine/wrong_type"},
      {R"({"command":"new","seed":"7"})", "engine/wrong_type"},
      {R"({"command":"new","seed":1.0})", "engine/wrong_type"},
      {R"({"command":"new","chance":"first 0"})", "engine/wrong_type"},
      {R"({"command":"new","chance":[1]})", "engine/wrong_type"},
      {R"({"command":"new","chance":[]})", "chance/missing"},
      {R"({"command":"new","chance":["wagon mail"]})", "chance/other_kind"},
      {R"({"command":"new","chance":["abracadabra"]})", "chance/malformed"},
      {R"({"command":"position"})", "engine/missing_field"},
      {R"({"command":"view"})", "engine/missing_field"},
      {R"({"command":"view","seat":3})", "engine/bad_seat"},
      {R"({"command":"view","seat":-1})", "engine/wrong_type"},
      {R"({"command":"view","seat":"me"})", "engine/bad_seat"},
      {R"({"command":"legal","seat":3})", "engine/bad_seat"},
      {R"({"command":"apply"})", "engine/missing_field"},
      {R"({"command":"apply","action":"fly"})", "action/no_such_action"},
      {R"({"command":"apply","action":"fire belle"})", "action/not_legal"},
      {R"({"command":"apply","action":"draw","chance":[]})", "chance/missing"},
      {R"({"command":"apply","action":"draw","chance":["card 9 x"]})", "chance/malformed"},
      {R"({"command":"undo"})", "engine/nothing_to_undo"},
      {R"({"command":"events","since":"yesterday"})", "engine/bad_value"},
      {R"({"command":"events","seat":5})", "engine/bad_seat"},
      {R"({"command":"events","sentences":1})", "engine/wrong_type"},
      {R"({"command":"score","seat":1})", "engine/unknown_field"},
      {R"({"command":"bot"})", "engine/missing_field"},
      {R"({"command":"bot","bot":7})", "engine/wrong_type"},
      {R"({"command":"bot","bot":"hal"})", "engine/bad_bot"},
      {R"({"command":"bot","bot":""})", "engine/bad_bot"},
      {R"({"command":"bot","bot":"mcts:iterations=0"})", "engine/bad_bot"},
      {R"({"command":"bot","bot":"search:iterations=1,ms=1"})", "engine/bad_bot"},
      {R"({"command":"bot","bot":"random","seat":3})", "engine/bad_seat"},
      {R"({"command":"bot","bot":"random","seed":-1})", "engine/wrong_type"},
      {R"({"command":"bot","bot":"random","iterations":5})", "engine/unknown_field"},
      {R"({"command":"quit","now":true})", "engine/unknown_field"},
  };
}

TEST(Session, ABadLineGetsItsCodeAndChangesNothing) {
  Session session;
  ASSERT_EQ(CodeOf(Ask(session, std::string(kNew))), "");
  const std::string before = session.Handle(kGet);
  const std::string events = session.Handle(R"({"command":"events","since":"all"})");
  for (const BadLine& bad : BadLines()) {
    const json::object reply = Ask(session, bad.line);
    EXPECT_EQ(CodeOf(reply), bad.code) << bad.line << "\n" << json::serialize(reply);
    EXPECT_FALSE(reply.contains("ok")) << bad.line;
    EXPECT_EQ(session.Handle(kGet), before) << bad.line;
    EXPECT_EQ(session.Handle(R"({"command":"events","since":"all"})"), events) << bad.line;
    EXPECT_FALSE(session.Finished());
  }
}

TEST(Session, WithoutAGameThereIsNothingToAsk) {
  Session session;
  for (const char* command : {"get", "legal", "apply", "undo", "events", "score", "bot"}) {
    EXPECT_EQ(CodeOf(Ask(session, Words(command))), "engine/no_game") << command;
  }
  EXPECT_EQ(CodeOf(Ask(session, R"({"command":"view","seat":0})")), "engine/no_game");
}

TEST(Session, NotTheSeatsTurn) {
  Session session;
  const json::object start = Ask(session, std::string(kNew));
  const std::int64_t seat = start.at("pending").as_array()[0].as_int64();
  json::object line = Words("apply");
  line["seat"] = (seat + 1) % 3;
  line["action"] = "draw";
  EXPECT_EQ(CodeOf(Ask(session, line)), "action/not_your_turn");
}

TEST(Session, ALineMayBe64KiBLongAndNotLonger) {
  Session session;
  const std::string line = R"({"command":"quit"})";
  const std::string fits = line + std::string(kMaxEngineLine - line.size(), ' ');
  EXPECT_EQ(CodeOf(Ask(session, fits + " ")), "engine/too_long");
  EXPECT_FALSE(session.Finished());
  EXPECT_EQ(CodeOf(Ask(session, fits)), "");
  EXPECT_TRUE(session.Finished());
}

TEST(Session, UndoTakesBackADecisionWithItsEventsAndItsChance) {
  Session session;
  ASSERT_EQ(CodeOf(Ask(session, std::string(kNew))), "");
  const std::string before = session.Handle(kGet);
  const std::string events = session.Handle(R"({"command":"events","since":"all"})");
  const std::string applied = session.Handle(R"({"command":"apply","action":"draw"})");
  const std::string after = session.Handle(kGet);
  EXPECT_NE(before, after);
  EXPECT_EQ(Ask(session, R"({"command":"undo"})").at("decision").as_int64(), 0);
  EXPECT_EQ(session.Handle(kGet), before);
  EXPECT_EQ(session.Handle(R"({"command":"events","since":"all"})"), events);
  EXPECT_EQ(session.Handle(R"({"command":"apply","action":"draw"})"), applied);
  EXPECT_EQ(session.Handle(kGet), after);
}

TEST(Session, GivenOutcomesAreTakenAndNothingElseIsDrawn) {
  Session session;
  const json::object start = Ask(session, std::string(kNew));
  json::object line = Words("apply");
  line["action"] = "draw";
  json::object drawn = Ask(session, line);
  json::array chance = drawn.at("chance").as_array();
  ASSERT_EQ(chance.size(), 3U);
  const std::string after = session.Handle(kGet);
  ASSERT_EQ(CodeOf(Ask(session, Words("undo"))), "");
  const std::string before = session.Handle(kGet);

  json::array few = chance;
  few.pop_back();
  line["chance"] = few;
  json::object refused = Ask(session, line);
  EXPECT_EQ(CodeOf(refused), "chance/missing");
  EXPECT_EQ(refused.at("error").as_object().at("at").as_int64(), 2);
  json::array many = chance;
  many.push_back(chance[0]);
  line["chance"] = many;
  refused = Ask(session, line);
  EXPECT_EQ(CodeOf(refused), "chance/unused");
  EXPECT_EQ(refused.at("error").as_object().at("at").as_int64(), 3);
  json::array wrong = chance;
  wrong[1] = "purse 0 400";
  line["chance"] = wrong;
  EXPECT_EQ(CodeOf(Ask(session, line)), "chance/other_kind");
  EXPECT_EQ(session.Handle(kGet), before);

  line["chance"] = chance;
  EXPECT_EQ(CodeOf(Ask(session, line)), "");
  EXPECT_EQ(session.Handle(kGet), after);
}

TEST(Session, EventsOfASeatHideWhatOthersDrew) {
  Session session;
  const json::object start = Ask(session, std::string(kNew));
  ASSERT_EQ(CodeOf(Ask(session, R"({"command":"apply","action":"draw"})")), "");
  const std::int64_t drawer = start.at("pending").as_array()[0].as_int64();
  const auto cards_told = [&](const json::value& seat) {
    json::object line = Words("events");
    line["seat"] = seat;
    std::size_t told = 0;
    std::size_t draws = 0;
    const json::object reply = Ask(session, line);
    for (const json::value& event : reply.at("events").as_array()) {
      if (event.as_object().at("type").as_string() != "card_drawn") continue;
      ++draws;
      told += event.as_object().contains("card") ? 1 : 0;
    }
    EXPECT_EQ(draws, 3U);
    return told;
  };
  EXPECT_EQ(cards_told(drawer), 3U);
  EXPECT_EQ(cards_told((drawer + 1) % 3), 0U);
  EXPECT_EQ(cards_told("spectator"), 0U);
}

TEST(Session, EventsAreNumberedAndToldInSentences) {
  Session session;
  ASSERT_EQ(CodeOf(Ask(session, std::string(kNew))), "");
  ASSERT_EQ(CodeOf(Ask(session, R"({"command":"apply","action":"draw"})")), "");
  const json::object all = Ask(session, R"({"command":"events","since":"all","sentences":true})");
  std::int64_t number = 0;
  for (const json::value& event : all.at("events").as_array()) {
    EXPECT_EQ(event.as_object().at("number").as_int64(), number++);
    EXPECT_TRUE(event.as_object().at("sentence").is_string());
  }
  const json::object last = Ask(session, R"({"command":"events"})");
  ASSERT_FALSE(last.at("events").as_array().empty());
  EXPECT_EQ(last.at("events").as_array().back().as_object().at("number").as_int64(), number - 1);
}

TEST(Session, ViewHasTheOwnHandAndNoOthers) {
  Session session;
  ASSERT_EQ(CodeOf(Ask(session, std::string(kNew))), "");
  const json::object own = Ask(session, R"({"command":"view","seat":1})");
  EXPECT_TRUE(own.contains("view"));
  EXPECT_EQ(CodeOf(Ask(session, R"({"command":"view","seat":"spectator"})")), "");
  EXPECT_NE(session.Handle(R"({"command":"view","seat":1})"),
            session.Handle(R"({"command":"view","seat":2})"));
}

}  // namespace
}  // namespace folsom
