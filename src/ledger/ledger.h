// What the host keeps for us, as one call of the hall's sees it: an ordered map from key to text.
//
// The host can answer only later, but a call on a Store wants its answers at once. So a call runs
// on what is known; where it asks for something unknown it is given nothing, that is noted, and
// what it did is thrown away; the host is asked, and the call runs again from the beginning. What
// it writes goes to the host at its end, together with what it had read of the same keys: if any
// of it has changed meanwhile nothing is written, and the call runs again.
//
// Asked of the host (host_store) is one of two JSON objects, and answered (solo_stored) another:
//
//   {"get": [KEY...], "scan": [[FROM, TO]...], "room": true?}
//     {"get": [TEXT or null...], "scan": [[[KEY, TEXT]...]...], "room": {"used", "free"?}?}
//     Scans: all keys from FROM on that are less than TO, in the order of their UTF-8 bytes (keys
//     are ASCII). Room: bytes, as far as the host knows.
//   {"if": [[KEY, TEXT or null]...], "has": [[KEY, BOOL]...], "put": [[KEY, TEXT]...],
//    "remove": [KEY...], "clear": [[FROM, TO]...], "tell": [...], "strict": BOOL}
//     {"done": BOOL}
//     One transaction. False, and nothing changes, unless all of "if" are so and all of "has" are
//     there or not. Then "clear" (whole ranges) before "remove" and "put". `strict`: answered when
//     it is on disk. Afterwards "tell", unless it is empty, is handed as it is to the solo_hear of
//     all others who share the store.
//   Either: {"failed": "full" | "broken" | "away" | "read_only", "why": TEXT}
//     "full" and "broken" are final; after the others it will be asked again.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hall/given/store.h"

namespace folsom {

class Ledger {
 public:
  using Row = std::pair<std::string, std::string>;

  // --- What the call does
  // The text, or nothing: there is none, or it is not known yet.
  [[nodiscard]] std::optional<std::string> Get(const std::string& key);
  // All that begin with this, ascending.
  [[nodiscard]] std::vector<Row> Scan(const std::string& beginning);
  // All from `from` on that are less than `to`.
  [[nodiscard]] std::vector<Row> ScanFrom(const std::string& from, const std::string& to);
  [[nodiscard]] Store::Room Room();
  void Put(const std::string& key, std::string text) { writes_[key] = std::move(text); }
  void Remove(const std::string& key) { writes_[key] = std::nullopt; }
  // All that begin with this; the call must not read them any more.
  void Clear(const std::string& beginning) { cleared_.push_back(beginning); }
  // Goes on as if the key were there, or not, without asking; the commit finds out.
  void Assume(const std::string& key, bool there) { assumed_[key] = there; }
  void Tell(boost::json::object what) { told_.push_back(std::move(what)); }
  // What is written must be on disk before it is answered; else it may be a little later.
  void MustLast() { strict_ = true; }

  // --- Whoever makes the call
  // Forgets what the call did, but for what it learned.
  void Restart();
  // Forgets that too.
  void Reset();
  [[nodiscard]] bool IsMissing() const { return missing_; }
  [[nodiscard]] bool HasWrites() const {
    return !writes_.empty() || !cleared_.empty() || !told_.empty();
  }
  // What to ask the host.
  [[nodiscard]] boost::json::object Question() const;
  [[nodiscard]] boost::json::object Commit() const;
  // The host's answer to Question. False if it is none.
  [[nodiscard]] bool Learn(const boost::json::object& answer);

 private:
  using Range = std::pair<std::string, std::string>;

  // What a commit hangs on.
  [[nodiscard]] boost::json::array Unchanged() const;

  std::map<std::string, std::optional<std::string>> known_;
  std::map<Range, std::vector<Row>> scanned_;
  std::optional<Store::Room> room_;
  std::vector<std::string> wanted_;
  std::vector<Range> wanted_scans_;
  bool wants_room_ = false;
  bool missing_ = false;

  std::map<std::string, std::optional<std::string>> writes_;
  std::vector<std::string> cleared_;
  std::map<std::string, bool> assumed_;
  boost::json::array told_;
  bool strict_ = false;
};

// What comes after all keys that begin like this.
[[nodiscard]] std::string AfterAll(std::string beginning);

}  // namespace folsom
