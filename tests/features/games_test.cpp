// Observations in random games of every configuration.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "features/observed.h"
#include "rules/state/query.h"
#include "rules/state/sample.h"
#include "support/random_game.h"
#include "support/scramble.h"

namespace folsom {
namespace {

// Calls `visit` with the state every `stride` decisions of some games, and at their ends.
template <typename Visit>
void ForEachPosition(const Config& config, std::size_t games, std::size_t stride, Visit visit) {
  for (std::size_t i = 0; i < games; ++i) {
    RandomGame game(Varied(config, i), 1000 + i);
    while (!game.Over()) {
      if (game.steps % stride == 0) visit(game.state, game.rng);
      game.Step();
    }
    visit(game.state, game.rng);
  }
}
template <typename Visit>
void ForEachView(const Config& config, std::size_t games, std::size_t stride, Visit visit) {
  ForEachPosition(config, games, stride, [&](const GameState& state, Rng& /*rng*/) {
    for (const Seat seat : SeatMask::FirstN(state.terms.seats)) visit(ViewFor(state, seat));
  });
}

// Looking at every view is dear under the sanitizers, which need few games.
[[nodiscard]] std::size_t FeaturesGames(std::size_t usual) { return FewGames() ? 1 : usual; }

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

// The same game with everybody `by` seats further.
[[nodiscard]] SeatView Turned(const SeatView& view, std::size_t by) {
  SeatView turned = view;
  const std::size_t seats = view.terms.seats;
  const auto to = [&](Seat seat) {
    return seat == kNoSeat ? seat : static_cast<Seat>((Index(seat) + by) % seats);
  };
  const auto all_to = [&](SeatMask mask) {
    SeatMask moved;
    for (const Seat seat : SeatMask::FirstN(seats)) {
      if (mask.Has(seat)) moved.Add(to(seat));
    }
    return moved;
  };
  turned.viewer = to(view.viewer);
  turned.first = to(view.first);
  turned.pending = all_to(view.pending);
  for (BanditState& b : turned.bandits) b.owner = to(b.owner);
  for (PileCard& card : turned.pile) {
    const auto by_whom = static_cast<std::uint8_t>(Index(to(card.By())));
    if (Index(card.By()) < seats)
      card.bits = static_cast<std::uint8_t>((card.bits & ~7U) | by_whom);
  }
  for (PurseToken& purse : turned.purses) purse.knowers = all_to(purse.knowers);
  for (FlaskToken& flask : turned.horses.flasks) flask.knowers = all_to(flask.knowers);
  for (const Seat seat : SeatMask::FirstN(seats)) {
    turned.At(to(seat)) = view.At(seat);
    turned.colours[Index(to(seat))] = view.colours[Index(seat)];
    turned.sizes[Index(to(seat))] = view.sizes[Index(seat)];
  }
  return turned;
}

TEST_P(Observations, DoNotDependOnWhereOneSits) {
  const std::size_t step = GetParam().variant == Variant::kTeams ? 2 : 1;  // TEAM-1: A and B stay.
  ForEachView(GetParam(), FeaturesGames(3), 5, [&](const SeatView& view) {
    for (std::size_t by = step; by < view.terms.seats; by += step) {
      ASSERT_EQ(Observed(view), Observed(Turned(view, by)));
    }
  });
}

[[nodiscard]] bool RowIsWell(const Observed& seen, FieldId id, std::size_t row) {
  const Field& field = FieldOf(id);
  const std::uint8_t* const first = seen.bytes.data() + field.offset + row * field.columns;
  const std::uint8_t* const last = first + field.columns;
  if (*std::max_element(first, last) > field.most) return false;
  if (field.coding == Coding::kOneHot) return seen.Sum(id, row) <= 1;
  if (field.coding == Coding::kThermometer) return std::is_sorted(first, last, std::greater{});
  return true;
}

TEST_P(Observations, KeepToTheirCodings) {
  ForEachView(GetParam(), FeaturesGames(6), 3, [](const SeatView& view) {
    const Observed seen(view);
    for (std::size_t i = 0; i < kObservationFields; ++i) {
      const auto id = static_cast<FieldId>(i);
      for (std::size_t row = 0; row < FieldOf(id).rows; ++row) {
        ASSERT_TRUE(RowIsWell(seen, id, row)) << FieldOf(id).name << " row " << row;
      }
    }
    const Field& last = kObservationTable.back();
    const auto behind = seen.bytes.begin() + last.offset + last.Size();
    ASSERT_TRUE(std::all_of(behind, seen.bytes.end(), [](auto byte) { return byte == 0; }));
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
  std::array<bool, kObservationFields> used{};
  for (const Config& config : AllConfigs()) {
    ForEachView(config, 6, 1, [&](const SeatView& view) {
      const Observed seen(view);
      for (std::size_t i = 0; i < kObservationFields; ++i) {
        const auto first = seen.bytes.begin() + kObservationTable[i].offset;
        const auto last = first + kObservationTable[i].Size();
        used[i] = used[i] || std::any_of(first, last, [](auto byte) { return byte != 0; });
      }
    });
  }
  for (std::size_t i = 0; i < kObservationFields; ++i) {
    EXPECT_TRUE(used[i]) << kObservationTable[i].name;
  }
}

}  // namespace
}  // namespace folsom
