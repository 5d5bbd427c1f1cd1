// The hall's store (hall/given/store.h) over a Ledger. Texts and times are kept as JSON:
//
//   table/ID            {"secret" (hex), "owner", "code"}: what never changes
//   summary/ID          TableSummary, but for its id
//   log/ID/VERSION      {"tag" (hex), "text"}; ten digits, so that they sort
//   position/ID         {"version", "text"}
//   seen/ID             a person has seen it
//   owners/ID           {"people": [PERSON...]}: who own a seat now
//   seat/PERSON/ID      "here" or "gone"
//   code/CODE           ID
//   lease/ID            {"node", "until", "wake"}; none: nobody need look at it
//   person/ID           Person; token/HASH: {"person", "created", "used", "browser", "system",
//                       "push", "push_key", "push_auth"}
//   secret/NAME         in hex
//   note/PERSON/NAME    a text
//   link/HASH           {"table", "seat", "owner", "until"}
//   test                written to see whether it can be
//   present/NODE        {"until", "at": [[TABLE, PERSON]...]}
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "hall/given/store.h"
#include "ledger/ledger.h"

namespace folsom {

// What the store knows besides the ledger.
struct LedgerScene {
  StoreTime now = 0;
  bool shared = false;
  // The other nodes that live, if that is known.
  std::optional<std::set<std::string>> alive{};
  // Tables whose last version is known, since this node wrote it.
  std::map<std::string, std::uint32_t> tails{};
  std::set<std::string> listened{};
};

class LedgerStore final : public Store {
 public:
  // For one call; both must outlive it.
  LedgerStore(Ledger& ledger, LedgerScene& scene) : ledger_(ledger), scene_(scene) {}

  // --- ledger_tables.cpp
  Created Create(const NewTable& table, int limit) override;
  std::vector<AppendResult> Append(std::span<const AppendRequest> requests) override;
  std::optional<StoredTable> Load(const std::string& id, std::uint32_t after) override;
  std::optional<TableSummary> Summary(const std::string& id) override;
  std::optional<std::string> IdOfCode(const std::string& code) override;
  std::vector<TableSummary> List(TableShelf shelf, bool listed_only, const ListPlace& place,
                                 int limit) override;
  std::vector<TableSummary> ListOf(const std::string& person, int limit) override;
  std::vector<TableSummary> GamesOf(const std::string& person, const ListPlace& place,
                                    int limit) override;
  std::vector<std::string> TablesOf(const std::string& person) override;
  bool Rewrite(const std::string& table, std::span<const StoredEntry> entries,
               const SummaryChange& summary) override;

  // --- ledger_nodes.cpp
  std::vector<std::string> Claim(const std::string& node, std::span<const std::string> wanted,
                                 StoreSpan lease, int limit) override;
  void Release(const std::string& node, const std::string& table, StoreSpan wake) override;
  void SetPresent(const std::string& node, std::span<const Presence> present,
                  StoreSpan life) override;
  std::vector<std::string> PresentAt(const std::string& table, const std::string& except) override;
  void Listen(const std::string& table) override;
  void Unlisten(const std::string& table) override;
  void Tell(const std::string& table, const std::string& text) override;
  [[nodiscard]] bool Shared() const override { return scene_.shared; }
  void MarkSeen(const std::string& table) override;
  bool Sweep(const Retention& retention, int limit) override;
  Room MeasureRoom() override;
  void TestWrite() override;

  // --- ledger_people.cpp
  void AddPerson(const Person& person, const std::string& token_hash,
                 const Device& device) override;
  std::vector<TokenOwner> OwnersOfTokens(const std::string& beginning) override;
  std::optional<Person> PersonOfId(const std::string& id) override;
  std::optional<Person> PersonOfClaimedName(const std::string& folded_name) override;
  bool AddToken(const Person& person, const std::string& token_hash, StoreTime now,
                const Device& device) override;
  void UseTokens(std::span<const std::string> hashes, StoreTime now) override;
  std::vector<Token> TokensOf(const std::string& person) override;
  void RemoveTokens(std::span<const std::string> hashes) override;
  PushSet SetPush(const std::string& token_hash, const PushAddress& push, int limit) override;
  void RemovePush(const std::string& endpoint) override;
  Claimed WhoseName(const NameKeys& keys, const std::string& except) override;
  bool SetName(const Person& person, const std::string& hash_before) override;
  std::optional<std::vector<std::string>> SetPassword(const Person& person, const std::string& hash,
                                                      const std::string& except) override;
  void SetWebhook(const std::string& person, const std::string& url) override;
  std::vector<Renaming> Displace(const NameKeys& keys, std::span<const NewName> names) override;
  std::vector<std::string> RemovePerson(const std::string& person,
                                        std::span<const Forgotten> forgotten) override;
  void AddLink(const std::string& hash, const Link& link, StoreSpan life) override;
  std::optional<Link> TakeLink(const std::string& hash) override;
  std::string KeepSecret(const std::string& name, const std::string& fresh) override;
  std::string Note(const std::string& person, const std::string& name) override;
  bool SetNote(const std::string& person, const std::string& name, const std::string& before,
               const std::string& text) override;

 private:
  // ledger_tables.cpp
  [[nodiscard]] AppendResult AppendOne(const AppendRequest& request);
  void KeepBeside(const AppendRequest& request);
  [[nodiscard]] std::vector<TableSummary> AllSummaries();
  // Where this person owns a seat; in no order.
  [[nodiscard]] std::vector<TableSummary> SummariesOf(const std::string& person);
  void PutSummary(const TableSummary& summary);
  void RemoveTable(const std::string& id);
  // The last version of a log; 0: there is none.
  [[nodiscard]] std::uint32_t LastVersion(const std::string& table);

  // ledger_nodes.cpp
  [[nodiscard]] bool IsDead(const std::string& node) const;
  [[nodiscard]] bool RemoveOldTables(const Retention& retention, int limit);
  void RemoveOldTokens(StoreTime since);
  void RemoveGuests(StoreTime since);

  // ledger_people.cpp
  [[nodiscard]] std::vector<Person> AllPeople();
  void PutPerson(const Person& person);
  void PutToken(const Person& person, const std::string& hash, StoreTime now, const Device& device);

  Ledger& ledger_;
  LedgerScene& scene_;
};

}  // namespace folsom
