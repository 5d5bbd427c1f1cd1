#include "rules/play/apply.h"

#include <cassert>

#include "rules/choices/traits.h"
#include "rules/horses/hooks.h"
#include "rules/play/ask.h"
#include "rules/play/step.h"
#include "rules/state/consistent.h"

namespace folsom {
namespace {

void StepPhase(AnyStep auto& t) {
  switch (t.s.phase) {
    case Phase::kCasting:
      return CastStep(t);
    case Phase::kPlacing:
      return PlaceStep(t);
    case Phase::kAttack:
      return horses::AttackStep(t);
    case Phase::kRoundStart:
      return RoundStartStep(t);
    case Phase::kPlanning:
      return PlanStep(t);
    case Phase::kKeeping:
      return KeepStep(t);
    case Phase::kRobbing:
      return RobStep(t);
    case Phase::kEvent:
      return EventStep(t);
    case Phase::kRoundEnd:
      return RoundEndStep(t);
    case Phase::kOver:
      return;
  }
}

// One phase after the other where nobody is asked: which comes next is then foreseen.
void AdvanceStep(AnyStep auto& t) {
  GameState& s = t.s;
  while (s.pending.Empty() && s.phase != Phase::kOver) {
    if (s.phase == Phase::kPlanning) PlanStep(t);  // Where nobody ever flees.
    if (t.IsPlain()) {
      if (s.phase == Phase::kKeeping) KeepStep(t);
      if (s.phase == Phase::kRobbing) RobStep(t);
      while (s.phase == Phase::kEvent) EventStep(t);
      while (s.phase == Phase::kRoundEnd) RoundEndStep(t);
      if (s.phase == Phase::kRoundStart) RoundStartStep(t);
    } else if (s.pending.Empty() && !(t.HasHorses() && horses::AskAfterMoment(t))) {
      StepPhase(t);
    }
  }
}

// The same, but no further than until a card of the pile is done.
void AdvanceToCard(Step& t) {
  GameState& s = t.s;
  while (s.pending.Empty() && s.phase != Phase::kOver) {
    if (horses::AskAfterMoment(t)) continue;
    if (s.phase != Phase::kRobbing) {
      StepPhase(t);
    } else if (RobOneStep(t)) {
      return;
    }
  }
}

// Does what was decided, but does not go on.
void Decide(Step& t, Seat seat, Action action) {
  GameState& s = t.s;
  const Ask ask = s.ask;
  if (!TraitsOf(ask).together) {
    s.pending = {};
    s.ask = Ask::kNone;
  }
  if (ask == Ask::kPlan) {  // The commonest, past the switch.
    Plan(t, seat, ask, action);
  } else {
    Perform(t, seat, ask, action);
  }
}

void PlayOn(AnyStep auto& t) {
  GameState& s = t.s;
  while (s.phase != Phase::kOver) {  // Round again only for what is asked of several together.
    const Seat seat = s.pending.First();
    ActionList ways;
    LegalActions(s, seat, ways);
    Decide(t, seat, t.player->Choose(ways));
    AdvanceStep(t);
  }
}

}  // namespace

void PoseTogether(Step& t, SeatMask seats, Ask ask) {
  t.s.ask = ask;
  t.s.pending = seats;
}

GameState NewGame(const Config& config, Dice& dice, Sink* sink) {
  static constexpr GameState kBlank;
  GameState s = kBlank;
  s.config = Normalised(config);
  s.terms = TermsFor(s.config);
  Advance(s, dice, sink);
  return s;
}

void Advance(GameState& s, Dice& dice, Sink* sink, Stop stop) {
  Step t{s, dice, sink, nullptr};
  stop == Stop::kCard ? AdvanceToCard(t) : AdvanceStep(t);
}

void ApplyLegal(GameState& s, Seat seat, Action action, Dice& dice, Sink* sink, Stop stop) {
  assert(IsLegal(s, seat, action));
  Step t{s, dice, sink, nullptr};
  Decide(t, seat, action);
  stop == Stop::kCard ? AdvanceToCard(t) : AdvanceStep(t);
  assert(IsConsistent(s));
}

std::uint32_t PlayOut(GameState& s, Dice& dice, Rng& rng) {
  RandomPlayer player{rng};
  if (PlainStep::Fits(s, dice)) {
    PlainStep t(s, dice, player);
    PlayOn(t);
  } else {
    Step t{s, dice, nullptr, &player};
    PlayOn(t);
  }
  return player.choices;
}

void AdvanceRobbing(GameState& s, Dice& dice) {
  Step t{s, dice, nullptr, nullptr};
  while (s.pending.Empty() && s.phase == Phase::kRobbing) {
    if (!horses::AskAfterMoment(t)) RobStep(t);
  }
}

void ApplyRobbing(GameState& s, Seat seat, Action action, Dice& dice) {
  assert(IsLegal(s, seat, action));
  Step t{s, dice, nullptr, nullptr};
  const Ask ask = s.ask;
  s.pending = {};
  s.ask = Ask::kNone;
  Perform(t, seat, ask, action);
  AdvanceRobbing(s, dice);
}

Illegal Apply(GameState& s, Seat seat, Action action, Dice& dice, Sink* sink, Stop stop) {
  if (s.phase == Phase::kOver) return Illegal::kGameOver;
  if (Index(seat) >= s.terms.seats || !s.pending.Has(seat)) return Illegal::kNotYourTurn;
  if (action.id >= kActions) return Illegal::kNoSuchAction;
  if (!IsLegal(s, seat, action)) return Illegal::kNotLegal;
  ApplyLegal(s, seat, action, dice, sink, stop);
  return Illegal::kNone;
}

}  // namespace folsom
