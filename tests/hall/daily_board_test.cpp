// The board of the daily train: who comes on it and who does not, what is told of it, and what our
// levels make of the same deal.
#include <gtest/gtest.h>

#include "bots/registry.h"
#include "hall/brought/log_text.h"
#include "hall/daily/day_levels.h"
#include "hall/daily/day_verdict.h"
#include "hall/summary.h"
#include "hall/world.h"
#include "support/database_clock.h"
#include "support/postgres.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr Millis kRideDay = 86'400'000;

std::string RideOn(World& world, TestClient& who, std::uint64_t seed, json::object more = {}) {
  more["type"] = "daily_ride";
  std::string table(who.AskOk(std::move(more)).at("table").as_string());
  world.Await([&] { return !who.At(table).view.is_null(); });
  Rng rng(seed);
  PlayOn(world, {&who}, table, rng, 1000);
  return table;
}

json::value BoardFor(TestClient& who) { return who.AskOk({{"type", "daily_board"}}); }

template <typename Use>
void AtStore(World& world, Use use) {
  bool done = false;
  world.store->Call(use, [&](const std::string* /*refused*/) { done = true; });
  world.Await([&] { return done; });
}

// As if the server had died before the ride was judged.
void TakeVerdict(World& world, const std::string& table) {
  AtStore(world, [&](Store& store) {
    const TableSummary summary = *store.Summary(table);
    json::value text = json::parse(summary.text);
    ASSERT_EQ(text.as_object().erase("ride"), 1U);
    ASSERT_TRUE(store.Rewrite(table, {}, {.before = summary.text, .after = json::serialize(text)}));
  });
}

void PassDays(World& world, Millis time) {
  world.loop.Leap(time);
  Pass(world, 1000);
}

class BoardOfDay : public testing::Test {
 protected:
  json::value OwnTry(TestClient& who) {
    return who.AskOk({{"type", "daily"}}).at("tries").as_array().at(0);
  }
  World world_;
  std::unique_ptr<TestClient> anna_ = world_.Person("Anna");
  std::unique_ptr<TestClient> bert_ = world_.Person("Bert");
};

TEST_F(BoardOfDay, HasThoseWhoRodeByMoney) {
  EXPECT_EQ(anna_->AskCode({{"type", "daily_board"}}), "daily/not_ridden");
  const std::string first = RideOn(world_, *anna_, 7);
  EXPECT_EQ(bert_->AskCode({{"type", "daily_board"}}), "daily/not_ridden");
  const std::string second = RideOn(world_, *bert_, 8);
  const json::value board = BoardFor(*bert_);
  EXPECT_EQ(board.at("riders"), json::value(2));
  const json::array& rows = board.at("rows").as_array();
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_GE(rows[0].at("money").as_int64(), rows[1].at("money").as_int64());
  EXPECT_EQ(rows[0].at("place"), json::value(1));
  int yours = 0;
  for (const json::value& row : rows) {
    if (!row.as_object().contains("yours")) continue;
    ++yours;
    EXPECT_EQ(row.at("name"), "Bert");
    EXPECT_EQ(row.at("money"), OwnTry(*bert_).at("result").at("money"));
  }
  EXPECT_EQ(yours, 1);
  // Nothing by which a ride of somebody else could be opened, or its player be known elsewhere.
  const std::string text = json::serialize(board);
  for (const std::string& id : {first, second, anna_->person, bert_->person}) {
    EXPECT_EQ(text.find(id), std::string::npos);
  }
}

TEST_F(BoardOfDay, TellsNothingWhileOneRides) {
  RideOn(world_, *anna_, 7);
  const json::value ride = bert_->AskOk({{"type", "daily_ride"}});
  EXPECT_TRUE(ride.as_object().contains("table"));
  EXPECT_EQ(bert_->AskCode({{"type", "daily_board"}}), "daily/not_ridden");
  EXPECT_EQ(bert_->AskCode({{"type", "daily_levels"}}), "daily/not_ridden");
  EXPECT_EQ(OwnTry(*bert_).at("stage"), "playing");
}

TEST_F(BoardOfDay, OutlivesARestart) {
  RideOn(world_, *anna_, 7);
  const json::value before = BoardFor(*anna_).at("rows");
  world_.Restart();
  const auto again = world_.Connect();
  again->Hello(anna_->token);
  EXPECT_EQ(BoardFor(*again).at("rows"), before);
}

TEST_F(BoardOfDay, JudgesWhatNobodyJudged) {
  const std::string table = RideOn(world_, *anna_, 7);
  const json::value before = BoardFor(*anna_).at("rows");
  TakeVerdict(world_, table);
  world_.Restart();
  const auto again = world_.Connect();
  again->Hello(anna_->token);
  EXPECT_FALSE(OwnTry(*again).as_object().contains("result"));
  EXPECT_EQ(BoardFor(*again).at("rows"), before);
  EXPECT_TRUE(OwnTry(*again).as_object().contains("result"));
}

TEST_F(BoardOfDay, RefusesATouchedLog) {
  RideOn(world_, *bert_, 8);
  const std::string table = RideOn(world_, *anna_, 7);
  EXPECT_EQ(BoardFor(*anna_).at("riders"), json::value(2));
  TakeVerdict(world_, table);
  const std::string day = DayText(DayOf(world_.loop.Now()));
  const std::string before = DayText(DayOf(world_.loop.Now()) - 1);
  world_.ChangeLog(table, [&](std::string& text) {
    const std::size_t at = text.find(day);
    if (at != std::string::npos) text.replace(at, day.size(), before);
  });
  world_.Live();
  const auto anna = world_.Connect();
  anna->Hello(anna_->token);
  const json::value board = BoardFor(*anna);
  EXPECT_EQ(board.at("riders"), json::value(1));
  EXPECT_EQ(board.at("rows").at(0).at("name"), "Bert");
  EXPECT_EQ(OwnTry(*anna).at("refused"), "daily/other_deal");
}

TEST_F(BoardOfDay, RefusesWhatAStandInPlayed) {
  const std::string table(anna_->AskOk({{"type", "daily_ride"}}).at("table").as_string());
  world_.Await([&] { return anna_->At(table).IsAsked(); });
  const std::int64_t seat = anna_->At(table).viewer;
  anna_->AskOk({{"type", "stand_in"}, {"table", table}, {"seat", seat}});
  world_.AwaitInTime([&] { return anna_->At(table).Stage() == "finished"; });
  EXPECT_EQ(BoardFor(*anna_).at("riders"), json::value(0));
  EXPECT_EQ(OwnTry(*anna_).at("refused"), "daily/not_alone");
}

TEST_F(BoardOfDay, TakesOnlyGamesPlayedHere) {
  const std::string table = RideOn(world_, *anna_, 7);
  bert_->AskOk({{"type", "claim_name"}, {"name", "Bert"}, {"password", "correct horse"}});
  std::string log;
  AtStore(world_, [&](Store& store) { log = *LogTextOf(*store.Load(table, 0)); });
  std::optional<Result<Hub::BroughtGame>> brought;
  world_.hub->BringGame(bert_->token, log,
                        [&](const Result<Hub::BroughtGame>& answer) { brought = answer; });
  world_.Await([&] { return brought.has_value(); });
  ASSERT_TRUE(*brought);
  EXPECT_EQ(bert_->AskOk({{"type", "my_games"}}).at("games").as_array().size(), 1U);
  EXPECT_EQ(BoardFor(*anna_).at("riders"), json::value(1));
  EXPECT_EQ(bert_->AskCode({{"type", "daily_board"}}), "daily/not_ridden");
}

TEST_F(BoardOfDay, LeavesPracticeOut) {
  PassDays(world_, (kFirstDay + 5) * kRideDay - world_.loop.Now());
  anna_ = world_.Person("Anna");  // Those of before have been forgotten.
  bert_ = world_.Person("Bert");
  RideOn(world_, *anna_, 7);
  PassDays(world_, kRideDay);
  const std::string day = DayText(DayOf(world_.loop.Now()) - 1);
  RideOn(world_, *bert_, 8, {{"day", day}});
  const json::value board = bert_->AskOk({{"type", "daily_board"}, {"day", day}});
  EXPECT_EQ(board.at("riders"), json::value(1));
  EXPECT_EQ(board.at("rows").at(0).at("name"), "Anna");
  EXPECT_TRUE(bert_->AskOk({{"type", "daily"}}).at("tries").as_array().empty());
  EXPECT_EQ(bert_->AskCode({{"type", "daily_levels"}, {"day", day}}), "daily/not_ridden");
}

TEST_F(BoardOfDay, CallsPeopleByTheirNamesOfNow) {
  RideOn(world_, *anna_, 7);
  anna_->AskOk({{"type", "rename"}, {"name", "Annabel"}});
  EXPECT_EQ(BoardFor(*anna_).at("rows").at(0).at("name"), "Annabel");
}

TEST_F(BoardOfDay, TellsWhatHappenedRoundByRound) {
  RideOn(world_, *anna_, 7);
  BoardFor(*anna_);
  const json::value result = OwnTry(*anna_).at("result");
  const json::array& rounds = result.at("rounds").as_array();
  EXPECT_EQ(rounds.size(), 5U);
  for (const json::value& round : rounds) {
    EXPECT_TRUE(DayDeedFrom(round.at("deed").as_string())) << round.at("deed");
  }
  EXPECT_LE(rounds.back().at("money").as_int64(), result.at("money").as_int64());
}

TEST_F(BoardOfDay, CountsDaysInARow) {
  const auto streak = [&] { return anna_->AskOk({{"type", "daily"}}).at("streak").as_int64(); };
  EXPECT_EQ(streak(), 0);
  RideOn(world_, *anna_, 7);
  BoardFor(*anna_);
  EXPECT_EQ(streak(), 1);
  PassDays(world_, kRideDay);
  EXPECT_EQ(streak(), 1);
  RideOn(world_, *anna_, 7);
  BoardFor(*anna_);
  EXPECT_EQ(streak(), 2);
  PassDays(world_, 2 * kRideDay);
  EXPECT_EQ(streak(), 0);
}

TEST_F(BoardOfDay, HasACalendarByMonth) {
  RideOn(world_, *anna_, 7);
  const std::string month = DayText(DayOf(world_.loop.Now())).substr(0, 7);
  const auto tries = [&](const std::string& of) {
    return anna_->AskOk({{"type", "daily"}, {"month", of}}).at("tries").as_array().size();
  };
  EXPECT_EQ(tries(month), 1U);
  EXPECT_EQ(tries("1999-02"), 0U);
  for (const char* const bad : {"2199-01", "2026-13", "soon", "2026-1"}) {
    EXPECT_EQ(anna_->AskCode({{"type", "daily"}, {"month", bad}}), "daily/no_such_day") << bad;
  }
}

TEST_F(BoardOfDay, ComparesWithOurLevels) {
  RideOn(world_, *anna_, 7);
  RideOn(world_, *bert_, 8);
  const json::value levels = anna_->AskOk({{"type", "daily_levels"}}).at("levels");
  ASSERT_EQ(levels.as_array().size(), Levels().size());
  for (const json::value& level : levels.as_array()) {
    EXPECT_EQ(level.at("money").as_array().size(), static_cast<std::size_t>(kLevelGames));
  }
  // The same for all, and after a restart.
  EXPECT_EQ(bert_->AskOk({{"type", "daily_levels"}}).at("levels"), levels);
  world_.Restart();
  const auto again = world_.Connect();
  again->Hello(bert_->token);
  EXPECT_EQ(again->AskOk({{"type", "daily_levels"}}).at("levels"), levels);
}

TEST(LevelsOfDay, PlayTheDealOfTheDay) {
  const DayDeal deal = DealOfDay(kPublicDayKey, kFirstDay + 17);
  const auto luck = std::make_shared<const Luck>(LuckOfDay(deal).luck);
  std::vector<int> money;
  for (int number = 0; number < 2; ++number) {
    LevelGame game(deal, luck, Levels()[3].bot, number);
    EXPECT_FALSE(game.Take(kNoAction));
    while (!game.IsOver()) {
      const BotQuestion asked = game.Question();
      ASSERT_TRUE(game.Take(Choose(asked.bot, asked.view, asked.legal, asked.seed).action));
    }
    money.push_back(game.Money());
  }
  LevelGame again(deal, luck, Levels()[3].bot, 1);
  while (!again.IsOver()) {
    const BotQuestion asked = again.Question();
    EXPECT_TRUE(asked.exact);
    ASSERT_TRUE(again.Take(Choose(asked.bot, asked.view, asked.legal, asked.seed).action));
  }
  EXPECT_EQ(again.Money(), money[1]);
}

TEST(BoardOfNodes, IsOne) {
  const std::string place = PostgresServer::Shared().NewPlace();
  const DatabaseClock clock{place, FakeLoop().Now()};
  Settings settings;
  settings.node = "a";
  World a{settings, place};
  settings.node = "b";
  World b{settings, place};
  const auto anna = a.Person("Anna");
  const auto bert = b.Person("Bert");
  const auto lead = [&](World& world, TestClient& who, std::uint64_t seed) {
    world.AwaitInTime([&] { return world.hub->Measured().connections > 0; });
    const std::string table(who.AskOk({{"type", "daily_ride"}}).at("table").as_string());
    Rng rng(seed);
    for (int i = 0; i < 1000 && who.At(table).Stage() != "finished"; ++i) {
      world.AwaitInTime(
          [&] { return who.At(table).IsAsked() || who.At(table).Stage() == "finished"; });
      who.Act(table, rng);
    }
  };
  lead(a, *anna, 7);
  lead(b, *bert, 8);
  b.AwaitInTime([&] { return BoardFor(*bert).at("riders") == json::value(2); });
  a.AwaitInTime([&] { return BoardFor(*anna).at("riders") == json::value(2); });
  const auto money = [](const json::value& board) {
    std::vector<std::int64_t> sums;
    for (const json::value& row : board.at("rows").as_array()) {
      sums.push_back(row.at("money").as_int64());
    }
    return sums;
  };
  EXPECT_EQ(money(BoardFor(*anna)), money(BoardFor(*bert)));
  EXPECT_EQ(anna->AskCode({{"type", "daily_ride"}}), "daily/ridden");
  const auto elsewhere = b.Connect();
  elsewhere->Hello(anna->token);
  EXPECT_EQ(elsewhere->AskCode({{"type", "daily_ride"}}), "daily/ridden");
}

}  // namespace
}  // namespace folsom
