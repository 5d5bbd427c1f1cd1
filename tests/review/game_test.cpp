// Which games can be reviewed, and how they are taken apart.

#include "review/game.h"

#include <gtest/gtest.h>

#include "record/game/game_record.h"
#include "record/origin/beginning.h"
#include "record/position/position.h"
#include "review/reviewed.h"

namespace folsom::review {
namespace {

TEST(ReviewGame, EveryEventAndOutcomeIsInOnePassage) {
  for (const Config& config : FirstOfEachFamily()) {
    const ReviewGame game = RandomReviewGame(config, 31);
    ASSERT_EQ(game.end.phase, Phase::kOver);
    std::size_t events = game.steps[0].events_before;
    for (const Step& step : game.steps) {
      ASSERT_EQ(step.events_before, events);
      ASSERT_EQ(step.passages[0].seat, step.seat);
      std::size_t next_event = 0;
      std::size_t next_draw = 0;
      for (const Passage& passage : step.passages) {
        ASSERT_EQ(passage.first_event, next_event);
        ASSERT_EQ(passage.first_draw, next_draw);
        next_event += passage.events;
        next_draw += passage.draws;
      }
      ASSERT_EQ(next_event, step.events.size());
      ASSERT_EQ(next_draw, step.drawn.size());
      events += step.events.size();
    }
  }
}

TEST(ReviewGame, OfAGameFromTheMiddleBeginsThere) {
  GameWriter other(Config{}, 31);
  Rng rng(31);
  while (other.State().phase != Phase::kOver) {
    const Seat seat = AnySeat(other.State().pending, rng);
    other.Apply(seat, AnyAction(LegalList(other.State(), seat), rng));
  }
  const Beginning from = *BeginningFrom(other.Text(), {.decision = 40, .anew = false}, "other");
  const GameState start = *ReadPosition(from.position);
  Recorder chance(7);
  GameWriter game(start, chance);
  while (game.State().phase != Phase::kOver) {
    const Seat seat = AnySeat(game.State().pending, rng);
    game.Apply(seat, AnyAction(LegalList(game.State(), seat), rng));
  }
  const Result<ReviewGame> read = ReadReviewGame(WithOriginLines(game.Text(), from.origin, &start));
  ASSERT_TRUE(read) << Describe(read.Error());
  EXPECT_EQ(read->steps[0].before, start);
  EXPECT_EQ(read->steps[0].events_before, 0U);
  EXPECT_EQ(read->end, game.State());
}

[[nodiscard]] std::string CodeOf(const Result<ReviewGame>& game) {
  return game ? "none" : game.Error().code;
}

TEST(ReviewGame, BadRecordsAreRefusedWithTheKnownCodes) {
  const std::string record = RandomRecord({}, 4);
  EXPECT_EQ(CodeOf(ReadReviewGame(record)), "none");
  EXPECT_EQ(CodeOf(ReadReviewGame("")), "record/bad_header");
  EXPECT_EQ(CodeOf(ReadReviewGame(GameWriter(Config{}, 4).Text())), "record/not_finished");
  std::string other_rules = record;
  other_rules.replace(other_rules.find("rules 1"), 7, "rules 9");
  EXPECT_EQ(CodeOf(ReadReviewGame(other_rules)), "record/version");
  EXPECT_EQ(CodeOf(ReadReviewGame(record.substr(0, record.rfind("> ")))), "record/truncated");
  std::string damaged = record;
  damaged.insert(damaged.rfind("> ") + 3, " fly");
  const Result<ReviewGame> refused = ReadReviewGame(damaged);
  ASSERT_FALSE(refused);
  EXPECT_GT(refused.Error().line, 0U);
}

TEST(ReviewGame, APositionHasUnknownChance) {
  RandomGame play({}, 3);
  play.Skip(20);
  const std::string position = boost::json::serialize(PositionJson(play.state));
  EXPECT_EQ(CodeOf(ReadReviewGame(position)), "review/unknown_chance");
  EXPECT_EQ(CodeOf(ReadReviewGame("{\"config\":0}")), "record/bad_header") << "no position";
}

}  // namespace
}  // namespace folsom::review
