// The fair deal: chance that neither the server nor a player can bend, and that anyone can check
// after the game (`folsom verify`).
//
// When a table is made the server draws 32 random bytes, its secret, and shows their SHA-256, the
// commit. Then people sit down, each with a nonce of their own, of which they show the SHA-256
// first (the commitment) and the nonce itself when all commitments are there. So the seed is fixed
// before anybody, the server with a player of its own included, can know it:
//
//   seed = SHA-256(secret, then for each chair that gave a nonce, in order:
//                  one byte with its number, one with the nonce's length, the nonce's characters)
//
// Chairs are counted as they stood before SET-9 shuffled them, since the shuffle itself is drawn
// from the seed. Outcome number k of the game (from 0, the shuffle's first) is picked by
//
//   x = the first 8 bytes, little endian, of ChaCha20 (RFC 8439) under the key `seed`, with k as
//       the nonce (12 bytes, little endian) and block counter 0
//   floor(x * total weight / 2^64), counted off along the options in ascending order
//
// so any draw can be made again from the log alone, on any machine. The bias is below
// (total weight) / 2^64.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "fair/primitives.h"
#include "rules/pieces/dice.h"
#include "rules/pieces/ids.h"

namespace folsom {

inline constexpr std::size_t kSecretBytes = 32;
using FairSeed = Key256;

// What is shown of the secret, or of a nonce's characters, before it is told: the SHA-256 in 64
// lower-case hex digits.
[[nodiscard]] std::string CommitOf(std::string_view secret);
// `nonces` by chair, empty where none was given (IsNonce, record/game/fair_lines.h).
[[nodiscard]] FairSeed SeedOf(std::string_view secret, std::span<const std::string> nonces);
// What a bot's choice is seeded with: the first 8 bytes, little endian, of SHA-256(seed, "bot",
// `decisions` in 4 bytes little endian, the seat's byte). The same on every node, so that a
// decision made twice is the same decision.
[[nodiscard]] std::uint64_t BotSeed(const FairSeed& seed, std::uint32_t decisions, Seat seat);

// The secret in 64 lower-case hex digits, and back; nothing for any other text.
[[nodiscard]] std::string SecretText(std::string_view secret);
[[nodiscard]] std::optional<std::string> SecretFrom(std::string_view hex);

// The number `draw` of the seed's stream.
[[nodiscard]] std::uint64_t FairNumber(const FairSeed& seed, std::uint64_t draw);
// The code that `number` picks from `options` (never empty).
[[nodiscard]] std::uint8_t PickFair(std::uint64_t number, std::span<const Outcome> options);

// Outcomes from a seed, beginning with draw number `first`.
class FairSource final : public ChanceSource {
 public:
  FairSource(const FairSeed& seed, std::uint64_t first) : seed_(seed), next_(first) {}

  std::uint8_t Draw(Chance /*what*/, Seat /*whose*/, std::span<const Outcome> options) override {
    return PickFair(FairNumber(seed_, next_++), options);
  }
  [[nodiscard]] std::uint64_t Next() const { return next_; }

 private:
  FairSeed seed_;
  std::uint64_t next_;
};

}  // namespace folsom
