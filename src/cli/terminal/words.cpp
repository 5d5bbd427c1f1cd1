#include "cli/terminal/words.h"

#include <fmt/format.h>

namespace folsom {

namespace {

using Text = std::string_view;

constexpr std::array<Text, 16> kEventTexts{
    "Nothing happens after the robbing.",
    "Bandits on the roof above the marshal take a bullet; then he moves one car backward.",
    "All bandits on roofs are swept to the caboose's roof.",
    "All bandits on roofs slide one car forward.",
    "A second strongbox appears in the marshal's car.",
    "Every bandit inside a car takes a bullet.",
    "Bandits on the roof above the marshal lose their least valuable purse.",
    "A bandit alone at its place may take a purse from there.",
    "Bandits in or on the locomotive get $250.",
    "A flask in his car sends the marshal backward: one car, or with old whiskey all the way.",
    "The horses nearest the caboose leave the game.",
    "Bandits on roofs, horses, stagecoach and the guard on the train fall back one car.",
    "Bandits in and on the stagecoach and the car beside it take a bullet.",
    "Every bullet received this round costs $150 at the end.",
    "Each strongbox held is shared by the players present at its holder's place.",
    "Who is still on the train at the end is caught; a Ride may leave it for good.",
};
static_assert(kEventTexts.size() == Index(RoundEvent::kEscape) + 1);

constexpr std::array<Text, kHostages> kHostageTexts{
    "a bullet into your deck every round; ransom $1000",
    "no burden; ransom $1000 if the bandit holds a strongbox",
    "one card fewer at the start of each round; ransom $900",
    "the bandit cannot punch; ransom $800",
    "the bandit cannot ride; ransom $700",
    "only 1 car at a time on roofs; ransom $500 per jewel",
    "the bandit loses its power; ransom $250 per purse",
    "no face-down cards; ransom $200 per bullet card of another side among your cards",
};

constexpr std::array<Text, kMaxBandits> kBanditTexts{
    "may play the first card of a round face down",
    "may take a purse that a punch knocks off",
    "whoever is shot is also pushed one car on",
    "is no target while there is another",
    "also shoots through the roof, up and down",
    "starts each round with seven cards instead of six",
};

}  // namespace

std::string_view TitleOf(CardKind kind) {
  constexpr std::array<Text, kCardKinds> kTitles{"Move",  "Floor change", "Fire", "Robbery",
                                                 "Punch", "Marshal",      "Ride"};
  return kTitles[Index(kind)];
}

std::string_view TitleOf(Phase phase) {
  constexpr std::array<Text, 10> kTitles{"Casting",   "Placing", "Horse attack", "Round start",
                                         "Schemin'",  "Keeping", "Stealin'",     "Event",
                                         "Round end", "The end"};
  return kTitles[Index(phase)];
}

std::string_view TitleOf(LootKind kind) {
  constexpr std::array<Text, 5> kTitles{"a purse", "a jewel", "a strongbox", "a full flask",
                                        "a half-full flask"};
  return kTitles[Index(kind)];
}

std::string_view TitleOf(FlaskKind kind) {
  constexpr std::array<Text, 3> kTitles{"whiskey of unknown kind", "whiskey", "old whiskey"};
  return kTitles[Index(kind)];
}

std::string_view TitleOf(RoundCard card) {
  const RoundDef& def = DefOf(card);
  if (def.event != RoundEvent::kNone) return TitleOf(def.event);
  if (def.key.starts_with("tunnel")) return "Tunnel";
  return def.key.starts_with("bridge") ? "Bridge" : "Gallop";
}

std::string_view ShortName(Turn turn) {
  constexpr std::array<Text, 5> kNames{"Standard", "Tunnel", "Speeding-up", "Switching", "Turmoil"};
  return kNames[Index(turn)];
}

std::string_view ExplanationOf(RoundEvent event) { return kEventTexts[Index(event)]; }
std::string_view ExplanationOf(Bandit bandit) { return kBanditTexts[Index(bandit)]; }
std::string_view ExplanationOf(Hostage hostage) { return kHostageTexts[Index(hostage)]; }

std::string_view ExplanationOf(Turn turn) {
  constexpr std::array<Text, 5> kTexts{
      "play one card face up, or draw 3", "cards are played face down",
      "everybody acts twice in a row", "the turn runs counter-clockwise",
      "all choose at once, in secret"};
  return kTexts[Index(turn)];
}

std::string Counted(std::size_t n, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}

std::string Joined(const std::vector<std::string>& parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
    text += parts[i];
  }
  return text;
}

std::vector<Bandit> Names::BanditsOf(Seat seat) const {
  std::vector<Bandit> bandits;
  const auto& pair = colours[Index(seat)];
  for (std::size_t slot = 0; slot < 2; ++slot) {
    if (terms.teams && slot != Index(seat) % 2) continue;  // The other colour is the partner's.
    if (pair[slot] != kNoBandit) bandits.push_back(pair[slot]);
  }
  return bandits;
}

std::string Names::Player(Seat seat) const {
  const std::vector<Bandit> bandits = BanditsOf(seat);
  if (bandits.empty()) return fmt::format("Seat {}", Index(seat));
  if (bandits.size() == 1) return std::string(TitleOf(bandits[0]));
  return fmt::format("{} & {}", TitleOf(bandits[0]), TitleOf(bandits[1]));
}

std::vector<std::string> Names::Players() const {
  std::vector<std::string> players;
  for (std::size_t i = 0; i < terms.seats; ++i) players.push_back(Player(static_cast<Seat>(i)));
  return players;
}

std::string Names::CarName(Car car) const {
  if (car == kLocomotive) return "the locomotive";
  const std::string_view wagon = KeyOf(config.wagons[Index(car) - 1]);
  if (Index(car) + 1 == terms.cars) return fmt::format("the caboose ({})", wagon);
  return fmt::format("car {} ({})", Index(car), wagon);
}

std::string Names::CardName(Seat seat, Card card) const {
  if (card.IsBullet()) {
    if (card.Source() == kNeutral) return "bullet (neutral)";
    return fmt::format("bullet ({})", TitleOf(static_cast<Bandit>(card.Source())));
  }
  if (!card.IsAction()) return "a hidden card";
  const auto& pair = colours[Index(seat)];
  const bool colourless = card.Kind() == CardKind::kMarshal && terms.bandits_per_seat == 2;
  if (pair[1] == kNoBandit || colourless) return std::string(TitleOf(card.Kind()));
  return fmt::format("{}'s {}", TitleOf(pair[card.Colour()]), TitleOf(card.Kind()));
}

std::string Names::Cards(Seat seat, const CardBag& bag) const {
  std::string text;
  for (std::uint8_t id = 0; id < 23; ++id) {
    const Card card{id};
    if (!card.IsAction() && !card.IsBullet()) continue;
    const std::size_t count = bag.Count(card);
    if (count == 0) continue;
    if (!text.empty()) text += ", ";
    text += CardName(seat, card);
    if (count > 1) text += fmt::format(" x{}", count);
  }
  return text.empty() ? "nothing" : text;
}

}  // namespace folsom
