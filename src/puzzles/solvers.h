// Who solves a puzzle: how many of eight tries of the rule of thumb and of each level.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/choices/legal.h"
#include "rules/state/view.h"

namespace folsom::puzzles {

inline constexpr std::uint32_t kTries = 8;
inline constexpr std::size_t kLevels = 5;

// Tries of kTries in which one of `right` was chosen. Each has a seed of its own that follows from
// `seed`, so the same arguments give the same numbers.
[[nodiscard]] std::uint32_t SolvedByThumb(const SeatView& view, const ActionList& legal,
                                          std::span<const Action> right, std::uint64_t seed);
// By level, ascending in strength. Legend thinks for so many iterations as fit in its time on a
// usual machine, not for a time, so that the machine does not count.
[[nodiscard]] std::array<std::uint32_t, kLevels> SolvedByLevels(const SeatView& view,
                                                                const ActionList& legal,
                                                                std::span<const Action> right,
                                                                std::uint64_t seed);

}  // namespace folsom::puzzles
