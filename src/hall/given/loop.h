// The one thread on which tables, connections and callbacks live.
#pragma once

#include <cstdint>
#include <functional>

#include "table/options.h"

namespace folsom {

class Loop {
 public:
  virtual ~Loop() = default;
  [[nodiscard]] virtual Millis Now() const = 0;       // Unix time; any thread.
  virtual void Post(std::function<void()> what) = 0;  // Any thread.
  using Timer = std::uint64_t;                        // 0: none.
  virtual Timer After(Millis delay, std::function<void()> what) = 0;
  virtual void Cancel(Timer timer) = 0;
};

}  // namespace folsom
