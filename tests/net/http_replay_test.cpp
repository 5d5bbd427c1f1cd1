#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "hall/answers/replay.h"
#include "net/http_rig.h"
#include "record/board/view_json.h"
#include "record/json/config_json.h"
#include "record/json/score_json.h"
#include "support/merge_apply.h"

namespace folsom {
namespace {

namespace json = boost::json;

json::value ReplayOf(const PlayedTable& played, ReplayEyes eyes) {
  const Result<std::string> text = ReplayText("id", played.table, eyes);
  EXPECT_TRUE(text);
  return text ? json::parse(*text) : json::value();
}

// The view that the patches of a replay lead to.
json::value Patched(const json::value& replay) {
  json::value view = replay.at("start");
  for (const json::value& step : replay.at("steps").as_array()) {
    MergeApply(view, step.at("patch"));
  }
  return view;
}

const Config kManySided{.edition = Edition::k2014,
                        .seats = 4,
                        .variant = Variant::kStandard,
                        .expert = true,
                        .horses = true};

TEST(HttpReplay, PatchesLeadFromTheStartToTheEndInEveryonesEyes) {
  for (const Config& config : {Config{}, kManySided}) {
    const PlayedTable played = PlayTable(config, 7, true);
    ASSERT_EQ(played.table.GetStage(), Stage::kFinished);
    for (int seat = -1; seat < config.seats; ++seat) {
      const Seat eyes = seat < 0 ? kNoSeat : static_cast<Seat>(seat);
      const json::value replay = ReplayOf(played, {.seat = eyes, .open = false});
      EXPECT_EQ(replay.at("viewer").as_int64(), seat);
      EXPECT_EQ(Patched(replay), json::value(ViewJson(ViewFor(played.table.State(), eyes))));
      EXPECT_EQ(replay.at("result"), json::value(ScoreJson(played.table.State())));
      EXPECT_FALSE(replay.as_object().contains("open"));
    }
  }
}

TEST(HttpReplay, StepsAreNumberedAndTold) {
  const PlayedTable played = PlayTable({}, 8, true);
  const json::value replay = ReplayOf(played, {});
  const json::array& steps = replay.at("steps").as_array();
  ASSERT_GT(steps.size(), 100U);
  std::size_t events = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_EQ(steps[i].at("n").as_int64(), static_cast<std::int64_t>(i + 1));
    events += steps[i].as_object().contains("event") ? 1U : 0U;
  }
  EXPECT_GT(events, 100U);
  EXPECT_EQ(json::serialize(steps[0].at("patch")), "{}");
  EXPECT_EQ(replay.at("names").at(0).as_string(), "Anna");
  EXPECT_EQ(replay.at("names").at(3).as_string(), "tenderfoot");
}

TEST(HttpReplay, OneSeatDoesNotSeeWhatAnotherDrew) {
  const PlayedTable played = PlayTable({}, 9, true);
  const auto cards_seen = [&](ReplayEyes eyes) {
    std::size_t cards = 0;
    const json::value replay = ReplayOf(played, eyes);
    for (const json::value& step : replay.at("steps").as_array()) {
      const json::object& fields = step.as_object();
      if (!fields.contains("event")) continue;
      const json::object& event = fields.at("event").as_object();
      if (event.at("type").as_string() != "card_drawn") continue;
      if (event.contains("card")) ++cards;
    }
    return cards;
  };
  std::size_t by_seats = 0;
  for (std::size_t i = 0; i < 4; ++i) by_seats += cards_seen({.seat = static_cast<Seat>(i)});
  EXPECT_EQ(cards_seen({}), 0U);
  EXPECT_GT(by_seats, 0U);
  EXPECT_EQ(cards_seen({.seat = kNoSeat, .open = true}), by_seats);
}

TEST(HttpReplay, OpenEyesSeeEveryHand) {
  const PlayedTable played = PlayTable(kManySided, 10, true);
  const json::value replay = ReplayOf(played, {.seat = kNoSeat, .open = true});
  EXPECT_TRUE(replay.at("open").as_bool());
  const json::value end = Patched(replay);
  const GameState& state = played.table.State();
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(end.at("open").at("hands").at(std::to_string(i)).as_array().size(),
              state.secrets[i].hand.Size());
  }
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (state.faces.purses[i] == PurseValue::kNone) continue;
    EXPECT_EQ(end.at("open").at("purses").at(std::to_string(i)).as_int64(),
              Dollars(state.faces.purses[i]));
  }
  json::value closed = end;
  closed.as_object().erase("open");
  EXPECT_EQ(closed, json::value(ViewJson(ViewFor(state, kNoSeat))));
}

TEST(HttpReplay, EyesAreReadFromText) {
  EXPECT_EQ(ReplayEyesFrom("2")->seat, Seat{2});
  EXPECT_EQ(ReplayEyesFrom("-1")->seat, kNoSeat);
  EXPECT_EQ(ReplayEyesFrom("")->seat, kNoSeat);
  EXPECT_TRUE(ReplayEyesFrom("open")->open);
  for (const char* bad : {"6", "-2", "x", "1x", "OPEN"}) EXPECT_FALSE(ReplayEyesFrom(bad)) << bad;
  const PlayedTable played = PlayTable({}, 11, true);
  const Result<std::string> text = ReplayText("id", played.table, {.seat = Seat{5}, .open = false});
  ASSERT_FALSE(text);
  EXPECT_EQ(text.Error().code, "record/no_such_seat");
}

}  // namespace
}  // namespace folsom
