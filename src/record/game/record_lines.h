// The words of a game record that its writer and its reader share. Internal to record/.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "record/game/chance.h"
#include "rules/state/state.h"

namespace folsom {

inline constexpr std::string_view kFirstLine = "folsom record 1";
inline constexpr std::string_view kRulesWord = "rules ";
inline constexpr std::string_view kConfigWord = "config ";
inline constexpr std::string_view kNameWord = "name ";
inline constexpr std::string_view kOriginWord = "origin ";
inline constexpr std::string_view kPositionWord = "position ";
inline constexpr std::string_view kLuckWord = "luck ";
inline constexpr std::string_view kFairWord = "fair ";
inline constexpr std::string_view kResultWord = "result ";
inline constexpr std::string_view kUnfinished = "unfinished";
inline constexpr std::string_view kDecisionMark = "> ";
inline constexpr std::string_view kChanceMark = "* ";
inline constexpr std::string_view kHintMark = "? ";
inline constexpr std::size_t kMaxRecordName = 64;

// "unfinished", or each player's total and who won: "1500 2250 1000 winners 1".
[[nodiscard]] std::string ResultText(const GameState& state);

// All up to the empty line that ends the header. `names` by seat; may be shorter or empty.
[[nodiscard]] std::string HeaderText(const GameState& state, std::span<const std::string> names);

// A decision, and what chance gave on the way to `after`: lines that end with a line break.
void AppendDecision(std::string& text, Seat seat, Action action);
void AppendChance(std::string& text, std::span<const Drawn> drawn, const GameState& after);

// Fit for a header line: no control characters, no blanks around it, at most kMaxRecordName.
[[nodiscard]] std::string CleanName(std::string_view name);

}  // namespace folsom
