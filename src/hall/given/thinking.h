// Who does what takes long: bots think, passwords are hashed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "bots/bot.h"

namespace folsom {

// Whose share of the threads it takes.
struct Payer {
  std::string address;  // Where none is known, an id that stands for it.
  std::string person;
  std::string table;
};

// For whom a bot decides, the most urgent first: a player who is there and decides for themselves,
// people who only watch, nobody.
enum class Audience : std::uint8_t { kPlayer, kOnlookers, kNobody };

// What a bot is asked.
struct BotQuestion {
  BotSpec bot;
  SeatView view;
  ActionList legal;
  std::uint64_t seed = 0;
  Payer payer{};
  Audience audience = Audience::kPlayer;
  // Only the bot's own answer counts: where it cannot be had, kNoAction is answered, and not what
  // the rule of thumb would do.
  bool exact = false;
};

class Thinking {
 public:
  virtual ~Thinking() = default;

  // Always answers, on the loop's thread. Each audience goes before the next, and no question waits
  // for one of another. Within one, addresses share alike, then the people of each, then their
  // tables; the more decisions of one address wait, the shorter its bots think.
  virtual void Think(const BotQuestion& question, std::function<void(Action)> done) = 0;
  // Any other work, perhaps on another thread; `done` comes after it, on the loop's. False if too
  // many wait: then neither is called.
  [[nodiscard]] virtual bool Work(std::function<void()> work, std::function<void()> done) = 0;
  // Decisions and works; any thread.
  [[nodiscard]] virtual std::size_t Waiting() const = 0;
};

}  // namespace folsom
