// Teams of two players: seats, placement, first player, score (section 12).

#include <gtest/gtest.h>

#include "rules/state/query.h"
#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using ::testing::ElementsAre;

TEST(Teams, FourOrSixPlayersInPairs) {
  CLAUSE("TEAM-1");
  for (const int players : {4, 6}) {
    EXPECT_FALSE(CheckConfig(Teams(players)));
    EXPECT_FALSE(CheckConfig(WithHorses(Teams(players))));
  }
  for (const int players : {2, 3, 5}) EXPECT_EQ(CheckConfig(Teams(players)).clause, "CONF-1");
  const Terms terms = TermsFor(Teams(6));
  EXPECT_EQ(PartnerOf(terms, kSeat0), kSeat1);  // B sits to A's left.
  EXPECT_EQ(PartnerOf(terms, kSeat5), kSeat4);
  EXPECT_FALSE(SameSide(terms, kSeat1, kSeat2));
}

TEST(Teams, StartInTheLastTwoWagons) {
  CLAUSE("TEAM-2");
  ScriptedDice source(1);
  Dice dice(source);
  const GameState s = NewGame(Teams(4), dice);
  EXPECT_EQ(s.At(kGhost).place, Inside(4));     // A of the first team,
  EXPECT_EQ(s.At(kCheyenne).place, Inside(3));  // its B,
  EXPECT_EQ(s.At(kDjango).place, Inside(4));
  EXPECT_EQ(s.At(kBelle).place, Inside(3));
}

// SET-7 would place by distance from the first player; here the team's letter decides.
TEST(Teams, ThePlaceDoesNotDependOnTheFirstPlayer) {
  CLAUSE("TEAM-2", "TEAM-3");
  for (const Seat first : {kSeat0, kSeat2, kSeat4}) {
    ScriptedDice source(1);
    source.Follow({draws::First(first)}, false);
    Dice dice(source);
    const GameState s = NewGame(Teams(6), dice);
    source.EndScript();
    EXPECT_EQ(s.first, first);
    for (const Bandit a : {kGhost, kDjango, kTuco}) EXPECT_EQ(s.At(a).place, Inside(6));
    for (const Bandit b : {kCheyenne, kBelle, kDoc}) EXPECT_EQ(s.At(b).place, Inside(5));
  }
}

TEST(Teams, TheFirstPlayerIsARandomA) {
  CLAUSE("TEAM-3");
  ScriptedDice source(1);
  Dice dice(source);
  const GameState s = NewGame(Teams(6), dice);
  EXPECT_EQ(s.round, 1);
  std::vector<int> options;
  for (const ScriptedDice::Seen& seen : source.Drawn()) {
    if (seen.what != Chance::kFirst) continue;
    for (const Outcome& option : seen.options) options.push_back(option.code);
  }
  EXPECT_THAT(options, ElementsAre(0, 2, 4));
}

TEST(Teams, TheFirstPlayerPassesToTheNextTeam) {
  CLAUSE("TEAM-3", "RND-3");
  for (const auto& [before, after] : {std::pair{kSeat0, kSeat2}, std::pair{kSeat4, kSeat0}}) {
    Scene s(Teams(6));
    s.FirstIs(before);
    s.EndRound();
    EXPECT_EQ(s.State().first, after);
    EXPECT_EQ(s.State().round, 2);
  }
}

TEST(Teams, PartnersAddUpTheirResults) {
  CLAUSE("TEAM-8");
  Scene s(Teams(4));
  s.GivePurse(kDjango, 500);
  s.GivePurse(kDjango, 500);  // The richest player,
  s.GivePurse(kGhost, 450);
  s.GivePurse(kGhost, 450);
  s.GivePurse(kCheyenne, 300);  // and the richest team.
  s.GiveBullet(kGhost, kSeat2);
  s.GiveBullet(kDjango, kSeat0);
  const Score score = s.Result();
  EXPECT_EQ(score.seats[0].side_total, 250 + 450 + 450 + 250 + 300 + 1000);
  EXPECT_EQ(score.seats[1].side_total, score.seats[0].side_total);
  EXPECT_EQ(score.seats[2].side_total, 250 + 500 + 500 + 250 + 1000);
  EXPECT_EQ(score.seats[3].side_total, score.seats[2].side_total);
  EXPECT_EQ(score.winners.bits, 0b0011);
}

TEST(Teams, GunslingerGoesByBulletsFiredAtOthers) {
  CLAUSE("TEAM-8");
  Scene s(Teams(6));
  s.GiveBullet(kGhost, kSeat2, 1);
  s.GiveBullet(kCheyenne, kSeat4, 1);  // Two at others,
  s.GiveBullet(kGhost, kSeat1, 3);     // three at the partner.
  s.GiveBullet(kDjango, kSeat0, 2);
  s.GiveBullet(kBelle, kSeat5, 1);  // Three.
  Score score = s.Result();
  const auto bonus = [&score](std::size_t team) {
    return score.seats[2 * team].gunslinger + score.seats[2 * team + 1].gunslinger;
  };
  EXPECT_EQ(bonus(0), 0);
  EXPECT_EQ(bonus(1), 1000);  // Once per team.
  EXPECT_EQ(bonus(2), 0);
  s.GiveBullet(kCheyenne, kSeat5, 1);
  score = s.Result();
  EXPECT_EQ(bonus(0), 1000);
  EXPECT_EQ(bonus(1), 1000);
  EXPECT_EQ(bonus(2), 0);
}

}  // namespace
}  // namespace folsom
