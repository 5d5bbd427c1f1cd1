// Tables whose game comes from another: from a decision of it, or with its luck.
#include <gtest/gtest.h>

#include "record/game/game_record.h"
#include "record/origin/beginning.h"
#include "record/position/position.h"
#include "rules/state/view.h"
#include "table/played_table.h"

namespace folsom {
namespace {

constexpr const char* kOrigin = "abcdefghijklmno";

std::string PlayedRecord(const Config& config, std::uint64_t seed) {
  PlayedTable table(config, Unhurried(), seed);
  table.Start();
  table.PlayToTheEnd();
  return RecordOf(table.Get());
}

// The decisions of a record, in order.
class DecisionsOf final : public ReplayObserver {
 public:
  explicit DecisionsOf(const std::string& record) { EXPECT_TRUE(ReplayRecord(record, this)); }
  void Deciding(std::size_t /*line*/, const GameState& /*before*/, Seat seat,
                Action action) override {
    all.emplace_back(seat, action);
  }
  std::vector<std::pair<Seat, Action>> all;
};

std::string_view BodyOf(std::string_view record) { return record.substr(record.find("\n\n") + 2); }

class TableOrigins : public testing::TestWithParam<Config> {};

TEST_P(TableOrigins, GoOnAsTheOtherGameDid) {
  const Config config = Varied(GetParam(), GetParam().seats);
  const std::string record = PlayedRecord(config, 11);
  const DecisionsOf decisions(record);
  for (const std::size_t at :
       {std::size_t{0}, decisions.all.size() / 3, decisions.all.size() - 1}) {
    const auto decision = static_cast<std::uint32_t>(at);
    const Beginning from = *BeginningFrom(record, {.decision = decision, .anew = false}, kOrigin);
    PlayedTable table(from, Unhurried());
    ASSERT_NO_FATAL_FAILURE(table.Start());
    EXPECT_EQ(WritePosition(table.State()), from.position);
    EXPECT_EQ(table.Get().Draws(), 0U);
    EXPECT_EQ(table.Get().Story().size(), 1U);
    ASSERT_NO_FATAL_FAILURE(table.PlayToTheEnd());
    EXPECT_EQ(FactsOf(table.Get()), FactsOf(table.Twin()));
    EXPECT_EQ(table.Get().Story().size(), table.Get().Events());
    const Result<GameRecord> replayed = ReplayRecord(RecordOf(table.Get()));
    ASSERT_TRUE(replayed) << Describe(replayed.Error());
    EXPECT_EQ(replayed->state, table.State());
    EXPECT_EQ(replayed->origin, from.origin);
  }
}

TEST_P(TableOrigins, DealAnewWhenTheyStart) {
  const Config config = Varied(GetParam(), GetParam().seats);
  const std::string record = PlayedRecord(config, 12);
  const DecisionsOf decisions(record);
  const auto decision = static_cast<std::uint32_t>(decisions.all.size() / 2);
  const Beginning from = *BeginningFrom(record, {.decision = decision, .anew = true}, kOrigin);
  const GameState truth = *ReadPosition(from.position);
  PlayedTable table(from, Unhurried());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  EXPECT_EQ(ViewFor(table.State(), from.origin.seat), ViewFor(truth, from.origin.seat));
  EXPECT_EQ(table.Get().Draws(), 8U);
  ASSERT_NO_FATAL_FAILURE(table.PlayToTheEnd());
  EXPECT_EQ(FactsOf(table.Get()), FactsOf(table.Twin()));
  const Result<GameRecord> replayed = ReplayRecord(RecordOf(table.Get()));
  ASSERT_TRUE(replayed) << Describe(replayed.Error());
  EXPECT_EQ(replayed->state, table.State());
}

TEST_P(TableOrigins, TheSameDecisionsGetTheSameDeal) {
  const Config config = Varied(GetParam(), GetParam().seats);
  const std::string record = PlayedRecord(config, 13);
  PlayedTable table(*BeginningFrom(record, {}, kOrigin), Unhurried(), 99);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  for (const auto& [seat, action] : DecisionsOf(record).all) {
    ASSERT_NO_FATAL_FAILURE(table.Decide(seat, action));
  }
  EXPECT_EQ(table.Get().GetStage(), Stage::kFinished);
  EXPECT_EQ(BodyOf(RecordOf(table.Get())), BodyOf(record));
}

INSTANTIATE_TEST_SUITE_P(EveryConfig, TableOrigins, testing::ValuesIn(AllConfigs()),
                         [](const auto& each) { return NameOf(each.param); });

Beginning SomeBeginning(bool anew) {
  return *BeginningFrom(PlayedRecord(Config{}, 3), {.decision = 40, .anew = anew}, kOrigin);
}

TEST(TableOrigin, KeepsItsConfigAndItsSeats) {
  const Beginning from = SomeBeginning(true);
  PlayedTable table(from, Unhurried());
  TableOptions options = Unhurried();
  EXPECT_EQ(table.Do(SetOptions{Config{.seats = 5}, options}, "anna"), "table/has_origin");
  options.shuffle_seats = true;
  EXPECT_EQ(table.Do(SetOptions{from.config, options}, "anna"), "table/bad_options");
  options = Unhurried();
  options.title = "Again";
  EXPECT_EQ(table.Do(SetOptions{from.config, options}, "anna"), "");
}

std::string OpenCode(const Beginning& from, const TableOptions& options = {}) {
  const Result<Entry> entry =
      Table::Open(from.config, options, "anna", kNoon, from.origin, from.position);
  return entry ? std::string() : entry.Error().code;
}

TEST(TableOrigin, ThatCannotBeIsRefused) {
  Beginning from = SomeBeginning(false);
  EXPECT_EQ(OpenCode(from), "");
  EXPECT_EQ(OpenCode(from, {.shuffle_seats = true}), "table/bad_options");
  from.origin.game = "a b";
  EXPECT_EQ(OpenCode(from), "table/bad_origin");
  from = SomeBeginning(false);
  from.config.seats = 3;
  EXPECT_EQ(OpenCode(from), "table/bad_origin");
  from = SomeBeginning(false);
  from.position = "{}";
  EXPECT_EQ(OpenCode(from), "table/bad_origin");
  from.position.clear();
  EXPECT_EQ(OpenCode(from), "table/bad_origin");
  from.origin = {.game = kOrigin};
  EXPECT_EQ(OpenCode(from), "");  // A deal without any luck.
  from.position = SomeBeginning(false).position;
  EXPECT_EQ(OpenCode(from), "table/bad_origin");
}

// A log with another start is damaged.
TEST(TableOrigin, AnotherStartDoesNotFold) {
  const Beginning from = SomeBeginning(true);
  PlayedTable table(from, Unhurried());
  table.Start();
  std::vector<Entry> log = table.Log();
  EXPECT_TRUE(Table::Replay(log));
  Started& started = std::get<Started>(log.back().body);
  const Started right = started;
  const auto is_refused = [&] { return !Table::Replay(log); };
  started.position.clear();
  EXPECT_TRUE(is_refused());
  started.position = "{}";
  EXPECT_TRUE(is_refused());
  GameState other = table.State();
  const DecisionsOf decisions(PlayedRecord(Config{}, 3));
  ASSERT_EQ(decisions.all[40].first, from.origin.seat);
  Dice dice(1);
  ASSERT_EQ(Apply(other, from.origin.seat, decisions.all[40].second, dice), Illegal::kNone);
  started.position = WritePosition(other);
  EXPECT_TRUE(is_refused());
  started = right;
  started.chance.push_back({Chance::kFirst, kNoSeat, 1});
  EXPECT_TRUE(is_refused());
  started = right;
  EXPECT_FALSE(is_refused());
  std::get<Opened>(log[0].body).origin->anew = false;
  EXPECT_TRUE(is_refused());
}

TEST(TableOrigin, ThatWasNotBegunWithEndsWithAnUpgrade) {
  const PlayedTable table(SomeBeginning(true), Unhurried());
  std::vector<Entry> log = table.Log();
  std::get<Opened>(log[0].body).rules_version = kRulesVersion - 1;
  EXPECT_EQ(Table::Replay(log).Error().code, "log/rules_version");
  log.push_back(Table::ResumeFrom(log, {}, kNoon));
  EXPECT_TRUE(std::holds_alternative<Closed>(log.back().body));
  EXPECT_TRUE(Table::Replay(log));
}

TEST(TableOrigin, GoesOnAfterAnUpgradeWithoutItsLuck) {
  const std::string record = PlayedRecord(Config{}, 3);
  PlayedTable table(*BeginningFrom(record, {}, kOrigin), Unhurried());
  table.Start();
  std::vector<Entry> log = table.Log();
  std::get<Opened>(log[0].body).rules_version = kRulesVersion - 1;
  log.push_back(Table::ResumeFrom(log, WritePosition(table.State()), kNoon));
  const Result<Table> resumed = Table::Replay(log);
  ASSERT_TRUE(resumed) << Describe(resumed.Error());
  EXPECT_TRUE(resumed->WasResumed());
  EXPECT_EQ(RecordOf(*resumed), "");
}

}  // namespace
}  // namespace folsom
