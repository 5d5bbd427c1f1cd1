// Transitions with given outcomes of chance, in words: what records and the line protocol play.
// Nothing changes unless every outcome fits and all are used.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "record/game/chance.h"
#include "record/words/result.h"
#include "rules/play/apply.h"

namespace folsom {

// A problem with an outcome says which one: `at` is its number in the list (its size, if one more
// was needed; codes of ListSource, chance/malformed, chance/unused). Decisions that are refused
// have the codes action/game_over, action/not_your_turn, action/no_such_action, action/not_legal.
struct PlayProblem {
  Problem problem;
  std::size_t at = 0;
};

// NewGame with the outcomes `chance`. Precondition: !CheckConfig(config).
[[nodiscard]] std::variant<GameState, PlayProblem> NewGameWith(const Config& config,
                                                               std::span<const std::string> chance,
                                                               Sink* sink = nullptr);

// Apply and Advance with the outcomes `chance`; the problem, if any. `sink` gets events only when
// all went well.
[[nodiscard]] std::optional<PlayProblem> ApplyWith(GameState& state, Seat seat, Action action,
                                                   std::span<const std::string> chance,
                                                   Sink* sink = nullptr,
                                                   Stop stop = Stop::kDecision);
[[nodiscard]] std::optional<PlayProblem> AdvanceWith(GameState& state,
                                                     std::span<const std::string> chance,
                                                     Sink* sink = nullptr,
                                                     Stop stop = Stop::kDecision);

// "action/not_legal" and a sentence for it.
[[nodiscard]] Problem ProblemOf(Illegal illegal);

// The words of outcomes drawn on the way to `after`, and back. Precondition: they led there.
[[nodiscard]] std::vector<std::string> ChanceTexts(std::span<const Drawn> drawn,
                                                   const GameState& after);
[[nodiscard]] std::vector<Drawn> ChanceFromTexts(std::span<const std::string> texts,
                                                 const GameState& after);

}  // namespace folsom
