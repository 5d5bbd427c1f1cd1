// Where tables and people are kept, as the hall sees it: what it may ask of a store (store_queue.h
// says how). Calls may take long, so they are not made on the loop's thread; one that fails does
// not return, and whoever made it for the hall tells it so.
//
// A table's log is append-only (but for names: Rewrite). An append names the version it makes; of
// two writers that make the same one, the second is told kConflict and nothing of it is kept. That
// is the only lock. What `Append` has answered with kStored is on disk and survives any crash.
//
// Texts (entries, positions, summaries) are opaque here. All texts are UTF-8 without zero bytes;
// only secrets, tags and hashes may be any bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "hall/given/text.h"

namespace folsom {

// Unix time in milliseconds.
using StoreTime = std::int64_t;
// Milliseconds from now, by the store's own clock: the same for all who share it, so that theirs
// need not agree.
using StoreSpan = std::int64_t;
inline constexpr StoreSpan kNoWake = INT64_MAX;
inline constexpr StoreSpan kForEver = INT64_MAX;

// What the lobby and the list of records show, kept beside the log so that nothing need be
// replayed.
// TableShelf repeats the stages of a table on purpose: a store is not to know what its texts mean.
enum class TableShelf : std::uint8_t { kOpen, kPlaying, kFinished, kClosed };
struct TableSummary {
  std::string id;
  std::string code;     // Short, for typing.
  bool listed = false;  // In the public lobby (and list of records).
  TableShelf shelf = TableShelf::kOpen;
  StoreTime created_at = 0;
  StoreTime changed_at = 0;  // When the shelf or the text last changed.
  std::string text;          // JSON: title, config, names, result ...
  bool operator==(const TableSummary&) const = default;
};

struct NewTable {
  TableSummary summary;
  std::string secret;  // 32 bytes: the server's part of the fair deal.
  std::string entry;   // Version 1.
  std::string tag;     // As in AppendRequest.
  std::string owner;   // Whose limit of open tables it counts against.
};

struct AppendRequest {
  std::string table;
  std::uint32_t version = 0;  // The one this makes: 1 + the last.
  std::string entry;
  std::string tag;  // Unique to this request, so that one repeated after a lost answer is known.
  std::optional<TableSummary> summary;  // When it changes; id, code and created_at never do.
  std::string position;                 // Kept under this version when not empty.
  // Who owns a seat from now on, when that changes: for ListOf.
  std::optional<std::vector<std::string>> people{};
};
enum class AppendResult : std::uint8_t { kStored, kConflict, kNoTable };

struct StoredEntry {
  std::uint32_t version = 0;
  std::string text;
};
struct StoredTable {
  TableSummary summary;
  std::string secret;
  std::vector<StoredEntry> entries;  // Those asked for, ascending.
  std::string position;              // The last one kept; empty: none.
  std::uint32_t position_version = 0;
};

// A place in a list of summaries, newest first; of equally old ones by their ids.
struct ListPlace {
  StoreTime changed_at = INT64_MAX;
  std::string id = "~";  // No id comes after this.
};

struct Person {
  std::string id;
  std::string name;           // As shown. Unique only if claimed.
  std::string password_hash;  // Empty: the name is not claimed.
  std::string webhook;        // Empty: none.
  bool program = false;       // An outside bot.
  StoreTime created_at = 0;
  NameKeys keys{};  // Of `name`.
  bool operator==(const Person&) const = default;
};

// A name with its keys.
struct NewName {
  std::string name;
  NameKeys keys;
};
// Somebody who is called otherwise than before.
struct Renaming {
  Person person;
  std::string before;
  bool operator==(const Renaming&) const = default;
};

// What a token was given to, as far as it said: "Firefox" on "Linux". Either may be empty.
struct Device {
  std::string browser{};
  std::string system{};
  bool operator==(const Device&) const = default;
};

// Where a browser is told something while its page is closed: an address at its push service, and
// keys by which nobody else can read it. All as the browser gives them, keys in base64url.
struct PushAddress {
  std::string endpoint{};  // Empty: it is told nothing.
  std::string key{};
  std::string auth{};
  bool operator==(const PushAddress&) const = default;
};

// A change that another node announced.
struct StoreNotice {
  std::string table;
  std::string text;           // Empty: the log grew. Else what `Tell` sent.
  std::uint32_t version = 0;  // If the log grew: the version that was made.
  bool operator==(const StoreNotice&) const = default;
};

class Store {
 public:
  virtual ~Store() = default;

  // --- Tables
  enum class Created : std::uint8_t { kStored, kIdTaken, kCodeTaken, kTooMany };
  // kTooMany: `owner` has `limit` tables on kOpen or kPlaying already. One repeated with the same
  // tag is answered as the first time.
  virtual Created Create(const NewTable& table, int limit) = 0;
  // One transaction for all; answers in the same order. Two requests for the same table may be in
  // one call, in ascending versions: if the first is refused, so is the second.
  // kConflict: the version is taken, or the one before it is not there.
  virtual std::vector<AppendResult> Append(std::span<const AppendRequest> requests) = 0;
  // Entries with a version above `after`; nothing if there is no such table.
  virtual std::optional<StoredTable> Load(const std::string& id, std::uint32_t after) = 0;
  virtual std::optional<TableSummary> Summary(const std::string& id) = 0;
  virtual std::optional<std::string> IdOfCode(const std::string& code) = 0;
  // Newest first; at most `limit`; only those that come after `place` (pages).
  virtual std::vector<TableSummary> List(TableShelf shelf, bool listed_only, const ListPlace& place,
                                         int limit) = 0;
  // Those where this person owns a seat (AppendRequest::people), newest first.
  virtual std::vector<TableSummary> ListOf(const std::string& person, int limit) = 0;
  // Of those the finished ones, as List gives them.
  virtual std::vector<TableSummary> GamesOf(const std::string& person, const ListPlace& place,
                                            int limit) = 0;

  // All where this person ever owned a seat, and those of theirs (NewTable::owner) that are not
  // over; by their ids.
  virtual std::vector<std::string> TablesOf(const std::string& person) = 0;
  // Puts these texts in the place of those that the entries and the summary have, all or nothing:
  // false, and nothing changes, if the summary's is not `before` (any more). To take out names that
  // nobody may read any more; else a log only grows.
  struct SummaryChange {
    std::string before;
    std::string after;
  };
  virtual bool Rewrite(const std::string& table, std::span<const StoredEntry> entries,
                       const SummaryChange& summary) = 0;

  // --- Who runs a table: leases. Economy, not correctness.
  // Of `wanted` those that nobody holds or this node does, and at most `limit` others that are due
  // and that nobody holds. All returned are held for `lease`.
  virtual std::vector<std::string> Claim(const std::string& node,
                                         std::span<const std::string> wanted, StoreSpan lease,
                                         int limit) = 0;
  // Gives it back, to be looked at after `wake` (kNoWake: only when somebody wants it); nothing if
  // another node has claimed it since. A table whose holder died is due when its lease runs out.
  // New tables are held by nobody and due at once.
  virtual void Release(const std::string& node, const std::string& table, StoreSpan wake) = 0;

  // --- Who is connected where
  // Replaces all that this node said before: pairs (table, person), good for `life`.
  struct Presence {
    std::string table;
    std::string person;
    bool operator==(const Presence&) const = default;
  };
  virtual void SetPresent(const std::string& node, std::span<const Presence> present,
                          StoreSpan life) = 0;
  // Those whom nodes other than `except` said.
  virtual std::vector<std::string> PresentAt(const std::string& table,
                                             const std::string& except) = 0;

  // --- People
  // A new id, and no claim to the name.
  virtual void AddPerson(const Person& person, const std::string& token_hash,
                         const Device& device) = 0;
  // Everybody with a token whose hash begins like this: one or none, if it is long enough. The
  // caller compares the rest, in constant time.
  struct TokenOwner {
    std::string hash;
    Person person;
    StoreTime used_at = 0;
  };
  virtual std::vector<TokenOwner> OwnersOfTokens(const std::string& beginning) = 0;
  virtual std::optional<Person> PersonOfId(const std::string& id) = 0;
  virtual std::optional<Person> PersonOfClaimedName(const std::string& folded_name) = 0;
  // Counts as used now. False, and nothing changes, if this is not the person's password hash (any
  // more): whoever changes a password can be sure that the old one gives no more tokens.
  virtual bool AddToken(const Person& person, const std::string& token_hash, StoreTime now,
                        const Device& device) = 0;
  // The last use of these was now, unless a later one is known.
  virtual void UseTokens(std::span<const std::string> hashes, StoreTime now) = 0;
  struct Token {
    std::string hash;
    StoreTime created_at = 0;
    StoreTime used_at = 0;
    Device device{};
    PushAddress push{};
    bool operator==(const Token&) const = default;
  };
  virtual std::vector<Token> TokensOf(const std::string& person) = 0;  // Last used first.
  virtual void RemoveTokens(std::span<const std::string> hashes) = 0;
  // Where the device of this token is told. An endpoint is one browser's: no other token has it
  // any more. kTooMany, and nothing changes, if `limit` other tokens of the same person have one.
  enum class PushSet : std::uint8_t { kStored, kTooMany, kNoToken };
  virtual PushSet SetPush(const std::string& token_hash, const PushAddress& push, int limit) = 0;
  virtual void RemovePush(const std::string& endpoint) = 0;  // Nobody is told there any more.
  // Whether another person than `except` has claimed this name, or one that looks like it.
  enum class Claimed : std::uint8_t { kNo, kSame, kAlike };
  virtual Claimed WhoseName(const NameKeys& keys, const std::string& except) = 0;
  // Stores name, keys and password hash; false, and nothing changes, if there is no such person, if
  // WhoseName says that the name is another's, or if the password hash is neither `hash_before` nor
  // the new one: somebody else was quicker.
  virtual bool SetName(const Person& person, const std::string& hash_before) = 0;
  // The password hash in place of `person`'s, and the tokens that end by it: all but `except`.
  // Nothing, and nothing changes, if the hash is neither that of `person` nor the new one.
  virtual std::optional<std::vector<std::string>> SetPassword(const Person& person,
                                                              const std::string& hash,
                                                              const std::string& except) = 0;
  virtual void SetWebhook(const std::string& person, const std::string& url) = 0;
  // People without a claim whose names are this one or look like it get `names` instead, one each,
  // as far as these go: one transaction. Who, in the order of their ids.
  virtual std::vector<Renaming> Displace(const NameKeys& keys, std::span<const NewName> names) = 0;
  // With tokens, links and what ListOf and TablesOf know. Tables stay, and must not know them any
  // more: nothing changes while TablesOf has some that are not `forgotten`, or where they own a
  // seat and the log has grown since. These are returned.
  struct Forgotten {
    std::string table;
    std::uint32_t version = 0;  // Up to which.
  };
  virtual std::vector<std::string> RemovePerson(const std::string& person,
                                                std::span<const Forgotten> forgotten) = 0;

  // --- Notes: small texts that are kept of a person, by their names, and go with them
  virtual std::string Note(const std::string& person, const std::string& name) = 0;  // "": none.
  // False, and nothing changes, if it is not `before` (any more), or if there is no such person.
  virtual bool SetNote(const std::string& person, const std::string& name,
                       const std::string& before, const std::string& text) = 0;

  // --- One-time links, by the hash of their secret
  struct Link {
    std::string table;
    std::uint8_t seat = 0;
    std::string owner;
  };
  virtual void AddLink(const std::string& hash, const Link& link, StoreSpan life) = 0;
  virtual std::optional<Link> TakeLink(const std::string& hash) = 0;  // Once.

  // --- Secrets of the site
  // Keeps it under this name, unless there is one already. The one that is kept: the first.
  virtual std::string KeepSecret(const std::string& name, const std::string& fresh) = 0;

  // --- Between nodes
  // From now on what other nodes do to this table is told (StoreQueue::OnNotices). What this one
  // does itself is not.
  virtual void Listen(const std::string& table) = 0;
  virtual void Unlisten(const std::string& table) = 0;
  virtual void Tell(const std::string& table, const std::string& text) = 0;  // At most 4 KiB.
  // Whether others may write to this store: then the above matters.
  [[nodiscard]] virtual bool Shared() const = 0;

  // --- Upkeep
  // A person plays or watches it: see Retention. New tables are unseen.
  virtual void MarkSeen(const std::string& table) = 0;
  // How long a table is kept after its last change, and a token after its last use.
  struct Retention {
    StoreSpan closed = kForEver;  // Closed before its game was over.
    StoreSpan unseen = kForEver;  // Finished, and no person has seen it.
    StoreSpan seen = kForEver;    // Finished.
    StoreSpan tokens = kForEver;  // Of people; programs' stay.
    // Who has no claimed name, no seat at any table that is kept, no table of their own that is not
    // over, and no token used since; programs only if they have no token at all.
    StoreSpan guests = kForEver;
  };
  // Removes at most `limit` tables that are too old, at most a thousand guests, and all expired
  // tokens and links and dead presence. Whether more tables or guests may be too old.
  virtual bool Sweep(const Retention& retention, int limit) = 0;
  // What its data take, and how much room is left for more, if that can be known.
  struct Room {
    std::int64_t used_bytes = 0;
    std::optional<std::int64_t> free_bytes{};
  };
  virtual Room MeasureRoom() = 0;
  // Writes something small, as durably as an append.
  virtual void TestWrite() = 0;
};

}  // namespace folsom
