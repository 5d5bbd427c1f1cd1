// The random bot: picks uniformly among its legal actions.
//
// A bot is a pure function of what its seat may know, of what it may do, and of a seed: the same
// three give the same choice, so games with bots can be replayed and split over threads.
#pragma once

#include <cstdint>

#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "rules/state/view.h"

namespace folsom {

// Precondition: `legal` is not empty. Reads the low 32 bits of `seed`.
[[nodiscard]] Action ChooseRandom(const SeatView& view, const ActionList& legal,
                                  std::uint64_t seed);

// The seed of game number `game` of a series: games can be played in any order, on any thread.
[[nodiscard]] std::uint64_t GameSeed(std::uint64_t series_seed, std::uint64_t game);

// The two streams of chance in a game of bots: the rules' dice and the bots' own seeds.
struct GameChance {
  explicit GameChance(std::uint64_t game_seed);

  Dice dice;
  Rng choices;
};

struct PlayedGame {
  GameState state;
  std::uint32_t choices = 0;  // Decisions taken.
};

// One whole game of random bots straight on the state, without views: the fast path. It plays the
// very games that ChooseRandom plays with `choices.Next32()` as the seed of every decision.
// Precondition: !CheckConfig(config).
[[nodiscard]] PlayedGame PlayRandomGame(const Config& config, std::uint64_t game_seed);

// The same through views, as every other bot plays.
[[nodiscard]] PlayedGame PlayRandomGameByViews(const Config& config, std::uint64_t game_seed);

}  // namespace folsom
