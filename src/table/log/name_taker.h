// Takes a person's names out of a log, for good: what folds from it is the same table, where they
// are called otherwise.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "table/log/entry.h"

namespace folsom {

class NameTaker {
 public:
  // `instead`: the name to put in the place of one.
  NameTaker(PersonId who, std::function<std::string(const std::string& name)> instead);
  // The entries of a log in order, each once; whether this one changed.
  bool Change(Entry& entry);

  // A seat that shows a name of theirs after the last entry.
  struct Shown {
    Seat seat{};
    std::string before;
    std::string instead;
    bool handed_on = false;  // Somebody else sits there.
  };
  [[nodiscard]] std::vector<Shown> StillShown() const;

 private:
  struct Sitter {
    PersonId who;         // Who sat down there last.
    std::string before;   // If it is called by a name of theirs: the name,
    std::string instead;  // and what it is replaced by.
  };
  // Takes the name of whoever sits at `sitter`.
  bool Take(Sitter& sitter, std::string& name, bool& claimed) const;
  bool On(Sat& sat);
  bool On(Renamed& renamed);

  PersonId who_;
  std::function<std::string(const std::string&)> instead_;
  std::array<Sitter, kMaxSeats> sitting_{};
};

}  // namespace folsom
