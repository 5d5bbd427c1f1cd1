// The layout of a truth: one row for each field, as features/fields.h has it for observations. Any
// change of a row's shape, place or meaning is a new kTruthVersion.
#pragma once

#include "features/fields.h"

namespace folsom {

// In the order of kTruthTable.
enum class TruthId : std::uint8_t {
  kHand,
  kHandBullets,
  kDeck,
  kDeckBullets,
  kKept,
  kChoice,
  kChoiceOther,
  kBanditDecided,
  kBanditChosen,
  kBanditPurses,
  kBanditFlasks,
  kPlacePurses,
  kPlaceFlasks,
  kPile,
};
inline constexpr std::size_t kTruthFields = Index(TruthId::kPile) + 1;

namespace detail {

inline constexpr std::uint32_t kColouredKinds = 2 * kCardKinds;
inline constexpr std::uint32_t kTruthPurses = kPurseValues - 1;
inline constexpr std::uint32_t kTruthFlasks = 2;

// clang-format off
inline constexpr std::array kTruthRows{
    Count("hand", kMaxSeats, kColouredKinds, kCopies, kCopies, "Action cards in each seat's hand; seven kinds in each of the seat's two colours."),
    Count("hand_bullets", 1, kMaxSeats, kMostBullets, 6, "Bullets in hand."),
    Count("deck", kMaxSeats, kColouredKinds, kCopies, kCopies, "Action cards in the deck."),
    Count("deck_bullets", 1, kMaxSeats, kMostBullets, 6, "Bullets in the deck, without those that all know to lie on top."),
    Count("kept", kMaxSeats, kColouredKinds, kCopies, kCopies, "Action cards of the hand that will be kept."),
    OneHot("choice", kMaxSeats, kColouredKinds, "The card that the seat has committed to, while others decide."),
    Flags("choice_other", kMaxSeats, 3, "That card lies face down; the commitment is to draw; to pass."),
    Flags("bandit_decided", 1, kMaxBandits, "Its player has decided for the car that is being attacked."),
    Flags("bandit_chosen", 1, kMaxBandits, "Its player committed to have it board that car, or to start it in the caboose."),
    Count("bandit_purses", kMaxBandits, kTruthPurses, kPurses, 2, "Its purses whose value the viewer does not know, by value from $250 to $500."),
    Count("bandit_flasks", kMaxBandits, kTruthFlasks, kFlasks, 1, "Its flasks that the viewer does not know: whiskey, old whiskey."),
    Count("place_purses", kPlaces, kTruthPurses, kPurses, 2, "The same of the purses that lie there and that somebody has held."),
    Count("place_flasks", kPlaces, kTruthFlasks, kFlasks, 1, "The same of flasks."),
    Flags("pile", kMaxPile, kCardKinds + 1, "The cards yet to be resolved, the next one first: the kind of those that the viewer cannot see; it bears the seat's second colour."),
};
// clang-format on

}  // namespace detail

inline constexpr std::array<Field, kTruthFields> kTruthTable =
    detail::WithOffsets(detail::kTruthRows);
static_assert(kTruthTable.back().name == "pile", "TruthId follows the table");

[[nodiscard]] constexpr const Field& FieldOf(TruthId id) { return kTruthTable[Index(id)]; }

}  // namespace folsom
