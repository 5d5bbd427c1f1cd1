// What a bot is asked, as bytes that another worker can be handed. Only for the build that wrote
// them: they are the view as it lies in memory.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/bot.h"

namespace folsom {

struct ThinkJob {
  BotSpec bot;
  SeatView view;
  ActionList legal;
  std::uint64_t seed = 0;
};

[[nodiscard]] std::vector<std::uint8_t> BytesOfJob(const ThinkJob& job);
// Nothing if their number is wrong, or there is nothing to choose from.
[[nodiscard]] std::optional<ThinkJob> JobOfBytes(std::span<const std::uint8_t> bytes);

}  // namespace folsom
