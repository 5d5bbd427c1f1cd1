#include "cli/terminal/choices.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/terminal/words.h"

namespace folsom {

namespace {

std::string Actor(const SeatView& view) {
  return view.actor == kNoBandit ? Names::From(view).Player(view.viewer)
                                 : std::string(TitleOf(view.actor));
}

// HORSE-ATTACK: the viewer's first bandit that still rides and has not been decided for.
std::string Rider(const SeatView& view) {
  for (const Bandit bandit : view.horses.riding) {
    const bool own = view.bandits[Index(bandit)].owner == view.viewer;
    if (own && !view.own.asked.Has(bandit)) return std::string(TitleOf(bandit));
  }
  return Actor(view);
}

// "onto the roof of car 1 (mail)".
std::string To(const SeatView& view, Place place) {
  if (place == kCoachInside) return "into the stagecoach";
  if (place == kCoachRoof) return "onto the stagecoach's roof";
  return fmt::format("{} {}", place.IsRoof() ? "onto the roof of" : "into",
                     Names::From(view).CarName(place.TrainCar()));
}

// The car a bandit is at; the stagecoach is at the car it stands beside.
Car CarOf(const SeatView& view, Bandit bandit) {
  const Place place = view.bandits[Index(bandit)].place;
  return place.OnTrain() ? place.TrainCar() : view.horses.coach;
}

std::string_view Word(Direction d) { return d == Direction::kForward ? "forward" : "backward"; }

// One step of `bandit` along its level.
std::string StepTo(const SeatView& view, Bandit bandit, Direction d, int cars) {
  const Car car = Shifted(CarOf(view, bandit), d, cars);
  const bool roof = view.bandits[Index(bandit)].place.IsRoof();
  return To(view, roof ? Place::Roof(car) : Place::Inside(car));
}

std::string MoveWords(const SeatView& view, std::uint16_t param) {
  if (Action::Of(ActionKind::kMove, param) == act::kMoveOntoCoach) {
    return "onto the stagecoach's roof";
  }
  if (Action::Of(ActionKind::kMove, param) == act::kMoveOffCoach) {
    return fmt::format("off the stagecoach, {}", To(view, Place::Roof(view.horses.coach)));
  }
  const auto d = static_cast<Direction>(param / 3);
  const int cars = param % 3 + 1;
  return fmt::format("{} {}, {}", Word(d), cars, StepTo(view, view.actor, d, cars));
}

std::string PushWords(const SeatView& view, std::uint16_t param) {
  const std::string_view target = TitleOf(view.target);
  if (param == act::kPushAcross) {
    const Place place = view.bandits[Index(view.target)].place;
    if (!place.OnCoach()) {
      return fmt::format("{} goes across, {}", target,
                         To(view, place.IsRoof() ? kCoachRoof : kCoachInside));
    }
    const Place off =
        place.IsRoof() ? Place::Roof(view.horses.coach) : Place::Inside(view.horses.coach);
    return fmt::format("{} goes off the stagecoach, {}", target, To(view, off));
  }
  const auto d = static_cast<Direction>(param);
  return fmt::format("{} goes {}, {}", target, Word(d), StepTo(view, view.target, d, 1));
}

std::string RideWords(const SeatView& view, std::uint16_t param) {
  if (param == act::kRideAwayParam) return "away from the train, for good";
  const bool into_coach = param >= act::kRideIntoCoach;
  const std::size_t way = param % act::kRideIntoCoach;
  const auto d = static_cast<Direction>(way > 3 ? 1 : 0);
  const int cars = way == 0 ? 0 : static_cast<int>((way - 1) % 3) + 1;
  const Car car = Shifted(CarOf(view, view.actor), d, cars);
  const std::string to = To(view, into_coach ? kCoachInside : Place::Inside(car));
  return cars == 0 ? fmt::format("no distance, {}", to)
                   : fmt::format("{} {}, {}", Word(d), cars, to);
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

std::string DrinkWords(std::uint16_t param) {
  return fmt::format("{} drinks {}, {}: {}", TitleOf(static_cast<Bandit>(param / 4)),
                     (param & 2U) != 0 ? "old whiskey" : "whiskey",
                     (param & 1U) != 0 ? "half-full" : "full",
                     (param & 2U) != 0 ? "play two cards" : "draw 3 cards, then play one");
}

// A card by its CardRef.
std::string RefWords(const SeatView& view, std::uint16_t ref) {
  if (ref == kPlainMarshalRef) return "Marshal";
  const auto bandit = static_cast<Bandit>(ref / kCardKinds);
  const auto kind = static_cast<CardKind>(ref % kCardKinds);
  const auto& pair = view.colours[Index(view.viewer)];
  const std::size_t slot = pair[1] == bandit ? 1 : 0;
  return Names::From(view).CardName(view.viewer, Card::Action(kind, slot));
}

bool LandsFaceDown(const SeatView& view) {
  return view.phase == Phase::kPlanning && TurnOf(view.CurrentRound(), view.turn) == Turn::kTunnel;
}

std::string PassWords(const SeatView& view) {
  if (view.ask == Ask::kSecondCard) return "no second card";
  if (view.ask == Ask::kPickpocket) return "take nothing";
  return "pass";
}

// PLAN-3: as many as there are, at most 3.
std::string DrawWords(const SeatView& view) {
  const std::size_t deck = view.sizes[Index(view.viewer)].deck;
  const std::size_t there = deck + view.At(view.viewer).discard.Size();
  return fmt::format("draw {}", Counted(std::min<std::size_t>(3, there), "card", "cards"));
}

std::string DraftWords(const SeatView& view, std::uint16_t param) {
  const auto bandit = static_cast<Bandit>(param);
  for (std::size_t i = 0; view.terms.fixed_pairs && i < kPairLeaders.size(); ++i) {
    if (kPairLeaders[i] != bandit || view.pairs[i] == kNoBandit) continue;
    return fmt::format("{} and {}", TitleOf(bandit), TitleOf(view.pairs[i]));
  }
  return std::string(TitleOf(bandit));
}

std::string RobWords(std::uint16_t param) {
  constexpr std::array<std::string_view, 4> kWords{"a purse nobody has held yet", "a jewel",
                                                   "a strongbox", "a flask nobody has held yet"};
  return std::string(kWords[param]);
}

}  // namespace

std::string AnswerOf(const SeatView& view, Action action) {
  const std::uint16_t param = action.Param();
  const auto bandit = static_cast<Bandit>(param);
  switch (action.Kind()) {
    case ActionKind::kPass:
      return PassWords(view);
    case ActionKind::kDraw:
      return DrawWords(view);
    case ActionKind::kBoard:
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
      return MoveWords(view, param);
    case ActionKind::kMarshal: {
      const auto d = static_cast<Direction>(param);
      return fmt::format("{}, {}", Word(d), To(view, Place::Inside(Shifted(view.marshal, d))));
    }
    case ActionKind::kPush:
      return PushWords(view, param);
    case ActionKind::kFlee: {
      const auto d = static_cast<Direction>(param);
      return fmt::format("{}, {}", Word(d), StepTo(view, view.actor, d, 1));
    }
    case ActionKind::kRide:
      return RideWords(view, param);
    case ActionKind::kHostage: {
      const auto hostage = static_cast<Hostage>(param);
      return fmt::format("{}: {}", TitleOf(hostage), ExplanationOf(hostage));
    }
    case ActionKind::kWagon:
      return Names::From(view).CarName(static_cast<Car>(param + 1));
    case ActionKind::kDraft:
      return DraftWords(view, param);
    case ActionKind::kCaboose:
    case ActionKind::kFire:
      return std::string(TitleOf(bandit));
    case ActionKind::kPunch:
      return action == act::kPunchGuard ? "the guard" : std::string(TitleOf(bandit));
    case ActionKind::kKnock:
      return std::string(TitleOf(static_cast<LootKind>(param)));
    case ActionKind::kRob:
      return RobWords(param);
    case ActionKind::kRobPurse:
      return PurseWords(view, param);
    case ActionKind::kRobFlask:
      return FlaskWords(view, param);
    case ActionKind::kDrink:
      return DrinkWords(param);
    case ActionKind::kPlay:
      return fmt::format("play {}{}", RefWords(view, param),
                         LandsFaceDown(view) ? " face down" : "");
    case ActionKind::kPlayDown:
      return fmt::format("play {} face down", RefWords(view, param));
    case ActionKind::kKeep:
      return fmt::format("keep {}", RefWords(view, param));
    case ActionKind::kChoose:
      return RefWords(view, param);
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
    case Ask::kBoard:
      return fmt::format("{} rides beside {}. Board it?", Rider(view),
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
