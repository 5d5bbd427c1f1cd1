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
  // Friends in one room: whoever has a seat may do what the host may, but for sending people away
  // and closing the table; and a seat is added for whoever comes, as long as so many can play.
  bool party = false;
  ClockKind clock = ClockKind::kLive;
  std::int32_t decision_s = 45;
  std::int32_t bank_s = 45;          // kLive only.
  std::int32_t grace_s = 60;         // How long an absent player's seat waits for them.
  std::int32_t bot_pause_ms = 3000;  // How long bots leave a decision that can be taken back.
  std::string stand_in = "rustler";  // The bot that plays for absent players.
  bool operator==(const TableOptions&) const = default;
};

// Seconds for a decision where nobody said how many.
[[nodiscard]] constexpr std::int32_t UsualDecisionTime(ClockKind clock) {
  return clock == ClockKind::kDaily ? 86'400 : 45;
}

// The least and the most of each number.
struct OptionRange {
  std::int32_t least = 0;
  std::int32_t most = 0;
};
inline constexpr OptionRange kLiveDecisionRange{5, 600};
inline constexpr OptionRange kDailyDecisionRange{3'600, 1'209'600};  // An hour to two weeks.
inline constexpr OptionRange kBankRange{0, 3'600};
inline constexpr OptionRange kGraceRange{5, 3'600};
inline constexpr OptionRange kBotPauseRange{0, 10'000};

// Code table/bad_options, with the path of the field. Whether `stand_in` names a bot is for the
// server to say.
[[nodiscard]] std::optional<Problem> CheckOptions(const TableOptions& options);

}  // namespace folsom
