#include "wire_secrecy/wire_checker.h"

#include <algorithm>
#include <array>

#include "record/words/action_text.h"
#include "rules/choices/legal.h"
#include "support/random_game.h"
#include "wire_secrecy/wire_reading.h"

namespace folsom {

namespace json = boost::json;

namespace {

// Fields of messages that say nothing of what INFO-2 and INFO-3 keep from anyone.
constexpr std::array<std::string_view, 73> kPublicFields{"welcome.protocol",
                                                         "welcome.person",
                                                         "welcome.token",
                                                         "welcome.name",
                                                         "welcome.claimed",
                                                         "welcome.program",
                                                         "welcome.server",
                                                         "welcome.now",
                                                         "welcome.id",
                                                         "ok.id",
                                                         "ok.table",
                                                         "ok.code",
                                                         "ok.commit",
                                                         "ok.seat",
                                                         "ok.now",
                                                         "ok.name",
                                                         "ok.complete",
                                                         "error.id",
                                                         "error.code",
                                                         "error.message",
                                                         "error.path",
                                                         "error.clause",
                                                         "room.table",
                                                         "room.code",
                                                         "room.stage",
                                                         "room.config.**",
                                                         "room.options.**",
                                                         "room.commit",
                                                         "room.host",
                                                         "room.watchers",
                                                         "room.may_host",
                                                         "room.screens",
                                                         "screens.table",
                                                         "screens.shown.*",
                                                         "room.rematch",
                                                         "room.origin.table",
                                                         "room.origin.record",
                                                         "room.origin.decision",
                                                         "room.origin.seat",
                                                         "room.origin.cards",
                                                         "room.origin.deal",
                                                         "room.chairs.*.seat",
                                                         "room.chairs.*.kind",
                                                         "room.chairs.*.name",
                                                         "room.chairs.*.level",
                                                         "room.chairs.*.here",
                                                         "room.chairs.*.away",
                                                         "room.chairs.*.away_why",
                                                         "room.chairs.*.yours",
                                                         "room.chairs.*.host",
                                                         "room.chairs.*.commitment",
                                                         "room.deal.**",
                                                         "room.refused_starts.**",
                                                         "game.table",
                                                         "game.number",
                                                         "game.viewer",
                                                         "events.table",
                                                         "events.viewer",
                                                         "events.events.*.n",
                                                         "ok.lines.*.n",
                                                         "chat.table",
                                                         "chat.from",
                                                         "chat.seat",
                                                         "chat.text",
                                                         "chat.emote",
                                                         "chat.at",
                                                         "notice.code",
                                                         "notice.message",
                                                         "notice.table",
                                                         "*.turn.pending.*.seat",
                                                         "*.type",
                                                         "room.why_closed",
                                                         "events.type"};

}  // namespace

// `*` is any one step of a path, `**` any rest of it.
bool Fits(const WirePath& path, std::string_view pattern) {
  for (const std::string& step : path) {
    if (pattern == "**") return true;
    const std::string_view want = pattern.substr(0, pattern.find('.'));
    if (want.empty() || (want != "*" && want != step)) return false;
    pattern.remove_prefix(std::min(pattern.size(), want.size() + 1));
  }
  return pattern.empty();
}

bool FitsAny(const WirePath& path, std::span<const std::string_view> patterns) {
  return std::ranges::any_of(patterns, [&](std::string_view p) { return Fits(path, p); });
}

std::string Shown(const WirePath& path) {
  std::string text;
  for (const std::string& step : path) text += (text.empty() ? "" : ".") + step;
  return text;
}

void Reading::Leak(const Path& path, const std::string& why) {
  leaks_.push_back(Shown(path) + ": " + why);
}

Reading::Path Reading::Below(Path path, std::string_view step) {
  path.emplace_back(step);
  return path;
}

bool Reading::IsLeaf(const json::value& value) {
  if (value.is_object()) return value.as_object().empty();
  if (value.is_array()) return value.as_array().empty();
  return true;
}

std::vector<std::string> Reading::Leaks() {
  const json::value* type = message_.if_contains("type");
  if (type == nullptr || !type->is_string()) return {"a message without a type"};
  Walk(message_, {std::string(type->as_string())},
       [this](const json::value& leaf, const Path& path) { return Field(leaf, path); });
  return std::move(leaks_);
}

bool Reading::Field(const json::value& value, const Path& path) {
  if (Fits(path, "game.view")) return View(value, path, truth_.table.State());
  if (Fits(path, "events.events.*")) return Item(value.as_object(), path, false);
  if (Fits(path, "ok.lines.*")) return Item(value.as_object(), path, truth_.over);
  if (Fits(path, "ok.events.*")) return Foreseen(value.as_object(), path);
  if (Fits(path, "ok.plan")) return Planned(value.as_object(), path);
  if (Fits(path, "*.turn")) return WhoseTurn(value.as_object(), path);
  if (Fits(path, "room.clocks")) return Clocks(value.as_array(), path);
  if (Fits(path, "*.result") || Fits(path, "room.fair")) {
    if (!truth_.over) Leak(path, "before the end");
    return true;
  }
  if (IsLeaf(value) && path.size() > 1 && !FitsAny(path, kPublicFields) && !IsEmptyList(path)) {
    Leak(path, "a field that nobody has judged");
  }
  return false;
}

bool Reading::IsEmptyList(const Path& path) {
  return Fits(path, "events.events") || Fits(path, "ok.lines") || Fits(path, "ok.events") ||
         Fits(path, "*.turn.pending");
}

// {"n", "event"?, "patch"?}; `open`: INFO-5 has opened it since.
bool Reading::Item(const json::object& item, const Path& path, bool open) {
  const auto number = item.at("n").to_number<std::size_t>();
  if (number == 0 || number > truth_.story.size()) {
    Leak(path, "no such event");
    return true;
  }
  const TableEvent& told = truth_.story[number - 1];
  for (const auto& field : item) {
    const Path at = Below(path, field.key());
    if (field.key() == "patch") {
      View(field.value(), at, told.after);
    } else if (field.key() == "event") {
      OneEvent(field.value().as_object(), at, told, open);
    } else if (field.key() != "n") {
      Leak(at, "a field that nobody has judged");
    }
  }
  return true;
}

// INFO-2: what others are asked, and when they answered, is theirs.
bool Reading::WhoseTurn(const json::object& turn, const Path& path) {
  for (const auto& field : turn) {
    const Path at = Below(path, field.key());
    if (field.key() == "pending") {
      for (const json::value& one : field.value().as_array()) {
        const bool own = IsOwn(one.as_object());
        if (!own && one.as_object().size() > 1) Leak(at, "more than the seat of a rival");
      }
    } else if (field.key() == "legal") {
      Legal(field.value().as_object(), at);
    } else if (field.key() == "clocks") {
      Clocks(field.value().as_array(), at);
    } else if (field.key() == "take_back") {
      if (!IsOwn(field.value().as_object())) Leak(at, "of another seat");
    } else {
      Leak(at, "a field that nobody has judged");
    }
  }
  return true;
}

void Reading::Legal(const json::object& legal, const Path& path) {
  if (!IsOwn(legal)) return Leak(path, "of another seat");
  const ActionList actions = LegalList(truth_.table.State(), truth_.viewer);
  for (const json::value& text : legal.at("actions").as_array()) {
    const auto action = ActionFrom(std::string_view(text.as_string()));
    const bool there = action && std::ranges::find(actions, *action) != actions.end();
    if (!there) Leak(path, "not an action of this seat: " + std::string(text.as_string()));
  }
  for (const auto& field : legal) {
    const std::string_view key = field.key();
    const bool known = key == "seat" || key == "decision" || key == "actions" || key == "aims";
    if (!known) Leak(path, "a field that nobody has judged");
  }
  for (std::size_t i = 0; i < legal.at("aims").as_array().size(); ++i) {
    JudgeAim(legal.at("aims").at(i).as_object(), legal.at("actions").at(i).as_string(), path);
  }
}

// INFO-1, and the one card that the action itself names.
void Reading::JudgeAim(const json::object& aim, std::string_view action, const Path& path) {
  constexpr std::array<std::string_view, 9> kOpen{"bandit",  "partner", "place",     "loot", "slot",
                                                  "hostage", "guard",   "face_down", "draws"};
  for (const auto& field : aim) {
    const std::string_view key = field.key();
    if (std::ranges::find(kOpen, key) != kOpen.end()) continue;
    const bool own = key == "card" && action.find(field.value().as_string()) != action.npos;
    if (!own) Leak(path, std::string(key) + " in an aim");
  }
}

bool Reading::Clocks(const json::array& clocks, const Path& path) {
  const bool together = IsTogether(truth_.table.State().ask);
  for (const json::value& clock : clocks) {
    if (together && !IsOwn(clock.as_object())) Leak(path, "a rival's, while all decide together");
    for (const auto& field : clock.as_object()) {
      const std::string_view key = field.key();
      if (key != "seat" && key != "deadline" && key != "bank_ms") Leak(path, std::string(key));
    }
  }
  return true;
}

bool Reading::IsOwn(const json::object& item) const {
  return truth_.viewer != kNoSeat &&
         item.at("seat").to_number<std::size_t>() == Index(truth_.viewer);
}

std::vector<std::string> LeaksIn(const json::object& message, const WireTruth& truth) {
  return Reading(message, truth).Leaks();
}

}  // namespace folsom
