#include "fair/fair.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <bit>
#include <map>
#include <numeric>
#include <set>
#include <vector>

#include "fair/fair_game.h"

namespace folsom {
namespace {

// ChaCha20 once more, straight from RFC 8439, section 2.3.
using Block = std::array<std::uint8_t, 64>;
using BlockNonce = std::array<std::uint8_t, 12>;

void QuarterRound(std::array<std::uint32_t, 16>& s, std::size_t a, std::size_t b, std::size_t c,
                  std::size_t d) {
  s[a] += s[b], s[d] = std::rotl(s[d] ^ s[a], 16);
  s[c] += s[d], s[b] = std::rotl(s[b] ^ s[c], 12);
  s[a] += s[b], s[d] = std::rotl(s[d] ^ s[a], 8);
  s[c] += s[d], s[b] = std::rotl(s[b] ^ s[c], 7);
}

std::uint32_t Word(const std::uint8_t* bytes) {
  return bytes[0] | (std::uint32_t{bytes[1]} << 8) | (std::uint32_t{bytes[2]} << 16) |
         (std::uint32_t{bytes[3]} << 24);
}

Block ChaChaBlock(const FairSeed& key, std::uint32_t counter, const BlockNonce& nonce) {
  std::array<std::uint32_t, 16> start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < 8; ++i) start[4 + i] = Word(&key[4 * i]);
  start[12] = counter;
  for (std::size_t i = 0; i < 3; ++i) start[13 + i] = Word(&nonce[4 * i]);
  std::array<std::uint32_t, 16> s = start;
  for (int round = 0; round < 10; ++round) {
    QuarterRound(s, 0, 4, 8, 12), QuarterRound(s, 1, 5, 9, 13);
    QuarterRound(s, 2, 6, 10, 14), QuarterRound(s, 3, 7, 11, 15);
    QuarterRound(s, 0, 5, 10, 15), QuarterRound(s, 1, 6, 11, 12);
    QuarterRound(s, 2, 7, 8, 13), QuarterRound(s, 3, 4, 9, 14);
  }
  Block block{};
  for (std::size_t i = 0; i < 64; ++i) {
    block[i] = static_cast<std::uint8_t>((s[i / 4] + start[i / 4]) >> (8 * (i % 4)));
  }
  return block;
}

std::string HexOfBytes(std::span<const std::uint8_t> bytes) {
  return SecretText({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

FairSeed RandomSeed(Rng& rng) {
  FairSeed seed{};
  for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(rng.Below(256));
  return seed;
}

// RFC 8439, section 2.3.2 and appendix A.1.
TEST(Fair, TheReferenceKnowsTheVectorsOfRfc8439) {
  FairSeed counting{};
  std::iota(counting.begin(), counting.end(), std::uint8_t{0});
  EXPECT_EQ(HexOfBytes(ChaChaBlock(counting, 1, {0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0})),
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
  EXPECT_EQ(HexOfBytes(ChaChaBlock({}, 0, {})),
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
  const BlockNonce two{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2};
  EXPECT_EQ(HexOfBytes(ChaChaBlock({}, 0, two)).substr(0, 32), "c2c64d378cd536374ae204b9ef933fcd");
}

TEST(Fair, ADrawIsTheBeginningOfItsChaChaBlock) {
  EXPECT_EQ(FairNumber({}, 0), 0x903df1a0ade0b876U);  // A.1, first vector.
  Rng rng(1);
  for (int i = 0; i < 1000; ++i) {
    const FairSeed seed = RandomSeed(rng);
    const std::uint64_t draw = i % 2 == 0 ? rng.Below(500) : rng.Next();
    BlockNonce nonce{};
    for (std::size_t b = 0; b < 8; ++b) nonce[b] = static_cast<std::uint8_t>(draw >> (8 * b));
    const Block block = ChaChaBlock(seed, 0, nonce);
    std::uint64_t expected = 0;
    for (std::size_t b = 0; b < 8; ++b) expected |= std::uint64_t{block[b]} << (8 * b);
    ASSERT_EQ(FairNumber(seed, draw), expected);
  }
}

// FIPS 180-4's examples.
TEST(Fair, TheCommitIsSha256) {
  EXPECT_EQ(CommitOf(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(CommitOf("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Fair, TheSeedIsTheHashOfTheSecretAndEveryNonceWithItsChair) {
  const std::string secret = "0123456789abcdef0123456789ABCDEF";
  const std::vector<std::string> nonces{"aa00aa00aa00aa00", "", "BB11"};
  const std::string whole =
      secret + std::string("\x00\x10", 2) + nonces[0] + std::string("\x02\x04", 2) + nonces[2];
  FairSeed expected{};
  crypto_hash_sha256(expected.data(), reinterpret_cast<const unsigned char*>(whole.data()),
                     whole.size());
  EXPECT_EQ(SeedOf(secret, nonces), expected);
  EXPECT_EQ(HexOfBytes(SeedOf(secret, {})), CommitOf(secret));
  // No two tables mean the same seed: whose nonce it is, and where it ends, counts.
  const std::vector<std::vector<std::string>> others{{"", "aa00aa00aa00aa00", "BB11"},
                                                     {"aa00aa00aa00aa00", "BB11"},
                                                     {"aa00aa00aa00aa00BB", "", "11"}};
  for (const std::vector<std::string>& other : others) EXPECT_NE(SeedOf(secret, other), expected);
}

TEST(Fair, SecretsAreReadAsTheyAreWritten) {
  std::string secret;
  for (int i = 0; i < 32; ++i) secret += static_cast<char>(i * 8);
  EXPECT_EQ(SecretText(secret).substr(0, 12), "000810182028");
  EXPECT_EQ(SecretFrom(SecretText(secret)), secret);
  EXPECT_EQ(SecretFrom(""), std::nullopt);
  EXPECT_EQ(SecretFrom(std::string(62, '0')), std::nullopt);
  EXPECT_EQ(SecretFrom(std::string(66, '0')), std::nullopt);
  EXPECT_EQ(SecretFrom(std::string(64, 'A')), std::nullopt);
  EXPECT_EQ(SecretFrom(std::string(63, '0') + "g"), std::nullopt);
}

TEST(Fair, AnOutcomeIsPickedByItsShareOfTheWeights) {
  const std::vector<Outcome> options{{3, 1}, {7, 2}, {9, 1}};
  const std::uint64_t quarter = std::uint64_t{1} << 62;
  EXPECT_EQ(PickFair(0, options), 3);
  EXPECT_EQ(PickFair(quarter - 1, options), 3);
  EXPECT_EQ(PickFair(quarter, options), 7);
  EXPECT_EQ(PickFair(3 * quarter - 1, options), 7);
  EXPECT_EQ(PickFair(3 * quarter, options), 9);
  EXPECT_EQ(PickFair(UINT64_MAX, options), 9);
  EXPECT_EQ(PickFair(UINT64_MAX, std::vector<Outcome>{{5, 1}}), 5);
  // Thirds: 2^64 / 3 is no whole number.
  const std::vector<Outcome> thirds{{0, 1}, {1, 1}, {2, 1}};
  EXPECT_EQ(PickFair(6148914691236517205U, thirds), 0);
  EXPECT_EQ(PickFair(6148914691236517206U, thirds), 1);
  EXPECT_EQ(PickFair(12297829382473034410U, thirds), 1);
  EXPECT_EQ(PickFair(12297829382473034411U, thirds), 2);
  // The product by halves against the one in one piece.
  Rng rng(3);
  for (int i = 0; i < 10000; ++i) {
    std::vector<Outcome> many;
    std::uint32_t total = 0;
    for (std::uint8_t code = 0; code < 1 + i % 30; ++code) {
      many.push_back({code, static_cast<std::uint8_t>(1 + rng.Below(255))});
      total += many.back().weight;
    }
    const std::uint64_t number = rng.Next();
    __extension__ using Wide = unsigned __int128;
    auto rest = static_cast<std::uint64_t>((Wide{number} * total) >> 64);
    std::size_t at = 0;
    while (rest >= many[at].weight) rest -= many[at++].weight;
    ASSERT_EQ(PickFair(number, many), many[at].code);
  }
}

// Pearson's test; with three degrees of freedom 30.66 is passed by chance once in a million.
TEST(Fair, DrawsAreDistributedAsTheWeights) {
  const std::vector<Outcome> options{{0, 1}, {1, 2}, {2, 5}, {3, 12}};
  Rng rng(1899);
  for (int run = 0; run < 10; ++run) {
    FairSource source(RandomSeed(rng), rng.Below(1000));
    std::array<double, 4> counts{};
    constexpr int kDraws = 20000;
    for (int i = 0; i < kDraws; ++i) ++counts[source.Draw(Chance::kCard, Seat{0}, options)];
    double chi = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const double expected = kDraws * options[i].weight / 20.0;
      chi += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    EXPECT_LT(chi, 30.66);
    EXPECT_GT(chi, 0.001) << "too even to be random";
  }
}

// The same draw of many seeds is as random as many draws of one.
TEST(Fair, DrawsAreDistributedAsTheWeightsOverSeedsToo) {
  const std::vector<Outcome> options{{0, 3}, {1, 1}};
  double first = 0;
  for (int i = 0; i < 20000; ++i) {
    const std::vector<std::string> nonces{"", std::to_string(i)};
    FairSource source(SeedOf(std::string(32, 'x'), nonces), 17);
    if (source.Draw(Chance::kPurse, Seat{1}, options) == 0) ++first;
  }
  EXPECT_NEAR(first / 20000, 0.75, 0.02);
}

TEST(Fair, ADrawIsKnownByItsNumberInAnyOrder) {
  Rng rng(5);
  const FairSeed seed = RandomSeed(rng);
  const std::vector<Outcome> options{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}};
  std::vector<std::uint8_t> forward;
  FairSource all(seed, 0);
  for (int i = 0; i < 100; ++i) forward.push_back(all.Draw(Chance::kCard, Seat{0}, options));
  EXPECT_EQ(all.Next(), 100U);
  for (std::size_t i = 100; i-- > 0;) {
    FairSource from_here(seed, i);
    EXPECT_EQ(from_here.Draw(Chance::kFirst, kNoSeat, options), forward[i]);
    if (i == 99) continue;
    EXPECT_EQ(from_here.Draw(Chance::kWagon, kNoSeat, options), forward[i + 1]);
  }
}

// As after a restart: the log says how many outcomes there were.
TEST(Fair, AGameGoesOnFromTheNumberOfItsDraws) {
  const FairGame whole;
  FairSource source(whole.Seed(), 0);
  Recorder recorder(source);
  Dice dice(recorder);
  GameState state = NewGame(Config{.seats = 4, .horses = true}, dice);
  Rng rng(2);
  for (int i = 0; i < 150 && state.phase != Phase::kOver; ++i) {
    FairSource again(whole.Seed(), recorder.All().size());
    Dice other(again);
    GameState copy = state;
    const Seat seat = AnySeat(state.pending, rng);
    const Action action = AnyAction(LegalList(state, seat), rng);
    ASSERT_EQ(Apply(copy, seat, action, other), Illegal::kNone);
    ASSERT_EQ(Apply(state, seat, action, dice), Illegal::kNone);
    ASSERT_EQ(copy, state);
    ASSERT_EQ(again.Next(), recorder.All().size());
  }
  EXPECT_GT(recorder.All().size(), 50U);
}

TEST(Fair, BotsHaveASeedOfTheirOwnForEveryDecision) {
  Rng rng(6);
  const FairSeed seed = RandomSeed(rng);
  std::set<std::uint64_t> seeds;
  for (std::uint32_t decisions : {0U, 1U, 255U, 256U, 65536U}) {
    for (std::uint8_t seat = 0; seat < 6; ++seat) {
      seeds.insert(BotSeed(seed, decisions, static_cast<Seat>(seat)));
    }
  }
  EXPECT_EQ(seeds.size(), 30U);
  EXPECT_EQ(BotSeed(seed, 1, Seat{2}), BotSeed(seed, 1, Seat{2}));
  EXPECT_NE(BotSeed(seed, 1, Seat{2}), BotSeed(RandomSeed(rng), 1, Seat{2}));
  const std::string whole =
      std::string(seed.begin(), seed.end()) + "bot" + std::string("\x03\x01\x00\x00\x05", 5);
  FairSeed digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(whole.data()),
                     whole.size());
  std::uint64_t expected = 0;
  for (std::size_t b = 0; b < 8; ++b) expected |= std::uint64_t{digest[b]} << (8 * b);
  EXPECT_EQ(BotSeed(seed, 0x103, Seat{5}), expected);
}

}  // namespace
}  // namespace folsom
