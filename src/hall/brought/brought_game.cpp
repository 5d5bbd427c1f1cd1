#include "hall/brought/brought_game.h"

#include <algorithm>
#include <climits>
#include <set>
#include <utility>

#include "bots/registry.h"
#include "fair/fair.h"
#include "fair/primitives.h"
#include "hall/answers/replay.h"
#include "hall/people/identity.h"
#include "hall/people/people.h"
#include "hall/problems.h"
#include "hall/summary.h"
#include "table/log/name_taker.h"

namespace folsom {

namespace {

constexpr int kCodeTries = 8;
constexpr int kGamesLookedAt = 2000;
constexpr std::string_view kBroughtMark = R"(,"brought":true})";

[[nodiscard]] StoredTable StoredOf(const LogText& game) {
  StoredTable stored;
  stored.summary.shelf = TableShelf::kFinished;  // As it says: whether it is, its log tells.
  stored.secret = game.secret;
  for (const Entry& entry : game.entries) {
    const auto version = static_cast<std::uint32_t>(stored.entries.size() + 1);
    stored.entries.push_back({.version = version, .text = EntryText(entry)});
  }
  return stored;
}

[[nodiscard]] std::optional<Problem> PeopleProblem(std::span<const Entry> log) {
  std::set<PersonId> people;
  for (const Entry& entry : log) {
    const Sat* const sat = std::get_if<Sat>(&entry.body);
    if (sat == nullptr) continue;
    people.insert(sat->who);
    if (sat->program) return ProblemOf("games/other_people", "a program has a seat in this game");
  }
  if (people.empty()) return ProblemOf("games/no_seat", "nobody plays in this game");
  if (people.size() == 1) return std::nullopt;
  return ProblemOf("games/other_people", "several people play in this game");
}

[[nodiscard]] bool IsBot(const std::string& level) { return ParseBot(level).error.empty(); }

[[nodiscard]] bool NamesBots(const Entry& entry) {
  if (const PutBot* const put = std::get_if<PutBot>(&entry.body)) return IsBot(put->level);
  if (const Opened* const o = std::get_if<Opened>(&entry.body)) return IsBot(o->options.stand_in);
  const SetOptions* const set = std::get_if<SetOptions>(&entry.body);
  return set == nullptr || IsBot(set->options.stand_in);
}

// Nobody but its owner finds it.
void MakePrivate(TableOptions& options, const Texts& texts) {
  options.listed = false;
  options.spectators = false;
  if (!texts.IsGoodTitle(options.title)) options.title.clear();
}

// Everything in it that was the person's in the page is `person`'s.
void GiveTo(Entry& entry, const PersonId& person, const Texts& texts) {
  if (Opened* const opened = std::get_if<Opened>(&entry.body)) {
    opened->host = person;
    MakePrivate(opened->options, texts);
  }
  if (SetOptions* const set = std::get_if<SetOptions>(&entry.body)) {
    MakePrivate(set->options, texts);
  }
  if (Sat* const sat = std::get_if<Sat>(&entry.body)) sat->who = person;
  if (NonceGiven* const given = std::get_if<NonceGiven>(&entry.body)) given->who = person;
  if (CommitmentGiven* const c = std::get_if<CommitmentGiven>(&entry.body)) c->who = person;
  if (NonceRevealed* const r = std::get_if<NonceRevealed>(&entry.body)) r->who = person;
}

// The same game as played by `person`. Those who played beside them on one device keep their names
// unless these are somebody else's by now.
[[nodiscard]] LogText HandedTo(Store& store, const KeepingTools& tools, const LogText& game,
                               const Person& person) {
  const auto fits = [&](const std::string& name) {
    return tools.texts.IsGoodName(name) &&
           store.WhoseName(tools.texts.KeysOf(name), person.id) == Store::Claimed::kNo;
  };
  std::string own;  // What they were called in the page.
  NameTaker names(person.id, [&](const std::string& name) {
    if (own.empty()) own = name;
    return name == own || !fits(name) ? person.name : name;
  });
  LogText handed{.secret = game.secret, .entries = {}};
  for (Entry entry : game.entries) {
    if (std::holds_alternative<Rematch>(entry.body)) continue;  // Of a table in the page.
    GiveTo(entry, person.id, tools.texts);
    names.Change(entry);
    entry.at = std::min(entry.at, tools.now);
    handed.entries.push_back(std::move(entry));
  }
  return handed;
}

// Of this game for this person, and of no other.
[[nodiscard]] std::string BroughtId(const Person& person, std::string_view secret) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
  constexpr std::size_t kLength = 15;  // As NewId.
  const Key256 hash = Sha256("brought " + person.id + " " + std::string(secret));
  std::string id;
  for (std::size_t i = 0; i < kLength; ++i) id += kLetters[hash[i] % kLetters.size()];
  return id;
}

[[nodiscard]] bool HasTooMany(Store& store, const std::string& person) {
  const std::vector<TableSummary> games = store.GamesOf(person, {}, kGamesLookedAt);
  return std::ranges::count_if(games, [](const TableSummary& game) {
           return game.text.ends_with(kBroughtMark);
         }) >= kMostBrought;
}

// All entries but the first, and whose it is, at once.
void AppendRest(Store& store, const StoredTable& game, const TableSummary& summary,
                const KeepingTools& tools, const std::string& person) {
  std::vector<AppendRequest> requests;
  for (const StoredEntry& entry : game.entries) {
    if (entry.version == 1) continue;
    requests.push_back({.table = summary.id,
                        .version = entry.version,
                        .entry = entry.text,
                        .tag = tools.tag + "/" + std::to_string(entry.version),
                        .summary = std::nullopt,
                        .position = {}});
  }
  requests.back().summary = summary;
  requests.back().people = {person};
  store.Append(requests);
  store.MarkSeen(summary.id);
}

}  // namespace

Result<LogText> ReadBrought(std::string_view text) {
  Result<LogText> game = ReadLogText(text);
  if (!game) return game;
  if (std::optional<Problem> problem = PeopleProblem(game->entries)) return *problem;
  if (!std::ranges::all_of(game->entries, NamesBots)) {
    return ProblemOf("bots/unknown", "there is no such bot");
  }
  const Result<Table> table = OverTable(StoredOf(*game));
  if (!table) return table.Error();
  if (table->GetStage() == Stage::kFinished) return game;
  return ProblemOf("record/not_finished", "this game was not played to its end");
}

Result<KeptGame> KeepBrought(Store& store, const KeepingTools& tools, const LogText& game,
                             const Person& person) {
  const LogText handed = HandedTo(store, tools, game, person);
  const StoredTable stored = StoredOf(handed);
  const Result<Table> table = Table::Replay(handed.entries);
  if (!table) return table.Error();
  const std::string id = BroughtId(person, game.secret);
  TableSummary summary = SummaryOf(*table, id, {}, CommitOf(game.secret));
  summary.text.replace(summary.text.size() - 1, 1, kBroughtMark);
  std::optional<StoredTable> there = store.Load(id, 0);
  if (!there && HasTooMany(store, person.id)) {
    return ProblemOf("limit/games", "this account has taken as many games as it can");
  }
  for (int tries = 0; !there && tries < kCodeTries; ++tries) {
    summary.code = NewCode(tools.crypto);
    const NewTable row{.summary = summary,
                       .secret = game.secret,
                       .entry = stored.entries.front().text,
                       .tag = tools.tag + "/" + std::to_string(tries),
                       .owner = person.id};
    if (store.Create(row, INT_MAX) == Store::Created::kCodeTaken) continue;
    there = store.Load(id, 0);
  }
  if (!there) return ProblemOf("server/busy", "no code is free");
  const bool whole = there->entries.size() > 1;
  summary.code = there->summary.code;
  if (!whole) AppendRest(store, stored, summary, tools, person.id);
  return KeptGame{.table = id, .known = whole};
}

}  // namespace folsom
