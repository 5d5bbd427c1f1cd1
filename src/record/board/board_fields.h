// The one description of the Board's fields in JSON: their names and order. The writer (whole views
// and positions, and patches between views) and the reader go through these lists; how a value is
// written follows from its type. Internal to record/.
//
// A new public field is added to the struct in rules/state/board.h, here, and to schema/view.json.
#pragma once

#include <string_view>
#include <tuple>

#include "rules/state/board.h"
#include "rules/state/view.h"

namespace folsom {

// How a value is written where its type leaves that open.
struct ByType {};
struct AsFlag {};     // 0 or 1 as false or true.
struct AsKnowers {};  // Seats that know a token: also "all".
struct IfAny {};      // Seats; left out where there are none.
struct AsCards {};    // The action cards of a bag's word.
struct AsSlots {      // The numbers of the bits that are set, below `count`.
  std::size_t count = 0;
};
struct UpTo {  // A number; the limit may depend on the game.
  std::int64_t most = 0;
  std::uint8_t (*of)(const Board&) = nullptr;
};

// A field of a record: its key, its member and how it is written.
template <typename Record, typename T, typename How>
struct BoardField {
  std::string_view key;
  T Record::*member;
  How how;
};
template <typename Record, typename T, typename How = ByType>
[[nodiscard]] consteval BoardField<Record, T, How> Field(std::string_view key, T Record::*member,
                                                         How how = {}) {
  return {key, member, how};
}

// The lists among the fields.
using Bandits = decltype(Board::bandits);
using Pile = decltype(Board::pile);
using Purses = decltype(Board::purses);
using Flasks = decltype(HorsesBoard::flasks);
using RoundCards = decltype(Board::rounds);
using Pairs = decltype(Board::pairs);
using PerPlace = std::array<std::uint8_t, kPlaces>;
using PerCar = std::array<std::uint8_t, kMaxCars>;

// A purse or flask with its face, as far as it is shown.
struct ShownPurse {
  Spot at;
  PurseValue value = PurseValue::kNone;
  SeatMask knowers;

  static constexpr std::size_t kSlots = kPurses;
  [[nodiscard]] static ShownPurse Of(const Board& board, const Faces& faces, std::size_t slot) {
    return {board.purses[slot].spot, faces.purses[slot], board.purses[slot].knowers};
  }
  void PutInto(Board& board, Faces& faces, std::size_t slot) const {
    board.purses[slot] = {at, knowers};
    faces.purses[slot] = value;
  }
  constexpr bool operator==(const ShownPurse&) const = default;
};
struct ShownFlask {
  Spot at;
  FlaskKind kind = FlaskKind::kNone;
  SeatMask knowers;
  std::uint8_t half = 0;

  static constexpr std::size_t kSlots = kFlasks;
  [[nodiscard]] static ShownFlask Of(const Board& board, const Faces& faces, std::size_t slot) {
    const FlaskToken& flask = board.horses.flasks[slot];
    return {flask.spot, faces.flasks[slot], flask.knowers, flask.half};
  }
  void PutInto(Board& board, Faces& faces, std::size_t slot) const {
    board.horses.flasks[slot] = {at, knowers, half};
    faces.flasks[slot] = kind;
  }
  constexpr bool operator==(const ShownFlask&) const = default;
};

inline constexpr std::tuple kPurseFields{
    Field("at", &ShownPurse::at),
    Field("value", &ShownPurse::value),
    Field("knowers", &ShownPurse::knowers, AsKnowers{}),
};
inline constexpr std::tuple kFlaskFields{
    Field("at", &ShownFlask::at),
    Field("kind", &ShownFlask::kind),
    Field("knowers", &ShownFlask::knowers, AsKnowers{}),
    Field("half", &ShownFlask::half, AsFlag{}),
};

// A bandit's owner stands with the seat.
inline constexpr std::tuple kBanditFields{
    Field("place", &BanditState::place),
    Field("bullets", &BanditState::bullets, UpTo{kBulletsPerBandit}),
    Field("jewels", &BanditState::jewels, UpTo{kJewels}),
    Field("strongboxes", &BanditState::strongboxes, UpTo{kStrongboxes}),
    Field("hostage", &BanditState::hostage),
    Field("fired_at_own", &BanditState::fired_at_own, UpTo{kBulletsPerBandit}),
    Field("conductor", &BanditState::conductor, AsFlag{}),
};

inline constexpr std::tuple kSeatFields{
    Field("top", &PublicSeat::top),
    Field("discard", &PublicSeat::discard),
    Field("received", &PublicSeat::received),
    Field("received_this_round", &PublicSeat::received_this_round, UpTo{BulletStack::kMost}),
    Field("known_bullets", &PublicSeat::known_bullets),
    Field("known_actions", &PublicSeat::known_actions, UpTo{kMostCards}),
    Field("known_duds", &PublicSeat::known_duds, UpTo{kMostCards}),
};

inline constexpr std::tuple kBoardFields{
    Field("bandits", &Board::bandits),
    Field("phase", &Board::phase),
    Field("ask", &Board::ask),
    Field("pending", &Board::pending),
    Field("actor", &Board::actor),
    Field("target", &Board::target),
    Field("step", &Board::step, UpTo{32}),
    Field("round", &Board::round, UpTo{kRounds}),
    Field("rounds", &Board::rounds),
    Field("first", &Board::first),
    Field("turn", &Board::turn, UpTo{4}),
    Field("order", &Board::order, UpTo{.of = [](const Board& b) { return b.terms.seats; }}),
    Field("acts", &Board::acts, UpTo{2}),
    Field("pile", &Board::pile),
    Field("pile_next", &Board::pile_next, UpTo{.of = [](const Board& b) { return b.pile_size; }}),
    Field("purses", &Board::purses),
    Field("jewels", &Board::jewels, UpTo{kJewels}),
    Field("strongboxes", &Board::strongboxes, UpTo{kStrongboxes}),
    Field("strongbox_waits", &Board::strongbox_waits, AsFlag{}),
    Field("marshal", &Board::marshal),
    Field("neutral", &Board::neutral,
          UpTo{.of = [](const Board& b) { return b.terms.neutral_supply; }}),
    Field("pairs", &Board::pairs),
};

inline constexpr std::tuple kHorsesFields{
    Field("coach", &HorsesBoard::coach),
    Field("guard", &HorsesBoard::guard),
    Field("horses", &HorsesBoard::horses, UpTo{kMaxBandits}),
    Field("hostages", &HorsesBoard::hostages),
    Field("flasks", &HorsesBoard::flasks),
    Field("riding", &HorsesBoard::riding),
    Field("attacked", &HorsesBoard::attacked),
    Field("fleeing", &HorsesBoard::fleeing),
    Field("hostage_taker", &HorsesBoard::hostage_taker),
};

// --- A field that is in none of the lists does not compile.

template <typename... Fields>
[[nodiscard]] consteval std::size_t BytesOf(const std::tuple<Fields...>& /*fields*/) {
  constexpr auto kBytes = []<typename R, typename T, typename H>(BoardField<R, T, H>*) {
    return sizeof(T);
  };
  return (kBytes(static_cast<Fields*>(nullptr)) + ...);
}
static_assert(BytesOf(kPurseFields) == sizeof(PurseToken) + sizeof(PurseValue));
static_assert(BytesOf(kFlaskFields) == sizeof(FlaskToken) + sizeof(FlaskKind));
static_assert(BytesOf(kBanditFields) + sizeof(BanditState::owner) == sizeof(BanditState));
static_assert(BytesOf(kSeatFields) == sizeof(PublicSeat));
static_assert(BytesOf(kHorsesFields) == sizeof(HorsesBoard));
// The config has a form of its own (config_json.h), from which the terms follow; the colours follow
// from the owners, the pile's size from its length.
static_assert(BytesOf(kBoardFields) + sizeof(Board::seats) + sizeof(Board::horses) +
                  sizeof(Board::config) + sizeof(Board::terms) + sizeof(Board::colours) +
                  sizeof(Board::pile_size) + sizeof(Board::reserved) ==
              sizeof(Board));

}  // namespace folsom
