// Events: what happened, in order, one fact each. The source of every animation and sentence.
//
// Each event has a public form (what a seat not in on the secret is told) and an audience (the
// seats that get it whole). Neither overload set has a generic fallback, on purpose: an event that
// does not state its audience does not compile. Events that hide nothing inherit `ForAll`; they are
// the only ones that need no overload of their own.
#pragma once

#include <concepts>
#include <variant>

#include "rules/pieces/cards.h"
#include "rules/pieces/ids.h"
#include "rules/pieces/loot.h"
#include "rules/pieces/rounds.h"
#include "rules/state/state.h"

namespace folsom {

struct ForAll {
  constexpr bool operator==(const ForAll&) const = default;
};

// Why a bandit moved or took a neutral bullet, for sentences and animation.
enum class Cause : std::uint8_t { kCard, kMarshal, kGuard, kPunch, kDjango, kEvent, kPoodle };

// Why a card had no effect (ROB-2, HOST-1), so that a client can say it.
enum class NoEffect : std::uint8_t {
  kNoWay,        // Nowhere to go: Move inside the stagecoach (COACH-1).
  kNoBullets,    // FIRE-5
  kNoTarget,     // FIRE-5; also Punch with nobody there.
  kNothingHere,  // LOOT-1
  kNoHorse,      // RIDE-1
  kTeacher,      // HOST-TEACHER
  kZealot,       // HOST-ZEALOT
  kLeft,         // The bandit left the train (H-EV-ESCAPE).
};

// --- Setting up
struct BanditCast : ForAll {  // SET-1
  Seat seat;
  Bandit bandit;
};
struct PairMade : ForAll {  // DUO18-2
  Bandit leader;
  Bandit partner;
};
struct TrainReady : ForAll {};  // Wagons, loot, stagecoach and hostages are in place.
struct BanditPlaced : ForAll {
  Bandit bandit;
  Place place;
};
struct WagonPassed : ForAll {  // HORSE-ATTACK-1: all choices for this wagon were opened.
  Car car;
};
struct FirstPlayer : ForAll {
  Seat seat;
};

// --- Rounds and cards
struct RoundBegan : ForAll {
  std::uint8_t round;
};
struct CardChosen {  // DUO18-3
  Seat seat;
  Card card;  // Secret.
};
struct CardDrawn {
  Seat seat;
  Seat from;  // Whose deck (TEAM-4).
  Card card;  // Secret, unless it is a bullet all know to lie on top (EXP-4).
  bool known;
};
struct DiscardShuffled : ForAll {  // EXP-6
  Seat seat;
};
struct RoundRevealed : ForAll {
  std::uint8_t round;
  RoundCard card;
};
struct BulletsDiscarded : ForAll {  // EXP-2
  Seat seat;
  CardBag bullets;
};
struct TurnBegan : ForAll {
  std::uint8_t turn;
  Turn kind;
};
struct CardPlayed {
  Seat seat;
  Card card;  // Secret when face down.
  bool face_down;
  bool second;  // DUO18-4
};
struct Passed : ForAll {
  Seat seat;
};
struct FlaskUsed : ForAll {
  Bandit bandit;
  FlaskKind kind;
  bool emptied;  // FLASK-2: it left the game.
};
struct Committed : ForAll {  // Somebody is done with a decision that all make together.
  Seat seat;
};
struct CardsKept {
  Seat seat;
  std::uint8_t count;  // Public (INFO-1).
  CardBag cards;       // Secret.
};
struct CardsDiscarded : ForAll {  // EXP-3
  Seat seat;
  CardBag cards;
};
struct CardsReturned : ForAll {  // PLAN-9
  Seat seat;
  std::uint8_t count;
};

// --- Robbing
struct CardRevealed : ForAll {
  std::uint8_t index;  // In the pile.
  Seat seat;
  Card card;
};
struct HadNoEffect : ForAll {
  Bandit bandit;
  NoEffect why;
};
struct BanditMoved : ForAll {
  Bandit bandit;
  Place from;
  Place to;
  Cause cause;
};
struct MarshalMoved : ForAll {
  Car from;
  Car to;
};
struct BulletHit : ForAll {  // FIRE-1
  Bandit shooter;
  Bandit target;
};
struct NeutralBullet : ForAll {
  Bandit bandit;
  Cause cause;
};
struct SupplyShort : ForAll {  // NEUT-1: nobody got a bullet at this moment.
  std::uint8_t due;
  std::uint8_t left;  // After it.
};
// A token came onto or off a character card. `slot` tells purses and flasks at places apart; it is
// kNoSlot for jewels and strongboxes. Purse values and the kinds of full flasks are secret.
inline constexpr std::uint8_t kNoSlot = 255;
struct LootTaken {
  Bandit bandit;
  LootKind loot;
  std::uint8_t slot;
  Place from;
  Bandit punched;    // CHAR-CHEYENNE: off whose card; kNoBandit if it lay at `from`.
  PurseValue value;  // Secret.
  FlaskKind flask;   // Secret while the flask is full.
  SeatMask knowers;  // Who may see the two.
};
struct LootDropped {
  Bandit bandit;
  LootKind loot;
  std::uint8_t slot;
  Place at;
  PurseValue value;
  FlaskKind flask;
  SeatMask knowers;
};
struct CardReturned : ForAll {  // ROB-3, EXP-4
  Seat to;
  Card card;
};

// --- Events and ends of rounds
struct EventBegan : ForAll {
  RoundEvent event;
};
struct StrongboxPlaced : ForAll {  // EV-TAKEALL
  Place at;
};
struct PurseLost {  // EV-REVENGE
  Bandit bandit;
  PurseValue value;  // Secret.
  SeatMask knowers;
};
struct ConductorPaid : ForAll {  // EV-HOSTAGE
  Bandit bandit;
};
struct GameEnded : ForAll {};

// --- Horses & Stagecoach
struct HorseRidden : ForAll {
  Car from;
  Car to;  // kNoCar: away.
};
struct HorsesLeft : ForAll {  // H-EV-HORSES
  Car car;
  std::uint8_t count;
};
struct HorsesDrifted : ForAll {};  // H-EV-SPEED: every horse one car backward.
struct CoachMoved : ForAll {
  Car from;
  Car to;
};
struct GuardMoved : ForAll {
  Place from;
  Place to;
};
struct HostageTaken : ForAll {
  Bandit bandit;
  Hostage hostage;
};
struct MarshalDrank : ForAll {
  std::uint8_t slot;
  FlaskKind kind;
};

using EventBody = std::variant<
    BanditCast, PairMade, TrainReady, BanditPlaced, WagonPassed, FirstPlayer, RoundBegan,
    CardChosen, CardDrawn, DiscardShuffled, RoundRevealed, BulletsDiscarded, TurnBegan, CardPlayed,
    Passed, FlaskUsed, Committed, CardsKept, CardsDiscarded, CardsReturned, CardRevealed,
    HadNoEffect, BanditMoved, MarshalMoved, BulletHit, NeutralBullet, SupplyShort, LootTaken,
    LootDropped, CardReturned, EventBegan, StrongboxPlaced, PurseLost, ConductorPaid, GameEnded,
    HorseRidden, HorsesLeft, HorsesDrifted, CoachMoved, GuardMoved, HostageTaken, MarshalDrank>;

inline constexpr SeatMask kEveryone{0xFF};  // Spectators (kNoSeat) included.

template <std::derived_from<ForAll> E>
[[nodiscard]] constexpr SeatMask AudienceOf(const E&) {
  return kEveryone;
}
template <std::derived_from<ForAll> E>
[[nodiscard]] constexpr EventBody PublicForm(const E& e) {
  return e;
}

[[nodiscard]] constexpr SeatMask AudienceOf(const CardChosen& e) { return SeatMask::Only(e.seat); }
[[nodiscard]] constexpr EventBody PublicForm(const CardChosen& e) {
  return CardChosen{.seat = e.seat, .card = kHiddenCard};
}
[[nodiscard]] constexpr SeatMask AudienceOf(const CardDrawn& e) {
  return e.known ? kEveryone : SeatMask::Only(e.seat);
}
[[nodiscard]] constexpr EventBody PublicForm(const CardDrawn& e) {
  return CardDrawn{.seat = e.seat, .from = e.from, .card = kHiddenCard, .known = false};
}
[[nodiscard]] constexpr SeatMask AudienceOf(const CardPlayed& e) {
  return e.face_down ? SeatMask::Only(e.seat) : kEveryone;
}
[[nodiscard]] constexpr EventBody PublicForm(const CardPlayed& e) {
  return CardPlayed{
      .seat = e.seat, .card = kHiddenCard, .face_down = e.face_down, .second = e.second};
}
[[nodiscard]] constexpr SeatMask AudienceOf(const CardsKept& e) { return SeatMask::Only(e.seat); }
[[nodiscard]] constexpr EventBody PublicForm(const CardsKept& e) {
  return CardsKept{.seat = e.seat, .count = e.count, .cards = {}};
}
[[nodiscard]] constexpr SeatMask AudienceOf(const LootTaken& e) { return e.knowers; }
[[nodiscard]] constexpr EventBody PublicForm(const LootTaken& e) {
  return LootTaken{.bandit = e.bandit,
                   .loot = e.loot,
                   .slot = e.slot,
                   .from = e.from,
                   .punched = e.punched,
                   .value = PurseValue::kNone,
                   .flask = FlaskKind::kNone,
                   .knowers = e.knowers};
}
[[nodiscard]] constexpr SeatMask AudienceOf(const LootDropped& e) { return e.knowers; }
[[nodiscard]] constexpr EventBody PublicForm(const LootDropped& e) {
  return LootDropped{.bandit = e.bandit,
                     .loot = e.loot,
                     .slot = e.slot,
                     .at = e.at,
                     .value = PurseValue::kNone,
                     .flask = FlaskKind::kNone,
                     .knowers = e.knowers};
}
[[nodiscard]] constexpr SeatMask AudienceOf(const PurseLost& e) { return e.knowers; }
[[nodiscard]] constexpr EventBody PublicForm(const PurseLost& e) {
  return PurseLost{.bandit = e.bandit, .value = PurseValue::kNone, .knowers = e.knowers};
}

// What `viewer` is told; kNoSeat is a spectator.
[[nodiscard]] constexpr EventBody Redacted(const EventBody& body, Seat viewer) {
  return std::visit(
      [viewer](const auto& e) { return AudienceOf(e).Has(viewer) ? EventBody{e} : PublicForm(e); },
      body);
}

// Gets each event with the state right after it.
class Sink {
 public:
  virtual ~Sink() = default;
  virtual void Emit(const EventBody& event, const GameState& after) = 0;
};

}  // namespace folsom
