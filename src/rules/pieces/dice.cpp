#include "rules/pieces/dice.h"

#include <cassert>
#include <numeric>

namespace folsom {
namespace {

class OptionList {
 public:
  void Add(std::size_t code, std::size_t weight) {
    items_[size_++] = {static_cast<std::uint8_t>(code), static_cast<std::uint8_t>(weight)};
  }
  [[nodiscard]] std::span<const Outcome> View() const { return {items_.data(), size_}; }

 private:
  std::array<Outcome, 32> items_{};
  std::size_t size_ = 0;
};

// The number of the nth bit (0-based) that is set: by halves and not one by one, since n is random.
[[nodiscard]] std::uint8_t NthBit(std::uint32_t set, std::uint32_t n) {
  std::uint32_t at = 0;
  for (std::uint32_t half = 16; half != 0; half /= 2) {
    const std::uint32_t low = (set >> at) & ((1U << half) - 1U);
    const auto below = static_cast<std::uint32_t>(std::popcount(low));
    const std::uint32_t beyond = n >= below ? 1 : 0;
    at += beyond * half;
    n -= beyond * below;
  }
  return static_cast<std::uint8_t>(at);
}

}  // namespace

std::uint8_t PickWeighted(Rng& rng, std::span<const Outcome> options) {
  std::uint32_t total = 0;
  for (const Outcome& option : options) total += option.weight;
  std::uint32_t rest = rng.Below(total);
  for (const Outcome& option : options) {
    if (rest < option.weight) return option.code;
    rest -= option.weight;
  }
  return options.back().code;
}

Card Dice::AskForCard(Seat whose, const CardBag& bag) {
  OptionList options;
  for (std::uint8_t id = 0; id < kHiddenCard.id; ++id) {
    const Card card{id};
    if (!card.IsAction() && !card.IsBullet()) continue;
    if (const std::size_t count = bag.Count(card)) options.Add(id, count);
  }
  return {source_->Draw(Chance::kCard, whose, options.View())};
}

std::uint8_t Dice::DrawCounted(Chance what, Seat whose, std::span<const std::uint8_t> counts) {
  if (source_ != nullptr) [[unlikely]] {
    OptionList options;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (counts[i] != 0) options.Add(i, counts[i]);
    }
    return source_->Draw(what, whose, options.View());
  }
  const unsigned total = std::accumulate(counts.begin(), counts.end(), 0U);
  std::uint32_t rest = rng_.Below(total);
  std::size_t i = 0;
  while (rest >= counts[i]) rest -= counts[i++];
  return static_cast<std::uint8_t>(i);
}

std::uint8_t Dice::DrawFromSet(Chance what, Seat whose, std::uint32_t set) {
  assert(set != 0);
  if (source_ != nullptr) [[unlikely]] {
    OptionList options;
    for (std::uint32_t rest = set; rest != 0; rest &= rest - 1) {
      options.Add(static_cast<std::size_t>(std::countr_zero(rest)), 1);
    }
    return source_->Draw(what, whose, options.View());
  }
  const auto count = static_cast<std::uint32_t>(std::popcount(set));
  return NthBit(set, rng_.Below(count));
}

}  // namespace folsom
