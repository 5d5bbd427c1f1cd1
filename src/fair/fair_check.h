// Was the deal of a finished game fair? What `folsom verify` does.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "fair/fair.h"
#include "record/game/game_record.h"

namespace folsom {

struct FairVerdict {
  FairDeal deal;
  std::size_t draws = 0;  // Outcomes of chance, those of the shuffled seats included.
  std::size_t seat_draws = 0;
};

// Replays the record and draws everything again from its secret and nonces. Besides the codes of
// ReplayRecord: fair/none (it tells nothing of a fair deal), fair/no_secret (the game is not over),
// fair/commit (that is not the hash of the secret), fair/seats (the seed seats them otherwise),
// fair/outcome (the seed gives another one); always with the line.
[[nodiscard]] Result<FairVerdict> CheckFair(std::string_view record);

}  // namespace folsom
