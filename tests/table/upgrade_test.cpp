// Logs of other rules: refused, resumed from a position, or closed.
#include <gtest/gtest.h>

#include "record/game/game_record.h"
#include "record/position/position.h"
#include "table/played_table.h"

namespace folsom {
namespace {

// The log as if another version of the rules had written it.
std::vector<Entry> OfOtherRules(std::vector<Entry> log, int version = kRulesVersion - 1) {
  std::get<Opened>(log[0].body).rules_version = version;
  return log;
}

std::string CodeOfReplay(const std::vector<Entry>& log) {
  const Result<Table> table = Table::Replay(log);
  return table ? std::string() : table.Error().code;
}

// A game in its third round, and the position at the beginning of that.
struct OldGame {
  OldGame() : played(Config{}, Unhurried(), 5) {
    played.Start();
    played.StepUntil([&] { return played.State().round == 3; });
    position = WritePosition(played.State());
    state = played.State();
    for (int i = 0; i < 7; ++i) played.Step();
    log = OfOtherRules(played.Log());
  }
  PlayedTable played;
  std::string position;
  GameState state;
  std::vector<Entry> log;
};

TEST(Upgrade, RefusesALogOfOtherRules) {
  const OldGame old;
  EXPECT_EQ(CodeOfReplay(old.log), "log/rules_version");
  Table table;
  EXPECT_EQ(table.Fold(old.log[0]).Error().code, "log/rules_version");
  EXPECT_EQ(table.Version(), 0U);
}

TEST(Upgrade, LeavesALogOfNewerRulesAlone) {
  const OldGame old;
  const std::vector<Entry> newer = OfOtherRules(old.log, kRulesVersion + 1);
  EXPECT_EQ(CodeOfReplay(newer), "log/newer_rules");
  Table table;
  EXPECT_EQ(table.Fold(newer[0]).Error().code, "log/newer_rules");
  Table playing = old.played.Get();
  const TableFacts before = FactsOf(playing);
  const Entry resumed{kNoon, Resumed{old.position, kRulesVersion + 1}};
  EXPECT_EQ(playing.Fold(resumed).Error().code, "log/newer_rules");
  EXPECT_EQ(FactsOf(playing), before);
}

TEST(Upgrade, GoesOnFromThePositionThatWasKept) {
  OldGame old;
  ASSERT_EQ(old.played.Do(StandUp{}, "dora"), "");
  ASSERT_EQ(old.played.Do(SitDown{.seat = Seat{3}, .name = "Zoe", .by_link = true}, "zoe"), "");
  old.log = OfOtherRules(old.played.Log());
  const Entry resumed = Table::ResumeFrom(old.log, old.position, kNoon);
  ASSERT_TRUE(std::holds_alternative<Resumed>(resumed.body));
  old.log.push_back(resumed);
  Result<Table> table = Table::Replay(old.log);
  ASSERT_TRUE(table) << Describe(table.Error());
  EXPECT_EQ(table->State(), old.state);
  EXPECT_TRUE(table->WasResumed());
  EXPECT_EQ(RecordOf(*table), "");
  EXPECT_TRUE(table->RoundJustBegan());
  EXPECT_EQ(table->ChairOf(Seat{3}).who, "zoe");
  EXPECT_EQ(table->Draws(), old.played.Get().Draws());  // No outcome is drawn twice.
  EXPECT_GT(table->Events(), old.played.Get().Events());
  EXPECT_GT(table->Decisions(), old.played.Get().Decisions());
  EXPECT_TRUE(table->EventsSince(old.played.Get().Events()).jumped);
  EXPECT_FALSE(table->EventsSince(table->Events()).jumped);

  // And on to the end, told again from the resumption on.
  const std::uint32_t since = table->Events();
  Recorder chance(8);
  Rng rng(8);
  while (table->GetStage() == Stage::kPlaying) {
    const Seat seat = table->State().pending.First();
    const Action action = AnyAction(LegalList(table->State(), seat), rng);
    const Result<Entry> entry = table->Check(Act{seat, table->QuestionOf(seat), action},
                                             {table->ChairOf(seat).who}, kNoon, 0, chance);
    ASSERT_TRUE(entry) << Describe(entry.Error());
    ASSERT_TRUE(table->Fold(*entry));
    old.log.push_back(*entry);
  }
  EXPECT_EQ(table->GetStage(), Stage::kFinished);
  const Folded told = table->EventsSince(since);
  ASSERT_FALSE(told.jumped);
  EXPECT_EQ(told.before, old.state);
  EXPECT_EQ(told.events.size(), table->Events() - since);
  EXPECT_EQ(table->Story().size(), told.events.size());
  const Result<Table> again = Table::Replay(old.log);
  ASSERT_TRUE(again);
  EXPECT_EQ(FactsOf(*again), FactsOf(*table));
}

TEST(Upgrade, ClosesATableWhosePositionCannotBeRead) {
  OldGame old;
  for (const std::string& position : {std::string(), std::string("{}"), std::string("nonsense")}) {
    const Entry entry = Table::ResumeFrom(old.log, position, kNoon);
    ASSERT_EQ(entry.body, EntryBody(Closed{Closing::kUpgrade})) << position;
  }
  old.log.push_back(Table::ResumeFrom(old.log, "", kNoon));
  const Result<Table> table = Table::Replay(old.log);
  ASSERT_TRUE(table);
  EXPECT_EQ(table->GetStage(), Stage::kClosed);
  EXPECT_EQ(table->WhyClosed(), Closing::kUpgrade);
  EXPECT_TRUE(table->Story().empty());
  EXPECT_EQ(RecordOf(*table), "");
}

TEST(Upgrade, LetsATableStartThatHasNotStarted) {
  PlayedTable played(Config{}, Unhurried());
  ASSERT_NO_FATAL_FAILURE(played.FillWithPeople());
  std::vector<Entry> log = OfOtherRules(played.Log());
  EXPECT_EQ(CodeOfReplay(log), "log/rules_version");
  log.push_back(Table::ResumeFrom(log, "", kNoon));
  Result<Table> table = Table::Replay(log);
  ASSERT_TRUE(table) << Describe(table.Error());
  EXPECT_EQ(table->GetStage(), Stage::kUnstarted);
  EXPECT_FALSE(table->WasResumed());
  Recorder chance(1);
  const auto everybody = SeatMask::FirstN(table->GetConfig().seats);
  const Result<Entry> began = table->Check(StartGame{everybody}, {"anna"}, kNoon, 0, chance);
  ASSERT_TRUE(began && table->Fold(*began));
  const Result<Entry> started = table->Check(DealGame{}, {}, kNoon, 0, chance);
  ASSERT_TRUE(started && table->Fold(*started));
  EXPECT_NE(RecordOf(*table), "");
}

TEST(Upgrade, CanHappenTwice) {
  OldGame old;
  old.log = OfOtherRules(old.log, kRulesVersion - 2);
  old.log.push_back({kNoon, Resumed{old.position, kRulesVersion - 1}});
  EXPECT_EQ(CodeOfReplay(old.log), "log/rules_version");
  old.log.push_back(Table::ResumeFrom(old.log, old.position, kNoon));
  const Result<Table> table = Table::Replay(old.log);
  ASSERT_TRUE(table) << Describe(table.Error());
  EXPECT_EQ(table->State(), old.state);
}

TEST(Upgrade, SaysWhichEntryIsWrong) {
  OldGame old;
  std::vector<Entry> log = old.played.Log();
  EXPECT_EQ(CodeOfReplay({}), "log/unreadable");
  const auto started = std::ranges::find_if(
      log, [](const Entry& entry) { return std::holds_alternative<Started>(entry.body); });
  const auto at = static_cast<std::size_t>(started - log.begin());
  std::swap(log[at], log[at + 1]);
  const Result<Table> table = Table::Replay(log);
  ASSERT_FALSE(table);
  EXPECT_EQ(table.Error().code, "log/impossible");
  EXPECT_EQ(table.Error().line, at + 1);
}

}  // namespace
}  // namespace folsom
