// What one seat may know (section 15 of docs/rules.md).
//
// The Board, which is public, and beside it only the viewer's own part: there is no field that
// could hold a rival's hand. It is the only form of a game that is sent to clients and handed to
// bots.
#pragma once

#include <array>
#include <type_traits>

#include "rules/state/state.h"

namespace folsom {

// What is only the viewer's: all empty for a spectator.
struct ViewOwn {
  CardBag hand;
  std::uint64_t kept = 0;
  Action choice = kNoAction;
  BanditMask asked;     // HORSE-ATTACK-1: own bandits already decided for this wagon,
  BanditMask boarding;  // and those of them who will board.
  constexpr bool operator==(const ViewOwn&) const = default;
};

// How many cards a seat has: public, but counted only when somebody looks.
struct SeatSizes {
  std::uint8_t hand = 0;
  std::uint8_t deck = 0;  // PublicSeat::top included.
  constexpr bool operator==(const SeatSizes&) const = default;
};

struct SeatView : Board {
  constexpr SeatView() = default;
  constexpr SeatView(const Board& board, Seat who) : Board(board), viewer(who) {}

  Seat viewer = kNoSeat;  // kNoSeat: a spectator.
  ViewOwn own;
  Faces faces;  // Those that the viewer may look at.
  std::array<SeatSizes, kMaxSeats> sizes{};
  // A bit per slot: somebody has held it (LOOT-6), so it has a face, seen or not.
  std::uint32_t held_purses = 0;
  std::uint8_t held_flasks = 0;

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
