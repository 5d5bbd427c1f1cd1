// A whole game as a server deals it, with its record.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "fair/fair.h"
#include "record/game/game_record.h"
#include "support/random_game.h"
#include "table/seating.h"

namespace folsom {

struct FairGame {
  std::string secret = std::string(kSecretBytes, 's');
  std::array<std::string, kMaxSeats> nonces{"00c0ffee00c0ffee", "", "5CA1AB1E5CA1AB1E5CA1AB1E"};
  bool shuffled = false;
  bool committed = false;                 // With nonces of 64 digits that were committed to.
  std::size_t decisions = kMaxDecisions;  // Or to the end.

  [[nodiscard]] FairSeed Seed() const { return SeedOf(secret, nonces); }

  // Uniformly random decisions; the names are "Anna" and "Bot".
  [[nodiscard]] std::string Record(const Config& config) const {
    FairDeal deal{.commit = CommitOf(secret), .secret = SecretText(secret)};
    for (std::size_t i = 0; i < config.seats; ++i) {
      deal.nonces[i] = nonces[i];
      if (!committed || nonces[i].empty()) continue;
      deal.nonces[i] = CommitOf(nonces[i]);  // 64 digits that are as good as any.
      deal.commitments[i] = CommitOf(deal.nonces[i]);
    }
    FairSource source(SeedOf(secret, deal.nonces), 0);
    if (shuffled) {
      const auto chairs = ShuffledSeats(config, source);
      deal.seats.assign(chairs.begin(), chairs.begin() + config.seats);
    }
    return WithFairLines(Played(config, source), deal);
  }

 private:
  [[nodiscard]] std::string Played(const Config& config, FairSource& source) const {
    GameWriter game(config, source, {"Anna", "Bot"});
    Rng rng(1899);
    for (std::size_t i = 0; i < decisions && game.State().phase != Phase::kOver; ++i) {
      const Seat seat = AnySeat(game.State().pending, rng);
      EXPECT_EQ(game.Apply(seat, AnyAction(LegalList(game.State(), seat), rng)), Illegal::kNone);
    }
    return game.Text();
  }
};

}  // namespace folsom
