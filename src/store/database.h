// A store that is a database: one interface, two implementations (sqlite.h, postgres.h), one suite
// of tests for both. All calls block; the server makes them from one thread (store_thread.h).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "hall/given/store.h"

namespace folsom {

// What every call may throw. After kUnavailable (the database is away, restarting, busy) and
// kReadOnly (nothing can be written now) the same call may be made again; the store reconnects by
// itself. It may or may not have happened the first time: nothing is doubled by repeating it but a
// `Tell`, and nothing is lost but a link that was taken. kFull: no room on the disk. kBroken: the
// file is damaged, of a newer version, in use by another process, or not ours; or the call made no
// sense to the database. Messages never contain what was to be stored.
class StoreError : public std::runtime_error {
 public:
  enum class Kind : std::uint8_t { kUnavailable, kReadOnly, kFull, kBroken };
  StoreError(Kind error_kind, const std::string& message)
      : std::runtime_error(message), kind(error_kind) {}
  Kind kind;
};
// store/unavailable, store/read_only, store/full, store/broken.
[[nodiscard]] std::string_view CodeOf(StoreError::Kind kind);

// A name and the keys that were stored with it.
struct StoredName {
  std::string person;
  std::string name;
  NameKeys keys;
  bool claimed = false;
  bool operator==(const StoredName&) const = default;
};

class Database : public Store {
 public:
  // --- What other nodes tell (Store::Listen)
  // What came in since the last call. `missed` is set when some may have been lost (reconnect):
  // then versions must be read again.
  virtual std::vector<StoreNotice> TakeNotices(bool& missed) = 0;
  // A file descriptor that becomes readable when notices may have come, or -1: none ever will.
  [[nodiscard]] virtual int NoticeSocket() const = 0;

  // --- When names are folded otherwise than before (fold_again.h)
  // All claimed names, of the oldest person first, then those without keys.
  virtual std::vector<StoredName> NamesToFold() = 0;
  virtual void SetNames(std::span<const StoredName> names) = 0;  // All or none.

  // --- Upkeep
  // The clock of a store that has none of its own; by default the system's. Before other calls.
  using Clock = std::function<StoreTime()>;
  virtual void UseClock(Clock /*clock*/) {}
  virtual void Ping() = 0;  // Throws when it cannot be reached.
  // From any thread, for good: calls that wait for an answer give up with kUnavailable.
  virtual void Interrupt() {}
};

// The version of the schema this program writes. Older ones are brought up step by step when a
// store is opened (migrations.h); newer ones are refused.
inline constexpr int kStoreVersion = 8;

// `address`: a file name, or "postgres://..." / "host=... dbname=...". Throws StoreError, also of a
// store that cannot be written.
[[nodiscard]] std::unique_ptr<Database> OpenStore(const std::string& address);

}  // namespace folsom
