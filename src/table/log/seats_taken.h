// Which seats a person took at a table, as its log says.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "table/log/entry.h"

namespace folsom {

class SeatsTaken {
 public:
  struct Taken {
    Seat seat{};
    std::string name;   // The last one there.
    bool left = false;  // It is not theirs any more.
    bool operator==(const Taken&) const = default;
  };

  explicit SeatsTaken(PersonId who) : who_(std::move(who)) {}
  // The entries of a log in order, each once.
  void Read(const Entry& entry);
  // Those left in the order in which they were, then the others. A seat that was left before the
  // start has the number it had then.
  [[nodiscard]] std::vector<Taken> All() const;

 private:
  void Leave(std::size_t seat);

  PersonId who_;
  std::array<std::string, kMaxSeats> names_{};  // Empty: not theirs.
  std::vector<Taken> left_;
};

}  // namespace folsom
