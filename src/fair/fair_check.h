// Was the deal of a game fair that is over? What `folsom verify` does (docs/fairness.md).
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fair/fair.h"
#include "record/game/game_record.h"

namespace folsom {

// One outcome, with all that it could have been.
struct FairDraw {
  Chance what;
  Seat whose;
  std::uint8_t code;
  std::vector<Outcome> options;
  std::string text{};  // As the record tells it; empty for shuffled seats and cards dealt anew.
};

struct FairVerdict {
  FairDeal deal;
  std::optional<GameOrigin> origin;
  std::size_t seats = 0;
  std::array<std::string, kMaxSeats> names;  // By seat.
  bool finished = true;
  std::vector<FairDraw> draws;  // In order.
  std::size_t seat_draws = 0;   // The first: of shuffled seats, or of cards dealt anew.
  // Every nonce was committed to before any was told: else an operator with a seat could have
  // chosen theirs last.
  [[nodiscard]] bool IsCommitted() const;
  // Some player had a part in the deal that nobody could foresee. Else all that is known is that it
  // follows from the secret: whoever runs the server could have chosen it.
  [[nodiscard]] bool IsProved() const;
};

// Replays the record and draws everything again from its secret and nonces. Besides the codes of
// ReplayRecord: fair/none (it tells nothing of a fair deal), fair/no_secret (the game is not over),
// fair/commit (that is not the hash of the secret), fair/commitment (that is not the hash of the
// chair's nonce, or some nonces have none), fair/seats (the seed seats them otherwise),
// fair/position (the seed deals other cards at the start), fair/outcome (the seed gives another
// one); always with the line.
[[nodiscard]] Result<FairVerdict> CheckFair(std::string_view record);

}  // namespace folsom
