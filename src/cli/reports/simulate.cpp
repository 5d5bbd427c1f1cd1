#include "cli/reports/simulate.h"

#include <algorithm>

#include "arena/play/pool.h"
#include "rules/state/score.h"

namespace folsom {

void SeriesTotals::Add(const GameState& end, std::uint32_t choices_made) {
  const Score score = ScoreOf(end);
  ++games;
  choices += choices_made;
  if (score.winners.Empty()) ++nobody;
  const std::uint64_t won = score.winners.Empty() ? 0 : kWinUnits / score.winners.Count();
  for (std::size_t i = 0; i < end.terms.seats; ++i) {
    ++seats[i].games;
    seats[i].money += score.seats[i].total;
    if (score.winners.Has(static_cast<Seat>(i))) seats[i].wins += won;
  }
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const Seat owner = end.bandits[i].owner;
    if (owner == kNoSeat) continue;
    ++bandits[i].games;
    bandits[i].money += score.seats[Index(owner)].total;
    if (score.winners.Has(owner)) bandits[i].wins += won;
  }
}

void SeriesTotals::Add(const SeriesTotals& other) {
  const auto add = [](Part& to, const Part& from) {
    to.games += from.games;
    to.wins += from.wins;
    to.money += from.money;
  };
  games += other.games;
  choices += other.choices;
  nobody += other.nobody;
  for (std::size_t i = 0; i < kMaxSeats; ++i) add(seats[i], other.seats[i]);
  for (std::size_t i = 0; i < kMaxBandits; ++i) add(bandits[i], other.bandits[i]);
}

namespace {

// Games are handed out in chunks, so that handing out takes no time to speak of.
[[nodiscard]] std::uint64_t ChunkOf(const Series& series) {
  return AllRandom(series.bots) ? 256 : 1;
}

[[nodiscard]] PlayedGame PlayWith(const Series& series, std::uint64_t seed) {
  if (!AllRandom(series.bots)) return PlayBotGame(series.config, series.bots, seed);
  return series.by_views ? PlayRandomGameByViews(series.config, seed)
                         : PlayRandomGame(series.config, seed);
}

[[nodiscard]] SeriesTotals PlayChunk(const Series& series, std::uint64_t number) {
  const GameRange part = series.Part();
  const std::uint64_t first = part.first + number * ChunkOf(series);
  const std::uint64_t last = std::min(first + ChunkOf(series), part.last);
  SeriesTotals totals;
  for (std::uint64_t game = first; game < last; ++game) {
    const PlayedGame played = PlayWith(series, GameSeed(series.seed, game));
    totals.Add(played.state, played.choices);
  }
  return totals;
}

}  // namespace

PlayedGame PlayBotGame(const Config& config, const BotSeats& bots, std::uint64_t game_seed) {
  GameChance chance(game_seed);
  PlayedGame game{.state = NewGame(config, chance.dice)};
  for (; game.state.phase != Phase::kOver; ++game.choices) {
    const Seat seat = game.state.pending.First();
    const Action action = BotAction(bots, game.state, seat, chance.choices.Next32());
    ApplyLegal(game.state, seat, action, chance.dice);
  }
  return game;
}

SeriesTotals RunSeries(const Series& series, const std::function<void(std::uint64_t)>& progress) {
  SeriesTotals all;
  OrderedPool<SeriesTotals> pool(std::max(1U, series.threads), [&series](std::uint64_t number) {
    return PlayChunk(series, number);
  });
  const auto add = [&all](const SeriesTotals& part) {
    all.Add(part);
    return true;
  };
  const auto tell = [&] {
    if (progress) progress(all.games);
  };
  const std::uint64_t chunk = ChunkOf(series);
  pool.Run(0, (series.Part().Size() + chunk - 1) / chunk, add, tell);
  return all;
}

}  // namespace folsom
