// What a table chooses besides the game's own Config.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "record/words/result.h"

namespace folsom {

// Unix time, or a length of time, in milliseconds.
using Millis = std::int64_t;

enum class ClockKind : std::uint8_t {
  kNone,   // Nobody is hurried; absent players are still played for.
  kLive,   // Seconds for each decision, then a bank for the whole game.
  kDaily,  // Hours or days for each decision; no bank.
};

struct TableOptions {
  std::string title{};     // Shown in the lobby; may be empty.
  bool listed = false;     // In the public lobby. A table that is not is found by its link or code.
  bool spectators = true;  // Whether people without a seat may watch.
  bool local_seats = false;    // One person may take several seats: pass-and-play.
  bool memory = false;         // PLAN-10
  bool shuffle_seats = false;  // SET-9
  bool take_back = true;
  ClockKind clock = ClockKind::kLive;
  std::int32_t decision_s = 45;  // kLive: 5 to 600. kDaily: 3,600 to 1,209,600 (two weeks).
  std::int32_t bank_s = 45;      // kLive: 0 to 3,600.
  std::int32_t grace_s = 60;     // How long an absent player's seat waits for them: 5 to 3,600.
  // How long bots leave a decision that can be taken back: up to 10,000.
  std::int32_t bot_pause_ms = 1500;
  std::string stand_in = "rustler";  // The bot that plays for absent players.
  bool operator==(const TableOptions&) const = default;
};

// Seconds for a decision where nobody said how many.
[[nodiscard]] constexpr std::int32_t UsualDecisionTime(ClockKind clock) {
  return clock == ClockKind::kDaily ? 86'400 : 45;
}

// Code table/bad_options, with the path of the field. Whether `stand_in` names a bot is for the
// server to say.
[[nodiscard]] std::optional<Problem> CheckOptions(const TableOptions& options);

}  // namespace folsom
