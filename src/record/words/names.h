// The stable words for everything in the game, both ways: `KeyOf(Bandit::kBelle)` is "belle",
// `FromKey<Bandit>("belle")` is Bandit::kBelle. Records, positions, views, events, the line
// protocol and translations all use these words; docs/notation.md lists them.
//
// Words with an underscore are the glossary's keys (`old_lady`); phrases (`car 2 roof`,
// `belle move`, `old whiskey`) have spaces.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/pieces/dice.h"
#include "rules/play/apply.h"
#include "rules/state/event.h"
#include "rules/state/view.h"

namespace folsom {

// The keys of an enumeration in the order of its numbers.
template <typename Enum>
[[nodiscard]] std::span<const std::string_view> KeysOf();
// clang-format off
template <> std::span<const std::string_view> KeysOf<Bandit>();
template <> std::span<const std::string_view> KeysOf<Hostage>();
template <> std::span<const std::string_view> KeysOf<Phase>();
template <> std::span<const std::string_view> KeysOf<Ask>();
template <> std::span<const std::string_view> KeysOf<Turn>();
template <> std::span<const std::string_view> KeysOf<RoundEvent>();
template <> std::span<const std::string_view> KeysOf<RoundCard>();
template <> std::span<const std::string_view> KeysOf<CardKind>();
template <> std::span<const std::string_view> KeysOf<Wagon>();
template <> std::span<const std::string_view> KeysOf<Edition>();
template <> std::span<const std::string_view> KeysOf<Variant>();
template <> std::span<const std::string_view> KeysOf<Casting>();
template <> std::span<const std::string_view> KeysOf<FlaskKind>();
template <> std::span<const std::string_view> KeysOf<LootKind>();
template <> std::span<const std::string_view> KeysOf<Guard>();
template <> std::span<const std::string_view> KeysOf<Direction>();
template <> std::span<const std::string_view> KeysOf<Cause>();
template <> std::span<const std::string_view> KeysOf<NoEffect>();
template <> std::span<const std::string_view> KeysOf<Chance>();
template <> std::span<const std::string_view> KeysOf<Illegal>();
template <> std::span<const std::string_view> KeysOf<Seat>();
// clang-format on

// Empty for a number that has no key (kNoBandit and the like).
template <typename Enum>
[[nodiscard]] std::string_view KeyOf(Enum value) {
  const std::span<const std::string_view> keys = KeysOf<Enum>();
  return Index(value) < keys.size() ? keys[Index(value)] : std::string_view{};
}
template <typename Enum>
[[nodiscard]] std::optional<Enum> FromKey(std::string_view key) {
  const std::span<const std::string_view> keys = KeysOf<Enum>();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (keys[i] == key) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

// "car 2 inside", "car 0 roof", "coach inside", "coach roof", "gone", "unplaced".
[[nodiscard]] std::string PlaceText(Place place);
[[nodiscard]] std::optional<Place> PlaceFrom(std::string_view text);

// A place's text, "on belle" (her character card), or "out" (of the game).
[[nodiscard]] std::string SpotText(Spot spot);
[[nodiscard]] std::optional<Spot> SpotFrom(std::string_view text);

// In dollars: 250 to 500.
[[nodiscard]] std::optional<PurseValue> PurseFrom(std::int64_t dollars);

// What is needed to name cards: the bandits behind each seat's two colour slots, and whether the
// Marshal card bears no colour (DUO-2).
struct Palette {
  std::array<std::array<Bandit, 2>, kMaxSeats> colours{};
  bool plain_marshal = false;
};
[[nodiscard]] Palette PaletteOf(const Board& board);

// "belle move", "marshal" (plain), "bullet tuco", "bullet neutral", "hidden". `seat`: whose card.
[[nodiscard]] std::string CardText(Card card, Seat seat, const Palette& palette);
[[nodiscard]] std::optional<Card> CardFrom(std::string_view text, Seat seat,
                                           const Palette& palette);
// "tuco", "neutral".
[[nodiscard]] std::string_view SourceText(BulletSource source);
[[nodiscard]] std::optional<BulletSource> SourceFrom(std::string_view text);

// "0" to "5".
[[nodiscard]] std::string_view SeatText(Seat seat);
[[nodiscard]] std::optional<Seat> SeatFrom(std::string_view text);

// Names for people: "Belle", "the Marshal's revenge".
[[nodiscard]] std::string_view TitleOf(Bandit bandit);
[[nodiscard]] std::string_view TitleOf(RoundEvent event);
[[nodiscard]] std::string_view TitleOf(Turn turn);
[[nodiscard]] std::string_view TitleOf(Hostage hostage);

}  // namespace folsom
