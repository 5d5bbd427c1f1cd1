// A batch with memory for all that it writes, for tests.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "batch/batch.h"
#include "batch/truth.h"
#include "features/features.h"
#include "features/foresight.h"
#include "record/json/config_json.h"
#include "rules/setup/config.h"

namespace folsom {

struct Rows {
  explicit Rows(std::size_t games)
      : observation(games * kObservationSize, 7),
        mask(games * kActions, 7),
        seat(games, 7),
        seats(games, 7),
        entry(games, 7),
        reward(games * kMaxSeats, 7),
        money(games * kMaxSeats, 7),
        ended(games, 7),
        foresight(games * kForesightSize, 7),
        truth(games * kTruthSize, 7) {}

  [[nodiscard]] BatchRows Where() {
    return {observation.data(), mask.data(),  seat.data(),  seats.data(),     entry.data(),
            reward.data(),      money.data(), ended.data(), foresight.data(), truth.data()};
  }
  bool operator==(const Rows&) const = default;

  std::vector<std::uint8_t> observation;
  std::vector<std::uint8_t> mask;
  std::vector<std::uint8_t> seat;
  std::vector<std::uint8_t> seats;
  std::vector<std::uint16_t> entry;
  std::vector<float> reward;
  std::vector<std::int32_t> money;
  std::vector<std::uint8_t> ended;
  std::vector<std::uint8_t> foresight;
  std::vector<std::uint8_t> truth;
};

struct WrittenBatch {
  explicit WrittenBatch(const BatchSetup& setup) : batch(setup), rows(setup.games) {
    batch.Write(rows.Where());
  }
  void Step(const std::vector<Action>& actions) {
    const std::optional<Problem> problem = batch.Step(actions);
    ASSERT_FALSE(problem) << problem->message;
  }
  std::vector<Action> StepRandomly() {
    std::vector<Action> actions(batch.Games());
    EXPECT_FALSE(batch.RandomActions(actions));
    Step(actions);
    return actions;
  }

  Batch batch;
  Rows rows;
};

// Two games of each of the 58 configurations, as far as chance will.
[[nodiscard]] inline BatchSetup AllVariants(std::size_t games = 2 * kConfigurations) {
  BatchSetup setup{.games = games, .seed = 3, .mix = {}};
  for (const Config& config : AllConfigs()) setup.mix.push_back({.config = Normalised(config)});
  return setup;
}

[[nodiscard]] inline std::vector<GameState> StatesOf(const Batch& batch) {
  std::vector<GameState> states;
  for (std::size_t i = 0; i < batch.Games(); ++i) states.push_back(batch.At(i).state);
  return states;
}

[[nodiscard]] inline std::vector<std::uint8_t> SnapshotOf(const Batch& batch) {
  std::vector<std::uint8_t> bytes(batch.SnapshotSize());
  batch.Snapshot(bytes);
  return bytes;
}

}  // namespace folsom
