// What the hall counts. No names, no addresses, no tables in it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace folsom {

// How long things took, in milliseconds.
struct Histogram {
  static constexpr std::array<std::int64_t, 10> kBounds{1, 2, 5, 10, 25, 50, 100, 250, 1000, 5000};
  std::array<std::uint64_t, kBounds.size() + 1> counts{};  // Up to each bound, and above all.
  std::int64_t sum_ms = 0;

  void Add(std::int64_t ms) {
    std::size_t i = 0;
    while (i < kBounds.size() && ms > kBounds[i]) ++i;
    ++counts[i];
    sum_ms += ms;
  }
};

// Counted since the start, on the loop's thread.
struct Metrics {
  std::uint64_t connections = 0;
  std::uint64_t messages = 0;
  std::uint64_t refused = 0;  // Answered by an error.
  std::uint64_t limited = 0;  // Of those, for being too many.
  std::uint64_t pushes = 0;   // Messages sent.
  std::uint64_t pushed_bytes = 0;
  std::uint64_t people = 0;     // New ones.
  std::uint64_t tables = 0;     // New ones.
  std::uint64_t decisions = 0;  // By people.
  std::uint64_t bot_decisions = 0;
  std::uint64_t conflicts = 0;  // Appends that another node's came before.
  std::uint64_t store_failures = 0;
  std::uint64_t finished = 0;  // Games.
  std::uint64_t notices = 0;   // "It is your turn".
  Histogram stored;            // From a command to its storing.
};

// How things are now.
struct Gauges {
  std::uint64_t connections = 0;
  std::uint64_t tables_loaded = 0;
  std::uint64_t tables_led = 0;         // Whose bots and clocks run here.
  std::uint64_t tables_unattended = 0;  // Of those, bots alone with nobody there.
  std::uint64_t bots_waiting = 0;
  std::uint64_t store_waiting = 0;
  std::uint64_t store_appends = 0;
  std::uint64_t store_transactions = 0;
  bool store_ready = true;
  bool store_full = false;  // No new tables are made.
  std::int64_t store_used_bytes = 0;
  std::int64_t store_free_bytes = -1;  // -1: not known.
};

}  // namespace folsom
