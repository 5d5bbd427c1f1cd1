// Redacted events tell everything that a seat sees change, one fact each, in order.

#include "property/retelling.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "record/board/view_json.h"
#include "record/json/merge_patch.h"
#include "support/random_game.h"

namespace folsom {
namespace {

std::string Difference(const SeatView& a, const SeatView& b) {
  return boost::json::serialize(MergeDiff(ViewJson(a), ViewJson(b)));
}

class Events : public testing::TestWithParam<Config> {};

TEST_P(Events, RebuildTheView) {
  for (std::size_t game = 0; game < GamesPerConfig(40); ++game) {
    const Config config = Varied(GetParam(), game);
    SCOPED_TRACE(NameOf(config) + " game " + std::to_string(game));
    const std::size_t viewers = config.seats + 1U;
    const Seat viewer =
        game % viewers == config.seats ? kNoSeat : static_cast<Seat>(game % viewers);
    Retelling listener(viewer);
    RandomGame play(config, game, &listener);
    for (; !play.Over(); play.Step(&listener)) {
      if (!listener.Began()) continue;
      const SeatView view = ViewFor(play.state, viewer);
      const SeatView heard = listener.InMind(view);
      ASSERT_EQ(heard, view) << "step " << play.steps << ": missed " << Difference(heard, view);
      ASSERT_EQ(listener.Tokens(), Retelling::TokensOf(view)) << "step " << play.steps;
    }
    ASSERT_TRUE(listener.Began());
  }
}

INSTANTIATE_TEST_SUITE_P(All, Events, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

}  // namespace
}  // namespace folsom
