// The daily train: the same deal for all, one try each, and what a touched game is refused with.
#include <gtest/gtest.h>

#include "fair/hmac.h"
#include "hall/daily/day_result.h"
#include "hall/world.h"

namespace folsom {
namespace {

namespace json = boost::json;

constexpr Millis kDay = 86'400'000;

TEST(Days, AreUtcDates) {
  EXPECT_EQ(DayText(0), "1970-01-01");
  EXPECT_EQ(DayText(kFirstDay), "2026-11-01");
  EXPECT_EQ(WeekdayOf(kFirstDay), 6);
  for (DayNumber day = 0; day < 40'000; day += 17) EXPECT_EQ(DayFrom(DayText(day)), day);
  EXPECT_EQ(DayOf(kDay * 5 - 1), 4);
  EXPECT_EQ(DayOf(kDay * 5), 5);
  for (const char* const bad : {"", "2026-02-29", "2026-13-01", "2026-1-01", "2026-11-00", "x"}) {
    EXPECT_FALSE(DayFrom(bad)) << bad;
  }
}

TEST(Days, AreKeyedAsRfc4231Says) {
  const Key256 mac = HmacSha256("Jefe", "what do ya want for nothing?");
  EXPECT_EQ(SecretText(std::string(mac.begin(), mac.end())),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

TEST(Days, DealTheSameToAllAndDifferentlyByKeyAndDay) {
  for (DayNumber day = kFirstDay; day < kFirstDay + 14; ++day) {
    const DayDeal deal = DealOfDay(kPublicDayKey, day);
    EXPECT_FALSE(CheckConfig(deal.config));
    EXPECT_EQ(deal.bots.size(), deal.config.seats);
    EXPECT_TRUE(deal.bots[Index(deal.seat)].empty());
    EXPECT_EQ(LuckOfDay(deal), LuckOfDay(DealOfDay(kPublicDayKey, day)));
    EXPECT_NE(deal.secret, DealOfDay("another", day).secret);
    EXPECT_NE(deal.secret, DealOfDay(kPublicDayKey, day + 1).secret);
  }
}

class DailyTrain : public testing::Test {
 protected:
  std::string Ride(TestClient& who, json::object more = {}) {
    more["type"] = "daily_ride";
    const json::value answer = who.AskOk(std::move(more));
    std::string table(answer.at("table").as_string());
    world_.Await([&] { return !who.At(table).view.is_null(); });
    return table;
  }
  std::string RideToTheEnd(TestClient& who, std::uint64_t seed) {
    std::string table = Ride(who);
    Rng rng(seed);
    PlayOn(world_, {&who}, table, rng, 1000);
    return table;
  }
  template <typename Use>
  void WithStore(Use use) {
    bool done = false;
    world_.store->Call(use, [&](const std::string* /*refused*/) { done = true; });
    world_.Await([&] { return done; });
  }
  StoredTable Stored(const std::string& table) {
    StoredTable stored;
    WithStore([&](Store& store) { stored = *store.Load(table, 0); });
    return stored;
  }
  std::string Key() {
    std::string key;
    WithStore([&](Store& store) { key = store.KeepSecret("daily", "unused"); });
    return key;
  }
  std::string CodeOf(const StoredTable& stored) {
    const Result<DayResult> result = CheckDayGame(Key(), stored);
    return result ? "ok" : result.Error().code;
  }
  World world_;
};

TEST_F(DailyTrain, SameDecisionsGiveTheSameGame) {
  const auto anna = world_.Person("Anna");
  const auto bert = world_.Person("Bert");
  const StoredTable first = Stored(RideToTheEnd(*anna, 7));
  const StoredTable second = Stored(RideToTheEnd(*bert, 7));
  const Result<DayResult> a = CheckDayGame(Key(), first);
  const Result<DayResult> b = CheckDayGame(Key(), second);
  ASSERT_TRUE(a) << a.Error().code << " " << a.Error().message;
  ASSERT_TRUE(b);
  EXPECT_EQ(a->money, b->money);
  EXPECT_EQ(a->place, b->place);
  EXPECT_EQ(first.entries.size(), second.entries.size());
}

TEST_F(DailyTrain, IsRiddenOnce) {
  const auto anna = world_.Person("Anna");
  const std::string table = Ride(*anna);
  EXPECT_EQ(anna->AskCode({{"type", "daily_ride"}}), "daily/ridden");
  const json::value daily = anna->AskOk({{"type", "daily"}});
  ASSERT_EQ(daily.at("tries").as_array().size(), 1U);
  EXPECT_EQ(daily.at("tries").at(0).at("table"), json::value(table));
  EXPECT_EQ(daily.at("public"), json::value(false));
}

TEST_F(DailyTrain, GoesOnDaysThatHaveCome) {
  const auto anna = world_.Person("Anna");
  EXPECT_EQ(anna->AskCode({{"type", "daily_ride"}, {"day", "2199-01-01"}}), "daily/not_yet");
  EXPECT_EQ(anna->AskCode({{"type", "daily_ride"}, {"day", "2020-01-01"}}), "daily/no_such_day");
  EXPECT_EQ(anna->AskCode({{"type", "daily_ride"}, {"day", "today"}}), "daily/no_such_day");
}

TEST_F(DailyTrain, RefusesATouchedGame) {
  const auto anna = world_.Person("Anna");
  const StoredTable whole = Stored(RideToTheEnd(*anna, 3));
  EXPECT_EQ(CodeOf(whole), "ok");

  StoredTable other = whole;
  other.secret[0] = static_cast<char>(other.secret[0] ^ 1);
  EXPECT_EQ(CodeOf(other), "daily/other_deal");

  const auto change = [&](const std::string& from, const std::string& to) {
    StoredTable touched = whole;
    for (StoredEntry& entry : touched.entries) {
      const std::size_t at = entry.text.find(from);
      if (at == std::string::npos) continue;
      entry.text.replace(at, from.size(), to);
      return CodeOf(touched);
    }
    return std::string("not found: " + from);
  };
  const std::string day = DayText(DayOf(world_.loop.Now()));
  EXPECT_EQ(change(day, DayText(DayOf(world_.loop.Now()) - 1)), "daily/other_deal");
  EXPECT_EQ(change("\"by\":\"player\"", "\"by\":\"bot\""), "daily/not_alone");
  StoredTable cut = whole;
  cut.entries.pop_back();
  EXPECT_NE(CodeOf(cut), "ok");
}

}  // namespace
}  // namespace folsom
