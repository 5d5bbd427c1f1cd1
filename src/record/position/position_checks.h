// The checks of a position, one by one. Internal to record/.
#pragma once

#include <string>
#include <string_view>

#include "record/words/names.h"
#include "rules/state/state.h"

namespace folsom {

// What is wrong (empty: nothing), and the field where it shows.
struct PositionVerdict {
  std::string_view what{};
  std::string path{};
};

[[nodiscard]] inline std::string ItemPath(std::string_view list, std::size_t index) {
  return std::string(list).append(".").append(std::to_string(index));
}
[[nodiscard]] inline std::string BanditPath(std::size_t bandit) {
  return std::string("bandits.").append(KeyOf(static_cast<Bandit>(bandit)));
}

// --- Rounds, turns and the pile (position_check_turn.cpp)
[[nodiscard]] PositionVerdict CheckRounds(const GameState& s);
[[nodiscard]] PositionVerdict CheckFirst(const GameState& s);
[[nodiscard]] PositionVerdict CheckPlanning(const GameState& s);
[[nodiscard]] PositionVerdict CheckPile(const GameState& s);
[[nodiscard]] PositionVerdict CheckStep(const GameState& s);

// --- Who and what is where (position_check_board.cpp)
[[nodiscard]] PositionVerdict CheckPairs(const GameState& s);
[[nodiscard]] PositionVerdict CheckCasting(const GameState& s);
[[nodiscard]] PositionVerdict CheckPlaces(const GameState& s);
[[nodiscard]] PositionVerdict CheckHorses(const GameState& s);
[[nodiscard]] PositionVerdict CheckFlasks(const GameState& s);
[[nodiscard]] PositionVerdict CheckSetUp(const GameState& s);
[[nodiscard]] PositionVerdict CheckReceived(const GameState& s);

}  // namespace folsom
