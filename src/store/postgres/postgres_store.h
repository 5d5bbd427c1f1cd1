// What postgres.h opens. Only the files postgres_*.cpp include this.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "store/database.h"
#include "store/postgres/pg_link.h"

namespace folsom {

// A file descriptor, closed when it goes.
class Descriptor {
 public:
  explicit Descriptor(int descriptor) : descriptor_(descriptor) {}
  ~Descriptor();
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  [[nodiscard]] int Get() const { return descriptor_; }

 private:
  int descriptor_;
};

// Two connections: one for all calls, one that only listens.
class PostgresStore final : public Database {
 public:
  PostgresStore(const std::string& address, PostgresPatience patience);

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

  void Listen(const std::string& table) override;
  void Unlisten(const std::string& table) override;
  void Tell(const std::string& table, const std::string& text) override;
  std::vector<StoreNotice> TakeNotices(bool& missed) override;
  [[nodiscard]] int NoticeSocket() const override { return ears_.Get(); }
  [[nodiscard]] bool Shared() const override { return true; }

  void Ping() override;
  void Interrupt() override;
  void MarkSeen(const std::string& table) override;
  bool Sweep(const Retention& retention, int limit) override;
  Room MeasureRoom() override;
  void TestWrite() override;

 private:
  // The connection for calls; connects if need be.
  PgLink& Main();
  // The one that listens; connects and listens to everything again if need be.
  PgLink& Listener();
  void SetUp(PgLink& link, bool first);
  void Migrate();
  // The version of the schema; 0: there is none.
  [[nodiscard]] std::int64_t Version();
  void CheckVersion();
  // A look-up. One for a text that PostgreSQL cannot hold at all finds nothing.
  [[nodiscard]] PgRows LookUp(const char* sql, const PgParams& params);

  // Appends of which no two are for the same table. `results` are theirs.
  using Requests = std::vector<const AppendRequest*>;
  void AppendRound(const Requests& round, std::vector<AppendResult>& results);
  [[nodiscard]] std::vector<AppendResult> WhyNotAppended(const Requests& refused);

  // Runs a command, or none, on the listening connection.
  void OnListener(const std::string& command);
  // Hangs the listening connection's socket, or none, into `ears_`.
  void WatchListener();
  // Moves what the listening connection has got into `notices_`.
  void GatherNotices();
  // Makes NoticeSocket() readable if there is something to take.
  void RaiseFlag();

  Descriptor interrupt_;  // Readable: give up.
  Descriptor flag_;       // Readable: `notices_` or `missed_` are to be taken.
  Descriptor ears_;       // An epoll of `flag_` and the socket of `listener_`.
  PgLink main_;
  PgLink listener_;
  int watched_ = -1;  // The socket of `listener_` that `ears_` knows.
  std::string self_;  // Stands in what we say to others, to know our own.
  std::set<std::string> listened_;
  std::vector<StoreNotice> notices_;
  bool missed_ = false;
};

}  // namespace folsom
