// How well each seat decided, summed up.
//
// Accuracy says which part of what was at stake was kept: 1 if every decision was the best, 0 if
// they were as good as at random. A decision counts by its stake, so what hardly matters hardly
// counts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "review/judge.h"

namespace folsom::review {

struct Accuracy {
  std::uint32_t decisions = 0;
  std::array<std::uint32_t, kMarks> marks{};
  double loss = 0;
  double stake = 0;
  void Add(const Judgement& judgement);
  // 0 to 1; nothing where nothing was at stake.
  [[nodiscard]] std::optional<double> Part() const;
};

// Of decisions about cards: the card that was played, or that resolves. The last: drawing; keeping,
// boarding and the like are in the total only.
inline constexpr std::size_t kAccuracyKinds = kCardKinds + 1;
inline constexpr std::size_t kDrawing = kCardKinds;

struct SeatAccuracy {
  Accuracy total;
  std::array<Accuracy, kAccuracyKinds> kinds{};
};
// `judgements` by step; nothing where there is none (yet).
[[nodiscard]] std::array<SeatAccuracy, kMaxSeats> AccuracyOf(
    const ReviewGame& game, const std::vector<std::optional<Judgement>>& judgements);

}  // namespace folsom::review
