#include "hall/daily/day_judge.h"

#include <memory>
#include <utility>

#include "hall/store_ask.h"

namespace folsom {

namespace {

constexpr std::size_t kMostRidesWaiting = 1000;
constexpr Millis kJudgeLater = 250;

}  // namespace

bool DayJudge::Judge(const std::string& table, Done done) {
  if (asked_.size() >= kMostRidesWaiting && !asked_.contains(table)) return false;
  const auto [asked, is_new] = asked_.try_emplace(table);
  if (done) asked->second.push_back(std::move(done));
  if (is_new) waiting_.push_back(table);
  Next();
  return true;
}

void DayJudge::Next() {
  if (busy_ || waiting_.empty()) return;
  busy_ = true;
  const std::string table = std::move(waiting_.front());
  waiting_.pop_front();
  Load(table);
}

void DayJudge::Load(const std::string& table) {
  const auto load = [table](Store& store) { return LoadUnjudged(store, table); };
  AskStore(tools_.store, load,
           leash_.On([this, table](const std::optional<std::optional<StoredTable>>& stored) {
             if (!stored || !*stored) return Over(table);
             Check(**stored);
           }));
}

void DayJudge::Check(StoredTable stored) {
  struct Work {
    StoredTable stored;
    std::string key;
    DayVerdict verdict;
  };
  const auto work = std::make_shared<Work>(Work{std::move(stored), tools_.key, {}});
  const bool taken = tools_.thinking.Work(
      [work] { work->verdict = VerdictOn(CheckDayGame(work->key, work->stored)); },
      leash_.On([this, work] { Keep(work->stored.summary, work->verdict); }));
  if (taken) return;
  tools_.loop.After(kJudgeLater, leash_.On([this, work] { Check(std::move(work->stored)); }));
}

void DayJudge::Keep(const TableSummary& summary, const DayVerdict& verdict) {
  const auto keep = [summary, verdict](Store& store) {
    return KeepVerdict(store, summary, verdict);
  };
  AskStore(tools_.store, keep, leash_.On([this, table = summary.id](std::optional<bool> kept) {
    if (kept && !*kept) return Load(table);
    Over(table);
  }));
}

void DayJudge::Over(const std::string& table) {
  busy_ = false;
  const auto node = asked_.extract(table);
  if (!node.empty()) {
    for (const Done& done : node.mapped()) done();
  }
  Next();
}

}  // namespace folsom
