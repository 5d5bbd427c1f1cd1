// The parts of an observation. Internal to features/.
#pragma once

#include "features/seating.h"
#include "features/writer.h"

namespace folsom::features {

void WriteTable(const SeatView& v, const Seating& who, const Writer& w);
void WriteSeats(const SeatView& v, const Seating& who, const Writer& w);
void WriteBandits(const SeatView& v, const Seating& who, const Writer& w);
void WriteCards(const SeatView& v, const Seating& who, const Writer& w);
// Purses, flasks and other loot.
void WriteLoot(const SeatView& v, const Seating& who, const Writer& w);

// The colour slot (cards.h) of a seat's own or first bandit. Observations have the cards of that
// one first: in teams, the partner's come second for both.
[[nodiscard]] inline std::size_t OwnColour(const Terms& terms, Seat seat) {
  return terms.teams ? Index(seat) % 2 : 0;
}

// The bandit that the viewer's question is about; kNoBandit: about none.
[[nodiscard]] inline Bandit AskedBandit(const SeatView& v) {
  return v.ask == Ask::kGetAboard ? NextToBoard(v, v.viewer, v.own.asked) : v.actor;
}

}  // namespace folsom::features
