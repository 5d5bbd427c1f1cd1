// A party: everybody with a seat is as good as the host, and there is a seat for whoever comes.
#include <gtest/gtest.h>

#include "table/played_table.h"

namespace folsom {
namespace {

SitDown Sit() { return {.seat = std::nullopt, .name = "x"}; }

class Party : public testing::Test {
 protected:
  static TableOptions AtAParty() {
    TableOptions options = Unhurried();
    options.party = true;
    return options;
  }
  // Anna opened it on a screen, without a seat; the others come in this order.
  void Come(std::initializer_list<const char*> people) {
    for (const char* const who : people) ASSERT_EQ(table_.Do(Sit(), who), "") << who;
  }
  std::string Set(std::uint8_t seats, Variant variant = Variant::kStandard) {
    Config config = table_.Get().GetConfig();
    config.seats = seats;
    config.variant = variant;
    return table_.Do(SetOptions{.config = config, .options = table_.Get().Options()}, "bert");
  }
  PlayedTable table_{Config{.seats = 3}, AtAParty()};
};

TEST_F(Party, AddsASeatForWhoeverComesUpToSix) {
  Come({"bert", "cleo", "dora"});
  EXPECT_EQ(table_.Get().GetConfig().seats, 3);
  Come({"emil", "fritz", "gerd"});
  EXPECT_EQ(table_.Get().GetConfig().seats, 6);
  EXPECT_EQ(table_.OwnerOf(Seat{5}), "gerd");
  EXPECT_EQ(table_.CodeOf(Sit(), "hugo"), "table/full");
}

TEST_F(Party, AddsNoSeatWhileOneIsFreeOrToNobodyElse) {
  Come({"bert"});
  const SitDown beyond{.seat = Seat{3}, .name = "x"};
  EXPECT_EQ(table_.CodeOf(beyond, "cleo"), "table/no_such_seat");
  Come({"cleo", "dora"});
  EXPECT_EQ(table_.CodeOf(beyond, "emil"), "");
  EXPECT_EQ(table_.CodeOf(SitDown{.seat = Seat{4}, .name = "x"}, "emil"), "table/no_such_seat");
  EXPECT_EQ(table_.CodeOf(PutBot{.seat = Seat{3}, .level = "rustler"}, "bert"),
            "table/no_such_seat");
}

// Two teams of two, and then of three: five cannot play.
TEST_F(Party, AddsOnlySeatsThatCanPlay) {
  Come({"bert", "cleo", "dora", "emil"});
  ASSERT_EQ(Set(4, Variant::kTeams), "");
  EXPECT_EQ(table_.CodeOf(Sit(), "fritz"), "table/full");
}

TEST_F(Party, LetsEverybodyWithASeatDoWhatTheHostDoes) {
  const PutBot put{.seat = Seat{2}, .level = "rustler"};
  EXPECT_EQ(table_.CodeOf(put, "bert"), "table/not_host");
  Come({"bert", "cleo"});
  EXPECT_EQ(table_.CodeOf(put, "zoe"), "table/not_host");
  EXPECT_EQ(table_.CodeOf(CloseTable{}, "bert"), "table/not_host");
  EXPECT_EQ(table_.CodeOf(Kick{Seat{1}}, "bert"), "table/not_host");
  ASSERT_EQ(table_.Do(put, "cleo"), "");
  ASSERT_EQ(table_.Do(ClearSeat{Seat{2}}, "bert"), "");
  ASSERT_EQ(Set(4), "");
  ASSERT_EQ(Set(3), "");
  ASSERT_EQ(table_.Do(put, "bert"), "");
  table_.CommitAll();
  EXPECT_EQ(table_.Do(StartGame{}, "bert"), "");
}

TEST_F(Party, LetsThemGoOnWithoutSomebodyWhoIsGone) {
  Come({"bert", "cleo"});
  ASSERT_EQ(table_.Do(PutBot{.seat = Seat{2}, .level = "rustler"}, "bert"), "");
  table_.CommitAll();
  ASSERT_EQ(table_.Do(StartGame{}, "bert"), "");
  table_.RevealAll();
  ASSERT_EQ(table_.DoAsServer(DealGame{}), "");
  EXPECT_EQ(table_.CodeOf(StandIn{Seat{0}}, "zoe"), "table/not_your_seat");
  EXPECT_EQ(table_.Do(StandIn{Seat{0}}, "cleo"), "");  // Whether Bert is gone the server knows.
  EXPECT_EQ(table_.CodeOf(Sit(), "dora"), "table/full");
}

TEST_F(Party, MovesPeopleToFreeSeatsWhenThereAreFewer) {
  Come({"bert", "cleo", "dora", "emil"});
  ASSERT_EQ(table_.Do(StandUp{}, "cleo"), "");
  ASSERT_EQ(Set(3), "");
  EXPECT_EQ(table_.OwnerOf(Seat{0}), "bert");
  EXPECT_EQ(table_.OwnerOf(Seat{1}), "emil");
  EXPECT_EQ(table_.OwnerOf(Seat{2}), "dora");
  Come({"cleo"});
  ASSERT_EQ(Set(3), "");  // Who finds no room stands.
  EXPECT_TRUE(table_.Get().SeatsOf("cleo").Empty());
}

TEST(NoParty, SeatsAreAsManyAsTheHostSays) {
  PlayedTable table(Config{.seats = 3}, Unhurried());
  ASSERT_EQ(table.Do(Sit(), "bert"), "");
  ASSERT_EQ(table.Do(Sit(), "cleo"), "");
  ASSERT_EQ(table.Do(Sit(), "dora"), "");
  EXPECT_EQ(table.CodeOf(Sit(), "emil"), "table/full");
  EXPECT_EQ(table.CodeOf(StartGame{}, "bert"), "table/not_host");
  EXPECT_FALSE(table.Get().MayHost("bert"));
}

}  // namespace
}  // namespace folsom
