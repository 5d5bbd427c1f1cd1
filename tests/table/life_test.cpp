// When a table ends by itself.
#include "table/clock_rig.h"

namespace folsom {
namespace {

using TableLife = ClockTest;

TEST_F(TableLife, WaitingRoomsLiveWhileSomebodyIsThere) {
  table_ = std::make_unique<PlayedTable>(Config{}, Live());
  const Millis opened = Get().ChangedAt();
  Update({"a stranger"}, opened);
  EXPECT_EQ(clock_.NextDue(Get()), kNever);
  EXPECT_EQ(DueAt(opened + 90'000'000), "");
  Update({}, opened + 90'000'000);
  EXPECT_EQ(DueAt(opened + 93'599'999), "");
  EXPECT_EQ(DueAt(opened + 93'600'000), "expire");
}

TEST_F(TableLife, WaitingRoomsByCorrespondenceLiveForDays) {
  table_ = std::make_unique<PlayedTable>(Config{}, Daily());
  const Millis opened = Get().ChangedAt();
  Update({}, opened);
  EXPECT_EQ(clock_.NextDue(Get()), opened + 7 * 86'400'000LL);
}

TEST_F(TableLife, TablesThatNeverStartExpire) {
  table_ = std::make_unique<PlayedTable>(Config{}, Live());
  const Millis opened = Get().ChangedAt();
  Update({}, opened);
  EXPECT_EQ(clock_.NextDue(Get()), opened + 3'600'000);
  EXPECT_EQ(DueAt(opened + 3'599'999), "");
  EXPECT_EQ(DueAt(opened + 3'600'000), "expire");
  table_->now += 1'000'000;
  ASSERT_EQ(table_->Do(SitDown{.seat = {}, .name = "x"}, "anna"), "");
  EXPECT_EQ(DueAt(opened + 3'600'000), "");
  CarryOut(opened + 9'000'000);
  EXPECT_EQ(Get().GetStage(), Stage::kClosed);
  EXPECT_EQ(Get().WhyClosed(), Closing::kExpired);
  EXPECT_EQ(clock_.NextDue(Get()), kNever);
}

TEST_F(TableLife, LiveTablesThatAllHaveLeftAreAbandonedAfterADay) {
  Open(Live());
  constexpr Millis kDay = 86'400'000;
  const Millis changed = Get().ChangedAt();
  Update(kAllThere, changed);
  Update({}, changed + 1000);
  EXPECT_EQ(DueAt(changed + kDay), "");
  EXPECT_EQ(clock_.NextDue(Get()), changed + 1000 + kDay);
  EXPECT_EQ(DueAt(changed + 1000 + kDay), "expire");
  clock_ = TableClock();
  Update({}, changed + 2 * kDay);  // After a start they have a moment to come back.
  EXPECT_EQ(DueAt(changed + 2 * kDay), "");
  EXPECT_EQ(DueAt(changed + 2 * kDay + 40'000), "expire");
  CarryOut(changed + 3 * kDay);
  EXPECT_EQ(Get().WhyClosed(), Closing::kAbandoned);
}

}  // namespace
}  // namespace folsom
