// What is kept of a person, for them to have.
#pragma once

#include <string>
#include <vector>

#include "hall/given/store.h"
#include "hall/puzzles/puzzle_standing.h"
#include "table/log/seats_taken.h"

namespace folsom {

// Everything but secrets and their hashes.
struct OwnData {
  struct AtTable {
    TableSummary summary;
    std::vector<SeatsTaken::Taken> seats;
  };
  Person person;
  std::vector<Store::Token> tokens;
  PuzzleStanding puzzles;
  std::vector<AtTable> tables;  // A part of Store::TablesOf, by their ids;
  bool more = false;            // others come after these.
};

// With tables whose ids come after `after`.
[[nodiscard]] OwnData GatherOwnData(Store& store, const std::string& person,
                                    const std::string& after);

}  // namespace folsom
