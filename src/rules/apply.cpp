#include "rules/apply.h"

#include <cassert>

#include "rules/consistent.h"
#include "rules/horses/hooks.h"
#include "rules/step.h"

namespace folsom {
namespace {

// The questions that several seats answer together. A choice is only noted; the last one opens all.
[[nodiscard]] bool IsTogether(Ask ask) {
  constexpr auto kBit = [](Ask a) { return std::uint32_t{1} << Index(a); };
  constexpr std::uint32_t kTogether = kBit(Ask::kCaboose) | kBit(Ask::kBoard) |
                                      kBit(Ask::kChooseCard) | kBit(Ask::kTurmoil) |
                                      kBit(Ask::kKeep);
  return ((kTogether >> Index(ask)) & 1U) != 0;
}

// Does what a seat chose when asked.
void Perform(Step& t, Seat seat, Ask ask, Action action) {
  switch (ask) {
    case Ask::kNone:
      return;
    case Ask::kDraft:
      return Draft(t, seat, static_cast<Bandit>(action.Param()));
    case Ask::kCaboose:
      return CommitCaboose(t, seat, action);
    case Ask::kBoard:
      return horses::CommitBoarding(t, seat, action);
    case Ask::kWagon:
      return horses::BoardWagon(t, static_cast<Car>(action.Param() + 1));
    case Ask::kChooseCard:
      return CommitChosenCard(t, seat, action);
    case Ask::kPlan:
    case Ask::kSecondCard:
    case Ask::kWhiskeyCard:
    case Ask::kOldWhiskeyCard:
      return Plan(t, seat, ask, action);
    case Ask::kTurmoil:
      return CommitTurmoil(t, seat, action);
    case Ask::kKeep:
      return CommitKeep(t, seat, action);
    case Ask::kMove:
      return Move(t, action);
    case Ask::kMarshal:
      return MoveMarshalBy(t, action);
    case Ask::kFire:
      return Fire(t, static_cast<Bandit>(action.Param()));
    case Ask::kRobbery:
      return Rob(t, action);
    case Ask::kPunch:
      return Punch(t, action);
    case Ask::kPunchLoot:
      return KnockLoot(t, static_cast<LootKind>(action.Param()));
    case Ask::kPunchTake:
      return DropOrTakePurse(t, action == act::kTake);
    case Ask::kPunchPush:
      return Push(t, action);
    case Ask::kRide:
      return horses::Ride(t, action);
    case Ask::kHostage:
      return horses::TakeHostage(t, static_cast<Hostage>(action.Param()));
    case Ask::kFlee:
      return horses::Flee(t, static_cast<Direction>(action.Param()));
    case Ask::kPickpocket:
      return Pickpocket(t, action);
  }
}

// Whether all that decides the options of `ask` is public.
[[nodiscard]] bool IsPublic(Ask ask) {
  return ask != Ask::kSecondCard && ask != Ask::kWhiskeyCard && ask != Ask::kOldWhiskeyCard;
}

void StepPhase(Step& t) {
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

void AdvanceStep(Step& t) {
  GameState& s = t.s;
  while (s.pending.Empty() && s.phase != Phase::kOver) {
    if (s.phase == Phase::kPlanning) {  // The commonest, where nobody ever flees.
      PlanStep(t);
    } else if (!horses::AskAfterMoment(t)) {
      StepPhase(t);
    }
  }
}

void ApplyStep(Step& t, Seat seat, Action action) {
  GameState& s = t.s;
  const Ask ask = s.ask;
  if (!IsTogether(ask)) {
    s.pending = {};
    s.ask = Ask::kNone;
  }
  if (ask == Ask::kPlan) {  // The commonest, past the switch.
    Plan(t, seat, ask, action);
  } else {
    Perform(t, seat, ask, action);
  }
  AdvanceStep(t);
}

}  // namespace

bool Pose(Step& t, Seat seat, Ask ask, Bandit actor) {
  GameState& s = t.s;
  s.ask = ask;
  s.actor = actor;
  ActionList own;
  ActionList& ways = t.posed != nullptr ? *t.posed : own;
  ways.Clear();
  ListActions(s, seat, ways);
  if (ways.Size() > 1 || (ways.Size() == 1 && !IsPublic(ask))) {
    s.pending = SeatMask::Only(seat);
    return true;
  }
  s.ask = Ask::kNone;
  if (ways.Empty()) return false;
  Perform(t, seat, ask, ways[0]);
  return true;
}

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

void Advance(GameState& s, Dice& dice, Sink* sink) {
  Step t{s, dice, sink, nullptr};
  AdvanceStep(t);
}

void ApplyLegal(GameState& s, Seat seat, Action action, Dice& dice, Sink* sink) {
  assert(IsLegal(s, seat, action));
  Step t{s, dice, sink, nullptr};
  ApplyStep(t, seat, action);
  assert(IsConsistent(s));
}

std::uint32_t PlayOut(GameState& s, Dice& dice, Rng& rng) {
  ActionList posed;
  Step t{s, dice, nullptr, &posed};
  std::uint32_t choices = 0;
  for (; s.phase != Phase::kOver; ++choices) {
    const Seat seat = s.pending.First();
    const bool offered = choices > 0 && s.ask != Ask::kPlan && !IsTogether(s.ask);
    const Action action = offered ? posed[rng.Below(static_cast<std::uint32_t>(posed.Size()))]
                                  : UniformAction(s, seat, rng);
    ApplyStep(t, seat, action);
  }
  return choices;
}

Illegal Apply(GameState& s, Seat seat, Action action, Dice& dice, Sink* sink) {
  if (s.phase == Phase::kOver) return Illegal::kGameOver;
  if (Index(seat) >= s.terms.seats || !s.pending.Has(seat)) return Illegal::kNotYourTurn;
  if (action.id >= kActions) return Illegal::kNoSuchAction;
  if (!IsLegal(s, seat, action)) return Illegal::kNotLegal;
  ApplyLegal(s, seat, action, dice, sink);
  return Illegal::kNone;
}

}  // namespace folsom
