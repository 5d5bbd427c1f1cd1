// Hints: who may ask, what is kept of them, and that they change nothing else.
#include <gtest/gtest.h>

#include <algorithm>

#include "record/game/game_record.h"
#include "table/played_table.h"

namespace folsom {
namespace {

constexpr Seat kAnna{0};

AskHint HintFor(const PlayedTable& table, Seat seat = kAnna) {
  return {.seat = seat, .decision = table.Get().QuestionOf(seat)};
}

bool IsAsked(const PlayedTable& table, Seat seat = kAnna) {
  return table.State().pending.Has(seat);
}

// Anna against bots, from her first question on.
class Hints : public testing::Test {
 protected:
  void AgainstBots(const Config& config = {}, TableOptions options = Unhurried()) {
    table_ = std::make_unique<PlayedTable>(config, options, 2);
    for (std::size_t i = 1; i < config.seats; ++i) {
      ASSERT_EQ(table_->Do(PutBot{static_cast<Seat>(i), "rustler"}, "anna"), "");
    }
    ASSERT_NO_FATAL_FAILURE(table_->Start());
    ToAnna();
  }
  void ToAnna() {
    table_->StepUntil([&] { return IsAsked(*table_); });
    ASSERT_TRUE(IsAsked(*table_));
  }
  const Table& Get() { return table_->Get(); }
  std::unique_ptr<PlayedTable> table_;
};

TEST_F(Hints, AreGivenOncePerQuestion) {
  ASSERT_NO_FATAL_FAILURE(AgainstBots());
  const GameState before = table_->State();
  const AskHint hint = HintFor(*table_);
  EXPECT_TRUE(Get().AllowsHints(kAnna));
  EXPECT_FALSE(Get().WasHinted(kAnna));
  ASSERT_EQ(table_->Do(hint, "anna"), "");
  EXPECT_TRUE(Get().WasHinted(kAnna));
  EXPECT_TRUE(table_->News().room);
  EXPECT_TRUE(table_->News().events.empty());
  EXPECT_EQ(table_->State(), before);
  EXPECT_EQ(table_->CodeOf(hint, "anna"), "table/hinted");
  table_->Step(kAnna);
  ASSERT_NO_FATAL_FAILURE(ToAnna());
  EXPECT_FALSE(Get().WasHinted(kAnna));
  EXPECT_EQ(table_->CodeOf(hint, "anna"), "table/stale_decision");
  EXPECT_EQ(table_->Do(HintFor(*table_), "anna"), "");
  EXPECT_EQ(Get().Hints().size(), 2U);
}

TEST_F(Hints, AreForWhoseQuestionIsOpen) {
  ASSERT_NO_FATAL_FAILURE(AgainstBots());
  EXPECT_EQ(table_->CodeOf(HintFor(*table_), "bert"), "table/not_your_seat");
  EXPECT_EQ(table_->CodeOf(AskHint{Seat{1}, 0}, "anna"), "table/not_your_seat");
  EXPECT_EQ(table_->CodeOf(HintFor(*table_), ""), "table/not_allowed");
  table_->StepUntil([&] { return !IsAsked(*table_); });
  const AskHint early{kAnna, Get().QuestionOf(kAnna) + 1};
  EXPECT_EQ(table_->CodeOf(early, "anna"), "action/not_your_turn");
  ASSERT_NO_FATAL_FAILURE(ToAnna());
  ASSERT_EQ(table_->Do(StandIn{kAnna}, "anna"), "");
  EXPECT_EQ(table_->CodeOf(HintFor(*table_), "anna"), "table/away");
}

TEST_F(Hints, AreRefusedInMemoryPlay) {
  TableOptions options = Unhurried();
  options.memory = true;
  ASSERT_NO_FATAL_FAILURE(AgainstBots({}, options));
  EXPECT_EQ(table_->CodeOf(HintFor(*table_), "anna"), "table/no_hints");
}

// Another person, an outside program, oneself at a second seat.
TEST(HintsAmongPeople, AreRefused) {
  for (const auto& [who, program] :
       {std::pair("bert", false), std::pair("bert", true), std::pair("anna", false)}) {
    TableOptions options = Unhurried();
    options.local_seats = true;
    PlayedTable table(Config{.seats = 3}, options, 5);
    ASSERT_EQ(table.Do(PutBot{Seat{2}, "rustler"}, "anna"), "");
    ASSERT_EQ(table.Do(SitDown{.seat = Seat{0}, .name = "anna"}, "anna"), "");
    const SitDown sit{.seat = Seat{1}, .name = "other", .program = program};
    ASSERT_EQ(table.Do(sit, who), "");
    ASSERT_NO_FATAL_FAILURE(table.Start());
    table.StepUntil([&] { return IsAsked(table); });
    EXPECT_FALSE(table.Get().AllowsHints(kAnna));
    EXPECT_EQ(table.CodeOf(HintFor(table), "anna"), "table/no_hints") << who << program;
  }
}

// Who left a seat may come back to it: it is no bot's.
TEST(HintsAmongPeople, AreRefusedWhenTheOthersLeft) {
  PlayedTable table(Config{.seats = 3}, Unhurried(), 5);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  ASSERT_EQ(table.Do(StandUp{Seat{1}}, "bert"), "");
  ASSERT_EQ(table.Do(StandUp{Seat{2}}, "cleo"), "");
  table.StepUntil([&] { return IsAsked(table); });
  EXPECT_EQ(table.CodeOf(HintFor(table), "anna"), "table/no_hints");
}

TEST_F(Hints, StayWhenTheDecisionIsTakenBack) {
  ASSERT_NO_FATAL_FAILURE(AgainstBots());
  const auto step_with_hint = [&] {
    if (!IsAsked(*table_)) return table_->Step();
    ASSERT_EQ(table_->Do(HintFor(*table_), "anna"), "");
    table_->Step(kAnna);
  };
  while (!table_->Over() && Get().MayTakeBack() != kAnna) step_with_hint();
  ASSERT_EQ(Get().MayTakeBack(), kAnna);
  const std::size_t given = Get().Hints().size();
  ASSERT_EQ(table_->Do(TakeBack{kAnna, *Get().TakeBackOf(kAnna)}, "anna"), "");
  EXPECT_EQ(Get().Hints().size(), given);
  EXPECT_FALSE(Get().WasHinted(kAnna));
  ASSERT_EQ(table_->Do(HintFor(*table_), "anna"), "");
  table_->Step(kAnna);
  const std::string record = RecordOf(Get());
  EXPECT_NE(record.find("? 0\n? 0\n> 0 "), std::string::npos) << record;
  const Result<GameRecord> read = ReplayRecord(record);
  ASSERT_TRUE(read) << Describe(read.Error());
  EXPECT_EQ(read->hints, given + 1);
}

TEST_F(Hints, ThatCannotBeAreNotFolded) {
  ASSERT_NO_FATAL_FAILURE(AgainstBots());
  const Entry hinted{kNoon, Hinted{kAnna}};
  const auto code_after = [&](std::vector<Entry> more) {
    std::vector<Entry> log = table_->Log();
    log.insert(log.end(), more.begin(), more.end());
    const Result<Table> table = Table::Replay(log);
    return table ? std::string() : table.Error().code;
  };
  EXPECT_EQ(code_after({hinted}), "");
  EXPECT_EQ(code_after({hinted, hinted}), "log/impossible");
  EXPECT_EQ(code_after({{kNoon, Hinted{Seat{1}}}}), "log/impossible");
  EXPECT_EQ(code_after({{kNoon, Hinted{Seat{5}}}}), "log/impossible");
  table_->PlayToTheEnd();
  EXPECT_EQ(code_after({hinted}), "log/impossible");
}

std::string WithoutHints(const std::string& record) {
  std::string out;
  for (std::size_t at = 0; at < record.size();) {
    const std::size_t end = record.find('\n', at) + 1;
    if (record.compare(at, 2, "? ") != 0) out += record.substr(at, end - at);
    at = end;
  }
  return out;
}

class HintedGames : public testing::TestWithParam<Config> {};

// The log with hints plays the game of the log without them.
TEST_P(HintedGames, AreTheSameGames) {
  const Config config = Varied(GetParam(), 1);
  PlayedTable table(config, Unhurried(), 77);
  for (std::size_t i = 1; i < config.seats; ++i) {
    ASSERT_EQ(table.Do(PutBot{static_cast<Seat>(i), "rustler"}, "anna"), "");
  }
  ASSERT_NO_FATAL_FAILURE(table.Start());
  std::size_t asked = 0;
  while (!table.Over()) {
    const bool may_ask = IsAsked(table) && !table.Get().WasHinted(kAnna);
    if (may_ask && table.Random().Below(2) == 0) {
      ++asked;
      ASSERT_EQ(table.Do(HintFor(table), "anna"), "");
      ASSERT_EQ(FactsOf(table.Twin()), FactsOf(table.Get()));
      ASSERT_TRUE(std::ranges::equal(table.Twin().Hints(), table.Get().Hints()));
    }
    table.Step();
    const bool may = !table.Over() && table.Get().MayTakeBack() == kAnna;
    if (may && table.Random().Below(3) == 0) {
      ASSERT_EQ(table.Do(TakeBack{kAnna, *table.Get().TakeBackOf(kAnna)}, "anna"), "");
    }
  }
  EXPECT_GT(asked, 3U);
  std::vector<Entry> plain = table.Log();
  std::erase_if(plain, [](const Entry& e) { return std::holds_alternative<Hinted>(e.body); });
  const Result<Table> same = Table::Replay(plain);
  ASSERT_TRUE(same);
  EXPECT_EQ(same->State(), table.State());
  EXPECT_EQ(same->Events(), table.Get().Events());
  EXPECT_EQ(RecordOf(*same), WithoutHints(RecordOf(table.Get())));
  const Result<GameRecord> record = ReplayRecord(RecordOf(table.Get()));
  ASSERT_TRUE(record) << Describe(record.Error());
  EXPECT_EQ(record->hints, asked);
  EXPECT_EQ(record->state, table.State());
}

INSTANTIATE_TEST_SUITE_P(All, HintedGames, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

}  // namespace
}  // namespace folsom
