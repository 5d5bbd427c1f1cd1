#include "arena/play/game.h"

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "bots/random.h"
#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "rules/state/query.h"
#include "rules/state/score.h"
#include "rules/state/view.h"

namespace folsom {

namespace {

// What decides between two sides, the better one first.
struct Merit {
  bool may_win = false;
  int money = 0;
  int bullets = 0;  // Received.
  [[nodiscard]] bool Beats(const Merit& other) const {
    if (may_win != other.may_win) return may_win;
    if (money != other.money) return money > other.money;
    return bullets < other.bullets;
  }
};

std::vector<Merit> Merits(const GameState& end, const Score& score) {
  std::vector<Merit> merits(SidesOf(end.terms));
  for (std::size_t i = 0; i < end.terms.seats; ++i) {
    Merit& side = merits[SideOf(end.terms, static_cast<Seat>(i))];
    side.money = score.seats[i].side_total;
    side.bullets += static_cast<int>(CardBag{0, end.seats[i].received}.Size());
  }
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const Seat owner = end.bandits[i].owner;
    if (owner == kNoSeat || score.bandits[i].caught) continue;
    merits[SideOf(end.terms, owner)].may_win = true;
  }
  return merits;
}

// What NewGame settles is over when round 1 has begun; its first player may come of an attack.
void NoteFirst(const GameState& state, Seat& first) {
  if (first == kNoSeat && state.round > 0) first = state.first;
}

}  // namespace

std::vector<SideResult> SidesAtEnd(const GameState& end) {
  const Score score = ScoreOf(end);
  const std::vector<Merit> merits = Merits(end, score);
  std::vector<SideResult> sides(merits.size());
  SeatMask winners;  // By side.
  for (const Seat seat : score.winners) {
    winners.Add(static_cast<Seat>(SideOf(end.terms, seat)));
  }
  for (std::size_t i = 0; i < sides.size(); ++i) {
    sides[i].money = merits[i].money;
    if (winners.Has(static_cast<Seat>(i))) {
      sides[i].won = static_cast<std::uint8_t>(kWin / winners.Count());
    }
    for (const Merit& other : merits) {
      if (other.Beats(merits[i])) ++sides[i].rank;
    }
  }
  return sides;
}

GameAtTable PlayAtTable(const Config& config, std::span<const BotSpec> bots,
                        std::uint64_t deal_seed) {
  using Clock = std::chrono::steady_clock;
  Dice dice(deal_seed);
  GameAtTable game{.end = NewGame(config, dice)};
  GameState& state = game.end;
  ActionList legal;
  for (std::uint64_t decision = 0; state.phase != Phase::kOver; ++decision) {
    NoteFirst(state, game.first);
    const Seat seat = state.pending.First();
    LegalActions(state, seat, legal);
    const SeatView view = ViewFor(state, seat);
    const Clock::time_point start = Clock::now();
    const Choice choice = Choose(bots[Index(seat)], view, legal, GameSeed(deal_seed, decision));
    const std::chrono::nanoseconds took = Clock::now() - start;
    game.thinking[Index(seat)].Add(static_cast<std::uint64_t>(took.count()), choice.iterations);
    if (Apply(state, seat, choice.action, dice) != Illegal::kNone) {
      throw std::logic_error("a bot chose an action that is not legal");
    }
  }
  return game;
}

GameRange GamesOfPart(const Match& match) {
  return RangeOf(match.part->shard, match.schedule.WholeBlocks(match.part->games));
}

std::vector<std::uint8_t> BotsBySeat(const Match& match, std::uint64_t game) {
  const Terms terms = TermsFor(match.config);
  std::vector<std::uint8_t> numbers(terms.seats);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    numbers[i] = match.schedule.At(game)[SideOf(terms, static_cast<Seat>(i))];
  }
  return numbers;
}

GameResult PlayOfMatch(const Match& match, std::uint64_t game) {
  const LineUp& line_up = match.schedule.At(game);
  const std::vector<std::uint8_t> numbers = BotsBySeat(match, game);
  std::vector<BotSpec> bots;
  for (const std::uint8_t number : numbers) bots.push_back(match.bots[number]);
  const std::uint64_t deal_seed = GameSeed(match.seed, match.schedule.DealOf(game));
  const GameAtTable played = PlayAtTable(match.config, bots, deal_seed);
  GameResult result{.game = game, .sides = SidesAtEnd(played.end), .bots = {}};
  for (std::size_t i = 0; i < result.sides.size(); ++i) result.sides[i].bot = line_up[i];
  result.bots.resize(match.bots.size());
  for (std::size_t i = 0; i < bots.size(); ++i) {
    result.bots[numbers[i]].Add(played.thinking[i]);
  }
  return result;
}

}  // namespace folsom
