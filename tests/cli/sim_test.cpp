#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "bots/random.h"
#include "cli/recorded_game.h"
#include "cli/reports/simulate.h"
#include "cli/run.h"
#include "record/game/game_record.h"
#include "rules/state/score.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

namespace json = boost::json;

// What does not depend on the clock.
std::string Results(const std::vector<std::string>& options) {
  std::vector<std::string> words{"sim", "--json"};
  words.insert(words.end(), options.begin(), options.end());
  const ProgramResult run = RunProgram(words);
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.err, "") << "no progress bar without a terminal";
  json::object report = json::parse(run.out).as_object();
  for (const char* field : {"threads", "seconds", "games_per_s"}) {
    EXPECT_TRUE(report.contains(field)) << field;
    report.erase(field);
  }
  return json::serialize(report);
}

TEST(Sim, TheSameOnAnyNumberOfThreads) {
  const std::string one = Results({"--games", "3000", "--seed", "9", "--threads", "1"});
  EXPECT_EQ(one, Results({"--games", "3000", "--seed", "9", "--threads", "2"}));
  EXPECT_EQ(one, Results({"--games", "3000", "--seed", "9", "--threads", "5"}));
  EXPECT_NE(one, Results({"--games", "3000", "--seed", "10", "--threads", "1"}));
}

TEST(Sim, TheSameGamesThroughViews) {
  EXPECT_EQ(Results({"--games", "200", "--horses"}),
            Results({"--games", "200", "--horses", "--by-views"}));
}

// Bots other than random: the same games on any number of threads, told by their names.
TEST(Sim, AnyBotsCanPlay) {
  const std::vector<std::string> game{
      "--games", "4", "-p", "3", "--bots", "scripted:mistakes=7,mcts:iterations=20,random"};
  const std::string one = Results(game);
  std::vector<std::string> threads = game;
  threads.insert(threads.end(), {"--threads", "3"});
  EXPECT_EQ(one, Results(threads));
  const json::object report = json::parse(one).as_object();
  const json::array& seats = report.at("seats").as_array();
  EXPECT_EQ(seats[0].as_object().at("bot").as_string(), "scripted:mistakes=7");
  EXPECT_EQ(seats[1].as_object().at("bot").as_string(), "mcts:iterations=20");
  EXPECT_EQ(seats[2].as_object().at("bot").as_string(), "random");
  std::vector<std::string> table = game;
  table.insert(table.begin(), "sim");
  EXPECT_NE(RunProgram(table).out.find("mcts:iterations=20  "), std::string::npos);
}

TEST(Sim, OneBotForAllSeats) {
  EXPECT_EQ(Results({"--games", "50"}), Results({"--games", "50", "--bots", "random"}));
  const std::string scripted = Results({"--games", "20", "--bots", "scripted:mistakes=9"});
  EXPECT_EQ(scripted, Results({"--games", "20", "--bots",
                               "scripted:mistakes=9,scripted:mistakes=9,scripted:mistakes=9,"
                               "scripted:mistakes=9"}));
  EXPECT_NE(scripted, Results({"--games", "20"}));
}

// All random the slow way: the bots' seeds are those of the fast path.
TEST(Sim, BotGamesOfRandomBotsAreTheRandomGames) {
  for (const Config& config : {AllConfigs()[0], AllConfigs()[20]}) {
    const PlayedGame random = PlayRandomGame(config, 5);
    const PlayedGame bots = PlayBotGame(config, {}, 5);
    EXPECT_EQ(random.state, bots.state);
    EXPECT_EQ(random.choices, bots.choices);
  }
}

TEST(Sim, RecordsOfBotsReplayAndNameThem) {
  TempFolder folder;
  const std::string file = folder.File("g");
  const ProgramResult run =
      RunProgram({"sim", "--games", "1", "-p", "3", "--horses", "--bots",
                  "mcts:iterations=10,random,scripted:mistakes=7", "--record", file});
  ASSERT_EQ(run.status, 0) << run.err;
  const Result<GameRecord> record = ReplayRecord(ReadText(file));
  ASSERT_TRUE(record);
  EXPECT_TRUE(record->finished);
  EXPECT_EQ(record->names[0], "mcts:iterations=10");
  EXPECT_EQ(record->names[1], "random");
  EXPECT_EQ(record->names[2], "scripted:mistakes=7");
}

TEST(Sim, WinSharesAddUpAndTheTableSaysTheSame) {
  const json::object report = json::parse(Results({"--games", "500", "-p", "5"})).as_object();
  double shares = 0;
  for (const json::value& seat : report.at("seats").as_array()) {
    shares += seat.as_object().at("win_share").to_number<double>();
  }
  EXPECT_NEAR(shares, 1.0, 1e-4);
  EXPECT_EQ(report.at("seats").as_array().size(), 5U);
  EXPECT_EQ(report.at("characters").as_array().size(), 6U);
  const ProgramResult table = RunProgram({"sim", "--games", "500", "-p", "5"});
  EXPECT_EQ(table.status, 0);
  EXPECT_NE(table.out.find("choices per game"), std::string::npos);
}

TEST(Sim, GivenCharactersAndWagonsAreUsed) {
  TempFolder folder;
  const std::string file = folder.File("g");
  const ProgramResult run =
      RunProgram({"sim", "--games", "1", "--players", "3", "--characters", "doc,tuco,belle",
                  "--wagons", "saloon,mail,dining", "--record", file});
  ASSERT_EQ(run.status, 0) << run.err;
  const Result<GameRecord> record = ReplayRecord(ReadText(file));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->state.bandits[Index(Bandit::kDoc)].owner, Seat{0});
  EXPECT_EQ(record->state.bandits[Index(Bandit::kTuco)].owner, Seat{1});
  EXPECT_EQ(record->state.bandits[Index(Bandit::kBelle)].owner, Seat{2});
  EXPECT_EQ(kWagonDefs[Index(record->state.config.wagons[0])].key, "saloon");
  EXPECT_EQ(kWagonDefs[Index(record->state.config.wagons[2])].key, "dining");
}

// DUO14-1: the usual cast, unless the table wants another.
TEST(Sim, Duo14HasItsUsualCast) {
  const auto characters = [](const std::vector<std::string>& more) {
    std::vector<std::string> options{"--games", "50", "-p", "2", "--variant", "duo14"};
    options.insert(options.end(), more.begin(), more.end());
    return json::parse(Results(options)).as_object().at("characters").as_array().size();
  };
  EXPECT_EQ(characters({}), 4U);
  EXPECT_EQ(characters({"--characters", "random"}), 6U);
}

TEST(Sim, ADraftIsDecidedByTheBots) {
  const json::object random = json::parse(Results({"--games", "100"})).as_object();
  const json::object draft =
      json::parse(Results({"--games", "100", "--characters", "draft"})).as_object();
  EXPECT_EQ(draft.at("characters").as_array().size(), 6U);
  EXPECT_NE(random.at("choices"), draft.at("choices"));
}

TEST(Sim, TheFastPathPlaysTheGamesOfTheViewsInEveryConfiguration) {
  for (const Config& config : AllConfigs()) {
    for (std::uint64_t game = 0; game < 3; ++game) {
      const PlayedGame fast = PlayRandomGame(config, GameSeed(77, game));
      const PlayedGame viewed = PlayRandomGameByViews(config, GameSeed(77, game));
      ASSERT_EQ(fast.state, viewed.state);
      ASSERT_EQ(fast.choices, viewed.choices);
    }
  }
}

TEST(Sim, RecordsOfEveryConfigurationReplay) {
  for (const Config& config : AllConfigs()) {
    const RecordedGame kept = RecordGame(config, {}, 77);
    const Result<GameRecord> record = ReplayRecord(kept.record);
    ASSERT_TRUE(record) << Describe(record.Error()) << "\n" << kept.record;
    ASSERT_TRUE(record->finished);
    ASSERT_EQ(record->state, kept.game.state);
    ASSERT_EQ(record->decisions, kept.game.choices);
    ASSERT_EQ(RecordGame(config, {}, 77).record, kept.record);
  }
}

TEST(Sim, SharedWinsAreCountedInFull) {
  SeriesTotals totals;
  const Config config = AllConfigs()[0];
  for (std::uint64_t game = 0; game < 300; ++game) {
    const PlayedGame played = PlayRandomGame(config, GameSeed(1, game));
    totals.Add(played.state, played.choices);
  }
  std::uint64_t wins = 0;
  for (const SeriesTotals::Part& seat : totals.seats) wins += seat.wins;
  EXPECT_EQ(wins + totals.nobody * kWinUnits, totals.games * kWinUnits);
}

}  // namespace
}  // namespace folsom
