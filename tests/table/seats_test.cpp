// Chairs and hosts: sitting, leaving, passing on, shuffling.
#include <gtest/gtest.h>

#include <map>

#include "record/game/game_record.h"
#include "support/clause.h"
#include "support/scripted_dice.h"
#include "table/played_table.h"
#include "table/seating.h"

namespace folsom {
namespace {

Config SeatsOf4() { return Config{}; }

SitDown SitAt(std::size_t seat, bool program = false) {
  return {.seat = static_cast<Seat>(seat), .name = "x", .program = program};
}

TEST(Host, IsTheNextPersonAfterTheOneWhoLeft) {
  PlayedTable table(SeatsOf4());
  ASSERT_EQ(table.Do(SitAt(2), "anna"), "");
  ASSERT_EQ(table.Do(SitAt(1), "bert"), "");
  ASSERT_EQ(table.Do(SitAt(3, true), "robot"), "");
  ASSERT_EQ(table.Do(SitAt(0), "cleo"), "");
  EXPECT_EQ(table.Get().Host(), "anna");
  ASSERT_EQ(table.Do(StandUp{}, "anna"), "");  // After seat 2: a program in 3, then Cleo in 0.
  EXPECT_EQ(table.Get().Host(), "cleo");
  EXPECT_TRUE(table.News().room);
  ASSERT_EQ(table.Do(StandUp{Seat{0}}, "cleo"), "");
  EXPECT_EQ(table.Get().Host(), "bert");
  ASSERT_EQ(table.Do(StandUp{}, "bert"), "");
  EXPECT_EQ(table.Get().Host(), "");  // No program is ever host.
  EXPECT_FALSE(table.Get().HasPeople());
  ASSERT_EQ(table.Do(SitAt(1), "dora"), "");
  EXPECT_EQ(table.Get().Host(), "dora");
}

TEST(Host, IsLookedForFromTheirOwnSeatOn) {
  PlayedTable table(SeatsOf4());
  ASSERT_EQ(table.Do(SitAt(0), "bert"), "");
  ASSERT_EQ(table.Do(SitAt(1), "anna"), "");
  ASSERT_EQ(table.Do(SitAt(3), "cleo"), "");
  ASSERT_EQ(table.Do(StandUp{}, "anna"), "");
  EXPECT_EQ(table.Get().Host(), "cleo");
}

TEST(Host, WithoutASeatCanLeaveToo) {
  PlayedTable table(SeatsOf4());
  ASSERT_EQ(table.Do(SitAt(2), "bert"), "");
  EXPECT_EQ(table.Get().Host(), "anna");
  ASSERT_EQ(table.Do(StandUp{}, "anna"), "");
  EXPECT_TRUE(std::holds_alternative<HostLeft>(table.Log().back().body));
  EXPECT_EQ(table.Get().Host(), "bert");
}

TEST(Host, PassesOnInPlayAsWell) {
  PlayedTable table(SeatsOf4());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  ASSERT_EQ(table.Do(StandUp{}, "anna"), "");
  EXPECT_EQ(table.Get().Host(), "bert");
  EXPECT_TRUE(table.Get().IsBotSeat(Seat{0}));
  EXPECT_TRUE(table.Get().ChairOf(Seat{0}).away);
  EXPECT_EQ(table.CodeOf(GiveBack{Seat{0}}, "bert"), "table/not_away");  // To whom?
}

TEST(Host, KeepsThePartWhenTheirSeatIsTakenAwayByOptions) {
  PlayedTable table(SeatsOf4());
  ASSERT_EQ(table.Do(SitAt(3), "anna"), "");
  ASSERT_EQ(table.Do(SitAt(0), "bert"), "");
  Config three;
  three.seats = 3;
  ASSERT_EQ(table.Do(SetOptions{three, {}}, "anna"), "");
  EXPECT_EQ(table.Get().Host(), "anna");
  EXPECT_TRUE(table.Get().SeatsOf("anna").Empty());
  EXPECT_EQ(table.Get().Chairs().size(), 3U);
  ASSERT_EQ(table.Do(SetOptions{SeatsOf4(), {}}, "anna"), "");
  EXPECT_TRUE(table.Get().ChairOf(Seat{3}).Empty());
}

TEST(Seats, OfAPersonGoTogether) {
  TableOptions options;
  options.local_seats = true;
  PlayedTable table(SeatsOf4(), options);
  for (const std::size_t seat : {0U, 2U, 3U}) ASSERT_EQ(table.Do(SitAt(seat), "anna"), "");
  ASSERT_EQ(table.Do(SitAt(1), "bert"), "");
  EXPECT_EQ(table.Get().SeatsOf("anna").Count(), 3U);
  ASSERT_EQ(table.Do(StandUp{Seat{2}}, "anna"), "");
  EXPECT_EQ(table.Get().Host(), "anna");
  ASSERT_EQ(table.Do(StandUp{}, "anna"), "");
  EXPECT_TRUE(table.Get().SeatsOf("anna").Empty());
  EXPECT_EQ(table.Get().Host(), "bert");
  ASSERT_EQ(table.Do(SitAt(0), "anna"), "");
  ASSERT_EQ(table.Do(SitAt(3), "anna"), "");
  ASSERT_EQ(table.Do(Kick{Seat{0}}, "bert"), "");
  EXPECT_TRUE(table.Get().SeatsOf("anna").Empty());
}

TEST(Seats, MoveByALinkWithTheHostsPart) {
  PlayedTable table(SeatsOf4());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  SitDown link = SitAt(0);
  link.by_link = true;
  ASSERT_EQ(table.Do(link, "annas-phone"), "");
  EXPECT_EQ(table.OwnerOf(Seat{0}), "annas-phone");
  EXPECT_EQ(table.Get().Host(), "annas-phone");
  EXPECT_TRUE(table.Get().SeatsOf("anna").Empty());
}

SitDown ByLink(std::size_t seat) {
  SitDown sit = SitAt(seat);
  sit.by_link = true;
  return sit;
}

TEST(Seats, LeftInPlayArePlayedByTheStandInUntilTheirPlayerReturns) {
  PlayedTable table(SeatsOf4());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const GameState before = table.State();
  ASSERT_EQ(table.Do(StandUp{}, "bert"), "");
  EXPECT_EQ(table.State(), before);
  EXPECT_EQ(table.Get().BotOf(Seat{1}), "rustler");
  EXPECT_EQ(table.Get().ChairOf(Seat{1}).before, "bert");
  EXPECT_EQ(table.CodeOf(PutBot{Seat{1}, "desperado"}, "anna"), "table/started");
  ASSERT_EQ(table.Do(StandUp{}, "anna"), "");
  // To their own seat, though it is not the first that is free.
  ASSERT_EQ(table.Do(SitDown{.seat = {}, .name = "bert"}, "bert"), "");
  EXPECT_EQ(table.OwnerOf(Seat{1}), "bert");
  EXPECT_EQ(table.Get().ChairOf(Seat{1}).before, "");
  EXPECT_FALSE(table.News().passed) << "nobody else has it";
  ASSERT_EQ(table.Do(SitAt(0), "anna"), "");
  table.PlayToTheEnd();
  EXPECT_EQ(table.Get().GetStage(), Stage::kFinished);
}

// Earlier versions let the host do so.
TEST(Seats, OfOldLogsWhoseOwnersWereKickedInPlayArePlayedByTheStandIn) {
  PlayedTable table(SeatsOf4());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  std::vector<Entry> log = table.Log();
  log.push_back({.at = table.now, .body = Vacated{SeatMask::Only(Seat{3}), Parting::kKicked}});
  const Result<Table> old = Table::Replay(log);
  ASSERT_TRUE(old);
  EXPECT_TRUE(old->WasKicked("dora"));
  EXPECT_TRUE(old->IsBotSeat(Seat{3}));
  EXPECT_EQ(old->ChairOf(Seat{3}).before, "dora");
  const std::optional<Problem> refused = old->WhyNot(SitAt(3), Caller{"dora"});
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->code, "table/kicked");
  EXPECT_FALSE(old->MayReturnTo(Seat{3}, "dora"));
}

TEST(Seats, LeftInPlayAreTakenByInvitationOnly) {
  PlayedTable table(SeatsOf4());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  ASSERT_EQ(table.Do(StandUp{}, "bert"), "");
  EXPECT_EQ(table.CodeOf(SitAt(1), "zoe"), "table/invitation_needed");
  EXPECT_EQ(table.CodeOf(SitDown{.seat = {}, .name = "Zoe"}, "zoe"), "table/invitation_needed");
  EXPECT_TRUE(table.Get().MayPassOn(Seat{1}, "anna")) << "the host's";
  EXPECT_FALSE(table.Get().MayPassOn(Seat{1}, "cleo"));
  EXPECT_FALSE(table.Get().MayPassOn(Seat{1}, "bert"));
  EXPECT_FALSE(table.Get().MayPassOn(Seat{2}, "anna")) << "Cleo's own";
  ASSERT_EQ(table.Do(ByLink(1), "zoe"), "");
  EXPECT_EQ(table.OwnerOf(Seat{1}), "zoe");
  EXPECT_FALSE(table.Get().IsBotSeat(Seat{1}));
  EXPECT_EQ(table.News().passed, (SeatPassed{Seat{1}, "bert", true}));
  EXPECT_EQ(table.Get().ChairOf(Seat{1}).before, "bert");
  EXPECT_EQ(table.Get().StartNonces()[1], NonceOf("bert"));  // The deal was made with that.
  EXPECT_EQ(table.CodeOf(SitAt(1), "bert"), "table/seat_taken");
}

// Stand, sit elsewhere, stand, sit back: nobody sees two hands.
TEST(Seats, OfABegunGameAreForThoseWhoHaveNotSeenAnother) {
  PlayedTable table(SeatsOf4());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  ASSERT_EQ(table.Do(StandUp{}, "bert"), "");
  ASSERT_EQ(table.Do(StandUp{}, "cleo"), "");
  EXPECT_EQ(table.CodeOf(SitAt(1), "cleo"), "table/invitation_needed");
  EXPECT_EQ(table.CodeOf(ByLink(1), "cleo"), "table/has_seen");
  EXPECT_EQ(table.CodeOf(ByLink(2), "anna"), "table/already_seated");
  ASSERT_EQ(table.Do(StandUp{}, "anna"), "");
  EXPECT_EQ(table.CodeOf(ByLink(1), "anna"), "table/has_seen");
  ASSERT_EQ(table.Do(ByLink(1), "zoe"), "");
  ASSERT_EQ(table.Do(StandUp{}, "zoe"), "");
  EXPECT_EQ(table.CodeOf(ByLink(0), "zoe"), "table/has_seen") << "who came later neither";
  EXPECT_EQ(table.CodeOf(ByLink(3), "zoe"), "table/has_seen") << "nor by its owner's link";
  EXPECT_EQ(table.CodeOf(SitAt(0), "anna"), "");
  EXPECT_EQ(table.CodeOf(SitAt(1), "zoe"), "");
}

TEST(Seats, MayGoToAnotherDeviceAndBack) {
  PlayedTable table(SeatsOf4());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  ASSERT_EQ(table.Do(ByLink(0), "phone"), "");
  EXPECT_EQ(table.News().passed, (SeatPassed{Seat{0}, "anna", false}));
  ASSERT_EQ(table.Do(ByLink(0), "anna"), "") << "it is the hand they know";
  EXPECT_EQ(table.Get().HeldBy("anna"), SeatMask::Only(Seat{0}));
  EXPECT_EQ(table.CodeOf(ByLink(1), "phone"), "table/has_seen");
}

TEST(Seats, OfOneDeviceComeBackTogether) {
  TableOptions options;
  options.local_seats = true;
  PlayedTable table(SeatsOf4(), options);
  for (const std::size_t seat : {0U, 2U}) ASSERT_EQ(table.Do(SitAt(seat), "anna"), "");
  ASSERT_EQ(table.Do(SitAt(1), "bert"), "");
  ASSERT_EQ(table.Do(SitAt(3), "cleo"), "");
  ASSERT_NO_FATAL_FAILURE(table.Start());
  ASSERT_EQ(table.Do(StandUp{}, "anna"), "");
  ASSERT_EQ(table.Do(StandUp{}, "cleo"), "");
  ASSERT_EQ(table.Do(SitAt(2), "anna"), "");
  ASSERT_EQ(table.Do(SitAt(0), "anna"), "");
  EXPECT_EQ(table.CodeOf(ByLink(3), "anna"), "table/has_seen");
  EXPECT_EQ(table.CodeOf(ByLink(3), "bert"), "table/has_seen");
}

TEST(Seats, KeepTheirPartOfTheDealWhoeverSitsThere) {
  PlayedTable table(SeatsOf4());
  ASSERT_NO_FATAL_FAILURE(table.FillWithPeople());
  ASSERT_NO_FATAL_FAILURE(table.Start());
  ASSERT_EQ(table.Do(StandUp{}, "bert"), "");
  EXPECT_EQ(table.Get().StartNonces()[1], NonceOf("bert"));
  Table copy = table.Get();
  ASSERT_TRUE(copy.Fold({kNoon, Sat{Seat{1}, "zoe", "Zoe", "cccccccccccccccc", false}}));
  EXPECT_EQ(copy.StartNonces()[1], NonceOf("bert"));
  EXPECT_EQ(copy.DealParts()[1].commitment, CommitmentOf("bert"));
}

// The draws of a shuffle: of chairs 0 to n - 1, or of teams, always those that are left.
class ShuffleDice final : public ChanceSource {
 public:
  explicit ShuffleDice(std::vector<std::uint8_t> codes) : codes_(std::move(codes)) {}
  std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) override {
    if (next_ == codes_.size()) return options.front().code;
    EXPECT_EQ(what, Chance::kFirst);
    EXPECT_EQ(whose, kNoSeat);
    EXPECT_EQ(options.size(), codes_.size() + 1 - next_);
    for (const Outcome& option : options) EXPECT_EQ(option.weight, 1);
    return codes_[next_++];
  }

 private:
  std::vector<std::uint8_t> codes_;
  std::size_t next_ = 0;
};

TEST(Seats, KeepTheOrderOfJoiningUnlessShuffled) {
  CLAUSE("SET-9");
  PlayedTable plain(SeatsOf4());
  ASSERT_NO_FATAL_FAILURE(plain.Start());
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(plain.OwnerOf(static_cast<Seat>(i)), kPeople[i]);
  }
  EXPECT_EQ(plain.Get().Seating(), kOrderOfJoining);
  EXPECT_EQ(plain.Get().Draws(), plain.Get().Dealt().size());

  TableOptions options;
  options.shuffle_seats = true;
  PlayedTable table(SeatsOf4(), options);
  ASSERT_NO_FATAL_FAILURE(table.FillWithPeople());
  ASSERT_NO_FATAL_FAILURE(table.CommitAll());
  ASSERT_EQ(table.Do(StartGame{}, "anna"), "");
  ASSERT_NO_FATAL_FAILURE(table.RevealAll());
  ShuffleDice dice({2, 0, 3});  // The last chair, 1, is not drawn.
  const Result<Entry> started = table.Get().Check(DealGame{}, {}, kNoon, 0, dice);
  ASSERT_TRUE(started);
  Table copy = table.Get();
  ASSERT_TRUE(copy.Fold(*started));
  const SeatOrder expected{2, 0, 3, 1, 4, 5};
  EXPECT_EQ(copy.Seating(), expected);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(copy.ChairOf(static_cast<Seat>(i)).who, kPeople[expected[i]]);
  }
  EXPECT_EQ(copy.Host(), "anna");
  EXPECT_EQ(copy.StartNonces()[2], NonceOf("cleo"));  // By chair before the shuffle.
  EXPECT_EQ(copy.ChairOf(Seat{0}).nonce, NonceOf("cleo"));
  EXPECT_EQ(copy.Draws(), copy.Dealt().size() + 3);
}

TEST(Seats, AreShuffledByWholeTeams) {
  CLAUSE("SET-9", "TEAM-1");
  Config config;
  config.variant = Variant::kTeams;
  config.seats = 6;
  EXPECT_EQ(ShuffleDraws(config), 2U);
  ShuffleDice dice({1, 2});
  const SeatOrder order{2, 3, 4, 5, 0, 1};
  EXPECT_EQ(ShuffledSeats(config, dice), order);
  EXPECT_TRUE(IsShuffle(config, order));
  EXPECT_FALSE(IsShuffle(config, {1, 0, 2, 3, 4, 5}));
  EXPECT_FALSE(IsShuffle(config, {0, 2, 1, 3, 4, 5}));
  EXPECT_FALSE(IsShuffle(config, {1, 2, 3, 4, 5, 0}));
  config.seats = 4;
  EXPECT_FALSE(IsShuffle(config, {0, 1, 4, 5, 2, 3}));
  EXPECT_TRUE(IsShuffle(config, {2, 3, 0, 1, 4, 5}));
}

TEST(Seats, AreShuffledFairly) {
  CLAUSE("SET-9");
  Config config;
  config.seats = 3;
  std::map<SeatOrder, int> seen;
  Recorder chance(3);
  for (int i = 0; i < 6000; ++i) ++seen[ShuffledSeats(config, chance)];
  EXPECT_EQ(seen.size(), 6U);
  for (const auto& [order, count] : seen) EXPECT_NEAR(count, 1000, 150);
}

TEST(Seats, OfAShuffledGameAreRecorded) {
  TableOptions options = Unhurried();
  options.shuffle_seats = true;
  PlayedTable table(SeatsOf4(), options, 9);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  table.PlayToTheEnd();
  const Result<GameRecord> record = ReplayRecord(RecordOf(table.Get()));
  ASSERT_TRUE(record) << Describe(record.Error());
  EXPECT_TRUE(record->finished);
  EXPECT_EQ(record->state, table.State());
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(record->names[i], table.Get().ChairOf(static_cast<Seat>(i)).name);
  }
}

}  // namespace
}  // namespace folsom
