// Which games can be reviewed, and how they are taken apart.

#include "review/game.h"

#include <gtest/gtest.h>

#include "review/game_of_line.h"
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

TEST(ReviewGame, OneThatBeganInTheMiddleHasUnknownChance) {
  RandomGame play({}, 3);
  play.Skip(20);
  GameLine line = GameLine::From(play.state, 1);
  EXPECT_EQ(CodeOf(ReadReviewGame(line)), "review/unknown_chance");
  const Result<GameLine> whole = GameLine::FromRecord(RandomRecord({}, 4), 1);
  ASSERT_TRUE(whole);
  EXPECT_EQ(CodeOf(ReadReviewGame(*whole)), "none");
}

}  // namespace
}  // namespace folsom::review
