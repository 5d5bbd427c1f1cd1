// What a batch plays and writes.

#include "batch/batch.h"

#include "batch/batch_kit.h"
#include "bots/random.h"
#include "rules/state/score.h"
#include "support/random_game.h"

namespace folsom {
namespace {

// The legal actions of a row's mask.
std::vector<Action> LegalIn(const Rows& rows, std::size_t game) {
  std::vector<Action> legal;
  for (std::uint16_t id = 0; id < kActions; ++id) {
    const std::uint8_t bit = rows.mask[game * kActions + id];
    EXPECT_LE(bit, 1);
    if (bit == 1) legal.push_back({id});
  }
  return legal;
}

void ExpectRowIsOf(const Rows& rows, std::size_t game, const GameState& state) {
  const Seat seat = state.pending.First();
  EXPECT_EQ(rows.seat[game], Index(seat));
  EXPECT_EQ(rows.seats[game], state.terms.seats);
  ActionList legal;
  LegalActions(state, seat, legal);
  EXPECT_EQ(LegalIn(rows, game), std::vector<Action>(legal.begin(), legal.end()));
  std::array<std::uint8_t, kObservationSize> seen{};
  Observe(ViewFor(state, seat), seen);
  EXPECT_TRUE(
      std::equal(seen.begin(), seen.end(),
                 rows.observation.begin() + static_cast<std::ptrdiff_t>(game * kObservationSize)));
  std::array<std::uint8_t, kForesightSize> foreseen{};
  Foresee(ViewFor(state, seat), foreseen);
  EXPECT_TRUE(
      std::equal(foreseen.begin(), foreseen.end(),
                 rows.foresight.begin() + static_cast<std::ptrdiff_t>(game * kForesightSize)));
  std::array<std::uint8_t, kTruthSize> truth{};
  WriteTruth(state, ViewFor(state, seat), truth);
  EXPECT_TRUE(std::equal(truth.begin(), truth.end(),
                         rows.truth.begin() + static_cast<std::ptrdiff_t>(game * kTruthSize)));
}

void ExpectEnd(const Rows& rows, std::size_t game, const GameState& last) {
  const Score score = ScoreOf(last);
  const WinShares shares = SharesOf(last.terms, score.winners);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    EXPECT_EQ(rows.reward[game * kMaxSeats + i], shares[i]);
    EXPECT_EQ(rows.money[game * kMaxSeats + i], score.seats[i].total);
  }
}

void ExpectNoEnd(const Rows& rows, std::size_t game) {
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    EXPECT_EQ(rows.reward[game * kMaxSeats + i], 0);
    EXPECT_EQ(rows.money[game * kMaxSeats + i], 0);
  }
}

// Every game of a batch is one that the rules play from the seed that is due, with the same
// decisions; beside it one is played by hand.
TEST(Batch, PlaysTheGamesOfItsSeeds) {
  const BatchSetup setup = AllVariants();
  WrittenBatch batch(setup);
  std::vector<Slot> slots;
  const Playing playing(setup);
  for (std::size_t i = 0; i < setup.games; ++i) {
    slots.emplace_back(GameSeed(setup.seed, i));
    playing.Start(slots[i]);
  }
  std::size_t ends = 0;
  for (int step = 0; step < (FewGames() ? 120 : 400); ++step) {
    const std::vector<Action> actions = batch.StepRandomly();
    for (std::size_t i = 0; i < setup.games; ++i) {
      Slot& slot = slots[i];
      ASSERT_EQ(Apply(slot.state, slot.state.pending.First(), actions[i], slot.dice),
                Illegal::kNone);
      const bool over = slot.state.phase == Phase::kOver;
      ASSERT_EQ(batch.rows.ended[i], over ? 1 : 0);
      over ? ExpectEnd(batch.rows, i, slot.state) : ExpectNoEnd(batch.rows, i);
      if (over) playing.Start(slot);
      ends += over ? 1 : 0;
      ASSERT_EQ(batch.batch.At(i).state, slot.state);
      ASSERT_EQ(batch.rows.entry[i], slot.entry);
      ExpectRowIsOf(batch.rows, i, slot.state);
    }
  }
  EXPECT_GT(ends, FewGames() ? 20U : 150U);
}

TEST(Batch, AGameStartsFromItsEntryAndSeed) {
  BatchSetup setup{.games = 5, .seed = 11, .mix = {MixEntry{}}};
  setup.mix[0].config.seats = 5;
  const Batch batch(setup);
  for (std::size_t i = 0; i < setup.games; ++i) {
    Rng starts(GameSeed(11, i));
    (void)starts.Next32();  // The entry.
    GameChance chance(starts.Next());
    EXPECT_EQ(batch.At(i).state, NewGame(setup.mix[0].config, chance.dice));
  }
}

TEST(Batch, IsTheSameOnAnyNumberOfThreads) {
  BatchSetup setup = AllVariants(300);
  setup.mix[0].bots[0] = BotSpec{.kind = BotKind::kScripted, .budget = {}};
  WrittenBatch one(setup);
  setup.threads = 4;
  WrittenBatch four(setup);
  setup.threads = 7;
  setup.games = 300;
  WrittenBatch seven(setup);
  for (int step = 0; step < (FewGames() ? 30 : 200); ++step) {
    (void)one.StepRandomly();
    (void)four.StepRandomly();
    (void)seven.StepRandomly();
    ASSERT_EQ(one.rows, four.rows);
    ASSERT_EQ(one.rows, seven.rows);
  }
}

TEST(Batch, SeedsDiffer) {
  Batch batch(BatchSetup{.games = 4, .seed = 1});
  const std::vector<GameState> first = StatesOf(batch);
  batch.Reset(2);
  const std::vector<GameState> second = StatesOf(batch);
  EXPECT_NE(first[0], first[1]);
  EXPECT_NE(first, second);
  batch.Reset(1);
  EXPECT_EQ(StatesOf(batch), first);
}

TEST(Batch, RandomActionsDoNotChangeTheGames) {
  WrittenBatch asked(BatchSetup{.games = 8, .seed = 5});
  WrittenBatch plain(BatchSetup{.games = 8, .seed = 5});
  std::vector<Action> actions(8);
  EXPECT_FALSE(asked.batch.RandomActions(actions));
  EXPECT_FALSE(asked.batch.RandomActions(actions));
  plain.Step(actions);
  asked.Step(actions);
  EXPECT_EQ(StatesOf(asked.batch), StatesOf(plain.batch));
}

TEST(Batch, AnIllegalActionChangesNothingAnywhere) {
  WrittenBatch batch(AllVariants(60));
  for (int step = 0; step < 50; ++step) (void)batch.StepRandomly();
  const Rows rows = batch.rows;
  const std::vector<std::uint8_t> before = SnapshotOf(batch.batch);
  std::vector<Action> actions(60);
  for (std::size_t i = 0; i < 60; ++i) actions[i] = LegalIn(rows, i).front();
  const Action good = actions[41];
  for (std::uint16_t id = 0; id < kActions + 3; ++id) {
    actions[41] = {id};
    if (rows.mask[41 * kActions + std::min<std::size_t>(id, kActions - 1)] == 1 && id < kActions) {
      continue;
    }
    const std::optional<Problem> problem = batch.batch.Step(actions);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->code, "batch/not_legal");
    EXPECT_TRUE(problem->message.starts_with("game 41: ")) << problem->message;
  }
  EXPECT_EQ(batch.rows, rows);
  EXPECT_EQ(SnapshotOf(batch.batch), before);
  actions[41] = good;
  batch.Step(actions);
}

TEST(Batch, AGameThatWaitsStaysAsItIs) {
  WrittenBatch batch(AllVariants(40));
  for (int step = 0; step < 10; ++step) (void)batch.StepRandomly();
  std::vector<Action> actions(40);
  EXPECT_FALSE(batch.batch.RandomActions(actions));
  const std::vector<GameState> before = StatesOf(batch.batch);
  for (std::size_t i = 0; i < 40; i += 2) actions[i] = kWait;
  std::fill(batch.rows.observation.begin(), batch.rows.observation.end(), std::uint8_t{99});
  std::fill(batch.rows.foresight.begin(), batch.rows.foresight.end(), std::uint8_t{99});
  std::fill(batch.rows.truth.begin(), batch.rows.truth.end(), std::uint8_t{99});
  batch.Step(actions);
  for (std::size_t i = 0; i < 40; ++i) {
    EXPECT_EQ(batch.batch.At(i).state == before[i], i % 2 == 0);
    ExpectRowIsOf(batch.rows, i, batch.batch.At(i).state);
  }
}

TEST(Batch, WritesOnlyWhatIsWanted) {
  WrittenBatch all(AllVariants(20));
  Batch none(AllVariants(20));
  std::vector<std::uint8_t> seat(20);
  none.Write({.seat = seat.data()});
  for (int step = 0; step < 50; ++step) {
    ASSERT_FALSE(none.Step(all.StepRandomly()));
    ASSERT_EQ(seat, all.rows.seat);
  }
  EXPECT_EQ(StatesOf(none), StatesOf(all.batch));
}

TEST(Batch, EntriesComeByWeight) {
  BatchSetup setup{.games = 4000, .seed = 1, .mix = {MixEntry{}, MixEntry{}, MixEntry{}}};
  setup.mix[0].weight = 1;
  setup.mix[1].weight = 2.5;
  setup.mix[2].weight = 0.5;
  const Batch batch(setup);
  std::array<int, 3> count{};
  for (std::size_t i = 0; i < setup.games; ++i) ++count[batch.At(i).entry];
  EXPECT_NEAR(count[0], 1000, 120);
  EXPECT_NEAR(count[1], 2500, 150);
  EXPECT_NEAR(count[2], 500, 90);
}

}  // namespace
}  // namespace folsom
