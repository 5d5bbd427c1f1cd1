// Clocks with a made-up `now`: deadlines, absence, returning, bots.
#include "table/clock.h"

#include "table/clock_rig.h"

namespace folsom {
namespace {

TEST_F(ClockTest, ALiveDecisionHasItsTimeAndTheBank) {
  Open(Live());
  const Seat seat = Asked();
  const auto other = static_cast<Seat>((Index(seat) + 1) % 4);
  Update(kAllThere, 1'000'000);
  EXPECT_EQ(clock_.Deadline(Get(), seat), 1'050'000);
  EXPECT_EQ(clock_.Deadline(Get(), other), kNever);
  EXPECT_EQ(clock_.Spent(Get(), seat, 1'007'000), 7'000);
  EXPECT_EQ(clock_.Spent(Get(), other, 1'007'000), 0);
  EXPECT_EQ(clock_.NextDue(Get()), 1'050'000);
  EXPECT_EQ(DueAt(1'049'999), "");
  EXPECT_EQ(DueAt(1'050'000), Due(seat, "clock"));
  CarryOut(1'050'000);
  EXPECT_EQ(Get().ChairOf(seat).bank, 0);
  EXPECT_TRUE(Get().IsBotSeat(seat));
  Update(kAllThere, 1'050'000);
  EXPECT_EQ(clock_.BotsDue(Get(), 1'050'000), SeatMask::Only(seat));
  EXPECT_EQ(clock_.Deadline(Get(), seat), kNever);
  EXPECT_EQ(DueAt(2'000'000), "");  // Who is there but slept asks for the seat.
}

TEST_F(ClockTest, TheBankLastsForTheGame) {
  Open(Live());
  const Seat seat = Asked();
  Update(kAllThere, 1'000'000);
  const Action action = LegalList(table_->State(), seat)[0];
  const Millis spent = clock_.Spent(Get(), seat, 1'045'000);
  ASSERT_EQ(table_->Do(Act{seat, Get().QuestionOf(seat), action}, table_->OwnerOf(seat), spent),
            "");
  Update(kAllThere, 1'045'000);
  table_->StepUntil([&] { return Asked() == seat; });
  Update(kAllThere, 1'100'000);
  EXPECT_EQ(clock_.Deadline(Get(), seat), 1'125'000);  // 20 s and the 5 s that are left.
}

TEST_F(ClockTest, LiveClocksStandStillWhileNobodyIsThere) {
  Open(Live());
  const Seat seat = Asked();
  Update(kAllThere, 1'000'000);
  Update({}, 1'010'000);
  EXPECT_EQ(clock_.Deadline(Get(), seat), kNever);
  EXPECT_EQ(clock_.Spent(Get(), seat, 1'500'000), 10'000);
  EXPECT_EQ(DueAt(1'900'000), "");
  Update({"zoe"}, 1'900'000);  // Only a spectator.
  EXPECT_EQ(clock_.Deadline(Get(), seat), kNever);
  Update(kAllThere, 2'000'000);
  EXPECT_EQ(clock_.Deadline(Get(), seat), 2'040'000);
  EXPECT_EQ(clock_.Spent(Get(), seat, 2'005'000), 15'000);
}

TEST_F(ClockTest, TheAbsentArePlayedForAfterTheGracePeriodAndComeBack) {
  Open(Live());
  const Seat seat = Asked();
  Update(kAllThere, 1'000'000);
  Update(AllBut(seat), 1'003'000);
  EXPECT_EQ(clock_.NextDue(Get()), 1'043'000);
  EXPECT_EQ(DueAt(1'042'999), "");
  EXPECT_EQ(DueAt(1'043'000), Due(seat, "absent"));
  CarryOut(1'043'000);
  Update(AllBut(seat), 1'043'000);
  EXPECT_EQ(clock_.BotsDue(Get(), 1'043'000), SeatMask::Only(seat));
  EXPECT_EQ(DueAt(1'044'000), "");
  Update(kAllThere, 1'044'000);
  EXPECT_EQ(clock_.NextDue(Get()), 1'044'000);
  EXPECT_EQ(DueAt(1'044'000), "give_back " + std::to_string(Index(seat)));
  CarryOut(1'044'000);
  Update(kAllThere, 1'044'000);
  EXPECT_FALSE(Get().IsBotSeat(seat));
  EXPECT_EQ(clock_.Spent(Get(), seat, 1'045'000), 21'000)
      << "time that was taken stays taken";  // A fresh clock.
}

TEST_F(ClockTest, WhoIsAbsentWhenTheClockRunsOutComesBackAllTheSame) {
  TableOptions options = Live();
  options.grace_s = 300;
  Open(options);
  const Seat seat = Asked();
  Update(kAllThere, 1'000'000);
  Update(AllBut(seat), 1'001'000);
  EXPECT_EQ(DueAt(1'050'000), Due(seat, "absent"));
  CarryOut(1'050'000);
  Update(kAllThere, 1'060'000);
  EXPECT_EQ(DueAt(1'060'000), "give_back " + std::to_string(Index(seat)));
}

TEST_F(ClockTest, ATakeBackDoesNotRenewTheClock) {
  Open(Live());
  const Seat seat = Asked();
  const PersonId who = table_->OwnerOf(seat);
  const ActionList legal = LegalList(table_->State(), seat);
  Update(kAllThere, 1'000'000);
  const DecisionNumber question = Get().QuestionOf(seat);
  ASSERT_EQ(table_->Do(Act{seat, question, legal[legal.Size() - 1]}, who,
                       clock_.Spent(Get(), seat, 1'030'000)),
            "");
  EXPECT_EQ(Get().ChairOf(seat).bank, 20'000);
  Update(kAllThere, 1'030'000);
  ASSERT_EQ(table_->Do(TakeBack{seat, question}, who), "");
  Update(kAllThere, 1'031'000);
  EXPECT_EQ(Get().ChairOf(seat).bank, 30'000);  // Reckoned when the question is answered.
  EXPECT_EQ(clock_.Spent(Get(), seat, 1'032'000), 31'000);
  EXPECT_EQ(clock_.Deadline(Get(), seat), 1'051'000);
  ASSERT_EQ(table_->Do(Act{seat, Get().QuestionOf(seat), legal[legal.Size() - 1]}, who,
                       clock_.Spent(Get(), seat, 1'032'000)),
            "");
  EXPECT_EQ(Get().ChairOf(seat).bank, 19'000);
}

TEST_F(ClockTest, ByCorrespondenceATakeBackDoesNotRenewTheTimeEither) {
  Open(Daily());
  const Seat seat = Asked();
  const Millis asked = Get().AskedAt(seat);
  const ActionList legal = LegalList(table_->State(), seat);
  table_->now += 60'000;
  const DecisionNumber question = Get().QuestionOf(seat);
  table_->Decide(seat, legal[legal.Size() - 1]);
  ASSERT_EQ(table_->Do(TakeBack{seat, question}, table_->OwnerOf(seat)), "");
  EXPECT_EQ(Get().AskedAt(seat), asked);
}

TEST_F(ClockTest, GraceCountsFromLeavingNotFromTheQuestion) {
  Open(Live());
  Update(kAllThere, 1'000'000);
  const Seat asked = Asked();
  const ActionList legal = LegalList(table_->State(), asked);
  const People most = AllBut(static_cast<Seat>((Index(asked) + 1) % 4));
  Update(most, 1'000'000);
  EXPECT_EQ(DueAt(1'045'000), "");  // Nothing is asked of the one who is gone.
  table_->Decide(asked, legal[legal.Size() - 1]);
  ASSERT_EQ(Asked(), static_cast<Seat>((Index(asked) + 1) % 4));
  Update(most, 1'045'000);
  EXPECT_EQ(clock_.NextDue(Get()), 1'040'000);
  EXPECT_EQ(DueAt(1'045'000), Due(Asked(), "absent"));
}

TEST_F(ClockTest, AllHaveAFreshGracePeriodWhenTheFirstComesBack) {
  Open(Live());
  const Seat seat = Asked();
  const auto other = static_cast<Seat>((Index(seat) + 1) % 4);
  Update(kAllThere, 1'000'000);
  Update({}, 1'001'000);
  Update({table_->OwnerOf(other)}, 9'000'000);
  EXPECT_EQ(DueAt(9'039'999), "");
  EXPECT_EQ(DueAt(9'040'000), Due(seat, "absent"));
}

TEST_F(ClockTest, AfterAStartEveryoneHasAFreshGracePeriod) {
  Open(Live());
  const Seat seat = Asked();
  Update(AllBut(seat), 5'000'000);
  EXPECT_EQ(DueAt(5'039'999), "");
  EXPECT_EQ(DueAt(5'040'000), Due(seat, "absent"));
}

TEST_F(ClockTest, WithoutAClockOnlyTheAbsentArePlayedFor) {
  TableOptions options = Live();
  options.clock = ClockKind::kNone;
  Open(options);
  const Seat seat = Asked();
  Update(kAllThere, 1'000'000);
  EXPECT_EQ(clock_.Deadline(Get(), seat), kNever);
  EXPECT_EQ(clock_.NextDue(Get()), kNever);
  EXPECT_EQ(DueAt(1'000'000'000), "");
  Update(AllBut(seat), 2'000'000);
  EXPECT_EQ(DueAt(2'040'000), Due(seat, "absent"));
  Update({}, 2'000'000);
  EXPECT_EQ(DueAt(2'040'000), "");
}

TEST_F(ClockTest, ByCorrespondenceOnlyTheTimeOfTheDecisionCounts) {
  Open(Daily());
  const Seat seat = Asked();
  const Millis asked = Get().AskedAt(seat);
  Update({}, asked);
  EXPECT_EQ(clock_.Deadline(Get(), seat), asked + 7'200'000);
  EXPECT_EQ(clock_.NextDue(Get()), asked + 7'200'000);
  EXPECT_EQ(DueAt(asked + 7'199'999), "");
  EXPECT_EQ(DueAt(asked + 7'200'000), Due(seat, "absent"));
  EXPECT_EQ(clock_.Spent(Get(), seat, asked + 5'000), 5'000);
  CarryOut(asked + 7'200'000);
  Update({}, asked + 7'200'000);
  EXPECT_EQ(DueAt(asked + 999'200'000), "");
  Update(kAllThere, asked + 8'000'000);  // Coming back is enough.
  EXPECT_EQ(DueAt(asked + 8'000'000), "give_back " + std::to_string(Index(seat)));
}

TEST_F(ClockTest, ByCorrespondenceTimeRunsThroughARestartButNotWithinTheGracePeriod) {
  Open(Daily());
  const Seat seat = Asked();
  const Millis asked = Get().AskedAt(seat);
  Update({}, asked + 3'600'000);  // Loaded again.
  EXPECT_EQ(clock_.Deadline(Get(), seat), asked + 7'200'000);
  clock_ = TableClock();
  Update({}, asked + 9'000'000);  // Loaded after the deadline.
  EXPECT_EQ(clock_.Deadline(Get(), seat), asked + 9'060'000);
  EXPECT_EQ(DueAt(asked + 9'059'999), "");
  EXPECT_EQ(DueAt(asked + 9'060'000), Due(seat, "absent"));
}

// The owner comes back after the time has run out and before the bot has moved: the question's time
// begins anew, and nothing goes back and forth.
TEST_F(ClockTest, ByCorrespondenceAQuestionHandedBackHasANewTime) {
  Open(Daily());
  const Seat seat = Asked();
  const Millis out = Get().AskedAt(seat) + 7'200'000;
  Update({}, out - 7'200'000);
  CarryOut(out);
  table_->now = out + 1000;
  Update(kAllThere, out + 1000);
  CarryOut(out + 1000);
  EXPECT_FALSE(Get().IsBotSeat(seat));
  Update(kAllThere, out + 1000);
  EXPECT_EQ(clock_.Due(Get(), out + 1000).size(), 0U);
  EXPECT_GE(clock_.Deadline(Get(), seat), out + 1000 + 7'200'000);
}

TEST_F(ClockTest, ByCorrespondenceWhoIsThereAndSleepsAsksForTheSeat) {
  Open(Daily());
  const Seat seat = Asked();
  const Millis out = Get().AskedAt(seat) + 7'200'000;
  Update(kAllThere, out - 7'200'000);
  EXPECT_EQ(DueAt(out), Due(seat, "clock"));
  std::size_t commands = 0;
  for (Millis now = out; now < out + 100'000; now += 1000) {
    commands += clock_.Due(Get(), now).size();
    CarryOut(now);
    Update(kAllThere, now);
  }
  EXPECT_EQ(commands, 1U);
  EXPECT_TRUE(Get().IsBotSeat(seat));
  EXPECT_EQ(table_->CodeOf(GiveBack{seat}, table_->OwnerOf(seat)), "");
}

TEST_F(ClockTest, ByCorrespondenceWhoSitsDownAnewHasTheWholeTime) {
  Open(Daily());
  const Seat seat = Asked();
  ASSERT_EQ(table_->Do(StandUp{}, table_->OwnerOf(seat)), "");
  table_->now += 9'000'000;
  ASSERT_EQ(table_->Do(SitDown{.seat = seat, .name = "Zoe", .by_link = true}, "zoe"), "");
  Update({"zoe"}, table_->now);
  EXPECT_EQ(clock_.Deadline(Get(), seat), table_->now + 7'200'000);
}

TEST_F(ClockTest, WhomTheHostReplacedGetsTheSeatBackOnReturn) {
  Open(Live());
  table_->StepUntil([&] { return table_->OwnerOf(Asked()) != "anna"; });
  const Seat seat = Asked();
  Update(AllBut(seat), 1'000'000);
  ASSERT_EQ(table_->Do(StandIn{seat}, "anna"), "");
  EXPECT_EQ(Get().ChairOf(seat).why, Absence::kHost);
  Update(AllBut(seat), 1'001'000);
  EXPECT_EQ(DueAt(1'001'000), "");
  Update(kAllThere, 1'002'000);
  EXPECT_EQ(DueAt(1'002'000), "give_back " + std::to_string(Index(seat)));
}

TEST_F(ClockTest, WhoAskedForTheStandInAsksForTheSeat) {
  Open(Live());
  const Seat seat = Asked();
  Update(kAllThere, 1'000'000);
  ASSERT_EQ(table_->Do(StandIn{seat}, table_->OwnerOf(seat), 1'000), "");
  EXPECT_EQ(Get().ChairOf(seat).why, Absence::kAsked);
  Update(kAllThere, 1'000'000);
  EXPECT_EQ(DueAt(1'000'000), "");
  Update(AllBut(seat), 1'001'000);
  Update(kAllThere, 1'002'000);
  EXPECT_EQ(DueAt(1'002'000), "");
  ASSERT_EQ(table_->Do(GiveBack{seat}, table_->OwnerOf(seat)), "");
}

TEST_F(ClockTest, IsNotSetBackByAskingForTheStandIn) {
  Open(Live());
  const Seat seat = Asked();
  const PersonId who = table_->OwnerOf(seat);
  Update(kAllThere, 1'000'000);
  const Millis deadline = clock_.Deadline(Get(), seat);
  for (Millis now = 1'004'000; now < deadline; now += 4'000) {
    ASSERT_EQ(table_->Do(StandIn{seat}, who, clock_.Spent(Get(), seat, now)), "");
    Update(kAllThere, now);
    ASSERT_EQ(table_->Do(GiveBack{seat}, who), "");
    Update(kAllThere, now);
    EXPECT_EQ(clock_.Deadline(Get(), seat), deadline);
  }
}

TEST_F(ClockTest, ByCorrespondenceAQuestionHasANewTimeOnlyOnce) {
  Open(Daily());
  const Seat seat = Asked();
  const PersonId who = table_->OwnerOf(seat);
  const Millis asked = Get().AskedAt(seat);
  table_->now += 1000;
  ASSERT_EQ(table_->Do(StandIn{seat}, who), "");
  ASSERT_EQ(table_->Do(GiveBack{seat}, who), "");
  EXPECT_EQ(Get().AskedAt(seat), asked) << "who asks for a stand-in wins no time";
  Millis renewed = 0;
  for (int i = 0; i < 2; ++i) {
    table_->now += 2000;
    const DecisionNumber question = Get().QuestionOf(seat);
    ASSERT_EQ(table_->DoAsServer(TakeOver{seat, question, Absence::kAbsent}), "");
    ASSERT_EQ(table_->Do(GiveBack{seat}, who), "");
    if (i == 0) renewed = Get().AskedAt(seat);
    EXPECT_GT(Get().AskedAt(seat), asked);
    EXPECT_EQ(Get().AskedAt(seat), renewed);
  }
}

TEST_F(ClockTest, OnlyWhoIsNotThereAndHasHadTheirGraceIsGone) {
  Open(Live());
  const Seat seat = Asked();
  Update(kAllThere, 1'000'000);
  EXPECT_FALSE(clock_.IsGone(Get(), seat, 9'000'000));
  Update(AllBut(seat), 1'000'000);
  const Millis grace = Millis{Get().Options().grace_s} * 1000;
  EXPECT_FALSE(clock_.IsGone(Get(), seat, 1'000'000 + grace - 1));
  EXPECT_TRUE(clock_.IsGone(Get(), seat, 1'000'000 + grace));
  Update(kAllThere, 1'000'000 + grace);
  EXPECT_FALSE(clock_.IsGone(Get(), seat, 1'000'000 + grace));
}

TEST_F(ClockTest, WhoseClockRanOutAndThenLeavesHasTheirGraceToo) {
  Open(Live());
  const Seat seat = Asked();
  const DecisionNumber question = Get().QuestionOf(seat);
  ASSERT_EQ(table_->DoAsServer(TakeOver{seat, question, Absence::kClock}), "");
  Update(kAllThere, 1'000'000);
  Update(AllBut(seat), 2'000'000);
  const Millis grace = Millis{Get().Options().grace_s} * 1000;
  EXPECT_FALSE(clock_.IsGone(Get(), seat, 2'000'000 + grace - 1));
  EXPECT_TRUE(clock_.IsGone(Get(), seat, 2'000'000 + grace));
}

TEST_F(ClockTest, ByCorrespondenceNobodyIsGone) {
  Open(Daily());
  const Seat seat = Asked();
  Update({}, Get().AskedAt(seat));
  Update({"anna", "bert"}, Get().AskedAt(seat) + 1000);
  EXPECT_FALSE(clock_.IsGone(Get(), seat, Get().AskedAt(seat) + 7'100'000));
}

TEST_F(ClockTest, AllWhoDecideTogetherHaveTheirOwnClock) {
  TableOptions options = Live();
  table_ = std::make_unique<PlayedTable>(Config{.expert = true}, options, 4);
  ASSERT_NO_FATAL_FAILURE(table_->Start());
  table_->StepUntil(
      [&] { return table_->State().ask == Ask::kKeep && table_->State().pending.Count() == 4; });
  Update(kAllThere, 1'000'000);
  for (const Seat seat : table_->State().pending) {
    EXPECT_EQ(clock_.Deadline(Get(), seat), 1'000'000 + 20'000 + Get().ChairOf(seat).bank);
  }
  table_->Decide(Seat{2}, act::kDone);
  Update(kAllThere, 1'010'000);
  EXPECT_EQ(clock_.Deadline(Get(), Seat{2}), kNever);
  EXPECT_EQ(clock_.Deadline(Get(), Seat{0}), 1'050'000);
}

TEST_F(ClockTest, BotsLeaveAMomentForTakingBack) {
  Open(Live(), 3);
  Update({"anna"}, 1'000'000);
  table_->StepUntil([&] { return table_->State().pending.Has(Seat{0}); });
  Update({"anna"}, 2'000'000);
  EXPECT_EQ(clock_.BotsDue(Get(), 2'000'000), SeatMask{});
  const ActionList legal = LegalList(table_->State(), Seat{0});
  table_->Decide(Seat{0}, legal[legal.Size() - 1]);
  ASSERT_EQ(Get().MayTakeBack(), Seat{0});
  Update({"anna"}, 2'001'000);
  const Millis over = 2'001'000 + Get().Options().bot_pause_ms;
  EXPECT_EQ(clock_.NextDue(Get()), over);
  EXPECT_EQ(clock_.BotsDue(Get(), over - 1), SeatMask{});
  EXPECT_EQ(clock_.BotsDue(Get(), over), table_->State().pending);
  table_->Step();  // A bot's decision is nobody's to take back.
  Update({"anna"}, 2'003'000);
  if (!table_->State().pending.Has(Seat{0})) {
    EXPECT_EQ(clock_.BotsDue(Get(), 2'003'000), table_->State().pending);
  }
}

TEST_F(ClockTest, ATableOfProgramsRunsByItself) {
  table_ = std::make_unique<PlayedTable>(Config{}, Live(), 6);
  for (std::size_t i = 0; i < 4; ++i) {
    ASSERT_EQ(
        table_->Do(SitDown{.seat = {}, .name = "r", .program = true}, "robot" + std::to_string(i)),
        "");
  }
  ASSERT_NO_FATAL_FAILURE(table_->Start());
  ASSERT_FALSE(Get().HasPeople());
  const Seat seat = Asked();
  Update({"robot0", "robot1", "robot2", "robot3"}, 1'000'000);
  EXPECT_EQ(clock_.Deadline(Get(), seat), 1'050'000);
  Update({}, 1'001'000);
  EXPECT_EQ(DueAt(1'041'000), Due(seat, "absent"));
}

}  // namespace
}  // namespace folsom
