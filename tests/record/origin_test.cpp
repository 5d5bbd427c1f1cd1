// Games that come from others: from any decision, or with their luck; and their records.
#include <gtest/gtest.h>

#include "record/game/game_line.h"
#include "record/game/game_record.h"
#include "record/origin/anew.h"
#include "record/origin/beginning.h"
#include "record/position/position.h"
#include "record/words/action_text.h"
#include "rules/state/view.h"
#include "support/random_game.h"

namespace folsom {
namespace {

constexpr const char* kOther = "abcdefghijklmno";

std::string OwnRecord(const Config& config, std::uint64_t seed) {
  GameWriter game(config, seed, {"Anna"});
  Rng rng(seed);
  while (game.State().phase != Phase::kOver) {
    const Seat seat = AnySeat(game.State().pending, rng);
    EXPECT_EQ(game.Apply(seat, AnyAction(LegalList(game.State(), seat), rng)), Illegal::kNone);
  }
  return game.Text();
}

// Where the `decision`-th line with a decision begins.
std::size_t DecisionAt(const std::string& record, std::size_t decision) {
  std::size_t at = record.find("\n> ");
  for (; decision > 0 && at != std::string::npos; --decision) at = record.find("\n> ", at + 1);
  return at;
}

// The record of the game that begins with that decision and goes on in the same way.
std::string FromHere(const std::string& record, const Beginning& beginning) {
  const GameState start = *ReadPosition(beginning.position);
  const std::string header = record.substr(0, record.find("\n\n") + 2);
  const std::string rest = record.substr(DecisionAt(record, beginning.origin.decision) + 1);
  return WithOriginLines(header, beginning.origin, &start) + rest;
}

class Origins : public testing::TestWithParam<Config> {};

TEST_P(Origins, FromAnyDecisionTheSameDecisionsGiveTheSameEnd) {
  const Config config = Varied(GetParam(), GetParam().seats);
  const std::string record = OwnRecord(config, 18);
  const GameState end = ReplayRecord(record)->state;
  const std::size_t all = ReplayRecord(record)->decisions;
  for (std::uint32_t decision = 0; decision < all; decision += FewGames() ? 40 : 9) {
    SCOPED_TRACE(decision);
    const Result<Beginning> beginning =
        BeginningFrom(record, {.decision = decision, .anew = false}, kOther);
    ASSERT_TRUE(beginning) << Describe(beginning.Error());
    const std::string text = FromHere(record, *beginning);
    const Result<GameRecord> replayed = ReplayRecord(text);
    ASSERT_TRUE(replayed) << Describe(replayed.Error());
    EXPECT_EQ(replayed->state, end);
    EXPECT_EQ(replayed->decisions, all - decision);
    EXPECT_EQ(replayed->origin, beginning->origin);
    EXPECT_EQ(WritePosition(*replayed->start), beginning->position);
    EXPECT_EQ(GameLine::FromRecord(text, 1)->Record(), text);
  }
}

TEST_P(Origins, DealtAnewLooksTheSameToThatSeat) {
  const Config config = Varied(GetParam(), GetParam().seats);
  Recorder chance(7);
  std::size_t other = 0;
  for (RandomGame game(config, 5); !game.Over(); game.Step()) {
    const Seat seat = AnySeat(game.state.pending, game.rng);
    const GameState anew = DealtAnew(game.state, seat, chance);
    ASSERT_EQ(ViewFor(anew, seat), ViewFor(game.state, seat));
    ASSERT_TRUE(CanBegin(anew, config, seat));
    const Result<GameState> read = ReadPosition(WritePosition(anew));
    ASSERT_TRUE(read) << Describe(read.Error()) << WritePosition(anew);
    ASSERT_EQ(*read, anew);
    other += anew == game.state ? 0 : 1;
  }
  EXPECT_GT(other, 20U);
}

TEST_P(Origins, TheSameDecisionsWithTheSameLuckAreTheSameGame) {
  const Config config = Varied(GetParam(), GetParam().seats);
  const std::string record = OwnRecord(config, 18);
  const Result<Beginning> beginning = BeginningFrom(record, {}, kOther);
  ASSERT_TRUE(beginning);
  const GameLine line = *GameLine::FromRecord(record, 1);
  Recorder other(99);
  LuckSource source(beginning->origin.luck, {}, other);
  GameWriter again(config, source, {"Anna"});
  std::size_t at = DecisionAt(record, 0);
  for (; at != std::string::npos; at = record.find("\n> ", at + 1)) {
    const Seat seat = *SeatFrom(record.substr(at + 3, 1));
    const std::size_t end = record.find('\n', at + 1);
    const std::string text = record.substr(at + 5, end - at - 5);
    const ActionList legal = LegalList(again.State(), seat);
    const auto same = [&](Action action) { return ActionText(action) == text; };
    ASSERT_TRUE(std::ranges::any_of(legal, same)) << text;
    again.Apply(seat, *std::ranges::find_if(legal, same));
  }
  EXPECT_EQ(again.Text(), record);
  const std::string told = WithOriginLines(record, beginning->origin, nullptr);
  const Result<GameRecord> replayed = ReplayRecord(told);
  ASSERT_TRUE(replayed) << Describe(replayed.Error());
  ASSERT_TRUE(replayed->origin && replayed->origin->IsDeal());
  EXPECT_EQ(WithOriginLines(record, *replayed->origin, nullptr), told);
}

INSTANTIATE_TEST_SUITE_P(EveryConfig, Origins, testing::ValuesIn(AllConfigs()),
                         [](const auto& each) { return NameOf(each.param); });

TEST(Luck, GivesAnotherOutcomeWhereItsOwnCannotBe) {
  const Luck luck{
      {Chance::kCard, Seat{1}, 4}, {Chance::kCard, Seat{0}, 6}, {Chance::kCard, Seat{1}, 2}};
  const Drawn rest[] = {{Chance::kCard, Seat{1}, 8},
                        {Chance::kCard, Seat{1}, 8},
                        {Chance::kCard, Seat{1}, 8},
                        {Chance::kCard, kNoSeat, 8}};
  const Outcome options[] = {{4, 1}, {6, 1}, {8, 1}};
  ListSource list(rest);
  LuckSource source(luck, {}, list);
  EXPECT_EQ(source.Draw(Chance::kCard, Seat{1}, options), 4);
  EXPECT_EQ(source.Draw(Chance::kCard, Seat{1}, options), 8);  // 2 is no option.
  EXPECT_EQ(source.Draw(Chance::kCard, Seat{1}, options), 8);  // There is no third.
  EXPECT_EQ(source.Draw(Chance::kCard, kNoSeat, options), 8);
  EXPECT_TRUE(list.AllFitted());
}

std::string BeginningCode(const std::string& record, const OriginWish& wish) {
  const Result<Beginning> beginning = BeginningFrom(record, wish, kOther);
  return beginning ? std::string() : beginning.Error().code;
}

TEST(Origin, OfAGameThatHasNoneIsRefused) {
  const std::string record = OwnRecord(Config{}, 3);
  EXPECT_EQ(BeginningCode(record, {.decision = 100'000}), "origin/no_such_decision");
  EXPECT_EQ(BeginningCode("nonsense", {}), "record/bad_header");
  GameWriter unfinished(Config{}, 3);
  EXPECT_EQ(BeginningCode(unfinished.Text(), {.decision = 0}), "record/not_finished");
  const std::string later = FromHere(record, *BeginningFrom(record, {.decision = 30}, kOther));
  EXPECT_EQ(BeginningCode(later, {}), "record/not_whole");
  EXPECT_EQ(BeginningCode(later, {.decision = 2}), "");
}

// The code and the line of the problem when `from` in a record with an origin is `to` instead.
std::string Damaged(const std::string& record, const std::string& from, const std::string& to) {
  std::string text = record;
  const std::size_t at = text.find(from);
  if (at == std::string::npos) return "no \"" + from + "\"";
  const Result<GameRecord> read = ReplayRecord(text.replace(at, from.size(), to));
  return read ? std::string() : read.Error().code + " " + std::to_string(read.Error().line);
}

TEST(Origin, DamagedLinesAreRefused) {
  const std::string whole = OwnRecord(Config{}, 3);
  const Beginning beginning = *BeginningFrom(whole, {.decision = 30}, kOther);
  const std::string record = FromHere(whole, beginning);
  const std::string seat = "seat " + std::string(SeatText(beginning.origin.seat)) + " ";
  const std::string other = "seat " + std::string(beginning.origin.seat == Seat{0} ? "1 " : "0 ");
  ASSERT_EQ(Damaged(record, "cards anew", "cards as_were"), "");
  for (const auto& [from, to] :
       std::initializer_list<std::pair<std::string, std::string>>{{"at 30", "at x"},
                                                                  {"at 30", "at 030"},
                                                                  {"at 30", "on 30"},
                                                                  {"at 30 seat", "deal seat"},
                                                                  {seat, "seat 9 "},
                                                                  {seat, "seat "},
                                                                  {"cards anew", "cards old"},
                                                                  {"cards anew", "cards anew "},
                                                                  {kOther, ""},
                                                                  {kOther, "a/b"}}) {
    EXPECT_EQ(Damaged(record, from, to), "record/bad_origin 5") << to;
  }
  EXPECT_EQ(Damaged(record, seat, other), "record/bad_origin 6");
  EXPECT_EQ(Damaged(record, "position {", "position ["), "record/bad_origin 6");
  EXPECT_EQ(Damaged(record, "position {", "position {\"coach\":9,"), "record/bad_origin 6");
  EXPECT_EQ(Damaged(record, "position {", "result {"), "record/bad_origin 6");
  EXPECT_EQ(Damaged(record, "\"seats\":4", "\"seats\":3"), "record/bad_origin 6");
  EXPECT_EQ(Damaged(record, "\n\n> ", "\n\n* first 1\n> "), "record/chance 9");
}

TEST(Origin, DamagedLuckIsRefused) {
  const std::string whole = OwnRecord(Config{}, 3);
  const std::string record =
      WithOriginLines(whole, BeginningFrom(whole, {}, kOther)->origin, nullptr);
  ASSERT_NE(record.find("\nluck card 0 "), std::string::npos);
  for (const char* line : {"luck", "luck cards 0", "luck card 7", "luck card - x",
                           "luck card 0 256", "luck card 0 01", "luck round -"}) {
    const std::string code = Damaged(record, "luck card 0", line);
    EXPECT_TRUE(code.starts_with("record/bad_")) << line << ": " << code;
  }
}

}  // namespace
}  // namespace folsom
