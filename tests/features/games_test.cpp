// Observations in random games of every configuration.
#include <gtest/gtest.h>

#include "features/all_views.h"
#include "rules/state/sample.h"
#include "support/scramble.h"

namespace folsom {
namespace {

class Observations : public testing::TestWithParam<Config> {};

TEST_P(Observations, SayWhatTheViewSays) {
  ForEachView(GetParam(), FeaturesGames(6), 1,
              [](const SeatView& view) { ASSERT_EQ(FirstMisread(view, Observed(view)), ""); });
}

TEST_P(Observations, AreTheSameInEveryWorldThatLooksTheSame) {
  ForEachPosition(GetParam(), FeaturesGames(6), 7, [](const GameState& state, Rng& rng) {
    for (const Seat seat : SeatMask::FirstN(state.terms.seats)) {
      const SeatView view = ViewFor(state, seat);
      Dice dice(rng.Next());
      if (state.phase != Phase::kOver) {
        EXPECT_EQ(Observed(view), Observed(ViewFor(Sample(view, dice), seat)));
      }
      EXPECT_EQ(Observed(view), Observed(ViewFor(Scramble(state, seat, rng), seat)));
    }
  });
}

TEST_P(Observations, DoNotDependOnWhereOneSits) {
  const std::size_t step = GetParam().variant == Variant::kTeams ? 2 : 1;  // TEAM-1: A and B stay.
  ForEachView(GetParam(), FeaturesGames(3), 5, [&](const SeatView& view) {
    for (std::size_t by = step; by < view.terms.seats; by += step) {
      ASSERT_EQ(Observed(view), Observed(Turned(view, by)));
    }
  });
}

TEST_P(Observations, KeepToTheirCodings) {
  ForEachView(GetParam(), FeaturesGames(6), 3, [](const SeatView& view) {
    ASSERT_EQ(FirstIllCoded(Observed(view), ObservationFields()), "");
  });
}

TEST_P(Observations, WriteEveryByte) {
  ForEachView(GetParam(), 1, 9, [](const SeatView& view) {
    Observed over_ones(view);
    over_ones.bytes.fill(255);
    Observe(view, over_ones.bytes);
    ASSERT_EQ(over_ones, Observed(view));
  });
}

INSTANTIATE_TEST_SUITE_P(All, Observations, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

TEST(ObservationFields, AreAllInUse) {
  if (FewGames()) GTEST_SKIP() << "takes long under sanitizers, and its games are played elsewhere";
  UsedFields used(ObservationFields());
  for (const Config& config : AllConfigs()) {
    ForEachView(config, 6, 1, [&](const SeatView& view) { used.Look(Observed(view).bytes); });
  }
  used.ExpectAll();
}

}  // namespace
}  // namespace folsom
