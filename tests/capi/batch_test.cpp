// Batches through the C interface: the rest is in tests/batch.

#include <algorithm>
#include <span>

#include "capi/calls.h"

namespace folsom {
namespace {

BatchHandle NewBatch(std::string_view setup) {
  FolsomBatch* batch = nullptr;
  EXPECT_DONE(folsom_batch_new(setup.data(), setup.size(), &batch));
  return BatchHandle(batch);
}

std::string WhyNot(std::string_view setup) {
  FolsomBatch* batch = nullptr;
  const FolsomStatus status = folsom_batch_new(setup.data(), setup.size(), &batch);
  EXPECT_EQ(status, FOLSOM_REFUSED);
  EXPECT_EQ(batch, nullptr);
  return std::string(folsom_error_code()) + " | " + folsom_error_message();
}

// What a seat sees in a row is what the view of the game shows.
TEST(CapiBatch, RowsAreViewsOfItsGames) {
  const BatchHandle batch = NewBatch(R"({"games":3,"seed":8,"mix":[{"config":{"seats":5}}]})");
  std::uint32_t games = 0;
  EXPECT_DONE(folsom_batch_games(batch.get(), &games));
  ASSERT_EQ(games, 3U);
  std::vector<std::uint8_t> observation(3 * folsom_observation_size());
  std::vector<std::uint8_t> foresight(3 * folsom_foresight_size());
  std::vector<std::uint8_t> truth(3 * folsom_truth_size());
  std::vector<std::uint8_t> seat(3);
  FolsomArrays arrays{};
  arrays.observation = observation.data();
  arrays.foresight = foresight.data();
  arrays.truth = truth.data();
  arrays.seat = seat.data();
  EXPECT_DONE(folsom_batch_arrays(batch.get(), &arrays));
  std::vector<std::uint16_t> actions(3);
  for (int step = 0; step < 100; ++step) {
    EXPECT_DONE(folsom_batch_random_actions(batch.get(), actions.data()));
    EXPECT_DONE(folsom_batch_step(batch.get(), actions.data()));
    for (std::uint32_t i = 0; i < 3; ++i) {
      FolsomGame* handle = nullptr;
      EXPECT_DONE(folsom_batch_game(batch.get(), i, 0, &handle));
      const Game game(handle);
      ASSERT_EQ(SeatOf(game), seat[i]);
      std::vector<std::uint8_t> seen(folsom_observation_size());
      EXPECT_DONE(folsom_view_observation(ViewOf(game, seat[i]).get(), seen.data()));
      ASSERT_TRUE(
          std::ranges::equal(seen, std::span(observation).subspan(i * seen.size(), seen.size())));
      std::vector<std::uint8_t> ahead(folsom_foresight_size());
      EXPECT_DONE(folsom_view_foresight(ViewOf(game, seat[i]).get(), ahead.data()));
      ASSERT_TRUE(
          std::ranges::equal(ahead, std::span(foresight).subspan(i * ahead.size(), ahead.size())));
      const auto told = std::span(truth).subspan(i * folsom_truth_size(), folsom_truth_size());
      ASSERT_TRUE(std::ranges::any_of(told, [](std::uint8_t byte) { return byte != 0; }));
    }
  }
}

TEST(CapiBatch, RefusalsSayWhere) {
  EXPECT_EQ(WhyNot(R"({"games":2,"mix":[{},{"weight":0}]})"),
            "batch/out_of_range | mix.1.weight: a weight is between 0.000001 and 1,000,000");
  EXPECT_EQ(
      WhyNot(R"({"games":2,"mix":[{"config":{"seats":4,"variant":"nothing"}}]})").substr(0, 44),
      "config/unknown_word | mix.0.config.variant: ");
  EXPECT_EQ(WhyNot("{}"), "batch/missing_field | \"games\" is missing");
}

TEST(CapiBatch, ANumberThatIsNotThereIsRefused) {
  const BatchHandle batch = NewBatch(R"({"games":2})");
  FolsomGame* game = nullptr;
  EXPECT_EQ(CodeOf(folsom_batch_game(batch.get(), 2, 0, &game)), "argument/game");
  const std::vector<std::uint16_t> actions{FOLSOM_NO_ACTION, 65534};
  EXPECT_EQ(CodeOf(folsom_batch_step(batch.get(), actions.data())), "batch/not_legal");
  EXPECT_TRUE(std::string_view(folsom_error_message()).starts_with("game 1: action 65534 "));
}

TEST(CapiBatch, ASnapshotGoesThroughTheCallersMemory) {
  const BatchHandle batch = NewBatch(R"({"games":4,"seed":1})");
  std::size_t size = 0;
  EXPECT_EQ(folsom_batch_snapshot(batch.get(), nullptr, 0, &size), FOLSOM_TOO_SMALL);
  std::vector<std::uint8_t> bytes(size);
  EXPECT_DONE(folsom_batch_snapshot(batch.get(), bytes.data(), bytes.size(), &size));
  EXPECT_DONE(folsom_batch_reset(batch.get(), 2));
  std::vector<std::uint8_t> other(size);
  EXPECT_DONE(folsom_batch_snapshot(batch.get(), other.data(), other.size(), &size));
  EXPECT_NE(other, bytes);
  EXPECT_DONE(folsom_batch_restore(batch.get(), bytes.data(), bytes.size()));
  EXPECT_DONE(folsom_batch_snapshot(batch.get(), other.data(), other.size(), &size));
  EXPECT_EQ(other, bytes);
  EXPECT_EQ(CodeOf(folsom_batch_restore(batch.get(), bytes.data(), 3)), "batch/snapshot");
  EXPECT_EQ(CodeOf(folsom_batch_restore(batch.get(), nullptr, 0)), "argument/null");
}

}  // namespace
}  // namespace folsom
