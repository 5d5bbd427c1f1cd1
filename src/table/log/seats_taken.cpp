#include "table/log/seats_taken.h"

#include <utility>

namespace folsom {

void SeatsTaken::Leave(std::size_t seat) {
  if (names_[seat].empty()) return;
  left_.push_back({static_cast<Seat>(seat), std::exchange(names_[seat], {}), true});
}

void SeatsTaken::Read(const Entry& entry) {
  if (const Sat* const sat = std::get_if<Sat>(&entry.body)) {
    if (sat->who != who_) return Leave(Index(sat->seat));
    names_[Index(sat->seat)] = sat->name;
  }
  if (const Renamed* const renamed = std::get_if<Renamed>(&entry.body)) {
    std::string& name = names_[Index(renamed->seat)];
    if (!name.empty()) name = renamed->name;
  }
  if (const Vacated* const vacated = std::get_if<Vacated>(&entry.body)) {
    for (const Seat seat : vacated->seats) Leave(Index(seat));
  }
  if (const SetOptions* const set = std::get_if<SetOptions>(&entry.body)) {
    for (std::size_t seat = set->config.seats; seat < kMaxSeats; ++seat) Leave(seat);
  }
  if (const Started* const started = std::get_if<Started>(&entry.body)) {
    const auto chairs = names_;
    for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
      names_[seat] = chairs[started->seats[seat]];
    }
  }
}

std::vector<SeatsTaken::Taken> SeatsTaken::All() const {
  std::vector<Taken> all = left_;
  for (std::size_t seat = 0; seat < names_.size(); ++seat) {
    if (!names_[seat].empty()) all.push_back({static_cast<Seat>(seat), names_[seat], false});
  }
  return all;
}

}  // namespace folsom
