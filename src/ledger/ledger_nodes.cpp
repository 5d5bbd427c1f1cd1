// Leases, presence and upkeep in a ledger.
#include <algorithm>

#include "ledger/fields.h"
#include "ledger/ledger_store.h"

namespace folsom {

namespace json = boost::json;

namespace {

struct Lease {
  std::string node;
  StoreTime until = 0;
  StoreTime wake = 0;
};

[[nodiscard]] Lease LeaseFrom(const std::string& text) {
  const Fields fields(text);
  return {
      .node = fields.Text("node"), .until = fields.Number("until"), .wake = fields.Number("wake")};
}
[[nodiscard]] std::string LeaseText(const Lease& lease) {
  return json::serialize(
      json::object{{"node", lease.node}, {"until", lease.until}, {"wake", lease.wake}});
}

[[nodiscard]] std::optional<Store::Presence> PresenceFrom(const json::value& value) {
  const json::array* const pair = value.if_array();
  if (pair == nullptr || pair->size() != 2) return std::nullopt;
  const json::string* const table = (*pair)[0].if_string();
  const json::string* const person = (*pair)[1].if_string();
  if (table == nullptr || person == nullptr) return std::nullopt;
  return Store::Presence{.table = std::string(*table), .person = std::string(*person)};
}

// A moment that many milliseconds from now, or before it; spans without end have none.
[[nodiscard]] StoreTime TimeAfter(StoreTime now, StoreSpan span) {
  return span > INT64_MAX - now ? INT64_MAX : now + span;
}
[[nodiscard]] StoreTime TimeBefore(StoreTime now, StoreSpan span) {
  return span == kForEver ? INT64_MIN : now - span;
}

}  // namespace

bool LedgerStore::IsDead(const std::string& node) const {
  return scene_.alive && !scene_.alive->contains(node);
}

std::vector<std::string> LedgerStore::Claim(const std::string& node,
                                            std::span<const std::string> wanted, StoreSpan lease,
                                            int limit) {
  std::map<std::string, Lease> leases;
  for (const auto& [key, text] : ledger_.Scan("lease/")) {
    leases[KeyRest(key, "lease/")] = LeaseFrom(text);
  }
  const auto held_by_other = [&](const Lease& one) {
    return one.until > scene_.now && one.node != node && !one.node.empty() && !IsDead(one.node);
  };
  std::vector<std::string> claimed;
  for (const std::string& table : wanted) {
    const auto found = leases.find(table);
    const bool held = found != leases.end() && held_by_other(found->second);
    if (held || std::ranges::find(claimed, table) != claimed.end()) continue;
    if (ledger_.Get("table/" + table)) claimed.push_back(table);
  }
  const std::size_t most = claimed.size() + static_cast<std::size_t>(std::max(limit, 0));
  for (const auto& [table, one] : leases) {
    if (claimed.size() == most) break;
    const bool is_held = one.until > scene_.now && (one.node == node || held_by_other(one));
    if (is_held || one.wake > scene_.now) continue;
    if (std::ranges::find(wanted, table) == wanted.end()) claimed.push_back(table);
  }
  // Whoever dies meanwhile leaves it to be woken at once.
  for (const std::string& table : claimed) {
    if (!leases.contains(table)) ledger_.Assume("lease/" + table, false);
    ledger_.Put("lease/" + table,
                LeaseText({.node = node, .until = TimeAfter(scene_.now, lease), .wake = 0}));
  }
  return claimed;
}

void LedgerStore::Release(const std::string& node, const std::string& table, StoreSpan wake) {
  const std::string key = "lease/" + table;
  const std::optional<std::string> text = ledger_.Get(key);
  if (!text || LeaseFrom(*text).node != node) return;
  if (wake == kNoWake) return ledger_.Remove(key);
  ledger_.Put(key, LeaseText({.node = {}, .until = 0, .wake = TimeAfter(scene_.now, wake)}));
}

void LedgerStore::SetPresent(const std::string& node, std::span<const Presence> present,
                             StoreSpan life) {
  const std::string key = "present/" + node;
  if (present.empty()) return ledger_.Remove(key);
  json::array at;
  for (const Presence& one : present) at.push_back({one.table, one.person});
  ledger_.Put(key, json::serialize(json::object{{"until", TimeAfter(scene_.now, life)},
                                                {"at", std::move(at)}}));
}

std::vector<std::string> LedgerStore::PresentAt(const std::string& table,
                                                const std::string& except) {
  std::set<std::string> people;
  for (const auto& [key, text] : ledger_.Scan("present/")) {
    const std::string node = KeyRest(key, "present/");
    const Fields fields(text);
    if (node == except || IsDead(node) || fields.Number("until") <= scene_.now) continue;
    for (const json::value& one : fields.List("at")) {
      const std::optional<Presence> there = PresenceFrom(one);
      if (there && there->table == table) people.insert(there->person);
    }
  }
  return {people.begin(), people.end()};
}

// The host hands on everything that is told; what is listened to is heard.
void LedgerStore::Listen(const std::string& table) { scene_.listened.insert(table); }
void LedgerStore::Unlisten(const std::string& table) { scene_.listened.erase(table); }
void LedgerStore::Tell(const std::string& table, const std::string& text) {
  ledger_.Tell({{"table", table}, {"text", text}});
}

void LedgerStore::MarkSeen(const std::string& table) {
  if (ledger_.Get("table/" + table)) ledger_.Put("seen/" + table, "yes");
}

bool LedgerStore::RemoveOldTables(const Retention& retention, int limit) {
  std::vector<std::string> old;
  for (const TableSummary& one : AllSummaries()) {
    StoreSpan life = kForEver;
    if (one.shelf == TableShelf::kClosed) life = retention.closed;
    if (one.shelf == TableShelf::kFinished) {
      life = ledger_.Get("seen/" + one.id) ? retention.seen : retention.unseen;
    }
    if (one.changed_at < TimeBefore(scene_.now, life)) old.push_back(one.id);
  }
  const auto most = static_cast<std::size_t>(std::max(limit, 0));
  for (std::size_t i = 0; i < old.size() && i < most; ++i) RemoveTable(old[i]);
  return old.size() >= most;
}

void LedgerStore::RemoveOldTokens(StoreTime since) {
  for (const auto& [key, text] : ledger_.Scan("token/")) {
    const Fields fields(text);
    if (fields.Number("used") >= since) continue;
    const std::optional<Person> person = PersonOfId(fields.Text("person"));
    if (!person || !person->program) ledger_.Remove(key);
  }
}

void LedgerStore::RemoveGuests(StoreTime since) {
  for (const Person& person : AllPeople()) {
    if (!person.password_hash.empty() || person.created_at >= since) continue;
    const std::vector<Token> tokens = TokensOf(person.id);
    const auto counts = [&](const Token& token) {
      return person.program || token.used_at >= since;
    };
    if (std::ranges::any_of(tokens, counts) || !TablesOf(person.id).empty()) continue;
    ledger_.Remove("person/" + person.id);
    for (const Token& token : tokens) ledger_.Remove("token/" + token.hash);
    ledger_.Clear("note/" + person.id + "/");
  }
}

bool LedgerStore::Sweep(const Retention& retention, int limit) {
  const bool more = RemoveOldTables(retention, limit);
  for (const auto& [key, text] : ledger_.Scan("link/")) {
    if (Fields(text).Number("until") <= scene_.now) ledger_.Remove(key);
  }
  for (const auto& [key, text] : ledger_.Scan("present/")) {
    if (Fields(text).Number("until") <= scene_.now) ledger_.Remove(key);
  }
  RemoveOldTokens(TimeBefore(scene_.now, retention.tokens));
  RemoveGuests(TimeBefore(scene_.now, retention.guests));
  return more;
}

Store::Room LedgerStore::MeasureRoom() { return ledger_.Room(); }

void LedgerStore::TestWrite() {
  ledger_.Put("test", std::to_string(scene_.now));
  ledger_.MustLast();
}

}  // namespace folsom
