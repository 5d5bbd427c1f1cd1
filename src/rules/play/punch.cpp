// Punch: PUNCH-1 to PUNCH-4, CHAR-CHEYENNE. In small steps: target, token, take or drop, direction.
#include "rules/choices/aim.h"
#include "rules/horses/hooks.h"
#include "rules/play/ask.h"
#include "rules/play/step.h"

namespace folsom {
namespace {

void PosePush(AnyStep auto& t) { Pose(t, t.s.At(t.s.actor).owner, Ask::kPunchPush, t.s.actor); }

void DropCounted(AnyStep auto& t, LootKind loot) {
  GameState& s = t.s;
  const Place at = s.At(s.actor).place;
  if (loot == LootKind::kJewel) {
    --s.At(s.target).jewels;
    ++s.jewels[at.id];
  } else {
    --s.At(s.target).strongboxes;
    ++s.strongboxes[at.id];
  }
  t.Emit(LootDropped{s.target, loot, kNoSlot, at, PurseValue::kNone, FlaskKind::kNone, kEveryone});
}

}  // namespace

void ListPunch(const GameState& s, Bandit b, ActionList& out) {
  const Place at = s.At(b).place;
  BanditMask targets = BanditsAt(s, at);
  targets.Remove(b);
  const bool guard = horses::GuardCanBePunched(s, at);
  const bool others = guard || targets.Count() > 1;
  if (others) targets = targets.Without(Spared(s));
  out.AddSet(Action::Of(ActionKind::kPunch), targets.bits);
  out.AddIf(guard, act::kPunchGuard);
}

void ListKnock(const GameState& s, Bandit target, ActionList& out) {
  const BanditState& b = s.At(target);
  const auto add = [&out](bool has, LootKind loot) {
    out.AddIf(has, Action::Of(ActionKind::kKnock, loot));
  };
  add(PursesAt(s, Spot::On(target)) != 0, LootKind::kPurse);
  add(b.jewels > 0, LootKind::kJewel);
  add(b.strongboxes > 0, LootKind::kStrongbox);
  add(horses::HoldsFlask(s, target, false), LootKind::kFullFlask);
  add(horses::HoldsFlask(s, target, true), LootKind::kHalfFlask);
}

void ListPush(const GameState& s, Bandit b, ActionList& out) {
  const Place at = s.At(b).place;
  out.AddIf(at.OnTrain() && at.TrainCar() != kLocomotive,
            Action::Of(ActionKind::kPush, Direction::kForward));
  out.AddIf(at.OnTrain() && at.TrainCar() != s.Caboose(),
            Action::Of(ActionKind::kPush, Direction::kBackward));
  if (horses::CoachBeside(s, at)) out.Add(Action::Of(ActionKind::kPush, act::kPushAcross));
}

void Punch(AnyStep auto& t, Action action) {
  GameState& s = t.s;
  if (action == act::kPunchGuard) return horses::PunchGuard(t);
  s.target = static_cast<Bandit>(action.Param());
  if (!Pose(t, s.At(s.actor).owner, Ask::kPunchLoot, s.actor)) PosePush(t);  // PUNCH-4
}

void KnockLoot(AnyStep auto& t, LootKind loot) {
  GameState& s = t.s;
  switch (loot) {
    case LootKind::kPurse:
      if (s.actor == Bandit::kCheyenne && HasPower(s, s.actor)) {
        Pose(t, s.At(s.actor).owner, Ask::kPunchTake, s.actor);
      } else {
        DropOrTakePurse(t, false);
      }
      return;
    case LootKind::kFullFlask:
    case LootKind::kHalfFlask:
      horses::KnockOffFlask(t, s.target, loot == LootKind::kHalfFlask, s.At(s.actor).place);
      break;
    default:
      DropCounted(t, loot);
  }
  PosePush(t);
}

void DropOrTakePurse(AnyStep auto& t, bool take) {
  GameState& s = t.s;
  const std::size_t slot = KnockOffPurse(t, s.target);
  if (take) {
    TakePurse(t, s.actor, slot, s.target);
  } else {
    PurseToken& purse = s.purses[slot];
    const Place at = s.At(s.actor).place;
    purse.spot = Spot::At(at);
    t.Emit(LootDropped{s.target, LootKind::kPurse, static_cast<std::uint8_t>(slot), at,
                       s.faces.purses[slot], FlaskKind::kNone, purse.knowers});
  }
  PosePush(t);
}

void Push(AnyStep auto& t, Action action) {
  const Place from = t.s.At(t.s.target).place;
  MoveBandit(t, t.s.target, PushLeadsTo(from, t.s.horses.coach, action), Cause::kPunch);
  Settle(t);
}

template void Punch(Step&, Action);
template void Punch(PlainStep&, Action);
template void KnockLoot(Step&, LootKind);
template void KnockLoot(PlainStep&, LootKind);
template void DropOrTakePurse(Step&, bool);
template void DropOrTakePurse(PlainStep&, bool);
template void Push(Step&, Action);
template void Push(PlainStep&, Action);

}  // namespace folsom
