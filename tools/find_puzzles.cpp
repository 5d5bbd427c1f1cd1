// Finds puzzles in games of strong bots: decisions with one action that is clearly best, which the
// rule of thumb does not find. Writes one JSON object per line as it finds them; tools/make_puzzles
// makes the file that ships of them (docs/puzzles.md).
//
//   find_puzzles --seconds 300 --shard 3/16 >> found.jsonl      shard 3 of 16, counted from 0
//
// Games are numbered, and a shard plays every N-th: one that goes on begins with `--first GAME`,
// the number of the game after the last line's.
#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/random.h"
#include "bots/registry.h"
#include "puzzles/gap.h"
#include "puzzles/solvers.h"
#include "record/position/position.h"
#include "record/words/action_text.h"
#include "rules/choices/traits.h"
#include "rules/state/sample.h"

namespace folsom::puzzles {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

constexpr std::uint32_t kSeeds = 8;             // That must agree, each with
constexpr std::uint32_t kIterations = 100'000;  // playthroughs at most.
constexpr std::uint32_t kMostByThumb = 2;       // Of kTries that the rule of thumb may solve.
// A first and a second look; the gap may be a little less there than is asked for.
constexpr std::uint32_t kFirstLook = 240;
constexpr std::uint32_t kSecondLook = 2'000;
constexpr float kMaybe = 0.08F;
constexpr float kLikely = 0.105F;

struct Options {
  std::uint64_t seconds = 60;
  std::uint64_t shard = 0;
  std::uint64_t shards = 1;
  std::uint64_t first = 0;  // Game.
  std::uint64_t seed = 2026;
};

// The action that a search likes best and its lead over the next.
struct Look {
  Action best = kNoAction;
  float lead = 0;
};
Look LookAt(const SeatView& view, const ActionList& legal, std::uint32_t iterations,
            std::uint64_t seed) {
  const BotSpec bot{.kind = BotKind::kSearch, .budget = {.iterations = iterations}};
  const Choice choice = Choose(bot, view, legal, seed);
  Look look{.best = choice.action, .lead = 1};
  float best = 0;
  float next = 0;
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    float& slot = legal[i] == choice.action ? best : next;
    slot = std::max(slot, choice.win_share[i]);
  }
  look.lead = best - next;
  return look;
}

bool IsForPuzzles(const GameState& s, const ActionList& legal) {
  return legal.Size() >= 2 && s.round > 0 && !TraitsOf(s.ask).hidden_steps;
}

// The action that may be a puzzle's answer.
std::optional<Action> Candidate(const SeatView& view, const ActionList& legal, std::uint64_t seed) {
  const Action net = Choose({.kind = BotKind::kNet, .budget = {}}, view, legal, seed).action;
  if (SolvedByThumb(view, legal, std::span(&net, 1), seed) > kMostByThumb) return std::nullopt;
  const Look first = LookAt(view, legal, kFirstLook, seed);
  if (first.lead < kMaybe) return std::nullopt;
  const Look second = LookAt(view, legal, kSecondLook, seed + 1);
  if (second.lead < kLikely || second.best != first.best) return std::nullopt;
  const std::span<const Action> right(&second.best, 1);
  if (SolvedByThumb(view, legal, right, seed) > kMostByThumb) return std::nullopt;
  return second.best;
}

// All seeds must say so. The shares are the mean over them.
std::optional<Gap> Judged(const SeatView& view, const ActionList& legal, Action right,
                          std::uint64_t seed) {
  Gap mean{.clear = true, .shares = std::vector<float>(legal.Size()), .lead = 1};
  for (std::uint32_t i = 0; i < kSeeds; ++i) {
    const Gap gap = MeasureGap(view, legal, right, kLeastGap, kIterations, GameSeed(seed, i));
    if (!gap.clear) return std::nullopt;
    mean.lead = std::min(mean.lead, gap.lead);
    mean.iterations += gap.iterations;
    for (std::size_t k = 0; k < legal.Size(); ++k) {
      mean.shares[k] += gap.shares[k] / static_cast<float>(kSeeds);
    }
  }
  return mean;
}

int Points(float share) { return static_cast<int>(share * 1000.0F + 0.5F); }

json::object FoundJson(const SeatView& view, const ActionList& legal, Action right, const Gap& gap,
                       std::uint64_t seed) {
  Dice dealer(seed);
  json::object shares;
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    shares[ActionText(legal[i])] = Points(gap.shares[i]);
  }
  json::array levels;
  for (const std::uint32_t solved : SolvedByLevels(view, legal, std::span(&right, 1), seed)) {
    levels.push_back(solved);
  }
  return {{"seat", Index(view.viewer)},
          {"right", json::array{json::string(ActionText(right))}},
          {"lead", Points(gap.lead)},
          {"iterations", gap.iterations},
          {"shares", std::move(shares)},
          {"thumb", SolvedByThumb(view, legal, std::span(&right, 1), seed)},
          {"levels", std::move(levels)},
          {"position", PositionJson(Sample(view, dealer))}};
}

class Finder {
 public:
  explicit Finder(const Options& options)
      : options_(options), end_(Clock::now() + std::chrono::seconds(options.seconds)) {}

  void Run() {
    for (std::uint64_t game = options_.first; !Late(); ++game) {
      if (game % options_.shards == options_.shard) Search(game);
    }
    std::cerr << "looked at " << looked_ << " decisions, judged " << judged_ << ", found " << found_
              << "\n";
  }

 private:
  [[nodiscard]] bool Late() const { return Clock::now() >= end_; }

  // One game, at most one puzzle of each round.
  void Search(std::uint64_t game) {
    const auto configs = AllConfigs();
    GameChance chance(GameSeed(options_.seed, game));
    GameState s = NewGame(configs[game % configs.size()], chance.dice);
    const BotSpec bot{.kind = BotKind::kNet, .budget = {}, .temperature = 60, .opening = 1000};
    ActionList legal;
    int found_in = 0;
    while (s.phase != Phase::kOver && !Late()) {
      const Seat seat = s.pending.First();
      LegalActions(s, seat, legal);
      const SeatView view = ViewFor(s, seat);
      const std::uint64_t seed = chance.choices.Next();
      if (s.round > found_in && IsForPuzzles(s, legal) && Consider(game, view, legal, seed)) {
        found_in = s.round;
      }
      ApplyLegal(s, seat, Choose(bot, view, legal, seed).action, chance.dice);
    }
  }
  bool Consider(std::uint64_t game, const SeatView& view, const ActionList& legal,
                std::uint64_t seed) {
    ++looked_;
    const std::optional<Action> right = Candidate(view, legal, seed);
    if (!right) return false;
    ++judged_;
    const std::optional<Gap> gap = Judged(view, legal, *right, seed);
    if (!gap) return false;
    ++found_;
    json::object line{{"game", game}};
    for (const auto& [key, value] : FoundJson(view, legal, *right, *gap, seed)) line[key] = value;
    std::cout << json::serialize(line) << "\n" << std::flush;
    return true;
  }

  Options options_;
  Clock::time_point end_;
  std::uint64_t looked_ = 0;
  std::uint64_t judged_ = 0;
  std::uint64_t found_ = 0;
};

std::optional<Options> ReadOptions(int argc, char** argv) {
  Options options;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string_view key = argv[i];
    char* rest = nullptr;
    const std::uint64_t number = std::strtoull(argv[i + 1], &rest, 10);
    if (key == "--shard" && *rest == '/') {
      options.shard = number;
      options.shards = std::strtoull(rest + 1, &rest, 10);
    } else if (key == "--seconds") {
      options.seconds = number;
    } else if (key == "--first") {
      options.first = number;
    } else if (key == "--seed") {
      options.seed = number;
    } else {
      return std::nullopt;
    }
    if (*rest != '\0') return std::nullopt;
  }
  if (argc % 2 == 0 || options.shard >= options.shards) return std::nullopt;
  return options;
}

}  // namespace
}  // namespace folsom::puzzles

int main(int argc, char** argv) {
  const auto options = folsom::puzzles::ReadOptions(argc, argv);
  if (!options) {
    std::cerr << "find_puzzles [--seconds N] [--shard I/N] [--first GAME] [--seed N]\n";
    return 2;
  }
  folsom::puzzles::Finder(*options).Run();
  return 0;
}
