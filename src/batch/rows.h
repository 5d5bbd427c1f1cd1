// Where a batch writes, a row for each game.
#pragma once

#include <cstddef>
#include <cstdint>

#include "batch/slot.h"

namespace folsom {

// What is null is left out. Of a game that has just ended only `reward` and `money` tell; all else
// is of the next.
struct BatchRows {
  std::uint8_t* observation = nullptr;  // kObservationSize each, of the seat that is to decide.
  std::uint8_t* mask = nullptr;         // kActions each: 1 where an action is legal.
  std::uint8_t* seat = nullptr;         // Who is to decide.
  std::uint8_t* seats = nullptr;        // How many play.
  std::uint16_t* entry = nullptr;       // Which entry of the mix is played.
  float* reward = nullptr;              // kMaxSeats each: shares of the win, else 0.
  std::int32_t* money = nullptr;        // kMaxSeats each: the final money, else 0.
  std::uint8_t* ended = nullptr;        // 1: a game has just ended.
  std::uint8_t* foresight = nullptr;    // kForesightSize each, of the same view.
  std::uint8_t* truth = nullptr;        // kTruthSize each: what that seat does not know.
};

// Who is to decide in a slot, and what they may do.
struct Asked {
  LegalBits legal;
  Seat seat = kNoSeat;
};

// The decision that is to be made in row `game`.
void WriteDecision(const BatchRows& rows, std::size_t game, const Slot& slot, const Asked& asked);
// That no game has just ended there, and that one has.
void WriteNoEnd(const BatchRows& rows, std::size_t game);
void WriteEnd(const BatchRows& rows, std::size_t game, const GameState& last);

}  // namespace folsom
