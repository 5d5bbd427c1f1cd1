// Plays games of a match, with those that its file holds already.
#pragma once

#include <functional>
#include <string>

#include "arena/play/game.h"

namespace folsom {

struct MatchRun {
  const Match& match;
  GameRange games;
  unsigned threads = 1;
  std::string out;  // Every finished game is appended to this file; empty: none are kept.
  bool resume = false;
};

struct MatchRunResult {
  std::uint64_t resumed = 0;  // Games that were in the file.
  double seconds = 0;         // For the others.
};

// Hands the games to `take` in order until it returns false. `more` is shown behind the progress
// bar. Throws Failure: arena/exists, arena/other_match, arena/bad_file, file/….
MatchRunResult RunMatch(const MatchRun& run, const std::function<bool(const GameResult&)>& take,
                        const std::function<std::string()>& more = {});

}  // namespace folsom
