#include "cli/reports/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

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

// Games are handed out in chunks; each worker sums up its own.
class Workshop {
 public:
  explicit Workshop(const Series& series)
      : series_(series), random_(AllRandom(series.bots)), chunk_(random_ ? 256 : 1) {}

  SeriesTotals Run(const std::function<void(std::uint64_t)>& progress) {
    std::vector<SeriesTotals> totals(std::max(1U, series_.threads));
    std::vector<std::thread> workers;
    for (SeriesTotals& mine : totals) workers.emplace_back([this, &mine] { Work(mine); });
    if (progress) Watch(progress, totals.size());
    for (std::thread& worker : workers) worker.join();
    for (std::size_t i = 1; i < totals.size(); ++i) totals[0].Add(totals[i]);
    return totals[0];
  }

 private:
  void Work(SeriesTotals& result) {
    SeriesTotals mine;  // Not `result`: neighbours in memory would slow each other down.
    for (;;) {
      const std::uint64_t first = next_.fetch_add(chunk_);
      if (first >= series_.games) break;
      const std::uint64_t last = std::min(first + chunk_, series_.games);
      for (std::uint64_t game = first; game < last; ++game) Play(game, mine);
      done_.fetch_add(last - first);
    }
    result = mine;
    const std::lock_guard lock(mutex_);
    ++finished_;
    changed_.notify_one();
  }

  void Play(std::uint64_t game, SeriesTotals& mine) const {
    const std::uint64_t seed = GameSeed(series_.seed, game);
    const PlayedGame played = PlayWith(seed);
    mine.Add(played.state, played.choices);
  }
  [[nodiscard]] PlayedGame PlayWith(std::uint64_t seed) const {
    if (!random_) return PlayBotGame(series_.config, series_.bots, seed);
    return series_.by_views ? PlayRandomGameByViews(series_.config, seed)
                            : PlayRandomGame(series_.config, seed);
  }

  void Watch(const std::function<void(std::uint64_t)>& progress, std::size_t workers) {
    std::unique_lock lock(mutex_);
    const auto all_finished = [&] { return finished_ == workers; };
    while (!changed_.wait_for(lock, std::chrono::milliseconds(100), all_finished)) {
      progress(done_.load());
    }
  }

  const Series& series_;
  const bool random_;
  const std::uint64_t chunk_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t finished_ = 0;
};

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
  return Workshop(series).Run(progress);
}

}  // namespace folsom
