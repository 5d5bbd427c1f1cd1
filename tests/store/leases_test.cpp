// Who runs a table, and who is connected, on both stores.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/store_suite.h"

namespace folsom {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using Tables = std::vector<std::string>;

// Tables made at time 40, nodes "a" and "b", leases of 10, presence of 100.
class LeasesTest : public StoreSuite {
 protected:
  void Make(const Tables& tables, StoreTime now = 40) {
    SetTime(now);
    for (const std::string& table : tables) store().Create(TableOf(table), 1000);
  }
  Tables Claim(const std::string& node, const Tables& wanted, StoreTime now, int limit = 0) {
    SetTime(now);
    return store().Claim(node, wanted, 10, limit);
  }
  void Release(const std::string& node, const std::string& table, StoreTime now, StoreTime wake) {
    SetTime(now);
    store().Release(node, table, wake - now);
  }
  void SetPresent(const std::string& node, std::vector<Store::Presence> present, StoreTime now) {
    SetTime(now);
    store().SetPresent(node, present, 100);
  }
  Tables PresentAt(const std::string& table, StoreTime now, const std::string& except = "") {
    SetTime(now);
    return store().PresentAt(table, except);
  }
};
INSTANTIATE_TEST_SUITE_P(All, LeasesTest, kAllStores, NameOfKind);

TEST_P(LeasesTest, OfTheWantedThoseThatNobodyHoldsAreClaimed) {
  Make({"t1", "t2", "t3"});
  EXPECT_THAT(Claim("a", {"t1", "t2"}, 50), UnorderedElementsAre("t1", "t2"));
  EXPECT_THAT(Claim("b", {"t2", "t3"}, 51), ElementsAre("t3"));
}

TEST_P(LeasesTest, OnesOwnAreClaimedAgain) {
  Make({"t1"});
  EXPECT_THAT(Claim("a", {"t1"}, 50), ElementsAre("t1"));  // Until 60.
  EXPECT_THAT(Claim("a", {"t1"}, 58), ElementsAre("t1"));  // Until 68.
  EXPECT_THAT(Claim("b", {"t1"}, 67), IsEmpty());
  EXPECT_THAT(Claim("b", {"t1"}, 68), ElementsAre("t1"));
  EXPECT_THAT(Claim("a", {"t1"}, 69), IsEmpty());
}

TEST_P(LeasesTest, TablesThatAreNotThereAreNotClaimed) {
  Make({"t1"});
  EXPECT_THAT(Claim("a", {"nobody", "t1", "t1"}, 50), ElementsAre("t1"));
}

// By the store's clock: what its maker took for the time does not count.
TEST_P(LeasesTest, ANewTableIsDueAtOnce) {
  SetTime(100);
  store().Create(TableOf("t1", 1'000'000), 1000);
  EXPECT_THAT(Claim("a", {}, 100, 5), ElementsAre("t1"));
}

TEST_P(LeasesTest, OfThoseThatAreDueAtMostSoManyAreClaimed) {
  Make({"t1", "t2", "t3", "t4"});
  EXPECT_EQ(Claim("a", {}, 200, 3).size(), 3U);
  EXPECT_EQ(Claim("b", {}, 200, 3).size(), 1U);
  EXPECT_THAT(Claim("b", {}, 200, 3), IsEmpty());
}

TEST_P(LeasesTest, TheWantedDoNotCountAgainstTheLimit) {
  Make({"t1", "t2", "t3"});
  EXPECT_EQ(Claim("a", {"t1", "t2"}, 200, 1).size(), 3U);
}

TEST_P(LeasesTest, WhatOneHoldsIsNotDue) {
  Make({"t1"});
  EXPECT_THAT(Claim("a", {"t1"}, 200), ElementsAre("t1"));
  EXPECT_THAT(Claim("a", {}, 201, 5), IsEmpty());
  EXPECT_THAT(Claim("b", {}, 201, 5), IsEmpty());
}

TEST_P(LeasesTest, AReleasedTableIsDueWhenItsTimeComes) {
  Make({"t1"});
  Claim("a", {"t1"}, 200);
  Release("a", "t1", 200, 300);
  EXPECT_THAT(Claim("b", {}, 299, 5), IsEmpty());
  EXPECT_THAT(Claim("b", {}, 300, 5), ElementsAre("t1"));
}

TEST_P(LeasesTest, AReleasedTableIsThereForWhoeverWantsIt) {
  Make({"t1"});
  Claim("a", {"t1"}, 200);
  store().Release("a", "t1", kNoWake);
  EXPECT_THAT(Claim("b", {}, 1'000'000'000'000, 5), IsEmpty());
  EXPECT_THAT(Claim("b", {"t1"}, 201), ElementsAre("t1"));
}

TEST_P(LeasesTest, ATableWhoseHolderDiedIsDueAtOnce) {
  Make({"t1"});
  Claim("a", {"t1"}, 200);
  store().Release("a", "t1", kNoWake);
  Claim("a", {"t1"}, 300);  // Until 310; and then "a" is no more.
  EXPECT_THAT(Claim("b", {}, 309, 5), IsEmpty());
  EXPECT_THAT(Claim("b", {}, 310, 5), ElementsAre("t1"));
}

TEST_P(LeasesTest, WhatAnotherHasClaimedSinceIsNotGivenBack) {
  Make({"t1"});
  Claim("a", {"t1"}, 200);
  Claim("b", {"t1"}, 210);
  store().Release("a", "t1", 0);
  EXPECT_THAT(Claim("c", {"t1"}, 211, 5), IsEmpty());
  store().Release("b", "t1", 0);
  EXPECT_THAT(Claim("c", {"t1"}, 212), ElementsAre("t1"));
}

TEST_P(LeasesTest, TimesToWakeOutliveTheProcess) {
  Make({"asleep", "for good", "held"});
  Claim("a", {"asleep", "for good", "held"}, 200);
  Release("a", "asleep", 200, 5000);
  store().Release("a", "for good", kNoWake);
  Reopen();
  EXPECT_THAT(Claim("b", {}, 1000, 5), ElementsAre("held"));
  EXPECT_THAT(Claim("b", {}, 5000, 5), testing::Contains("asleep"));
  EXPECT_THAT(Claim("c", {}, 1'000'000, 5), testing::Not(testing::Contains("for good")));
}

TEST_P(LeasesTest, ClaimingDoesNotTouchTheLog) {
  Make({"t1"});
  Claim("a", {"t1"}, 200);
  EXPECT_EQ(AppendTo(store(), AppendOf("t1", 2)), AppendResult::kStored);
}

// --- Presence

TEST_P(LeasesTest, WhoIsThereIsKnownUntilItRunsOut) {
  SetPresent("a", {{"t1", "ann"}, {"t1", "bob"}, {"t2", "cat"}}, 0);
  EXPECT_THAT(PresentAt("t1", 99), UnorderedElementsAre("ann", "bob"));
  EXPECT_THAT(PresentAt("t2", 99), ElementsAre("cat"));
  EXPECT_THAT(PresentAt("t3", 99), IsEmpty());
  EXPECT_THAT(PresentAt("t1", 100), IsEmpty());
}

TEST_P(LeasesTest, WhatANodeSaysReplacesAllThatItSaidBefore) {
  SetPresent("a", {{"t1", "ann"}, {"t1", "bob"}}, 0);
  SetPresent("a", {{"t1", "bob"}, {"t2", "cat"}}, 90);
  EXPECT_THAT(PresentAt("t1", 150), ElementsAre("bob"));
  EXPECT_THAT(PresentAt("t2", 150), ElementsAre("cat"));
  SetPresent("a", {}, 150);
  EXPECT_THAT(PresentAt("t1", 150), IsEmpty());
}

TEST_P(LeasesTest, SomebodyAtTwoNodesIsThereOnceAndUntilTheLastRunsOut) {
  SetPresent("a", {{"t1", "ann"}, {"t1", "ann"}}, 0);
  SetPresent("b", {{"t1", "ann"}}, 90);
  EXPECT_THAT(PresentAt("t1", 95), ElementsAre("ann"));
  EXPECT_THAT(PresentAt("t1", 95, "b"), ElementsAre("ann"));
  EXPECT_THAT(PresentAt("t1", 150), ElementsAre("ann"));
  EXPECT_THAT(PresentAt("t1", 150, "a"), ElementsAre("ann"));
  EXPECT_THAT(PresentAt("t1", 150, "b"), IsEmpty());
  SetPresent("b", {}, 150);
  EXPECT_THAT(PresentAt("t1", 150), IsEmpty());
}

TEST_P(LeasesTest, SweepingRemovesDeadPresenceOnly) {
  SetPresent("dead", {{"t1", "ann"}}, 0);
  SetPresent("alive", {{"t1", "bob"}}, 1);
  SetTime(100);
  store().Sweep({}, 1);
  // Asked about a time when it was still alive: it is gone.
  EXPECT_THAT(PresentAt("t1", 50), ElementsAre("bob"));
  SetPresent("dead", {{"t1", "ann"}}, 100);
  EXPECT_THAT(PresentAt("t1", 50), UnorderedElementsAre("ann", "bob"));
}

// --- The store's own clock

TEST_P(LeasesTest, UnlessATestSetsItsClockAStoreKnowsTheTime) {
  store().Create(TableOf("t1"), 1000);
  constexpr StoreSpan kHour = 3'600'000;
  EXPECT_THAT(store().Claim("a", Tables{"t1"}, kHour, 0), ElementsAre("t1"));
  EXPECT_THAT(store().Claim("b", Tables{"t1"}, kHour, 5), IsEmpty());
  store().Release("a", "t1", -kHour);
  EXPECT_THAT(store().Claim("b", {}, kHour, 5), ElementsAre("t1"));
  store().SetPresent("a", std::vector<Store::Presence>{{"t1", "ann"}}, kHour);
  EXPECT_THAT(store().PresentAt("t1", ""), ElementsAre("ann"));
  store().SetPresent("a", std::vector<Store::Presence>{{"t1", "ann"}}, -kHour);
  EXPECT_THAT(store().PresentAt("t1", ""), IsEmpty());
}

}  // namespace
}  // namespace folsom
