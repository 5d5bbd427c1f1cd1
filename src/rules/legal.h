// Which actions a seat may choose. One generator: the list, the mask and the predicate all come
// from it, and Apply asks the predicate.
#pragma once

#include <array>
#include <bitset>
#include <cassert>
#include <span>

#include "rules/action.h"
#include "rules/state.h"

namespace folsom {

// Ascending by action id, without repeats. On the stack: generating actions never allocates.
class ActionList {
 public:
  static constexpr std::size_t kCapacity = 64;

  constexpr void Add(Action a) {
    assert(size_ < kCapacity);
    items_[size_++] = a;
  }
  constexpr void Clear() { size_ = 0; }
  [[nodiscard]] constexpr std::size_t Size() const { return size_; }
  [[nodiscard]] constexpr bool Empty() const { return size_ == 0; }
  [[nodiscard]] constexpr Action operator[](std::size_t i) const { return items_[i]; }
  [[nodiscard]] constexpr const Action* begin() const { return items_.data(); }
  [[nodiscard]] constexpr const Action* end() const { return items_.data() + size_; }
  [[nodiscard]] constexpr bool Has(Action a) const {
    for (const Action mine : *this) {
      if (mine == a) return true;
    }
    return false;
  }

 private:
  std::array<Action, kCapacity> items_;
  std::size_t size_ = 0;
};

using ActionMask = std::bitset<kActions>;

// Replaces `out` by what `seat` may do now; empty if nothing is asked of it.
void LegalActions(const GameState& state, Seat seat, ActionList& out);
[[nodiscard]] ActionMask LegalMask(const GameState& state, Seat seat);
[[nodiscard]] bool IsLegal(const GameState& state, Seat seat, Action action);

}  // namespace folsom
