// Perft: how many ways a game can go on for a number of decisions.
//
// A *way* is a sequence of decisions and of the distinct outcomes of chance between them. Where
// several seats decide together, the lowest decides first: the order does not matter to the rules,
// so other orders are not counted. A game that ends sooner is one way.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/state/state.h"

namespace folsom {

class Perft {
 public:
  // Gives up after `budget` positions.
  explicit Perft(std::uint64_t budget) : left_(budget) {}

  // Nothing if the budget was spent.
  [[nodiscard]] std::optional<std::uint64_t> Count(const GameState& state, unsigned depth);

  struct Branch {
    Action action;
    std::uint64_t count = 0;
  };
  // The same, decision by decision of the seat that decides first. Precondition: depth > 0.
  [[nodiscard]] std::optional<std::vector<Branch>> Divide(const GameState& state, unsigned depth);

 private:
  std::uint64_t Walk(const GameState& state, unsigned depth);
  std::uint64_t WalkAction(const GameState& state, Seat seat, Action action, unsigned depth);

  std::uint64_t left_;
  bool spent_ = false;
};

// One case of a data file of tests/perft: where to start, how deep, and what should come out.
struct PerftCase {
  std::string name;
  GameState start;
  unsigned depth = 0;
  std::uint64_t count = 0;
};
// Reads a data file: {"cases": [{"name": ..., "depth": 3, "count": 1234, and either "config",
// "seed" and "skip" (as AfterRandomDecisions) or "position"}, ...]}. Throws Failure:
// perft/malformed, config/..., position/...
[[nodiscard]] std::vector<PerftCase> ReadPerftCases(const std::string& where,
                                                    std::string_view text);

// A game of random bots after `skip` decisions, or at its end if that comes sooner.
[[nodiscard]] GameState AfterRandomDecisions(const Config& config, std::uint64_t seed,
                                             std::uint64_t skip);

inline constexpr unsigned kMaxPerftDepth = 64;

}  // namespace folsom
