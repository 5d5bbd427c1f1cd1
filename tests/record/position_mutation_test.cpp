// Positions of random games with fields swapped for those of other positions: each is refused with
// a code, or it is a position that reads back equal and can be played on.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "record/board/view_json.h"
#include "record/position/position.h"
#include "rules/state/consistent.h"
#include "rules/state/sample.h"
#include "rules/state/score.h"
#include "support/random_game.h"

namespace folsom {
namespace {

namespace json = boost::json;

json::value RandomPosition(const Config& config, std::uint64_t seed, Rng& rng) {
  RandomGame game(config, seed);
  game.Skip(rng.Below(120));
  return PositionJson(game.state);
}

// A random object on the way down from `at`, and the same one in `other` if it is there too.
struct Pair {
  json::object* at;
  const json::object* other;
};
Pair Descend(json::object& at, const json::object& other, Rng& rng) {
  Pair pair{&at, &other};
  while (!pair.at->empty() && !pair.other->empty() && rng.Below(3) != 0) {
    auto* const member = pair.at->begin() + rng.Below(static_cast<std::uint32_t>(pair.at->size()));
    const json::value* const same = pair.other->if_contains(member->key());
    if (!member->value().is_object() || same == nullptr || !same->is_object()) continue;
    pair = {&member->value().get_object(), &same->get_object()};
  }
  return pair;
}

// Swaps, drops or adds one field, or nudges a number.
void Mutate(json::object& position, const json::object& other, Rng& rng) {
  const Pair pair = Descend(position, other, rng);
  if (pair.at->empty() || pair.other->empty()) return;
  auto* const mine = pair.at->begin() + rng.Below(static_cast<std::uint32_t>(pair.at->size()));
  const auto* const theirs =
      pair.other->begin() + rng.Below(static_cast<std::uint32_t>(pair.other->size()));
  const json::string key = mine->key();
  switch (rng.Below(4)) {
    case 0:
      if (const json::value* same = pair.other->if_contains(key)) mine->value() = *same;
      return;
    case 1:
      pair.at->erase(key);
      return;
    case 2:
      pair.at->insert_or_assign(theirs->key(), theirs->value());
      return;
    default:
      if (mine->value().is_uint64()) mine->value() = rng.Below(7);
      if (mine->value().is_array() && !mine->value().get_array().empty()) {
        mine->value().get_array().pop_back();
      }
  }
}

void ExpectPlayable(GameState state, std::uint64_t seed) {
  Dice dice(seed);
  Rng rng(seed);
  static_cast<void>(ScoreOf(state));
  Advance(state, dice);
  for (int i = 0; i < 60 && state.phase != Phase::kOver; ++i) {
    ASSERT_EQ(FirstFlaw(state).what, "") << WritePosition(state);
    ASSERT_FALSE(state.pending.Empty());
    if (i % 10 == 0) {
      const Result<GameState> read = ReadPosition(WritePosition(state));
      ASSERT_TRUE(read) << Describe(read.Error()) << "\n" << WritePosition(state);
    }
    const Seat seat = AnySeat(state.pending, rng);
    const ActionList legal = LegalList(state, seat);
    ASSERT_FALSE(legal.Empty()) << WritePosition(state);
    ASSERT_EQ(Apply(state, seat, AnyAction(legal, rng), dice), Illegal::kNone);
  }
}

TEST(PositionMutation, RefusedOrPlayable) {
  const std::array<Config, kConfigurations> configs = AllConfigs();
  Rng rng(1899);
  std::size_t accepted = 0;
  std::size_t refused = 0;
  for (std::uint64_t seed = 0; seed < GamesPerConfig(100); ++seed) {
    const Config config = configs[rng.Below(kConfigurations)];
    const json::value base = RandomPosition(config, seed, rng);
    const json::value other = RandomPosition(config, seed + 1000, rng);
    for (int i = 0; i < 25; ++i) {
      json::value mutant = base;
      for (std::uint32_t n = rng.Below(3) + 1; n > 0; --n) {
        Mutate(mutant.as_object(), other.as_object(), rng);
      }
      const Result<GameState> state = PositionFrom(mutant);
      if (!state) {
        ++refused;
        ASSERT_FALSE(state.Error().code.empty());
        continue;
      }
      ++accepted;
      SCOPED_TRACE(json::serialize(mutant));
      const Result<GameState> again = ReadPosition(WritePosition(*state));
      ASSERT_TRUE(again) << Describe(again.Error());
      ASSERT_EQ(*again, *state);
      ASSERT_NO_FATAL_FAILURE(ExpectPlayable(*state, seed));
    }
  }
  // Both happen often, or the test would prove little.
  EXPECT_GT(accepted, refused / 10);
  EXPECT_GT(refused, accepted / 10);
}

}  // namespace
}  // namespace folsom
