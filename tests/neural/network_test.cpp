// Every path through a network gives the bits of its definition, also where numbers are extreme.
#include "neural/network.h"

#include <gtest/gtest.h>

#include <limits>

#include "neural/plain_network.h"
#include "neural/random_weights.h"
#include "support/random_game.h"

namespace folsom {
namespace {

[[nodiscard]] Sight SightOfFirst(const GameState& state) {
  return SightOf(ViewFor(state, state.pending.First()));
}

[[nodiscard]] Longs HeadsBy(const neural::Kernels& kernels, const Weights& weights,
                            const Sight& sight) {
  const Network network(weights, kernels);
  const Network::Thought thought = network.Think(sight);
  Longs heads;
  for (std::size_t i = 0; i < kHeads; ++i) heads.push_back(network.Head(thought, i));
  return heads;
}

void ExpectAllPathsPlain(const Weights& weights, const Sight& sight) {
  const Longs plain = PlainHeads(weights, sight);
  std::size_t path = 0;
  for (const neural::Kernels& kernels : neural::AvailableKernels()) {
    ASSERT_EQ(HeadsBy(kernels, weights, sight), plain) << "path " << path;
    ++path;
  }
}

class Networks : public testing::TestWithParam<Config> {};

TEST_P(Networks, AreTheSameByEveryPath) {
  Weights wide = RandomWeights(kMostWidth, 1, 21);
  Weights narrow = RandomWeights(32, 4, 22);
  wide.thumb = -77;
  narrow.thumb = 491;
  RandomGame game(Varied(GetParam(), 2), 23);
  for (; !game.Over(); game.Skip(40)) {
    const Sight sight = SightOfFirst(game.state);
    ExpectAllPathsPlain(narrow, sight);
    if (game.steps == 40) ExpectAllPathsPlain(wide, sight);
  }
}

INSTANTIATE_TEST_SUITE_P(All, Networks, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

TEST(NetworkInputs, AreThoseThatAreNotZero) {
  RandomGame game(AllConfigs().back(), 3);
  bool products = false;
  for (; !game.Over(); game.Step()) {
    const Sight sight = SightOfFirst(game.state);
    Longs listed(kInputs);
    const InputList inputs(sight);
    for (const auto [index, value] : inputs.Counts()) listed[index] = value;
    for (const auto [index, value] : inputs.Others()) {
      listed[index] = value;
      products = products || index >= kSightSize;
    }
    ASSERT_EQ(listed, PlainInputs(sight));
  }
  EXPECT_TRUE(products);
}

// Layers as large as a file may have them, with all signs alike or mixed.
[[nodiscard]] Layer ExtremeLayer(std::size_t rows, std::size_t columns, std::uint32_t shift,
                                 bool mixed, Rng& rng) {
  const auto flips = [&rng, mixed] { return mixed && rng.Below(2) == 0; };
  Layer layer{.shift = shift,
              .multipliers = std::vector<std::int32_t>(rows),
              .biases = std::vector<std::int32_t>(rows),
              .weights = std::vector<std::int8_t>(rows * columns)};
  for (auto& one : layer.multipliers) one = flips() ? 1 - kMultiplierBound : kMultiplierBound - 1;
  for (auto& one : layer.biases) {
    one = std::numeric_limits<std::int32_t>::max();
    if (flips()) one = std::numeric_limits<std::int32_t>::min();
  }
  for (auto& one : layer.weights) one = static_cast<std::int8_t>(flips() ? 127 : -128);
  return layer;
}

[[nodiscard]] Weights ExtremeWeights(std::uint32_t shift, bool mixed) {
  Rng rng(shift);
  const auto layer = [&](std::size_t rows, std::size_t columns) {
    return ExtremeLayer(rows, columns, shift, mixed, rng);
  };
  Weights weights{.width = kMostWidth,
                  .into = layer(kMostWidth, kInputs),
                  .counts = {},
                  .blocks = {},
                  .head = {}};
  weights.counts = layer(kMostWidth, 0);
  for (int i = 0; i < 2; ++i) {
    weights.blocks.emplace_back(layer(kMostWidth, kMostWidth), layer(kMostWidth, kMostWidth));
  }
  weights.head = layer(kHeads, kMostWidth);
  weights.thumb = mixed ? 1 - kThumbBound : kThumbBound - 1;
  return weights;
}

TEST(Network, DoesNotOverflow) {
  Sight sight;
  sight.bytes.fill(255);
  std::fill_n(sight.bytes.begin() + FieldOf(FieldId::kPile).offset, FieldOf(FieldId::kPile).Size(),
              std::uint8_t{1});
  for (const std::uint32_t shift : {1U, 30U, 45U, kMostShift}) {
    ExpectAllPathsPlain(ExtremeWeights(shift, false), sight);
    ExpectAllPathsPlain(ExtremeWeights(shift, true), sight);
  }
}

// The largest total there can be: 512 weights of -128 and numbers of 32767.
TEST(NetworkKernels, HoldTheLargestTotals) {
  constexpr std::int64_t kLargest = std::int64_t{128} * 32767 * kMostWidth;
  for (const auto& [weight, total] :
       {std::pair(-128, -kLargest), std::pair(127, kLargest * 127 / 128)}) {
    const std::vector<std::int8_t> rows(4 * kMostWidth, static_cast<std::int8_t>(weight));
    const std::vector<std::int16_t> in(kMostWidth, 32767);
    for (const neural::Kernels& kernels : neural::AvailableKernels()) {
      EXPECT_EQ(kernels.dot(rows.data(), in.data(), kMostWidth), total);
      std::array<std::int32_t, 4> four{};
      kernels.dot_four(rows.data(), in.data(), kMostWidth, four.data());
      for (const std::int32_t one : four) EXPECT_EQ(one, total);
    }
  }
}

}  // namespace
}  // namespace folsom
