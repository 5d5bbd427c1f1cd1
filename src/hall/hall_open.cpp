// New tables: made in the store, then filled.
#include <utility>

#include "hall/hall.h"
#include "hall/people/identity.h"
#include "hall/people/people.h"
#include "hall/problems.h"
#include "hall/store_ask.h"
#include "hall/summary.h"

namespace folsom {

namespace {

constexpr int kMostTries = 8;  // Until a code is free.

// The same players at another table: bots, and those people who are there.
[[nodiscard]] FirstCommands SameSeats(const TableHost& old, const PersonId& host) {
  FirstCommands first;
  const Table& table = old.Now();
  for (std::size_t i = 0; i < table.Chairs().size(); ++i) {
    const Chair& chair = table.Chairs()[i];
    const auto seat = static_cast<Seat>(i);
    if (!chair.level.empty()) {
      first.emplace_back(host, PutBot{.seat = seat, .level = chair.level});
    } else if (!chair.who.empty() && old.Present().contains(chair.who)) {
      first.emplace_back(chair.who, SitDown{.seat = seat,
                                            .name = chair.name,
                                            .program = chair.program,
                                            .claimed = chair.claimed,
                                            .by_link = false});
    }
  }
  return first;
}

// People come by the names that are theirs today: one of then may be another's by now. Who is gone
// does not come.
[[nodiscard]] FirstCommands WithTodaysNames(Store& store, const Texts& texts, FirstCommands first) {
  std::erase_if(first, [&](const auto& each) {
    return std::holds_alternative<SitDown>(each.second) && !store.PersonOfId(each.first);
  });
  for (auto& [who, command] : first) {
    SitDown* const sit = std::get_if<SitDown>(&command);
    const std::optional<Person> person = sit == nullptr ? std::nullopt : store.PersonOfId(who);
    if (!person) continue;
    const bool another =
        !sit->claimed && sit->name != person->name;  // Of one who plays beside them.
    if (another && store.WhoseName(texts.KeysOf(sit->name), who) == Store::Claimed::kNo) continue;
    sit->name = person->name;
    sit->claimed = IsOwnName(*person, person->name);
  }
  return first;
}

}  // namespace

struct Hall::Making {
  Opening opening;
  Found done;
  Entry entry;
  Table table;
  std::string id;
  int tries = 0;
};

void Hall::Open(Opening opening, Found done) {
  if (room_.IsFull()) return done(nullptr, StoreFull());
  if (IsLeaving(opening.host)) return done(nullptr, LeavingPerson());
  Result<Entry> entry = Table::Open(opening.config, opening.options, opening.host,
                                    tools_.loop.Now(), opening.origin, opening.position);
  if (!entry) return done(nullptr, entry.Error());
  if (!links_.take_creation(opening.host, opening.address)) {
    return done(nullptr, {.code = "limit/creations",
                          .message = "too many tables today; try again tomorrow"});
  }
  auto making = std::make_shared<Making>();
  making->opening = std::move(opening);
  making->done = std::move(done);
  making->entry = std::move(*entry);
  const Result<Folded> folded = making->table.Fold(making->entry);
  if (!folded) return NotMade(*making, folded.Error());
  TryOpen(making);
}

// Nothing was stored. What was stored and closed again counts, as it takes room.
void Hall::NotMade(const Making& making, const Problem& why) {
  links_.give_creation_back(making.opening.host, making.opening.address);
  making.done(nullptr, why);
}

void Hall::TryOpen(const std::shared_ptr<Making>& making) {
  TableOrigin origin{
      .id = making->opening.id, .code = NewCode(tools_.crypto), .secret = making->opening.secret};
  if (origin.id.empty()) origin.id = NewId(tools_.crypto);
  if (origin.secret.empty()) origin.secret = tools_.crypto.RandomBytes(kSecretBytes);
  NewTable row{.summary = SummaryOf(making->table, origin.id, origin.code, CommitOf(origin.secret)),
               .secret = origin.secret,
               .entry = EntryText(making->entry),
               .tag = tools_.new_tag(),
               .owner = making->opening.host};
  const auto create = [row = std::move(row), limit = tools_.settings.tables_per_person,
                       shared = tools_.shared](Store& store) {
    const Store::Created created = store.Create(row, limit);
    if (created == Store::Created::kStored && shared) store.Listen(row.summary.id);
    return created;
  };
  AskStore(tools_.store, create,
           leash_.On([this, making, origin](std::optional<Store::Created> created) {
             if (!created) return NotMade(*making, StoreFailed());
             if (*created == Store::Created::kTooMany) {
               return NotMade(*making,
                              {.code = "limit/tables",
                               .message = "you have too many tables that are not finished"});
             }
             if (*created == Store::Created::kIdTaken && !making->opening.id.empty()) {
               return NotMade(*making, ProblemOf("daily/ridden", "you have ridden this train"));
             }
             if (*created != Store::Created::kStored) {
               if (++making->tries < kMostTries) return TryOpen(making);
               return NotMade(*making, {.code = "server/busy", .message = "no code is free"});
             }
             ++tools_.metrics.tables;
             making->id = origin.id;
             opened_[origin.id] = {making->opening.address, tools_.loop.Now()};
             tools_.log.Write(LogLevel::kInfo, "table_made", {{"table", origin.id}});
             Add(origin, making->table, {});
             FillChairs(making, 0);
           }));
}

void Hall::FillChairs(const std::shared_ptr<Making>& making, std::size_t next) {
  TableHost* const host = Loaded(making->id);
  if (host == nullptr) return making->done(nullptr, UnknownTable());
  if (next == making->opening.first.size()) return making->done(host, {});
  const auto& [who, command] = making->opening.first[next];
  host->Submit(command, Caller{who}, leash_.On([this, making, next](const Result<Entry>& entry) {
    if (!entry && making->opening.strict) return GiveUp(making, entry.Error());
    FillChairs(making, next + 1);
  }));
}

void Hall::GiveUp(const std::shared_ptr<Making>& making, const Problem& why) {
  TableHost* const host = Loaded(making->id);
  if (host != nullptr) host->Submit(CloseTable{}, Caller{making->opening.host});
  making->done(nullptr, why);
}

void Hall::Rematch(const std::string& old, const PersonId& who, const std::string& address,
                   NextTable done) {
  const auto make = [this, who, address, done = std::move(done)](TableHost* host,
                                                                 const Problem& why) {
    if (host == nullptr) return done(why);
    const std::string& made = host->Now().RematchTable();
    if (!made.empty()) return done(made);
    if (const std::optional<Problem> refused =
            host->Now().WhyNot(folsom::Rematch{host->Id()}, Caller{who})) {
      return done(*refused);
    }
    Opening opening{.config = host->Now().GetConfig(),
                    .options = host->Now().Options(),
                    .host = who,
                    .address = address,
                    .first = SameSeats(*host, who),
                    .strict = false};
    OpenAgain(host->Id(), std::move(opening), done);
  };
  Find(old, leash_.On(make));
}

void Hall::OpenAgain(const std::string& old, Opening opening, const NextTable& done) {
  const auto names = [&texts = tools_.texts, first = opening.first](Store& store) {
    return WithTodaysNames(store, texts, first);
  };
  const auto open = [this, old, opening = std::move(opening),
                     done](const std::optional<FirstCommands>& first) {
    if (!first) return done(StoreFailed());
    Opening again = opening;
    again.first = *first;
    Open(std::move(again),
         [this, old, who = opening.host, done](TableHost* next, const Problem& problem) {
           if (next == nullptr) return done(problem);
           OfferRematch(old, next->Id(), who, done);
         });
  };
  AskStore(tools_.store, names, leash_.On(open));
}

// Whoever comes second to the old table's log with a new one closes theirs and takes the first's.
void Hall::OfferRematch(const std::string& old, const std::string& made, const PersonId& who,
                        const NextTable& done) {
  Find(old, leash_.On([this, made, who, done](TableHost* host, const Problem& why) {
    if (host == nullptr) return done(why);
    const auto answer = [this, made, who, done, id = host->Id()](const Result<Entry>& entry) {
      if (entry) return done(made);
      if (TableHost* const mine = Loaded(made)) mine->Submit(CloseTable{}, Caller{who});
      TableHost* const table = Loaded(id);
      const bool other = table != nullptr && !table->Now().RematchTable().empty();
      if (!other) return done(entry.Error());
      done(table->Now().RematchTable());
    };
    host->Submit(folsom::Rematch{made}, Caller{who}, leash_.On(answer));
  }));
}

}  // namespace folsom
