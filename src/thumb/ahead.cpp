#include "thumb/ahead.h"

#include "rules/play/apply.h"
#include "thumb/policy.h"

namespace folsom {
namespace {

// Leaves of the pile what is yet to be resolved and seen.
void KeepSeen(GameState& board, const Faces& seen) {
  std::uint8_t kept = 0;
  for (std::size_t i = board.pile_next; i < board.pile_size; ++i) {
    if (seen.pile[i] == kHiddenCard) continue;
    board.pile[kept] = board.pile[i];
    board.faces.pile[kept] = seen.pile[i];
    ++kept;
  }
  board.pile_size = kept;
  board.pile_next = 0;
}

void BeginRobbing(GameState& board, Dice& dice) {
  board.pending = {};
  board.ask = Ask::kNone;
  board.step = 0;
  board.phase = Phase::kRobbing;
  AdvanceRobbing(board, dice);
}

}  // namespace

GameState BoardAhead(const GameState& world, const Faces& seen) {
  GameState board = world;
  const bool planning = board.phase == Phase::kPlanning;
  if (!planning && board.phase != Phase::kRobbing) return board;
  KeepSeen(board, seen);
  Rng rng(0);
  Dice dice(rng.Next());
  if (planning) BeginRobbing(board, dice);
  ActionList legal;
  while (board.phase == Phase::kRobbing) {
    const Seat seat = board.pending.First();
    LegalActions(board, seat, legal);
    ApplyRobbing(board, seat, ChooseInRobbing(board, seat, legal, false, {}, rng), dice);
  }
  return board;
}

}  // namespace folsom
