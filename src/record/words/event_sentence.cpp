// One short English sentence per event: what `folsom play` and `folsom replay` print.
#include "record/json/event_json.h"

namespace folsom {

namespace {

using std::string;

// What a sentence needs besides the event.
struct Teller {
  const Palette& palette;
  std::span<const string> names;

  [[nodiscard]] string Name(Seat seat) const {
    if (Index(seat) < names.size() && !names[Index(seat)].empty()) return names[Index(seat)];
    return string("Seat ").append(SeatText(seat));
  }
  [[nodiscard]] string Name(Bandit bandit) const { return string(TitleOf(bandit)); }

  // "Belle's Move", "the Marshal card", "a bullet of Tuco's", "a card".
  [[nodiscard]] string Name(Card card, Seat seat) const {
    static constexpr std::array<std::string_view, kCardKinds> kTitles{
        "Move", "Floor change", "Fire", "Robbery", "Punch", "Marshal", "Ride"};
    if (card == kHiddenCard) return "a card";
    if (card.IsBullet()) {
      if (card.Source() == kNeutral) return "a neutral bullet";
      return "a bullet of " + Name(static_cast<Bandit>(card.Source())) + "'s";
    }
    const string title(kTitles[Index(card.Kind())]);
    if (card.Kind() == CardKind::kMarshal && palette.plain_marshal) return "the " + title + " card";
    return Name(palette.colours[Index(seat)][card.Colour()]) + "'s " + title;
  }
  [[nodiscard]] string Name(const CardBag& cards, Seat seat) const {
    string list;
    for (std::size_t i = 0; i < cards.Size(); ++i) {
      list += (i == 0 ? "" : ", ") + Name(cards.Nth(i), seat);
    }
    return list;
  }
};

string CarName(Car car) {
  return car == kLocomotive ? "the locomotive" : "car " + std::to_string(Index(car));
}
string InOrOn(Place place) {
  if (place == kCoachInside) return "inside the stagecoach";
  if (place == kCoachRoof) return "on the stagecoach's roof";
  if (place == kGone) return "away from the train";
  if (!place.OnTrain()) return "not on the train yet";
  return (place.IsRoof() ? "on the roof of " : "inside ") + CarName(place.TrainCar());
}
string Count(std::size_t n, const string& thing) {
  return std::to_string(n) + " " + thing + (n == 1 ? "" : "s");
}
string Money(PurseValue value) {
  return value == PurseValue::kNone ? "" : " ($" + std::to_string(Dollars(value)) + ")";
}
string LootName(LootKind loot, PurseValue value, FlaskKind flask) {
  static constexpr std::array<std::string_view, 5> kTitles{"a purse", "a jewel", "a strongbox",
                                                           "a full flask", "a half-full flask"};
  string name(kTitles[Index(loot)]);
  if (flask != FlaskKind::kNone) name.append(" of ").append(KeyOf(flask));
  return name + Money(value);
}

string Tell(const Teller& t, const BanditCast& e) {
  return t.Name(e.seat) + " plays " + t.Name(e.bandit) + ".";
}
string Tell(const Teller& t, const PairMade& e) {
  return t.Name(e.leader) + " goes with " + t.Name(e.partner) + ".";
}
string Tell(const Teller& /*t*/, const TrainReady& /*e*/) { return "The train is ready."; }
string Tell(const Teller& t, const BanditPlaced& e) {
  return t.Name(e.bandit) + " starts " + InOrOn(e.place) + ".";
}
string Tell(const Teller& /*t*/, const WagonPassed& e) {
  return "The riders have passed " + CarName(e.car) + ".";
}
string Tell(const Teller& t, const FirstPlayer& e) { return t.Name(e.seat) + " is first player."; }
string Tell(const Teller& /*t*/, const RoundBegan& e) {
  return "Round " + std::to_string(e.round) + " begins.";
}
string Tell(const Teller& t, const CardChosen& e) {
  return t.Name(e.seat) + " takes " + t.Name(e.card, e.seat) + " from the deck into hand.";
}
string Tell(const Teller& t, const CardDrawn& e) {
  const string from = e.from == e.seat ? "" : " from the deck of " + t.Name(e.from);
  return t.Name(e.seat) + " draws " + t.Name(e.card, e.from) + from + ".";
}
string Tell(const Teller& t, const DiscardShuffled& e) {
  return t.Name(e.seat) + " shuffles the discard pile into a new deck.";
}
string Tell(const Teller& /*t*/, const RoundRevealed& e) {
  const RoundDef& card = DefOf(e.card);
  return string("The round card: ").append(card.turns).append(", ").append(TitleOf(card.event)) +
         ".";
}
string Tell(const Teller& t, const BulletsDiscarded& e) {
  return t.Name(e.seat) + " discards " + Count(e.bullets.Size(), "bullet") + ".";
}
string Tell(const Teller& /*t*/, const TurnBegan& e) {
  return "Turn " + std::to_string(e.turn + 1) + ": " + string(TitleOf(e.kind)) + ".";
}
string Tell(const Teller& t, const CardPlayed& e) {
  return t.Name(e.seat) + " plays " + t.Name(e.card, e.seat) + (e.face_down ? " face down" : "") +
         (e.second ? " as a second card." : ".");
}
string Tell(const Teller& t, const Passed& e) { return t.Name(e.seat) + " passes."; }
string Tell(const Teller& t, const FlaskUsed& e) {
  return t.Name(e.bandit) + " drinks " + string(KeyOf(e.kind)) +
         (e.emptied ? ", and the flask is empty." : "; the flask is half full now.");
}
string Tell(const Teller& /*t*/, const Committed& /*e*/) { return {}; }
string Tell(const Teller& t, const CardsKept& e) {
  const string which = e.cards.Empty() ? "" : " (" + t.Name(e.cards, e.seat) + ")";
  return t.Name(e.seat) + " keeps " + Count(e.count, "card") + which + ".";
}
string Tell(const Teller& t, const CardsDiscarded& e) {
  return t.Name(e.seat) + " discards " + t.Name(e.cards, e.seat) + ".";
}
string Tell(const Teller& t, const CardsReturned& e) {
  return t.Name(e.seat) + " puts " + Count(e.count, "card") + " back into the deck.";
}
string Tell(const Teller& t, const CardRevealed& e) {
  return "Card " + std::to_string(e.index + 1) + ", played by " + t.Name(e.seat) + ": " +
         t.Name(e.card, e.seat) + ".";
}
string Tell(const Teller& t, const HadNoEffect& e) {
  static constexpr std::array<std::string_view, 8> kWhy{"has nowhere to go",
                                                        "has no bullets left",
                                                        "has no target",
                                                        "finds nothing here to take",
                                                        "has no horse here",
                                                        "cannot punch: the teacher is watching",
                                                        "cannot ride: the zealot forbids it",
                                                        "has left the train"};
  return "No effect: " + t.Name(e.bandit) + " " + string(kWhy[Index(e.why)]) + ".";
}
string Tell(const Teller& t, const BanditMoved& e) {
  static constexpr std::array<std::string_view, 7> kVerbs{" is now ",
                                                          " flees from the marshal and is now ",
                                                          " flees from the guard and is now ",
                                                          " is knocked over and is now ",
                                                          " is thrown back by the shot and is now ",
                                                          " is moved and is now ",
                                                          " is now "};
  return t.Name(e.bandit) + string(kVerbs[Index(e.cause)]) + InOrOn(e.to) + ".";
}
string Tell(const Teller& /*t*/, const MarshalMoved& e) {
  return "The marshal goes to " + CarName(e.to) + ".";
}
string Tell(const Teller& t, const BulletHit& e) {
  return t.Name(e.shooter) + " shoots " + t.Name(e.target) + ".";
}
string Tell(const Teller& t, const NeutralBullet& e) {
  static constexpr std::array<std::string_view, 7> kFrom{
      "", " from the marshal", " from the guard", "", "", "", " for the poodle"};
  return t.Name(e.bandit) + " gets a neutral bullet" + string(kFrom[Index(e.cause)]) + ".";
}
string Tell(const Teller& /*t*/, const SupplyShort& e) {
  return "Too few neutral bullets for " + Count(e.due, "bandit") + ": nobody gets one, " +
         std::to_string(e.left) + " left.";
}
string Tell(const Teller& t, const LootTaken& e) {
  const string whose = e.punched == kNoBandit ? "" : " from " + t.Name(e.punched);
  return t.Name(e.bandit) + " takes " + LootName(e.loot, e.value, e.flask) + whose + ".";
}
string Tell(const Teller& t, const LootDropped& e) {
  return t.Name(e.bandit) + " drops " + LootName(e.loot, e.value, e.flask) + " " + InOrOn(e.at) +
         ".";
}
string Tell(const Teller& t, const CardReturned& e) {
  return t.Name(e.card, e.to) + " goes back to " + t.Name(e.to) + ".";
}
string Tell(const Teller& /*t*/, const EventBegan& e) {
  return "Event: " + string(TitleOf(e.event)) + ".";
}
string Tell(const Teller& /*t*/, const StrongboxPlaced& e) {
  return "The second strongbox lies " + InOrOn(e.at) + ".";
}
string Tell(const Teller& t, const PurseLost& e) {
  return t.Name(e.bandit) + " loses a purse" + Money(e.value) + " for good.";
}
string Tell(const Teller& t, const ConductorPaid& e) {
  return t.Name(e.bandit) + " gets $250 for the conductor.";
}
string Tell(const Teller& /*t*/, const GameEnded& /*e*/) { return "The game is over."; }
string Tell(const Teller& /*t*/, const HorseRidden& e) {
  if (e.to == kNoCar) return "A horse leaves the train from " + CarName(e.from) + ".";
  return "A horse goes from " + CarName(e.from) + " to " + CarName(e.to) + ".";
}
string Tell(const Teller& /*t*/, const HorsesLeft& e) {
  return Count(e.count, "tired horse") + " beside " + CarName(e.car) + " left behind.";
}
string Tell(const Teller& /*t*/, const HorsesDrifted& /*e*/) {
  return "All horses fall back by one car.";
}
string Tell(const Teller& /*t*/, const CoachMoved& e) {
  return "The stagecoach falls back to " + CarName(e.to) + ".";
}
string Tell(const Teller& /*t*/, const GuardMoved& e) {
  return "The guard is now " + InOrOn(e.to) + ".";
}
string Tell(const Teller& t, const HostageTaken& e) {
  return t.Name(e.bandit) + " takes " + string(TitleOf(e.hostage)) + " hostage.";
}
string Tell(const Teller& /*t*/, const MarshalDrank& e) {
  return "The marshal drinks a flask of " + string(KeyOf(e.kind)) + ".";
}

}  // namespace

string EventSentence(const EventBody& event, const Palette& palette,
                     std::span<const string> names) {
  const Teller teller{palette, names};
  return std::visit([&teller](const auto& e) { return Tell(teller, e); }, event);
}

}  // namespace folsom
