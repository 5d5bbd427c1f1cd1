// Which seats somebody took at a table.
#include "table/log/seats_taken.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

constexpr Seat kTaken0{0};
constexpr Seat kTaken1{1};

Entry SatAt(Seat seat, const PersonId& who, const std::string& name) {
  return {.body = Sat{.seat = seat, .who = who, .name = name, .nonce = {}}};
}

TEST(SeatsTaken, KnowsWhatWasLeftHandedOnRenamedAndShuffled) {
  using Taken = SeatsTaken::Taken;
  SeatsTaken seats("ann");
  seats.Read(SatAt(kTaken0, "ann", "Ann"));
  seats.Read({.body = Vacated{.seats = SeatMask::Only(kTaken0)}});
  EXPECT_EQ(seats.All(), (std::vector<Taken>{{kTaken0, "Ann", true}}));
  seats.Read(SatAt(kTaken0, "ann", "Annie"));
  seats.Read(SatAt(kTaken1, "bob", "Bob"));
  seats.Read({.body = Started{.seats = {1, 0, 2, 3, 4, 5}, .chance = {}}});
  seats.Read({.body = Renamed{.seat = kTaken0, .name = "Bobby"}});
  seats.Read({.body = Renamed{.seat = kTaken1, .name = "Anna"}});
  EXPECT_EQ(seats.All(), (std::vector<Taken>{{kTaken0, "Ann", true}, {kTaken1, "Anna", false}}));
  seats.Read(SatAt(kTaken1, "cat", "Cat"));
  EXPECT_EQ(seats.All().back(), (Taken{kTaken1, "Anna", true}));
}

}  // namespace
}  // namespace folsom
