// A party that drafts: bandits are picked in the room, and the draft goes by that.
#include <gtest/gtest.h>

#include "rules/state/query.h"
#include "table/played_table.h"

namespace folsom {
namespace {

constexpr Seat kOfAnna{0};
constexpr Seat kOfBert{1};
constexpr Seat kOfBot{2};

Config Drafted(std::uint8_t seats = 3) {
  return Config{.seats = seats, .casting = Casting::kDrafted};
}

class Picks : public testing::Test {
 protected:
  static TableOptions AtAParty() {
    TableOptions options = Unhurried();
    options.party = true;
    return options;
  }
  void SetUp() override {
    for (const char* const who : {"anna", "bert"}) {
      ASSERT_EQ(table_.Do(SitDown{.seat = std::nullopt, .name = who}, who), "");
    }
  }
  void Start() {
    ASSERT_EQ(table_.Do(PutBot{.seat = kOfBot, .level = "rustler"}, "anna"), "");
    table_.CommitAll();
    ASSERT_EQ(table_.Do(StartGame{}, "anna"), "");
    table_.RevealAll();
    ASSERT_EQ(table_.DoAsServer(DealGame{}), "");
  }
  // The server carries the next pick out, the first of those that may be.
  void Cast(Seat seat) {
    ASSERT_TRUE(table_.State().pending.Has(seat));
    ASSERT_TRUE(table_.Get().IsCastByPicks());
    const Bandit bandit = table_.Get().CastOf(seat).First();
    ASSERT_EQ(table_.DoAsServer(DraftOf(seat, bandit)), "");
  }
  [[nodiscard]] Act DraftOf(Seat seat, Bandit bandit) const {
    return {seat, table_.Get().QuestionOf(seat), Action::Of(ActionKind::kDraft, bandit)};
  }
  PlayedTable table_{Drafted(), AtAParty()};
};

TEST_F(Picks, AreOnesOwnAndNoTwoAlike) {
  ASSERT_EQ(table_.Do(PickBandit{kOfAnna, Bandit::kDoc}, "anna"), "");
  EXPECT_EQ(table_.Get().ChairOf(kOfAnna).bandit, Bandit::kDoc);
  EXPECT_EQ(table_.CodeOf(PickBandit{kOfBert, Bandit::kDoc}, "bert"), "table/bandit_taken");
  EXPECT_EQ(table_.CodeOf(PickBandit{kOfAnna, Bandit::kBelle}, "bert"), "table/not_your_seat");
  EXPECT_EQ(table_.CodeOf(PickBandit{kOfBot, Bandit::kBelle}, "bert"), "table/not_your_seat");
  EXPECT_EQ(table_.CodeOf(PickBandit{kOfAnna, Bandit::kDoc}, "anna"), "") << "again";
  ASSERT_EQ(table_.Do(PickBandit{kOfAnna, kNoBandit}, "anna"), "");
  EXPECT_EQ(table_.CodeOf(PickBandit{kOfBert, Bandit::kDoc}, "bert"), "");
}

TEST_F(Picks, GoWithWhoLeaves) {
  ASSERT_EQ(table_.Do(PickBandit{kOfAnna, Bandit::kDoc}, "anna"), "");
  ASSERT_EQ(table_.Do(StandUp{}, "anna"), "");
  EXPECT_EQ(table_.CodeOf(PickBandit{kOfBert, Bandit::kDoc}, "bert"), "");
  ASSERT_EQ(table_.Do(SitDown{.seat = kOfAnna, .name = "cleo"}, "cleo"), "");
  EXPECT_EQ(table_.Get().ChairOf(kOfAnna).bandit, kNoBandit);
}

TEST_F(Picks, AreNotMadeWhileTheDealIsUnderWay) {
  ASSERT_EQ(table_.Do(PutBot{.seat = kOfBot, .level = "rustler"}, "anna"), "");
  ASSERT_EQ(table_.Do(StartGame{}, "anna"), "");
  EXPECT_EQ(table_.CodeOf(PickBandit{kOfAnna, Bandit::kDoc}, "anna"), "table/dealing");
}

// Bert's own stays his, although Anna and the bot draft with him.
TEST_F(Picks, AreWhatTheDraftComesTo) {
  ASSERT_EQ(table_.Do(PickBandit{kOfBert, Bandit::kGhost}, "bert"), "");
  ASSERT_NO_FATAL_FAILURE(Start());
  EXPECT_FALSE(table_.Get().CastOf(kOfAnna).Has(Bandit::kGhost));
  EXPECT_EQ(table_.CodeOf(DraftOf(kOfAnna, Bandit::kGhost), "anna"), "action/not_legal");
  EXPECT_EQ(table_.CodeOf(DraftOf(kOfAnna, Bandit::kGhost), ""), "action/not_legal");
  for (const Seat seat : {kOfAnna, kOfBert, kOfBot}) {
    ASSERT_NO_FATAL_FAILURE(Cast(seat));
    for (const TableEvent& told : table_.News().events) EXPECT_FALSE(told.stand_in);
  }
  EXPECT_FALSE(table_.Get().IsCastByPicks());
  EXPECT_TRUE(BanditsOf(table_.State(), kOfBert).Has(Bandit::kGhost));
  EXPECT_FALSE(table_.Get().IsBotSeat(kOfAnna));
  for (const TableEvent& told : table_.Get().Story()) EXPECT_FALSE(told.stand_in);
  table_.PlayToTheEnd();
  EXPECT_EQ(table_.Get().GetStage(), Stage::kFinished);
}

// An older log: somebody drafted for themselves whom another picks now.
TEST_F(Picks, AreOthersWhenTheirOwnIsGone) {
  ASSERT_EQ(table_.Do(PickBandit{kOfBert, Bandit::kGhost}, "bert"), "");
  ASSERT_NO_FATAL_FAILURE(Start());
  Table old = table_.Get();
  const Decided draft{kOfAnna, DraftOf(kOfAnna, Bandit::kGhost).action, Decider::kPlayer, 0, {}};
  ASSERT_TRUE(old.Fold(Entry{.at = kNoon, .body = draft}));
  EXPECT_EQ(old.CastOf(kOfBert),
            BanditMask::FirstN(kMaxBandits).Without(BanditMask::Only(Bandit::kGhost)));
}

TEST_F(Picks, AreMovedWithTheirSeats) {
  TableOptions options = AtAParty();
  options.shuffle_seats = true;
  ASSERT_EQ(table_.Do(SetOptions{Drafted(), options}, "anna"), "");
  ASSERT_EQ(table_.Do(PickBandit{kOfAnna, Bandit::kTuco}, "anna"), "");
  ASSERT_NO_FATAL_FAILURE(Start());
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) ASSERT_NO_FATAL_FAILURE(Cast(seat));
  const Seat anna = table_.Get().SeatsOf("anna").First();
  EXPECT_TRUE(BanditsOf(table_.State(), anna).Has(Bandit::kTuco));
}

TEST_F(Picks, AreForPartiesThatDraftOneEach) {
  const auto code_with = [&](const Config& config, bool party) {
    TableOptions options = Unhurried();
    options.party = party;
    PlayedTable table(config, options);
    EXPECT_EQ(table.Do(SitDown{.seat = kOfAnna, .name = "x"}, "anna"), "");
    return table.CodeOf(PickBandit{kOfAnna, Bandit::kDoc}, "anna");
  };
  EXPECT_EQ(code_with(Drafted(), true), "");
  EXPECT_EQ(code_with(Drafted(), false), "table/no_picks");
  EXPECT_EQ(code_with(Config{.seats = 3}, true), "table/no_picks");
  Config duo{.seats = 2, .variant = Variant::kDuo14, .expert = true, .casting = Casting::kDrafted};
  EXPECT_EQ(code_with(duo, true), "table/no_picks");
}

}  // namespace
}  // namespace folsom
