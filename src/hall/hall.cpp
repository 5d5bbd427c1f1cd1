#include "hall/hall.h"

#include <boost/json.hpp>
#include <utility>

#include "hall/problems.h"
#include "hall/store_ask.h"
#include "hall/stored_log.h"
#include "hall/summary.h"
#include "record/position/position.h"
#include "table/good_text.h"
#include "table/table_words.h"

namespace folsom {

namespace {

constexpr int kMostTablesOf = 1000;  // Of one person.

// The same row on the shelf of closed tables.
[[nodiscard]] TableSummary ClosedSummary(TableSummary summary, Millis now) {
  boost::json::error_code error;
  boost::json::value text = boost::json::parse(summary.text, error);
  if (boost::json::object* const fields = text.if_object()) {
    (*fields)["stage"] = KeyOf(Stage::kClosed);
    summary.text = boost::json::serialize(text);
  }
  summary.shelf = TableShelf::kClosed;
  summary.changed_at = now;
  return summary;
}

}  // namespace

Hall::Hall(const HostTools& tools, std::string node, Links links)
    : tools_(tools),
      node_(std::move(node)),
      links_(std::move(links)),
      unattended_(tools.settings),
      room_(tools.settings) {}

TableHost* Hall::Loaded(const std::string& id) {
  const auto found = hosts_.find(id);
  return found == hosts_.end() ? nullptr : found->second.get();
}

void Hall::Find(const std::string& id, Found found) {
  if (TableHost* const host = Loaded(id)) return found(host, {});
  if (!IsGoodId(id)) return found(nullptr, UnknownTable());
  std::vector<Found>& waiting = loading_[id];
  waiting.push_back(std::move(found));
  if (waiting.size() == 1) Load(id);
}

void Hall::FindByCode(const std::string& code, Found found) {
  AskStore(
      tools_.store, [code](Store& store) { return store.IdOfCode(code); },
      leash_.On(
          [this, found = std::move(found)](const std::optional<std::optional<std::string>>& id) {
            if (!id) return found(nullptr, StoreFailed());
            if (!*id) return found(nullptr, UnknownTable());
            Find(**id, found);
          }));
}

void Hall::Load(const std::string& id) {
  const auto load = [id, shared = tools_.shared,
                     node = node_](Store& store) -> std::optional<LoadedTable> {
    std::optional<StoredTable> table = store.Load(id, 0);
    if (!table) return std::nullopt;
    LoadedTable loaded{.table = std::move(*table), .present = {}};
    if (!shared) return loaded;
    // What came in before we listened is read again.
    store.Listen(id);
    const std::uint32_t last =
        loaded.table.entries.empty() ? 0 : loaded.table.entries.back().version;
    if (std::optional<StoredTable> newer = store.Load(id, last)) {
      for (StoredEntry& entry : newer->entries) loaded.table.entries.push_back(std::move(entry));
    }
    loaded.present = store.PresentAt(id, node);
    return loaded;
  };
  AskStore(tools_.store, load,
           leash_.On([this, id](const std::optional<std::optional<LoadedTable>>& loaded) {
             TakeLoaded(id, loaded);
           }));
}

void Hall::TakeLoaded(const std::string& id,
                      const std::optional<std::optional<LoadedTable>>& loaded) {
  if (!loaded) return Settle(id, nullptr, StoreFailed());
  if (!*loaded) return Settle(id, nullptr, UnknownTable());
  const StoredTable& stored = (*loaded)->table;
  Result<std::vector<Entry>> log = EntriesOf(stored);
  if (!log) return Shelve(id, stored, true);
  Result<Table> table = Table::Replay(*log);
  if (table) {
    TableHost& host =
        Add({id, stored.summary.code, stored.secret}, std::move(*table), (*loaded)->present);
    return Settle(id, &host, {});
  }
  const bool finished = stored.summary.shelf == TableShelf::kFinished;
  if (table.Error().code == "log/rules_version" && !finished) {
    return Resume(id, **loaded, std::move(*log));
  }
  Shelve(id, stored, table.Error().code != "log/newer_rules");
}

// A table that cannot be shown. If it was not over, and with `close`, it is closed for good: its
// log gets one more entry, which nobody need fold.
void Hall::Shelve(const std::string& id, const StoredTable& stored, bool close) {
  tools_.log.Write(LogLevel::kError, "log_unreadable", {{"table", id}});
  const bool over =
      stored.summary.shelf == TableShelf::kFinished || stored.summary.shelf == TableShelf::kClosed;
  const Millis now = tools_.loop.Now();
  if (over || !close || stored.entries.empty()) {
    constexpr int kSomeLeases = 30;  // Another node may have the program for it.
    LetLie(id, over ? kNoWake : kSomeLeases * tools_.settings.lease_ms);
    return Settle(id, nullptr, UnreadableTable());
  }
  AppendRequest request{.table = id,
                        .version = stored.entries.back().version + 1,
                        .entry = EntryText({.at = now, .body = Closed{Closing::kUpgrade}}),
                        .tag = tools_.new_tag(),
                        .summary = ClosedSummary(stored.summary, now),
                        .position = {}};
  tools_.store.Append(
      std::move(request),
      leash_.On([this, id](std::optional<AppendResult> /*result*/, const std::string& /*why*/) {
        LetLie(id, kNoWake);
        Settle(id, nullptr, UnreadableTable());
      }));
}

// Gives up a claim on a table that is not in memory.
void Hall::LetLie(const std::string& id, StoreSpan wake) {
  tools_.store.Call(
      [node = node_, id, wake, shared = tools_.shared](Store& store) {
        store.Release(node, id, wake);
        if (shared) store.Unlisten(id);
      },
      {});
}

// The rules changed under the table: it goes on from its last kept position, or closes.
void Hall::Resume(const std::string& id, const LoadedTable& loaded, std::vector<Entry> log) {
  log.push_back(Table::ResumeFrom(log, loaded.table.position, tools_.loop.Now()));
  Result<Table> table = Table::Replay(log);
  if (!table) return Settle(id, nullptr, UnreadableTable());
  const StoredTable& stored = loaded.table;
  AppendRequest request{
      .table = id,
      .version = table->Version(),
      .entry = EntryText(log.back()),
      .tag = tools_.new_tag(),
      .summary = SummaryOf(*table, id, stored.summary.code, CommitOf(stored.secret)),
      .position = {}};
  if (table->GetStage() == Stage::kPlaying) request.position = WritePosition(table->State());
  tools_.log.Write(LogLevel::kWarn, "table_resumed", {{"table", id}});
  tools_.store.Append(std::move(request), leash_.On([this, id, loaded, table = std::move(*table)](
                                                        std::optional<AppendResult> result,
                                                        const std::string& /*why*/) {
    if (result == AppendResult::kConflict) return Load(id);  // Another node did it.
    if (result != AppendResult::kStored) return Settle(id, nullptr, StoreFailed());
    TableHost& host =
        Add({id, loaded.table.summary.code, loaded.table.secret}, table, loaded.present);
    Settle(id, &host, {});
  }));
}

TableHost& Hall::Add(TableOrigin origin, Table table, const std::vector<std::string>& present) {
  const std::string id = origin.id;
  auto host = std::make_unique<TableHost>(tools_, *this, std::move(origin), std::move(table),
                                          std::set<PersonId>(present.begin(), present.end()));
  TableHost& added = *host;
  hosts_[id] = std::move(host);
  if (stopped_) added.Retire();
  if (leased_soon_.erase(id) != 0) added.Lead(leased_until_);
  return added;
}

void Hall::Settle(const std::string& id, TableHost* host, const Problem& why) {
  const auto node = loading_.extract(id);
  leased_soon_.erase(id);
  if (node.empty()) return;
  for (const Found& found : node.mapped()) found(host, why);
}

void Hall::Rename(const Person& person, const std::string& before, bool even_if_taken) {
  const auto list = [id = person.id](Store& store) { return store.ListOf(id, kMostTablesOf); };
  const auto rename = [this, person, before,
                       even_if_taken](const std::optional<std::vector<TableSummary>>& tables) {
    if (!tables) return;
    for (const TableSummary& table : *tables) {
      if (table.shelf != TableShelf::kOpen && table.shelf != TableShelf::kPlaying) continue;
      if (HasSeatOf(table, before)) renames_.push_back({table.id, {person, before}, even_if_taken});
    }
    RenameSome();
  };
  AskStore(tools_.store, list, leash_.On(rename));
}

void Hall::RenameSome() {
  for (; renames_left_ > 0 && !renames_.empty(); --renames_left_) {
    const SeatRenaming next = std::move(renames_.front());
    renames_.pop_front();
    Find(next.table, leash_.On([next](TableHost* host, const Problem& /*why*/) {
      if (host == nullptr) return;
      host->RenameSeats(next.renaming.person, next.renaming.before, next.even_if_taken);
    }));
  }
}

void Hall::Gone(TableHost& host) {
  host.PushAll(NoticeText("table/gone", "this table was removed", host.Id()));
  tools_.loop.Post(leash_.On([this, id = host.Id()] {
    TableHost* const gone = Loaded(id);
    if (gone != nullptr) gone->DropAll();
    hosts_.erase(id);
  }));
}

std::optional<Problem> Hall::MayRunBots(const PersonId& who, const std::string& address) const {
  if (unattended_.HasRoom(who, address)) return std::nullopt;
  return Problem{
      .code = "limit/unattended",
      .message = "games of bots alone are running that nobody watches; wait for one to end"};
}

std::unique_ptr<Unattended::Place> Hall::RunAlone(const TableHost& host) {
  const auto opened = opened_.find(host.Id());
  return unattended_.Take(host.Now().Host(),
                          opened == opened_.end() ? std::string() : opened->second.address);
}

std::size_t Hall::Led() const {
  std::size_t led = 0;
  for (const auto& [id, host] : hosts_) led += host->Leads() ? 1 : 0;
  return led;
}

}  // namespace folsom
