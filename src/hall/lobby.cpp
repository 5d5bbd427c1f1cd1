#include "hall/lobby.h"

#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "hall/store_ask.h"
#include "hall/summary.h"
#include "hall/wire/wire.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr int kMostListed = 100;  // Of each shelf.
constexpr Millis kPollEvery = 2000;
constexpr Millis kPollSoon = 100;

using Summaries = std::vector<TableSummary>;

[[nodiscard]] std::string SummariesText(const Summaries& summaries) {
  json::array list;
  for (const TableSummary& summary : summaries) list.push_back(SummaryJson(summary));
  return json::serialize(list);
}

[[nodiscard]] Summaries TablesOf(Store& store, const std::string& person) {
  Summaries all = store.ListOf(person, kMostListed);
  std::erase_if(all, [](const TableSummary& one) {
    return one.shelf == TableShelf::kClosed || IsOfPuzzle(one);
  });
  return all;
}

[[nodiscard]] Summaries PublicTables(Store& store) {
  Summaries all = store.List(TableShelf::kOpen, true, {}, kMostListed);
  Summaries playing = store.List(TableShelf::kPlaying, true, {}, kMostListed);
  std::ranges::move(playing, std::back_inserter(all));
  return all;
}

}  // namespace

void Lobby::List(Listed done) {
  if (list_at_ != 0 && loop_.Now() - list_at_ < kPollEvery) return done(list_);
  asked_.push_back(std::move(done));
  Poll();
}

void Lobby::ListOf(const std::string& person, Listed done) {
  AskStore(
      store_, [person](Store& store) { return SummariesText(TablesOf(store, person)); },
      leash_.On([done = std::move(done)](const std::optional<std::string>& list) { done(list); }));
}

void Lobby::Watch(LobbyWatcher& watcher) {
  if (std::ranges::find(watchers_, &watcher) == watchers_.end()) watchers_.push_back(&watcher);
  PollIn(kPollEvery);
}

void Lobby::Unwatch(LobbyWatcher& watcher) { std::erase(watchers_, &watcher); }

void Lobby::Changed() {
  if (!watchers_.empty()) PollIn(kPollSoon);
}

void Lobby::PollIn(Millis delay) {
  const Millis at = loop_.Now() + delay;
  if (timer_ != 0 && poll_at_ <= at) return;
  if (timer_ != 0) loop_.Cancel(timer_);
  poll_at_ = at;
  timer_ = loop_.After(delay, leash_.On([this] {
    timer_ = 0;
    if (!watchers_.empty()) Poll();
  }));
}

void Lobby::Poll() {
  if (std::exchange(polling_, true)) return;
  AskStore(
      store_, [](Store& store) { return SummariesText(PublicTables(store)); },
      leash_.On([this](const std::optional<std::string>& list) { Take(list); }));
}

void Lobby::Take(const std::optional<std::string>& list) {
  polling_ = false;
  const bool changed = list && list_at_ != 0 && *list != list_;  // The first is an answer.
  if (list) {
    list_ = *list;
    list_at_ = loop_.Now();
  }
  for (const Listed& done : std::exchange(asked_, {})) done(list);
  if (watchers_.empty()) return;
  PollIn(kPollEvery);
  if (!changed) return;
  const Bytes bytes = std::make_shared<const std::string>(LobbyText(list_));
  for (LobbyWatcher* const watcher : watchers_) watcher->Push(bytes);
}

}  // namespace folsom
