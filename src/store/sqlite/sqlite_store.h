// What sqlite.h opens. Only the files sqlite_*.cpp include this.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "store/database.h"
#include "store/sqlite/sqlite_db.h"

namespace folsom {

// The file, made if it is not there, and locked for the life of the process, or of this: whichever
// of its names somebody else comes by. SQLite must be closed before this goes, since closing any
// descriptor of a file drops all locks that the process has on it, SQLite's own too.
class FileLock {
 public:
  // kBroken: somebody else has it. kReadOnly: we may not write it.
  explicit FileLock(const std::string& path);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  // On the disk that the file is on.
  [[nodiscard]] std::optional<std::int64_t> FreeBytes() const;

 private:
  int descriptor_;
};

class SqliteStore final : public Database {
 public:
  explicit SqliteStore(const std::string& path);

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

  std::vector<std::string> Claim(const std::string& node, std::span<const std::string> wanted,
                                 StoreSpan lease, int limit) override;
  void Release(const std::string& node, const std::string& table, StoreSpan wake) override;
  void SetPresent(const std::string& node, std::span<const Presence> present,
                  StoreSpan life) override;
  std::vector<std::string> PresentAt(const std::string& table, const std::string& except) override;

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
  std::vector<StoredName> NamesToFold() override;
  void SetNames(std::span<const StoredName> names) override;
  void AddLink(const std::string& hash, const Link& link, StoreSpan life) override;
  std::optional<Link> TakeLink(const std::string& hash) override;
  std::string KeepSecret(const std::string& name, const std::string& fresh) override;
  std::string Note(const std::string& person, const std::string& name) override;
  bool SetNote(const std::string& person, const std::string& name, const std::string& before,
               const std::string& text) override;

  // Nobody else writes here, so there is nothing to be told.
  void Listen(const std::string& /*table*/) override {}
  void Unlisten(const std::string& /*table*/) override {}
  void Tell(const std::string& /*table*/, const std::string& /*text*/) override {}
  std::vector<StoreNotice> TakeNotices(bool& missed) override;
  [[nodiscard]] int NoticeSocket() const override { return -1; }
  [[nodiscard]] bool Shared() const override { return false; }

  void UseClock(Clock clock) override { clock_ = std::move(clock); }
  void Ping() override;
  void MarkSeen(const std::string& table) override;
  bool Sweep(const Retention& retention, int limit) override;
  Room MeasureRoom() override;
  void TestWrite() override;

 private:
  struct Lease {
    std::string node;
    StoreTime until;
  };
  struct NodePresence {
    StoreTime until;
    std::unordered_map<std::string, std::unordered_set<std::string>> people;  // By table.
  };
  // What kind of file it is, and whether it is damaged; brings its schema up to today's.
  void CheckOurs();
  void CheckWhole(const std::string& path);
  void Migrate();
  [[nodiscard]] AppendResult AppendOne(const AppendRequest& request);
  [[nodiscard]] AppendResult WhyNotAppended(const AppendRequest& request);
  void KeepBeside(const AppendRequest& request);
  [[nodiscard]] std::optional<Created> WhyNotCreated(const NewTable& table, int limit);
  [[nodiscard]] bool HeldByOther(const std::string& node, const std::string& table,
                                 StoreTime now) const;
  // Of these the ones that exist and nobody has claimed yet are written down as held.
  void NoteHeld(std::span<const std::string> tables);
  void RemoveTable(const std::string& id);
  // How many.
  std::size_t RemoveGuests(StoreTime since);
  // Whether this person owns a seat there and the log has grown.
  bool HasNews(const std::string& person, const std::string& table, std::uint32_t since);

  FileLock lock_;
  SqliteDb db_;
  Clock clock_;
  std::unordered_map<std::string, Lease> held_;
  std::map<std::string, NodePresence> present_;  // By node.
};

}  // namespace folsom
