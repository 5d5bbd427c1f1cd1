// Sampled worlds have the right frequencies: on fixed positions, the chi-square of what was sampled
// against what counting the open possibilities by hand gives. Seeds are fixed, so a run always
// gives the same numbers; the critical values are those of p = 0.0001.

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <numeric>
#include <vector>

#include "rules/state/consistent.h"
#include "rules/state/sample.h"
#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;

constexpr int kSamples = 6000;
constexpr std::array kCritical{0.0, 15.2, 18.5, 21.2, 23.6, 25.8, 27.9, 29.9, 31.9, 33.8, 35.6};

// Weights need not add up to one; a weight of 0 says that it must never be seen.
double ChiSquare(const std::vector<int>& seen, const std::vector<double>& weights) {
  const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
  double sum = 0;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const double expected = weights[i] / all * kSamples;
    if (expected == 0) {
      EXPECT_EQ(seen[i], 0) << "impossible outcome " << i;
      continue;
    }
    sum += (seen[i] - expected) * (seen[i] - expected) / expected;
  }
  return sum;
}

std::size_t Freedom(const std::vector<double>& weights) {
  std::size_t possible = 0;
  for (const double weight : weights) possible += weight > 0 ? 1 : 0;
  return possible - 1;
}

using Measure = std::function<std::size_t(const GameState&, Rng&)>;

std::vector<int> SampleMany(const Scene& scene, Seat viewer, const Measure& measure,
                            std::size_t outcomes) {
  const SeatView view = scene.View(viewer);
  Dice dice(2024);
  Rng rng(7);
  std::vector<int> seen(outcomes, 0);
  for (int i = 0; i < kSamples; ++i) {
    const std::size_t got = measure(Sample(view, dice), rng);
    if (got >= outcomes) {
      ADD_FAILURE() << "outcome " << got << " of " << outcomes;
      return seen;
    }
    ++seen[got];
  }
  return seen;
}

void ExpectFrequencies(const Scene& scene, Seat viewer, const Measure& measure,
                       const std::vector<double>& weights) {
  const std::vector<int> seen = SampleMany(scene, viewer, measure, weights.size());
  EXPECT_LE(ChiSquare(seen, weights), kCritical[Freedom(weights)])
      << ::testing::PrintToString(seen) << " for " << ::testing::PrintToString(weights);
}

// $250 to $500 as 0 to 5.
Measure ValueOf(std::size_t slot) {
  return [slot](const GameState& s, Rng&) { return Index(s.faces.purses[slot]) - 1; };
}
// Move to Ride as 0 to 6, bullets 7.
std::size_t KindOf(Card card) { return card.IsBullet() ? 7 : Index(card.Kind()); }
Measure AnyCardOf(Seat seat) {
  return [seat](const GameState& s, Rng& rng) {
    const CardBag& hand = s.Secret(seat).hand;
    return KindOf(hand.Nth(rng.Below(static_cast<std::uint32_t>(hand.Size()))));
  };
}
Measure BulletsIn(Seat seat) {
  return [seat](const GameState& s, Rng&) { return s.Secret(seat).hand.BulletCount(); };
}

TEST(Frequency, WrongWeightsAreNoticed) {
  Scene s(Standard(4));
  const std::size_t slot = s.GivePurse(kBelle, 400);
  const std::vector<double> alike{1, 1, 1, 1, 1, 1};
  EXPECT_GT(ChiSquare(SampleMany(s, kSeat0, ValueOf(slot), 6), alike), kCritical[5]);
}

TEST(Frequency, PurseOfARival) {
  Scene s(Standard(4));
  const std::size_t slot = s.GivePurse(kBelle, 400);
  // Four starting purses are known to all: of eight $250 four are left, and two of each other.
  ExpectFrequencies(s, kSeat0, ValueOf(slot), {4, 2, 2, 2, 2, 2});
  ExpectFrequencies(s, kNoSeat, ValueOf(slot), {4, 2, 2, 2, 2, 2});
  ExpectFrequencies(s, kSeat3, ValueOf(slot), {0, 0, 0, 1, 0, 0});  // Its owner knows it.
}

TEST(Frequency, PurseOfARivalSeenByOneWhoHoldsOthers) {
  Scene s(Standard(4));
  s.GivePurse(kGhost, 500);
  s.GivePurse(kGhost, 500);
  s.GivePurse(kGhost, 300);
  const std::size_t slot = s.GivePurse(kBelle, 400);
  ExpectFrequencies(s, kSeat0, ValueOf(slot), {4, 1, 2, 2, 2, 0});
  ExpectFrequencies(s, kSeat1, ValueOf(slot), {4, 2, 2, 2, 2, 2});
}

TEST(Frequency, MixedPursesOfACard) {
  Scene s(Standard(4));
  const std::size_t other = s.GivePurse(kBelle, 400);
  for (PurseToken& purse : s.Truth().purses) {
    if (purse.spot == Spot::On(kBelle)) purse.knowers = SeatMask::Only(kSeat3);  // LOOT-5
  }
  ExpectFrequencies(s, kSeat0, ValueOf(other), {5, 2, 2, 2, 2, 2});
}

TEST(Frequency, TwoPursesAreDealtWithoutReplacement) {
  Scene s(Standard(4));
  const std::size_t one = s.GivePurse(kBelle, 400);
  const std::size_t two = s.PurseAt(Inside(2), 300, SeatMask::Only(kSeat2));
  const auto equal = [one, two](const GameState& state, Rng&) {
    return static_cast<std::size_t>(state.faces.purses[one] == state.faces.purses[two]);
  };
  // Of 14 * 13 ordered pairs, 4 * 3 + 5 * 2 * 1 are equal.
  ExpectFrequencies(s, kSeat0, equal, {14 * 13 - 22, 22});
}

TEST(Frequency, FlaskOfARival) {
  Scene s(WithHorses(Standard(4)));
  const std::size_t slot = s.GiveFlask(kBelle, FlaskKind::kWhiskey);
  const auto kind = [slot](const GameState& state, Rng&) {
    return Index(state.faces.flasks[slot]) - 1;
  };
  ExpectFrequencies(s, kSeat0, kind, {5, 1});
  s.GiveFlask(kGhost, FlaskKind::kWhiskey);
  s.GiveFlask(kGhost, FlaskKind::kWhiskey);
  ExpectFrequencies(s, kSeat0, kind, {3, 1});
  s.GiveFlask(kDjango, FlaskKind::kOldWhiskey, true);  // Half-full: all see it.
  ExpectFrequencies(s, kSeat0, kind, {1, 0});
}

TEST(Frequency, HandOfARival) {
  Scene s(Standard(4));
  ExpectFrequencies(s, kSeat0, AnyCardOf(kSeat3), {2, 2, 2, 2, 1, 1, 0, 0});
}

TEST(Frequency, HandOfARivalWithBullets) {
  Scene s(WithHorses(Standard(4)));
  s.GiveBullet(kGhost, kSeat3, 2);
  s.GiveBullet(kNeutral, kSeat3, 3);
  ExpectFrequencies(s, kSeat0, AnyCardOf(kSeat3), {2, 2, 2, 2, 1, 1, 1, 5});
}

TEST(Frequency, FaceDownCardIsAnActionCard) {
  Scene s(Standard(4));
  s.RoundCardIs("swivel_arm_24");
  s.GiveBullet(kNeutral, kSeat3, 5);
  s.Plan(1, 0, 0, {{.bandit = kBelle, .kind = kFire, .face_down = true}});
  const auto down = [](const GameState& state, Rng&) { return KindOf(state.faces.pile[0]); };
  ExpectFrequencies(s, kSeat0, down, {2, 2, 2, 2, 1, 1, 0, 0});
  ExpectFrequencies(s, kSeat3, down, {0, 0, 1, 0, 0, 0, 0, 0});
}

TEST(Frequency, HandKnownToBeActionCards) {
  Scene s(WithExpert(Standard(4)));
  s.GiveBullet(kNeutral, kSeat3, 4);
  s.Truth().At(kSeat3).known_actions = 6;
  ExpectFrequencies(s, kSeat0, AnyCardOf(kSeat3), {2, 2, 2, 2, 1, 1, 0, 0});
}

TEST(Frequency, HandKnownToHaveSomeActionCards) {
  Scene s(Standard(4));
  s.GiveBullet(kNeutral, kSeat3, 4);
  s.Hand(kSeat3, kBelle, {kMove, kFire});
  s.Truth().At(kSeat3).known_actions = 1;
  // One card was kept (KEEP), the other drawn from the 9 action cards and 4 bullets left.
  ExpectFrequencies(s, kSeat0, BulletsIn(kSeat3), {9, 4, 0});
}

TEST(Frequency, HandKnownToHaveSomeBullets) {
  Scene s(Standard(4));
  s.GiveBullet(kNeutral, kSeat3, 4);
  s.Hand(kSeat3, {Card::Bullet(kNeutral), Card::Bullet(kNeutral), s.CardOf(kBelle, kFire)});
  s.Truth().At(kSeat3).known_duds = 2;
  // Two were shown to be bullets, the third drawn from the 10 action cards and 2 bullets left.
  ExpectFrequencies(s, kSeat0, BulletsIn(kSeat3), {0, 0, 10, 2});
}

TEST(Frequency, HandOfAPartner) {
  Scene s(Teams(4));
  s.Hand(kSeat1, {}).Hand(kSeat0, kGhost, {kMove, kFloor, kFire, kRobbery, kPunch});
  s.Truth().Secret(kSeat1).deck.Remove(s.CardOf(kCheyenne, kMarshal));
  s.Truth().Secret(kSeat0).hand.Add(s.CardOf(kCheyenne, kMarshal));
  s.Truth().Secret(kSeat0).deck.Remove(s.CardOf(kGhost, kMarshal));
  for (const CardKind kind : {kMove, kFloor, kFire, kRobbery, kPunch}) {
    s.Truth().Secret(kSeat1).deck.Remove(s.CardOf(kCheyenne, kind));
    s.Truth().Secret(kSeat1).hand.Add(s.CardOf(kCheyenne, kind));
  }
  s.Truth().Secret(kSeat1).hand.Add(s.CardOf(kGhost, kMarshal));
  ASSERT_EQ(FirstFlaw(s.State()).what, "");
  // TEAM-4 in round 1: one of the 5 cards of Ghost that the viewer does not have, and five of the 9
  // of Cheyenne.
  const auto colour = [](const GameState& state, Rng& rng) {
    const CardBag& hand = state.Secret(kSeat1).hand;
    return hand.Nth(rng.Below(static_cast<std::uint32_t>(hand.Size()))).Colour();
  };
  ExpectFrequencies(s, kSeat0, colour, {1, 5});
  const double ghosts = 1.0 / 5;
  const double cheyennes = 5.0 / 9;
  ExpectFrequencies(s, kSeat0, AnyCardOf(kSeat1),
                    {ghosts + 2 * cheyennes, ghosts + 2 * cheyennes, ghosts + 2 * cheyennes,
                     ghosts + 2 * cheyennes, cheyennes, ghosts, 0, 0});
}

// A commitment is one of the two ways (DUO-5, HORSE-ATTACK-1).
TEST(Frequency, CommitmentOfARival) {
  Dice dice(3);
  GameState state = NewGame(Duo14(), dice);
  ASSERT_EQ(Apply(state, kSeat1, act::InCaboose(kDoc), dice), Illegal::kNone);
  const SeatView view = ViewFor(state, kSeat0);
  std::vector<int> seen(2, 0);
  for (int i = 0; i < kSamples; ++i) {
    ++seen[Sample(view, dice).choices[Index(kSeat1)] == act::InCaboose(kDoc) ? 1 : 0];
  }
  EXPECT_LE(ChiSquare(seen, {1, 1}), kCritical[1]);
}

}  // namespace
}  // namespace folsom
