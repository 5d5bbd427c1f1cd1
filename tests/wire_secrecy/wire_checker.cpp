#include "wire_secrecy/wire_checker.h"

#include <algorithm>
#include <array>
#include <span>

#include "record/words/action_text.h"
#include "record/words/names.h"
#include "rules/choices/legal.h"
#include "support/random_game.h"

namespace folsom {

namespace json = boost::json;

namespace {

using Path = std::vector<std::string>;

// `*` is any one step of a path, `**` any rest of it.
bool Fits(const Path& path, std::string_view pattern) {
  for (const std::string& step : path) {
    if (pattern == "**") return true;
    const std::string_view want = pattern.substr(0, pattern.find('.'));
    if (want.empty() || (want != "*" && want != step)) return false;
    pattern.remove_prefix(std::min(pattern.size(), want.size() + 1));
  }
  return pattern.empty();
}
bool FitsAny(const Path& path, std::span<const std::string_view> patterns) {
  return std::ranges::any_of(patterns, [&](std::string_view p) { return Fits(path, p); });
}
std::string Shown(const Path& path) {
  std::string text;
  for (const std::string& step : path) text += (text.empty() ? "" : ".") + step;
  return text;
}

// Fields of messages that say nothing of what INFO-2 and INFO-3 keep from anyone.
constexpr std::array<std::string_view, 60> kPublicFields{"welcome.protocol",
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
                                                         "room.rematch",
                                                         "room.chairs.*.seat",
                                                         "room.chairs.*.kind",
                                                         "room.chairs.*.name",
                                                         "room.chairs.*.level",
                                                         "room.chairs.*.here",
                                                         "room.chairs.*.away",
                                                         "room.chairs.*.away_why",
                                                         "room.chairs.*.yours",
                                                         "room.chairs.*.host",
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

// Of a view (or of a patch of one): INFO-1.
constexpr std::array<std::string_view, 68> kPublicInViews{
    "viewer", "config.**", "wagons.*", "seats.*.bandits.*", "seats.*.hand_size",
    "seats.*.deck_size", "seats.*.top.*", "seats.*.discard.*", "seats.*.received.*",
    "seats.*.received_this_round", "seats.*.known_bullets.*", "seats.*.known_actions",
    "seats.*.known_duds", "bandits.*.place", "bandits.*.bullets", "bandits.*.jewels",
    "bandits.*.strongboxes", "bandits.*.hostage", "bandits.*.fired_at_own", "bandits.*.conductor",
    "phase", "ask", "pending.*", "actor", "target", "step", "round", "first", "turn", "order",
    "acts", "pile_next", "purses.*.at", "purses.*.knowers", "purses.*.knowers.*", "jewels.*",
    "strongboxes.*", "strongbox_waits", "marshal", "neutral", "pairs.*", "horses.coach",
    "horses.guard", "horses.guard_place", "horses.horses.*", "horses.hostages.*",
    "horses.flasks.*.at", "horses.flasks.*.knowers", "horses.flasks.*.knowers.*",
    "horses.flasks.*.half", "horses.riding.*", "horses.attacked", "horses.fleeing.*",
    "horses.hostage_taker", "horses.held_flasks.*", "held_purses.*",
    // Nothing is in these lists.
    "seats.*.bandits", "seats.*.top", "seats.*.discard", "pending", "pairs", "wagons",
    "horses.hostages", "horses.riding", "horses.fleeing", "horses.held_flasks", "held_purses",
    "horses.horses"};

// Fields of events that are never secret, whatever the event.
constexpr std::array<std::string_view, 34> kPublicInEvents{
    "type",  "seat",      "bandit",    "leader",  "partner", "place",     "car",
    "round", "from",      "to",        "known",   "bullets", "bullets.*", "turn",
    "kind",  "face_down", "second",    "emptied", "count",   "index",     "why",
    "cause", "shooter",   "target",    "due",     "left",    "loot",      "punched",
    "slot",  "knowers",   "knowers.*", "at",      "event",   "hostage"};

class Reading {
 public:
  Reading(const json::object& message, const WireTruth& truth) : message_(message), truth_(truth) {}

  std::vector<std::string> Leaks() {
    const json::value* type = message_.if_contains("type");
    if (type == nullptr || !type->is_string()) return {"a message without a type"};
    Walk(message_, {std::string(type->as_string())},
         [this](const json::value& leaf, const Path& path) { return Field(leaf, path); });
    return std::move(leaks_);
  }

 private:
  void Leak(const Path& path, const std::string& why) {
    leaks_.push_back(Shown(path) + ": " + why);
  }

  // Calls `judge(value, path)` for every value from the root down; true: judged, with all below.
  template <typename Judge>
  void Walk(const json::value& value, const Path& path, Judge judge) {
    if (judge(value, path)) return;
    if (const json::object* object = value.if_object()) {
      for (const auto& item : *object) Walk(item.value(), Below(path, item.key()), judge);
    } else if (const json::array* array = value.if_array()) {
      for (std::size_t i = 0; i < array->size(); ++i) {
        Walk((*array)[i], Below(path, std::to_string(i)), judge);
      }
    }
  }
  static Path Below(Path path, std::string_view step) {
    path.emplace_back(step);
    return path;
  }
  static bool IsLeaf(const json::value& value) {
    if (value.is_object()) return value.as_object().empty();
    if (value.is_array()) return value.as_array().empty();
    return true;
  }

  // --- Messages
  bool Field(const json::value& value, const Path& path) {
    if (Fits(path, "game.view")) return View(value, path, truth_.table.State());
    if (Fits(path, "events.events.*")) return Item(value.as_object(), path, false);
    if (Fits(path, "ok.lines.*")) return Item(value.as_object(), path, truth_.over);
    if (Fits(path, "ok.events.*")) return Foreseen(value.as_object(), path);
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
  static bool IsEmptyList(const Path& path) {
    return Fits(path, "events.events") || Fits(path, "ok.lines") || Fits(path, "ok.events") ||
           Fits(path, "*.turn.pending");
  }

  // {"n", "event"?, "patch"?}; `open`: INFO-5 has opened it since.
  bool Item(const json::object& item, const Path& path, bool open) {
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

  // A preview must be made from what its reader knows now; what it shows to come is the reader's
  // own.
  bool Foreseen(const json::object& item, const Path& path) {
    foreseen_ = true;
    for (const auto& field : item) {
      if (field.key() == "patch") {
        View(field.value(), Below(path, "patch"), truth_.table.State());
      } else if (field.key() == "event") {
        ForeseenEvent(field.value().as_object(), Below(path, "event"));
      } else {
        Leak(Below(path, field.key()), "a field that nobody has judged");
      }
    }
    foreseen_ = false;
    return true;
  }

  void ForeseenEvent(const json::object& event, const Path& path) {
    Walk(event, {}, [&](const json::value& value, const Path& at) {
      if (at.empty()) return false;
      const std::string& key = at[0];
      if (key == "card" || key == "cards" || key == "value" || key == "flask") {
        if (!MayForesee(event, key)) Leak(path, "the " + key + " of " + json::serialize(event));
        return true;
      }
      if (IsLeaf(value) && !FitsAny(at, kPublicInEvents)) {
        Leak(path, Shown(at) + ", a field that nobody has judged");
      }
      return false;
    });
  }
  // Whether the reader knows already what this event would show: own cards, cards of the pile that
  // can be read now, tokens whose value is known. Nothing that is drawn can be foreseen.
  [[nodiscard]] bool MayForesee(const json::object& event, const std::string& key) const {
    const GameState& state = truth_.table.State();
    const std::string type(event.at("type").as_string());
    if (type == "card_revealed") return IsReadable(event.at("index").to_number<std::size_t>());
    if (type == "card_returned") {
      // The one that resolves now, or one that was foreseen to be turned over.
      const std::string card(event.at("card").as_string());
      for (std::size_t i = state.pile_next; i < state.pile_size; ++i) {
        const Seat by = state.pile[i].By();
        if (IsReadable(i) && CardText(state.faces.pile[i], by, PaletteOf(state)) == card)
          return true;
      }
      return false;
    }
    if (type == "loot_taken" || type == "loot_dropped") {
      const auto slot = event.at("slot").to_number<std::size_t>();
      if (key == "value") return state.purses[slot].knowers.Has(truth_.viewer);
      const FlaskToken& flask = state.horses.flasks[slot];
      return flask.half != 0 || flask.knowers.Has(truth_.viewer);
    }
    if (type == "purse_lost") {
      // One that lies on this card, and that the reader knows (LOOT-5).
      const std::string card = "on " + std::string(event.at("bandit").as_string());
      for (std::size_t i = 0; i < kPurses; ++i) {
        const PurseToken& purse = state.purses[i];
        if (SpotText(purse.spot) == card && purse.knowers.Has(truth_.viewer) &&
            Dollars(state.faces.purses[i]) == event.at("value").to_number<int>()) {
          return true;
        }
      }
      return false;
    }
    if (type == "card_drawn") return event.at("known").as_bool();
    const bool own_card = type == "card_played" || type == "card_chosen" || type == "cards_kept" ||
                          type == "cards_discarded";
    return own_card && IsOwn(event);
  }
  // PLAN-10, INFO-1, INFO-2.
  [[nodiscard]] bool IsReadable(std::size_t i) const {
    const GameState& state = truth_.table.State();
    if (i >= state.pile_size) return false;
    const bool top =
        state.phase == Phase::kRobbing ? i <= state.pile_next : i + 1U == state.pile_size;
    if (truth_.memory && !top) return false;
    return !state.pile[i].FaceDown() || state.pile[i].By() == truth_.viewer;
  }

  // INFO-2: what others are asked, and when they answered, is theirs.
  bool WhoseTurn(const json::object& turn, const Path& path) {
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
  void Legal(const json::object& legal, const Path& path) {
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
  void JudgeAim(const json::object& aim, std::string_view action, const Path& path) {
    constexpr std::array<std::string_view, 9> kOpen{
        "bandit", "partner", "place", "loot", "slot", "hostage", "guard", "face_down", "draws"};
    for (const auto& field : aim) {
      const std::string_view key = field.key();
      if (std::ranges::find(kOpen, key) != kOpen.end()) continue;
      const bool own = key == "card" && action.find(field.value().as_string()) != action.npos;
      if (!own) Leak(path, std::string(key) + " in an aim");
    }
  }
  bool Clocks(const json::array& clocks, const Path& path) {
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
  [[nodiscard]] bool IsOwn(const json::object& item) const {
    return truth_.viewer != kNoSeat &&
           item.at("seat").to_number<std::size_t>() == Index(truth_.viewer);
  }

  // --- Views, whole or in patches; `state` is the truth then.
  bool View(const json::value& view, const Path& path, const GameState& state) {
    Walk(view, {}, [&](const json::value& value, const Path& at) {
      if (value.is_null()) return true;  // Removed.
      if (at.size() == 1 && at[0] == "own") {
        Own(value, path, state);
        return true;
      }
      if (Fits(at, "pile")) return Pile(value.as_array(), path, state);
      if (Fits(at, "rounds")) return Rounds(value.as_array(), path, state);
      if (Fits(at, "purses.*.value")) return PurseSeen(std::stoul(at[1]), path, state);
      if (Fits(at, "horses.flasks.*.kind")) return FlaskSeen(std::stoul(at[2]), path, state);
      if (!at.empty() && IsLeaf(value) && !value.is_object() && !FitsAny(at, kPublicInViews)) {
        Leak(path, Shown(at) + ", a field that nobody has judged");
      }
      return false;
    });
    return true;
  }

  // INFO-2: own hand, kept cards, commitments.
  void Own(const json::value& own, const Path& path, const GameState& state) {
    if (truth_.viewer == kNoSeat) return Leak(path, "a spectator has nothing of their own");
    const SeatSecrets& seat = state.Secret(truth_.viewer);
    const Action choice = state.choices[Index(truth_.viewer)];
    for (const auto& field : own.as_object()) {
      const std::string_view key = field.key();
      if (key == "hand") {
        Among(field.value().as_array(), seat.hand, path, state);
      } else if (key == "kept") {
        const CardBag kept{seat.kept, 0};
        Among(field.value().as_array(), foreseen_ ? seat.hand : kept, path, state);
      } else if (key == "choice") {
        const bool own_choice = field.value().is_null() || choice == kNoAction ||
                                ActionText(choice) == std::string_view(field.value().as_string());
        if (!own_choice) Leak(path, "not one's own choice");
      } else if (key == "asked" || key == "boarding") {
        OwnBandits(field.value().as_array(), path, state);
      } else {
        Leak(path, "own." + std::string(key) + ", a field that nobody has judged");
      }
    }
  }
  // Every card of `list` is in the truth's bag. (A preview may be short of one.)
  void Among(const json::array& list, const CardBag& bag, const Path& path,
             const GameState& state) {
    std::vector<std::string> left;
    const Palette palette = PaletteOf(state);
    for (std::size_t i = 0; i < bag.Size(); ++i) {
      left.push_back(CardText(bag.Nth(i), truth_.viewer, palette));
    }
    for (const json::value& card : list) {
      const auto at = std::ranges::find(left, std::string_view(card.as_string()));
      if (at == left.end()) return Leak(path, "not in one's own hand: " + json::serialize(card));
      left.erase(at);
    }
  }
  void OwnBandits(const json::array& list, const Path& path, const GameState& state) {
    for (const json::value& name : list) {
      const auto bandit = FromKey<Bandit>(std::string_view(name.as_string()));
      if (!bandit || state.At(*bandit).owner != truth_.viewer) Leak(path, "whether a rival boards");
    }
  }

  // INFO-1, INFO-2, PLAN-10: face-up cards for all, face-down ones for who played them.
  bool Pile(const json::array& pile, const Path& path, const GameState& state) {
    for (std::size_t i = 0; i < pile.size(); ++i) {
      const std::string text(pile[i].as_string());
      if (text.substr(2).starts_with("hidden")) continue;
      if (i >= state.pile_size) {
        const bool own = foreseen_ && text.starts_with(SeatText(truth_.viewer));
        if (!own) Leak(path, "a card that is not on the pile: " + text);
        continue;
      }
      const PileCard& card = state.pile[i];
      const bool may_look = !card.FaceDown() || card.By() == truth_.viewer;
      const bool top = state.phase == Phase::kRobbing ? i <= state.pile_next : i + 1 == pile.size();
      if (!may_look) Leak(path, "a face-down card: " + text);
      if (truth_.memory && !top) Leak(path, "a card below the top: " + text);
    }
    return true;
  }
  // INFO-3: coming round cards.
  bool Rounds(const json::array& rounds, const Path& path, const GameState& state) {
    if (rounds.size() > state.round) Leak(path, "a round card that is still to come");
    return true;
  }
  bool PurseSeen(std::size_t slot, const Path& path, const GameState& state) {
    const bool knows = state.phase == Phase::kOver || state.purses[slot].knowers.Has(truth_.viewer);
    if (!knows) Leak(path, "the value of purse " + std::to_string(slot));
    return true;
  }
  bool FlaskSeen(std::size_t slot, const Path& path, const GameState& state) {
    const FlaskToken& flask = state.horses.flasks[slot];
    const bool knows =
        state.phase == Phase::kOver || flask.half != 0 || flask.knowers.Has(truth_.viewer);
    if (!knows) Leak(path, "the kind of flask " + std::to_string(slot));
    return true;
  }

  // --- Events
  void OneEvent(const json::object& event, const Path& path, const TableEvent& told, bool open) {
    if (!told.event) return Leak(path, "an event where the rules tell none");
    Walk(event, {}, [&](const json::value& value, const Path& at) {
      if (at.empty()) return false;
      const std::string& key = at[0];
      if (key == "card" || key == "cards" || key == "value" || key == "flask") {
        if (!open && !MaySee(*told.event, key, told.after)) {
          Leak(path, "the " + key + " of " + json::serialize(event));
        }
        return true;
      }
      if (IsLeaf(value) && !FitsAny(at, kPublicInEvents)) {
        Leak(path, Shown(at) + ", a field that nobody has judged");
      }
      return false;
    });
  }
  // Whether the reader may know the card (cards, value, flask) of this event.
  [[nodiscard]] bool MaySee(const EventBody& event, const std::string& key,
                            const GameState& after) const {
    const Seat me = truth_.viewer;
    if (const auto* e = std::get_if<CardDrawn>(&event)) return e->seat == me || e->known;
    if (const auto* e = std::get_if<CardChosen>(&event)) return e->seat == me;
    if (const auto* e = std::get_if<CardPlayed>(&event)) return !e->face_down || e->seat == me;
    if (const auto* e = std::get_if<CardsKept>(&event)) return e->seat == me;
    if (const auto* e = std::get_if<LootTaken>(&event)) {
      return LootSeen(e->loot, e->knowers, key, after.At(e->bandit).owner == me);
    }
    if (const auto* e = std::get_if<LootDropped>(&event)) {
      return LootSeen(e->loot, e->knowers, key, after.At(e->bandit).owner == me);
    }
    if (const auto* e = std::get_if<PurseLost>(&event)) return e->knowers.Has(me);
    // Turned over for all to see, or discarded in the open (EXP-1, EXP-3), or a round card.
    return std::holds_alternative<CardRevealed>(event) ||
           std::holds_alternative<CardReturned>(event) ||
           std::holds_alternative<CardsDiscarded>(event) ||
           std::holds_alternative<RoundRevealed>(event);
  }
  // LOOT-3, FLASK-2: whoever takes it sees it; a half-full flask shows its kind to all.
  [[nodiscard]] bool LootSeen(LootKind loot, SeatMask knowers, const std::string& key,
                              bool own) const {
    if (key == "flask" && loot == LootKind::kHalfFlask) return true;
    return own || knowers.Has(truth_.viewer);
  }

  const json::object& message_;
  const WireTruth& truth_;
  bool foreseen_ = false;  // Within a preview.
  std::vector<std::string> leaks_;
};

}  // namespace

std::vector<std::string> LeaksIn(const json::object& message, const WireTruth& truth) {
  return Reading(message, truth).Leaks();
}

}  // namespace folsom
