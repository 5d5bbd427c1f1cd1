#include "bots/random.h"

#include <cassert>

namespace folsom {

Action ChooseRandom(const SeatView& /*view*/, const ActionList& legal, std::uint64_t seed) {
  assert(!legal.Empty());
  // The arithmetic of Rng::Below, so that both ways of playing meet the same choices.
  return legal[((seed & 0xFFFFFFFFU) * legal.Size()) >> 32];
}

std::uint64_t GameSeed(std::uint64_t series_seed, std::uint64_t game) {
  return Rng(Rng(series_seed).Next() ^ (game * 0xD1342543DE82EF95ULL)).Next();
}

GameChance::GameChance(std::uint64_t game_seed)
    : dice(game_seed), choices(game_seed ^ 0x5851F42D4C957F2DULL) {}

PlayedGame PlayRandomGame(const Config& config, std::uint64_t game_seed) {
  GameChance chance(game_seed);
  PlayedGame game{.state = NewGame(config, chance.dice)};
  game.choices = PlayOut(game.state, chance.dice, chance.choices);
  return game;
}

PlayedGame PlayRandomGameByViews(const Config& config, std::uint64_t game_seed) {
  GameChance chance(game_seed);
  PlayedGame game{.state = NewGame(config, chance.dice)};
  ActionList legal;
  for (; game.state.phase != Phase::kOver; ++game.choices) {
    const Seat seat = game.state.pending.First();
    LegalActions(game.state, seat, legal);
    const SeatView view = ViewFor(game.state, seat);
    const Action action = ChooseRandom(view, legal, chance.choices.Next32());
    ApplyLegal(game.state, seat, action, chance.dice);
  }
  return game;
}

}  // namespace folsom
