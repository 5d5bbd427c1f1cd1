// Whole games through the protocol, in every configuration.
#include <gtest/gtest.h>

#include "engine/lines.h"
#include "record/json/config_json.h"
#include "rules/pieces/dice.h"

namespace folsom {
namespace {

namespace json = boost::json;

// Plays with random choices from `seed`; every decision is repeated in `twin_` with the outcomes
// that the first session reported, and in `stopping_` card by card; both must lead to the same
// position.
class TwinGame {
 public:
  TwinGame(const Config& config, std::uint64_t seed) : rng_(seed) {
    json::object line = Words("new");
    line["config"] = ConfigJson(config);
    line["seed"] = seed;
    status_ = Ask(game_, line);
    EXPECT_EQ(Ask(stopping_, line), status_);
    line.erase("seed");
    line["chance"] = status_.at("chance");
    twin_status_ = Ask(twin_, line);
  }

  [[nodiscard]] bool Over() const { return status_.at("pending").as_array().empty(); }

  void Step() {
    json::object line = Words("legal");
    line["seat"] = status_.at("pending").as_array()[0];
    const json::object legal = Ask(game_, line);
    const json::array& actions = legal.at("actions").as_array();
    ASSERT_FALSE(actions.empty());
    line["command"] = "apply";
    line["action"] = actions[rng_.Below(static_cast<std::uint32_t>(actions.size()))];
    status_ = Ask(game_, line);
    ASSERT_EQ(CodeOf(status_), "") << json::serialize(status_);
    StepByCards(line);
    line["chance"] = status_.at("chance");
    twin_status_ = Ask(twin_, line);
  }

  void Compare() {
    ASSERT_EQ(json::serialize(twin_status_), json::serialize(status_));
    ASSERT_EQ(twin_.Handle(kGet), game_.Handle(kGet));
    ASSERT_EQ(stopping_.Handle(kGet), game_.Handle(kGet));
  }

  // A world dealt for a seat loads, and looks to the seat like the truth.
  void SampleWorlds(std::size_t seats) {
    for (std::size_t seat = 0; seat <= seats; ++seat) {
      json::object line = Words("sample");
      line["seat"] = seat < seats ? json::value(seat) : json::value("spectator");
      line["seed"] = rng_.Below(1000);
      json::object load = Words("position");
      load["position"] = Ask(game_, line).at("position");
      Session sampled;
      const json::object reply = Ask(sampled, load);
      ASSERT_EQ(CodeOf(reply), "") << json::serialize(reply) << json::serialize(load);
      line["command"] = "view";
      line.erase("seed");
      ASSERT_EQ(Ask(sampled, line), Ask(game_, line));
    }
  }

  // What `get` says is a position that loads and says the same.
  void ReloadPosition() {
    json::object line = Words("position");
    line["position"] = Ask(game_, std::string(kGet)).at("position");
    Session loaded;
    const json::object reply = Ask(loaded, line);
    ASSERT_EQ(CodeOf(reply), "") << json::serialize(reply);
    ASSERT_EQ(loaded.Handle(kGet), game_.Handle(kGet));
  }

  void CheckScore() {
    const json::object score = Ask(game_, Words("score"));
    EXPECT_TRUE(score.at("final").as_bool());
    EXPECT_EQ(CodeOf(Ask(game_, R"({"command":"apply","action":"draw"})")), "action/game_over");
  }

  // Back to the start, one decision at a time.
  void UndoAll() {
    const std::int64_t decisions = status_.at("decision").as_int64();
    for (std::int64_t i = 0; i < decisions; ++i) {
      ASSERT_EQ(CodeOf(Ask(game_, Words("undo"))), "");
    }
    EXPECT_EQ(CodeOf(Ask(game_, Words("undo"))), "engine/nothing_to_undo");
  }

 private:
  static constexpr const char* kGet = R"({"command":"get"})";

  void StepByCards(json::object line) {
    line["stop"] = "card";
    json::object status = Ask(stopping_, line);
    while (CodeOf(status).empty() && status.at("pending").as_array().empty() &&
           status.at("phase") != "over") {
      status = Ask(stopping_, R"({"command":"advance","stop":"card"})");
    }
    ASSERT_EQ(CodeOf(status), "") << json::serialize(status);
  }

  Session game_;
  Session twin_;
  Session stopping_;
  Rng rng_;
  json::object status_;
  json::object twin_status_;
};

class EveryConfig : public testing::TestWithParam<std::size_t> {};

TEST_P(EveryConfig, ReportedOutcomesReplayTheGame) {
  const Config config = AllConfigs()[GetParam()];
  TwinGame game(config, 100 + GetParam());
  game.Compare();
  for (int step = 0; !game.Over(); ++step) {
    ASSERT_LT(step, 2000);
    game.Step();
    if (HasFatalFailure()) return;
    if (step % 16 == 0) game.Compare();
    if (step % 64 == 7) game.ReloadPosition();
    if (step % 32 == 11) game.SampleWorlds(config.seats);
    if (HasFatalFailure()) return;
  }
  game.Compare();
  game.CheckScore();
  game.UndoAll();
}

INSTANTIATE_TEST_SUITE_P(Session, EveryConfig, testing::Range<std::size_t>(0, kConfigurations));

}  // namespace
}  // namespace folsom
