#include "record/words/action_text.h"

#include <algorithm>
#include <array>
#include <string>

#include "record/words/names.h"

namespace folsom {

namespace {

// How the number after an action's verb is written.
using Words = std::string (*)(std::size_t param);

std::string Nothing(std::size_t /*param*/) { return {}; }
template <typename Enum>
std::string Key(std::size_t param) {
  return std::string(KeyOf(static_cast<Enum>(param)));
}
std::string CarNumber(std::size_t param) { return std::to_string(param + 1); }

// 0-2: forward 1-3, 3-5: backward 1-3.
std::string Way(std::size_t param) {
  return Key<Direction>(param / 3) + " " + std::to_string(param % 3 + 1);
}
std::string MoveWords(std::size_t param) {
  if (param < 6) return Way(param);
  return param == act::kMoveOntoCoach.Param() ? "coach" : "off";
}
std::string PushWords(std::size_t param) {
  return param == act::kPushAcross ? "across" : Key<Direction>(param);
}
std::string RideWords(std::size_t param) {
  if (param == act::kRideAwayParam) return "away";
  const std::size_t way = param % act::kRideIntoCoach;
  return (way == 0 ? "stay" : Way(way - 1)) + (param < act::kRideIntoCoach ? "" : " coach");
}
std::string PunchWords(std::size_t param) {
  return param == act::kGuardTarget ? "guard" : Key<Bandit>(param);
}
std::string RobWords(std::size_t param) {
  const LootKind loot = act::LootOfRob(Action::Of(ActionKind::kRob, param));
  return loot == LootKind::kFullFlask ? "flask" : std::string(KeyOf(loot));
}
std::string PurseSlot(std::size_t param) { return "purse " + std::to_string(param); }
std::string FlaskSlot(std::size_t param) { return "flask " + std::to_string(param); }
std::string DrinkWords(std::size_t param) {
  const auto [bandit, old_whiskey, half] = act::DrinkOf(Action::Of(ActionKind::kDrink, param));
  const FlaskKind kind = old_whiskey ? FlaskKind::kOldWhiskey : FlaskKind::kWhiskey;
  return std::string(KeyOf(bandit)).append(" ").append(KeyOf(kind)) + (half ? " half" : " full");
}
std::string CardWords(std::size_t param) {
  if (param == kPlainMarshalRef) return Key<CardKind>(Index(CardKind::kMarshal));
  return Key<Bandit>(param / kCardKinds) + " " + Key<CardKind>(param % kCardKinds);
}
std::string CardWordsDown(std::size_t param) { return CardWords(param) + " down"; }

struct Form {
  ActionKind kind;
  const char* verb;
  Words words;
};

// clang-format off
constexpr std::array<Form, kActionKinds> kForms{{
    {ActionKind::kPass,     "pass",    Nothing},
    {ActionKind::kDraw,     "draw",    Nothing},
    {ActionKind::kGetAboard, "board",  Nothing},
    {ActionKind::kRideOn,   "ride on", Nothing},
    {ActionKind::kDone,     "done",    Nothing},
    {ActionKind::kTake,     "take",    Nothing},
    {ActionKind::kDrop,     "drop",    Nothing},
    {ActionKind::kMove,     "move",    MoveWords},
    {ActionKind::kMarshal,  "marshal", Key<Direction>},
    {ActionKind::kPush,     "push",    PushWords},
    {ActionKind::kFlee,     "flee",    Key<Direction>},
    {ActionKind::kRide,     "ride",    RideWords},
    {ActionKind::kHostage,  "hostage", Key<Hostage>},
    {ActionKind::kWagon,    "wagon",   CarNumber},
    {ActionKind::kDraft,    "draft",   Key<Bandit>},
    {ActionKind::kCaboose,  "caboose", Key<Bandit>},
    {ActionKind::kFire,     "fire",    Key<Bandit>},
    {ActionKind::kPunch,    "punch",   PunchWords},
    {ActionKind::kKnock,    "knock",   Key<LootKind>},
    {ActionKind::kRob,      "rob",     RobWords},
    {ActionKind::kRobPurse, "rob",     PurseSlot},
    {ActionKind::kRobFlask, "rob",     FlaskSlot},
    {ActionKind::kDrink,    "drink",   DrinkWords},
    {ActionKind::kPlay,     "play",    CardWords},
    {ActionKind::kPlayDown, "play",    CardWordsDown},
    {ActionKind::kKeep,     "keep",    CardWords},
    {ActionKind::kChoose,   "choose",  CardWords},
}};
// clang-format on
static_assert(std::ranges::all_of(kForms,
                                  [i = std::size_t{0}](const Form& form) mutable {
                                    return Index(form.kind) == i++;
                                  }),
              "kForms is indexed by kind");

struct Table {
  std::array<std::string, kActions> texts;
  std::array<std::uint16_t, kActions> by_text;  // Ids, ascending by text.
};

Table MakeTable() {
  Table table;
  for (std::uint16_t id = 0; id < kActions; ++id) {
    const Action action{id};
    const Form& form = kForms[Index(action.Kind())];
    const std::string words = form.words(action.Param());
    table.texts[id] = form.verb;
    if (!words.empty()) table.texts[id] += " " + words;
    table.by_text[id] = id;
  }
  const auto text = [&](std::uint16_t id) -> const std::string& { return table.texts[id]; };
  std::ranges::make_heap(table.by_text, {}, text);  // Pages load it: a sort is much more code.
  std::ranges::sort_heap(table.by_text, {}, text);
  return table;
}

const Table& TheTable() {
  static const Table table = MakeTable();
  return table;
}

}  // namespace

std::string_view ActionText(Action action) {
  return action.id < kActions ? std::string_view(TheTable().texts[action.id]) : std::string_view{};
}

std::optional<Action> ActionFrom(std::string_view text) {
  const Table& table = TheTable();
  const auto text_of = [&](std::uint16_t id) -> std::string_view { return table.texts[id]; };
  const auto found = std::ranges::lower_bound(table.by_text, text, {}, text_of);
  if (found == table.by_text.end() || text_of(*found) != text) return std::nullopt;
  return Action{*found};
}

}  // namespace folsom
