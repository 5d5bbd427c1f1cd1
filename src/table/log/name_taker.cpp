#include "table/log/name_taker.h"

#include <utility>

namespace folsom {

NameTaker::NameTaker(PersonId who, std::function<std::string(const std::string& name)> instead)
    : who_(std::move(who)), instead_(std::move(instead)) {}

bool NameTaker::Take(Sitter& sitter, std::string& name, bool& claimed) const {
  sitter.before = name;
  sitter.instead = instead_(name);
  name = sitter.instead;
  return std::exchange(claimed, false) || sitter.instead != sitter.before;
}

// A seat that is handed on may keep its name.
bool NameTaker::On(Sat& sat) {
  Sitter& sitter = sitting_[Index(sat.seat)];
  const bool kept = !sitter.before.empty() && sitter.before == sat.name;
  sitter = {.who = sat.who, .before = {}, .instead = {}};
  return (kept || sat.who == who_) && Take(sitter, sat.name, sat.claimed);
}

bool NameTaker::On(Renamed& renamed) {
  Sitter& sitter = sitting_[Index(renamed.seat)];
  sitter = {.who = sitter.who, .before = {}, .instead = {}};
  return sitter.who == who_ && Take(sitter, renamed.name, renamed.claimed);
}

bool NameTaker::Change(Entry& entry) {
  if (Sat* const sat = std::get_if<Sat>(&entry.body)) return On(*sat);
  if (Renamed* const renamed = std::get_if<Renamed>(&entry.body)) return On(*renamed);
  if (const Vacated* const vacated = std::get_if<Vacated>(&entry.body)) {
    for (const Seat seat : vacated->seats) sitting_[Index(seat)] = {};
  }
  if (const SetOptions* const set = std::get_if<SetOptions>(&entry.body)) {
    for (std::size_t seat = set->config.seats; seat < kMaxSeats; ++seat) sitting_[seat] = {};
  }
  if (const Started* const started = std::get_if<Started>(&entry.body)) {
    const auto chairs = sitting_;
    for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
      sitting_[seat] = chairs[started->seats[seat]];
    }
  }
  return false;
}

std::vector<NameTaker::Shown> NameTaker::StillShown() const {
  std::vector<Shown> shown;
  for (std::size_t i = 0; i < sitting_.size(); ++i) {
    const Sitter& sitter = sitting_[i];
    if (sitter.before.empty()) continue;
    shown.push_back({.seat = static_cast<Seat>(i),
                     .before = sitter.before,
                     .instead = sitter.instead,
                     .handed_on = sitter.who != who_});
  }
  return shown;
}

}  // namespace folsom
