#include "arena/play/line_up.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace folsom {

namespace {

using Counts = std::array<std::uint8_t, kMaxBots>;

// "1v3" as numbers; nothing if it is not of that form.
std::optional<std::vector<std::size_t>> ParseCounts(std::string_view text) {
  std::vector<std::size_t> counts(1);
  bool digit = false;
  for (const char c : text) {
    if (c == 'v' && digit) {
      counts.push_back(0);
      digit = false;
    } else if (c >= '0' && c <= '9' && counts.back() < 10) {
      counts.back() = counts.back() * 10 + static_cast<std::size_t>(c - '0');
      digit = true;
    } else {
      return std::nullopt;
    }
  }
  if (!digit) return std::nullopt;
  return counts;
}

Problem BadSeating(const std::string& seating, std::size_t sides, std::size_t bots) {
  return {
      .code = "arena/seating",
      .message = fmt::format("--seating {}: say \"mix\", or for each of the {} bots how many of "
                             "the {} sides it has, at least one, like 1v{}",
                             seating, bots, sides, sides - 1)};
}

// Every way to give `extra` more sides to different bots.
std::vector<Counts> Mixed(std::size_t sides, std::size_t bots) {
  std::vector<Counts> tables;
  std::vector<std::uint8_t> chosen(bots);
  std::fill_n(chosen.begin(), sides % bots, std::uint8_t{1});
  do {  // Descending 0-1 words: every combination, the first bots first.
    Counts counts{};
    for (std::size_t i = 0; i < bots; ++i) {
      counts[i] = static_cast<std::uint8_t>(sides / bots + chosen[i]);
    }
    tables.push_back(counts);
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
  return tables;
}

LineUp Rotated(const LineUp& order, std::size_t sides, std::size_t by) {
  LineUp turned{};
  for (std::size_t i = 0; i < sides; ++i) turned[(i + by) % sides] = order[i];
  return turned;
}

// The circular orders of such a table, each by its rotation that comes first.
std::vector<LineUp> CircularOrders(const Counts& counts, std::size_t sides) {
  LineUp order{};
  std::size_t n = 0;
  for (std::size_t bot = 0; bot < kMaxBots; ++bot) {
    for (std::size_t k = 0; k < counts[bot]; ++k) order[n++] = static_cast<std::uint8_t>(bot);
  }
  std::vector<LineUp> orders;
  do {
    bool first = true;
    for (std::size_t by = 1; by < sides; ++by) first &= !(Rotated(order, sides, by) < order);
    if (first) orders.push_back(order);
  } while (
      std::next_permutation(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(sides)));
  return orders;
}

}  // namespace

Result<Schedule> Schedule::Make(std::size_t sides, std::size_t bots, const std::string& seating) {
  if (bots < 2 || bots > kMaxBots) {
    return Problem{
        .code = "bots/count",
        .message = fmt::format("a match is between 2 to {} bots, not {}", kMaxBots, bots)};
  }
  Schedule schedule;
  schedule.sides_ = sides;
  schedule.bots_ = bots;
  schedule.seating_ = seating;
  if (seating.empty()) schedule.seating_ = bots == 2 ? fmt::format("1v{}", sides - 1) : "mix";
  schedule.mixed_ = schedule.seating_ == "mix";
  if (schedule.mixed_) {
    schedule.AddCycle(Mixed(sides, bots));
    return schedule;
  }
  const auto given = ParseCounts(schedule.seating_);
  if (!given || given->size() != bots) return BadSeating(schedule.seating_, sides, bots);
  Counts counts{};
  std::size_t sum = 0;
  for (std::size_t i = 0; i < bots; ++i) {
    if ((*given)[i] == 0) return BadSeating(schedule.seating_, sides, bots);
    counts[i] = static_cast<std::uint8_t>((*given)[i]);
    sum += (*given)[i];
  }
  if (sum != sides) return BadSeating(schedule.seating_, sides, bots);
  schedule.AddCycle({counts});
  return schedule;
}

// Tables take turns, so that after a part of a cycle all have been set about equally often.
void Schedule::AddCycle(const std::vector<Counts>& tables) {
  std::vector<std::vector<LineUp>> orders;
  std::size_t most = 0;
  for (const Counts& counts : tables) {
    orders.push_back(CircularOrders(counts, sides_));
    most = std::max(most, orders.back().size());
  }
  for (std::size_t i = 0; i < most; ++i) {
    for (const std::vector<LineUp>& table : orders) {
      if (i < table.size()) AddBlock(table[i]);
    }
  }
}

void Schedule::AddBlock(const LineUp& order) {
  const std::uint32_t block = block_.empty() ? 0 : block_.back() + 1;
  for (std::size_t by = 0; by < sides_; ++by) {
    const LineUp turned = Rotated(order, sides_, by);
    if (by > 0 && turned == order) break;  // A B A B is the same again after two.
    cycle_.push_back(turned);
    block_.push_back(block);
  }
}

std::uint64_t Schedule::DealOf(std::uint64_t game) const {
  const std::uint64_t blocks = std::uint64_t{block_.back()} + 1;
  return game / cycle_.size() * blocks + block_[game % cycle_.size()];
}

std::uint64_t Schedule::WholeBlocks(std::uint64_t games) const {
  while (games > 0 && DealOf(games) == DealOf(games - 1)) ++games;
  return games;
}

std::size_t Schedule::SidesOfBot(std::size_t bot) const {
  if (mixed_) return 0;
  return static_cast<std::size_t>(
      std::count(cycle_[0].begin(), cycle_[0].begin() + static_cast<std::ptrdiff_t>(sides_), bot));
}

}  // namespace folsom
