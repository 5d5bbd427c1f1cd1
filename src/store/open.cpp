#include <algorithm>
#include <array>
#include <string_view>

#include "store/postgres/postgres.h"
#include "store/sqlite/sqlite.h"

namespace folsom {

namespace {

bool IsPostgresAddress(std::string_view address) {
  if (address.starts_with("postgres://") || address.starts_with("postgresql://")) return true;
  constexpr std::array<std::string_view, 8> kKeys{"host", "hostaddr", "port",    "dbname",
                                                  "user", "password", "service", "sslmode"};
  const std::size_t sign = address.find('=');
  const std::string_view key = address.substr(0, sign);
  return sign != std::string_view::npos &&
         std::find(kKeys.begin(), kKeys.end(), key) != kKeys.end();
}

}  // namespace

std::string_view CodeOf(StoreError::Kind kind) {
  switch (kind) {
    case StoreError::Kind::kUnavailable:
      return "store/unavailable";
    case StoreError::Kind::kReadOnly:
      return "store/read_only";
    case StoreError::Kind::kFull:
      return "store/full";
    case StoreError::Kind::kBroken:
      return "store/broken";
  }
  return "store/broken";
}

std::unique_ptr<Database> OpenStore(const std::string& address) {
  std::unique_ptr<Database> store =
      IsPostgresAddress(address) ? OpenPostgres(address) : OpenSqlite(address);
  try {
    store->TestWrite();
  } catch (const StoreError& error) {
    if (error.kind != StoreError::Kind::kFull) throw;  // One that is full can be read.
  }
  return store;
}

}  // namespace folsom
