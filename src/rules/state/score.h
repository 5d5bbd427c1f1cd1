// The final reckoning: section 9 of docs/rules.md, ransoms and stations.
#pragma once

#include <array>

#include "rules/state/state.h"

namespace folsom {

inline constexpr int kConductorPay = 250;  // EV-HOSTAGE

struct BanditScore {
  std::int16_t purses = 0;
  std::int16_t jewels = 0;
  std::int16_t strongboxes = 0;  // Without those settled by H-EV-SHARE.
  std::int16_t conductor = 0;    // EV-HOSTAGE
  std::int16_t ransom = 0;
  bool caught = false;  // H-EV-ESCAPE
  bool counts = true;   // Adds to its seat's total; not so for some who are caught (H-EV-ESCAPE-2).
  constexpr bool operator==(const BanditScore&) const = default;
};
struct SeatScore {
  std::int16_t shares = 0;      // H-EV-SHARE
  std::int16_t mortal = 0;      // H-EV-MORTAL, 0 or below
  std::int16_t gunslinger = 0;  // Teams: the whole bonus stands at the A of the team.
  std::int16_t total = 0;       // Of this player alone.
  std::int16_t side_total = 0;  // With the partner (TEAM-8); else the same as total.
  constexpr bool operator==(const SeatScore&) const = default;
};
struct Score {
  std::array<BanditScore, kMaxBandits> bandits{};
  std::array<SeatScore, kMaxSeats> seats{};
  SeatMask winners;  // Empty if all are caught (H-EV-ESCAPE-2).
  constexpr bool operator==(const Score&) const = default;
};

// END-2, DUO18-5, TEAM-8: all who would be Gunslinger if the game ended now, partners with each
// other: everybody before the first shot that counts, nobody in games without one.
[[nodiscard]] SeatMask Gunslingers(const Board& board);

// What the game would be worth if it ended now; final once the phase is kOver.
[[nodiscard]] Score ScoreOf(const GameState& state);

// The part of a win that each seat's side has: ties split it, partners have the same (TEAM-8).
using WinShares = std::array<float, kMaxSeats>;
[[nodiscard]] WinShares SharesOf(const Terms& terms, SeatMask winners);

}  // namespace folsom
