// What a batch decides inside: for bots, and where there is nothing to choose.

#include "batch/batch_kit.h"
#include "bots/random.h"
#include "support/random_game.h"

namespace folsom {
namespace {

BotSpec Bot(BotKind kind) { return {.kind = kind, .budget = {}}; }

// The game that seat 2 plays alone against bots, by hand.
class AgainstBots {
 public:
  AgainstBots(const BatchSetup& setup, std::size_t game)
      : entry_(setup.mix[0]), starts_(GameSeed(setup.seed, game)), chance_(0) {
    Start();
  }
  [[nodiscard]] const GameState& State() const { return state_; }
  void Decide(Action action) {
    ApplyLegal(state_, state_.pending.First(), action, chance_.dice);
    Settle();
  }

 private:
  void Start() {
    (void)starts_.Next32();
    chance_ = GameChance(starts_.Next());
    state_ = NewGame(entry_.config, chance_.dice);
    Settle();
  }
  void Settle() {
    if (state_.phase == Phase::kOver) return Start();
    const Seat seat = state_.pending.First();
    const std::optional<BotSpec>& bot = entry_.bots[Index(seat)];
    if (!bot) return;
    ActionList legal;
    LegalActions(state_, seat, legal);
    const std::uint64_t seed = chance_.choices.Next();
    const Action action = Choose(*bot, ViewFor(state_, seat), legal, seed).action;
    ApplyLegal(state_, seat, action, chance_.dice);
    Settle();
  }

  MixEntry entry_;
  Rng starts_;
  GameChance chance_;
  GameState state_;
};

TEST(BatchBots, PlayTheirSeats) {
  BatchSetup setup{.games = 6, .seed = 9};
  setup.mix[0].bots = {Bot(BotKind::kScripted), Bot(BotKind::kRandom), std::nullopt,
                       BotSpec{.kind = BotKind::kMcts, .budget = {.iterations = 3}}};
  WrittenBatch batch(setup);
  std::vector<AgainstBots> games;
  for (std::size_t i = 0; i < setup.games; ++i) games.emplace_back(setup, i);
  std::size_t ends = 0;
  for (int step = 0; step < 150; ++step) {
    const std::vector<Action> actions = batch.StepRandomly();
    for (std::size_t i = 0; i < setup.games; ++i) {
      games[i].Decide(actions[i]);
      ASSERT_EQ(batch.batch.At(i).state, games[i].State());
      ASSERT_EQ(batch.rows.seat[i], 2);
      ends += batch.rows.ended[i];
    }
  }
  EXPECT_GT(ends, 6U);
}

// In every variant, with bots everywhere but in the last seat.
TEST(BatchBots, LeaveOneSeatInEveryVariant) {
  BatchSetup setup = AllVariants();
  for (MixEntry& entry : setup.mix) {
    for (std::size_t i = 0; i + 1 < entry.config.seats; ++i) entry.bots[i] = Bot(BotKind::kRandom);
  }
  WrittenBatch batch(setup);
  for (int step = 0; step < 60; ++step) {
    (void)batch.StepRandomly();
    for (std::size_t i = 0; i < setup.games; ++i) {
      ASSERT_EQ(batch.rows.seat[i] + 1, batch.rows.seats[i]);
    }
  }
}

TEST(BatchForced, AreNotAsked) {
  BatchSetup setup = AllVariants();
  setup.skip_forced = true;
  WrittenBatch batch(setup);
  std::size_t ends = 0;
  for (int step = 0; step < (FewGames() ? 100 : 300); ++step) {
    for (std::size_t i = 0; i < setup.games; ++i) {
      const auto first = batch.rows.mask.begin() + static_cast<std::ptrdiff_t>(i * kActions);
      ASSERT_GE(std::count(first, first + kActions, 1), 2);
      ends += batch.rows.ended[i];
    }
    (void)batch.StepRandomly();
  }
  EXPECT_GT(ends, FewGames() ? 10U : 50U);
}

}  // namespace
}  // namespace folsom
