// Who does what takes long: bots think, passwords are hashed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "bots/bot.h"

namespace folsom {

// What a bot is asked.
struct BotQuestion {
  BotSpec bot;
  SeatView view;
  ActionList legal;
  std::uint64_t seed = 0;
};

class Thinking {
 public:
  virtual ~Thinking() = default;

  // Always answers, on the loop's thread; the more decisions wait, the shorter bots think.
  virtual void Think(const BotQuestion& question, std::function<void(Action)> done) = 0;
  // Any other work, perhaps on another thread; `done` comes after it, on the loop's. False if too
  // many wait: then neither is called.
  [[nodiscard]] virtual bool Work(std::function<void()> work, std::function<void()> done) = 0;
  // Decisions and works; any thread.
  [[nodiscard]] virtual std::size_t Waiting() const = 0;
};

}  // namespace folsom
