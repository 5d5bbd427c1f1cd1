// What one seat may know (section 15 of docs/rules.md).
//
// A type of its own, not a GameState with blanks: it has no field that could hold a rival's hand.
// It is the only form of a game that is sent to clients and handed to bots.
#pragma once

#include <array>
#include <type_traits>

#include "rules/state.h"

namespace folsom {

struct ViewSeat {
  CardBag discard;
  std::uint64_t received = 0;       // A byte per source, as in SeatState.
  std::uint64_t known_bullets = 0;  // Bullets all know to be in the hand.
  BulletStack top;
  std::uint8_t hand_size = 0;
  std::uint8_t deck_size = 0;  // `top` included.
  std::uint8_t known_actions = 0;
  std::uint8_t known_duds = 0;
  std::uint8_t received_this_round = 0;
  constexpr bool operator==(const ViewSeat&) const = default;
};

// What is only the viewer's: all empty for a spectator.
struct ViewOwn {
  CardBag hand;
  std::uint64_t kept = 0;
  Action choice = kNoAction;
  BanditMask asked;     // HORSE-ATTACK-1: own bandits already decided for this wagon,
  BanditMask boarding;  // and those of them who will board.
  constexpr bool operator==(const ViewOwn&) const = default;
};

struct SeatView {
  Seat viewer = kNoSeat;  // kNoSeat: a spectator.
  Config config;
  Terms terms;
  std::array<ViewSeat, kMaxSeats> seats{};
  ViewOwn own;
  std::array<BanditState, kMaxBandits> bandits{};  // All of it is public.
  std::array<std::array<Bandit, 2>, kMaxSeats> colours = kNoColours;
  std::array<PileCard, kMaxPile> pile{};  // kHiddenCard where the viewer may not look.
  std::uint8_t pile_size = 0;
  std::uint8_t pile_next = 0;
  // `value` is kNone where the viewer does not know it; `held_purses` tells which exist (LOOT-6).
  std::array<PurseToken, kPurses> purses{};
  std::uint32_t held_purses = 0;  // A bit per slot: somebody has held it.
  std::array<std::uint8_t, kPlaces> jewels{};
  std::array<std::uint8_t, kPlaces> strongboxes{};
  std::uint8_t strongbox_waits = 0;
  Car marshal = kLocomotive;
  std::uint8_t neutral = 0;
  Phase phase = Phase::kCasting;
  Ask ask = Ask::kNone;
  SeatMask pending;
  Bandit actor = kNoBandit;
  Bandit target = kNoBandit;
  std::uint8_t step = 0;
  std::uint8_t round = 0;
  std::array<RoundCard, kRounds> rounds{};
  Seat first = kNoSeat;
  std::uint8_t turn = 0;
  std::uint8_t order = 0;
  std::uint8_t acts = 0;
  std::array<Bandit, 3> pairs{};
  // The expansion's public part.
  Car coach = kNoCar;
  Guard guard = Guard::kAbsent;
  std::array<std::uint8_t, kMaxCars> horses{};
  HostageMask hostages;
  std::array<FlaskToken, kFlasks> flasks{};  // `kind` is kNone where unknown.
  std::uint8_t held_flasks = 0;
  BanditMask riding;
  Car attacked = kNoCar;
  BanditMask fleeing;
  Bandit hostage_taker = kNoBandit;

  [[nodiscard]] constexpr RoundCard CurrentRound() const { return rounds[round - 1U]; }
  constexpr bool operator==(const SeatView&) const = default;
};
static_assert(std::is_trivially_copyable_v<SeatView>);

// After the end (Phase::kOver) everything but the cards is revealed to all (INFO-5); the whole
// truth is then the state itself.
[[nodiscard]] SeatView ViewFor(const GameState& state, Seat viewer);

// PLAN-10, memory play: the same view with only the top card of the pile readable (turned over, the
// one that resolves now; those before it have been seen).
[[nodiscard]] SeatView WithMemoryPlay(const SeatView& view);

}  // namespace folsom
