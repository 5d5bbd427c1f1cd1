#include "hall/daily/day_result.h"

#include <algorithm>
#include <map>
#include <variant>

#include "fair/fair_check.h"
#include "hall/answers/replay.h"
#include "hall/problems.h"
#include "hall/stored_log.h"
#include "rules/state/score.h"

namespace folsom {

namespace {

// Only what comes in the same order under one kind and owner counts.
[[nodiscard]] std::map<std::size_t, Luck> InOrder(const Luck& luck) {
  std::map<std::size_t, Luck> lines;
  for (const Drawn& drawn : luck) {
    lines[Index(drawn.what) * (kMaxSeats + 1) + DrawColumn(drawn.whose)].push_back(drawn);
  }
  return lines;
}

[[nodiscard]] bool HasBotsOf(const DayDeal& deal, const Table& table) {
  for (std::size_t i = 0; i < table.Chairs().size(); ++i) {
    if (table.Chairs()[i].level != deal.bots[i]) return false;
  }
  return true;
}

[[nodiscard]] bool IsDealOf(const DayDeal& deal, const Table& table, const StoredTable& stored) {
  return stored.secret == deal.secret && table.GetConfig() == deal.config &&
         HasBotsOf(deal, table) && InOrder(table.Origin()->luck) == InOrder(LuckOfDay(deal).luck);
}

// One person sat down, at their own seat, and took every decision of it.
[[nodiscard]] bool IsPlayedAlone(std::span<const Entry> log, Seat seat) {
  return std::ranges::none_of(log, [seat](const Entry& entry) {
    const Sat* const sat = std::get_if<Sat>(&entry.body);
    if (sat != nullptr) return sat->seat != seat || sat->program;
    const Decided* const decided = std::get_if<Decided>(&entry.body);
    return decided != nullptr && decided->seat == seat && decided->by != Decider::kPlayer;
  });
}

[[nodiscard]] DayResult ResultOf(const DayDeal& deal, const GameState& state) {
  const Score score = ScoreOf(state);
  const int own = score.seats[Index(deal.seat)].total;
  int better = 0;
  for (std::size_t i = 0; i < deal.config.seats; ++i) better += score.seats[i].total > own ? 1 : 0;
  return {.day = deal.day, .money = own, .place = better + 1, .seats = deal.config.seats};
}

// Who sat down first: there is nobody else (IsPlayedAlone).
[[nodiscard]] PersonId WhoRode(std::span<const Entry> log) {
  for (const Entry& entry : log) {
    if (const Sat* const sat = std::get_if<Sat>(&entry.body)) return sat->who;
  }
  return {};
}

}  // namespace

std::optional<DayNumber> TriedDay(std::string_view key, std::string_view id, const Table& table) {
  const GameOrigin* const origin = table.Origin();
  const std::optional<DayNumber> day = origin == nullptr ? std::nullopt : DayFrom(origin->game);
  if (!day || key.empty() || id != TryTable(key, *day, table.Host())) return std::nullopt;
  return day;
}

Result<DayResult> CheckDayGame(std::string_view key, const StoredTable& stored) {
  const Result<Table> table = OverTable(stored);
  if (!table) return table.Error();
  const Result<std::vector<Entry>> log = EntriesOf(stored);
  if (!log) return log.Error();
  if (table->GetStage() != Stage::kFinished) {
    return ProblemOf("record/not_finished", "this game was not played to its end");
  }
  const GameOrigin* const origin = table->Origin();
  const std::optional<DayNumber> day = origin == nullptr ? std::nullopt : DayFrom(origin->game);
  if (!day || !origin->IsDeal()) return ProblemOf("daily/none", "this is no daily train");
  const DayDeal deal = DealOfDay(key, *day);
  if (!IsDealOf(deal, *table, stored)) {
    return ProblemOf("daily/other_deal", "this is not the deal of " + origin->game);
  }
  if (DayOf(table->OpenedAt()) != *day) {
    return ProblemOf("daily/other_day", "this game was not begun on " + origin->game);
  }
  if (!IsPlayedAlone(*log, deal.seat)) {
    return ProblemOf("daily/not_alone", "not every decision is the player's own");
  }
  if (stored.summary.id != TryTable(key, *day, WhoRode(*log))) {
    return ProblemOf("daily/other_try", "this is not the table of its player's try");
  }
  const Result<FairVerdict> fair = CheckFair(WholeRecord(*table, stored.secret));
  if (!fair) return fair.Error();
  DayResult result = ResultOf(deal, table->State());
  result.rounds = RoundsOf(*table, deal.seat);
  return result;
}

}  // namespace folsom
