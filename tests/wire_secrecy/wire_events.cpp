// Events that are told, and events that a preview foresees.
#include <array>

#include "record/words/names.h"
#include "wire_secrecy/wire_reading.h"

namespace folsom {

namespace json = boost::json;

namespace {

// Fields of events that are never secret, whatever the event.
constexpr std::array<std::string_view, 34> kPublicInEvents{
    "type",  "seat",      "bandit",    "leader",  "partner", "place",     "car",
    "round", "from",      "to",        "known",   "bullets", "bullets.*", "turn",
    "kind",  "face_down", "second",    "emptied", "count",   "index",     "why",
    "cause", "shooter",   "target",    "due",     "left",    "loot",      "punched",
    "slot",  "knowers",   "knowers.*", "at",      "event",   "hostage"};

}  // namespace

// A preview must be made from what its reader knows now; what it shows to come is the reader's
// own.
bool Reading::Foreseen(const json::object& item, const Path& path) {
  foreseen_ = true;
  for (const auto& field : item) {
    if (field.key() == "patch") {
      View(field.value(), Below(path, "patch"), truth_.table.State());
    } else if (field.key() == "event") {
      ForeseenEvent(field.value().as_object(), Below(path, "event"));
      ForeseenShot(field.value().as_object());
    } else {
      Leak(Below(path, field.key()), "a field that nobody has judged");
    }
  }
  foreseen_ = false;
  return true;
}

void Reading::ForeseenShot(const json::object& event) {
  const std::string_view type = event.at("type").as_string();
  if (type != "bullet_hit" && type != "neutral_bullet") return;
  const bool neutral = type == "neutral_bullet";
  const auto word = [&](const char* key) {
    return FromKey<Bandit>(std::string_view(event.at(key).as_string()));
  };
  const auto hit = word(neutral ? "bandit" : "target");
  if (truth_.table.State().At(*hit).owner != truth_.viewer) return;
  foreseen_shots_.push_back(neutral ? kNeutral : From(*word("shooter")));
}

void Reading::ForeseenEvent(const json::object& event, const Path& path) {
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

bool Reading::Planned(const json::object& plan, const Path& path) {
  const WireTruth open{.viewer = kNoSeat,
                       .memory = truth_.memory,
                       .over = truth_.over,
                       .table = truth_.table,
                       .story = truth_.story};
  Reading reading(message_, open);
  reading.foreseen_ = true;
  reading.View(plan.at("view"), Below(path, "view"), truth_.table.State());
  for (const json::value& step : plan.at("steps").as_array()) {
    const auto index = step.at("index").to_number<std::size_t>();
    const bool told = step.as_object().contains("card");
    if (told && !reading.IsReadable(index)) reading.Leak(path, "a card that not all can read");
    for (const json::value& item : step.at("events").as_array()) {
      reading.PlannedEvent(item.as_object(), path);
    }
  }
  leaks_.insert(leaks_.end(), reading.leaks_.begin(), reading.leaks_.end());
  return true;
}

void Reading::PlannedEvent(const json::object& item, const Path& path) {
  for (const auto& field : item) {
    const std::string_view key = field.key();
    if (key == "patch") {
      View(field.value(), path, truth_.table.State());
    } else if (key == "event") {
      ForeseenEvent(field.value().as_object(), path);
    } else if (key == "question") {
      const json::object& question = field.value().as_object();
      for (std::size_t i = 0; i < question.at("aims").as_array().size(); ++i) {
        JudgeAim(question.at("aims").at(i).as_object(), question.at("actions").at(i).as_string(),
                 path);
      }
    } else if (key != "open") {
      Leak(Below(path, key), "a field that nobody has judged");
    }
  }
}

// Whether the reader knows already what this event would show: own cards, cards of the pile that
// can be read now, tokens whose value is known. Nothing that is drawn can be foreseen.
bool Reading::MayForesee(const json::object& event, const std::string& key) const {
  const GameState& state = truth_.table.State();
  const std::string type(event.at("type").as_string());
  if (type == "card_revealed") return IsReadable(event.at("index").to_number<std::size_t>());
  if (type == "card_returned") {
    // The one that resolves now, or one that was foreseen to be turned over.
    const std::string card(event.at("card").as_string());
    for (std::size_t i = state.pile_next; i < state.pile_size; ++i) {
      const Seat by = state.pile[i].By();
      if (IsReadable(i) && CardText(state.faces.pile[i], by, PaletteOf(state)) == card) return true;
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

void Reading::OneEvent(const json::object& event, const Path& path, const TableEvent& told,
                       bool open) {
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
bool Reading::MaySee(const EventBody& event, const std::string& key, const GameState& after) const {
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
bool Reading::LootSeen(LootKind loot, SeatMask knowers, const std::string& key, bool own) const {
  if (key == "flask" && loot == LootKind::kHalfFlask) return true;
  return own || knowers.Has(truth_.viewer);
}

}  // namespace folsom
