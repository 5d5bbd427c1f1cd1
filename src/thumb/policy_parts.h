// The parts of the rule of thumb. Internal to it.
#pragma once

#include "thumb/policy.h"

namespace folsom {

// The best of the legal actions so far; each is judged with the player's error.
class Best {
 public:
  Best(Care care, Rng& rng) : error_(care.error), rng_(rng) {}
  void Consider(Action action, int worth) {
    if (error_ > 0) worth += static_cast<int>(rng_.Below(static_cast<std::uint32_t>(error_)));
    if (action_ != kNoAction && worth <= worth_) return;
    action_ = action;
    worth_ = worth;
  }
  [[nodiscard]] Action Chosen() const { return action_; }

 private:
  int error_;
  Rng& rng_;
  Action action_ = kNoAction;
  int worth_ = 0;
};

// The questions of planning and DUO18-3.
[[nodiscard]] Action ChoosePlan(const GameState& s, Seat seat, const ActionList& legal,
                                const Forecast& forecast, Care care, Rng& rng);

// What each action is worth there; `board` is the forecast's.
void WorthsOfPlan(const GameState& s, Seat seat, const ActionList& legal, const GameState& board,
                  Worths& out);
void WorthsInRobbing(const GameState& s, Seat seat, const ActionList& legal, bool to_come,
                     Worths& out);

// Whether the question is one of ChoosePlan's.
[[nodiscard]] constexpr bool IsPlanning(Ask ask) {
  return ask == Ask::kChooseCard || ask == Ask::kPlan || ask == Ask::kSecondCard ||
         ask == Ask::kWhiskeyCard || ask == Ask::kOldWhiskeyCard || ask == Ask::kTurmoil;
}

}  // namespace folsom
