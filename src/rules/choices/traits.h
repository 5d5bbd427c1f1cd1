// What each question is like: one row per Ask, in its order.
#pragma once

#include "rules/state/board.h"

namespace folsom {

using PhaseSet = std::uint16_t;  // A bit per phase.
[[nodiscard]] constexpr PhaseSet Only(Phase phase) {
  return static_cast<PhaseSet>(1U << Index(phase));
}

struct AskTraits {
  Ask ask;
  PhaseSet phases;  // In which it is asked.
  // Several seats answer together: a choice is only noted, and the last one opens all.
  bool together;
  // Answered in small steps that nobody else may notice (INFO-2).
  bool hidden_steps;
  // All that decides its options is public: where that leaves one way, it is not asked (ROB-2).
  bool open;
};

namespace detail {
inline constexpr PhaseSet kInPlanning = Only(Phase::kPlanning);
inline constexpr PhaseSet kInRobbing = Only(Phase::kRobbing);
inline constexpr PhaseSet kAfterRobbing = Only(Phase::kEvent) | Only(Phase::kRoundEnd);

// clang-format off
inline constexpr std::array kAskTraits{
    //        ask                   phases                      together hidden  open
    AskTraits{Ask::kNone,           0,                          false,   false,  true},
    AskTraits{Ask::kDraft,          Only(Phase::kCasting),      false,   false,  true},
    AskTraits{Ask::kCaboose,        Only(Phase::kPlacing),      true,    false,  true},
    AskTraits{Ask::kGetAboard,      Only(Phase::kAttack),       true,    true,   true},
    AskTraits{Ask::kWagon,          Only(Phase::kAttack),       false,   false,  true},
    AskTraits{Ask::kChooseCard,     Only(Phase::kRoundStart),   true,    false,  false},
    AskTraits{Ask::kPlan,           kInPlanning,                false,   false,  false},
    AskTraits{Ask::kSecondCard,     kInPlanning,                false,   false,  false},
    AskTraits{Ask::kWhiskeyCard,    kInPlanning,                false,   false,  false},
    AskTraits{Ask::kOldWhiskeyCard, kInPlanning,                false,   false,  false},
    AskTraits{Ask::kTurmoil,        kInPlanning,                true,    false,  false},
    AskTraits{Ask::kKeep,           Only(Phase::kKeeping),      true,    true,   false},
    AskTraits{Ask::kMove,           kInRobbing,                 false,   false,  true},
    AskTraits{Ask::kMarshal,        kInRobbing,                 false,   false,  true},
    AskTraits{Ask::kFire,           kInRobbing,                 false,   false,  true},
    AskTraits{Ask::kRobbery,        kInRobbing,                 false,   false,  true},
    AskTraits{Ask::kPunch,          kInRobbing,                 false,   false,  true},
    AskTraits{Ask::kPunchLoot,      kInRobbing,                 false,   false,  true},
    AskTraits{Ask::kPunchTake,      kInRobbing,                 false,   false,  true},
    AskTraits{Ask::kPunchPush,      kInRobbing,                 false,   false,  true},
    AskTraits{Ask::kRide,           kInRobbing,                 false,   false,  true},
    AskTraits{Ask::kHostage,        kInRobbing | kAfterRobbing, false,   false,  true},
    AskTraits{Ask::kFlee,           kInRobbing | kAfterRobbing, false,   false,  true},
    AskTraits{Ask::kPickpocket,     Only(Phase::kEvent),        false,   false,  true},
};
// clang-format on

consteval bool RowsFollowAsk() {
  for (std::size_t i = 0; i < kAskTraits.size(); ++i) {
    if (kAskTraits[i].ask != static_cast<Ask>(i)) return false;
    if (kAskTraits[i].hidden_steps && !kAskTraits[i].together) return false;
  }
  return kAskTraits.back().ask == Ask::kPickpocket;
}
static_assert(RowsFollowAsk());
}  // namespace detail

[[nodiscard]] constexpr const AskTraits& TraitsOf(Ask ask) {
  return detail::kAskTraits[Index(ask)];
}

}  // namespace folsom
