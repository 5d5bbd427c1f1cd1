// A page's store (src/ledger) as a database, for the suite of all stores: each call is made until
// the ledger knows everything, then committed. Who comes in between is tested in tests/solo.
#pragma once

#include <chrono>
#include <string>
#include <utility>

#include "ledger/ledger.h"
#include "ledger/ledger_store.h"
#include "store/database.h"
#include "support/kept_rows.h"

namespace folsom {

class PageDatabase final : public Database {
 public:
  explicit PageDatabase(KeptRows& kept) : kept_(kept) {}

  Created Create(const NewTable& table, int limit) override {
    return Do([&](Store& store) { return store.Create(table, limit); });
  }
  std::vector<AppendResult> Append(std::span<const AppendRequest> requests) override {
    return Do([&](Store& store) { return store.Append(requests); });
  }
  std::optional<StoredTable> Load(const std::string& id, std::uint32_t after) override {
    return Do([&](Store& store) { return store.Load(id, after); });
  }
  std::optional<TableSummary> Summary(const std::string& id) override {
    return Do([&](Store& store) { return store.Summary(id); });
  }
  std::optional<std::string> IdOfCode(const std::string& code) override {
    return Do([&](Store& store) { return store.IdOfCode(code); });
  }
  std::vector<TableSummary> List(TableShelf shelf, bool listed_only, const ListPlace& place,
                                 int limit) override {
    return Do([&](Store& store) { return store.List(shelf, listed_only, place, limit); });
  }
  std::vector<TableSummary> ListOf(const std::string& person, int limit) override {
    return Do([&](Store& store) { return store.ListOf(person, limit); });
  }
  std::vector<TableSummary> GamesOf(const std::string& person, const ListPlace& place,
                                    int limit) override {
    return Do([&](Store& store) { return store.GamesOf(person, place, limit); });
  }
  std::vector<std::string> TablesOf(const std::string& person) override {
    return Do([&](Store& store) { return store.TablesOf(person); });
  }
  bool Rewrite(const std::string& table, std::span<const StoredEntry> entries,
               const SummaryChange& summary) override {
    return Do([&](Store& store) { return store.Rewrite(table, entries, summary); });
  }
  std::vector<std::string> Claim(const std::string& node, std::span<const std::string> wanted,
                                 StoreSpan lease, int limit) override {
    return Do([&](Store& store) { return store.Claim(node, wanted, lease, limit); });
  }
  void Release(const std::string& node, const std::string& table, StoreSpan wake) override {
    Do([&](Store& store) { return store.Release(node, table, wake), true; });
  }
  void SetPresent(const std::string& node, std::span<const Presence> present,
                  StoreSpan life) override {
    Do([&](Store& store) { return store.SetPresent(node, present, life), true; });
  }
  std::vector<std::string> PresentAt(const std::string& table, const std::string& except) override {
    return Do([&](Store& store) { return store.PresentAt(table, except); });
  }
  void AddPerson(const Person& person, const std::string& token_hash,
                 const Device& device) override {
    Do([&](Store& store) { return store.AddPerson(person, token_hash, device), true; });
  }
  std::vector<TokenOwner> OwnersOfTokens(const std::string& beginning) override {
    return Do([&](Store& store) { return store.OwnersOfTokens(beginning); });
  }
  std::optional<Person> PersonOfId(const std::string& id) override {
    return Do([&](Store& store) { return store.PersonOfId(id); });
  }
  std::optional<Person> PersonOfClaimedName(const std::string& name) override {
    return Do([&](Store& store) { return store.PersonOfClaimedName(name); });
  }
  bool AddToken(const Person& person, const std::string& token_hash, StoreTime now,
                const Device& device) override {
    return Do([&](Store& store) { return store.AddToken(person, token_hash, now, device); });
  }
  void UseTokens(std::span<const std::string> hashes, StoreTime now) override {
    Do([&](Store& store) { return store.UseTokens(hashes, now), true; });
  }
  std::vector<Token> TokensOf(const std::string& person) override {
    return Do([&](Store& store) { return store.TokensOf(person); });
  }
  void RemoveTokens(std::span<const std::string> hashes) override {
    Do([&](Store& store) { return store.RemoveTokens(hashes), true; });
  }
  PushSet SetPush(const std::string& token_hash, const PushAddress& push, int limit) override {
    return Do([&](Store& store) { return store.SetPush(token_hash, push, limit); });
  }
  void RemovePush(const std::string& endpoint) override {
    Do([&](Store& store) { return store.RemovePush(endpoint), true; });
  }
  std::string KeepSecret(const std::string& name, const std::string& fresh) override {
    return Do([&](Store& store) { return store.KeepSecret(name, fresh); });
  }
  std::string Note(const std::string& person, const std::string& name) override {
    return Do([&](Store& store) { return store.Note(person, name); });
  }
  bool SetNote(const std::string& person, const std::string& name, const std::string& before,
               const std::string& text) override {
    return Do([&](Store& store) { return store.SetNote(person, name, before, text); });
  }
  Claimed WhoseName(const NameKeys& keys, const std::string& except) override {
    return Do([&](Store& store) { return store.WhoseName(keys, except); });
  }
  bool SetName(const Person& person, const std::string& hash_before) override {
    return Do([&](Store& store) { return store.SetName(person, hash_before); });
  }
  std::optional<std::vector<std::string>> SetPassword(const Person& person, const std::string& hash,
                                                      const std::string& except) override {
    return Do([&](Store& store) { return store.SetPassword(person, hash, except); });
  }
  void SetWebhook(const std::string& person, const std::string& url) override {
    Do([&](Store& store) { return store.SetWebhook(person, url), true; });
  }
  std::vector<Renaming> Displace(const NameKeys& keys, std::span<const NewName> names) override {
    return Do([&](Store& store) { return store.Displace(keys, names); });
  }
  std::vector<std::string> RemovePerson(const std::string& person,
                                        std::span<const Forgotten> forgotten) override {
    return Do([&](Store& store) { return store.RemovePerson(person, forgotten); });
  }
  void AddLink(const std::string& hash, const Link& link, StoreSpan life) override {
    Do([&](Store& store) { return store.AddLink(hash, link, life), true; });
  }
  std::optional<Link> TakeLink(const std::string& hash) override {
    return Do([&](Store& store) { return store.TakeLink(hash); });
  }
  void Listen(const std::string& table) override {
    Do([&](Store& store) { return store.Listen(table), true; });
  }
  void Unlisten(const std::string& table) override {
    Do([&](Store& store) { return store.Unlisten(table), true; });
  }
  void Tell(const std::string& table, const std::string& text) override {
    Do([&](Store& store) { return store.Tell(table, text), true; });
  }
  [[nodiscard]] bool Shared() const override { return scene_.shared; }
  void MarkSeen(const std::string& table) override {
    Do([&](Store& store) { return store.MarkSeen(table), true; });
  }
  bool Sweep(const Retention& retention, int limit) override {
    return Do([&](Store& store) { return store.Sweep(retention, limit); });
  }
  Room MeasureRoom() override {
    return Do([&](Store& store) { return store.MeasureRoom(); });
  }
  void TestWrite() override {
    Do([&](Store& store) { return store.TestWrite(), true; });
  }

  // --- Database
  std::vector<StoreNotice> TakeNotices(bool& /*missed*/) override { return {}; }
  [[nodiscard]] int NoticeSocket() const override { return -1; }
  std::vector<StoredName> NamesToFold() override { return {}; }
  void SetNames(std::span<const StoredName> /*names*/) override {}
  void UseClock(Clock clock) override { clock_ = std::move(clock); }
  void Ping() override {}

 private:
  template <typename Call>
  std::invoke_result_t<Call, Store&> Do(const Call& call) {
    Ledger ledger;
    for (;;) {
      ledger.Restart();
      scene_.now = clock_();
      LedgerStore store(ledger, scene_);
      auto result = call(store);
      if (!ledger.IsMissing()) {
        if (!ledger.HasWrites() || kept_.Commit(ledger.Commit())) return result;
        throw StoreError(StoreError::Kind::kBroken, "nobody else writes here");
      }
      if (!ledger.Learn(kept_.Read(ledger.Question()))) {
        throw StoreError(StoreError::Kind::kBroken, "no answer");
      }
    }
  }

  KeptRows& kept_;
  LedgerScene scene_;
  Clock clock_ = [] {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
  };
};

}  // namespace folsom
