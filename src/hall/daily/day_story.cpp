#include "hall/daily/day_story.h"

#include <array>

#include "record/game/tally.h"

namespace folsom {

namespace {

constexpr std::array<std::string_view, kDayDeeds> kDayDeedKeys{
    "robbed", "shot", "punched", "hit", "lost", "marshal", "quiet"};

// How often each was done or suffered so far.
using DeedCounts = std::array<int, kDayDeeds - 1>;
[[nodiscard]] DeedCounts CountsOf(const Tally& tally, Seat seat) {
  const auto count = [&](Deed deed) { return tally.Count(seat, deed); };
  return {count(Deed::kTaken),   count(Deed::kHits),
          count(Deed::kPunches), count(Deed::kBullets) + count(Deed::kByLaw),
          count(Deed::kLost),    count(Deed::kMarshal)};
}

[[nodiscard]] DayDeed DeedBetween(const DeedCounts& before, const DeedCounts& after) {
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (after[i] > before[i]) return static_cast<DayDeed>(i);
  }
  return DayDeed::kQuiet;
}

}  // namespace

std::string_view KeyOf(DayDeed deed) { return kDayDeedKeys[static_cast<std::size_t>(deed)]; }

std::optional<DayDeed> DayDeedFrom(std::string_view key) {
  for (std::size_t i = 0; i < kDayDeeds; ++i) {
    if (kDayDeedKeys[i] == key) return static_cast<DayDeed>(i);
  }
  return std::nullopt;
}

std::vector<DayRound> RoundsOf(const Table& table, Seat seat) {
  Tally tally;
  std::vector<DayRound> rounds;
  DeedCounts before{};
  const auto end_round = [&] {
    const DeedCounts after = CountsOf(tally, seat);
    rounds.push_back({.money = tally.Money(seat).back(), .deed = DeedBetween(before, after)});
    before = after;
  };
  bool begun = false;
  for (const TableEvent& told : table.Story()) {
    if (!told.event) continue;
    tally.Add(*told.event, told.after);
    if (!std::holds_alternative<RoundBegan>(*told.event)) continue;
    if (begun) end_round();
    begun = true;
  }
  tally.End(table.State());
  if (begun) end_round();
  return rounds;
}

}  // namespace folsom
