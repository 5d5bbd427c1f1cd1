// The tests of hall/given/store.h run on all kinds of store, each test on a new, empty one; what
// only databases have (store/database.h), on both of these.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <source_location>
#include <string>
#include <vector>

#include "store/database.h"
#include "support/database_clock.h"
#include "support/kept_rows.h"
#include "support/temp_folder.h"

namespace folsom {

enum class StoreKind : std::uint8_t { kSqlite, kPostgres, kPage };
// "Sqlite", "Postgres", "Page".
[[nodiscard]] std::string NameOfKind(const testing::TestParamInfo<StoreKind>& info);
inline const auto kBothStores = testing::Values(StoreKind::kSqlite, StoreKind::kPostgres);
inline const auto kAllStores =
    testing::Values(StoreKind::kSqlite, StoreKind::kPostgres, StoreKind::kPage);

class StoreSuite : public testing::TestWithParam<StoreKind> {
 protected:
  void SetUp() override;
  // Closes the store and opens it again.
  void Reopen();
  // From now on the store's clock stands still, at this time.
  void SetTime(StoreTime now);
  [[nodiscard]] const std::string& Address() const { return address_; }
  [[nodiscard]] Database& store() { return *store_; }
  void CloseStore() { store_.reset(); }

 private:
  void Open();

  TempFolder folder_;
  std::string address_;
  KeptRows kept_;  // Of a page's store.
  std::optional<StoreTime> time_;
  std::optional<DatabaseClock> database_clock_;
  std::unique_ptr<Database> store_;
};

// --- Short words
[[nodiscard]] NewTable TableOf(const std::string& id, StoreTime created_at = 1000);
[[nodiscard]] AppendRequest AppendOf(const std::string& table, std::uint32_t version,
                                     const std::string& entry = "an entry");
// A summary like that of TableOf(id), but for these.
[[nodiscard]] TableSummary SummaryOf(const std::string& id, TableShelf shelf, StoreTime changed_at);
// One append, alone.
AppendResult AppendTo(Store& store, const AppendRequest& request);
// The one with this token.
[[nodiscard]] std::optional<Person> OwnerOf(Store& store, const std::string& token_hash);
// All texts of a log in order; empty if there is no such table.
[[nodiscard]] std::vector<std::string> LogOf(Store& store, const std::string& table);
[[nodiscard]] std::vector<std::string> IdsOf(const std::vector<TableSummary>& summaries);

// Expects that `what` throws a StoreError of this kind, and returns its message.
template <typename What>
std::string ExpectStoreError(StoreError::Kind kind, What&& what,
                             std::source_location at = std::source_location::current()) {
  const testing::ScopedTrace trace(at.file_name(), static_cast<int>(at.line()), "expected here");
  try {
    what();
  } catch (const StoreError& error) {
    EXPECT_EQ(static_cast<int>(error.kind), static_cast<int>(kind)) << error.what();
    return error.what();
  }
  ADD_FAILURE() << "no StoreError";
  return {};
}

}  // namespace folsom
