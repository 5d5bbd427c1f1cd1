#include "thumb/forecast.h"

#include "rules/play/apply.h"
#include "thumb/policy.h"

namespace folsom {
namespace {

// Resolves one card on a board in planning, and leaves it in planning.
void ResolveCard(GameState& board, PileCard card, Card face, Care care, Dice& dice, Rng& rng) {
  board.pile[0] = card;
  board.faces.pile[0] = face;
  board.pile_size = 1;
  board.pile_next = 0;
  board.step = 0;
  board.phase = Phase::kRobbing;
  AdvanceRobbing(board, dice);
  ActionList legal;
  while (board.phase == Phase::kRobbing) {
    const Seat seat = board.pending.First();
    LegalActions(board, seat, legal);
    const Action action = ChooseInRobbing(board, seat, legal, true, care, rng);
    ApplyRobbing(board, seat, action, dice);
  }
  board.phase = Phase::kPlanning;
}

}  // namespace

void Forecast::Ignore(const GameState& s) {
  board_ = s;
  round_ = s.round;
  resolved_ = s.pile_size;
  board_.pending = {};
  board_.ask = Ask::kNone;
}

void Forecast::Follow(const GameState& s, Care care, Rng& rng) {
  if (s.phase != Phase::kPlanning) return;
  if (round_ != s.round || resolved_ > s.pile_size) {
    Ignore(s);
    resolved_ = 0;
  }
  if (resolved_ == s.pile_size) return;
  Dice dice(rng.Next());
  for (; resolved_ < s.pile_size; ++resolved_) {
    const PileCard& card = s.pile[resolved_];
    board_.Secret(card.By()).hand = s.Secret(card.By()).hand;
    ResolveCard(board_, card, s.faces.pile[resolved_], care, dice, rng);
  }
}

}  // namespace folsom
