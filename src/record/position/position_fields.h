// What a position has beside the board, described as in board_fields.h. Internal to record/.
#pragma once

#include "record/board/board_fields.h"

namespace folsom {

struct Commitment {
  std::uint64_t kept = 0;
  Action choice = kNoAction;
};

inline constexpr std::tuple kHandFields{
    Field("hand", &SeatSecrets::hand),
    Field("deck", &SeatSecrets::deck),
};
inline constexpr std::tuple kCommitmentFields{
    Field("kept", &Commitment::kept, AsCards{}),
    Field("choice", &Commitment::choice),
};
inline constexpr std::tuple kBoardingFields{
    Field("asked", &HorsesSecrets::asked),
    Field("boarding", &HorsesSecrets::boarding),
};

}  // namespace folsom
