// Section 14 of docs/rules.md, literally, and the counts of section 2 that follow from it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <vector>

#include "rules/pieces/loot.h"
#include "rules/pieces/rounds.h"
#include "support/clause.h"

namespace folsom {
namespace {

using ::testing::UnorderedElementsAreArray;

// One entry of a table: event, turn symbols, keep symbols.
struct Row {
  RoundEvent event;
  std::string turns;
  int keep = 0;
  bool operator==(const Row&) const = default;
};

void PrintTo(const Row& row, std::ostream* out) {
  *out << "event " << Index(row.event) << " " << row.turns << " k" << row.keep;
}

std::vector<Row> RowsOf(Stack stack) {
  std::vector<Row> rows;
  for (const RoundDef& def : kRoundDefs) {
    if (def.stack == stack) rows.push_back({def.event, std::string(def.turns), def.keep});
  }
  return rows;
}

TEST(Tables, BaseRoundCardsForTwoToFour) {
  CLAUSE("TAB-24");
  EXPECT_THAT(RowsOf(Stack::kBase24), UnorderedElementsAreArray(std::vector<Row>{
                                          {RoundEvent::kAngryMarshal, "SSTR"},
                                          {RoundEvent::kSwivelArm, "STSS"},
                                          {RoundEvent::kBraking, "SSSS"},
                                          {RoundEvent::kTakeItAll, "STDS"},
                                          {RoundEvent::kRebellion, "SSTSS"},
                                          {RoundEvent::kNone, "STSTS"},
                                          {RoundEvent::kNone, "SDS"},
                                      }));
}

TEST(Tables, BaseRoundCardsForFiveAndSix) {
  CLAUSE("TAB-56");
  EXPECT_THAT(RowsOf(Stack::kBase56), UnorderedElementsAreArray(std::vector<Row>{
                                          {RoundEvent::kAngryMarshal, "SSR"},
                                          {RoundEvent::kSwivelArm, "STS"},
                                          {RoundEvent::kBraking, "STSS"},
                                          {RoundEvent::kTakeItAll, "SDR"},
                                          {RoundEvent::kRebellion, "STSR"},
                                          {RoundEvent::kNone, "STST"},
                                          {RoundEvent::kNone, "SD"},
                                      }));
}

TEST(Tables, BaseStations) {
  CLAUSE("TAB-STATION");
  EXPECT_THAT(RowsOf(Stack::kStation), UnorderedElementsAreArray(std::vector<Row>{
                                           {RoundEvent::kRevenge, "SSTS"},
                                           {RoundEvent::kPickpocketing, "SSTS"},
                                           {RoundEvent::kConductor, "SSTS"},
                                       }));
}

TEST(Tables, HorsesRoundCardsForTwoToFour) {
  CLAUSE("TAB-H24");
  EXPECT_THAT(RowsOf(Stack::kHorses24), UnorderedElementsAreArray(std::vector<Row>{
                                            {RoundEvent::kNone, "LTSS", 2},
                                            {RoundEvent::kMarshalWhiskey, "SSTTS", 1},
                                            {RoundEvent::kTiredHorses, "LSDS", 0},
                                            {RoundEvent::kHigherSpeed, "STS", 1},
                                            {RoundEvent::kShotgunRage, "STLS", 1},
                                        }));
}

TEST(Tables, HorsesRoundCardsForFiveAndSix) {
  CLAUSE("TAB-H56");
  EXPECT_THAT(RowsOf(Stack::kHorses56), UnorderedElementsAreArray(std::vector<Row>{
                                            {RoundEvent::kNone, "LTS", 2},
                                            {RoundEvent::kMarshalWhiskey, "STTS", 1},
                                            {RoundEvent::kTiredHorses, "LSD", 0},
                                            {RoundEvent::kHigherSpeed, "SSTS", 1},
                                            {RoundEvent::kShotgunRage, "STLS", 1},
                                        }));
}

TEST(Tables, HorsesStations) {
  CLAUSE("TAB-HSTATION");
  EXPECT_THAT(RowsOf(Stack::kHorsesStation), UnorderedElementsAreArray(std::vector<Row>{
                                                 {RoundEvent::kMortalBullet, "SSTS", 0},
                                                 {RoundEvent::kSharing, "SSTS", 0},
                                                 {RoundEvent::kEscape, "SSTSS", 0},
                                             }));
}

TEST(Tables, SymbolsMeanTheirTurns) {
  CLAUSE("TAB-24", "TAB-H24");
  EXPECT_EQ(TurnOf('S'), Turn::kStandard);
  EXPECT_EQ(TurnOf('T'), Turn::kTunnel);
  EXPECT_EQ(TurnOf('D'), Turn::kSpeedingUp);
  EXPECT_EQ(TurnOf('R'), Turn::kSwitching);
  EXPECT_EQ(TurnOf('L'), Turn::kTurmoil);
  for (const RoundDef& def : kRoundDefs) {
    EXPECT_EQ(def.turns.find_first_not_of("STDRL"), std::string_view::npos) << def.key;
  }
}

TEST(Tables, WagonFloors) {
  CLAUSE("TAB-WAGONS", "MAT-5");
  const std::vector<std::pair<int, int>> printed{{1, 0}, {1, 1}, {0, 3}, {3, 0}, {4, 1}, {3, 1}};
  ASSERT_EQ(kWagonDefs.size(), printed.size());
  int purses = 0;
  int jewels = 0;
  for (std::size_t i = 0; i < printed.size(); ++i) {
    EXPECT_EQ(kWagonDefs[i].purses, printed[i].first) << "wagon " << i;
    EXPECT_EQ(kWagonDefs[i].jewels, printed[i].second) << "wagon " << i;
    purses += kWagonDefs[i].purses;
    jewels += kWagonDefs[i].jewels;
  }
  EXPECT_EQ(purses, 12);
  EXPECT_EQ(jewels, 6);
  EXPECT_EQ(purses + 6, int{kPurses}) << "with six starting purses that is all";
}

TEST(Tables, SeventeenAndThirteenRoundCards) {
  CLAUSE("MAT-6", "MAT-7");
  const auto count = [](Stack stack) { return RowsOf(stack).size(); };
  EXPECT_EQ(count(Stack::kBase24), 7U);
  EXPECT_EQ(count(Stack::kBase56), 7U);
  EXPECT_EQ(count(Stack::kStation), 3U);
  EXPECT_EQ(count(Stack::kHorses24), 5U);
  EXPECT_EQ(count(Stack::kHorses56), 5U);
  EXPECT_EQ(count(Stack::kHorsesStation), 3U);
  EXPECT_EQ(kRoundDefs.size(), 30U) << "and no other";
}

TEST(Tables, EveryCardHasItsOwnName) {
  CLAUSE("MAT-6", "MAT-7");
  for (std::size_t i = 0; i < kRoundCards; ++i) {
    for (std::size_t j = i + 1; j < kRoundCards; ++j) {
      EXPECT_NE(kRoundDefs[i].key, kRoundDefs[j].key);
    }
  }
}

}  // namespace
}  // namespace folsom
