#include "cli/terminal/choices.h"

#include <fmt/format.h>

#include "cli/terminal/words.h"
#include "rules/choices/aim.h"

namespace folsom {

namespace {

std::string Actor(const SeatView& view) {
  return view.actor == kNoBandit ? Names::From(view).Player(view.viewer)
                                 : std::string(TitleOf(view.actor));
}

// "onto the roof of car 1 (mail)".
std::string To(const SeatView& view, Place place) {
  if (place == kCoachInside) return "into the stagecoach";
  if (place == kCoachRoof) return "onto the stagecoach's roof";
  return fmt::format("{} {}", place.IsRoof() ? "onto the roof of" : "into",
                     Names::From(view).CarName(place.TrainCar()));
}

std::string_view Word(Direction d) { return d == Direction::kForward ? "forward" : "backward"; }

std::string MoveWords(const SeatView& view, Action move) {
  const std::string to = To(view, AimOf(view, move).place);
  if (move == act::kMoveOntoCoach) return to;
  if (move == act::kMoveOffCoach) return fmt::format("off the stagecoach, {}", to);
  const auto [way, cars] = act::StretchOfMove(move);
  return fmt::format("{} {}, {}", Word(way), cars, to);
}

// "forward, into the locomotive".
std::string StepWords(const SeatView& view, Action action) {
  return fmt::format("{}, {}", Word(static_cast<Direction>(action.Param())),
                     To(view, AimOf(view, action).place));
}

std::string PushWords(const SeatView& view, Action push) {
  const std::string_view target = TitleOf(view.target);
  if (push.Param() != act::kPushAcross) {
    return fmt::format("{} goes {}", target, StepWords(view, push));
  }
  const Place to = AimOf(view, push).place;
  return fmt::format("{} goes {}, {}", target, to.OnCoach() ? "across" : "off the stagecoach",
                     To(view, to));
}

std::string RideWords(const SeatView& view, Action ride) {
  if (ride == act::kRideAway) return "away from the train, for good";
  const std::string to = To(view, AimOf(view, ride).place);
  const auto [way, cars] = act::StretchOfRide(ride);
  return cars == 0 ? fmt::format("no distance, {}", to)
                   : fmt::format("{} {}, {}", Word(way), cars, to);
}

std::string PurseWords(const SeatView& view, std::size_t slot) {
  const PurseValue value = view.faces.purses[slot];
  if (value != PurseValue::kNone) {
    return fmt::format("the purse of ${} (number {})", Dollars(value), slot);
  }
  std::vector<std::string> knowers;
  for (const Seat seat : view.purses[slot].knowers)
    knowers.push_back(Names::From(view).Player(seat));
  if (knowers.empty()) return fmt::format("purse number {}, once held", slot);
  return fmt::format("purse number {}, known to {}", slot, Joined(knowers));
}

std::string FlaskWords(const SeatView& view, std::size_t slot) {
  const bool half = view.horses.flasks[slot].half != 0;
  const FlaskKind kind = view.faces.flasks[slot];
  return fmt::format("the {} flask number {}{}", half ? "half-full" : "full", slot,
                     kind == FlaskKind::kNone ? "" : fmt::format(" ({})", TitleOf(kind)));
}

std::string DrinkWords(const SeatView& view, Action action) {
  const auto [bandit, old_whiskey, half] = act::DrinkOf(action);
  const std::string draws = Counted(AimOf(view, action).draws, "card", "cards");
  return fmt::format("{} drinks {}, {}: {}", TitleOf(bandit),
                     old_whiskey ? "old whiskey" : "whiskey", half ? "half-full" : "full",
                     old_whiskey ? "play two cards" : fmt::format("draw {}, then play one", draws));
}

std::string CardWords(const SeatView& view, Action action) {
  return Names::From(view).CardName(view.viewer, AimOf(view, action).card);
}

std::string PlayWords(const SeatView& view, Action play) {
  return fmt::format("play {}{}", CardWords(view, play),
                     AimOf(view, play).face_down ? " face down" : "");
}

std::string PassWords(const SeatView& view) {
  if (view.ask == Ask::kSecondCard) return "no second card";
  if (view.ask == Ask::kPickpocket) return "take nothing";
  return "pass";
}

std::string DraftWords(const Aim& aim) {
  if (aim.partner == kNoBandit) return std::string(TitleOf(aim.bandit));
  return fmt::format("{} and {}", TitleOf(aim.bandit), TitleOf(aim.partner));
}

std::string RobWords(LootKind loot) {
  if (loot == LootKind::kPurse) return "a purse nobody has held yet";
  if (loot == LootKind::kFullFlask) return "a flask nobody has held yet";
  return fmt::format("a {}", KeyOf(loot));
}

}  // namespace

std::string AnswerOf(const SeatView& view, Action action) {
  const std::uint16_t param = action.Param();
  const auto bandit = static_cast<Bandit>(param);
  switch (action.Kind()) {
    case ActionKind::kPass:
      return PassWords(view);
    case ActionKind::kDraw:
      return fmt::format("draw {}", Counted(AimOf(view, action).draws, "card", "cards"));
    case ActionKind::kGetAboard:
      return fmt::format("board {}", Names::From(view).CarName(view.horses.attacked));
    case ActionKind::kRideOn:
      return "ride on";
    case ActionKind::kDone:
      return "that is all";
    case ActionKind::kTake:
      return "take the purse";
    case ActionKind::kDrop:
      return "let it drop";
    case ActionKind::kMove:
      return MoveWords(view, action);
    case ActionKind::kMarshal:
    case ActionKind::kFlee:
      return StepWords(view, action);
    case ActionKind::kPush:
      return PushWords(view, action);
    case ActionKind::kRide:
      return RideWords(view, action);
    case ActionKind::kHostage: {
      const auto hostage = static_cast<Hostage>(param);
      return fmt::format("{}: {}", TitleOf(hostage), ExplanationOf(hostage));
    }
    case ActionKind::kWagon:
      return Names::From(view).CarName(AimOf(view, action).place.TrainCar());
    case ActionKind::kDraft:
      return DraftWords(AimOf(view, action));
    case ActionKind::kCaboose:
    case ActionKind::kFire:
      return std::string(TitleOf(bandit));
    case ActionKind::kPunch:
      return action == act::kPunchGuard ? "the guard" : std::string(TitleOf(bandit));
    case ActionKind::kKnock:
      return std::string(TitleOf(static_cast<LootKind>(param)));
    case ActionKind::kRob:
      return RobWords(AimOf(view, action).loot);
    case ActionKind::kRobPurse:
      return PurseWords(view, param);
    case ActionKind::kRobFlask:
      return FlaskWords(view, param);
    case ActionKind::kDrink:
      return DrinkWords(view, action);
    case ActionKind::kPlay:
    case ActionKind::kPlayDown:
      return PlayWords(view, action);
    case ActionKind::kKeep:
      return fmt::format("keep {}", CardWords(view, action));
    case ActionKind::kChoose:
      return CardWords(view, action);
  }
  return {};
}

std::string QuestionOf(const SeatView& view) {
  switch (view.ask) {
    case Ask::kNone:
      return {};
    case Ask::kDraft:
      return "Whom do you play?";
    case Ask::kCaboose:
      return "Who starts in the caboose? The other starts in the wagon before it.";
    case Ask::kGetAboard:
      return fmt::format("{} rides beside {}. Board it?",
                         TitleOf(AimOf(view, act::kGetAboard).bandit),
                         Names::From(view).CarName(view.horses.attacked));
    case Ask::kWagon:
      return fmt::format("Only your bandits still ride. Where does {} board?", Actor(view));
    case Ask::kChooseCard:
      return "Which card do you take from your deck before drawing?";
    case Ask::kPlan:
      return fmt::format("Turn {}, {}: {}{}.", view.turn + 1,
                         ShortName(TurnOf(view.CurrentRound(), view.turn)),
                         ExplanationOf(TurnOf(view.CurrentRound(), view.turn)),
                         view.acts > 0 ? "; this is your second action" : "");
    case Ask::kSecondCard:
      return "After the Fire you may play a card of your other bandit.";
    case Ask::kWhiskeyCard:
      return "After the whiskey: which card do you play?";
    case Ask::kOldWhiskeyCard:
      return "Old whiskey: which card do you play?";
    case Ask::kTurmoil:
      return "Turmoil: everybody chooses at once.";
    case Ask::kKeep:
      return "Which cards do you keep for the next round?";
    case Ask::kMove:
      return fmt::format("Move: where does {} go?", Actor(view));
    case Ask::kMarshal:
      return fmt::format("{} moves the marshal. Where to?", Actor(view));
    case Ask::kFire:
      return fmt::format("Fire: whom does {} shoot?", Actor(view));
    case Ask::kRobbery:
      return fmt::format("Robbery: what does {} take?", Actor(view));
    case Ask::kPunch:
      return fmt::format("Punch: whom does {} hit?", Actor(view));
    case Ask::kPunchLoot:
      return fmt::format("What does {} lose?", TitleOf(view.target));
    case Ask::kPunchTake:
      return fmt::format("{} loses a purse. Does {} take it?", TitleOf(view.target), Actor(view));
    case Ask::kPunchPush:
      return fmt::format("Where does {} send {}?", Actor(view), TitleOf(view.target));
    case Ask::kRide:
      return fmt::format("Ride: where does {} ride?", Actor(view));
    case Ask::kHostage:
      return fmt::format("{} is in the stagecoach and takes a hostage. Whom?",
                         view.horses.hostage_taker == kNoBandit
                             ? Actor(view)
                             : std::string(TitleOf(view.horses.hostage_taker)));
    case Ask::kFlee:
      return fmt::format("{} must flee from the guard. Where to?", Actor(view));
    case Ask::kPickpocket:
      return fmt::format("Pickpocketing: {} is alone here. Take a purse?", Actor(view));
  }
  return {};
}

}  // namespace folsom
