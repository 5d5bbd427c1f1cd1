// Whole games through the protocol, in every configuration.
#include <gtest/gtest.h>

#include "engine/lines.h"
#include "record/json/config_json.h"
#include "rules/dice.h"

namespace folsom {
namespace {

namespace json = boost::json;

// Plays with random choices from `seed`; every decision is repeated in `copy` with the outcomes
// that the first session reported, and must lead to the same position.
class TwinGame {
 public:
  TwinGame(const Config& config, std::uint64_t seed) : rng_(seed) {
    json::object line = Words("new");
    line["config"] = ConfigJson(config);
    line["seed"] = seed;
    status_ = Ask(game_, line);
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
    line["chance"] = status_.at("chance");
    twin_status_ = Ask(twin_, line);
  }

  void Compare() {
    ASSERT_EQ(json::serialize(twin_status_), json::serialize(status_));
    ASSERT_EQ(twin_.Handle(kGet), game_.Handle(kGet));
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

  Session game_;
  Session twin_;
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
    if (HasFatalFailure()) return;
  }
  game.Compare();
  game.CheckScore();
  game.UndoAll();
}

INSTANTIATE_TEST_SUITE_P(Session, EveryConfig, testing::Range<std::size_t>(0, kConfigurations));

}  // namespace
}  // namespace folsom
