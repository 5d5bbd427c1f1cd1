// Phrases: places, spots and cards, put together from keys.
#include "record/words/names.h"

namespace folsom {

namespace {

constexpr std::string_view kOnCard = "on ";
constexpr std::string_view kBullet = "bullet ";
constexpr std::string_view kNeutralKey = "neutral";
constexpr std::string_view kHidden = "hidden";
constexpr std::string_view kPlainMarshal = "marshal";

// Takes `prefix` off the front of `text`; false, and nothing changed, if it does not start so.
bool Strip(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

// The names of all places, by Place::id.
const std::array<std::string, 18>& PlaceTable() {
  static const std::array<std::string, 18> table = [] {
    std::array<std::string, 18> names;
    for (std::size_t id = 0; id < 14; ++id) {
      names[id] = "car " + std::to_string(id / 2) + (id % 2 == 0 ? " inside" : " roof");
    }
    names[kCoachInside.id] = "coach inside";
    names[kCoachRoof.id] = "coach roof";
    names[kGone.id] = "gone";
    names[kUnplaced.id] = "unplaced";
    return names;
  }();
  return table;
}

}  // namespace

std::string PlaceText(Place place) {
  return place.id < PlaceTable().size() ? PlaceTable()[place.id] : std::string{};
}

std::optional<Place> PlaceFrom(std::string_view text) {
  for (std::uint8_t id = 0; id < PlaceTable().size(); ++id) {
    if (PlaceTable()[id] == text) return Place{id};
  }
  return std::nullopt;
}

std::string SpotText(Spot spot) {
  if (spot.IsPlace()) return PlaceText(spot.AsPlace());
  if (spot.IsCard()) return std::string(kOnCard).append(KeyOf(spot.Holder()));
  return "out";
}

std::optional<Spot> SpotFrom(std::string_view text) {
  if (text == "out") return kOut;
  if (Strip(text, kOnCard)) {
    const std::optional<Bandit> holder = FromKey<Bandit>(text);
    return holder ? std::optional(Spot::On(*holder)) : std::nullopt;
  }
  const std::optional<Place> place = PlaceFrom(text);
  return place && place->InPlay() ? std::optional(Spot::At(*place)) : std::nullopt;
}

std::optional<PurseValue> PurseFrom(std::int64_t dollars) {
  for (std::size_t i = 1; i < kPurseValues; ++i) {
    const auto value = static_cast<PurseValue>(i);
    if (Dollars(value) == dollars) return value;
  }
  return std::nullopt;
}

std::string_view SourceText(BulletSource source) {
  return source == kNeutral ? kNeutralKey : KeyOf(static_cast<Bandit>(source));
}

std::optional<BulletSource> SourceFrom(std::string_view text) {
  if (text == kNeutralKey) return kNeutral;
  const std::optional<Bandit> bandit = FromKey<Bandit>(text);
  return bandit ? std::optional(From(*bandit)) : std::nullopt;
}

Palette PaletteOf(const Board& board) {
  return {.colours = board.colours, .plain_marshal = board.terms.bandits_per_seat == 2};
}

std::string CardText(Card card, Seat seat, const Palette& palette) {
  if (card.IsBullet()) return std::string(kBullet).append(SourceText(card.Source()));
  if (!card.IsAction()) return std::string(kHidden);
  if (card.Kind() == CardKind::kMarshal && palette.plain_marshal) return std::string(kPlainMarshal);
  const Bandit bandit = palette.colours[Index(seat)][card.Colour()];
  return std::string(KeyOf(bandit)).append(" ").append(KeyOf(card.Kind()));
}

std::optional<Card> CardFrom(std::string_view text, Seat seat, const Palette& palette) {
  if (Strip(text, kBullet)) {
    const std::optional<BulletSource> source = SourceFrom(text);
    return source ? std::optional(Card::Bullet(*source)) : std::nullopt;
  }
  if (text == kHidden) return kHiddenCard;
  if (text == kPlainMarshal && palette.plain_marshal) return Card::Action(CardKind::kMarshal, 0);
  for (std::size_t colour = 0; colour < 2; ++colour) {
    const Bandit bandit = palette.colours[Index(seat)][colour];
    std::string_view rest = text;
    if (bandit == kNoBandit || !Strip(rest, KeyOf(bandit)) || !Strip(rest, " ")) continue;
    const std::optional<CardKind> kind = FromKey<CardKind>(rest);
    if (!kind || (*kind == CardKind::kMarshal && palette.plain_marshal)) return std::nullopt;
    return Card::Action(*kind, colour);
  }
  return std::nullopt;
}

}  // namespace folsom
