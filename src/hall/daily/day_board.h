// The board of a day: who rode its train here, by money. Only rides that were played again and
// found whole are on it (day_verdict.h).
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "hall/daily/day.h"
#include "hall/given/store.h"

namespace folsom {

// The store is asked for so many rides of a day at most, the newest.
inline constexpr int kMostRides = 5000;

struct BoardRide {
  std::string person;
  std::string name;  // By which they rode.
  int money = 0;
  int place = 0;  // Equal money shares one.
  StoreTime ended_at = 0;
};
struct DayBoard {
  std::vector<BoardRide> rides;       // The best first; of equal ones who was there first.
  std::vector<std::string> unjudged;  // Tables that ended and were not judged yet.
};
// On the store's thread.
[[nodiscard]] DayBoard GatherBoard(Store& store, DayNumber day);

struct BoardRow {
  BoardRide ride;
  std::string name;  // Of today.
  bool claimed = false;
  bool yours = false;
};
// The first twenty, and those around `person`; by the names that people have now. On the store's
// thread.
[[nodiscard]] std::vector<BoardRow> RowsFor(Store& store, const DayBoard& board,
                                            std::string_view person);
// [{"place", "name", "claimed", "money", "yours"?}]. No ids: they are nobody else's business.
[[nodiscard]] boost::json::array RowsJson(const std::vector<BoardRow>& rows);

}  // namespace folsom
