// Whether the rules can go on from a position. IsConsistent knows about conservation; these checks
// about what the state of the turn, and the question asked, must look like.
#include "record/position/position_checks.h"
#include "record/position/position_parts.h"
#include "rules/state/consistent.h"

namespace folsom {

namespace {

// The field in which a broken invariant shows.
[[nodiscard]] std::string PathOf(const Flaw& flaw) {
  switch (flaw.part) {
    case FlawIn::kNothing:
      return {};
    case FlawIn::kQuestion:
      return "pending";
    case FlawIn::kSeat:
      return ItemPath("seats", flaw.index);
    case FlawIn::kBullets:
      return BanditPath(flaw.index) + ".bullets";
    case FlawIn::kNeutralSupply:
      return "neutral";
    case FlawIn::kPurse:
      return ItemPath("purses", flaw.index);
    case FlawIn::kFlask:
      return ItemPath("horses.flasks", flaw.index);
    case FlawIn::kJewelCount:
      return "jewels";
    case FlawIn::kStrongboxCount:
      return "strongboxes";
    case FlawIn::kPlace:
      return BanditPath(flaw.index) + ".place";
    case FlawIn::kHostage:
      return BanditPath(flaw.index) + ".hostage";
    case FlawIn::kHostagesLeft:
      return "horses.hostages";
  }
  return {};
}

void Fail(JsonProblems& problems, std::string_view code, const PositionVerdict& verdict) {
  const JsonPath path{nullptr, verdict.path};
  problems.Fail(code, std::string(verdict.what), path);
}

using Check = PositionVerdict (*)(const GameState&);

}  // namespace

// In this order: later checks rely on what the earlier ones made sure of.
void CheckPosition(JsonProblems& problems, const GameState& state) {
  for (const Check check :
       {CheckRounds, CheckFirst, CheckPlanning, CheckPile, CheckStep, CheckPairs, CheckCasting,
        CheckPlaces, CheckHorses, CheckFlasks, CheckSetUp, CheckReceived}) {
    if (state.phase == Phase::kCasting && check == CheckHorses) continue;
    if (const PositionVerdict wrong = check(state); !wrong.what.empty()) {
      return Fail(problems, "inconsistent", wrong);
    }
  }
  if (const Flaw flaw = FirstFlaw(state); !flaw.what.empty()) {
    return Fail(problems, "inconsistent", {flaw.what, PathOf(flaw)});
  }
  const std::string_view question = WrongQuestion(state);
  if (!question.empty()) Fail(problems, "wrong_question", {question, "ask"});
}

}  // namespace folsom
