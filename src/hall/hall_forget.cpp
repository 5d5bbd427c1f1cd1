// Somebody deletes their account: no table knows them any more.
#include <boost/json.hpp>
#include <map>
#include <utility>

#include "hall/hall.h"
#include "hall/people/identity.h"
#include "hall/problems.h"
#include "hall/store_ask.h"
#include "table/log/name_taker.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr Millis kSecondLook = 60'000;

// A guest's name for each name; guests keep theirs, which say nothing of them.
class Nameless {
 public:
  explicit Nameless(const Crypto& crypto) : crypto_(crypto) {}
  [[nodiscard]] std::string Instead(const std::string& name) {
    if (IsGuestName(name)) return name;
    std::string& instead = names_[name];
    if (instead.empty()) instead = GuestName(crypto_);
    return instead;
  }

 private:
  const Crypto& crypto_;
  std::map<std::string, std::string> names_;
};

// Whether the summary has another name at this seat now.
bool RenameInSummary(json::array& seats, const NameTaker::Shown& shown) {
  json::object* const seat =
      Index(shown.seat) < seats.size() ? seats[Index(shown.seat)].if_object() : nullptr;
  json::value* const name = seat == nullptr ? nullptr : seat->if_contains("name");
  if (name == nullptr || *name == json::value(shown.instead)) return false;
  *name = shown.instead;
  return true;
}

// The summary without their names.
[[nodiscard]] std::string NamelessSummary(const std::string& before,
                                          const std::vector<NameTaker::Shown>& all) {
  json::error_code error;
  json::value text = json::parse(before, error);
  json::value* const seats = text.is_object() ? text.get_object().if_contains("seats") : nullptr;
  if (seats == nullptr || !seats->is_array()) return before;
  bool changed = false;
  for (const NameTaker::Shown& shown : all) {
    changed = RenameInSummary(seats->get_array(), shown) || changed;
  }
  return changed ? json::serialize(text) : before;
}

struct NamesTaken {
  std::uint32_t version = 0;  // Up to which.
  std::vector<NameTaker::Shown> shown;
  bool stored = false;
};

// What cannot be read has no names for us.
NamesTaken TryToTakeNames(Store& store, const Crypto& crypto, const StoredTable& table,
                          const PersonId& person) {
  Nameless nameless(crypto);
  NameTaker taker(person, [&](const std::string& name) { return nameless.Instead(name); });
  NamesTaken taken;
  std::vector<StoredEntry> changed;
  for (const StoredEntry& stored : table.entries) {
    Result<Entry> entry = EntryFrom(stored.text);
    if (entry && taker.Change(*entry)) changed.push_back({stored.version, EntryText(*entry)});
    taken.version = stored.version;
  }
  taken.shown = taker.StillShown();
  const std::string& before = table.summary.text;
  const std::string after = NamelessSummary(before, taken.shown);
  taken.stored = (changed.empty() && after == before) ||
                 store.Rewrite(table.summary.id, changed, {.before = before, .after = after});
  return taken;
}

// One table's. Other nodes may have it in memory.
NamesTaken TakeNamesOut(Store& store, const Crypto& crypto, const std::string& id,
                        const PersonId& person) {
  NamesTaken taken;
  while (!taken.stored) {
    const std::optional<StoredTable> table = store.Load(id, 0);
    if (!table) return {};
    taken = TryToTakeNames(store, crypto, *table, person);
  }
  if (store.Shared()) store.Tell(id, Hall::kNamesWord);
  return taken;
}

}  // namespace

struct Hall::Forgetting {
  PersonId person;
  RemovePerson remove;
  std::vector<PersonGone> asked;
  std::vector<std::string> tables{};  // Still to be done.
  std::map<std::string, std::uint32_t> done{};
  bool removed = false;
};

void Hall::Forget(const PersonId& person, RemovePerson remove, PersonGone done) {
  std::shared_ptr<Forgetting>& going = going_[person];
  if (going && going->removed) return done(nullptr);
  if (going) return going->asked.push_back(std::move(done));
  going = std::make_shared<Forgetting>(Forgetting{person, std::move(remove), {std::move(done)}});
  ForgetRest(going);
}

// Whether anything is left the store says when it is to remove the person.
void Hall::ForgetRest(const std::shared_ptr<Forgetting>& going) {
  std::vector<Store::Forgotten> forgotten;
  for (const auto& [id, version] : going->done) forgotten.push_back({id, version});
  going->remove(forgotten, leash_.On([this, going](const Problem* problem,
                                                   const std::vector<std::string>& left) {
    if (problem != nullptr || left.empty()) return EndForgetting(going, problem);
    going->tables = left;
    ForgetNext(going);
  }));
}

// One table after the other, so that nobody waits long for the store.
void Hall::ForgetNext(const std::shared_ptr<Forgetting>& going) {
  if (going->tables.empty()) return ForgetRest(going);
  const std::string id = going->tables.back();
  going->tables.pop_back();
  const auto taken = leash_.On([this, going, id](const std::optional<NamesTaken>& names) {
    const Problem failed = StoreFailed();
    if (!names) return EndForgetting(going, &failed);
    going->done[id] = names->version;
    if (TableHost* const host = Loaded(id)) host->NamesTaken(names->shown);
    ForgetNext(going);
  });
  // What was said before goes after the last has been said.
  const auto left = leash_.On([this, going, id, taken] {
    const auto take = [id, going, &crypto = tools_.crypto](Store& store) {
      return TakeNamesOut(store, crypto, id, going->person);
    };
    AskStore(tools_.store, take, taken);
  });
  Find(id, leash_.On([going, left](TableHost* host, const Problem& /*why*/) {
    if (host == nullptr) return left();
    host->Forget(going->person, left);
  }));
}

// Once more a little later: at the moment of the removal another node may have been about to store
// something for them. Here nothing can come any more after that.
void Hall::EndForgetting(const std::shared_ptr<Forgetting>& going, const Problem* problem) {
  const bool first = !std::exchange(going->removed, problem == nullptr);
  const bool look_again = first && problem == nullptr;
  if (!look_again) going_.erase(going->person);
  for (const PersonGone& done : std::exchange(going->asked, {})) done(problem);
  if (look_again) {
    tools_.loop.After(kSecondLook, leash_.On([this, going] { ForgetRest(going); }));
  }
}

}  // namespace folsom
