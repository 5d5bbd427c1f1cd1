// Decisions are judged by what their seat knew.

#include "review/judge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <type_traits>

#include "review/reviewed.h"
#include "support/scene.h"
#include "support/scramble.h"

namespace folsom::review {
namespace {

using enum Bandit;
using enum CardKind;

// By type: no truth goes in.
static_assert(
    std::is_same_v<decltype(&JudgeByView), Judgement (*)(const SeatView&, const ActionList&, Action,
                                                         std::uint32_t, std::uint64_t)>);
static_assert(std::is_same_v<decltype(&WhyBetter), std::vector<Fact> (*)(const SeatView&, Action,
                                                                         Action, std::uint64_t)>);

[[nodiscard]] bool Same(const Judgement& a, const Judgement& b) {
  const auto same = [](const JudgedAction& x, const JudgedAction& y) {
    return x.action == y.action && x.share == y.share && x.rough == y.rough;
  };
  return a.chosen == b.chosen && a.best == b.best && a.loss == b.loss && a.error == b.error &&
         a.stake == b.stake && a.mark == b.mark && a.why == b.why &&
         std::ranges::equal(a.actions, b.actions, same);
}

// By trial: in two worlds that look the same to the seat, the same.
TEST(Honesty, WorldsThatLookAlikeAreJudgedAlike) {
  std::size_t changed = 0;
  for (const Config& config : FirstOfEachFamily()) {
    Rng rng(7);
    RandomGame play(config, 70);
    for (; !play.Over(); play.Step()) {
      if (rng.Below(FewGames() ? 60 : 20) != 0) continue;
      const Seat seat = AnySeat(play.state.pending, rng);
      const ActionList legal = LegalList(play.state, seat);
      if (legal.Size() < 2) continue;
      const GameState other = Scramble(play.state, seat, rng);
      changed += other == play.state ? 0 : 1;
      const Action chosen = AnyAction(legal, rng);
      ASSERT_TRUE(Same(JudgeByView(ViewFor(play.state, seat), legal, chosen, 24, 5),
                       JudgeByView(ViewFor(other, seat), legal, chosen, 24, 5)))
          << NameOf(config);
      ASSERT_EQ(WhyBetter(ViewFor(play.state, seat), legal[0], legal[1], 5),
                WhyBetter(ViewFor(other, seat), legal[0], legal[1], 5));
    }
  }
  EXPECT_GT(changed, 0U) << "nothing was put to the test";
}

TEST(Judgement, SaysTheSameTwiceAndIsWhole) {
  RandomGame play({}, 12);
  play.Skip(30);
  const Seat seat = play.state.pending.First();
  const ActionList legal = LegalList(play.state, seat);
  ASSERT_GT(legal.Size(), 1U);
  const SeatView view = ViewFor(play.state, seat);
  for (const Action chosen : legal) {
    const Judgement judgement = JudgeByView(view, legal, chosen, 200, 1);
    EXPECT_TRUE(Same(judgement, JudgeByView(view, legal, chosen, 200, 1)));
    ASSERT_EQ(judgement.actions.size(), legal.Size());
    EXPECT_GE(judgement.loss, 0);
    EXPECT_GE(judgement.stake, 0);
    EXPECT_EQ(judgement.best == chosen, judgement.loss == 0);
    for (const JudgedAction& one : judgement.actions) {
      const bool compared = one.action == chosen || one.action == judgement.best;
      EXPECT_FALSE(compared && one.rough);
    }
  }
}

// The last turn of the game, three jewels lie there: Robbery takes one, Punch hits nobody.
[[nodiscard]] Scene& LootHere(Scene& s) {
  s.PutAll(Inside(1)).Put(kGhost, Inside(3)).Hand(kSeat0, kGhost, {kRobbery, kPunch});
  s.RoundCardIs("conductor").Plan(3);
  return s;
}

TEST(Judgement, FindsWhatIsWorseAndWhy) {
  Scene scene(Standard(4));
  const GameState& state = LootHere(scene).State();
  const ActionList legal = LegalList(state, kSeat0);
  const Judgement judgement =
      JudgeByView(ViewFor(state, kSeat0), legal, act::Play(kGhost, kPunch), 1600, 1);
  EXPECT_TRUE(judgement.best == act::Play(kGhost, kRobbery) ||
              judgement.best == act::PlayDown(kGhost, kRobbery));
  EXPECT_GT(judgement.mark, Mark::kGood);
  ASSERT_FALSE(judgement.why.empty());
  const auto nothing = std::ranges::find(judgement.why, FactKind::kNothing, &Fact::kind);
  ASSERT_NE(nothing, judgement.why.end());
  EXPECT_GT(*nothing->chosen, *nothing->best);
}

// Whether the better action fares worse in it.
[[nodiscard]] bool IsAgainst(const Fact& fact) {
  if (fact.kind == FactKind::kWith) return false;
  const bool more = fact.best.value_or(0) > fact.chosen.value_or(0);
  const bool welcome = fact.kind == FactKind::kHits || fact.kind == FactKind::kPunches ||
                       fact.kind == FactKind::kTakes;
  return more != welcome;
}

TEST(Why, BeginsWithWhatSpeaksForTheBetter) {
  Scene scene(Standard(4));
  const SeatView view = ViewFor(LootHere(scene).State(), kSeat0);
  const auto facts = WhyBetter(view, act::Play(kGhost, kPunch), act::Play(kGhost, kRobbery), 1);
  ASSERT_FALSE(facts.empty());
  EXPECT_FALSE(IsAgainst(facts.front()));
  EXPECT_TRUE(std::ranges::is_sorted(facts, {}, IsAgainst));
  // A card for nothing instead of loot: there is nothing to say for it.
  for (const Fact& fact :
       WhyBetter(view, act::Play(kGhost, kRobbery), act::Play(kGhost, kPunch), 1)) {
    EXPECT_FALSE(IsAgainst(fact)) << KeyOf(fact.kind);
  }
}

TEST(Why, CountsOfCardsAreLeftOutWhereNoneIsPlayed) {
  Scene scene(Standard(4));
  const GameState& state = LootHere(scene).State();
  const SeatView view = ViewFor(state, kSeat0);
  for (const Fact& fact : WhyBetter(view, act::kDraw, act::Play(kGhost, kRobbery), 1)) {
    if (fact.kind != FactKind::kNothing && fact.kind != FactKind::kWith) continue;
    EXPECT_FALSE(fact.chosen);
    EXPECT_TRUE(fact.best);
  }
  EXPECT_TRUE(WhyBetter(view, act::kDraw, act::kDraw, 1).empty());
}

TEST(Marks, GrowWithTheLossAndClaimNothingBelowTwoErrors) {
  EXPECT_EQ(MarkOf(0, 0), Mark::kBest);
  EXPECT_EQ(MarkOf(0.01F, 0.001F), Mark::kGood);
  EXPECT_EQ(MarkOf(0.03F, 0.001F), Mark::kInaccuracy);
  EXPECT_EQ(MarkOf(0.07F, 0.001F), Mark::kMistake);
  EXPECT_EQ(MarkOf(0.2F, 0.001F), Mark::kBlunder);
  EXPECT_EQ(MarkOf(0.2F, 0.11F), Mark::kGood);
  EXPECT_EQ(MarkOf(0.001F, 0.11F), Mark::kBest);
  for (std::size_t i = 1; i < kMarks; ++i) {
    EXPECT_GT(kMarkTable[i].below, kMarkTable[i - 1].below);
    EXPECT_EQ(Index(kMarkTable[i].mark), i);
  }
}

TEST(AllCardsOpen, EveryActionIsTriedInTheSameWorld) {
  const ReviewGame game = RandomReviewGame({}, 14);
  const auto step = std::ranges::find(game.steps, true, &Step::choice);
  const Judgement judgement = JudgeWithAllCardsOpen(*step, 40, 1);
  float top = 0;
  for (const JudgedAction& one : judgement.actions) {
    EXPECT_FALSE(one.rough);
    top = std::max(top, one.share);
  }
  const auto best = std::ranges::find(judgement.actions, judgement.best, &JudgedAction::action);
  EXPECT_EQ(best->share, top);
  EXPECT_TRUE(judgement.why.empty());
}

TEST(Accuracy, CountsByWhatWasAtStake) {
  Accuracy accuracy;
  EXPECT_FALSE(accuracy.Part());
  accuracy.Add({.loss = 0, .stake = 0.3F, .mark = Mark::kBest});
  EXPECT_DOUBLE_EQ(*accuracy.Part(), 1);
  accuracy.Add({.loss = 0.1F, .stake = 0.1F, .mark = Mark::kMistake});
  EXPECT_NEAR(*accuracy.Part(), 0.75, 1e-6);
  EXPECT_EQ(accuracy.marks[Index(Mark::kMistake)], 1U);
}

}  // namespace
}  // namespace folsom::review
