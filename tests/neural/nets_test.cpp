// The networks that ship: they fit this build, are known by their hashes, and a bad file is
// refused.
#include "neural/nets.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <future>
#include <iterator>

#include "neural/random_weights.h"
#include "neural/shipped_nets.h"
#include "neural/weights_bytes.h"
#include "rules/state/view.h"
#include "support/paths.h"
#include "support/random_game.h"

namespace folsom {
namespace {

constexpr std::array kEveryNet{NetId::kLarge, NetId::kSmall};

[[nodiscard]] FileBytes FileOf(NetId id) {
  const std::string path = SourcePath("nets/" + std::string(KeyOf(id)) + ".net");
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Whatever a test gave, the next one finds what ships.
class Nets : public testing::Test {
 protected:
  void TearDown() override {
    for (const NetId id : kEveryNet) EXPECT_FALSE(GiveNet(id, neural::ShippedFile(id)));
  }
};

TEST_F(Nets, AreTheFilesOfTheRepository) {
  for (const NetId id : kEveryNet) {
    const std::span<const std::uint8_t> held = neural::ShippedFile(id);
    EXPECT_EQ(FileBytes(held.begin(), held.end()), FileOf(id)) << KeyOf(id);
  }
}

TEST_F(Nets, AreThereForAllThreads) {
  for (const NetId id : kEveryNet) {
    auto other = std::async(std::launch::async, [id] { return FindNet(id); });
    ASSERT_NE(FindNet(id), nullptr);
    EXPECT_EQ(other.get(), FindNet(id));
  }
  EXPECT_NE(FindNet(NetId::kLarge), FindNet(NetId::kSmall));
}

TEST_F(Nets, AreKnownByTheChecksumsOfTheirFiles) {
  for (const NetId id : kEveryNet) {
    FileBytes body = FileOf(id);
    body.resize(body.size() - 8);
    EXPECT_EQ(HashOf(id), fmt::format("{:016x}", Crc64(body)));
  }
}

TEST_F(Nets, AreReplacedByAGoodFile) {
  const std::string before = HashOf(NetId::kSmall);
  const Weights weights = RandomWeights(64, 1, 77);
  ASSERT_FALSE(GiveNet(NetId::kLarge, BytesOf(weights)));
  EXPECT_EQ(HashOf(NetId::kLarge), fmt::format("{:016x}", Crc64(BodyOf(weights))));
  EXPECT_EQ(HashOf(NetId::kSmall), before);
  const RandomGame game(Config{}, 5);
  const Sight sight = SightOf(ViewFor(game.state, Seat{0}));
  const Network own(weights);
  const Network& given = *FindNet(NetId::kLarge);
  EXPECT_EQ(given.Head(given.Think(sight), 3), own.Head(own.Think(sight), 3));
}

TEST_F(Nets, StayIfAFileIsRefused) {
  const std::string before = HashOf(NetId::kLarge);
  FileBytes file = FileOf(NetId::kLarge);
  file[file.size() / 2] ^= 1U;
  EXPECT_EQ(GiveNet(NetId::kLarge, file), WeightsFault::kDamaged);
  EXPECT_EQ(GiveNet(NetId::kLarge, {}), WeightsFault::kDamaged);
  FileBytes other = BodyOf(RandomWeights(32, 1, 1));
  other[8] ^= 1U;  // The format's version.
  EXPECT_EQ(GiveNet(NetId::kLarge, Sealed(other)), WeightsFault::kVersion);
  EXPECT_EQ(HashOf(NetId::kLarge), before);
  EXPECT_NE(FindNet(NetId::kLarge), nullptr);
}

TEST(NetsDeathTest, AProgramWithABadFileSaysSo) {
  EXPECT_DEATH(neural::EndForBadFile(NetId::kSmall, WeightsFault::kVersion),
               "bad file: nets/small.net: net/version");
}

}  // namespace
}  // namespace folsom
