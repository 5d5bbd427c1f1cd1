// What is on the table: train, bandits, players, pile.
#include "record/text/text_parts.h"
#include "record/words/names.h"
#include "rules/state/query.h"
#include "rules/state/score.h"

namespace folsom::text {
namespace {

[[nodiscard]] std::string PurseWorth(PurseValue value) {
  return value == PurseValue::kNone ? "?" : "$" + std::to_string(Dollars(value));
}

// Purses and flasks at a spot. Those at places that somebody has held bear the number by which an
// action names them.
void AddTokens(const SeatView& v, Spot spot, std::vector<std::string>& parts) {
  std::size_t unheld = 0;
  std::size_t unknown = 0;
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (v.purses[i].spot != spot) continue;
    const PurseValue value = v.faces.purses[i];
    if (((v.held_purses >> i) & 1U) == 0) {
      ++unheld;
    } else if (spot.IsPlace()) {
      parts.push_back("purse " + std::to_string(i) + " (" + PurseWorth(value) + ")");
    } else if (value == PurseValue::kNone) {
      ++unknown;
    } else {
      parts.push_back("purse " + PurseWorth(value));
    }
  }
  if (unheld > 0) parts.push_back(Counted(unheld, "purse") + " never held");
  if (unknown > 0) parts.push_back(Counted(unknown, "purse") + " of unknown value");
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskToken& flask = v.horses.flasks[i];
    if (flask.spot != spot) continue;
    const bool named = spot.IsPlace() && ((v.held_flasks >> i) & 1U) != 0;
    const FlaskKind kind = v.faces.flasks[i];
    std::string text = flask.half != 0 ? "half flask" : "full flask";
    if (named) text += " " + std::to_string(i);
    if (kind != FlaskKind::kNone) text.append(" (").append(KeyOf(kind)).append(")");
    parts.push_back(text);
  }
}

[[nodiscard]] std::string PlaceContents(const SeatView& v, Place place) {
  std::vector<std::string> parts;
  if (place.OnTrain() && !place.IsRoof() && v.marshal == place.TrainCar()) {
    parts.emplace_back("marshal");
  }
  if (GuardPlace(v) == place) parts.emplace_back("guard");
  for (const Bandit b : BanditsAt(v, place)) parts.emplace_back(KeyOf(b));
  AddTokens(v, Spot::At(place), parts);
  if (v.jewels[place.id] > 0) parts.push_back(Counted(v.jewels[place.id], "jewel"));
  if (v.strongboxes[place.id] > 0) parts.push_back(Counted(v.strongboxes[place.id], "strongbox"));
  return Listed(parts);
}

[[nodiscard]] std::string BothLevels(const SeatView& v, Place inside) {
  return " inside: " + PlaceContents(v, inside) +
         "; roof: " + PlaceContents(v, inside.OtherLevel()) + "\n";
}

[[nodiscard]] std::string HorsesText(const SeatView& v) {
  std::string text = "stagecoach at car " + std::to_string(Index(v.horses.coach)) + "," +
                     BothLevels(v, kCoachInside);
  std::vector<std::string> horses;
  for (std::size_t car = 0; car < v.terms.cars; ++car) {
    const std::size_t count = v.horses.horses[car];
    if (count > 0) horses.push_back(std::to_string(count) + " at car " + std::to_string(car));
  }
  std::vector<std::string> hostages;
  for (const Hostage h : v.horses.hostages) hostages.emplace_back(KeyOf(h));
  text += "horses: " + Listed(horses) + "; hostages left: " + Listed(hostages) + "\n";
  if (!v.horses.riding.Empty()) {
    text += "still riding beside the train: " + BanditList(v.horses.riding) + "\n";
  }
  return text;
}

[[nodiscard]] std::string LootText(const SeatView& v, Bandit b) {
  const BanditState& state = v.At(b);
  std::vector<std::string> parts;
  AddTokens(v, Spot::On(b), parts);
  if (state.jewels > 0) parts.push_back(Counted(state.jewels, "jewel"));
  if (state.strongboxes > 0) parts.push_back(Counted(state.strongboxes, "strongbox"));
  if (state.conductor != 0) parts.emplace_back("$250 for the conductor");
  if (state.hostage != kNoHostage) parts.push_back("hostage " + std::string(KeyOf(state.hostage)));
  return Listed(parts);
}

[[nodiscard]] std::string KnownOfHand(const PublicSeat& seat) {
  std::vector<std::string> parts;
  if (seat.known_actions > 0) parts.push_back(Counted(seat.known_actions, "action card"));
  if (seat.known_duds > 0) parts.push_back(Counted(seat.known_duds, "bullet"));
  return parts.empty() ? "" : " (surely " + Listed(parts) + ")";
}

[[nodiscard]] std::string PlayerText(const SeatView& v, Seat seat) {
  const PublicSeat& known = v.At(seat);
  std::string text = "seat " + std::string(SeatText(seat)) + " (" + BanditList(BanditsOf(v, seat)) +
                     "): hand " + std::to_string(v.sizes[Index(seat)].hand) + KnownOfHand(known) +
                     ", deck " + std::to_string(v.sizes[Index(seat)].deck);
  if (known.top.size > 0) text += " (on top " + Counted(known.top.size, "bullet") + ")";
  if (!known.discard.Empty()) text += ", discarded " + BagText(v, seat, known.discard);
  const std::size_t received = CardBag{0, known.received}.BulletCount();
  if (received > 0) text += ", bullets received " + std::to_string(received);
  if (known.received_this_round > 0) {
    text += " (this round " + std::to_string(known.received_this_round) + ")";
  }
  return text + "\n";
}

}  // namespace

std::string TrainSection(const SeatView& v) {
  std::string text = "Train, from the front:\n";
  for (std::size_t car = 0; car < v.terms.cars; ++car) {
    const std::string_view name = car == 0 ? "locomotive" : KeyOf(v.config.wagons[car - 1]);
    text.append("car ").append(std::to_string(car)).append(" (").append(name).append(")");
    text += BothLevels(v, Place::Inside(static_cast<Car>(car)));
  }
  if (v.horses.coach != kNoCar) text += HorsesText(v);
  text += "neutral bullets left: " + std::to_string(v.neutral);
  if (v.strongbox_waits != 0) text += "; a second strongbox is not on the train yet";
  return text + "\n";
}

std::string BanditsSection(const SeatView& v) {
  std::string text = "Bandits:\n";
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const auto b = static_cast<Bandit>(i);
    if (v.At(b).owner == kNoSeat) continue;
    text += std::string(KeyOf(b)) + " (seat " + std::string(SeatText(v.At(b).owner)) + ") " +
            PlaceText(v.At(b).place) + ", bullets left " + std::to_string(v.At(b).bullets) +
            ", has: " + LootText(v, b) + "\n";
  }
  const SeatMask leading = Gunslingers(v);
  if (!leading.Empty()) text += "most shots, for Gunslinger: seats " + SeatList(leading) + "\n";
  return text;
}

std::string PlayersSection(const SeatView& v) {
  std::string text = "Players:\n";
  for (const Seat seat : SeatMask::FirstN(v.terms.seats)) text += PlayerText(v, seat);
  return text;
}

std::string PileSection(const SeatView& v) {
  std::string text = "Pile, the next card first:";
  if (v.pile_next >= v.pile_size) return text + " empty\n";
  text += "\n";
  const Palette palette = PaletteOf(v);
  for (std::size_t i = v.pile_next; i < v.pile_size; ++i) {
    const Seat by = v.pile[i].By();
    text += CardText(v.faces.pile[i], by, palette) + " (seat " + std::string(SeatText(by));
    if (v.pile[i].FaceDown()) text += ", face down";
    if (v.pile[i].Second()) text += ", second card";
    text += ")\n";
  }
  return text;
}

}  // namespace folsom::text
