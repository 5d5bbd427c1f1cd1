// A person's names are taken out of a log, and nobody else's.
#include "table/log/name_taker.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

constexpr Seat kSeat0{0};
constexpr Seat kSeat1{1};

NameTaker TakerOfAnn() {
  return {"ann", [](const std::string& /*name*/) { return std::string("Guest 1234"); }};
}

TEST(NameTaker, ChangesWhatThisPersonWasCalledAndNobodyElse) {
  NameTaker taker = TakerOfAnn();
  Entry ann{.at = 1,
            .body = Sat{.seat = kSeat0,
                        .who = "ann",
                        .name = "Ann",
                        .nonce = {},
                        .program = false,
                        .claimed = true}};
  Entry bob{.at = 2, .body = Sat{.seat = kSeat1, .who = "bob", .name = "Ann", .nonce = {}}};
  EXPECT_TRUE(taker.Change(ann));
  EXPECT_FALSE(taker.Change(bob));
  EXPECT_EQ(std::get<Sat>(ann.body).name, "Guest 1234");
  EXPECT_FALSE(std::get<Sat>(ann.body).claimed);
  EXPECT_EQ(ann.at, 1);
  EXPECT_EQ(std::get<Sat>(bob.body).name, "Ann");
  EXPECT_FALSE(taker.Change(ann)) << "there is nothing left to take";
}

// Seats are shuffled at the start: who is renamed afterwards sits elsewhere.
TEST(NameTaker, FollowsPeopleToTheirSeats) {
  NameTaker taker = TakerOfAnn();
  Entry ann{.body = Sat{.seat = kSeat0, .who = "ann", .name = "Ann", .nonce = {}}};
  Entry bob{.body = Sat{.seat = kSeat1, .who = "bob", .name = "Bob", .nonce = {}}};
  Entry started{.body = Started{.seats = {1, 0, 2, 3, 4, 5}, .chance = {}}};
  Entry first{.body = Renamed{.seat = kSeat0, .name = "Bobby"}};
  Entry second{.body = Renamed{.seat = kSeat1, .name = "Annie"}};
  for (Entry* const entry : {&ann, &bob, &started}) taker.Change(*entry);
  EXPECT_FALSE(taker.Change(first));
  EXPECT_TRUE(taker.Change(second));
  EXPECT_EQ(std::get<Renamed>(second.body).name, "Guest 1234");
}

// By a link a seat passes to another person.
TEST(NameTaker, LeavesAloneWhoCameToTheSeatLater) {
  NameTaker taker = TakerOfAnn();
  Entry ann{.body = Sat{.seat = kSeat0, .who = "ann", .name = "Ann", .nonce = {}}};
  Entry bob{.body = Sat{.seat = kSeat0, .who = "bob", .name = "Bob", .nonce = {}}};
  Entry renamed{.body = Renamed{.seat = kSeat0, .name = "Bobby"}};
  EXPECT_TRUE(taker.Change(ann));
  EXPECT_FALSE(taker.Change(bob));
  EXPECT_FALSE(taker.Change(renamed));
}

// Where somebody has their name, a seat that is handed on keeps its own.
TEST(NameTaker, TakesANameThatWasHandedOnWithTheSeat) {
  NameTaker taker = TakerOfAnn();
  Entry ann{.body = Sat{.seat = kSeat0, .who = "ann", .name = "Ann", .nonce = {}}};
  Entry bob{.body = Sat{.seat = kSeat0, .who = "bob", .name = "Ann", .nonce = {}}};
  Entry cat{.body = Sat{.seat = kSeat0, .who = "cat", .name = "Ann", .nonce = {}}};
  for (Entry* const entry : {&ann, &bob, &cat}) {
    EXPECT_TRUE(taker.Change(*entry));
    EXPECT_EQ(std::get<Sat>(entry->body).name, "Guest 1234");
  }
  const std::vector<NameTaker::Shown> shown = taker.StillShown();
  ASSERT_EQ(shown.size(), 1U);
  EXPECT_EQ(shown[0].seat, kSeat0);
  EXPECT_EQ(shown[0].before, "Ann");
  EXPECT_EQ(shown[0].instead, "Guest 1234");
  EXPECT_TRUE(shown[0].handed_on);
  Entry renamed{.body = Renamed{.seat = kSeat0, .name = "Cathy"}};
  EXPECT_FALSE(taker.Change(renamed));
  EXPECT_TRUE(taker.StillShown().empty());
}

TEST(NameTaker, LeavesANamesakeAloneWhoComesToASeatThatWasLeft) {
  NameTaker taker = TakerOfAnn();
  Entry ann{.body = Sat{.seat = kSeat0, .who = "ann", .name = "Ann", .nonce = {}}};
  Entry left{.body = Vacated{.seats = SeatMask::Only(kSeat0)}};
  Entry other{.body = Sat{.seat = kSeat0, .who = "bob", .name = "Ann", .nonce = {}}};
  EXPECT_TRUE(taker.Change(ann));
  EXPECT_FALSE(taker.Change(left));
  EXPECT_FALSE(taker.Change(other));
  EXPECT_TRUE(taker.StillShown().empty());
}

}  // namespace
}  // namespace folsom
