// Every check of a table with its code, and the order of the checks.
#include <gtest/gtest.h>

#include "table/played_table.h"
#include "table/table_words.h"

namespace folsom {
namespace {

Config ThreeSeats() {
  Config config;
  config.seats = 3;
  return config;
}

SitDown Sit(std::size_t seat, const std::string& name = "x") {
  return {.seat = static_cast<Seat>(seat), .name = name};
}

constexpr Seat kFirstSeat{0};
constexpr Seat kNoSuchSeat{3};

// A command of each kind that names a seat.
std::vector<Command> SeatCommands(Seat seat) {
  return {SitDown{.seat = seat, .name = "x"},
          StandUp{seat},
          PutBot{seat, "rustler"},
          ClearSeat{seat},
          Act{seat, 0, act::kDraw},
          TakeBack{seat, 0},
          AskHint{seat, 0},
          PickBandit{seat, Bandit::kDoc},
          Kick{seat},
          StandIn{seat},
          GiveBack{seat},
          TakeOver{seat, 0, Absence::kAbsent}};
}
std::vector<Command> OneOfEachCommand() {
  std::vector<Command> commands = SeatCommands(kFirstSeat);
  for (const Command& command :
       {Command(SetOptions{ThreeSeats(), {}}), Command(Commit{}), Command(StartGame{}),
        Command(Reveal{}), Command(RefuseStart{}), Command(DealGame{}), Command(Rematch{"t2"}),
        Command(CloseTable{}), Command(Expire{Closing::kUpgrade}),
        Command(RenameSeat{kFirstSeat, "Zoe"})}) {
    commands.push_back(command);
  }
  return commands;
}
bool IsServers(const Command& command) {
  return std::holds_alternative<TakeOver>(command) || std::holds_alternative<Expire>(command) ||
         std::holds_alternative<RefuseStart>(command) ||
         std::holds_alternative<DealGame>(command) || std::holds_alternative<RenameSeat>(command);
}

// What a finished table takes.
bool IsForever(const Command& command) { return std::holds_alternative<Rematch>(command); }

TEST(TableChecks, HaveACommandOfEachKind) {
  EXPECT_EQ(OneOfEachCommand().size(), std::variant_size_v<Command>);
  std::set<std::string_view> names;
  for (const Command& command : OneOfEachCommand()) names.insert(CommandName(command));
  EXPECT_EQ(names.size(), std::variant_size_v<Command>);
}

TEST(TableChecks, AClosedTableAcceptsNothing) {
  PlayedTable table(ThreeSeats());
  ASSERT_EQ(table.Do(CloseTable{}, "anna"), "");
  EXPECT_EQ(table.Get().WhyClosed(), Closing::kHost);
  for (const Command& command : OneOfEachCommand()) {
    EXPECT_EQ(table.CodeOf(command, "anna"), "table/closed") << CommandName(command);
    EXPECT_EQ(table.CodeOf(command, ""), "table/closed") << CommandName(command);
  }
  Recorder chance(1);
  const Result<Entry> nothing = Table().Check(StartGame{}, {"anna"}, 0, 0, chance);
  ASSERT_FALSE(nothing);
  EXPECT_EQ(nothing.Error().code, "table/closed");
}

TEST(TableChecks, AFinishedTableAcceptsOnlyARematch) {
  PlayedTable table(ThreeSeats(), Unhurried());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  EXPECT_EQ(table.CodeOf(Rematch{"t2"}, "anna"), "table/not_over");
  table.PlayToTheEnd();
  ASSERT_EQ(table.Get().GetStage(), Stage::kFinished);
  for (const Command& command : OneOfEachCommand()) {
    if (IsForever(command)) continue;
    EXPECT_EQ(table.CodeOf(command, "anna"), "table/over") << CommandName(command);
    EXPECT_EQ(table.CodeOf(command, ""), "table/over") << CommandName(command);
  }
  EXPECT_EQ(table.CodeOf(Rematch{"t2"}, "zoe"), "table/not_your_seat");
  EXPECT_EQ(table.CodeOf(Rematch{"t2"}, ""), "table/not_allowed");
  EXPECT_EQ(table.CodeOf(Rematch{""}, "bert"), "table/bad_name");
  EXPECT_EQ(table.Do(Rematch{"t2"}, "bert"), "");
  EXPECT_EQ(table.Get().RematchTable(), "t2");
  EXPECT_EQ(table.CodeOf(Rematch{"t3"}, "cleo"), "table/rematched");
}

TEST(TableChecks, CommandsHaveTheirStage) {
  PlayedTable table(ThreeSeats());
  for (const Command& command : OneOfEachCommand()) {
    const std::string code = table.CodeOf(command, IsServers(command) ? "" : "anna");
    const bool in_play =
        std::holds_alternative<Act>(command) || std::holds_alternative<TakeBack>(command) ||
        std::holds_alternative<StandIn>(command) || std::holds_alternative<GiveBack>(command) ||
        std::holds_alternative<TakeOver>(command) || std::holds_alternative<Rematch>(command) ||
        std::holds_alternative<AskHint>(command);
    EXPECT_EQ(code == "table/not_started", in_play) << CommandName(command) << ": " << code;
  }
  EXPECT_EQ(table.CodeOf(Expire{Closing::kAbandoned}, ""), "table/not_started");
  ASSERT_NO_FATAL_FAILURE(table.Start());
  for (const Command& command :
       {Command(PutBot{kFirstSeat, "rustler"}), Command(ClearSeat{kFirstSeat}),
        Command(SetOptions{ThreeSeats(), {}}), Command(Commit{}), Command(StartGame{}),
        Command(Reveal{}), Command(Kick{Seat{1}}), Command(CloseTable{}),
        Command(PickBandit{kFirstSeat, Bandit::kDoc})}) {
    EXPECT_EQ(table.CodeOf(command, "anna"), "table/started") << CommandName(command);
  }
  EXPECT_EQ(table.CodeOf(Expire{Closing::kExpired}, ""), "table/started");
  EXPECT_EQ(table.CodeOf(Expire{Closing::kAbandoned}, ""), "");
}

TEST(TableChecks, SomeThingsAreForTheHost) {
  PlayedTable table(ThreeSeats());
  ASSERT_EQ(table.Do(Sit(0), "anna"), "");
  ASSERT_EQ(table.Do(Sit(1), "bert"), "");
  for (const PersonId who : {"bert", "zoe", ""}) {
    for (const Command& command : {Command(PutBot{Seat{2}, "rustler"}), Command(ClearSeat{Seat{2}}),
                                   Command(SetOptions{ThreeSeats(), {}}), Command(StartGame{}),
                                   Command(Kick{kFirstSeat}), Command(CloseTable{})}) {
      EXPECT_EQ(table.CodeOf(command, who), "table/not_host") << CommandName(command) << who;
    }
  }
  ASSERT_NO_FATAL_FAILURE(table.Start());
  EXPECT_EQ(table.CodeOf(StandIn{kFirstSeat}, "bert"), "table/not_your_seat");
}

TEST(TableChecks, SomeThingsAreForTheServerAndOthersNot) {
  PlayedTable table(ThreeSeats());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  for (const Command& command : OneOfEachCommand()) {
    if (!IsServers(command)) continue;
    const std::string code = table.CodeOf(command, "anna");
    if (code == "table/started") continue;  // The deal's: see DealTest.
    EXPECT_EQ(code, "table/not_allowed") << CommandName(command);
  }
  EXPECT_EQ(table.CodeOf(TakeBack{kFirstSeat, 0}, ""), "table/not_allowed");
  EXPECT_EQ(table.CodeOf(Sit(0), ""), "table/not_allowed");
  EXPECT_EQ(table.CodeOf(StandUp{}, ""), "table/not_allowed");
  EXPECT_EQ(table.CodeOf(Sit(0), "not an id"), "table/not_allowed");
}

TEST(TableChecks, SeatsMustExist) {
  PlayedTable table(ThreeSeats());
  for (const Seat seat : {kNoSuchSeat, kNoSeat}) {
    for (const Command& command : SeatCommands(seat)) {
      const std::string code = table.CodeOf(command, IsServers(command) ? "" : "anna");
      if (code == "table/not_started") continue;
      EXPECT_EQ(code, "table/no_such_seat") << CommandName(command);
    }
  }
  ASSERT_NO_FATAL_FAILURE(table.Start());
  for (const Seat seat : {kNoSuchSeat, kNoSeat}) {
    for (const Command& command : SeatCommands(seat)) {
      const std::string code = table.CodeOf(command, IsServers(command) ? "" : "anna");
      if (code == "table/started") continue;
      EXPECT_EQ(code, "table/no_such_seat") << CommandName(command);
    }
  }
}

TEST(TableChecks, WhatIsAnothersIsRefused) {
  PlayedTable table(ThreeSeats());
  ASSERT_EQ(table.Do(Sit(0), "anna"), "");
  EXPECT_EQ(table.CodeOf(StandUp{kFirstSeat}, "bert"), "table/not_your_seat");
  EXPECT_EQ(table.CodeOf(StandUp{}, "bert"), "table/not_your_seat");
  EXPECT_EQ(table.CodeOf(Commit{CommitmentOf("bert")}, "bert"), "table/not_your_seat");
  ASSERT_NO_FATAL_FAILURE(table.Start());
  EXPECT_EQ(table.CodeOf(Act{kFirstSeat, 0, act::kDraw}, "bert"), "table/not_your_seat");
  EXPECT_EQ(table.CodeOf(Act{kFirstSeat, 0, act::kDraw}, "zoe"), "table/not_your_seat");
  EXPECT_EQ(table.CodeOf(TakeBack{kFirstSeat, 0}, "bert"), "table/not_your_seat");
  EXPECT_EQ(table.CodeOf(GiveBack{kFirstSeat}, "bert"), "table/not_your_seat");
  EXPECT_EQ(table.CodeOf(StandIn{kFirstSeat}, "bert"), "table/not_your_seat");
  EXPECT_EQ(table.CodeOf(Act{kFirstSeat, 0, act::kDraw}, ""), "table/not_your_seat");
}

TEST(TableChecks, OneCannotKickNobodyNorOneself) {
  PlayedTable table(ThreeSeats());
  ASSERT_EQ(table.Do(Sit(0), "anna"), "");
  ASSERT_EQ(table.Do(PutBot{Seat{1}, "rustler"}, "anna"), "");
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
    EXPECT_EQ(table.CodeOf(Kick{seat}, "anna"), "table/nobody_there");
  }
  ASSERT_NO_FATAL_FAILURE(table.Start());
  EXPECT_EQ(table.CodeOf(StandIn{Seat{1}}, "anna"), "table/nobody_there");
  EXPECT_EQ(table.CodeOf(TakeOver{Seat{1}, 0, Absence::kAbsent}, ""), "table/nobody_there");
}

TEST(TableChecks, ATakenSeatIsTaken) {
  PlayedTable table(ThreeSeats());
  ASSERT_EQ(table.Do(Sit(0), "anna"), "");
  ASSERT_EQ(table.Do(PutBot{Seat{1}, "rustler"}, "anna"), "");
  EXPECT_EQ(table.CodeOf(Sit(0), "bert"), "table/seat_taken");
  EXPECT_EQ(table.CodeOf(Sit(1), "bert"), "table/seat_taken");
  EXPECT_EQ(table.CodeOf(PutBot{Seat{0}, "rustler"}, "anna"), "table/seat_taken");
  EXPECT_EQ(table.CodeOf(PutBot{Seat{1}, "tenderfoot"}, "anna"), "");
  SitDown by_link = Sit(2);
  by_link.by_link = true;
  EXPECT_EQ(table.CodeOf(by_link, "bert"), "table/seat_taken");  // Nobody's: no link leads there.
  ASSERT_EQ(table.Do(SitDown{.seat = {}, .name = "c"}, "cleo"), "");
  EXPECT_EQ(table.OwnerOf(Seat{2}), "cleo");
  EXPECT_EQ(table.CodeOf(SitDown{.seat = {}, .name = "d"}, "dora"), "table/full");
}

TEST(TableChecks, OneSeatEachUnlessLocal) {
  for (const bool local : {false, true}) {
    TableOptions options;
    options.local_seats = local;
    PlayedTable table(ThreeSeats(), options);
    ASSERT_EQ(table.Do(Sit(0, "Anna"), "anna"), "");
    EXPECT_EQ(table.Do(Sit(1, "Little Bert"), "anna"), local ? "" : "table/already_seated");
    SitDown own = Sit(0);
    own.by_link = true;
    EXPECT_EQ(table.CodeOf(own, "anna"), "table/already_seated");
  }
}

TEST(TableChecks, WhoWasKickedStaysOut) {
  PlayedTable table(ThreeSeats());
  ASSERT_EQ(table.Do(Sit(0), "anna"), "");
  ASSERT_EQ(table.Do(Sit(1), "bert"), "");
  ASSERT_EQ(table.Do(Kick{Seat{1}}, "anna"), "");
  EXPECT_TRUE(table.Get().WasKicked("bert"));
  EXPECT_TRUE(table.Get().ChairOf(Seat{1}).Empty());
  EXPECT_EQ(table.CodeOf(Sit(1), "bert"), "table/kicked");
  EXPECT_EQ(table.CodeOf(Sit(1), "cleo"), "");
}

TEST(TableChecks, NobodyIsKickedInPlay) {
  PlayedTable table(ThreeSeats());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  EXPECT_EQ(table.CodeOf(Kick{Seat{1}}, "anna"), "table/started");
  const Seat seat = table.State().pending.First();
  ASSERT_EQ(table.DoAsServer(TakeOver{seat, table.Get().QuestionOf(seat), Absence::kAbsent}), "");
  EXPECT_EQ(table.CodeOf(Kick{seat}, "anna"), "table/started");
  EXPECT_FALSE(table.Get().MayPassOn(seat, "anna")) << "no link leads to it but its player's";
}

TEST(TableChecks, BotsHaveNames) {
  PlayedTable table(ThreeSeats());
  EXPECT_EQ(table.CodeOf(PutBot{Seat{1}, ""}, "anna"), "table/no_such_bot");
  EXPECT_EQ(table.CodeOf(PutBot{Seat{1}, std::string(65, 'x')}, "anna"), "table/no_such_bot");
  EXPECT_EQ(table.CodeOf(ClearSeat{Seat{1}}, "anna"), "table/no_such_bot");
  ASSERT_EQ(table.Do(Sit(0), "anna"), "");
  EXPECT_EQ(table.CodeOf(ClearSeat{Seat{0}}, "anna"), "table/no_such_bot");
  ASSERT_EQ(table.Do(PutBot{Seat{1}, "rustler"}, "anna"), "");
  EXPECT_EQ(table.Do(ClearSeat{Seat{1}}, "anna"), "");
  EXPECT_TRUE(table.Get().ChairOf(Seat{1}).Empty());
}

TEST(TableChecks, NamesAreLookedAt) {
  PlayedTable table(ThreeSeats());
  EXPECT_EQ(table.CodeOf(Sit(0, ""), "anna"), "table/bad_name");
  EXPECT_EQ(table.CodeOf(Sit(0, std::string(97, 'x')), "anna"), "table/bad_name");
}

TEST(TableChecks, OptionsAndConfigAreLookedAt) {
  PlayedTable table(ThreeSeats());
  TableOptions bad;
  bad.grace_s = 0;
  Config two = ThreeSeats();
  two.seats = 2;
  EXPECT_EQ(table.CodeOf(SetOptions{two, bad}, "anna"), "table/bad_options");
  EXPECT_EQ(table.CodeOf(SetOptions{two, {}}, "anna"), "config/players");
  EXPECT_EQ(Table::Open(two, {}, "anna", 0).Error().code, "config/players");
  EXPECT_EQ(Table::Open(two, bad, "anna", 0).Error().code, "table/bad_options");
  EXPECT_EQ(Table::Open(ThreeSeats(), {}, "", 0).Error().code, "table/not_allowed");
  Recorder chance(1);
  const Result<Entry> refused = table.Get().Check(SetOptions{two, {}}, {"anna"}, kNoon, 0, chance);
  EXPECT_EQ(refused.Error().clause, "CONF-1");
}

TEST(TableChecks, EverySeatNeedsSomebody) {
  PlayedTable table(ThreeSeats());
  ASSERT_EQ(table.Do(Sit(0), "anna"), "");
  EXPECT_EQ(table.CodeOf(StartGame{}, "anna"), "table/empty_seats");
  ASSERT_EQ(table.Do(PutBot{Seat{1}, "rustler"}, "anna"), "");
  EXPECT_EQ(table.CodeOf(StartGame{}, "anna"), "table/empty_seats");
  ASSERT_EQ(table.Do(PutBot{Seat{2}, "rustler"}, "anna"), "");
  EXPECT_EQ(table.Do(StartGame{}, "anna"), "");
}

TEST(TableChecks, DecisionsAreTakenOnceByThoseOnTurn) {
  PlayedTable table(ThreeSeats());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const Seat seat = table.State().pending.First();
  const auto other = static_cast<Seat>((Index(seat) + 1) % 3);
  const DecisionNumber question = table.Get().QuestionOf(seat);
  const Action action = LegalList(table.State(), seat)[0];
  const PersonId who = table.OwnerOf(seat);
  EXPECT_EQ(table.CodeOf(Act{seat, question + 1, action}, who), "table/stale_decision");
  EXPECT_EQ(table.CodeOf(Act{other, question, action}, table.OwnerOf(other)),
            "action/not_your_turn");
  for (const Action bad : {act::kGetAboard, kNoAction, Action{kActions}}) {
    EXPECT_EQ(table.CodeOf(Act{seat, question, bad}, who), "action/not_legal");
  }
  EXPECT_EQ(table.Do(Act{seat, question, action}, who), "");
  EXPECT_EQ(table.CodeOf(Act{seat, question, action}, who), "table/stale_decision");
}

TEST(StandIns, PlayAtTheAgreedLevelForThoseWhoAskToo) {
  PlayedTable table(ThreeSeats());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  ASSERT_EQ(table.Do(StandIn{Seat{1}}, "bert"), "");
  EXPECT_EQ(table.Get().ChairOf(Seat{1}).why, Absence::kAsked);
  EXPECT_EQ(table.Get().BotOf(Seat{1}), "rustler");
  ASSERT_EQ(table.Do(StandIn{Seat{2}}, "anna"), "");
  EXPECT_EQ(table.Get().ChairOf(Seat{2}).why, Absence::kHost);
}

TEST(StandIns, WhoDecidedJustBeforeTheReturnAreNamed) {
  PlayedTable table(ThreeSeats());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const Seat seat = table.State().pending.First();
  const PersonId who = table.OwnerOf(seat);
  const Action action = LegalList(table.State(), seat)[0];
  ASSERT_EQ(table.Do(StandIn{seat}, who), "");
  table.Decide(seat, action);
  EXPECT_TRUE(table.News().events.empty() || table.News().events[0].stand_in);
  const Millis decided = table.Log().back().at;
  table.now = decided + kJustBefore - 1;
  ASSERT_EQ(table.Do(GiveBack{seat}, who), "");
  ASSERT_TRUE(table.News().stood_in);
  EXPECT_EQ(*table.News().stood_in, (StoodIn{seat, decided, action, false}));
  ASSERT_EQ(table.Do(StandIn{seat}, who), "");
  table.now = decided + 2 * kJustBefore;
  ASSERT_EQ(table.Do(GiveBack{seat}, who), "");
  EXPECT_FALSE(table.News().stood_in) << "that was long ago";
}

TEST(StandIns, AreMarkedInTheStoryAndBotsAreNot) {
  PlayedTable table(ThreeSeats());
  ASSERT_EQ(table.Do(Sit(0), "anna"), "");
  ASSERT_EQ(table.Do(Sit(1), "bert"), "");
  ASSERT_EQ(table.Do(PutBot{Seat{2}, "rustler"}, "anna"), "");
  ASSERT_NO_FATAL_FAILURE(table.Start());
  ASSERT_EQ(table.Do(StandIn{Seat{1}}, "bert"), "");
  std::vector<bool> told;
  table.StepUntil([&] {
    for (const TableEvent& event : table.News().events) told.push_back(event.stand_in);
    return told.size() > 60;
  });
  std::vector<TableEvent> story = table.Get().Story();
  ASSERT_GE(story.size(), told.size());
  story.erase(story.begin(), story.end() - static_cast<std::ptrdiff_t>(told.size()));
  std::size_t marked = 0;
  for (std::size_t i = 0; i < told.size(); ++i) {
    EXPECT_EQ(story[i].stand_in, told[i]);
    marked += told[i] ? 1 : 0;
  }
  EXPECT_GT(marked, 0U);
  EXPECT_LT(marked, told.size());
  for (const TableEvent& event : story) {
    const auto* played = event.event ? std::get_if<CardPlayed>(&*event.event) : nullptr;
    if (played != nullptr) {
      EXPECT_EQ(event.stand_in, played->seat == Seat{1});
    }
  }
}

TEST(TableChecks, WhoIsPlayedForCannotDecide) {
  PlayedTable table(ThreeSeats());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const Seat seat = table.State().pending.First();
  const PersonId who = table.OwnerOf(seat);
  const DecisionNumber question = table.Get().QuestionOf(seat);
  const Action action = LegalList(table.State(), seat)[0];
  EXPECT_EQ(table.CodeOf(GiveBack{seat}, who), "table/not_away");
  EXPECT_EQ(table.CodeOf(GiveBack{seat}, ""), "table/not_away");
  EXPECT_EQ(table.CodeOf(TakeOver{seat, question + 1, Absence::kClock}, ""),
            "table/stale_decision");
  ASSERT_EQ(table.DoAsServer(TakeOver{seat, question, Absence::kClock}), "");
  EXPECT_TRUE(table.Get().IsBotSeat(seat));
  EXPECT_EQ(table.Get().BotOf(seat), "rustler");
  EXPECT_EQ(table.CodeOf(Act{seat, question, action}, who), "table/away");
  EXPECT_EQ(table.CodeOf(StandIn{seat}, "anna"), "table/away");
  EXPECT_EQ(table.CodeOf(TakeBack{seat, question}, who), "table/away");
  EXPECT_EQ(table.CodeOf(TakeOver{seat, question, Absence::kClock}, ""), "table/away");
  EXPECT_EQ(table.CodeOf(Act{seat, question + 1, action}, ""), "table/stale_decision");
  EXPECT_EQ(table.CodeOf(Act{seat, question, act::kGetAboard}, ""), "action/not_legal");
  EXPECT_EQ(table.CodeOf(Act{seat, question, action}, ""), "");
  ASSERT_EQ(table.Do(GiveBack{seat}, who), "");
  EXPECT_FALSE(table.Get().IsBotSeat(seat));
  EXPECT_EQ(table.Do(Act{seat, question, action}, who), "");
}

// What may not be decided is not foreseen either, nor what is decided behind another's curtain.
TEST(TableChecks, APreviewIsRefusedAsTheDecisionIs) {
  PlayedTable table(ThreeSeats());
  const auto code = [&](const Act& act, const PersonId& who, Seat viewer) {
    const std::optional<Problem> refused = table.Get().WhyNoPreview(act, Caller{who}, viewer);
    return refused ? refused->code : "";
  };
  EXPECT_EQ(code({kFirstSeat, 0, act::kDraw}, "anna", kFirstSeat), "table/not_started");
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const Seat seat = table.State().pending.First();
  const PersonId who = table.OwnerOf(seat);
  const Act act{seat, table.Get().QuestionOf(seat), LegalList(table.State(), seat)[0]};
  EXPECT_EQ(code(act, who, seat), "");
  EXPECT_EQ(code(act, who, kNoSeat), "table/not_your_seat");
  EXPECT_EQ(code(act, "zoe", seat), "table/not_your_seat");
  EXPECT_EQ(code({seat, act.decision + 1, act.action}, who, seat), "table/stale_decision");
  EXPECT_EQ(code({seat, act.decision, act::kGetAboard}, who, seat), "action/not_legal");
}

// Commands that are wrong in many ways at once are told the first one.
TEST(TableChecks, EarlierChecksWin) {
  PlayedTable table(ThreeSeats());
  EXPECT_EQ(table.CodeOf(StandIn{kNoSuchSeat}, "zoe"), "table/not_started");
  EXPECT_EQ(table.CodeOf(PutBot{kNoSuchSeat, ""}, "zoe"), "table/not_host");
  EXPECT_EQ(table.CodeOf(PutBot{kNoSuchSeat, ""}, "anna"), "table/no_such_seat");
  ASSERT_EQ(table.Do(Sit(0), "anna"), "");
  ASSERT_EQ(table.Do(Sit(1), "bert"), "");
  EXPECT_EQ(table.CodeOf(PutBot{Seat{1}, ""}, "anna"), "table/seat_taken");
  SitDown sit = Sit(0, "");
  EXPECT_EQ(table.CodeOf(sit, "bert"), "table/seat_taken");
  sit.seat = Seat{2};
  EXPECT_EQ(table.CodeOf(sit, "bert"), "table/already_seated");
  ASSERT_EQ(table.Do(Kick{Seat{1}}, "anna"), "");
  EXPECT_EQ(table.CodeOf(sit, "bert"), "table/kicked");
  EXPECT_EQ(table.CodeOf(sit, "cleo"), "table/bad_name");
  ASSERT_EQ(table.Do(Sit(1), "dora"), "");
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const Seat seat = table.State().pending.First();
  const auto other = static_cast<Seat>((Index(seat) + 1) % 3);
  EXPECT_EQ(table.CodeOf(Act{seat, 99, act::kGetAboard}, table.OwnerOf(other)),
            "table/not_your_seat");
  EXPECT_EQ(table.CodeOf(Act{seat, 99, act::kGetAboard}, table.OwnerOf(seat)),
            "table/stale_decision");
  EXPECT_EQ(table.CodeOf(Act{other, 99, act::kGetAboard}, table.OwnerOf(other)),
            "action/not_your_turn");
}

}  // namespace
}  // namespace folsom
