// The whole truth about one game in one flat struct: copy it, compare it, hash its bytes.
//
// Figures, loot, bullets and hostages belong to bandits; hands, decks, knowledge and decisions to
// seats. The random generator is not in it.
#pragma once

#include <array>
#include <type_traits>

#include "rules/action.h"
#include "rules/cards.h"
#include "rules/config.h"
#include "rules/ids.h"
#include "rules/loot.h"
#include "rules/rounds.h"

namespace folsom {

enum class Phase : std::uint8_t {
  kCasting,     // SET-1, DUO18-2
  kPlacing,     // DUO-5
  kAttack,      // HORSE-ATTACK
  kRoundStart,  // RND-2
  kPlanning,    // Schemin'
  kKeeping,     // EXP-3, KEEP
  kRobbing,     // Stealin'
  kEvent,       // EV-1
  kRoundEnd,    // COACH-7, RND-3
  kOver,
};

// `GameState::step` of an event of which all is done but a question it may have left open.
inline constexpr std::uint8_t kEventOver = 15;

// What the pending seats are asked. kNone while nothing is pending.
enum class Ask : std::uint8_t {
  kNone,
  kDraft,           // A character, or one of the pairs of DUO18-2.
  kCaboose,         // DUO-5, together.
  kBoard,           // HORSE-ATTACK-1, together; bandit by bandit.
  kWagon,           // HORSE-ATTACK-2; bandit by bandit.
  kChooseCard,      // DUO18-3, together.
  kPlan,            // PLAN-1
  kSecondCard,      // DUO18-4
  kWhiskeyCard,     // FLASK-4, after the draw.
  kOldWhiskeyCard,  // FLASK-5, twice.
  kTurmoil,         // TURMOIL, together.
  kKeep,            // EXP-3, KEEP, together; card by card.
  kMove,
  kMarshal,
  kFire,
  kRobbery,
  kPunch,
  kPunchLoot,
  kPunchTake,  // CHAR-CHEYENNE
  kPunchPush,
  kRide,
  kHostage,     // COACH-4
  kFlee,        // GUARD-4
  kPickpocket,  // EV-PICKPOCKET
};

enum class Hostage : std::uint8_t {
  kPoodle,
  kBanker,
  kMinister,
  kTeacher,
  kZealot,
  kOldLady,
  kPokerPlayer,
  kPhotographer,
};
inline constexpr std::size_t kHostages = 8;
inline constexpr Hostage kNoHostage{15};
using HostageMask = Mask<Hostage>;

// Bullets on top of an expert deck, oldest first; all know them (EXP-4, INFO-3).
struct BulletStack {
  std::array<std::uint8_t, 26> nibbles{};
  std::uint8_t size = 0;

  [[nodiscard]] constexpr BulletSource At(std::size_t i) const {
    return static_cast<BulletSource>((nibbles[i / 2] >> (i % 2 * 4)) & 0xFU);
  }
  constexpr void Push(BulletSource from) {
    nibbles[size / 2U] =
        static_cast<std::uint8_t>(nibbles[size / 2U] | (Index(from) << (size % 2U * 4)));
    ++size;
  }
  constexpr BulletSource Pop() {
    const BulletSource top = At(--size);
    nibbles[size / 2U] = static_cast<std::uint8_t>(nibbles[size / 2U] & ~(0xFU << (size % 2U * 4)));
    return top;
  }
  constexpr bool operator==(const BulletStack&) const = default;
};

struct SeatState {
  CardBag hand;
  CardBag deck;                     // Below `top`.
  CardBag discard;                  // Expert only; public (EXP-1).
  std::uint64_t kept = 0;           // Secret: action cards committed to be kept so far.
  std::uint64_t known_bullets = 0;  // Public: bullets all know to be in the hand (expert).
  std::uint64_t received = 0;       // Public: bullets received in the game, a byte per source.
  Action choice = kNoAction;        // Secret: commitment of TURMOIL, DUO-5 or DUO18-3.
  std::uint8_t known_actions = 0;   // Public: at least so many cards in hand are action cards.
  std::uint8_t known_duds = 0;      // Public: at least so many are bullets, known_bullets included.
  std::uint8_t received_this_round = 0;  // H-EV-MORTAL
  BulletStack top;

  [[nodiscard]] constexpr std::size_t DeckSize() const { return deck.Size() + top.size; }
  constexpr bool operator==(const SeatState&) const = default;
};

struct BanditState {
  Place place = kUnplaced;
  Seat owner = kNoSeat;  // kNoSeat: not in the game (or not drafted yet).
  std::uint8_t bullets = 0;
  std::uint8_t jewels = 0;
  std::uint8_t strongboxes = 0;
  Hostage hostage = kNoHostage;
  std::uint8_t fired_at_own = 0;  // Bullets that hit the own side (DUO18-5, TEAM-8).
  std::uint8_t conductor = 0;     // 1: got $250 by EV-HOSTAGE.
  constexpr bool operator==(const BanditState&) const = default;
};

// A card of the common pile. Face-down cards turn face up when they come to resolve (ROB-1).
struct PileCard {
  Card card;
  std::uint8_t bits = 0;  // Seat in the low three bits, then face down, then "second card".

  static constexpr std::uint8_t kFaceDown = 8;
  static constexpr std::uint8_t kSecond = 16;  // DUO18-4: the card before it is a Fire.
  [[nodiscard]] constexpr Seat By() const { return static_cast<Seat>(bits & 7U); }
  [[nodiscard]] constexpr bool FaceDown() const { return (bits & kFaceDown) != 0; }
  [[nodiscard]] constexpr bool Second() const { return (bits & kSecond) != 0; }
  constexpr bool operator==(const PileCard&) const = default;
};
// The longest round has five turns of six cards; old whiskey adds two (escape, six players).
inline constexpr std::size_t kMaxPile = 36;

struct PurseToken {
  Spot spot;
  PurseValue value = PurseValue::kNone;  // kNone: nobody ever held it.
  SeatMask knowers;                      // Who knows the value; public.
  constexpr bool operator==(const PurseToken&) const = default;
};
struct FlaskToken {
  Spot spot;
  FlaskKind kind = FlaskKind::kNone;
  SeatMask knowers;
  std::uint8_t half = 0;  // 1: half-full, its kind public (FLASK-2).
  constexpr bool operator==(const FlaskToken&) const = default;
};

enum class Guard : std::uint8_t { kAbsent, kOnCoach, kOnTrain };

// What the expansion adds; empty in the base game (`coach` is kNoCar).
struct HorsesState {
  Car coach = kNoCar;            // The car the stagecoach stands at.
  Guard guard = Guard::kAbsent;  // On the train he is on the roof of `coach` (GUARD-7).
  std::array<std::uint8_t, kMaxCars> horses{};
  HostageMask hostages;  // Still by the locomotive.
  std::array<FlaskToken, kFlasks> flasks{};
  std::array<std::uint8_t, 3> flask_bag{};  // Kinds not yet come into being.
  BanditMask riding;                        // HORSE-ATTACK: not on the train yet.
  BanditMask asked;                         // Secret: those whose player has chosen for this wagon.
  BanditMask boarding;                      // Secret: those who will board it.
  Car attacked = kNoCar;                    // The wagon being decided.
  BanditMask fleeing;                       // GUARD-4: have yet to choose where to.
  Bandit hostage_taker = kNoBandit;         // COACH-4: has yet to choose.
  constexpr bool operator==(const HorsesState&) const = default;
};

inline constexpr std::array<std::array<Bandit, 2>, kMaxSeats> kNoColours = [] {
  std::array<std::array<Bandit, 2>, kMaxSeats> none{};
  for (std::array<Bandit, 2>& colours : none) colours = {kNoBandit, kNoBandit};
  return none;
}();

struct GameState {
  std::array<SeatState, kMaxSeats> seats{};
  std::array<BanditState, kMaxBandits> bandits{};
  // The bandits behind a seat's two colour slots (cards.h); the same for team partners.
  std::array<std::array<Bandit, 2>, kMaxSeats> colours = kNoColours;

  std::array<PileCard, kMaxPile> pile{};
  std::uint8_t pile_size = 0;
  std::uint8_t pile_next = 0;  // The card that resolves now; those before it went home (ROB-3).

  std::array<PurseToken, kPurses> purses{};
  std::array<std::uint8_t, kPurseValues> purse_bag{};  // Values not yet come into being.
  std::array<std::uint8_t, kPlaces> jewels{};          // Lying at each place.
  std::array<std::uint8_t, kPlaces> strongboxes{};
  std::uint8_t strongbox_waits = 0;  // 1: the second strongbox is off the train (SET-5).
  Car marshal = kLocomotive;
  std::uint8_t neutral = 0;  // Neutral bullets left.

  Phase phase = Phase::kCasting;
  Ask ask = Ask::kNone;
  SeatMask pending;           // Who must decide now; several decide together.
  Bandit actor = kNoBandit;   // The bandit the question is about, where it is about one.
  Bandit target = kNoBandit;  // The punched bandit.
  // Robbing: 1 while a card resolves. Event, start and end of a round: the next step.
  std::uint8_t step = 0;

  std::uint8_t round = 0;  // 1 to 5.
  std::array<RoundCard, kRounds> rounds{kNoRoundCard, kNoRoundCard, kNoRoundCard, kNoRoundCard,
                                        kNoRoundCard};
  Seat first = kNoSeat;
  std::uint8_t turn = 0;   // Symbol of the round card.
  std::uint8_t order = 0;  // Position in this turn's player order.
  std::uint8_t acts = 0;   // Actions done by that player in this turn.

  // DUO18-2: who goes with Ghost, Doc and Belle.
  std::array<Bandit, 3> pairs{kNoBandit, kNoBandit, kNoBandit};

  Config config;
  Terms terms;
  HorsesState horses;
  std::array<std::uint8_t, 9> reserved{};  // Always 0. Keeps the struct free of padding.

  [[nodiscard]] constexpr SeatState& At(Seat s) { return seats[Index(s)]; }
  [[nodiscard]] constexpr const SeatState& At(Seat s) const { return seats[Index(s)]; }
  [[nodiscard]] constexpr BanditState& At(Bandit b) { return bandits[Index(b)]; }
  [[nodiscard]] constexpr const BanditState& At(Bandit b) const { return bandits[Index(b)]; }
  [[nodiscard]] constexpr RoundCard CurrentRound() const { return rounds[round - 1U]; }
  [[nodiscard]] constexpr Car Caboose() const { return static_cast<Car>(terms.cars - 1); }

  constexpr bool operator==(const GameState&) const = default;
};
static_assert(sizeof(GameState) <= 1024);
static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(std::has_unique_object_representations_v<GameState>, "no padding: bytes are state");

}  // namespace folsom
