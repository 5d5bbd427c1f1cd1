// Stealin': section 6 of docs/rules.md. The pile resolves card by card.
#include "rules/choices/reach.h"
#include "rules/horses/hooks.h"
#include "rules/play/ask.h"
#include "rules/play/step.h"

namespace folsom {
namespace {

// DUO-3, TEAM-5; DUO-2: the plain Marshal acts for whichever bandit is still in play.
[[nodiscard]] Bandit ActorOf(const AnyStep auto& t, Seat by, Card card) {
  const GameState& s = t.s;
  const std::array<Bandit, 2>& colours = s.colours[Index(by)];
  const Bandit bandit = colours[card.Colour()];
  const bool plain = card.Kind() == CardKind::kMarshal && t.HasPairs();
  return plain && !s.At(bandit).place.InPlay() ? colours[1] : bandit;
}

void ChangeFloor(AnyStep auto& t, Bandit b) {  // FLOOR-1, COACH-1
  MoveBandit(t, b, t.s.At(b).place.OtherLevel(), Cause::kCard);
  Settle(t);
}

// Asks, acts unasked, or says why nothing can be done.
[[gnu::always_inline]] inline void PoseOr(AnyStep auto& t, Bandit b, Ask ask, NoEffect why) {
  if (!Pose(t, t.s.At(b).owner, ask, b)) NoEffectOf(t, b, why);
}

[[gnu::always_inline]] inline void Resolve(AnyStep auto& t, Bandit b, CardKind kind) {
  const BanditState& bandit = t.s.At(b);
  if (!bandit.place.InPlay()) return NoEffectOf(t, b, NoEffect::kLeft);
  switch (kind) {
    case CardKind::kMove:
      return PoseOr(t, b, Ask::kMove, NoEffect::kNoWay);
    case CardKind::kFloor:
      return ChangeFloor(t, b);
    case CardKind::kFire:
      if (bandit.bullets == 0) return NoEffectOf(t, b, NoEffect::kNoBullets);
      return PoseOr(t, b, Ask::kFire, NoEffect::kNoTarget);
    case CardKind::kRobbery:
      return PoseOr(t, b, Ask::kRobbery, NoEffect::kNothingHere);
    case CardKind::kPunch:
      if (bandit.hostage == Hostage::kTeacher) return NoEffectOf(t, b, NoEffect::kTeacher);
      return PoseOr(t, b, Ask::kPunch, NoEffect::kNoTarget);
    case CardKind::kMarshal:
      return PoseOr(t, b, Ask::kMarshal, NoEffect::kNoWay);
    case CardKind::kRide:
      if (!MayRide(bandit)) return NoEffectOf(t, b, NoEffect::kZealot);
      return PoseOr(t, b, Ask::kRide, NoEffect::kNoHorse);
  }
}

[[gnu::always_inline]] inline void BeginCard(AnyStep auto& t) {
  GameState& s = t.s;
  PileCard& top = s.pile[s.pile_next];
  const Card card = s.faces.pile[s.pile_next];
  top.bits = static_cast<std::uint8_t>(top.bits & ~PileCard::kFaceDown);
  s.step = 1;
  t.Emit(CardRevealed{{}, s.pile_next, top.By(), card});
  Resolve(t, ActorOf(t, top.By(), card), card.Kind());
}

// ROB-3, EXP-4, TEAM-6
[[gnu::always_inline]] inline void SendHome(AnyStep auto& t) {
  GameState& s = t.s;
  const Card card = s.faces.pile[s.pile_next];
  const Seat by = s.pile[s.pile_next++].By();
  const Seat home = t.HasTeams() ? s.At(s.colours[Index(by)][card.Colour()]).owner : by;
  (t.HasDiscards() ? s.At(home).discard : s.Secret(home).deck).Add(card);
  s.step = 0;
  s.actor = kNoBandit;
  s.target = kNoBandit;
  t.Emit(CardReturned{{}, home, card});
}

void EndRobbing(GameState& s) {
  s.pile = {};
  s.faces.pile = {};
  s.pile_size = 0;
  s.pile_next = 0;
  s.phase = Phase::kEvent;
}

}  // namespace

void NoEffectOf(AnyStep auto& t, Bandit b, NoEffect why) { t.Emit(HadNoEffect{{}, b, why}); }

// Resolves cards until somebody is asked or the pile is done.
void RobStep(AnyStep auto& t) {
  GameState& s = t.s;
  do {
    if (s.step == 1) SendHome(t);
    if (s.pile_next == s.pile_size) return EndRobbing(s);
    BeginCard(t);
  } while (s.pending.Empty() && !(t.HasHorses() && horses::MomentIsOpen(s)));
}

bool RobOneStep(Step& t) {
  GameState& s = t.s;
  if (s.step == 1) {
    SendHome(t);
    return true;
  }
  s.pile_next == s.pile_size ? EndRobbing(s) : BeginCard(t);
  return false;
}

template void RobStep(Step&);
template void RobStep(PlainStep&);
template void NoEffectOf(Step&, Bandit, NoEffect);
template void NoEffectOf(PlainStep&, Bandit, NoEffect);

}  // namespace folsom
