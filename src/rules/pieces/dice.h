// Chance: the only way anything random comes into a game.
//
// Every call says what is drawn and for whom, and from which possible outcomes, so a record prints
// outcomes in words and any transition can be tested with given ones. `Dice` draws from its own
// fast generator, unless it was made over a `ChanceSource`: a list (replay), a recorder, an
// enumerator (perft).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/pieces/cards.h"
#include "rules/pieces/ids.h"
#include "rules/pieces/loot.h"
#include "rules/pieces/rounds.h"

namespace folsom {

// What is drawn, and what the outcome's number means.
enum class Chance : std::uint8_t {
  kBandit,        // SET-1: a character for a seat. Bandit.
  kPair,          // DUO18-2: who goes with Ghost, Doc or Belle. Bandit.
  kWagon,         // SET-3: the next wagon from the front. Wagon.
  kHostage,       // H-SET-3: a hostage by the locomotive. Hostage.
  kFirst,         // SET-7, TEAM-3: the first player. Seat.
  kFirstBandit,   // HORSE-ATTACK-4. Bandit.
  kRoundCard,     // SET-6. RoundCard.
  kCard,          // A card from a player's deck. Card.
  kPurse,         // The value of a purse first held. PurseValue.
  kFlask,         // The kind of a flask first held or drunk. FlaskKind.
  kFallenPurse,   // LOOT-4: which purse falls off a card. PurseValue.
  kFallenFlask,   // LOOT-4: which flask falls off a card. FlaskKind.
  kMarshalFlask,  // H-EV-WHISKEY: which flask the marshal drinks. Flask slot.
};
inline constexpr std::size_t kChances = 13;

struct Outcome {
  std::uint8_t code;
  std::uint8_t weight;
};

// Where outcomes come from when not from the fast generator. `whose` is the seat concerned, or
// kNoSeat; for kCard it is the seat whose deck is drawn from. Must return the code of one of
// `options` (never empty, ascending codes, weights above 0).
class ChanceSource {
 public:
  virtual ~ChanceSource() = default;
  virtual std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) = 0;
};

// PCG XSH-RS 64/32 (O'Neill 2014): the same numbers on every machine and compiler.
class Rng {
 public:
  // The seed is scrambled first, so that games seeded 1, 2, 3 … have nothing in common.
  constexpr explicit Rng(std::uint64_t seed) : state_(Scrambled(seed)) {}
  constexpr std::uint32_t Next32() {
    const std::uint64_t old = state_;
    state_ = old * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<std::uint32_t>((old ^ (old >> 22)) >> (22 + (old >> 61)));
  }
  constexpr std::uint64_t Next() {
    const std::uint64_t high = Next32();
    return (high << 32) | Next32();
  }
  // 0 to n - 1; the bias is below n / 2^32.
  constexpr std::uint32_t Below(std::uint32_t n) {
    return static_cast<std::uint32_t>((std::uint64_t{Next32()} * n) >> 32);
  }
  // The same if `draws`; otherwise 0, and the next number is still to come. Takes no branch.
  constexpr std::uint32_t BelowIf(bool draws, std::uint32_t n) {
    const std::uint64_t before = state_;
    const std::uint32_t drawn = Below(n);
    state_ = draws ? state_ : before;
    return draws ? drawn : 0;
  }

 private:
  // The finaliser of SplitMix64.
  [[nodiscard]] static constexpr std::uint64_t Scrambled(std::uint64_t z) {
    z += 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

// Picks from `options` by weight with `rng`: what the fast generator does, for other sources.
[[nodiscard]] std::uint8_t PickWeighted(Rng& rng, std::span<const Outcome> options);

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : rng_(seed) {}
  explicit Dice(const Rng& rng) : rng_(rng) {}
  explicit Dice(ChanceSource& source) : rng_(0), source_(&source) {}

  // The fast generator as it stands.
  [[nodiscard]] const Rng& Generator() const { return rng_; }
  // One card from `bag`, which is (part of) the deck of `whose`. Precondition: not empty.
  Card DrawCard(Seat whose, const CardBag& bag) {
    if (source_ != nullptr) [[unlikely]]
      return AskForCard(whose, bag);
    return bag.Picked(
        [this](std::size_t size) { return rng_.Below(static_cast<std::uint32_t>(size)); });
  }
  [[nodiscard]] bool HasSource() const { return source_ != nullptr; }
  // One of the enumerators that have a count: `counts[i]` tokens of code i.
  std::uint8_t DrawCounted(Chance what, Seat whose, std::span<const std::uint8_t> counts);
  // One of the codes whose bit is set in `set`, all equally likely.
  std::uint8_t DrawFromSet(Chance what, Seat whose, std::uint32_t set);
  // 0 to n - 1 from the fast generator. In play only where there is no source.
  std::size_t Pick(std::size_t n) { return rng_.Below(static_cast<std::uint32_t>(n)); }

 private:
  Card AskForCard(Seat whose, const CardBag& bag);

  Rng rng_;
  ChanceSource* source_ = nullptr;
};

}  // namespace folsom
