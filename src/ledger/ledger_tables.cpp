// Tables and their logs in a ledger.
#include <algorithm>
#include <charconv>
#include <map>

#include "ledger/fields.h"
#include "ledger/hex.h"
#include "ledger/ledger_store.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::size_t kVersionDigits = 10;

[[nodiscard]] std::string LogKey(const std::string& table, std::uint32_t version) {
  std::string digits = std::to_string(version);
  digits.insert(0, kVersionDigits - digits.size(), '0');
  return "log/" + table + "/" + digits;
}
[[nodiscard]] std::uint32_t VersionOf(const std::string& key) {
  std::uint32_t version = 0;
  std::from_chars(key.data() + key.size() - kVersionDigits, key.data() + key.size(), version);
  return version;
}

[[nodiscard]] std::string LogText(const std::string& tag, const std::string& text) {
  return json::serialize(json::object{{"tag", HexOf(tag)}, {"text", text}});
}

[[nodiscard]] TableSummary SummaryFrom(const std::string& id, const std::string& text) {
  const Fields fields(text);
  return {.id = id,
          .code = fields.Text("code"),
          .listed = fields.Flag("listed"),
          .shelf = static_cast<TableShelf>(fields.Number("shelf") & 3),
          .created_at = fields.Number("created"),
          .changed_at = fields.Number("changed"),
          .text = fields.Text("text")};
}

void SortNewestFirst(std::vector<TableSummary>& list) {
  const auto is_before = [](const TableSummary& a, const TableSummary& b) {
    return a.changed_at != b.changed_at ? a.changed_at > b.changed_at : a.id < b.id;
  };
  std::ranges::make_heap(list, is_before);  // A heap's code is much smaller than a sort's.
  std::ranges::sort_heap(list, is_before);
}

template <typename List>
void CutTo(List& list, int limit) {
  const auto most = static_cast<std::size_t>(std::max(limit, 0));
  if (list.size() > most) list.resize(most);
}

// Those on this shelf that come after `place`, newest first.
[[nodiscard]] std::vector<TableSummary> PageOf(std::vector<TableSummary> list, TableShelf shelf,
                                               const ListPlace& place, int limit) {
  std::erase_if(list, [&](const TableSummary& one) {
    const bool after =
        one.changed_at != place.changed_at ? one.changed_at < place.changed_at : one.id > place.id;
    return one.shelf != shelf || !after;
  });
  SortNewestFirst(list);
  CutTo(list, limit);
  return list;
}

[[nodiscard]] bool IsOpenShelf(TableShelf shelf) {
  return shelf == TableShelf::kOpen || shelf == TableShelf::kPlaying;
}

}  // namespace

void LedgerStore::PutSummary(const TableSummary& summary) {
  const json::object fields{{"code", summary.code},
                            {"listed", summary.listed},
                            {"shelf", static_cast<std::int64_t>(summary.shelf)},
                            {"created", summary.created_at},
                            {"changed", summary.changed_at},
                            {"text", summary.text}};
  ledger_.Put("summary/" + summary.id, json::serialize(fields));
}

std::vector<TableSummary> LedgerStore::AllSummaries() {
  std::vector<TableSummary> all;
  for (const auto& [key, text] : ledger_.Scan("summary/")) {
    all.push_back(SummaryFrom(KeyRest(key, "summary/"), text));
  }
  return all;
}

Store::Created LedgerStore::Create(const NewTable& table, int limit) {
  const std::string& id = table.summary.id;
  const std::optional<std::string> first = ledger_.Get(LogKey(id, 1));
  if (first)
    return *first == LogText(table.tag, table.entry) ? Created::kStored : Created::kIdTaken;
  if (ledger_.Get("code/" + table.summary.code)) return Created::kCodeTaken;
  const auto is_open = [&](const TableSummary& summary) {
    return IsOpenShelf(summary.shelf) &&
           Fields(ledger_.Get("table/" + summary.id).value_or("")).Text("owner") == table.owner;
  };
  if (std::ranges::count_if(AllSummaries(), is_open) >= limit) return Created::kTooMany;
  ledger_.Put("table/" + id, json::serialize(json::object{{"secret", HexOf(table.secret)},
                                                          {"owner", table.owner},
                                                          {"code", table.summary.code}}));
  PutSummary(table.summary);
  ledger_.Put(LogKey(id, 1), LogText(table.tag, table.entry));
  ledger_.Put("code/" + table.summary.code, id);
  ledger_.Put("lease/" + id,
              json::serialize(json::object{{"node", ""}, {"until", 0}, {"wake", scene_.now}}));
  ledger_.MustLast();
  return Created::kStored;
}

std::vector<AppendResult> LedgerStore::Append(std::span<const AppendRequest> requests) {
  std::vector<AppendResult> results;
  std::map<std::string, AppendResult> refused;
  for (const AppendRequest& request : requests) {
    const auto before = refused.find(request.table);
    results.push_back(before == refused.end() ? AppendOne(request) : before->second);
    if (results.back() != AppendResult::kStored) refused.emplace(request.table, results.back());
  }
  return results;
}

// Where this node wrote the last entry nothing need be read: the commit tells if somebody else has
// written since.
AppendResult LedgerStore::AppendOne(const AppendRequest& request) {
  const std::string key = LogKey(request.table, request.version);
  const std::string before = LogKey(request.table, request.version - 1);
  const std::string text = LogText(request.tag, request.entry);
  const auto tail = scene_.tails.find(request.table);
  if (tail != scene_.tails.end() && tail->second + 1 == request.version) {
    ledger_.Assume(key, false);
    ledger_.Assume(before, true);
  } else {
    const std::optional<std::string> there = ledger_.Get(key);
    const std::optional<std::string> last = ledger_.Get(before);
    if (there) return *there == text ? AppendResult::kStored : AppendResult::kConflict;
    if (!last) {
      return ledger_.Get("table/" + request.table) ? AppendResult::kConflict
                                                   : AppendResult::kNoTable;
    }
  }
  ledger_.Put(key, text);
  ledger_.MustLast();
  KeepBeside(request);
  if (scene_.shared) {
    ledger_.Tell({{"table", request.table}, {"version", request.version}});
  }
  return AppendResult::kStored;
}

void LedgerStore::KeepBeside(const AppendRequest& request) {
  if (request.summary) PutSummary(*request.summary);
  if (!request.position.empty()) {
    ledger_.Put(
        "position/" + request.table,
        json::serialize(json::object{{"version", request.version}, {"text", request.position}}));
  }
  if (!request.people) return;
  const std::string key = "owners/" + request.table;
  const Fields before(ledger_.Get(key).value_or(""));
  for (const json::value& person : before.List("people")) {
    const json::string* const id = person.if_string();
    if (id != nullptr) ledger_.Put("seat/" + std::string(*id) + "/" + request.table, "gone");
  }
  json::array people;
  for (const std::string& person : *request.people) {
    people.emplace_back(person);
    ledger_.Put("seat/" + person + "/" + request.table, "here");
  }
  ledger_.Put(key, json::serialize(json::object{{"people", std::move(people)}}));
}

std::optional<StoredTable> LedgerStore::Load(const std::string& id, std::uint32_t after) {
  const std::optional<std::string> table = ledger_.Get("table/" + id);
  const std::optional<std::string> summary = ledger_.Get("summary/" + id);
  const std::optional<std::string> position = ledger_.Get("position/" + id);
  const std::vector<Ledger::Row> log =
      ledger_.ScanFrom(LogKey(id, after + 1), AfterAll("log/" + id + "/"));
  if (!table || !summary) return std::nullopt;
  StoredTable stored;
  stored.summary = SummaryFrom(id, *summary);
  stored.secret = BytesOfHex(Fields(*table).Text("secret"));
  for (const auto& [key, text] : log) {
    stored.entries.push_back({VersionOf(key), Fields(text).Text("text")});
  }
  if (position) {
    const Fields fields(*position);
    stored.position = fields.Text("text");
    stored.position_version = static_cast<std::uint32_t>(fields.Number("version"));
  }
  return stored;
}

std::optional<TableSummary> LedgerStore::Summary(const std::string& id) {
  const std::optional<std::string> text = ledger_.Get("summary/" + id);
  if (!text) return std::nullopt;
  return SummaryFrom(id, *text);
}

std::optional<std::string> LedgerStore::IdOfCode(const std::string& code) {
  return ledger_.Get("code/" + code);
}

std::vector<TableSummary> LedgerStore::List(TableShelf shelf, bool listed_only,
                                            const ListPlace& place, int limit) {
  std::vector<TableSummary> list = AllSummaries();
  std::erase_if(list, [&](const TableSummary& one) { return listed_only && !one.listed; });
  return PageOf(std::move(list), shelf, place, limit);
}

std::vector<TableSummary> LedgerStore::SummariesOf(const std::string& person) {
  const std::string beginning = "seat/" + person + "/";
  std::vector<TableSummary> list;
  for (const auto& [key, where] : ledger_.Scan(beginning)) {
    if (where != "here") continue;
    const std::optional<TableSummary> summary = Summary(KeyRest(key, beginning));
    if (summary) list.push_back(*summary);
  }
  return list;
}

std::vector<TableSummary> LedgerStore::ListOf(const std::string& person, int limit) {
  std::vector<TableSummary> list = SummariesOf(person);
  SortNewestFirst(list);
  CutTo(list, limit);
  return list;
}

std::vector<TableSummary> LedgerStore::GamesOf(const std::string& person, const ListPlace& place,
                                               int limit) {
  return PageOf(SummariesOf(person), TableShelf::kFinished, place, limit);
}

std::vector<std::string> LedgerStore::TablesOf(const std::string& person) {
  const std::string beginning = "seat/" + person + "/";
  std::set<std::string> tables;
  for (const auto& [key, where] : ledger_.Scan(beginning)) tables.insert(KeyRest(key, beginning));
  for (const TableSummary& summary : AllSummaries()) {
    if (!IsOpenShelf(summary.shelf)) continue;
    const Fields table(ledger_.Get("table/" + summary.id).value_or(""));
    if (table.Text("owner") == person) tables.insert(summary.id);
  }
  return {tables.begin(), tables.end()};
}

bool LedgerStore::Rewrite(const std::string& table, std::span<const StoredEntry> entries,
                          const SummaryChange& summary) {
  std::optional<TableSummary> row = Summary(table);
  if (!row || row->text != summary.before) return false;
  row->text = summary.after;
  PutSummary(*row);
  for (const StoredEntry& entry : entries) {
    const std::string key = LogKey(table, entry.version);
    const std::string tag = Fields(ledger_.Get(key).value_or("")).Text("tag");
    ledger_.Put(key, LogText(BytesOfHex(tag), entry.text));
  }
  ledger_.MustLast();
  return true;
}

std::uint32_t LedgerStore::LastVersion(const std::string& table) {
  const std::vector<Ledger::Row> log = ledger_.Scan("log/" + table + "/");
  return log.empty() ? 0 : VersionOf(log.back().first);
}

void LedgerStore::RemoveTable(const std::string& id) {
  const std::string code = Fields(ledger_.Get("table/" + id).value_or("")).Text("code");
  for (const auto& [key, text] : ledger_.Scan("seat/")) {
    if (key.ends_with("/" + id)) ledger_.Remove(key);
  }
  for (const char* const kind : {"table/", "summary/", "position/", "seen/", "owners/", "lease/"}) {
    ledger_.Remove(kind + id);
  }
  if (!code.empty()) ledger_.Remove("code/" + code);
  ledger_.Clear("log/" + id + "/");
  scene_.tails.erase(id);
}

}  // namespace folsom
