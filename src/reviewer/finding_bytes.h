// What a task found, as bytes that another instance of the same build can be handed. Nothing is
// lost.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "review/review.h"

namespace folsom::review {

[[nodiscard]] std::vector<std::uint8_t> BytesOfFinding(const Review::Finding& finding);
// Nothing if they are no finding. Whether it is one of a certain review says Review::Fits.
[[nodiscard]] std::optional<Review::Finding> FindingOfBytes(std::span<const std::uint8_t> bytes);

}  // namespace folsom::review
