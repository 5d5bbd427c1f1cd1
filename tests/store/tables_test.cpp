// Tables and their logs, on both stores: every sentence of store.h that speaks of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "store/store_suite.h"

namespace folsom {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using Texts = std::vector<std::string>;

class TablesTest : public StoreSuite {};
INSTANTIATE_TEST_SUITE_P(All, TablesTest, kAllStores, NameOfKind);

std::string AllBytes(std::size_t size) {
  std::string bytes;
  for (std::size_t i = 0; i < size; ++i) bytes.push_back(static_cast<char>(i * 37));
  return bytes;
}

// --- Create and Load

TEST_P(TablesTest, ANewTableIsFoundAsItWasMade) {
  NewTable made = TableOf("t1", 1234);
  made.secret = AllBytes(32);
  EXPECT_EQ(store().Create(made, 10), Store::Created::kStored);
  const std::optional<StoredTable> found = store().Load("t1", 0);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->summary, made.summary);
  EXPECT_EQ(found->secret, made.secret);
  ASSERT_EQ(found->entries.size(), 1U);
  EXPECT_EQ(found->entries[0].version, 1U);
  EXPECT_EQ(found->entries[0].text, made.entry);
  EXPECT_EQ(found->position, "");
  EXPECT_EQ(found->position_version, 0U);
}

TEST_P(TablesTest, EverythingIsThereAfterOpeningAgain) {
  NewTable made = TableOf("t1");
  made.secret = AllBytes(32);
  store().Create(made, 10);
  AppendRequest append = AppendOf("t1", 2, "second");
  append.position = "a position";
  append.summary = SummaryOf("t1", TableShelf::kPlaying, 77);
  AppendTo(store(), append);
  Reopen();
  const std::optional<StoredTable> found = store().Load("t1", 0);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->secret, made.secret);
  EXPECT_EQ(found->summary, *append.summary);
  EXPECT_EQ(found->position, "a position");
  EXPECT_EQ(found->position_version, 2U);
  EXPECT_EQ(LogOf(store(), "t1"), (Texts{"opened", "second"}));
}

TEST_P(TablesTest, ATableThatIsNotThereIsNotLoaded) {
  EXPECT_FALSE(store().Load("nobody", 0));
  EXPECT_FALSE(store().Load(std::string("zero\0byte", 9), 0));
  EXPECT_FALSE(store().Load("not \xff utf-8", 0));
}

TEST_P(TablesTest, AnIdIsTakenOnce) {
  store().Create(TableOf("t1"), 10);
  NewTable other = TableOf("t1");
  other.summary.code = "another";
  other.tag = "another";
  EXPECT_EQ(store().Create(other, 10), Store::Created::kIdTaken);
  EXPECT_FALSE(store().IdOfCode("another"));
}

TEST_P(TablesTest, ACodeIsTakenOnce) {
  store().Create(TableOf("t1"), 10);
  NewTable other = TableOf("t2");
  other.summary.code = "code of t1";
  EXPECT_EQ(store().Create(other, 10), Store::Created::kCodeTaken);
  EXPECT_FALSE(store().Load("t2", 0));
}

TEST_P(TablesTest, ATableIsFoundByItsCode) {
  store().Create(TableOf("t1"), 10);
  EXPECT_EQ(store().IdOfCode("code of t1"), "t1");
  EXPECT_FALSE(store().IdOfCode("CODE OF T1"));
  EXPECT_FALSE(store().IdOfCode(std::string("code of t1\0", 11)));
}

TEST_P(TablesTest, OneRepeatedWithTheSameTagIsAnsweredAsTheFirstTime) {
  EXPECT_EQ(store().Create(TableOf("t1"), 1), Store::Created::kStored);
  EXPECT_EQ(store().Create(TableOf("t1"), 1), Store::Created::kStored);
  EXPECT_EQ(LogOf(store(), "t1"), Texts{"opened"});
}

TEST_P(TablesTest, AnOwnerHasAtMostSoManyTablesOpenOrPlaying) {
  EXPECT_EQ(store().Create(TableOf("t1"), 2), Store::Created::kStored);
  EXPECT_EQ(store().Create(TableOf("t2"), 2), Store::Created::kStored);
  EXPECT_EQ(store().Create(TableOf("t3"), 2), Store::Created::kTooMany);
  EXPECT_FALSE(store().Load("t3", 0));
  EXPECT_FALSE(store().IdOfCode("code of t3"));
  NewTable others = TableOf("t3");
  others.owner = "somebody else";
  EXPECT_EQ(store().Create(others, 2), Store::Created::kStored);
}

TEST_P(TablesTest, FinishedAndClosedTablesDoNotCount) {
  store().Create(TableOf("t1"), 1);
  AppendRequest playing = AppendOf("t1", 2);
  playing.summary = SummaryOf("t1", TableShelf::kPlaying, 2);
  AppendTo(store(), playing);
  EXPECT_EQ(store().Create(TableOf("t2"), 1), Store::Created::kTooMany);
  AppendRequest finished = AppendOf("t1", 3);
  finished.summary = SummaryOf("t1", TableShelf::kFinished, 3);
  AppendTo(store(), finished);
  EXPECT_EQ(store().Create(TableOf("t2"), 1), Store::Created::kStored);
  AppendRequest closed = AppendOf("t2", 2);
  closed.summary = SummaryOf("t2", TableShelf::kClosed, 3);
  AppendTo(store(), closed);
  EXPECT_EQ(store().Create(TableOf("t3"), 1), Store::Created::kStored);
}

// --- Append

TEST_P(TablesTest, AppendsMakeTheLog) {
  store().Create(TableOf("t1"), 10);
  EXPECT_EQ(AppendTo(store(), AppendOf("t1", 2, "second")), AppendResult::kStored);
  EXPECT_EQ(AppendTo(store(), AppendOf("t1", 3, "third")), AppendResult::kStored);
  EXPECT_EQ(LogOf(store(), "t1"), (Texts{"opened", "second", "third"}));
}

TEST_P(TablesTest, TheSecondWriterOfAVersionIsToldSoAndNothingOfItIsKept) {
  store().Create(TableOf("t1"), 10);
  AppendTo(store(), AppendOf("t1", 2, "first come"));
  AppendRequest late = AppendOf("t1", 2, "late");
  late.summary = SummaryOf("t1", TableShelf::kFinished, 99);
  late.position = "late";
  EXPECT_EQ(AppendTo(store(), late), AppendResult::kConflict);
  EXPECT_EQ(LogOf(store(), "t1"), (Texts{"opened", "first come"}));
  EXPECT_EQ(store().Load("t1", 0)->summary, TableOf("t1").summary);
  EXPECT_EQ(store().Load("t1", 0)->position, "");
}

TEST_P(TablesTest, AVersionBeyondTheNextIsAConflict) {
  store().Create(TableOf("t1"), 10);
  EXPECT_EQ(AppendTo(store(), AppendOf("t1", 3)), AppendResult::kConflict);
  EXPECT_EQ(AppendTo(store(), AppendOf("t1", 1)), AppendResult::kConflict);
  EXPECT_EQ(AppendTo(store(), AppendOf("t1", 0)), AppendResult::kConflict);
  EXPECT_EQ(LogOf(store(), "t1"), Texts{"opened"});
}

TEST_P(TablesTest, AnAppendWithoutATableIsToldSo) {
  EXPECT_EQ(AppendTo(store(), AppendOf("nobody", 2)), AppendResult::kNoTable);
  EXPECT_EQ(AppendTo(store(), AppendOf("nobody", 1)), AppendResult::kNoTable);
  EXPECT_FALSE(store().Load("nobody", 0));
}

TEST_P(TablesTest, AnAppendRepeatedAfterALostAnswerIsKnownByItsTag) {
  store().Create(TableOf("t1"), 10);
  AppendRequest append = AppendOf("t1", 2, "once");
  append.tag = AllBytes(16);
  EXPECT_EQ(AppendTo(store(), append), AppendResult::kStored);
  EXPECT_EQ(AppendTo(store(), append), AppendResult::kStored);
  EXPECT_EQ(LogOf(store(), "t1"), (Texts{"opened", "once"}));
  append.tag[0] = 'x';
  EXPECT_EQ(AppendTo(store(), append), AppendResult::kConflict);
}

TEST_P(TablesTest, ARepeatedAppendIsKnownEvenWhenTheLogHasGoneOn) {
  store().Create(TableOf("t1"), 10);
  AppendTo(store(), AppendOf("t1", 2, "second"));
  AppendTo(store(), AppendOf("t1", 3, "third"));
  EXPECT_EQ(AppendTo(store(), AppendOf("t1", 2, "second")), AppendResult::kStored);
  EXPECT_EQ(LogOf(store(), "t1"), (Texts{"opened", "second", "third"}));
}

TEST_P(TablesTest, OneCallAppendsToManyTablesAndAnswersInOrder) {
  store().Create(TableOf("a"), 10);
  store().Create(TableOf("b"), 10);
  AppendTo(store(), AppendOf("b", 2, "there before"));
  const std::vector<AppendRequest> requests{AppendOf("c", 2), AppendOf("b", 2, "too late"),
                                            AppendOf("a", 2, "in time")};
  EXPECT_THAT(store().Append(requests),
              ElementsAre(AppendResult::kNoTable, AppendResult::kConflict, AppendResult::kStored));
  EXPECT_EQ(LogOf(store(), "a"), (Texts{"opened", "in time"}));
  EXPECT_EQ(LogOf(store(), "b"), (Texts{"opened", "there before"}));
  EXPECT_THAT(store().Append({}), IsEmpty());
}

TEST_P(TablesTest, TwoAppendsToOneTableMayBeInOneCall) {
  store().Create(TableOf("a"), 10);
  store().Create(TableOf("b"), 10);
  std::vector<AppendRequest> requests{AppendOf("b", 2, "b2"), AppendOf("a", 2, "a2"),
                                      AppendOf("a", 3, "a3"), AppendOf("a", 4, "a4")};
  requests[1].position = "at 2";
  requests[2].position = "at 3";
  requests[3].summary = SummaryOf("a", TableShelf::kPlaying, 9);
  EXPECT_THAT(store().Append(requests), testing::Each(AppendResult::kStored));
  EXPECT_EQ(LogOf(store(), "a"), (Texts{"opened", "a2", "a3", "a4"}));
  EXPECT_EQ(LogOf(store(), "b"), (Texts{"opened", "b2"}));
  const std::optional<StoredTable> a = store().Load("a", 0);
  EXPECT_EQ(a->position, "at 3");
  EXPECT_EQ(a->position_version, 3U);
  EXPECT_EQ(a->summary.shelf, TableShelf::kPlaying);
  // The same call again, after a lost answer.
  EXPECT_THAT(store().Append(requests), testing::Each(AppendResult::kStored));
  EXPECT_EQ(LogOf(store(), "a"), (Texts{"opened", "a2", "a3", "a4"}));
}

TEST_P(TablesTest, IfTheFirstOfTwoIsRefusedSoIsTheSecond) {
  store().Create(TableOf("a"), 10);
  AppendTo(store(), AppendOf("a", 2, "somebody else's"));
  const std::vector<AppendRequest> requests{AppendOf("a", 2, "mine"),
                                            AppendOf("a", 3, "built upon mine")};
  EXPECT_THAT(store().Append(requests), testing::Each(AppendResult::kConflict));
  EXPECT_EQ(LogOf(store(), "a"), (Texts{"opened", "somebody else's"}));
  const std::vector<AppendRequest> nowhere{AppendOf("b", 2), AppendOf("b", 3)};
  EXPECT_THAT(store().Append(nowhere), testing::Each(AppendResult::kNoTable));
}

TEST_P(TablesTest, ASummaryChangesWithTheAppendThatSaysSo) {
  store().Create(TableOf("t1"), 10);
  AppendRequest append = AppendOf("t1", 2);
  append.summary = SummaryOf("t1", TableShelf::kFinished, 5000);
  append.summary->listed = false;
  append.summary->text = "{\"result\":1}";
  AppendTo(store(), append);
  EXPECT_EQ(store().Load("t1", 0)->summary, *append.summary);
  AppendTo(store(), AppendOf("t1", 3));
  EXPECT_EQ(store().Load("t1", 0)->summary, *append.summary);
}

TEST_P(TablesTest, TheLastPositionIsKeptUnderItsVersion) {
  store().Create(TableOf("t1"), 10);
  for (const std::uint32_t version : {2U, 3U, 4U}) {
    AppendRequest append = AppendOf("t1", version);
    if (version < 4) append.position = "position " + std::to_string(version);
    AppendTo(store(), append);
  }
  const std::optional<StoredTable> found = store().Load("t1", 4);
  EXPECT_EQ(found->position, "position 3");
  EXPECT_EQ(found->position_version, 3U);
}

TEST_P(TablesTest, EntriesAboveAVersionAreLoadedInAscendingOrder) {
  store().Create(TableOf("t1"), 10);
  std::vector<AppendRequest> requests;
  for (std::uint32_t version = 2; version <= 300; ++version) {
    requests.push_back(AppendOf("t1", version, "entry " + std::to_string(version)));
  }
  store().Append(requests);
  const std::optional<StoredTable> all = store().Load("t1", 0);
  ASSERT_EQ(all->entries.size(), 300U);
  for (std::uint32_t i = 1; i < 300; ++i) {
    EXPECT_EQ(all->entries[i].version, i + 1);
    EXPECT_EQ(all->entries[i].text, "entry " + std::to_string(i + 1));
  }
  EXPECT_EQ(store().Load("t1", 297)->entries.size(), 3U);
  EXPECT_EQ(store().Load("t1", 297)->entries.front().version, 298U);
  EXPECT_THAT(store().Load("t1", 300)->entries, IsEmpty());
  EXPECT_THAT(store().Load("t1", 4000)->entries, IsEmpty());
}

TEST_P(TablesTest, TextsOfAnyLengthAndScriptComeBack) {
  store().Create(TableOf("t1"), 10);
  const std::string text =
      "'; DROP TABLE entries; -- \\ \" {} Кольт 列車 \U0001F682 \n\t" + std::string(200'000, 'x');
  EXPECT_EQ(AppendTo(store(), AppendOf("t1", 2, text)), AppendResult::kStored);
  EXPECT_EQ(LogOf(store(), "t1"), (Texts{"opened", text}));
}

// --- Sweep

class SweepTest : public StoreSuite {
 protected:
  // A table that changed last at this time.
  void Make(const std::string& id, TableShelf shelf, StoreTime changed_at, bool seen = false) {
    store().Create(TableOf(id), 1000);
    AppendRequest append = AppendOf(id, 2);
    append.summary = SummaryOf(id, shelf, changed_at);
    append.position = "p";
    append.people = Texts{"ann"};
    AppendTo(store(), append);
    if (seen) store().MarkSeen(id);
  }
  // Those that are left, of all shelves.
  Texts Left() {
    Texts left;
    for (const TableShelf shelf :
         {TableShelf::kOpen, TableShelf::kPlaying, TableShelf::kFinished, TableShelf::kClosed}) {
      const Texts ids = IdsOf(store().List(shelf, false, {}, 1000));
      left.insert(left.end(), ids.begin(), ids.end());
    }
    return left;
  }
};
INSTANTIATE_TEST_SUITE_P(All, SweepTest, kAllStores, NameOfKind);

TEST_P(SweepTest, TablesThatWereClosedLongAgoGo) {
  SetTime(1000);
  Make("closed long ago", TableShelf::kClosed, 99);
  Make("just closed", TableShelf::kClosed, 100);
  Make("finished long ago", TableShelf::kFinished, 5);
  Make("playing", TableShelf::kPlaying, 5);
  Make("open", TableShelf::kOpen, 5);
  EXPECT_FALSE(store().Sweep({.closed = 900}, 100));
  EXPECT_FALSE(store().Load("closed long ago", 0));
  EXPECT_FALSE(store().IdOfCode("code of closed long ago"));
  EXPECT_EQ(AppendTo(store(), AppendOf("closed long ago", 3)), AppendResult::kNoTable);
  EXPECT_EQ(store().ListOf("ann", 10).size(), 4U);
  EXPECT_THAT(store().Claim("node", Texts{"closed long ago"}, 1, 0), IsEmpty());
  for (const char* id : {"just closed", "finished long ago", "playing", "open"}) {
    EXPECT_EQ(LogOf(store(), id).size(), 2U) << id;
  }
  // Its id and code are free again, and nothing of the old one comes up.
  EXPECT_EQ(store().Create(TableOf("closed long ago"), 100), Store::Created::kStored);
  EXPECT_EQ(LogOf(store(), "closed long ago"), Texts{"opened"});
  EXPECT_EQ(store().Load("closed long ago", 0)->position, "");
}

TEST_P(SweepTest, FinishedGamesThatNobodySawGoSoonerThanOthers) {
  SetTime(1000);
  Make("unseen, old", TableShelf::kFinished, 99);
  Make("unseen, new", TableShelf::kFinished, 100);
  Make("seen, old", TableShelf::kFinished, 49, true);
  Make("seen, new", TableShelf::kFinished, 50, true);
  Make("running unseen", TableShelf::kPlaying, 1);
  Make("waiting unseen", TableShelf::kOpen, 1);
  store().Sweep({.unseen = 900}, 100);
  EXPECT_THAT(Left(), UnorderedElementsAre("unseen, new", "seen, old", "seen, new",
                                           "running unseen", "waiting unseen"));
  store().Sweep({.unseen = 900, .seen = 950}, 100);
  EXPECT_THAT(Left(),
              UnorderedElementsAre("unseen, new", "seen, new", "running unseen", "waiting unseen"));
}

TEST_P(SweepTest, WhatWasSeenStaysSo) {
  SetTime(1000);
  Make("t1", TableShelf::kFinished, 5, true);
  store().MarkSeen("t1");
  store().MarkSeen("nobody");
  Reopen();
  store().Sweep({.unseen = 1}, 100);
  EXPECT_THAT(Left(), ElementsAre("t1"));
}

TEST_P(SweepTest, AtMostSoManyGoAtOnce) {
  SetTime(1000);
  for (int i = 0; i < 5; ++i) Make("closed " + std::to_string(i), TableShelf::kClosed, i);
  for (int i = 0; i < 5; ++i) Make("unseen " + std::to_string(i), TableShelf::kFinished, i);
  const Store::Retention retention{.closed = 1, .unseen = 1};
  for (const std::size_t left : {6U, 2U}) {
    EXPECT_TRUE(store().Sweep(retention, 4));
    EXPECT_EQ(Left().size(), left);
  }
  EXPECT_FALSE(store().Sweep(retention, 4));
  EXPECT_THAT(Left(), IsEmpty());
}

// --- Room

// The file keeps most of what a big table took, for the next ones.
TEST_P(SweepTest, WhatIsRemovedFromAFileIsRoom) {
  if (GetParam() != StoreKind::kSqlite) GTEST_SKIP() << "nobody knows its disk";
  constexpr std::int64_t kMib = 1 << 20;
  SetTime(1000);
  Make("big", TableShelf::kClosed, 5);
  AppendTo(store(), AppendOf("big", 3, std::string(16 * kMib, 'x')));
  const std::int64_t used = store().MeasureRoom().used_bytes;
  store().Sweep({.closed = 1}, 10);
  const std::filesystem::space_info disk =
      std::filesystem::space(std::filesystem::path(Address()).parent_path());
  const Store::Room room = store().MeasureRoom();
  EXPECT_LT(room.used_bytes, used - 15 * kMib);
  EXPECT_GT(*room.free_bytes, static_cast<std::int64_t>(disk.available) + 5 * kMib);
}

TEST_P(TablesTest, RoomIsMeasured) {
  const Store::Room before = store().MeasureRoom();
  EXPECT_GT(before.used_bytes, 0);
  EXPECT_EQ(before.free_bytes.has_value(), GetParam() == StoreKind::kSqlite);
  store().Create(TableOf("t1"), 10);
  AppendTo(store(), AppendOf("t1", 2, std::string(1 << 20, 'x')));
  EXPECT_GE(store().MeasureRoom().used_bytes, before.used_bytes);
}

TEST_P(TablesTest, AStoreThatWorksTakesAWrite) {
  EXPECT_NO_THROW(store().TestWrite());
  EXPECT_NO_THROW(store().TestWrite());
}

}  // namespace
}  // namespace folsom
