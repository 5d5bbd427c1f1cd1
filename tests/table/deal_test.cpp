// The fair deal as a table keeps it: commitments, then nonces, then the game, or a refused start.
#include <algorithm>

#include "table/clock.h"
#include "table/played_table.h"

namespace folsom {
namespace {

const std::string kOther(64, 'e');

class DealTest : public testing::Test {
 protected:
  void SetUp() override { ASSERT_NO_FATAL_FAILURE(table_.FillWithPeople()); }

  [[nodiscard]] DealPhase Phase() const { return table_.Get().GetDealPhase(); }
  [[nodiscard]] SeatMask Waits() const { return table_.Get().DealWaits(); }
  [[nodiscard]] const Chair& ChairAt(std::size_t seat) const {
    return table_.Get().ChairOf(static_cast<Seat>(seat));
  }
  void Begin() {
    ASSERT_NO_FATAL_FAILURE(table_.CommitAll());
    ASSERT_EQ(table_.Do(StartGame{}, "anna"), "");
  }
  void ExpectRefused(Parting why, const std::vector<std::string>& names) {
    EXPECT_EQ(Phase(), DealPhase::kNone);
    EXPECT_EQ(table_.Get().GetStage(), Stage::kUnstarted);
    EXPECT_EQ(table_.Get().Refused(), (RefusedStarts{.count = 1, .why = why, .names = names}));
    for (const Chair& chair : table_.Get().Chairs()) {
      EXPECT_EQ(chair.commitment, "");
      EXPECT_EQ(chair.nonce, "");
    }
  }

  PlayedTable table_{Config{.seats = 3}};
};

TEST_F(DealTest, GoesThroughCommitmentsAndNoncesToTheGame) {
  ASSERT_EQ(table_.Do(Commit{CommitmentOf("anna")}, "anna"), "");
  ASSERT_EQ(table_.Do(StartGame{}, "anna"), "");
  EXPECT_EQ(Phase(), DealPhase::kCommitting);
  EXPECT_EQ(Waits(), SeatMask{0b110});
  ASSERT_EQ(table_.Do(Commit{CommitmentOf("bert")}, "bert"), "");
  ASSERT_EQ(table_.Do(Commit{CommitmentOf("cleo")}, "cleo"), "");
  EXPECT_EQ(Phase(), DealPhase::kRevealing);
  EXPECT_EQ(Waits(), SeatMask{0b111});
  EXPECT_EQ(table_.CodeOf(DealGame{}, ""), "table/not_revealing");
  ASSERT_NO_FATAL_FAILURE(table_.RevealAll());
  EXPECT_EQ(Phase(), DealPhase::kComplete);
  ASSERT_EQ(table_.DoAsServer(DealGame{}), "");
  EXPECT_EQ(table_.Get().GetStage(), Stage::kPlaying);
  EXPECT_EQ(table_.Get().StartNonces()[2], NonceOf("cleo"));
  EXPECT_EQ(table_.Get().Refused().count, 0U);
  EXPECT_EQ(FactsOf(table_.Get()), FactsOf(table_.Twin()));
}

// The puppet's whole trick: to name a nonce when those of the others are known.
TEST_F(DealTest, NobodyChoosesANonceThatKnowsAnothers) {
  ASSERT_EQ(table_.Do(Commit{CommitmentOf("anna")}, "anna"), "");
  ASSERT_EQ(table_.Do(Commit{CommitmentOf("bert")}, "bert"), "");
  ASSERT_EQ(table_.Do(StartGame{}, "anna"), "");
  EXPECT_EQ(table_.CodeOf(RevealOf("anna"), "anna"), "table/not_revealing");
  ASSERT_EQ(table_.Do(Commit{CommitmentOf("cleo")}, "cleo"), "");
  ASSERT_EQ(table_.Do(RevealOf("anna"), "anna"), "");
  ASSERT_EQ(table_.Do(RevealOf("bert"), "bert"), "");
  EXPECT_EQ(table_.CodeOf(Commit{kOther}, "cleo"), "table/dealing");
  EXPECT_EQ(table_.CodeOf(Reveal{.nonce = kOther, .commitment = kOther}, "cleo"),
            "table/bad_nonce");
  EXPECT_EQ(table_.CodeOf(RevealOf("bert"), "bert"), "table/not_revealing");  // It is said.
  for (const EntryBody& body : std::initializer_list<EntryBody>{
           CommitmentGiven{"cleo", kOther}, NonceGiven{"cleo", kOther}, Started{}, DealBegan{},
           Sat{Seat{2}, "zoe", "Zoe", "", false}, SetOptions{Config{.seats = 3}, {}}}) {
    Table copy = table_.Get();
    EXPECT_FALSE(copy.Fold({kNoon, body})) << EntryText({kNoon, body});
  }
}

TEST_F(DealTest, CommitmentsAreOnesOwnAndTheLastCounts) {
  EXPECT_EQ(table_.CodeOf(Commit{"0123456789abcdef"}, "anna"), "table/bad_commitment");
  EXPECT_EQ(table_.CodeOf(Commit{std::string(64, 'E')}, "anna"), "table/bad_commitment");
  ASSERT_EQ(table_.Do(Commit{kOther}, "anna"), "");
  EXPECT_EQ(table_.CodeOf(Commit{kOther}, "bert"), "table/bad_commitment");
  ASSERT_EQ(table_.Do(Commit{CommitmentOf("anna")}, "anna"), "");
  EXPECT_EQ(ChairAt(0).commitment, CommitmentOf("anna"));
  ASSERT_EQ(table_.Do(Commit{kOther}, "bert"), "");
  ASSERT_EQ(table_.Do(StandUp{}, "bert"), "");
  ASSERT_EQ(table_.Do(SitDown{.seat = Seat{1}, .name = "Zoe"}, "zoe"), "");
  EXPECT_EQ(ChairAt(1).commitment, "");  // It was Bert's.
  SitDown by_link{.seat = Seat{0}, .name = "Ida"};
  by_link.by_link = true;
  ASSERT_EQ(table_.Do(by_link, "ida"), "");
  EXPECT_EQ(ChairAt(0).commitment, "");
}

TEST_F(DealTest, NothingElseChangesMeanwhile) {
  ASSERT_NO_FATAL_FAILURE(Begin());
  SitDown by_link{.seat = Seat{1}, .name = "Ida"};
  by_link.by_link = true;
  EXPECT_EQ(table_.CodeOf(by_link, "ida"), "table/dealing");
  for (const Command& command :
       {Command(PutBot{Seat{1}, "rustler"}), Command(ClearSeat{Seat{1}}), Command(StartGame{}),
        Command(SetOptions{Config{.seats = 3}, {}})}) {
    EXPECT_EQ(table_.CodeOf(command, "anna"), "table/dealing") << CommandName(command);
  }
}

// A name is no part of it: not of who commits, of who reveals, nor of who was waited for.
TEST_F(DealTest, ARenameNeitherEndsItNorIsRefused) {
  const auto rename = [&](std::size_t seat, const std::string& name) {
    return table_.DoAsServer(RenameSeat{.seat = static_cast<Seat>(seat), .name = name});
  };
  ASSERT_EQ(table_.Do(Commit{CommitmentOf("anna")}, "anna"), "");
  ASSERT_EQ(table_.Do(StartGame{}, "anna"), "");
  ASSERT_EQ(rename(0, "Anna II"), "");
  ASSERT_EQ(rename(1, "Bert II"), "");
  EXPECT_EQ(Phase(), DealPhase::kCommitting);
  EXPECT_EQ(Waits(), SeatMask{0b110});
  ASSERT_EQ(table_.Do(Commit{CommitmentOf("bert")}, "bert"), "");
  ASSERT_EQ(table_.Do(Commit{CommitmentOf("cleo")}, "cleo"), "");
  ASSERT_EQ(table_.Do(RevealOf("anna"), "anna"), "");
  ASSERT_EQ(rename(0, "Anna III"), "");
  ASSERT_EQ(rename(2, "Cleo II"), "");
  EXPECT_EQ(Waits(), SeatMask{0b110});
  ASSERT_EQ(table_.Do(RevealOf("bert"), "bert"), "");
  ASSERT_EQ(table_.Do(RevealOf("cleo"), "cleo"), "");
  ASSERT_EQ(rename(1, "Bert III"), "");
  EXPECT_EQ(Phase(), DealPhase::kComplete);
  ASSERT_EQ(table_.DoAsServer(DealGame{}), "");
  EXPECT_EQ(ChairAt(0).name, "Anna III");
  EXPECT_EQ(ChairAt(1).name, "Bert III");
  EXPECT_EQ(table_.Get().StartNonces()[1], NonceOf("bert"));
  EXPECT_EQ(table_.Get().Refused().count, 0U);
  EXPECT_EQ(FactsOf(table_.Get()), FactsOf(table_.Twin()));
}

TEST_F(DealTest, WhoDoesNotAnswerLosesTheSeat) {
  ASSERT_NO_FATAL_FAILURE(Begin());
  ASSERT_EQ(table_.Do(RevealOf("anna"), "anna"), "");
  const Millis since = table_.Get().DealSince();
  EXPECT_EQ(table_.CodeOf(RefuseStart{since}, "anna"), "table/not_allowed");
  EXPECT_EQ(table_.CodeOf(RefuseStart{since - 1}, ""), "table/not_revealing");
  ASSERT_EQ(table_.DoAsServer(RefuseStart{since}), "");
  ExpectRefused(Parting::kSilent, {"bert", "cleo"});
  EXPECT_EQ(ChairAt(0).who, "anna");
  EXPECT_TRUE(ChairAt(1).Empty() && ChairAt(2).Empty());
  // They may sit down again, and everybody commits anew.
  ASSERT_NO_FATAL_FAILURE(table_.Start());
  EXPECT_EQ(table_.Get().Refused().count, 1U);
}

TEST_F(DealTest, LeavingAndClosingCountToo) {
  ASSERT_NO_FATAL_FAILURE(Begin());
  ASSERT_EQ(table_.Do(StandUp{}, "bert"), "");
  ExpectRefused(Parting::kLeft, {"bert"});
  ASSERT_EQ(table_.Do(SitDown{.seat = {}, .name = "bert"}, "bert"), "");
  ASSERT_NO_FATAL_FAILURE(Begin());
  ASSERT_EQ(table_.Do(Kick{Seat{2}}, "anna"), "");
  EXPECT_EQ(table_.Get().Refused(),
            (RefusedStarts{.count = 2, .why = Parting::kKicked, .names = {"cleo"}}));
  ASSERT_EQ(table_.Do(SitDown{.seat = {}, .name = "dora"}, "dora"), "");
  ASSERT_NO_FATAL_FAILURE(Begin());
  ASSERT_EQ(table_.Do(CloseTable{}, "anna"), "");
  EXPECT_EQ(table_.Get().Refused().count, 3U);
  EXPECT_FALSE(table_.Get().IsDealOpen());
}

TEST_F(DealTest, AnAbandonedGameOpensItsDeal) {
  ASSERT_NO_FATAL_FAILURE(table_.Start());
  EXPECT_FALSE(table_.Get().IsDealOpen());
  ASSERT_EQ(table_.DoAsServer(Expire{Closing::kAbandoned}), "");
  EXPECT_TRUE(table_.Get().IsDealOpen());
}

TEST_F(DealTest, TheExcusedAddNothing) {
  ASSERT_NO_FATAL_FAILURE(table_.CommitAll());
  ASSERT_EQ(table_.Do(StartGame{.excused = SeatMask::Only(Seat{1})}, "anna"), "");
  EXPECT_EQ(Waits(), SeatMask{0b101});
  EXPECT_EQ(table_.CodeOf(RevealOf("bert"), "bert"), "table/not_revealing");
  EXPECT_EQ(table_.CodeOf(Commit{kOther}, "bert"), "table/dealing");
  ASSERT_EQ(table_.Do(RevealOf("anna"), "anna"), "");
  ASSERT_EQ(table_.Do(RevealOf("cleo"), "cleo"), "");
  ASSERT_EQ(table_.DoAsServer(DealGame{}), "");
  EXPECT_EQ(table_.Get().DealParts()[1], (DealPart{.excused = true}));
  EXPECT_EQ(table_.Get().DealParts()[2],
            (DealPart{.commitment = CommitmentOf("cleo"), .nonce = NonceOf("cleo")}));
}

TEST(Deal, OneCommitmentServesAllSeatsOfADevice) {
  TableOptions options;
  options.local_seats = true;
  PlayedTable table(Config{.seats = 3}, options);
  for (int i = 0; i < 2; ++i) ASSERT_EQ(table.Do(SitDown{.seat = {}, .name = "a"}, "anna"), "");
  ASSERT_NO_FATAL_FAILURE(table.FillWithPeople());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  EXPECT_EQ(table.Get().StartNonces()[0], NonceOf("anna"));
  EXPECT_EQ(table.Get().StartNonces()[1], NonceOf("anna"));
}

TEST(Deal, ASeatThatIsTakenLaterHasTheSameCommitment) {
  TableOptions options;
  options.local_seats = true;
  PlayedTable table(Config{.seats = 3}, options);
  ASSERT_EQ(table.Do(SitDown{.seat = Seat{1}, .name = "a"}, "anna"), "");
  ASSERT_EQ(table.Do(Commit{CommitmentOf("anna")}, "anna"), "");
  ASSERT_EQ(table.Do(SitDown{.seat = Seat{0}, .name = "b"}, "anna"), "");
  ASSERT_EQ(table.Do(PutBot{Seat{2}, "rustler"}, "anna"), "");
  // Nothing has to be said between sitting down and the start.
  ASSERT_EQ(table.Do(StartGame{}, "anna"), "");
  EXPECT_EQ(table.Get().GetDealPhase(), DealPhase::kRevealing);
  ASSERT_EQ(table.Do(RevealOf("anna"), "anna"), "");
  EXPECT_EQ(table.Get().GetDealPhase(), DealPhase::kComplete);
}

TEST(Deal, ATableOfBotsStartsAtOnce) {
  PlayedTable table(Config{.seats = 3});
  for (std::uint8_t i = 0; i < 3; ++i) {
    ASSERT_EQ(table.Do(PutBot{static_cast<Seat>(i), "rustler"}, "anna"), "");
  }
  ASSERT_EQ(table.Do(StartGame{}, "anna"), "");
  EXPECT_EQ(table.Get().GetStage(), Stage::kPlaying);
}

// A log from before commitments that had not started: its nonces are dropped.
TEST(Deal, AnOldTableStartsInTheNewWay) {
  PlayedTable table(Config{.seats = 3});
  ASSERT_NO_FATAL_FAILURE(table.FillWithPeople());
  Table old = table.Get();
  ASSERT_TRUE(old.Fold({kNoon, NonceGiven{"anna", "0123456789abcdef"}}));
  Recorder chance(1);
  const Result<Entry> began = old.Check(StartGame{}, {"anna"}, kNoon, 0, chance);
  ASSERT_TRUE(began && old.Fold(*began));
  EXPECT_EQ(old.StartNonces()[0], "");
  EXPECT_EQ(old.DealWaits(), SeatMask{0b111});
}

TEST_F(DealTest, TheClockStartsTheGameOrRefusesIt) {
  TableClock clock;
  const auto due_at = [&](Millis now) {
    std::vector<std::string> names;
    for (const Command& command : clock.Due(table_.Get(), now)) {
      names.emplace_back(CommandName(command));
    }
    return names;
  };
  const std::vector<std::string> none;
  clock.Update(table_.Get(), {"anna"}, table_.now);
  ASSERT_EQ(table_.Do(StartGame{}, "anna"), "");
  const Millis began = table_.now;
  clock.Update(table_.Get(), {"anna"}, began);
  EXPECT_EQ(clock.DealEnds(table_.Get()), began + kDealPatience);
  EXPECT_EQ(clock.NextDue(table_.Get()), began + kDealPatience);
  EXPECT_EQ(due_at(began + kDealPatience - 1), none);
  EXPECT_EQ(due_at(began + kDealPatience), std::vector<std::string>{"refuse_start"});
  // A node that has just come up gives everybody their time.
  TableClock fresh;
  fresh.Update(table_.Get(), {}, began + 60'000);
  EXPECT_EQ(fresh.DealEnds(table_.Get()), began + 60'000 + kDealPatience);

  table_.now += 5'000;
  ASSERT_NO_FATAL_FAILURE(table_.CommitAll());
  clock.Update(table_.Get(), {"anna"}, table_.now);
  EXPECT_EQ(clock.DealEnds(table_.Get()), table_.now + kDealPatience);  // For the nonces.
  ASSERT_NO_FATAL_FAILURE(table_.RevealAll());
  clock.Update(table_.Get(), {"anna"}, table_.now);
  EXPECT_EQ(clock.DealEnds(table_.Get()), kNever);
  EXPECT_EQ(clock.NextDue(table_.Get()), table_.now);
  EXPECT_EQ(due_at(table_.now), std::vector<std::string>{"deal_game"});
}

// The log has the time of the node that wrote it; another one's clock may be minutes off.
TEST_F(DealTest, TheTimeOfADealIsTakenFromOnesOwnClock) {
  for (const Millis off : {-120'000, 120'000}) {
    PlayedTable table(Config{.seats = 3});
    ASSERT_NO_FATAL_FAILURE(table.FillWithPeople());
    TableClock clock;
    clock.Update(table.Get(), {"anna"}, table.now + off);
    ASSERT_EQ(table.Do(StartGame{}, "anna"), "");
    const Millis began = table.now + off;
    clock.Update(table.Get(), {"anna"}, began);
    clock.Update(table.Get(), {"anna", "bert"}, began + 3'000);  // Somebody comes: no new time.
    EXPECT_EQ(clock.DealEnds(table.Get()), began + kDealPatience);
    EXPECT_TRUE(clock.Due(table.Get(), began + kDealPatience - 1).empty());
    ASSERT_NO_FATAL_FAILURE(table.CommitAll());
    clock.Update(table.Get(), {"anna", "bert"}, began + 9'000);
    EXPECT_EQ(clock.DealEnds(table.Get()), began + 9'000 + kDealPatience);
    EXPECT_EQ(clock.Due(table.Get(), began + 9'000 + kDealPatience).size(), 1U);
  }
}

// A node that follows reads the refusal and the next start in one go: the phase is as it was.
TEST_F(DealTest, EveryDealHasItsOwnTime) {
  ASSERT_NO_FATAL_FAILURE(Begin());
  TableClock clock;
  clock.Update(table_.Get(), {"anna"}, kNoon);
  ASSERT_EQ(table_.Do(StandUp{}, "cleo"), "");
  ASSERT_NO_FATAL_FAILURE(table_.FillWithPeople());
  ASSERT_NO_FATAL_FAILURE(Begin());
  EXPECT_EQ(Phase(), DealPhase::kRevealing);
  const Millis later = kNoon + kDealPatience;
  clock.Update(table_.Get(), {"anna"}, later);
  EXPECT_EQ(clock.DealEnds(table_.Get()), later + kDealPatience);
  EXPECT_TRUE(clock.Due(table_.Get(), later).empty());
}

}  // namespace
}  // namespace folsom
