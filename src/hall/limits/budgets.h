// How long bots may think.
#pragma once

#include <algorithm>

#include "bots/bot.h"

namespace folsom {

// Whether `asked` is no more than `most` by the measure it has.
[[nodiscard]] constexpr bool IsWithin(const Budget& asked, const Budget& most) {
  return asked.iterations <= most.iterations && asked.ms <= most.ms;
}
[[nodiscard]] constexpr Budget AtMost(const Budget& asked, const Budget& most) {
  return {.iterations = std::min(asked.iterations, most.iterations),
          .ms = std::min(asked.ms, most.ms)};
}

}  // namespace folsom
