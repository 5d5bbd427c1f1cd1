// Cards and seats in JSON values. Internal to record/ and to who shows open hands.
#pragma once

#include <boost/json.hpp>

#include "record/words/names.h"

namespace folsom {

// Each card of the bag, in the order of their numbers.
template <typename Each>
void ForCards(const CardBag& bag, Each each) {
  for (std::uint8_t id = 0; id < kHiddenCard.id; ++id) {
    const Card card{id};
    if (!card.IsAction() && !card.IsBullet()) continue;
    for (std::size_t n = bag.Count(card); n > 0; --n) each(card);
  }
}
[[nodiscard]] inline boost::json::array CardsJson(const CardBag& bag, Seat seat,
                                                  const Palette& palette) {
  boost::json::array list;
  ForCards(bag, [&](Card card) { list.emplace_back(CardText(card, seat, palette)); });
  return list;
}

[[nodiscard]] inline boost::json::array SeatsJson(SeatMask seats) {
  boost::json::array list;
  for (const Seat seat : seats& SeatMask::FirstN(kMaxSeats)) list.emplace_back(Index(seat));
  return list;
}
// "all", or a list of seats.
[[nodiscard]] inline boost::json::value KnowersJson(SeatMask seats) {
  if (seats == kEveryone) return "all";
  return SeatsJson(seats);
}

}  // namespace folsom
