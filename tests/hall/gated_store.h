// A store that a test can make unavailable, nearly full, or full.
#pragma once

#include <atomic>
#include <memory>
#include <utility>

#include "store/database.h"

namespace folsom {

enum class Mood : std::uint8_t { kFine, kAway, kScarce, kFull };
using SharedMood = std::shared_ptr<std::atomic<Mood>>;

class GatedStore final : public Database {
 public:
  GatedStore(std::unique_ptr<Database> inner, SharedMood mood)
      : inner_(std::move(inner)), mood_(std::move(mood)) {}

  Created Create(const NewTable& table, int limit) override { return In().Create(table, limit); }
  std::vector<AppendResult> Append(std::span<const AppendRequest> requests) override {
    return In().Append(requests);
  }
  std::optional<StoredTable> Load(const std::string& id, std::uint32_t after) override {
    return In().Load(id, after);
  }
  std::optional<TableSummary> Summary(const std::string& id) override { return In().Summary(id); }
  std::optional<std::string> IdOfCode(const std::string& code) override {
    return In().IdOfCode(code);
  }
  std::vector<TableSummary> List(TableShelf shelf, bool listed_only, const ListPlace& place,
                                 int limit) override {
    return In().List(shelf, listed_only, place, limit);
  }
  std::vector<TableSummary> ListOf(const std::string& person, int limit) override {
    return In().ListOf(person, limit);
  }
  std::vector<TableSummary> GamesOf(const std::string& person, const ListPlace& place,
                                    int limit) override {
    return In().GamesOf(person, place, limit);
  }
  std::vector<std::string> Claim(const std::string& node, std::span<const std::string> wanted,
                                 StoreSpan lease, int limit) override {
    return In().Claim(node, wanted, lease, limit);
  }
  void Release(const std::string& node, const std::string& table, StoreSpan wake) override {
    In().Release(node, table, wake);
  }
  void SetPresent(const std::string& node, std::span<const Presence> present,
                  StoreSpan life) override {
    In().SetPresent(node, present, life);
  }
  std::vector<std::string> PresentAt(const std::string& table, const std::string& except) override {
    return In().PresentAt(table, except);
  }
  void AddPerson(const Person& person, const std::string& token_hash,
                 const Device& device) override {
    In().AddPerson(person, token_hash, device);
  }
  std::vector<TokenOwner> OwnersOfTokens(const std::string& beginning) override {
    return In().OwnersOfTokens(beginning);
  }
  std::optional<Person> PersonOfId(const std::string& id) override { return In().PersonOfId(id); }
  std::optional<Person> PersonOfClaimedName(const std::string& name) override {
    return In().PersonOfClaimedName(name);
  }
  bool AddToken(const Person& person, const std::string& token_hash, StoreTime now,
                const Device& device) override {
    return In().AddToken(person, token_hash, now, device);
  }
  void UseTokens(std::span<const std::string> hashes, StoreTime now) override {
    In().UseTokens(hashes, now);
  }
  std::vector<Token> TokensOf(const std::string& person) override { return In().TokensOf(person); }
  void RemoveTokens(std::span<const std::string> hashes) override { In().RemoveTokens(hashes); }
  std::vector<std::string> RemovePerson(const std::string& person,
                                        std::span<const Forgotten> forgotten) override {
    return In().RemovePerson(person, forgotten);
  }
  std::vector<std::string> TablesOf(const std::string& person) override {
    return In().TablesOf(person);
  }
  bool Rewrite(const std::string& table, std::span<const StoredEntry> entries,
               const SummaryChange& summary) override {
    return In().Rewrite(table, entries, summary);
  }
  PushSet SetPush(const std::string& token_hash, const PushAddress& push, int limit) override {
    return In().SetPush(token_hash, push, limit);
  }
  void RemovePush(const std::string& endpoint) override { In().RemovePush(endpoint); }
  std::string KeepSecret(const std::string& name, const std::string& fresh) override {
    return In().KeepSecret(name, fresh);
  }
  std::string Note(const std::string& person, const std::string& name) override {
    return In().Note(person, name);
  }
  bool SetNote(const std::string& person, const std::string& name, const std::string& before,
               const std::string& text) override {
    return In().SetNote(person, name, before, text);
  }
  Claimed WhoseName(const NameKeys& keys, const std::string& except) override {
    return In().WhoseName(keys, except);
  }
  bool SetName(const Person& person, const std::string& hash_before) override {
    return In().SetName(person, hash_before);
  }
  std::optional<std::vector<std::string>> SetPassword(const Person& person, const std::string& hash,
                                                      const std::string& except) override {
    return In().SetPassword(person, hash, except);
  }
  void SetWebhook(const std::string& person, const std::string& url) override {
    In().SetWebhook(person, url);
  }
  std::vector<Renaming> Displace(const NameKeys& keys, std::span<const NewName> names) override {
    return In().Displace(keys, names);
  }
  std::vector<StoredName> NamesToFold() override { return In().NamesToFold(); }
  void SetNames(std::span<const StoredName> names) override { In().SetNames(names); }
  void AddLink(const std::string& hash, const Link& link, StoreSpan life) override {
    In().AddLink(hash, link, life);
  }
  std::optional<Link> TakeLink(const std::string& hash) override { return In().TakeLink(hash); }
  void Listen(const std::string& table) override { In().Listen(table); }
  void Unlisten(const std::string& table) override { In().Unlisten(table); }
  void Tell(const std::string& table, const std::string& text) override { In().Tell(table, text); }
  std::vector<StoreNotice> TakeNotices(bool& missed) override {
    return inner_->TakeNotices(missed);
  }
  [[nodiscard]] int NoticeSocket() const override { return inner_->NoticeSocket(); }
  [[nodiscard]] bool Shared() const override { return inner_->Shared(); }
  void Ping() override { In().Ping(); }
  void MarkSeen(const std::string& table) override { In().MarkSeen(table); }
  bool Sweep(const Retention& retention, int limit) override {
    return In().Sweep(retention, limit);
  }
  Room MeasureRoom() override { return *mood_ == Mood::kScarce ? Room{0, 1} : In().MeasureRoom(); }
  void TestWrite() override { In().TestWrite(); }
  void UseClock(Clock clock) override { inner_->UseClock(std::move(clock)); }

 private:
  Database& In() {
    if (*mood_ == Mood::kAway) throw StoreError(StoreError::Kind::kUnavailable, "away");
    if (*mood_ == Mood::kFull) throw StoreError(StoreError::Kind::kFull, "full");
    return *inner_;
  }

  std::unique_ptr<Database> inner_;
  SharedMood mood_;
};

}  // namespace folsom
