// Series of games between bots, on several threads, with the same result on any number of them.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "arena/play/shard.h"
#include "bots/random.h"
#include "cli/commands/bot_seats.h"
#include "rules/setup/config.h"
#include "rules/state/state.h"

namespace folsom {

// Shares of wins are counted in units that every number of winners divides.
inline constexpr std::uint64_t kWinUnits = 60;

// Sums over games; sums only, so that the order of games does not matter.
struct SeriesTotals {
  struct Part {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;  // In kWinUnits.
    std::int64_t money = 0;  // Of the player.
    bool operator==(const Part&) const = default;
  };
  std::uint64_t games = 0;
  std::uint64_t choices = 0;
  std::uint64_t nobody = 0;  // Games that nobody won (H-EV-ESCAPE-2).
  std::array<Part, kMaxSeats> seats{};
  std::array<Part, kMaxBandits> bandits{};  // Of the player of that bandit.
  bool operator==(const SeriesTotals&) const = default;

  void Add(const GameState& end, std::uint32_t choices_made);
  void Add(const SeriesTotals& other);
};

struct Series {
  Config config;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  BotSeats bots{};
  bool by_views = false;  // Random bots through SeatViews, as others play; the same games, slower.
  Shard shard{};

  // The games that are played here.
  [[nodiscard]] GameRange Part() const { return RangeOf(shard, games); }
};

// One game of any bots; `choices.Next32()` (GameChance) is the seed of every decision.
// Precondition: !CheckConfig(config).
[[nodiscard]] PlayedGame PlayBotGame(const Config& config, const BotSeats& bots,
                                     std::uint64_t game_seed);

// Plays the part of the series. `progress` is called now and then from the calling thread with the
// games done so far.
[[nodiscard]] SeriesTotals RunSeries(const Series& series,
                                     const std::function<void(std::uint64_t)>& progress = {});

}  // namespace folsom
