#include "support/acts.h"

#include <array>
#include <ostream>
#include <string_view>

namespace folsom {

namespace {

constexpr std::array<std::string_view, kActionKinds> kKindNames{
    "pass",  "draw", "board",     "ride-on",   "done",  "take",  "drop",      "move", "marshal",
    "push",  "flee", "ride",      "hostage",   "wagon", "draft", "caboose",   "fire", "punch",
    "knock", "rob",  "rob-purse", "rob-flask", "drink", "play",  "play-down", "keep", "choose"};
constexpr std::array<std::string_view, kMaxBandits + 1> kBanditNames{
    "Ghost", "Cheyenne", "Django", "Belle", "Tuco", "Doc", "nobody"};

[[nodiscard]] std::string CardRefText(std::size_t ref) {
  if (ref == kPlainMarshalRef) return "plain marshal";
  return std::string(kBanditNames[ref / kCardKinds]) + "'s " +
         std::string(kCards[ref % kCardKinds].key);
}

[[nodiscard]] std::string ParamText(Action action) {
  switch (action.Kind()) {
    case ActionKind::kPlay:
    case ActionKind::kPlayDown:
    case ActionKind::kKeep:
    case ActionKind::kChoose:
      return CardRefText(action.Param());
    case ActionKind::kFire:
    case ActionKind::kPunch:
    case ActionKind::kDraft:
    case ActionKind::kCaboose:
      return std::string(kBanditNames[action.Param()]);
    default:
      return std::to_string(action.Param());
  }
}

}  // namespace

std::string TextOf(Action action) {
  if (action.id >= kActions) return "no action";
  const std::string kind(kKindNames[Index(action.Kind())]);
  if (kActionRanges[Index(action.Kind())].count == 1) return kind;
  return kind + "(" + ParamText(action) + ")";
}

void PrintTo(Action action, std::ostream* out) { *out << TextOf(action); }

void PrintTo(Place place, std::ostream* out) {
  if (place.OnTrain()) {
    *out << (place.IsRoof() ? "roof of car " : "inside car ") << Index(place.TrainCar());
  } else {
    constexpr std::array<std::string_view, 4> kNames{"inside the stagecoach",
                                                     "roof of the stagecoach", "gone", "unplaced"};
    *out << (place.id < 18 ? kNames[place.id - 14U] : "nowhere");
  }
}

void PrintTo(Card card, std::ostream* out) {
  if (card.IsAction()) {
    *out << kCards[Index(card.Kind())].key << " (colour " << card.Colour() << ")";
  } else if (card.IsBullet()) {
    const std::size_t source = Index(card.Source());
    *out << (source == Index(kNeutral) ? "neutral" : kBanditNames[source]) << " bullet";
  } else {
    *out << "hidden card";
  }
}

void PrintTo(Bandit bandit, std::ostream* out) {
  *out << kBanditNames[Index(bandit) > kMaxBandits ? kMaxBandits : Index(bandit)];
}

void PrintTo(const CardBag& bag, std::ostream* out) {
  *out << "{";
  for (std::size_t i = 0; i < bag.Size(); ++i) {
    *out << (i == 0 ? "" : ", ");
    PrintTo(bag.Nth(i), out);
  }
  *out << "}";
}

}  // namespace folsom
