// Who will win, judged at the start of a round: by a network, or without one by a softmax over the
// sides of a weighted sum of a few features. Those weights were fitted to games of the rule of
// thumb against itself (tools/fit_value).
#pragma once

#include <array>

#include "neural/network.h"
#include "rules/state/score.h"

namespace folsom {

// What the value looks at; of a side with several bandits the sum over them.
enum class Feature : std::uint8_t {
  kMoney,        // In thousands: loot and ransoms.
  kLead,         // Shots ahead of the best other side, halved.
  kLeading,      // 1 who leads alone, 0.5 who shares the lead.
  kBullets,      // Received, in fours.
  kHere,         // Loot at the bandit's place, in thousands,
  kBeside,       // and above, below and in the cars beside.
  kRoof,         // On a roof of the train.
  kByMarshal,    // Inside, at most one car from the marshal.
  kStrongbox,    // Holds one: others will come for it.
  kHostageLeft,  // None yet, while there are some left.
  kOnCoach,      // In or on the stagecoach.
  kIdleBanker,   // The banker, but no strongbox for him.
};
inline constexpr std::size_t kFeatures = 12;
using SideFeatures = std::array<float, kFeatures>;

// By side: seats, or teams at the number of their A. Sides that are not there stay 0.
[[nodiscard]] std::array<SideFeatures, kMaxSeats> FeaturesOf(const GameState& s);

// The share of the win that each seat's side may expect; when the game is over, has.
[[nodiscard]] WinShares ExpectedShares(const GameState& s);
// The same by a network: what it says of the view of the seat that is to decide.
[[nodiscard]] WinShares SharesByNet(const Network& net, const GameState& s);

}  // namespace folsom
