// The whole truth about one game in one flat struct: copy it, compare it, hash its bytes.
//
// It is the Board, which all see, and what is hidden from some or all. The random generator is not
// in it.
#pragma once

#include <array>
#include <type_traits>

#include "rules/pieces/action.h"
#include "rules/state/board.h"

namespace folsom {

// A seat's cards that are not on the board. Which ones is secret; how many is not.
struct SeatSecrets {
  CardBag hand;
  CardBag deck;            // Below PublicSeat::top.
  std::uint64_t kept = 0;  // Action cards committed to be kept so far.
  constexpr bool operator==(const SeatSecrets&) const = default;
};

// The faces of cards and tokens that lie on the board. GameState has them all; a SeatView has those
// that the viewer may look at.
struct Faces {
  std::array<Card, kMaxPile> pile{};         // kHiddenCard: not known, or none there.
  std::array<PurseValue, kPurses> purses{};  // kNone: not known, or nobody ever held it (LOOT-6).
  std::array<FlaskKind, kFlasks> flasks{};   // The same.
  constexpr bool operator==(const Faces&) const = default;
};

// The secrets of the expansion; empty in the base game.
struct HorsesSecrets {
  std::array<std::uint8_t, 3> flask_bag{};  // Kinds not yet come into being.
  BanditMask asked;     // HORSE-ATTACK-1: those whose player has chosen for this wagon,
  BanditMask boarding;  // and those of them who will board it.
  constexpr bool operator==(const HorsesSecrets&) const = default;
};

struct GameState : Board {
  constexpr GameState() = default;
  explicit constexpr GameState(const Board& board) : Board(board) {}

  std::array<SeatSecrets, kMaxSeats> secrets{};
  // Commitments of TURMOIL, DUO-5 or DUO18-3.
  std::array<Action, kMaxSeats> choices{kNoAction, kNoAction, kNoAction,
                                        kNoAction, kNoAction, kNoAction};
  Faces faces;
  std::array<std::uint8_t, kPurseValues> purse_bag{};  // Values not yet come into being.
  HorsesSecrets horses_secrets;
  std::array<std::uint8_t, 4> filler{};  // Always 0. Keeps the struct free of padding.

  [[nodiscard]] constexpr SeatSecrets& Secret(Seat s) { return secrets[Index(s)]; }
  [[nodiscard]] constexpr const SeatSecrets& Secret(Seat s) const { return secrets[Index(s)]; }
  [[nodiscard]] constexpr std::size_t DeckSize(Seat s) const {
    return Secret(s).deck.Size() + At(s).top.size;
  }

  constexpr bool operator==(const GameState&) const = default;
};
static_assert(sizeof(GameState) <= 1024);
static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(std::has_unique_object_representations_v<GameState>, "no padding: bytes are state");

}  // namespace folsom
