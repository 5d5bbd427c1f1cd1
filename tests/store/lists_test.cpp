// Lists of tables, on all stores: of a shelf, of a person, and of the games that somebody finished.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/store_suite.h"

namespace folsom {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class ListsTest : public StoreSuite {};
INSTANTIATE_TEST_SUITE_P(All, ListsTest, kAllStores, NameOfKind);

TEST_P(ListsTest, AShelfIsListedNewestFirst) {
  for (const auto& [id, at] : {std::pair{"old", 10}, {"new", 30}, {"middle", 20}}) {
    store().Create(TableOf(id, at), 10);
  }
  EXPECT_THAT(IdsOf(store().List(TableShelf::kOpen, true, {}, 10)),
              ElementsAre("new", "middle", "old"));
  EXPECT_THAT(store().List(TableShelf::kPlaying, false, {}, 10), IsEmpty());
  EXPECT_EQ(store().List(TableShelf::kOpen, true, {}, 1)[0], TableOf("new", 30).summary);
}

TEST_P(ListsTest, AListHasPages) {
  for (int i = 1; i <= 7; ++i) store().Create(TableOf("t" + std::to_string(i), i), 10);
  EXPECT_THAT(IdsOf(store().List(TableShelf::kOpen, true, {}, 3)), ElementsAre("t7", "t6", "t5"));
  EXPECT_THAT(IdsOf(store().List(TableShelf::kOpen, true, {5}, 3)), ElementsAre("t4", "t3", "t2"));
  EXPECT_THAT(IdsOf(store().List(TableShelf::kOpen, true, {2}, 3)), ElementsAre("t1"));
  EXPECT_THAT(store().List(TableShelf::kOpen, true, {1}, 3), IsEmpty());
  EXPECT_THAT(store().List(TableShelf::kOpen, true, {}, 0), IsEmpty());
}

TEST_P(ListsTest, PagesKeepThoseThatChangedAtTheSameTime) {
  for (const char* id : {"d", "b", "a", "c"}) store().Create(TableOf(id, 7), 10);
  store().Create(TableOf("e", 6), 10);
  std::vector<std::string> seen;
  ListPlace place;
  for (int page = 0; page < 5; ++page) {
    const std::vector<TableSummary> rows = store().List(TableShelf::kOpen, true, place, 2);
    for (const TableSummary& row : rows) seen.push_back(row.id);
    if (!rows.empty()) place = {rows.back().changed_at, rows.back().id};
  }
  EXPECT_EQ(seen, (std::vector<std::string>{"a", "b", "c", "d", "e"}));
}

TEST_P(ListsTest, ASummaryIsReadWithoutTheLog) {
  store().Create(TableOf("t1", 30), 10);
  EXPECT_EQ(store().Summary("t1"), TableOf("t1", 30).summary);
  EXPECT_FALSE(store().Summary("t2"));
  EXPECT_FALSE(store().Summary("\xff"));
}

TEST_P(ListsTest, TablesThatAreNotListedAreLeftOutOfThePublicList) {
  NewTable hidden = TableOf("hidden", 50);
  hidden.summary.listed = false;
  store().Create(hidden, 10);
  store().Create(TableOf("public", 40), 10);
  EXPECT_THAT(IdsOf(store().List(TableShelf::kOpen, true, {}, 10)), ElementsAre("public"));
  EXPECT_THAT(IdsOf(store().List(TableShelf::kOpen, false, {}, 10)),
              ElementsAre("hidden", "public"));
}

TEST_P(ListsTest, ATableMovesFromShelfToShelf) {
  store().Create(TableOf("t1", 1), 10);
  std::uint32_t version = 2;
  for (const TableShelf shelf :
       {TableShelf::kPlaying, TableShelf::kFinished, TableShelf::kClosed}) {
    AppendRequest append = AppendOf("t1", version);
    append.summary = SummaryOf("t1", shelf, ++version);
    AppendTo(store(), append);
    for (const TableShelf other :
         {TableShelf::kOpen, TableShelf::kPlaying, TableShelf::kFinished, TableShelf::kClosed}) {
      EXPECT_EQ(store().List(other, false, {}, 10).size(), other == shelf ? 1U : 0U);
    }
  }
}

// Appends version `version` of a table with these owners of its seats.
AppendResult Seated(Store& store, const std::string& table, std::uint32_t version,
                    std::vector<std::string> people) {
  AppendRequest append = AppendOf(table, version, people.empty() ? "nobody" : people.front());
  append.people = std::move(people);
  return AppendTo(store, append);
}

TEST_P(ListsTest, APersonsTablesAreThoseWhereTheyHaveASeat) {
  for (int i = 1; i <= 3; ++i) store().Create(TableOf("t" + std::to_string(i), i), 10);
  Seated(store(), "t1", 2, {"ann", "bob", "ann"});
  Seated(store(), "t3", 2, {"ann"});
  EXPECT_THAT(IdsOf(store().ListOf("ann", 10)), ElementsAre("t3", "t1"));
  EXPECT_THAT(IdsOf(store().ListOf("ann", 1)), ElementsAre("t3"));
  EXPECT_THAT(IdsOf(store().ListOf("bob", 10)), ElementsAre("t1"));
  EXPECT_THAT(store().ListOf("cat", 10), IsEmpty());
}

TEST_P(ListsTest, APersonsGamesAreTheFinishedOnesWhereTheyHaveASeatPageByPage) {
  for (int i = 1; i <= 5; ++i) {
    const std::string id = "t" + std::to_string(i);
    store().Create(TableOf(id, i), 10);
    Seated(store(), id, 2, {i == 2 ? "bob" : "ann"});
    if (i == 3) continue;
    AppendRequest end = AppendOf(id, 3);
    end.summary = SummaryOf(id, TableShelf::kFinished, i == 5 ? 4 : i);
    AppendTo(store(), end);
  }
  EXPECT_THAT(IdsOf(store().GamesOf("ann", {}, 10)), ElementsAre("t4", "t5", "t1"));
  EXPECT_THAT(IdsOf(store().GamesOf("ann", {}, 2)), ElementsAre("t4", "t5"));
  EXPECT_THAT(IdsOf(store().GamesOf("ann", {4, "t4"}, 10)), ElementsAre("t5", "t1"));
  EXPECT_THAT(IdsOf(store().GamesOf("ann", {4, "t5"}, 10)), ElementsAre("t1"));
  EXPECT_THAT(IdsOf(store().GamesOf("bob", {}, 10)), ElementsAre("t2"));
  Seated(store(), "t1", 4, {});
  EXPECT_THAT(IdsOf(store().GamesOf("ann", {}, 10)), ElementsAre("t4", "t5"));
}

TEST_P(ListsTest, TheSeatsOfATableAreReplacedTogetherAndStayWhenNotNamed) {
  store().Create(TableOf("t1"), 10);
  Seated(store(), "t1", 2, {"ann", "bob"});
  Seated(store(), "t1", 3, {"bob", "cat"});
  AppendTo(store(), AppendOf("t1", 4));
  EXPECT_THAT(store().ListOf("ann", 10), IsEmpty());
  EXPECT_EQ(store().ListOf("bob", 10).size(), 1U);
  EXPECT_EQ(store().ListOf("cat", 10).size(), 1U);
  Seated(store(), "t1", 5, {});
  EXPECT_THAT(store().ListOf("bob", 10), IsEmpty());
}

TEST_P(ListsTest, ARefusedAppendSeatsNobody) {
  store().Create(TableOf("t1"), 10);
  Seated(store(), "t1", 2, {"ann"});
  EXPECT_EQ(Seated(store(), "t1", 2, {"bob"}), AppendResult::kConflict);
  EXPECT_EQ(store().ListOf("ann", 10).size(), 1U);
  EXPECT_THAT(store().ListOf("bob", 10), IsEmpty());
}

}  // namespace
}  // namespace folsom
