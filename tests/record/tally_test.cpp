#include "record/game/tally.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "rules/state/score.h"
#include "support/random_game.h"
#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;

Tally TallyOf(const Scene& scene) {
  Tally tally;
  for (const Happened& happened : scene.History()) tally.Add(happened.event, happened.after);
  return tally;
}

struct TallySink final : Sink {
  void Emit(const EventBody& event, const GameState& after) override { tally.Add(event, after); }
  Tally tally;
};

TEST(Tally, AShotCountsForWhoFiresAndForWhoIsHit) {
  Scene s(Standard(4));
  s.PutAll(Inside(4)).Put(kGhost, Inside(1)).Put(kBelle, Inside(2));
  s.RobThenStop({{kGhost, kFire}});
  const Tally tally = TallyOf(s);
  EXPECT_GE(tally.Count(kSeat0, Deed::kTurnedUp), 1);
  EXPECT_EQ(tally.Count(kSeat0, Deed::kHits), 1);
  EXPECT_EQ(tally.Count(kSeat0, Deed::kMisses), 0);
  EXPECT_EQ(tally.Count(kSeat3, Deed::kBullets), 1);
  EXPECT_EQ(tally.Count(kSeat3, Deed::kHits), 0);
}

TEST(Tally, AShotAtNobodyIsAMissAndACardInVain) {
  Scene s(Standard(4));
  s.PutAll(Inside(4)).Put(kGhost, Inside(1));
  s.RobThenStop({{kGhost, kFire}});
  const Tally tally = TallyOf(s);
  EXPECT_EQ(tally.Count(kSeat0, Deed::kIdle), 1);
  EXPECT_EQ(tally.Count(kSeat0, Deed::kMisses), 1);
  EXPECT_EQ(tally.Cards(kSeat0, kFire).resolved, 1);
  EXPECT_EQ(tally.Cards(kSeat0, kFire).nothing, 1);
  EXPECT_EQ(tally.Cards(kSeat0, kMove).nothing, 0);
  EXPECT_EQ(tally.Count(kSeat0, Deed::kHits), 0);
}

TEST(Tally, APunchInVainIsNoMiss) {
  Scene s(Standard(4));
  s.PutAll(Inside(4)).Put(kGhost, Inside(1));
  s.RobThenStop({{kGhost, kPunch}});
  const Tally tally = TallyOf(s);
  EXPECT_EQ(tally.Count(kSeat0, Deed::kIdle), 1);
  EXPECT_EQ(tally.Count(kSeat0, Deed::kMisses), 0);
}

// Whole games: what one loses another took or the train got, and money ends as the score has it.
TEST(Tally, AddsUpInGamesOfEveryFamily) {
  for (const Config& config : FirstOfEachFamily()) {
    SCOPED_TRACE(NameOf(config));
    TallySink sink;
    RandomGame game(config, 7, &sink);
    while (!game.Over()) game.Step(&sink);
    Tally& tally = sink.tally;
    tally.End(game.state);
    const Score score = ScoreOf(game.state);
    int hits = 0;
    int bullets = 0;
    int punches = 0;
    int punched = 0;
    for (std::size_t i = 0; i < config.seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      hits += tally.Count(seat, Deed::kHits);
      bullets += tally.Count(seat, Deed::kBullets);
      punches += tally.Count(seat, Deed::kPunches);
      punched += tally.Count(seat, Deed::kPunched);
      EXPECT_LE(tally.Count(seat, Deed::kIdle), tally.Count(seat, Deed::kTurnedUp));
      EXPECT_LE(tally.Count(seat, Deed::kMisses), tally.Count(seat, Deed::kIdle));
      int nothing = 0;
      for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
        const CardTally cards = tally.Cards(seat, static_cast<CardKind>(kind));
        EXPECT_LE(cards.nothing, cards.resolved);
        nothing += cards.nothing;
      }
      EXPECT_EQ(nothing, tally.Count(seat, Deed::kIdle));
      ASSERT_EQ(tally.Money(seat).size(), 6U) << "five rounds and the end";
      EXPECT_EQ(tally.Money(seat).back(), score.seats[i].total - score.seats[i].gunslinger);
    }
    EXPECT_EQ(hits, bullets);
    EXPECT_EQ(punches, punched);
    const boost::json::object json = tally.Json();
    EXPECT_EQ(json.at("counts").as_array().size(), config.seats);
    EXPECT_EQ(json.at("money").as_array().size(), config.seats);
  }
}

// From the middle of a round on: what everybody had then, and after each round.
TEST(Tally, AGameFromTheMiddleStartsWithItsBeginning) {
  RandomGame game(Standard(4), 7);
  while (game.state.round < 3 || game.state.phase != Phase::kRobbing) game.Step();
  const Score start = ScoreOf(game.state);
  TallySink sink;
  sink.tally.Begin(game.state);
  while (!game.Over()) game.Step(&sink);
  sink.tally.End(game.state);
  ASSERT_EQ(sink.tally.Money(kSeat0).size(), 4U) << "the start, two rounds more and the end";
  for (std::size_t i = 0; i < 4; ++i) {
    const SeatScore& own = start.seats[i];
    EXPECT_EQ(sink.tally.Money(static_cast<Seat>(i)).front(), own.total - own.gunslinger);
  }
}

}  // namespace
}  // namespace folsom
