// The clock of a player waits until their client has shown what came before the question.
#include "table/clock_rig.h"
#include "table/show_times.h"

namespace folsom {
namespace {

constexpr Millis kNow = 1'000'000;
constexpr Millis kTime = 50'000;  // Of a decision, with the bank.

// What showing these events takes at most.
Millis LongestOf(const std::vector<TableEvent>& events) {
  Millis sum = 0;
  for (const TableEvent& told : events) {
    if (told.event) sum += ShowTimeOf(told.event->index()).longest * kSlowestShow;
  }
  return sum;
}

class ShowTest : public ClockTest {
 protected:
  // The first question, to a player whose client shows things.
  void OpenShowing(const TableOptions& options = Live()) {
    Open(options);
    seat_ = Asked();
    who_ = table_->OwnerOf(seat_);
    clock_.Shown(Get(), who_, 0, kNow);
    Update(kAllThere, kNow);
  }
  // Whether a clock is another by that.
  bool Shown(std::uint32_t number, Millis now) {
    return clock_.Shown(Get(), who_, number, now).clocks;
  }
  [[nodiscard]] Millis Grant() const { return Get().LongestShow(seat_); }
  [[nodiscard]] Millis WaitsUntil(Millis now) const { return clock_.WaitsUntil(Get(), seat_, now); }
  [[nodiscard]] Millis Deadline() const { return clock_.Deadline(Get(), seat_); }

  Seat seat_ = kNoSeat;
  PersonId who_;
};

TEST_F(ShowTest, TheClockStartsWhenAllIsShown) {
  OpenShowing();
  ASSERT_GT(Grant(), 3'000);
  EXPECT_EQ(WaitsUntil(kNow), kNow + Grant());
  EXPECT_EQ(Deadline(), kNow + Grant() + kTime);
  EXPECT_EQ(clock_.Spent(Get(), seat_, kNow + 2'000), 0);
  EXPECT_FALSE(Shown(Get().AskedAfter(seat_) - 1, kNow + 2'000)) << "not all of it";
  EXPECT_EQ(Deadline(), kNow + Grant() + kTime);
  EXPECT_TRUE(Shown(Get().AskedAfter(seat_), kNow + 3'000));
  EXPECT_EQ(WaitsUntil(kNow + 3'000), kNever);
  EXPECT_EQ(Deadline(), kNow + 3'000 + kTime);
  EXPECT_EQ(clock_.Spent(Get(), seat_, kNow + 5'000), 2'000);
  EXPECT_FALSE(Shown(Get().AskedAfter(seat_), kNow + 9'000)) << "once";
  EXPECT_EQ(Deadline(), kNow + 3'000 + kTime);
}

TEST_F(ShowTest, WhoSaysNothingGetsNoMoreThanTheShowMayTake) {
  OpenShowing();
  const Millis out = kNow + Grant() + kTime;
  EXPECT_EQ(clock_.NextDue(Get()), out);
  EXPECT_EQ(DueAt(out - 1), "");
  EXPECT_EQ(DueAt(out), Due(seat_, "clock"));
  EXPECT_EQ(clock_.Spent(Get(), seat_, out), kTime);
  EXPECT_FALSE(Shown(Get().AskedAfter(seat_), out)) << "too late to gain anything";
  EXPECT_EQ(Deadline(), out);
}

TEST_F(ShowTest, WaitsNoMoreOnceItHasStarted) {
  OpenShowing();
  const Millis starts = kNow + Grant();
  EXPECT_EQ(WaitsUntil(starts - 1), starts);
  EXPECT_EQ(WaitsUntil(starts), kNever) << "though nothing was reported";
}

TEST_F(ShowTest, WhatIsKnownIsNoNews) {
  OpenShowing();
  const auto is_news = [&](std::uint32_t number) {
    return clock_.Shown(Get(), who_, number, kNow).is_news;
  };
  EXPECT_FALSE(is_news(0)) << "said before the question";
  EXPECT_TRUE(is_news(2));
  EXPECT_FALSE(is_news(2));
  EXPECT_FALSE(is_news(1));
  EXPECT_FALSE(clock_.Shown(Get(), "zoe", 0, kNow).is_news) << "a spectator";
}

TEST_F(ShowTest, IsAsLongAsTheEventsSinceTheAnswerButForTheTimeSinceThen) {
  OpenShowing();
  table_->Step(seat_);
  const Millis answered = table_->now;
  const DecisionNumber first = Get().QuestionOf(seat_);
  Millis events = LongestOf(table_->News().events);
  while (Get().QuestionOf(seat_) == first && !table_->Over()) {
    table_->Step();
    events += LongestOf(table_->News().events);
  }
  EXPECT_GT(Grant(), 0);
  EXPECT_EQ(Grant(), events - (Get().AskedAt(seat_) - answered));
  EXPECT_EQ(Get().AskedAfter(seat_), Get().Events());
}

TEST_F(ShowTest, WhatHappenedLongAgoHasBeenShown) {
  OpenShowing();
  const DecisionNumber first = Get().QuestionOf(seat_);
  Millis last = 0;
  while (Get().QuestionOf(seat_) == first && !table_->Over()) {
    table_->now += 600'000;  // Everybody takes their time.
    table_->Step();
    last = LongestOf(table_->News().events);
  }
  EXPECT_GT(last, 0);
  EXPECT_EQ(Grant(), last);
}

TEST_F(ShowTest, IsNeverLongerThanTheLimit) {
  OpenShowing();
  ASSERT_EQ(table_->Do(StandIn{seat_}, who_), "");
  Millis events = 0;
  table_->StepUntil([&] {  // A stand-in answers at once, so its player has all of it to see.
    events += LongestOf(table_->News().events);
    return events > 2 * kLongestShow && table_->State().pending.Has(seat_);
  });
  EXPECT_EQ(Grant(), kLongestShow);
}

TEST_F(ShowTest, WhoseClientShowsNothingHasTheClockAtOnce) {
  Open(Live());
  const Seat seat = Asked();
  Update(kAllThere, kNow);
  EXPECT_EQ(clock_.Deadline(Get(), seat), kNow + kTime);
  EXPECT_EQ(clock_.WaitsUntil(Get(), seat, kNow), kNever);
  EXPECT_FALSE(clock_.Shown(Get(), "zoe", 0, kNow).clocks) << "a spectator";
  Update(kAllThere, kNow + 1'000);
  EXPECT_EQ(clock_.Deadline(Get(), seat), kNow + kTime);
}

TEST_F(ShowTest, AfterAFailoverItWaitsForWhoSaysAgainHowFarTheyAre) {
  OpenShowing();
  const Millis late = kNow + 500'000;
  clock_ = TableClock();  // Of another node.
  Update(kAllThere, late);
  EXPECT_EQ(Deadline(), late + kTime) << "a fresh clock, as for everybody";
  EXPECT_TRUE(Shown(1, late + 1'000));
  EXPECT_EQ(Deadline(), late + Grant() + kTime);
  EXPECT_TRUE(Shown(Get().AskedAfter(seat_), late + 2'000));
  EXPECT_EQ(Deadline(), late + 2'000 + kTime);
}

TEST_F(ShowTest, ALateFirstWordThatAllIsShownWinsNoTime) {
  Open(Live());
  seat_ = Asked();
  Update(kAllThere, kNow);
  EXPECT_FALSE(clock_.Shown(Get(), table_->OwnerOf(seat_), Get().Events(), kNow + 30'000).clocks);
  EXPECT_EQ(Deadline(), kNow + kTime);
}

TEST_F(ShowTest, GoingAndComingBackRenewsNothing) {
  OpenShowing();
  Update(AllBut(seat_), kNow + 1'000);
  Update(kAllThere, kNow + 2'000);
  Shown(1, kNow + 2'000);
  EXPECT_EQ(Deadline(), kNow + Grant() + kTime);
  Update({}, kNow + 3'000);
  EXPECT_EQ(Deadline(), kNever) << "nobody is there";
  Update(kAllThere, kNow + Grant() + 60'000);
  EXPECT_EQ(Deadline(), kNow + Grant() + 60'000 + kTime) << "the time for the show is over";
  EXPECT_EQ(clock_.Spent(Get(), seat_, kNow + Grant() + 61'000), 1'000);
}

TEST_F(ShowTest, AStandInForAMomentRenewsNothing) {
  OpenShowing();
  for (Millis now = kNow + 1'000; now < kNow + Grant(); now += 2'000) {
    ASSERT_EQ(table_->Do(StandIn{seat_}, who_), "");
    Update(kAllThere, now);
    EXPECT_EQ(WaitsUntil(now), kNever) << "the bot does not";
    ASSERT_EQ(table_->Do(GiveBack{seat_}, who_), "");
    Update(kAllThere, now + 500);
    ASSERT_EQ(WaitsUntil(now + 500), kNow + Grant());
  }
}

TEST_F(ShowTest, TheAbsentAreNotWaitedForLonger) {
  OpenShowing();
  Update(AllBut(seat_), kNow);
  EXPECT_EQ(DueAt(kNow + 40'000), Due(seat_, "absent"));
}

TEST_F(ShowTest, ByTheDayNothingWaits) {
  OpenShowing(Daily());
  EXPECT_EQ(Deadline(), Get().AskedAt(seat_) + 7'200'000);
  EXPECT_EQ(WaitsUntil(kNow), kNever);
}

TEST_F(ShowTest, TakingBackGainsNoTimeToLookAndCostsOthersNone) {
  OpenShowing();
  const Millis opening = Grant();
  const Millis began = Get().AskedAt(seat_);
  const ActionList legal = LegalList(table_->State(), seat_);
  for (int i = 0; i < 3; ++i) {
    const DecisionNumber question = Get().QuestionOf(seat_);
    ASSERT_EQ(table_->Do(Act{seat_, question, legal[legal.Size() - 1]}, who_), "");
    ASSERT_EQ(table_->Do(TakeBack{seat_, question}, who_), "");
    EXPECT_EQ(Grant(), 0);
  }
  table_->Decide(seat_, legal[legal.Size() - 1]);
  const Millis once = LongestOf(table_->News().events);
  ASSERT_NE(Asked(), seat_);
  EXPECT_EQ(Get().LongestShow(Asked()), opening + once - (Get().AskedAt(Asked()) - began))
      << "the opening is still to be shown, what was taken back is not";
}

TEST_F(ShowTest, WhatOthersAreShownCountsForThemAlone) {
  OpenShowing();
  const auto other = static_cast<Seat>((Index(seat_) + 1) % 4);
  EXPECT_FALSE(clock_.Shown(Get(), table_->OwnerOf(other), Get().Events(), kNow).clocks);
  EXPECT_EQ(WaitsUntil(kNow), kNow + Grant());
}

}  // namespace
}  // namespace folsom
