// One game between bots, and how it ended.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arena/play/line_up.h"
#include "arena/play/shard.h"
#include "arena/play/thinking.h"
#include "bots/bot.h"
#include "rules/setup/config.h"
#include "rules/state/state.h"

namespace folsom {

// A win is so many units, which every number of winners divides; ties split it exactly.
inline constexpr std::uint32_t kWin = 60;
// No side comes anywhere near it; what files say beyond it is refused.
inline constexpr std::int64_t kMaxMoney = 1'000'000;

struct SideResult {
  std::uint8_t bot = 0;
  std::uint8_t won = 0;   // Units of kWin.
  std::uint8_t rank = 1;  // 1 is best; after two who share the first place comes the third.
  std::int32_t money = 0;
  bool operator==(const SideResult&) const = default;
};

// The sides at the end, `bot` left 0. Ranked as the game is won (END-3): who may win at all, then
// money, then fewer bullets received. Nobody wins where all are caught (H-EV-ESCAPE-2).
[[nodiscard]] std::vector<SideResult> SidesAtEnd(const GameState& end);

struct GameAtTable {
  GameState end;
  Seat first = kNoSeat;  // Who was first player in round 1.
  std::array<Thinking, kMaxSeats> thinking{};
};

// Plays a game out. `bots` by seat. The seed of the deal seeds the dice; the seed of decision n is
// GameSeed(deal_seed, n), so equal bots play equal games, on whatever seats of the deal they sit.
// Bots get the view of their seat and its legal actions, and nothing else.
// Precondition: !CheckConfig(config), a bot for every seat.
[[nodiscard]] GameAtTable PlayAtTable(const Config& config, std::span<const BotSpec> bots,
                                      std::uint64_t deal_seed);

// A game of a match.
struct GameResult {
  std::uint64_t game = 0;
  std::vector<SideResult> sides;
  std::vector<Thinking> bots;  // By number of the bot.
  bool operator==(const GameResult&) const = default;
};

// A shard of a match.
struct MatchPart {
  std::uint64_t games = 0;  // Of the whole match, as asked for.
  Shard shard;
};

struct Match {
  Config config;
  std::vector<BotSpec> bots;
  std::vector<std::string> names;  // Of the bots, as they were asked for.
  Schedule schedule;
  std::uint64_t seed = 1;
  std::optional<MatchPart> part{};  // If not all of it is played here.
};

// The games of its part. The last deal of a match is played with every rotation.
// Precondition: it has a part.
[[nodiscard]] GameRange GamesOfPart(const Match& match);

// The number of the bot at each seat.
[[nodiscard]] std::vector<std::uint8_t> BotsBySeat(const Match& match, std::uint64_t game);

[[nodiscard]] GameResult PlayOfMatch(const Match& match, std::uint64_t game);

}  // namespace folsom
