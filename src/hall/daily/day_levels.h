// What our levels make of a day's deal, in the player's seat and against the same bots: ten games
// each, which differ by the seeds of the bots alone. Legend thinks for a number of iterations and
// not for a time, so the money is the same on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "hall/daily/day_deal.h"
#include "hall/given/loop.h"
#include "hall/given/thinking.h"
#include "hall/leash.h"

namespace folsom {

inline constexpr int kLevelGames = 10;
inline constexpr std::uint32_t kLegendIterations = 100;

struct LevelMoney {
  std::string level;
  std::vector<int> money;  // By game.
  bool operator==(const LevelMoney&) const = default;
};
using DayLevels = std::vector<LevelMoney>;  // Ascending in strength.

// One game of a level, question by question.
class LevelGame {
 public:
  LevelGame(const DayDeal& deal, std::shared_ptr<const Luck> luck, BotSpec level, int number);

  [[nodiscard]] bool IsOver() const { return state_.phase == Phase::kOver; }
  // Whose turn it is, and who decides for them.
  [[nodiscard]] BotQuestion Question() const;
  // False, and nothing changes, if that is not legal.
  [[nodiscard]] bool Take(Action action);
  [[nodiscard]] int Money() const;

 private:
  [[nodiscard]] bool Draw(const std::function<bool(Dice&)>& play);

  Seat seat_;
  std::shared_ptr<const Luck> luck_;
  FairSeed deal_seed_;  // Of what the luck leaves open,
  FairSeed bot_seed_;   // and of the bots.
  std::vector<BotSpec> bots_;
  GameState state_;
  DrawCounts counts_{};
  std::uint64_t draws_ = 0;
  std::uint32_t decisions_ = 0;
};

// Plays them when somebody first asks, by those who think for bots, and remembers the last days.
class DayLevelsDesk {
 public:
  DayLevelsDesk(Loop& loop, Thinking& thinking) : loop_(loop), thinking_(thinking) {}

  // Nothing: it cannot be said now, since too much else waits. `payer`: whose share of the threads
  // it takes, if nobody asked for this day before.
  using Told = std::function<void(const DayLevels*)>;
  void Ask(const DayDeal& deal, const Payer& payer, Told told);

 private:
  struct Day;
  void PlayLevel(const std::shared_ptr<Day>& day, std::size_t level);
  void PlayOn(const std::shared_ptr<Day>& day, std::size_t level,
              const std::shared_ptr<LevelGame>& game);
  void Retry(const std::shared_ptr<Day>& day, std::size_t level,
             const std::shared_ptr<LevelGame>& game);
  void End(const std::shared_ptr<Day>& day);

  Loop& loop_;
  Thinking& thinking_;
  std::list<std::shared_ptr<Day>> days_;  // Asked for last first.
  Leash leash_;
};

}  // namespace folsom
