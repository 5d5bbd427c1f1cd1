// What rounds, turns and the pile of a position must look like.
#include <algorithm>

#include "record/position/position_checks.h"
#include "rules/play/apply.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

[[nodiscard]] bool InRounds(Phase phase) {
  return phase >= Phase::kPlanning && phase <= Phase::kOver;
}

[[nodiscard]] std::size_t RevealedRounds(const GameState& s) {
  if (InRounds(s.phase)) return s.round;
  return s.phase == Phase::kRoundStart && s.step == 0 ? s.round : s.round == 0 ? 0 : s.round - 1U;
}

// How many cards may still come onto the pile in this round: two for each turn and player, as with
// Speeding-up or DUO18-4, where the turn allows it, and two more through old whiskey.
[[nodiscard]] std::size_t PlaysLeft(const GameState& s) {
  if (s.phase != Phase::kPlanning) return 0;
  const std::string_view turns = DefOf(s.CurrentRound()).turns;
  std::size_t left = s.terms.horses ? 2 : 0;
  for (std::size_t turn = s.turn; turn < turns.size(); ++turn) {
    const Turn kind = TurnOf(turns[turn]);
    const bool twice =
        kind == Turn::kSpeedingUp || (kind == Turn::kStandard && s.terms.second_card);
    const std::size_t players = s.terms.seats - (turn == s.turn ? s.order : std::size_t{0});
    left += players * (twice ? 2 : 1);
  }
  return left;
}

}  // namespace

PositionVerdict CheckRounds(const GameState& s) {
  const bool started = InRounds(s.phase) || (s.phase == Phase::kRoundStart && s.step == 1);
  if (started && s.round == 0) return {"a round that has begun has a number from 1 to 5", "round"};
  if (s.phase < Phase::kRoundStart && s.round != 0) return {"no round has begun yet", "round"};
  if (s.phase == Phase::kRoundStart && s.step == 0 && s.round == kRounds) {
    return {"there is no round after the fifth", "round"};
  }
  if (s.phase == Phase::kOver && s.round != kRounds)
    return {"the game is over after round 5", "round"};
  const RoundSet stations = StationRounds(s.config);
  RoundSet ordinary = OrdinaryRounds(s.config);
  for (std::size_t i = 0; i < kRounds; ++i) {
    if ((s.rounds[i] != kNoRoundCard) != (i < RevealedRounds(s))) {
      return {"there must be one round card for each round that was revealed", "rounds"};
    }
    if (s.rounds[i] == kNoRoundCard) continue;
    const RoundSet card = RoundSet{1} << Index(s.rounds[i]);
    const bool station = i + 1 == kRounds && stations != 0;
    if (((station ? stations : ordinary) & card) == 0) {
      return {"a round card is not in this game, is twice here, or stands at the wrong round",
              ItemPath("rounds", i)};
    }
    if (!station) ordinary &= ~card;
  }
  return {};
}

PositionVerdict CheckFirst(const GameState& s) {
  const bool needed = s.phase >= Phase::kRoundStart;
  if (needed != (s.first != kNoSeat))
    return {"there is a first player from the first round on", "first"};
  if (needed && s.terms.teams && Index(s.first) % 2 != 0)
    return {"the first player is an A (TEAM-3)", "first"};
  return {};
}

PositionVerdict CheckPlanning(const GameState& s) {
  if (s.phase != Phase::kPlanning) return {};
  if (s.turn >= DefOf(s.CurrentRound()).turns.size())
    return {"the round card has fewer turns", "turn"};
  if (s.order >= s.terms.seats) return {"the order is a number below that of the players", "order"};
  return {};
}

PositionVerdict CheckPile(const GameState& s) {
  const bool may_have = s.phase >= Phase::kPlanning && s.phase <= Phase::kRobbing;
  if (!may_have && s.pile_size != 0)
    return {"there is a pile only from planning to robbing", "pile"};
  if (s.phase != Phase::kRobbing && s.pile_next != 0)
    return {"the pile resolves only while robbing", "pile_next"};
  for (std::size_t i = 0; i < s.pile_size; ++i) {
    if (!s.faces.pile[i].IsAction()) return {"a card of the pile is missing", ItemPath("pile", i)};
    if (i < s.pile_next && s.pile[i].FaceDown())
      return {"a resolved card lies face up", ItemPath("pile", i)};
  }
  if (s.pile_size + PlaysLeft(s) > kMaxPile)
    return {"more cards on the pile than a round can bring", "pile"};
  return {};
}

PositionVerdict CheckStep(const GameState& s) {
  std::size_t most = 0;
  if (s.phase == Phase::kRobbing) most = s.pile_next < s.pile_size ? 1 : 0;
  if (s.phase == Phase::kRoundStart || s.phase == Phase::kRoundEnd) most = 1;
  if (s.phase == Phase::kEvent) {
    const RoundEvent event = CurrentEvent(s);
    if (event == RoundEvent::kAngryMarshal) most = 1;
    if (event == RoundEvent::kPickpocketing) most = s.terms.bandits - 1U;
    if (event == RoundEvent::kMarshalWhiskey) most = s.terms.cars;
  }
  if (s.step > most && !(s.phase == Phase::kEvent && s.step == kEventOver))
    return {"there is no such step in this phase", "step"};
  if (s.phase == Phase::kRobbing && s.step == 1 && s.pile[s.pile_next].FaceDown()) {
    return {"the card that resolves lies face up (ROB-1)", ItemPath("pile", s.pile_next)};
  }
  return {};
}

}  // namespace folsom
