#include "record/board/view_json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "record/board/view_read.h"
#include "record/json/merge_patch.h"
#include "rules/state/query.h"
#include "rules/state/score.h"
#include "support/merge_apply.h"
#include "support/random_game.h"

namespace folsom {
namespace {

namespace json = boost::json;

bool HoldsNull(const json::value& value) {
  if (value.is_null()) return true;
  if (const json::array* list = value.if_array()) {
    return std::any_of(list->begin(), list->end(), HoldsNull);
  }
  const json::object* object = value.if_object();
  return object != nullptr && std::any_of(object->begin(), object->end(), [](const auto& member) {
           return HoldsNull(member.value());
         });
}

TEST(ViewJson, ViewsComeBackAndPatchesLeadFromOneToTheNext) {
  for (const Config& config : AllConfigs()) {
    SCOPED_TRACE(NameOf(config));
    RandomGame game(config, 4);
    const Seat viewers[] = {kNoSeat, Seat{0}, Seat{1}};
    json::value client[3];
    for (std::size_t i = 0; i < 3; ++i) client[i] = ViewJson(ViewFor(game.state, viewers[i]));
    for (std::size_t step = 0; !game.Over(); game.Step(), ++step) {
      if (step % 3 != 0) continue;
      for (std::size_t i = 0; i < 3; ++i) {
        const SeatView view = ViewFor(game.state, viewers[i]);
        const Result<SeatView> read = ReadView(WriteView(view));
        ASSERT_TRUE(read) << Describe(read.Error());
        ASSERT_EQ(*read, view) << WriteView(view);
        const json::value now = ViewJson(view);
        ASSERT_FALSE(HoldsNull(now));
        MergeApply(client[i], json::parse(json::serialize(MergeDiff(client[i], now))));
        ASSERT_EQ(client[i], now);
      }
    }
  }
}

TEST(ViewJson, ARivalsHandIsNotInIt) {
  RandomGame game(Config{.seats = 3}, 8);
  const json::object view = ViewJson(ViewFor(game.state, Seat{1}));
  EXPECT_EQ(view.at("viewer"), 1);
  EXPECT_FALSE(view.at("seats").at("0").as_object().contains("hand"));
  EXPECT_FALSE(view.at("seats").at("0").as_object().contains("deck"));
  EXPECT_EQ(view.at("seats").at("0").at("hand_size"), game.state.secrets[0].hand.Size());
  EXPECT_EQ(view.at("own").at("hand").as_array().size(), game.state.secrets[1].hand.Size());
  const json::object spectator = ViewJson(ViewFor(game.state, kNoSeat));
  EXPECT_FALSE(spectator.contains("own"));
  EXPECT_FALSE(spectator.contains("viewer"));
}

// GUARD-1, GUARD-7: the reader need not know them.
TEST(ViewJson, SaysWhereTheGuardStands) {
  SeatView view;
  view.config = {.seats = 4, .horses = true};
  view.terms = TermsFor(view.config);
  view.phase = Phase::kRobbing;
  view.horses.coach = static_cast<Car>(3);
  const auto stands = [&](Guard guard) {
    view.horses.guard = guard;
    return ViewJson(view).at("horses").at("guard_place").as_string();
  };
  EXPECT_EQ(stands(Guard::kOnCoach), "coach roof");
  EXPECT_EQ(stands(Guard::kOnTrain), "car 3 roof");
}

// END-2, DUO18-5, TEAM-8, DUO14-2: nor these.
TEST(ViewJson, SaysWhoWouldBeGunslingerAsTheScoreDoes) {
  std::size_t led = 0;
  for (const Config& config : FirstOfEachFamily()) {
    SCOPED_TRACE(NameOf(config));
    RandomGame game(config, 4);
    for (; !game.Over(); game.Skip(7)) {
      const Score score = ScoreOf(game.state);
      json::array best;
      for (std::uint8_t i = 0; i < config.seats; ++i) {
        const Seat partner = PartnerOf(game.state.terms, static_cast<Seat>(i));
        const int bonus = score.seats[i].gunslinger + score.seats[Index(partner)].gunslinger;
        if (bonus > 0) best.emplace_back(i);
      }
      if (best.size() == config.seats) best.clear();
      const json::object view = ViewJson(ViewFor(game.state, kNoSeat));
      ASSERT_EQ(view.contains("gunslingers"), !best.empty());
      if (best.empty()) continue;
      ASSERT_EQ(view.at("gunslingers"), json::value(best));
      ++led;
    }
  }
  EXPECT_GT(led, 0U);
}

TEST(ViewJson, BadOnesAreRefused) {
  RandomGame game(Config{.seats = 3, .horses = true}, 8);
  const json::value good = ViewJson(ViewFor(game.state, Seat{1}));
  const auto code_with = [&](const char* patch) {
    json::value view = good;
    MergeApply(view, json::parse(patch));
    const Result<SeatView> read = ViewFrom(view);
    return read ? std::string("fine") : read.Error().code + " " + read.Error().path;
  };
  EXPECT_EQ(code_with("{}"), "fine");
  EXPECT_EQ(code_with(R"({"viewer": 3})"), "view/out_of_range viewer");
  EXPECT_EQ(code_with(R"({"config": {"seats": 9}})"), "view/bad_config config");
  EXPECT_EQ(code_with(R"({"hand": 3})"), "view/unknown_field hand");
  EXPECT_EQ(code_with(R"({"seats": {"0": {"hand": []}}})"), "view/unknown_field seats.0.hand");
  EXPECT_EQ(code_with(R"({"own": {"hand": ["x"]}})"), "view/unknown_word own.hand.0");
  EXPECT_EQ(code_with(R"({"held_purses": [18]})"), "view/out_of_range held_purses.0");
  EXPECT_EQ(code_with(R"({"horses": {"guard": "asleep"}})"), "view/unknown_word horses.guard");
  EXPECT_EQ(ReadView("{").Error().code, "view/malformed");
}

TEST(MergePatch, TheExamplesOfRfc7396) {
  const struct {
    const char *target, *patch, *result;
  } cases[] = {
      {R"({"a":"b"})", R"({"a":"c"})", R"({"a":"c"})"},
      {R"({"a":"b"})", R"({"b":"c"})", R"({"a":"b","b":"c"})"},
      {R"({"a":"b"})", R"({"a":null})", R"({})"},
      {R"({"a":"b","b":"c"})", R"({"a":null})", R"({"b":"c"})"},
      {R"({"a":["b"]})", R"({"a":"c"})", R"({"a":"c"})"},
      {R"({"a":"c"})", R"({"a":["b"]})", R"({"a":["b"]})"},
      {R"({"a":{"b":"c"}})", R"({"a":{"b":"d","c":null}})", R"({"a":{"b":"d"}})"},
      {R"({"a":[{"b":"c"}]})", R"({"a":[1]})", R"({"a":[1]})"},
      {R"(["a","b"])", R"(["c","d"])", R"(["c","d"])"},
      {R"({"a":"b"})", R"(["c"])", R"(["c"])"},
      {R"({"a":"foo"})", R"(null)", R"(null)"},
      {R"({"a":"foo"})", R"("bar")", R"("bar")"},
      {R"({"e":null})", R"({"a":1})", R"({"e":null,"a":1})"},
      {R"([1,2])", R"({"a":"b","c":null})", R"({"a":"b"})"},
      {R"({})", R"({"a":{"bb":{"ccc":null}}})", R"({"a":{"bb":{}}})"},
  };
  for (const auto& [target, patch, result] : cases) {
    json::value value = json::parse(target);
    MergeApply(value, json::parse(patch));
    EXPECT_EQ(value, json::parse(result)) << target << " " << patch;
  }
}

TEST(MergePatch, DiffsAreSmall) {
  const json::value from = json::parse(R"({"a": 1, "b": {"c": [1, 2], "d": 3}, "e": 5})");
  const json::value to = json::parse(R"({"a": 1, "b": {"c": [1], "d": 3}, "f": {}})");
  EXPECT_EQ(MergeDiff(from, to), json::parse(R"({"b": {"c": [1]}, "e": null, "f": {}})"));
  EXPECT_EQ(MergeDiff(from, from), json::value(json::object{}));
}

}  // namespace
}  // namespace folsom
