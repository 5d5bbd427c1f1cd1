// Which actions a seat may choose. One generator: the list and the predicate both come from it, and
// Apply asks the predicate.
#pragma once

#include <array>
#include <cassert>
#include <span>
#include <utility>

#include "rules/pieces/action.h"
#include "rules/pieces/dice.h"
#include "rules/pieces/kinds.h"
#include "rules/state/state.h"

namespace folsom {

// Ascending by action id, without repeats. On the stack and not cleared: generating actions never
// allocates, and making an empty list costs nothing.
class ActionList {
 public:
  static constexpr std::size_t kCapacity = 64;

  class Iterator {
   public:
    using value_type = Action;               // NOLINT(readability-identifier-naming)
    using difference_type = std::ptrdiff_t;  // NOLINT(readability-identifier-naming)
    constexpr Iterator() = default;
    constexpr explicit Iterator(const std::uint16_t* at) : at_(at) {}
    constexpr Action operator*() const { return {*at_}; }
    constexpr Iterator& operator++() {
      ++at_;
      return *this;
    }
    constexpr Iterator operator++(int) { return Iterator{at_++}; }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    const std::uint16_t* at_ = nullptr;
  };

  constexpr void Add(Action a) {
    assert(size_ < kCapacity);
    ids_[size_++] = a.id;
  }
  // The following three take no branch: what can be done is random, and seldom foreseen.
  constexpr void AddIf(bool may, Action a) {
    assert(size_ < kCapacity);
    ids_[size_] = a.id;
    size_ += may ? 1 : 0;
  }
  // `first` and what follows it, `count` in all, at most eight.
  constexpr void AddRun(Action first, std::size_t count) {
    AddOffsets(first, {0, 1, 2, 3, 4, 5, 6, 7}, count);
  }
  // `first` + n for each bit n of `bits`, which are seven.
  constexpr void AddSet(Action first, std::size_t bits) {
    AddOffsets(first, kKindLists[bits], static_cast<std::size_t>(std::popcount(bits)));
  }
  constexpr void Clear() { size_ = 0; }
  // Leaves those for which `keep` holds, in their order.
  template <typename Predicate>
  constexpr void Filter(Predicate keep) {
    const std::size_t before = std::exchange(size_, 0);
    for (std::size_t i = 0; i < before; ++i) {
      if (keep(Action{ids_[i]})) ids_[size_++] = ids_[i];
    }
  }
  [[nodiscard]] constexpr std::size_t Size() const { return size_; }
  [[nodiscard]] constexpr bool Empty() const { return size_ == 0; }
  [[nodiscard]] constexpr Action operator[](std::size_t i) const { return {ids_[i]}; }
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{ids_.data()}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{ids_.data() + size_}; }
  [[nodiscard]] constexpr bool Has(Action a) const {
    for (const Action mine : *this) {
      if (mine == a) return true;
    }
    return false;
  }

 private:
  // Adds the first `count` of `first` + offset each, writing all eight.
  constexpr void AddOffsets(Action first, const std::array<std::uint16_t, 8>& offsets,
                            std::size_t count) {
    assert(size_ + count <= kCapacity);
    for (std::size_t i = 0; i < offsets.size(); ++i) {
      ids_[size_ + i] = static_cast<std::uint16_t>(first.id + offsets[i]);
    }
    size_ += count;
  }

  std::array<std::uint16_t, kCapacity + 8> ids_;  // Room for AddOffsets to write beyond.
  std::size_t size_ = 0;
};

// Replaces `out` by what `seat` may do now; empty if nothing is asked of it.
void LegalActions(const GameState& state, Seat seat, ActionList& out);
// One of them, uniformly: the very one that the list has at rng.Below(its size), but without
// writing the list where that can be spared. For random play.
[[nodiscard]] Action UniformAction(const GameState& state, Seat seat, Rng& rng);
[[nodiscard]] bool IsLegal(const GameState& state, Seat seat, Action action);

}  // namespace folsom
