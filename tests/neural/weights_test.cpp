// Files of weights: what is read, and what is refused.
#include "neural/weights.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "neural/random_weights.h"
#include "neural/weights_bytes.h"
#include "rules/pieces/dice.h"

namespace folsom {
namespace {

// The code that a file is refused with; empty: it is read.
[[nodiscard]] std::string RefusalOf(std::span<const std::uint8_t> file) {
  const auto read = ReadWeights(file);
  const auto* fault = std::get_if<WeightsFault>(&read);
  return fault == nullptr ? "" : std::string(CodeOf(*fault));
}

void ExpectSame(const Layer& a, const Layer& b) {
  EXPECT_EQ(a.shift, b.shift);
  EXPECT_EQ(a.multipliers, b.multipliers);
  EXPECT_EQ(a.biases, b.biases);
  EXPECT_EQ(a.weights, b.weights);
}

// The smallest file: one block of 32.
[[nodiscard]] const Weights& SmallWeights() {
  static const Weights kSmall = RandomWeights(32, 1, 5);
  return kSmall;
}

TEST(WeightsFile, IsReadAsItWasWritten) {
  Weights written = RandomWeights(64, 2, 3);
  written.thumb = -491;
  const auto read = ReadWeights(BytesOf(written));
  ASSERT_TRUE(std::holds_alternative<Weights>(read));
  const auto& weights = std::get<Weights>(read);
  EXPECT_EQ(weights.width, 64U);
  ASSERT_EQ(weights.blocks.size(), 2U);
  ExpectSame(weights.into, written.into);
  for (std::size_t i = 0; i < 2; ++i) {
    ExpectSame(weights.blocks[i].first, written.blocks[i].first);
    ExpectSame(weights.blocks[i].second, written.blocks[i].second);
  }
  ExpectSame(weights.head, written.head);
  EXPECT_EQ(weights.thumb, -491);
}

TEST(WeightsFile, HasTheChecksumOfXz) {
  const std::string digits = "123456789";
  const FileBytes bytes(digits.begin(), digits.end());
  EXPECT_EQ(Crc64(bytes), 0x995DC9BBDF1939FAULL);
}

TEST(WeightsFile, IsRefusedWhereItWasCut) {
  const FileBytes file = BytesOf(SmallWeights());
  const std::size_t size = file.size();
  for (const std::size_t left : {std::size_t{0}, std::size_t{7}, std::size_t{43}, std::size_t{51},
                                 std::size_t{52}, size / 2, size - 8, size - 1}) {
    EXPECT_EQ(RefusalOf({file.data(), left}), "net/damaged") << left << " bytes";
  }
}

TEST(WeightsFile, IsRefusedWithAnyBitTurned) {
  FileBytes file = BytesOf(SmallWeights());
  Rng rng(11);
  const auto size = static_cast<std::uint32_t>(file.size());
  for (std::uint32_t i = 0; i < 200; ++i) {
    const std::uint32_t at = i < 52 ? i : i < 60 ? size - 1 - (i - 52) : rng.Below(size);
    const auto bit = static_cast<std::uint8_t>(1U << rng.Below(8));
    file[at] ^= bit;
    EXPECT_EQ(RefusalOf(file), "net/damaged") << "byte " << at;
    file[at] ^= bit;
  }
  EXPECT_EQ(RefusalOf(file), "");
}

TEST(WeightsFile, IsRefusedIfItIsSomethingElse) {
  FileBytes body = BodyOf(SmallWeights());
  body[0] = 'f';
  EXPECT_EQ(RefusalOf(Sealed(body)), "net/damaged");
}

// With the number at `word` of the header replaced, and a good checksum.
[[nodiscard]] FileBytes WithNumber(std::size_t word, std::uint32_t number) {
  FileBytes body = BodyOf(SmallWeights());
  std::memcpy(body.data() + 8 + 4 * word, &number, sizeof number);
  return Sealed(body);
}

TEST(WeightsFile, OfAnotherVersionIsRefused) {
  EXPECT_EQ(RefusalOf(WithNumber(0, kWeightsVersion + 1)), "net/version");
  EXPECT_EQ(RefusalOf(WithNumber(1, kObservationVersion + 1)), "net/version");
  EXPECT_EQ(RefusalOf(WithNumber(2, kForesightVersion + 1)), "net/version");
  EXPECT_EQ(RefusalOf(WithNumber(3, kActions - 1)), "net/version");
  EXPECT_EQ(RefusalOf(WithNumber(4, kInputs + 1)), "net/version");
  EXPECT_EQ(RefusalOf(WithNumber(7, kProductRows - 1)), "net/version");
}

TEST(WeightsFile, OfOtherSizesIsRefused) {
  for (const std::uint32_t width : {0U, 31U, 64U, 1024U, 0x80000000U, 0xFFFFFFE0U}) {
    EXPECT_EQ(RefusalOf(WithNumber(5, width)), "net/sizes") << width;
  }
  for (const std::uint32_t blocks : {0U, 2U, 0xFFFFFFFFU}) {
    EXPECT_EQ(RefusalOf(WithNumber(6, blocks)), "net/sizes") << blocks;
  }
  FileBytes body = BodyOf(SmallWeights());
  body.push_back(0);
  EXPECT_EQ(RefusalOf(Sealed(body)), "net/sizes") << "something behind the last layer";
}

TEST(WeightsFile, IsRefusedIfSumsCouldOverflow) {
  for (const std::uint32_t shift : {0U, 63U, 0xFFFFFFFFU}) {
    Weights weights = SmallWeights();
    weights.blocks[0].second.shift = shift;
    EXPECT_EQ(RefusalOf(BytesOf(weights)), "net/sizes") << shift;
  }
  for (const std::int32_t multiplier : {kMultiplierBound, -kMultiplierBound}) {
    Weights weights = SmallWeights();
    weights.head.multipliers.back() = multiplier;
    EXPECT_EQ(RefusalOf(BytesOf(weights)), "net/sizes") << multiplier;
    weights.head.multipliers.back() -= multiplier / kMultiplierBound;
    EXPECT_EQ(RefusalOf(BytesOf(weights)), "") << "just within";
  }
  for (const std::int32_t thumb : {kThumbBound, -kThumbBound, std::int32_t{-2147483648}}) {
    Weights weights = SmallWeights();
    weights.thumb = thumb;
    EXPECT_EQ(RefusalOf(BytesOf(weights)), "net/sizes") << thumb;
  }
  Weights weights = SmallWeights();
  weights.thumb = 1 - kThumbBound;
  EXPECT_EQ(RefusalOf(BytesOf(weights)), "") << "just within";
}

}  // namespace
}  // namespace folsom
