// Snapshots: all of a batch comes back, and nothing that is damaged.

#include "batch/batch_kit.h"
#include "support/random_game.h"

namespace folsom {
namespace {

std::string RestoreCode(Batch& batch, const std::vector<std::uint8_t>& bytes) {
  const std::optional<Problem> problem = batch.Restore(bytes);
  return problem ? problem->code + ": " + problem->message : "restored";
}

TEST(BatchSnapshot, BringsEverythingBack) {
  BatchSetup setup = AllVariants();
  setup.mix[3].bots[0] = BotSpec{.kind = BotKind::kRandom, .budget = {}};
  WrittenBatch batch(setup);
  for (int step = 0; step < 40; ++step) (void)batch.StepRandomly();
  const std::vector<std::uint8_t> bytes = SnapshotOf(batch.batch);
  std::vector<Rows> course;
  for (int step = 0; step < 150; ++step) {
    (void)batch.StepRandomly();
    course.push_back(batch.rows);
  }
  setup.seed = 77;
  setup.threads = 3;
  WrittenBatch other(setup);
  ASSERT_EQ(RestoreCode(other.batch, bytes), "restored");
  EXPECT_EQ(SnapshotOf(other.batch), bytes);
  for (const Rows& rows : course) {
    (void)other.StepRandomly();
    ASSERT_EQ(other.rows, rows);
  }
}

TEST(BatchSnapshot, ADamagedByteIsFound) {
  WrittenBatch batch(BatchSetup{.games = 2, .seed = 4});
  for (int step = 0; step < 30; ++step) (void)batch.StepRandomly();
  const std::vector<std::uint8_t> good = SnapshotOf(batch.batch);
  (void)batch.StepRandomly();
  const std::vector<std::uint8_t> now = SnapshotOf(batch.batch);
  const Rows rows = batch.rows;
  std::vector<std::uint8_t> bytes = good;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    for (const int flip : {0x01, 0x80, 0xFF}) {
      bytes[i] = static_cast<std::uint8_t>(good[i] ^ flip);
      ASSERT_TRUE(RestoreCode(batch.batch, bytes).starts_with("batch/snapshot")) << i;
    }
    bytes[i] = good[i];
  }
  EXPECT_EQ(SnapshotOf(batch.batch), now);
  EXPECT_EQ(batch.rows, rows);
  EXPECT_EQ(RestoreCode(batch.batch, good), "restored");
}

TEST(BatchSnapshot, AnotherSizeIsRefused) {
  Batch batch(BatchSetup{.games = 2});
  const std::vector<std::uint8_t> good = SnapshotOf(batch);
  for (std::size_t size = 0; size < good.size(); size += 13) {
    const std::vector<std::uint8_t> cut(good.begin(),
                                        good.begin() + static_cast<std::ptrdiff_t>(size));
    ASSERT_TRUE(RestoreCode(batch, cut).starts_with("batch/snapshot"));
  }
  std::vector<std::uint8_t> longer = good;
  longer.push_back(0);
  EXPECT_EQ(RestoreCode(batch, longer), "batch/snapshot: its size is wrong");
}

TEST(BatchSnapshot, AnotherSetupIsRefused) {
  const BatchSetup setup{.games = 3};
  const Batch batch(setup);
  const auto refuses = [&batch](const BatchSetup& other) {
    Batch target(other);
    return RestoreCode(target, SnapshotOf(batch)) ==
           "batch/snapshot: it is of a batch with another setup";
  };
  BatchSetup other = setup;
  other.games = 4;
  EXPECT_TRUE(refuses(other));
  other = setup;
  other.skip_forced = true;
  EXPECT_TRUE(refuses(other));
  other = setup;
  other.mix[0].config.seats = 5;
  EXPECT_TRUE(refuses(other));
  other = setup;
  other.mix[0].weight = 1.5;
  EXPECT_TRUE(refuses(other));
  other = setup;
  other.mix[0].bots[1] = BotSpec{.kind = BotKind::kScripted, .budget = {}};
  EXPECT_TRUE(refuses(other));
  other = setup;
  other.seed = 5;
  other.threads = 2;
  EXPECT_FALSE(refuses(other));
}

}  // namespace
}  // namespace folsom
