// What a decision was worth, judged from what its seat knew then and from nothing else: a SeatView
// and its legal actions go in, never the truth.
#pragma once

#include <cstdint>
#include <vector>

#include "review/game.h"
#include "review/mark.h"
#include "review/why.h"
#include "rules/choices/legal.h"
#include "rules/state/view.h"

namespace folsom::review {

struct JudgedAction {
  Action action;
  float share = 0;    // Of a win, for the side of the seat.
  bool rough = true;  // From a few playthroughs only: true but for the chosen and the best action.
};

struct Judgement {
  std::vector<JudgedAction> actions{};  // In the legal order.
  Action chosen = kNoAction;
  Action best = kNoAction;  // The chosen one where none is better.
  float loss = 0;           // By how much the best is better, 0 or more,
  float error = 0;          // and the standard error of that; 0 where the best was chosen.
  float stake = 0;          // By how much the best is better than an action at random.
  Mark mark = Mark::kBest;
  std::vector<Fact> why{};  // For a mark below good.
};

// Compares the chosen action with the best of a search of so many iterations, in several searches
// of these two alone. The same for the same arguments.
// Preconditions: `legal` is what view.viewer may do, at least two actions; `chosen` is in it;
// iterations >= 1.
[[nodiscard]] Judgement JudgeByView(const SeatView& view, const ActionList& legal, Action chosen,
                                    std::uint32_t iterations, std::uint64_t seed);

// What the judge would do, and why rather than the next best.
struct Hint {
  Action action = kNoAction;
  float share = 0;
  JudgedAction next{.action = kNoAction};  // kNoAction: there is only one way.
  float lead = 0;                          // Over the next best, 0 or more,
  float error = 0;                         // and the standard error of that.
  std::vector<Fact> why{};                 // `chosen` counts after `next`, `best` after `action`.
};
// From what the seat knows and from nothing else; the same for the same arguments. Preconditions:
// `legal` is what view.viewer may do, at least one action; iterations >= 1.
[[nodiscard]] Hint HintFor(const SeatView& view, const ActionList& legal, std::uint32_t iterations,
                           std::uint64_t seed);

// A judgement with all cards open: what was best if one had known everything but what chance would
// bring. It says how lucky a decision was, not how good. Every action has so many playthroughs, and
// none is rough; there are no facts.
[[nodiscard]] Judgement JudgeWithAllCardsOpen(const Step& step, std::uint32_t playthroughs,
                                              std::uint64_t seed);

}  // namespace folsom::review
