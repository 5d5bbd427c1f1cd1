// Foresights in random games of every configuration.
#include <gtest/gtest.h>

#include "features/all_views.h"
#include "features/relative_actions.h"
#include "rules/state/sample.h"
#include "support/scramble.h"

namespace folsom {
namespace {

[[nodiscard]] std::string DifferenceOf(const SeatView& a, const SeatView& b) {
  return FirstDifference(Foreseen(a), Foreseen(b), ForesightFields());
}

class Foresights : public testing::TestWithParam<Config> {};

TEST_P(Foresights, AreTheSameInEveryWorldThatLooksTheSame) {
  ForEachPosition(GetParam(), FeaturesGames(4), 7, [](const GameState& state, Rng& rng) {
    for (const Seat seat : SeatMask::FirstN(state.terms.seats)) {
      const SeatView view = ViewFor(state, seat);
      Dice dice(rng.Next());
      if (state.phase != Phase::kOver) {
        ASSERT_EQ(DifferenceOf(view, ViewFor(Sample(view, dice), seat)), "");
      }
      ASSERT_EQ(DifferenceOf(view, ViewFor(Scramble(state, seat, rng), seat)), "");
    }
  });
}

// In teams all but the worths: there partners share their cards, so what is left in one's own deck
// is a guess, and drawing is worth what that deck has.
TEST_P(Foresights, DoNotDependOnWhereOneSits) {
  const bool teams = GetParam().variant == Variant::kTeams;
  const std::size_t step = teams ? 2 : 1;  // TEAM-1: A and B stay.
  const auto fields = ForesightFields().subspan(teams ? Index(ForesightId::kActsLeft) : 0);
  ForEachView(GetParam(), FeaturesGames(3), 5, [&](const SeatView& view) {
    for (std::size_t by = step; by < view.terms.seats; by += step) {
      const Foreseen turned(Turned(view, by));
      ASSERT_EQ(FirstDifference(Foreseen(view), turned, fields), "");
    }
  });
}

TEST_P(Foresights, KeepToTheirCodings) {
  ForEachView(GetParam(), FeaturesGames(4), 3, [](const SeatView& view) {
    ASSERT_EQ(FirstIllCoded(Foreseen(view), ForesightFields()), "");
  });
}

TEST_P(Foresights, WriteEveryByte) {
  ForEachView(GetParam(), 1, 9, [](const SeatView& view) {
    Foreseen over_ones(view);
    over_ones.bytes.fill(255);
    Foresee(view, over_ones.bytes);
    ASSERT_EQ(over_ones, Foreseen(view));
  });
}

// By relative action: 1 to 26 where it is legal, and the best has 26.
TEST_P(Foresights, HaveAWorthForEveryLegalActionAndNoOther) {
  ForEachPosition(GetParam(), FeaturesGames(4), 3, [](const GameState& state, Rng& /*rng*/) {
    for (const Seat seat : SeatMask::FirstN(state.terms.seats)) {
      const SeatView view = ViewFor(state, seat);
      const Foreseen seen(view);
      const RelativeActions relative(view);
      std::array<bool, kActions> legal{};
      if (state.pending.Has(seat)) {
        for (const Action a : LegalList(state, seat)) legal[relative.Of(a)] = true;
      }
      std::size_t best = 0;
      for (std::size_t i = 0; i < kActions; ++i) {
        const std::size_t worth = seen.Of(ForesightId::kWorth, i);
        ASSERT_EQ(worth > 0, legal[i]) << "relative action " << i;
        best = std::max(best, worth);
      }
      ASSERT_EQ(best, state.pending.Has(seat) ? 26U : 0U);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(All, Foresights, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

TEST(ForesightFields, AreAllInUse) {
  if (FewGames()) GTEST_SKIP() << "takes long under sanitizers, and its games are played elsewhere";
  UsedFields used(ForesightFields());
  for (const Config& config : AllConfigs()) {
    ForEachView(config, 3, 2, [&](const SeatView& view) { used.Look(Foreseen(view).bytes); });
  }
  used.ExpectAll();
}

}  // namespace
}  // namespace folsom
