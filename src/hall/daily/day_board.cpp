#include "hall/daily/day_board.h"

#include <algorithm>
#include <boost/json.hpp>
#include <tuple>
#include <utility>

#include "hall/daily/day_deal.h"
#include "hall/daily/day_verdict.h"
#include "hall/summary.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr int kRidesPage = 500;
constexpr std::size_t kTopRows = 20;
constexpr std::size_t kRowsAround = 3;  // Each side of one's own.

[[nodiscard]] BoardRide RideFrom(const TableSummary& summary, const DayResult& result) {
  const Rider rider = RiderOf(summary);
  return {.person = rider.person,
          .name = rider.name,
          .money = result.money,
          .place = 0,
          .ended_at = summary.changed_at};
}

void TakeRide(DayBoard& board, const TableSummary& summary) {
  const std::optional<DayVerdict> verdict = VerdictOf(summary);
  if (!verdict) return board.unjudged.push_back(summary.id);
  if (verdict->refused.empty()) board.rides.push_back(RideFrom(summary, verdict->result));
}

void RankRides(std::vector<BoardRide>& rides) {
  std::ranges::sort(rides, {}, [](const BoardRide& ride) {
    return std::tuple(-ride.money, ride.ended_at, std::string_view(ride.person));
  });
  for (std::size_t i = 0; i < rides.size(); ++i) {
    const bool tied = i > 0 && rides[i].money == rides[i - 1].money;
    rides[i].place = tied ? rides[i - 1].place : static_cast<int>(i) + 1;
  }
}

[[nodiscard]] BoardRow RowOf(Store& store, const BoardRide& ride, std::string_view person) {
  const std::optional<Person> now = store.PersonOfId(ride.person);
  return {.ride = ride,
          .name = now ? now->name : ride.name,
          .claimed = now && !now->password_hash.empty(),
          .yours = ride.person == person};
}

}  // namespace

DayBoard GatherBoard(Store& store, DayNumber day) {
  DayBoard board;
  const std::string list = ListOfDay(DayText(day));
  ListPlace place;
  for (int read = 0; read < kMostRides; read += kRidesPage) {
    const std::vector<TableSummary> rides = store.GamesOf(list, place, kRidesPage);
    for (const TableSummary& ride : rides) TakeRide(board, ride);
    if (std::cmp_less(rides.size(), kRidesPage)) break;
    place = {.changed_at = rides.back().changed_at, .id = rides.back().id};
  }
  RankRides(board.rides);
  return board;
}

std::vector<BoardRow> RowsFor(Store& store, const DayBoard& board, std::string_view person) {
  const auto own = std::ranges::find(board.rides, person, &BoardRide::person);
  const auto at = static_cast<std::size_t>(own - board.rides.begin());
  std::vector<BoardRow> rows;
  for (std::size_t i = 0; i < board.rides.size(); ++i) {
    const bool near = own != board.rides.end() && i + kRowsAround >= at && i <= at + kRowsAround;
    if (i < kTopRows || near) rows.push_back(RowOf(store, board.rides[i], person));
  }
  return rows;
}

json::array RowsJson(const std::vector<BoardRow>& rows) {
  json::array list;
  for (const BoardRow& row : rows) {
    json::object out{{"place", row.ride.place},
                     {"name", row.name},
                     {"claimed", row.claimed},
                     {"money", row.ride.money}};
    if (row.yours) out["yours"] = true;
    list.push_back(std::move(out));
  }
  return list;
}

}  // namespace folsom
