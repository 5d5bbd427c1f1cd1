// Who sits where: every bot on every seat of every deal equally often.
#include "arena/play/line_up.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "rules/state/query.h"

namespace folsom {
namespace {

Schedule Made(std::size_t sides, std::size_t bots, const std::string& seating) {
  const Result<Schedule> made = Schedule::Make(sides, bots, seating);
  EXPECT_TRUE(made) << seating;
  return made ? *made : Schedule();
}

std::string Row(const Schedule& schedule, std::uint64_t game) {
  std::string row;
  for (std::size_t i = 0; i < schedule.Sides(); ++i) {
    row += static_cast<char>('A' + schedule.At(game)[i]);
  }
  return row;
}

// How often each bot sits on each side in games `first` to `last` - 1.
std::map<std::pair<std::size_t, std::size_t>, int> Seatings(const Schedule& schedule,
                                                            std::uint64_t first,
                                                            std::uint64_t last) {
  std::map<std::pair<std::size_t, std::size_t>, int> counts;
  for (std::uint64_t game = first; game < last; ++game) {
    for (std::size_t i = 0; i < schedule.Sides(); ++i) ++counts[{schedule.At(game)[i], i}];
  }
  return counts;
}

TEST(LineUp, OneAgainstThreeIsFourGamesOnOneDeal) {
  const Schedule schedule = Made(4, 2, "1v3");
  EXPECT_EQ(schedule.CycleGames(), 4U);
  const std::vector<std::string> rows{"ABBB", "BABB", "BBAB", "BBBA"};
  for (std::uint64_t game = 0; game < 12; ++game) {
    EXPECT_EQ(Row(schedule, game), rows[game % 4]);
    EXPECT_EQ(schedule.DealOf(game), game / 4);
  }
}

TEST(LineUp, TwoAgainstTwoHasSixTablesOnTwoDeals) {
  const Schedule schedule = Made(4, 2, "2v2");
  const std::vector<std::string> rows{"AABB", "BAAB", "BBAA", "ABBA", "ABAB", "BABA"};
  const std::vector<std::uint64_t> deals{0, 0, 0, 0, 1, 1};
  for (std::uint64_t game = 0; game < 18; ++game) {
    EXPECT_EQ(Row(schedule, game), rows[game % 6]);
    EXPECT_EQ(schedule.DealOf(game), game / 6 * 2 + deals[game % 6]);
  }
}

struct Table {
  std::size_t sides;
  std::size_t bots;
  std::string seating;
};

const std::vector<Table> kTables{
    {2, 2, "1v1"}, {3, 2, "1v2"}, {3, 2, "mix"}, {4, 2, "1v3"},   {4, 2, "2v2"},   {4, 2, "mix"},
    {4, 3, "mix"}, {4, 4, "mix"}, {4, 6, "mix"}, {5, 2, "1v4"},   {5, 3, "mix"},   {5, 2, "2v3"},
    {6, 2, "3v3"}, {6, 2, "1v5"}, {6, 4, "mix"}, {4, 3, "1v1v2"}, {6, 3, "1v2v3"}, {2, 5, "mix"},
};

TEST(LineUp, InEveryDealEachBotHasEachSideEquallyOften) {
  for (const Table& table : kTables) {
    const Schedule schedule = Made(table.sides, table.bots, table.seating);
    std::uint64_t first = 0;
    for (std::uint64_t game = 1; game <= schedule.CycleGames(); ++game) {
      if (schedule.DealOf(game) == schedule.DealOf(first)) continue;
      const auto counts = Seatings(schedule, first, game);
      for (const auto& [who, count] : counts) {
        EXPECT_EQ(count, counts.at({who.first, 0})) << table.seating << " game " << first;
      }
      first = game;
    }
    EXPECT_EQ(first, schedule.CycleGames()) << "cycles end with a deal";
  }
}

TEST(LineUp, ACycleHasEveryTableOnceAndAllBotsEquallyOften) {
  for (const Table& table : kTables) {
    const Schedule schedule = Made(table.sides, table.bots, table.seating);
    std::set<std::string> rows;
    for (std::uint64_t game = 0; game < schedule.CycleGames(); ++game) {
      rows.insert(Row(schedule, game));
    }
    EXPECT_EQ(rows.size(), schedule.CycleGames()) << table.seating;
    if (table.seating != "mix") continue;
    const auto counts = Seatings(schedule, 0, schedule.CycleGames());
    EXPECT_EQ(counts.size(), table.bots * table.sides);
    for (const auto& [who, count] : counts) EXPECT_EQ(count, counts.begin()->second);
  }
}

TEST(LineUp, MixedTablesAreAsMixedAsTheyCanBe) {
  EXPECT_EQ(Made(4, 4, "mix").CycleGames(), 24U);
  EXPECT_EQ(Made(3, 2, "mix").CycleGames(), 6U);        // AAB and ABB.
  EXPECT_EQ(Made(2, 5, "mix").CycleGames(), 20U);       // Ten pairs.
  EXPECT_EQ(Made(4, 6, "mix").CycleGames(), 15U * 24);  // Fours out of six.
}

TEST(LineUp, GamesAreRoundedUpToWholeDeals) {
  const Schedule one = Made(4, 2, "1v3");
  EXPECT_EQ(one.WholeBlocks(400), 400U);
  EXPECT_EQ(one.WholeBlocks(401), 404U);
  EXPECT_EQ(one.WholeBlocks(1), 4U);
  const Schedule two = Made(4, 2, "2v2");
  EXPECT_EQ(two.WholeBlocks(400), 400U);
  EXPECT_EQ(two.WholeBlocks(5), 6U);
}

TEST(LineUp, UsualSeating) {
  EXPECT_EQ(Made(5, 2, "").Seating(), "1v4");
  EXPECT_EQ(Made(2, 2, "").Seating(), "1v1");
  EXPECT_EQ(Made(4, 3, "").Seating(), "mix");
  EXPECT_EQ(Made(4, 3, "1v1v2").SidesOfBot(2), 2U);
  EXPECT_EQ(Made(4, 3, "mix").SidesOfBot(2), 0U);
}

TEST(LineUp, BadSeatingIsRefused) {
  for (const char* seating : {"1v2", "2v3", "v4", "4v", "1v3v", "0v4", "4", "1v1v2", "one", "1v-1",
                              "1 v 3", "99999999999999999999v1", "1v1v1v1"}) {
    const Result<Schedule> made = Schedule::Make(4, 2, seating);
    ASSERT_FALSE(made) << seating;
    EXPECT_EQ(made.Error().code, "arena/seating");
  }
  EXPECT_EQ(Schedule::Make(4, 1, "").Error().code, "bots/count");
  EXPECT_EQ(Schedule::Make(4, 13, "").Error().code, "bots/count");
}

TEST(LineUp, PartnersAreOneSide) {
  Config config;
  config.variant = Variant::kTeams;
  config.seats = 6;
  const Terms terms = TermsFor(config);
  EXPECT_EQ(SidesOf(terms), 3U);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(SideOf(terms, static_cast<Seat>(i)), i / 2);
}

}  // namespace
}  // namespace folsom
