// What a match came to: sums over its games, taken in their order.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "arena/figures/estimate.h"
#include "arena/figures/rating.h"
#include "arena/figures/sprt.h"
#include "arena/play/game.h"

namespace folsom {

struct BotSummary {
  std::uint64_t games = 0;    // In which it took part.
  std::uint64_t sides = 0;    // That it had in them, one or more a game.
  Estimate win_share;         // Of one side; ties split. By chance 1 / sides of a table.
  double mean_money = 0;      // Of one side.
  double mean_rank = 0;       // Of one side; who share places get their mean.
  std::uint64_t decided = 0;  // Of its games: those that one bot won alone.
  Estimate decided_share;     // How many of them it won.
  double decided_chance = 0;  // By chance: the share of sides that it had in them.
  Rating rating;
  ThinkingSum thinking;
};

struct MatchSummary {
  std::uint64_t games = 0;
  std::uint64_t deals = 0;
  std::uint64_t nobody = 0;   // Games that nobody won (H-EV-ESCAPE-2).
  std::uint64_t decided = 0;  // Games that one bot won alone, with one side or several.
  std::vector<BotSummary> bots;
};

class MatchTally {
 public:
  // With `sprt` the match is a sequential test of bot 0 (its schedule must not be mixed).
  explicit MatchTally(const Match& match, std::optional<SprtTerms> sprt = std::nullopt);

  // Games in order from 0.
  void Add(const GameResult& game);
  [[nodiscard]] std::uint64_t Games() const { return summary_.games; }
  [[nodiscard]] const std::optional<Sprt>& Test() const { return sprt_; }
  // Whether the test is over.
  [[nodiscard]] bool Decided() const { return sprt_ && sprt_->Now() != Verdict::kOpen; }
  [[nodiscard]] MatchSummary Summary() const;

 private:
  struct BotSums {
    std::uint64_t ranks = 0;  // Twice the mean ranks.
    std::int64_t money = 0;
    std::uint64_t decided_sides = 0;
    std::vector<BlockShare> shares;   // Of wins, by deal.
    std::vector<BlockShare> decided;  // Of decided games, by deal.
  };

  void AddSides(const GameResult& game, bool new_deal);
  void AddDecided(const GameResult& game);
  void AddToTest(const GameResult& game);

  const Match& match_;
  MatchSummary summary_;
  std::vector<BotSums> sums_;
  RatingTable ratings_;
  std::optional<Sprt> sprt_;
  double cycle_won_ = 0;  // By bot 0 in the cycle that is being played.
};

}  // namespace folsom
