// `folsom play` by hand: what is typed goes in, the transcript comes out.
#include <gtest/gtest.h>

#include "cli/run.h"
#include "record/game/game_record.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

using Words = std::vector<std::string>;

std::string Repeat(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

ProgramResult Play(Words options, const std::string& typed) {
  options.insert(options.begin(), "play");
  return RunProgram(options, typed);
}

// One game of each family to its end, always with the first choice.
TEST(Play, EveryVariantCanBePlayedToTheEnd) {
  const std::vector<Words> games{
      {"-p", "3"},
      {"-p", "6", "--expert"},
      {"-p", "4", "--variant", "basic"},
      {"-p", "2", "--variant", "duo14"},
      {"-p", "2", "--variant", "duo18", "--characters", "draft"},
      {"-p", "3", "--variant", "duo18", "--horses"},
      {"-p", "4", "--variant", "teams", "--horses", "--expert"},
      {"-p", "6", "--variant", "teams"},
      {"-p", "5", "--horses", "--characters", "draft"},
      {"-p", "4", "--horses", "--edition", "2018"},
  };
  for (Words options : games) {
    options.insert(options.end(), {"--seed", "8"});
    const ProgramResult run = Play(options, Repeat("1\n", 400));
    std::string said;
    for (const std::string& word : options) said += word + " ";
    EXPECT_EQ(run.status, 0) << said << run.err;
    EXPECT_EQ(run.err, "") << said;
    EXPECT_TRUE(run.out.ends_with(".\n")) << said;
    EXPECT_NE(run.out.find("The game is over."), std::string::npos) << said;
    EXPECT_EQ(run.out.find('\x1b'), std::string::npos) << "colour without a terminal: " << said;
  }
}

TEST(Play, TheSameSeedAndChoicesAreTheSameGame) {
  const std::string typed = Repeat("2\n1\n", 200);
  EXPECT_EQ(Play({"--seed", "3"}, typed).out, Play({"--seed", "3"}, typed).out);
  EXPECT_NE(Play({"--seed", "3"}, typed).out, Play({"--seed", "4"}, typed).out);
}

TEST(Play, EndOfInputAndQuitEndCleanly) {
  for (const std::string typed : {"", "1\n1\n", "quit\n", "help\nq\n"}) {
    const ProgramResult run = Play({"--seed", "3"}, typed);
    EXPECT_EQ(run.status, 0);
    EXPECT_TRUE(run.out.ends_with("You leave the game.\n")) << typed;
  }
}

TEST(Play, NonsenseIsAnsweredAndAskedAgain) {
  const ProgramResult run = Play({"--seed", "3"}, "99\n0\n-1\nfire everybody\n1 1\nboard\nnames\n");
  EXPECT_EQ(run.status, 0);
  std::size_t answers = 0;
  for (std::size_t at = run.out.find("Type a number from 1 to "); at != std::string::npos;
       at = run.out.find("Type a number from 1 to ", at + 1)) {
    ++answers;
  }
  EXPECT_EQ(answers, 5U);
}

TEST(Play, ActionsCanBeTypedByName) {
  const ProgramResult run = Play({"--seed", "3"}, "draw\nlog\n");
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out.find("Type a number"), std::string::npos);
}

TEST(Play, SavedGamesReplay) {
  TempFolder folder;
  const std::string early = folder.File("early");
  const std::string whole = folder.File("whole");
  const ProgramResult run = Play({"--seed", "3", "--record", whole},
                                 "1\nsave " + early + "\nsave /nowhere/x\n" + Repeat("1\n", 300));
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_NE(run.out.find("file/cannot_write"), std::string::npos);
  EXPECT_EQ(folder.Count(), 2U) << "no files left beside";
  const Result<GameRecord> first = ReplayRecord(ReadText(early));
  const Result<GameRecord> last = ReplayRecord(ReadText(whole));
  ASSERT_TRUE(first);
  ASSERT_TRUE(last);
  EXPECT_FALSE(first->finished);
  EXPECT_TRUE(last->finished);
  EXPECT_EQ(last->names[0], "") << "a person";
  EXPECT_EQ(last->names[1], "drifter");
  EXPECT_EQ(last->names[3], "drifter");
}

// Between two people a curtain falls, and neither is told the other's cards.
TEST(Play, ACurtainBetweenPeople) {
  const ProgramResult run = Play({"--seed", "3", "--humans", "0,2"}, Repeat("1\n", 12));
  EXPECT_EQ(run.status, 0);
  EXPECT_NE(run.out.find("(seat 0), it is your turn. The others look away."), std::string::npos);
  EXPECT_NE(run.out.find("(seat 2), it is your turn. The others look away."), std::string::npos);
}

TEST(Play, BotsSitInTheOtherChairs) {
  const std::string typed = Repeat("1\n", 300);
  const ProgramResult usual = Play({"--seed", "3"}, typed);
  EXPECT_NE(usual.out.find("Bots: drifter at seats 1, 2, 3.\n"), std::string::npos) << usual.out;
  const ProgramResult weak = Play({"--seed", "3", "--level", "tenderfoot"}, typed);
  EXPECT_EQ(weak.status, 0) << weak.err;
  EXPECT_NE(weak.out.find("Bots: tenderfoot at seats 1, 2, 3.\n"), std::string::npos);
  EXPECT_NE(weak.out.find("The game is over."), std::string::npos);
  const ProgramResult named =
      Play({"--seed", "3", "--humans", "1", "--bots", "random,mcts:iterations=5,random"}, typed);
  EXPECT_EQ(named.status, 0) << named.err;
  EXPECT_NE(named.out.find("Bots: random at seat 0; mcts:iterations=5 at seat 2; random at seat 3"),
            std::string::npos);
  EXPECT_NE(named.out.find("The game is over."), std::string::npos);
  const ProgramResult people = Play({"-p", "3", "--humans", "0,1,2"}, "");
  EXPECT_NE(people.out.find("Bots: none.\n"), std::string::npos);
}

TEST(Play, BotsAlonePlayWithoutAsking) {
  const ProgramResult run = Play({"--seed", "3", "--humans", "none"}, "");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_NE(run.out.find("The game is over."), std::string::npos);
}

}  // namespace
}  // namespace folsom
