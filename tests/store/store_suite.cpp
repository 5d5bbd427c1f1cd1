#include "store/store_suite.h"

#include <cstdlib>
#include <stdexcept>

#include "store/page_database.h"
#include "support/postgres.h"

namespace folsom {

std::string NameOfKind(const testing::TestParamInfo<StoreKind>& info) {
  switch (info.param) {
    case StoreKind::kSqlite:
      return "Sqlite";
    case StoreKind::kPostgres:
      return "Postgres";
    case StoreKind::kPage:
      return "Page";
  }
  return {};
}

void StoreSuite::SetUp() {
  if (GetParam() == StoreKind::kSqlite) address_ = folder_.File("folsom.db");
  if (GetParam() == StoreKind::kPostgres) address_ = PostgresServer::Shared().NewPlace();
  Open();
}

void StoreSuite::Open() {
  store_ =
      GetParam() == StoreKind::kPage ? std::make_unique<PageDatabase>(kept_) : OpenStore(address_);
  if (time_) store_->UseClock([this] { return *time_; });
}

void StoreSuite::Reopen() {
  store_.reset();
  Open();
}

void StoreSuite::SetTime(StoreTime now) {
  const bool first = !time_;
  time_ = now;
  if (GetParam() != StoreKind::kPostgres) {
    if (first) store_->UseClock([this] { return *time_; });
    return;
  }
  if (first) database_clock_.emplace(address_, now);
  database_clock_->Set(now);
}

NewTable TableOf(const std::string& id, StoreTime created_at) {
  return {.summary = {.id = id,
                      .code = "code of " + id,
                      .listed = true,
                      .shelf = TableShelf::kOpen,
                      .created_at = created_at,
                      .changed_at = created_at,
                      .text = R"({"title":"Ünion Pacific"})"},
          .secret = std::string(32, 's'),
          .entry = "opened",
          .tag = "tag of " + id,
          .owner = "owner"};
}

AppendRequest AppendOf(const std::string& table, std::uint32_t version, const std::string& entry) {
  return {.table = table,
          .version = version,
          .entry = entry,
          .tag = entry + std::to_string(version),
          .summary = std::nullopt,
          .position = ""};
}

TableSummary SummaryOf(const std::string& id, TableShelf shelf, StoreTime changed_at) {
  TableSummary summary = TableOf(id).summary;
  summary.shelf = shelf;
  summary.changed_at = changed_at;
  return summary;
}

std::optional<Person> OwnerOf(Store& store, const std::string& token_hash) {
  const std::vector<Store::TokenOwner> owners = store.OwnersOfTokens(token_hash);
  if (owners.size() != 1 || owners[0].hash != token_hash) return std::nullopt;
  return owners[0].person;
}

AppendResult AppendTo(Store& store, const AppendRequest& request) {
  return store.Append({&request, 1}).at(0);
}

std::vector<std::string> LogOf(Store& store, const std::string& table) {
  std::vector<std::string> texts;
  const std::optional<StoredTable> loaded = store.Load(table, 0);
  if (!loaded) return texts;
  for (const StoredEntry& entry : loaded->entries) texts.push_back(entry.text);
  return texts;
}

std::vector<std::string> IdsOf(const std::vector<TableSummary>& summaries) {
  std::vector<std::string> ids;
  for (const TableSummary& summary : summaries) ids.push_back(summary.id);
  return ids;
}

}  // namespace folsom
