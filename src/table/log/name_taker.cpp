#include "table/log/name_taker.h"

#include <utility>

namespace folsom {

NameTaker::NameTaker(PersonId who, std::function<std::string(const std::string& name)> instead)
    : who_(std::move(who)), instead_(std::move(instead)) {}

bool NameTaker::Take(std::string& name, bool& claimed) const {
  const std::string before = std::exchange(name, instead_(name));
  return std::exchange(claimed, false) || name != before;
}

bool NameTaker::Change(Entry& entry) {
  if (Sat* const sat = std::get_if<Sat>(&entry.body)) {
    sitting_[Index(sat->seat)] = sat->who;
    return sat->who == who_ && Take(sat->name, sat->claimed);
  }
  if (Renamed* const renamed = std::get_if<Renamed>(&entry.body)) {
    return sitting_[Index(renamed->seat)] == who_ && Take(renamed->name, renamed->claimed);
  }
  if (const Started* const started = std::get_if<Started>(&entry.body)) {
    const auto chairs = sitting_;
    for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
      sitting_[seat] = chairs[started->seats[seat]];
    }
  }
  return false;
}

}  // namespace folsom
