// Every puzzle that ships (puzzles/puzzles.jsonl) is one: it can be read, asked and answered, and
// its right action still leads every other, judged anew with fewer playthroughs than when it was
// found.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "puzzles/describe.h"
#include "puzzles/gap.h"
#include "record/position/position.h"
#include "record/words/action_text.h"
#include "rules/state/sample.h"
#include "support/paths.h"
#include "support/random_game.h"

namespace folsom::puzzles {
namespace {

namespace json = boost::json;

constexpr std::size_t kFewest = 300;
constexpr std::uint32_t kIterations = 20'000;  // Usually settled within a thousand.

std::vector<json::object> Shipped() {
  std::vector<json::object> puzzles;
  std::ifstream file(SourcePath("puzzles/puzzles.jsonl"));
  for (std::string line; std::getline(file, line);) {
    puzzles.push_back(json::parse(line).as_object());
  }
  return puzzles;
}

std::vector<Action> RightOf(const json::object& puzzle) {
  std::vector<Action> right;
  for (const json::value& text : puzzle.at("right").as_array()) {
    right.push_back(ActionFrom(std::string_view(text.as_string())).value());
  }
  return right;
}

Seat SeatOf(const json::object& puzzle) { return static_cast<Seat>(puzzle.at("seat").as_int64()); }

// The first right action and all wrong ones, in the legal order.
ActionList Contested(const ActionList& legal, const std::vector<Action>& right) {
  ActionList contested = legal;
  contested.Filter([&](Action action) {
    return action == right.front() || std::ranges::find(right, action) == right.end();
  });
  return contested;
}

TEST(ShippedPuzzles, AreManyAndOfAllKinds) {
  const std::vector<json::object> puzzles = Shipped();
  EXPECT_GE(puzzles.size(), kFewest);
  std::set<std::string> ids;
  std::set<std::string> variants;
  std::set<bool> horses;
  for (const json::object& puzzle : puzzles) {
    ids.emplace(puzzle.at("id").as_string());
    const Result<GameState> state = PositionFrom(puzzle.at("position"));
    ASSERT_TRUE(state) << puzzle.at("id") << ": " << Describe(state.Error());
    const json::object& config = puzzle.at("position").as_object().at("config").as_object();
    const json::value* variant = config.if_contains("variant");
    variants.emplace(variant != nullptr ? std::string(variant->as_string()) : "standard");
    horses.insert(state->terms.horses);
  }
  EXPECT_EQ(ids.size(), puzzles.size());
  EXPECT_EQ(variants.size(), kVariants.size());
  EXPECT_EQ(horses.size(), 2U);
}

TEST(ShippedPuzzles, AskTheirSeatAndSayWhatEveryAnswerIsWorth) {
  for (const json::object& puzzle : Shipped()) {
    SCOPED_TRACE(puzzle.at("id").as_string().c_str());
    const GameState state = *PositionFrom(puzzle.at("position"));
    ASSERT_TRUE(state.pending.Has(SeatOf(puzzle)));
    ActionList legal;
    LegalActions(state, SeatOf(puzzle), legal);
    const json::object& shares = puzzle.at("shares").as_object();
    EXPECT_EQ(shares.size(), legal.Size());
    for (const Action action : legal) EXPECT_TRUE(shares.contains(ActionText(action)));
    for (const Action action : RightOf(puzzle)) EXPECT_TRUE(legal.Has(action));
    EXPECT_FALSE(puzzle.at("themes").as_array().empty());
  }
}

// Every eighth, in `./test long` (FOLSOM_GAMES) all of them: half a minute.
std::size_t JudgedEvery() {
  constexpr std::size_t kUsual = 1000;
  if (FewGames()) return 40;
  return GamesPerConfig(kUsual) > kUsual ? 1 : 8;
}

TEST(ShippedPuzzles, AreStillSolvedByTheSameAction) {
  std::vector<std::string> doubtful;
  std::size_t number = 0;
  for (const json::object& puzzle : Shipped()) {
    if (number++ % JudgedEvery() != 0) continue;
    const GameState state = *PositionFrom(puzzle.at("position"));
    const SeatView view = ViewFor(state, SeatOf(puzzle));
    ActionList legal;
    LegalActions(state, view.viewer, legal);
    const std::vector<Action> right = RightOf(puzzle);
    const ActionList contested = Contested(legal, right);
    const Gap gap = MeasureGap(view, contested, right.front(), 0, kIterations, 1);
    if (!gap.clear) doubtful.emplace_back(puzzle.at("id").as_string());
  }
  EXPECT_EQ(doubtful, std::vector<std::string>{});
}

TEST(MeasureGap, RefusesAnActionThatIsNotBest) {
  for (const json::object& puzzle : Shipped()) {
    const GameState state = *PositionFrom(puzzle.at("position"));
    const SeatView view = ViewFor(state, SeatOf(puzzle));
    ActionList legal;
    LegalActions(state, view.viewer, legal);
    const std::vector<Action> right = RightOf(puzzle);
    for (const Action action : legal) {
      if (std::ranges::find(right, action) != right.end()) continue;
      EXPECT_FALSE(MeasureGap(view, legal, action, 0, kIterations, 1).clear);
      return;  // One will do.
    }
  }
}

TEST(RatingFrom, RisesAsFewerSolveIt) {
  EXPECT_GT(RatingFrom({0, 0, 0, 0, 8}), RatingFrom({2, 3, 4, 8, 8}));
  EXPECT_GT(RatingFrom({2, 3, 4, 8, 8}), RatingFrom({8, 8, 8, 8, 8}));
  // Half of all tries: the rating of the level in the middle.
  EXPECT_NEAR(RatingFrom({4, 4, 4, 4, 4}), 1420, 2);
}

TEST(ThemesOf, TakesACardThatLiesFaceDownForThatCard) {
  EXPECT_EQ(ThemesOf(*ActionFrom("play ghost punch down"), {}).front(), "play punch");
}

TEST(ThemesOf, TellsWhatIsDoneAndWhatItBrings) {
  const Action punch = *ActionFrom("play belle punch");
  const std::vector<review::Fact> why{
      {.kind = review::FactKind::kTakes, .loot = LootKind::kStrongbox, .chosen = 3, .best = 60},
      {.kind = review::FactKind::kIsShot, .bandit = Bandit::kTuco, .chosen = 40, .best = 10},
      {.kind = review::FactKind::kHits, .bandit = Bandit::kTuco, .chosen = 40, .best = 10}};
  EXPECT_EQ(ThemesOf(punch, why), (std::vector<std::string>{"play punch", "strongbox", "cover"}));
}

}  // namespace
}  // namespace folsom::puzzles
