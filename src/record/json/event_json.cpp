#include "record/json/event_json.h"

#include <boost/json.hpp>

#include "record/json/json_cards.h"

namespace folsom {

namespace json = boost::json;

namespace {

// By the order of EventBody.
constexpr std::array<std::string_view, std::variant_size_v<EventBody>> kEventTypes{
    "bandit_cast",    "pair_made",         "train_ready",    "bandit_placed",   "wagon_passed",
    "first_player",   "round_began",       "card_chosen",    "card_drawn",      "discard_shuffled",
    "round_revealed", "bullets_discarded", "turn_began",     "card_played",     "passed",
    "flask_used",     "committed",         "cards_kept",     "cards_discarded", "cards_returned",
    "card_revealed",  "had_no_effect",     "bandit_moved",   "marshal_moved",   "bullet_hit",
    "neutral_bullet", "supply_short",      "loot_taken",     "loot_dropped",    "card_returned",
    "event_began",    "strongbox_placed",  "purse_lost",     "conductor_paid",  "game_ended",
    "horse_ridden",   "horses_left",       "horses_drifted", "coach_moved",     "guard_moved",
    "hostage_taken",  "marshal_drank"};

// Puts one field into the object, in the way of its type; what is none is left out.
class Fields {
 public:
  Fields(json::object& out, const Palette& palette) : out_(out), palette_(palette) {}

  template <typename T>
  Fields& operator()(std::string_view key, T value) {
    Put(key, value);
    return *this;
  }
  Fields& operator()(std::string_view key, Card card, Seat seat) {
    if (card != kHiddenCard) out_[key] = CardText(card, seat, palette_);
    return *this;
  }
  Fields& operator()(std::string_view key, const CardBag& cards, Seat seat) {
    out_[key] = CardsJson(cards, seat, palette_);
    return *this;
  }

 private:
  void Put(std::string_view key, Seat seat) { out_[key] = Index(seat); }
  void Put(std::string_view key, Place place) { out_[key] = PlaceText(place); }
  void Put(std::string_view key, Car car) {
    if (car != kNoCar) out_[key] = Index(car);
  }
  void Put(std::string_view key, bool flag) { out_[key] = flag; }
  void Put(std::string_view key, std::uint8_t number) { out_[key] = number; }
  void Put(std::string_view key, SeatMask seats) { out_[key] = KnowersJson(seats); }
  void Put(std::string_view key, PurseValue value) {
    if (value != PurseValue::kNone) out_[key] = Dollars(value);
  }
  void Put(std::string_view key, FlaskKind kind) {
    if (kind != FlaskKind::kNone) out_[key] = KeyOf(kind);
  }
  template <typename Enum>
  void Put(std::string_view key, Enum value) {
    const std::string_view word = KeyOf(value);
    if (!word.empty()) out_[key] = word;
  }

  json::object& out_;
  const Palette& palette_;
};

void PutSlot(Fields& put, std::uint8_t slot) {
  if (slot != kNoSlot) put("slot", slot);
}

// The fields of each event, by the names of its struct.
void List(Fields& put, const BanditCast& e) { put("seat", e.seat)("bandit", e.bandit); }
void List(Fields& put, const PairMade& e) { put("leader", e.leader)("partner", e.partner); }
void List(Fields& /*put*/, const TrainReady& /*e*/) {}
void List(Fields& put, const BanditPlaced& e) { put("bandit", e.bandit)("place", e.place); }
void List(Fields& put, const WagonPassed& e) { put("car", e.car); }
void List(Fields& put, const FirstPlayer& e) { put("seat", e.seat); }
void List(Fields& put, const RoundBegan& e) { put("round", e.round); }
void List(Fields& put, const CardChosen& e) { put("seat", e.seat)("card", e.card, e.seat); }
void List(Fields& put, const CardDrawn& e) {
  put("seat", e.seat)("from", e.from)("card", e.card, e.from)("known", e.known);
}
void List(Fields& put, const DiscardShuffled& e) { put("seat", e.seat); }
void List(Fields& put, const RoundRevealed& e) { put("round", e.round)("card", e.card); }
void List(Fields& put, const BulletsDiscarded& e) {
  put("seat", e.seat)("bullets", e.bullets, e.seat);
}
void List(Fields& put, const TurnBegan& e) { put("turn", e.turn)("kind", e.kind); }
void List(Fields& put, const CardPlayed& e) {
  put("seat", e.seat)("card", e.card, e.seat)("face_down", e.face_down)("second", e.second);
}
void List(Fields& put, const Passed& e) { put("seat", e.seat); }
void List(Fields& put, const FlaskUsed& e) {
  put("bandit", e.bandit)("kind", e.kind)("emptied", e.emptied);
}
void List(Fields& put, const Committed& e) { put("seat", e.seat); }
void List(Fields& put, const CardsKept& e) {
  put("seat", e.seat)("count", e.count);
  if (!e.cards.Empty()) put("cards", e.cards, e.seat);
}
void List(Fields& put, const CardsDiscarded& e) { put("seat", e.seat)("cards", e.cards, e.seat); }
void List(Fields& put, const CardsReturned& e) { put("seat", e.seat)("count", e.count); }
void List(Fields& put, const CardRevealed& e) {
  put("index", e.index)("seat", e.seat)("card", e.card, e.seat);
}
void List(Fields& put, const HadNoEffect& e) { put("bandit", e.bandit)("why", e.why); }
void List(Fields& put, const BanditMoved& e) {
  put("bandit", e.bandit)("from", e.from)("to", e.to)("cause", e.cause);
}
void List(Fields& put, const MarshalMoved& e) { put("from", e.from)("to", e.to); }
void List(Fields& put, const BulletHit& e) { put("shooter", e.shooter)("target", e.target); }
void List(Fields& put, const NeutralBullet& e) { put("bandit", e.bandit)("cause", e.cause); }
void List(Fields& put, const SupplyShort& e) { put("due", e.due)("left", e.left); }
void List(Fields& put, const LootTaken& e) {
  put("bandit", e.bandit)("loot", e.loot)("from", e.from)("punched", e.punched);
  PutSlot(put, e.slot);
  put("value", e.value)("flask", e.flask)("knowers", e.knowers);
}
void List(Fields& put, const LootDropped& e) {
  put("bandit", e.bandit)("loot", e.loot)("at", e.at);
  PutSlot(put, e.slot);
  put("value", e.value)("flask", e.flask)("knowers", e.knowers);
}
void List(Fields& put, const CardReturned& e) { put("to", e.to)("card", e.card, e.to); }
void List(Fields& put, const EventBegan& e) { put("event", e.event); }
void List(Fields& put, const StrongboxPlaced& e) { put("at", e.at); }
void List(Fields& put, const PurseLost& e) {
  put("bandit", e.bandit)("value", e.value)("knowers", e.knowers);
}
void List(Fields& put, const ConductorPaid& e) { put("bandit", e.bandit); }
void List(Fields& /*put*/, const GameEnded& /*e*/) {}
void List(Fields& put, const HorseRidden& e) { put("from", e.from)("to", e.to); }
void List(Fields& put, const HorsesLeft& e) { put("car", e.car)("count", e.count); }
void List(Fields& /*put*/, const HorsesDrifted& /*e*/) {}
void List(Fields& put, const CoachMoved& e) { put("from", e.from)("to", e.to); }
void List(Fields& put, const GuardMoved& e) { put("from", e.from)("to", e.to); }
void List(Fields& put, const HostageTaken& e) { put("bandit", e.bandit)("hostage", e.hostage); }
void List(Fields& put, const MarshalDrank& e) { put("slot", e.slot)("kind", e.kind); }

}  // namespace

std::string_view EventKey(std::size_t kind) { return kEventTypes[kind]; }

json::object EventJson(const EventBody& event, const Palette& palette) {
  json::object out;
  out["type"] = EventKey(event);
  Fields fields(out, palette);
  std::visit([&fields](const auto& e) { List(fields, e); }, event);
  return out;
}

json::object NumberedEventJson(std::size_t number, const EventBody& event, const Palette& palette,
                               bool sentence) {
  json::object item;
  item["number"] = number;
  for (auto& field : EventJson(event, palette)) item[field.key()] = std::move(field.value());
  if (sentence) item["sentence"] = EventSentence(event, palette);
  return item;
}

}  // namespace folsom
