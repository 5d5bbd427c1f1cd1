// Everything that everybody at the table may see: public by definition.
//
// GameState (the truth) and SeatView (what a seat knows) are both a Board with more, so a fact that
// is added here is shown to all. What is hidden, even in part, stays out: hands, decks, commitments
// and the faces of cards and tokens are in state.h.
//
// Figures, loot, bullets and hostages belong to bandits; cards and knowledge of them to seats.
#pragma once

#include <array>
#include <type_traits>

#include "rules/pieces/cards.h"
#include "rules/pieces/ids.h"
#include "rules/pieces/loot.h"
#include "rules/pieces/rounds.h"
#include "rules/setup/config.h"

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

// `Board::step` of an event of which all is done but a question it may have left open.
inline constexpr std::uint8_t kEventOver = 15;

// What the pending seats are asked. kNone while nothing is pending.
enum class Ask : std::uint8_t {
  kNone,
  kDraft,           // A character, or one of the pairs of DUO18-2.
  kCaboose,         // DUO-5, together.
  kGetAboard,       // HORSE-ATTACK-1, together; bandit by bandit.
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
  static constexpr std::size_t kMost = 52;  // All there are in the game.
  std::array<std::uint8_t, 28> nibbles{};   // Two more bytes than needed: they fill PublicSeat.
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

// What all know of a seat's cards.
struct PublicSeat {
  CardBag discard;                       // Expert only (EXP-1).
  std::uint64_t known_bullets = 0;       // Bullets all know to be in the hand (expert).
  std::uint64_t received = 0;            // Bullets received in the game, a byte per source.
  std::uint8_t known_actions = 0;        // At least so many cards in hand are action cards.
  std::uint8_t known_duds = 0;           // At least so many are bullets, known_bullets included.
  std::uint8_t received_this_round = 0;  // H-EV-MORTAL
  BulletStack top;
  constexpr bool operator==(const PublicSeat&) const = default;
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

// A card of the common pile but for its face, which is in Faces. Face-down cards turn face up when
// they come to resolve (ROB-1).
struct PileCard {
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

// Tokens but for their faces: where they are, and who knows them.
struct PurseToken {
  Spot spot;
  SeatMask knowers;
  constexpr bool operator==(const PurseToken&) const = default;
};
struct FlaskToken {
  Spot spot;
  SeatMask knowers;
  std::uint8_t half = 0;  // 1: half-full, its kind known to all (FLASK-2).
  constexpr bool operator==(const FlaskToken&) const = default;
};

enum class Guard : std::uint8_t { kAbsent, kOnCoach, kOnTrain };

// What the expansion adds; empty in the base game (`coach` is kNoCar).
struct HorsesBoard {
  Car coach = kNoCar;            // The car the stagecoach stands at.
  Guard guard = Guard::kAbsent;  // On the train he is on the roof of `coach` (GUARD-7).
  std::array<std::uint8_t, kMaxCars> horses{};
  HostageMask hostages;  // Still by the locomotive.
  std::array<FlaskToken, kFlasks> flasks{};
  BanditMask riding;                 // HORSE-ATTACK: not on the train yet.
  Car attacked = kNoCar;             // The wagon being decided.
  BanditMask fleeing;                // GUARD-4: have yet to choose where to.
  Bandit hostage_taker = kNoBandit;  // COACH-4: has yet to choose.
  constexpr bool operator==(const HorsesBoard&) const = default;
};

inline constexpr std::array<std::array<Bandit, 2>, kMaxSeats> kNoColours = [] {
  std::array<std::array<Bandit, 2>, kMaxSeats> none{};
  for (std::array<Bandit, 2>& colours : none) colours = {kNoBandit, kNoBandit};
  return none;
}();

struct Board {
  std::array<PublicSeat, kMaxSeats> seats{};
  std::array<BanditState, kMaxBandits> bandits{};
  // The bandits behind a seat's two colour slots (cards.h); the same for team partners.
  std::array<std::array<Bandit, 2>, kMaxSeats> colours = kNoColours;

  std::array<PileCard, kMaxPile> pile{};
  std::uint8_t pile_size = 0;
  std::uint8_t pile_next = 0;  // The card that resolves now; those before it went home (ROB-3).

  std::array<PurseToken, kPurses> purses{};
  std::array<std::uint8_t, kPlaces> jewels{};  // Lying at each place.
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
  HorsesBoard horses;
  std::uint8_t reserved = 0;  // Always 0. Keeps the struct free of padding.

  [[nodiscard]] constexpr PublicSeat& At(Seat s) { return seats[Index(s)]; }
  [[nodiscard]] constexpr const PublicSeat& At(Seat s) const { return seats[Index(s)]; }
  [[nodiscard]] constexpr BanditState& At(Bandit b) { return bandits[Index(b)]; }
  [[nodiscard]] constexpr const BanditState& At(Bandit b) const { return bandits[Index(b)]; }
  [[nodiscard]] constexpr RoundCard CurrentRound() const { return rounds[round - 1U]; }
  [[nodiscard]] constexpr Car Caboose() const { return static_cast<Car>(terms.cars - 1); }

  constexpr bool operator==(const Board&) const = default;
};
static_assert(std::is_trivially_copyable_v<Board>);
static_assert(std::has_unique_object_representations_v<Board>, "no padding: bytes are state");

}  // namespace folsom
