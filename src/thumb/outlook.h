// What one bandit has to gain and to fear at each place: the rule of thumb's picture of the board.
//
// Everything is in dollars: loot at its value, other things at what they are about worth. It reads
// what is public and what one seat knows (a purse unknown to it counts as an average one).
#pragma once

#include <array>

#include "rules/state/query.h"
#include "rules/state/state.h"

namespace folsom {

inline constexpr int kAveragePurse = 310;               // One of which nothing is known.
inline constexpr std::size_t kAllPlaces = kPlaces + 1;  // And the one of those who rode away.
using PlaceSet = std::uint32_t;                         // A bit per place.

struct Outlook {
  // As `reader` sees it: the bandit's player, or in teams the partner.
  Outlook(const GameState& s, Bandit bandit, Seat reader);

  // Where a step to `to` ends, and what coming there is worth (a bullet costs, a hostage pays).
  struct Arrival {
    Place at;
    int worth;
  };
  [[nodiscard]] Arrival ArriveAt(Place to) const;
  // Where `card` can take it from `at`: a Move, a Ride or a floor change.
  [[nodiscard]] PlaceSet StepsFrom(Place at, CardKind card) const;

  const GameState& state;
  Bandit who;
  Seat seat;  // Whose knowledge counts.
  Car marshal;
  int bullet;                                    // What taking a bullet costs.
  int shot;                                      // What firing one is worth.
  int law;                                       // What playing Marshal is worth.
  int hostage = 0;                               // What coming into the stagecoach is worth.
  std::array<std::int16_t, kAllPlaces> top{};    // The best token lying there,
  std::array<std::int16_t, kAllPlaces> next{};   // and the one after it.
  std::array<std::int16_t, kAllPlaces> fire{};   // A Fire from there,
  std::array<std::int16_t, kAllPlaces> punch{};  // a Punch there,
  std::array<std::int16_t, kAllPlaces> drop{};   // the best token that it makes fall,
  std::array<std::int16_t, kAllPlaces> stay{};   // and being there at the end of the round.

 private:
  [[nodiscard]] bool IsAlone(Place at) const;
  [[nodiscard]] bool IsGuarded(Place at) const;
  void SeeLoot();
  [[nodiscard]] PlaceSet MovesFrom(Place at) const;
  [[nodiscard]] PlaceSet RidesFrom(Place at) const;
  void SeeRivals();
  void SeeShots();
  void SeeEvent();
};

// The most valuable token on a bandit's card, as far as all can see.
[[nodiscard]] int BestHeld(const GameState& s, Bandit b);
// The value of a bandit's visible loot and shooting, to tell who leads.
[[nodiscard]] int VisibleWealth(const GameState& s, Bandit b);
// What holding that hostage to the end is about worth to `b`.
[[nodiscard]] int HostageWorth(const GameState& s, Bandit b, Hostage hostage);

}  // namespace folsom
