// How a game begins that comes from another: found in the other's record.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "record/origin/origin.h"
#include "record/words/result.h"
#include "rules/setup/config.h"

namespace folsom {

struct Beginning {
  Config config;
  GameOrigin origin;
  std::string position{};  // The truth (WritePosition); empty for a deal.
};

// What is wanted of the other game.
struct OriginWish {
  std::optional<std::uint32_t> decision{};  // None: its deal.
  bool anew = true;
};

// `game`: the other game's name (GameOrigin). Codes: those of ReplayRecord; record/not_finished;
// record/not_whole (it began in the middle itself, so its deal is not known);
// origin/no_such_decision.
[[nodiscard]] Result<Beginning> BeginningFrom(std::string_view record, const OriginWish& wish,
                                              std::string game);

}  // namespace folsom
