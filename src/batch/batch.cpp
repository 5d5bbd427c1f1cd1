#include "batch/batch.h"

#include <algorithm>

#include "bots/random.h"
#include "record/words/action_text.h"

namespace folsom {

namespace {

[[nodiscard]] Problem NotLegalIn(std::size_t game, Seat seat, Action action) {
  const std::string what = action.id < kActions ? "\"" + std::string(ActionText(action)) + "\""
                                                : "action " + std::to_string(action.id);
  return {.code = "batch/not_legal",
          .message = "game " + std::to_string(game) + ": " + what + " is not legal for seat " +
                     std::to_string(Index(seat))};
}

}  // namespace

Batch::Batch(BatchSetup setup)
    : setup_(std::move(setup)),
      playing_(setup_),
      crew_(setup_.threads),
      slots_(setup_.games, Slot(0)),
      asked_(setup_.games),
      actions_(setup_.games) {
  Reset(setup_.seed);
}

void Batch::Settle(std::size_t game) {
  Slot& slot = slots_[game];
  ActionList legal;
  playing_.Settle(slot, legal, [&](const GameState& last) { WriteEnd(rows_, game, last); });
  Asked& asked = asked_[game];
  asked = {.legal = {}, .seat = slot.state.pending.First()};
  for (const Action action : legal) asked.legal.Add(action);
  WriteDecision(rows_, game, slot, asked);
}

void Batch::Write(const BatchRows& rows) {
  rows_ = rows;
  if (broken_) return;
  ForAll([this](std::size_t game) {
    WriteNoEnd(rows_, game);
    WriteDecision(rows_, game, slots_[game], asked_[game]);
  });
}

void Batch::Reset(std::uint64_t seed) {
  ForAll([this, seed](std::size_t game) {
    slots_[game] = Slot(GameSeed(seed, game));
    playing_.Start(slots_[game]);
    WriteNoEnd(rows_, game);
    Settle(game);
  });
}

std::optional<Problem> Batch::FirstIllegal(std::span<const Action> actions) const {
  for (std::size_t game = 0; game < Games(); ++game) {
    const Asked& asked = asked_[game];
    if (actions[game] == kWait || asked.legal.Has(actions[game])) continue;
    return NotLegalIn(game, asked.seat, actions[game]);
  }
  return std::nullopt;
}

std::optional<Problem> Batch::Trouble() const {
  if (!broken_) return std::nullopt;
  return Problem{.code = "batch/broken", .message = "an earlier step failed: reset or restore"};
}

std::optional<Problem> Batch::Step(std::span<const Action> actions) {
  if (std::optional<Problem> trouble = Trouble()) return trouble;
  std::ranges::copy(actions, actions_.begin());
  if (std::optional<Problem> problem = FirstIllegal(actions_)) return problem;
  ForAll([this](std::size_t game) {
    Slot& slot = slots_[game];
    WriteNoEnd(rows_, game);
    if (actions_[game] == kWait) return WriteDecision(rows_, game, slot, asked_[game]);
    ApplyLegal(slot.state, asked_[game].seat, actions_[game], slot.dice);
    Settle(game);
  });
  return std::nullopt;
}

std::optional<Problem> Batch::RandomActions(std::span<Action> out) {
  if (std::optional<Problem> trouble = Trouble()) return trouble;
  ForAll([this, out](std::size_t game) {
    const LegalBits& legal = asked_[game].legal;
    out[game] = legal.Nth(slots_[game].random.Below(legal.Count()));
  });
  return std::nullopt;
}

}  // namespace folsom
