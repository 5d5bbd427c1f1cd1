// The layout of an observation: one row for each field, in the order in which they lie. The encoder
// writes at the offsets of this table, docs/observation.md is made from it.
//
// A field is a matrix of bytes, row by row. Any change of a row's shape, place or meaning is a new
// kObservationVersion.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/pieces/cards.h"
#include "rules/pieces/ids.h"
#include "rules/pieces/loot.h"
#include "rules/pieces/rounds.h"
#include "rules/setup/config.h"
#include "rules/state/board.h"

namespace folsom {

enum class Coding : std::uint8_t {
  kFlags,        // Each byte is 0 or 1.
  kOneHot,       // In each row at most one byte is 1.
  kThermometer,  // In each row the first bytes are 1, as many as there are of something.
  kCount,        // Each byte is a number from 0 to `most`.
};

struct Field {
  std::string_view name;
  std::uint32_t rows;
  std::uint32_t columns;
  Coding coding;
  std::uint8_t most;   // No byte is greater.
  std::uint8_t usual;  // Dividing by it gives numbers of about 0 to 1.
  std::string_view meaning;
  std::uint32_t offset = 0;  // Of the first byte.

  [[nodiscard]] constexpr std::uint32_t Size() const { return rows * columns; }
};

// In the order of kObservationTable.
enum class FieldId : std::uint8_t {
  kAsk,
  kAsked,
  kPhase,
  kStep,
  kSeats,
  kVariant,
  kRules,
  kRound,
  kRoundCard,
  kEvent,
  kPastRounds,
  kTurns,
  kActs,
  kCars,
  kMarshal,
  kCoach,
  kGuard,
  kAttacked,
  kHostagesLeft,
  kPairs,
  kStrongboxWaits,
  kNeutralLeft,
  kPursesLeft,
  kSeatPlays,
  kSeatPartner,
  kSeatPending,
  kSeatLater,
  kSeatFirst,
  kSeatGunslinger,
  kSeatHand,
  kSeatDeck,
  kSeatKnownActions,
  kSeatKnownDuds,
  kSeatReceivedNow,
  kSeatTop,
  kSeatDiscardBullets,
  kSeatHidden,
  kSeatReceived,
  kSeatDiscard,
  kHand,
  kHandBullets,
  kKept,
  kChoice,
  kChoiceOther,
  kBanditOwner,
  kBanditCharacter,
  kBanditPlace,
  kBanditBullets,
  kBanditJewels,
  kBanditStrongboxes,
  kBanditConductor,
  kBanditHostage,
  kBanditFiredAtOwn,
  kBanditActor,
  kBanditTarget,
  kBanditRiding,
  kBanditFleeing,
  kBanditTaker,
  kBanditDecided,
  kBanditChosen,
  kBanditUnseen,
  kBanditPiled,
  kBanditFlasks,
  kBanditPurses,
  kPlacePurses,
  kPlaceKnowers,
  kPlaceJewels,
  kPlaceStrongboxes,
  kPlaceHorses,
  kPlaceFlasks,
  kPlaceBandits,
  kPurseHere,
  kPurseValue,
  kFlaskHere,
  kFlaskKind,
  kPile,
};
inline constexpr std::size_t kObservationFields = Index(FieldId::kPile) + 1;

namespace detail {

inline constexpr std::uint32_t kAsks = Index(Ask::kPickpocket) + 1;
inline constexpr std::uint32_t kPhases = Index(Phase::kOver) + 1;
inline constexpr std::uint32_t kEvents = Index(RoundEvent::kEscape) + 1;
inline constexpr std::uint32_t kTurnKinds = Index(Turn::kTurmoil) + 1;
inline constexpr std::uint32_t kBanditPlaces = kUnplaced.id + 1U;
inline constexpr std::uint8_t kMostBullets = BulletStack::kMost;
inline constexpr std::uint8_t kMostNeutral = 16;              // H-SET-5
inline constexpr std::uint8_t kCopies = 2;                    // Of one card, at most.
inline constexpr std::uint32_t kPurseColumns = kPurseValues;  // Six values, and "not known".
inline constexpr std::uint32_t kFlaskColumns = 5;
inline constexpr std::uint32_t kPileColumns = 16;

[[nodiscard]] consteval Field Flags(std::string_view name, std::uint32_t rows,
                                    std::uint32_t columns, std::string_view meaning) {
  return {name, rows, columns, Coding::kFlags, 1, 1, meaning};
}
[[nodiscard]] consteval Field OneHot(std::string_view name, std::uint32_t rows,
                                     std::uint32_t columns, std::string_view meaning) {
  return {name, rows, columns, Coding::kOneHot, 1, 1, meaning};
}
[[nodiscard]] consteval Field Thermometer(std::string_view name, std::uint32_t rows,
                                          std::uint32_t columns, std::string_view meaning) {
  return {name, rows, columns, Coding::kThermometer, 1, 1, meaning};
}
[[nodiscard]] consteval Field Count(std::string_view name, std::uint32_t rows,
                                    std::uint32_t columns, std::uint8_t most, std::uint8_t usual,
                                    std::string_view meaning) {
  return {name, rows, columns, Coding::kCount, most, usual, meaning};
}

// clang-format off
inline constexpr std::array kRows{
    // The question and the table.
    OneHot("ask", 1, kAsks, "What is asked, by number of the question; 0 is nothing."),
    Flags("asked", 1, 1, "The viewer must decide now."),
    OneHot("phase", 1, kPhases, "The phase of the game."),
    Count("step", 1, 1, 32, 6, "How far an event or the start or end of a round is; while robbing 1 if a card is being resolved."),
    OneHot("seats", 1, kMaxSeats - 1, "How many play, from 2."),
    OneHot("variant", 1, kVariants.size(), "standard, basic, duo14, duo18, teams."),
    Flags("rules", 1, 3, "The 2018 edition; expert; Horses & Stagecoach."),
    // The round.
    OneHot("round", 1, kRounds, "The round, from 1; none before the first."),
    OneHot("round_card", 1, kRoundCards, "Its card, once it is revealed."),
    OneHot("event", 1, kEvents, "What happens at its end; 0 is nothing."),
    Flags("past_rounds", 1, kRoundCards, "The cards of the rounds before."),
    OneHot("turns", kMaxTurns, kTurnKinds, "While planning: the kinds of the turns from this one on; standard, tunnel, speeding-up, switching, turmoil."),
    Thermometer("acts", 1, 2, "Actions that the player whose turn it is has done in it."),
    // The train.
    Thermometer("cars", 1, kMaxCars, "Cars of the train, with the locomotive."),
    OneHot("marshal", 1, kMaxCars, "The car that the marshal is in."),
    OneHot("coach", 1, kMaxCars, "The car that the stagecoach stands at."),
    OneHot("guard", 1, 3, "The guard: not there, on the stagecoach, on the roof of the car beside it."),
    OneHot("attacked", 1, kMaxCars, "The car that is being decided in the attack from the saddle."),
    Flags("hostages_left", 1, kHostages, "Hostages by the locomotive, by number."),
    OneHot("pairs", kPairLeaders.size(), kMaxBandits, "duo18: who goes with Ghost, with Doc, with Belle."),
    Flags("strongbox_waits", 1, 1, "The second strongbox is off the train."),
    Count("neutral", 1, 1, kMostNeutral, 13, "Neutral bullets left."),
    Count("purses_left", 1, kPurseValues - 1, 8, 8, "Purses of each value, $250 to $500, that the viewer does not know."),
    // Seats, the viewer's first.
    Thermometer("seat_plays", 1, kMaxSeats, "The seats of the game."),
    Flags("seat_partner", 1, kMaxSeats, "The viewer's partner."),
    Flags("seat_pending", 1, kMaxSeats, "Must decide now."),
    Flags("seat_later", 1, kMaxSeats, "Has yet to act in this turn, after the one whose turn it is."),
    OneHot("seat_first", 1, kMaxSeats, "The first player of the round."),
    Flags("seat_gunslinger", 1, kMaxSeats, "Would be Gunslinger if the game ended now."),
    Count("seat_hand", 1, kMaxSeats, kMostCards, 10, "Cards in hand."),
    Count("seat_deck", 1, kMaxSeats, kMostCards, 10, "Cards in the deck."),
    Count("seat_known_actions", 1, kMaxSeats, kMostCards, 4, "Cards in hand that all know to be action cards, at least."),
    Count("seat_known_duds", 1, kMaxSeats, kMostCards, 4, "Cards in hand that all know to be bullets, at least."),
    Count("seat_received_now", 1, kMaxSeats, kMostBullets, 4, "Bullets received in this round."),
    Count("seat_top", 1, kMaxSeats, kMostBullets, 4, "Expert: bullets that all know to lie on top of the deck."),
    Count("seat_discard_bullets", 1, kMaxSeats, kMostBullets, 4, "Expert: bullets in the discard pile."),
    Count("seat_hidden", 1, kMaxSeats, kMaxPile, 4, "Cards of the pile, yet to be resolved, that the viewer cannot see."),
    Count("seat_received", kMaxSeats, kBulletSources, kMostNeutral, 6, "Bullets received in the game, by the character who fired them; the last are neutral ones."),
    Count("seat_discard", kMaxSeats, 2 * kCardKinds, kCopies, kCopies, "Expert: action cards in the discard pile; seven kinds in each of the seat's two colours."),
    // What only the viewer knows.
    Count("hand", 2, kCardKinds, kCopies, kCopies, "Action cards in hand; a row for each colour."),
    Count("hand_bullets", 1, 1, kMostBullets, 6, "Bullets in hand."),
    Count("kept", 2, kCardKinds, kCopies, kCopies, "Action cards of the hand that will be kept."),
    OneHot("choice", 1, 2 * kCardKinds, "The card that the viewer has committed to, while others decide."),
    Flags("choice_other", 1, 3, "That card lies face down; the commitment is to draw; to pass."),
    // Bandits, a row or column each, in the order of their owners and then of their numbers.
    OneHot("bandit_owner", kMaxBandits, kMaxSeats, "Whose it is."),
    OneHot("bandit_character", kMaxBandits, kMaxBandits, "Who it is: Ghost, Cheyenne, Django, Belle, Tuco, Doc."),
    OneHot("bandit_place", kMaxBandits, kBanditPlaces, "Where it is: a place, 16 left the train, 17 not placed yet."),
    Thermometer("bandit_bullets", kMaxBandits, kBulletsPerBandit, "Bullets left to fire."),
    Thermometer("bandit_jewels", kMaxBandits, kJewels, "Jewels it has."),
    Thermometer("bandit_strongboxes", kMaxBandits, kStrongboxes, "Strongboxes it has."),
    Flags("bandit_conductor", 1, kMaxBandits, "Got $250 for the conductor."),
    OneHot("bandit_hostage", kMaxBandits, kHostages, "The hostage it has, by number."),
    Count("bandit_fired_at_own", 1, kMaxBandits, kBulletsPerBandit, 2, "Its bullets that hit its own side."),
    Flags("bandit_actor", 1, kMaxBandits, "The question is about it."),
    Flags("bandit_target", 1, kMaxBandits, "It is being punched."),
    Flags("bandit_riding", 1, kMaxBandits, "Attack from the saddle: not on the train yet."),
    Flags("bandit_fleeing", 1, kMaxBandits, "Has yet to flee from the guard."),
    Flags("bandit_taker", 1, kMaxBandits, "Has yet to choose a hostage."),
    Flags("bandit_decided", 1, kMaxBandits, "The viewer's, and decided for the car that is being attacked."),
    Flags("bandit_chosen", 1, kMaxBandits, "The viewer committed to have it board that car, or to start it in the caboose."),
    Count("bandit_unseen", kMaxBandits, kCardKinds, kCopies, kCopies, "Action cards in its colour that the viewer does not see: in decks, others' hands or face down. A Marshal card without colour counts for its owner's first bandit."),
    Count("bandit_piled", kMaxBandits, kCardKinds, kCopies, kCopies, "Action cards in its colour in the pile, yet to be resolved, that the viewer sees."),
    Count("bandit_flasks", kMaxBandits, kFlaskColumns, kFlasks, 1, "Its flasks: full whiskey, full old whiskey, full ones that the viewer does not know, half whiskey, half old whiskey."),
    Count("bandit_purses", kMaxBandits, kPurseColumns, kPurses, 2, "Its purses, by value from $250 to $500; then those whose value the viewer does not know."),
    // Places, a row or column each.
    Count("place_purses", kPlaces, kPurseColumns + 1, kPurses, 2, "Purses that lie there, by value; then those whose value the viewer does not know; last those that nobody ever held."),
    Count("place_knowers", kPlaces, kMaxSeats, kPurses, 2, "Purses that lie there whose value a seat knows."),
    Count("place_jewels", 1, kPlaces, kJewels, 2, "Jewels that lie there."),
    Count("place_strongboxes", 1, kPlaces, kStrongboxes, 1, "Strongboxes that lie there."),
    Count("place_horses", 1, kMaxCars, kMaxBandits, 2, "Horses beside each car."),
    Count("place_flasks", kPlaces, kFlaskColumns + 1, kFlasks, 1, "Flasks that lie there: columns as for bandits; last those that nobody ever held."),
    Flags("place_bandits", kPlaces, kMaxBandits, "The bandits who are there, in their order."),
    // Tokens where the bandit is that the question is about: actions name them by slot.
    Flags("purse_here", 1, kPurses, "The purse of this slot lies there and somebody has held it."),
    OneHot("purse_value", kPurses, kPurseValues - 1, "Its value, if the viewer knows it."),
    Flags("flask_here", 1, kFlasks, "The flask of this slot lies there and somebody has held it."),
    Flags("flask_kind", kFlasks, 3, "It is known to be whiskey; to be old whiskey; it is half-full."),
    // The common pile.
    Flags("pile", kMaxPile, kPileColumns, "The cards yet to be resolved, the next one first. Whose (six seats); face down; a second card; its kind (seven, none if the viewer cannot see it); it bears the seat's second colour."),
};
// clang-format on

template <std::size_t kSize>
consteval auto WithOffsets(std::array<Field, kSize> fields) {
  std::uint32_t next = 0;
  for (Field& field : fields) {
    field.offset = next;
    next += field.Size();
  }
  return fields;
}

}  // namespace detail

inline constexpr std::array<Field, kObservationFields> kObservationTable =
    detail::WithOffsets(detail::kRows);
static_assert(kObservationTable.back().name == "pile", "FieldId follows the table");

[[nodiscard]] constexpr const Field& FieldOf(FieldId id) { return kObservationTable[Index(id)]; }

}  // namespace folsom
