// Takes a person's names out of a log, for good: what folds from it is the same table, where they
// are called otherwise.
#pragma once

#include <array>
#include <functional>
#include <string>

#include "table/log/entry.h"

namespace folsom {

class NameTaker {
 public:
  // `instead`: the name to put in the place of one.
  NameTaker(PersonId who, std::function<std::string(const std::string& name)> instead);
  // The entries of a log in order, each once; whether this one changed.
  bool Change(Entry& entry);

 private:
  bool Take(std::string& name, bool& claimed) const;

  PersonId who_;
  std::function<std::string(const std::string&)> instead_;
  std::array<PersonId, kMaxSeats> sitting_{};  // Who sat down there last.
};

}  // namespace folsom
