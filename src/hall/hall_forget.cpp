// Somebody deletes their account: no table knows them any more.
#include <boost/json.hpp>
#include <map>
#include <utility>

#include "hall/hall.h"
#include "hall/people/identity.h"
#include "hall/store_ask.h"
#include "table/log/name_taker.h"

namespace folsom {

namespace json = boost::json;

namespace {

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
  // The summary with the names that were taken; empty if there is none of them in it.
  [[nodiscard]] std::string SummaryText(const std::string& before) const {
    json::error_code error;
    json::value text = json::parse(before, error);
    json::value* const seats = text.is_object() ? text.get_object().if_contains("seats") : nullptr;
    if (seats == nullptr || !seats->is_array()) return {};
    bool changed = false;
    for (json::value& seat : seats->get_array()) changed = Rename(seat) || changed;
    return changed ? json::serialize(text) : std::string();
  }

 private:
  [[nodiscard]] bool Rename(json::value& seat) const {
    json::value* const name = seat.is_object() ? seat.get_object().if_contains("name") : nullptr;
    if (name == nullptr || !name->is_string()) return false;
    const auto found = names_.find(std::string(name->get_string()));
    if (found == names_.end()) return false;
    *name = found->second;
    return true;
  }

  const Crypto& crypto_;
  std::map<std::string, std::string> names_;
};

// One table's. What cannot be read has no names for us.
bool TakeNamesOut(Store& store, const Crypto& crypto, const std::string& id,
                  const PersonId& person) {
  const std::optional<StoredTable> table = store.Load(id, 0);
  if (!table) return true;
  Nameless nameless(crypto);
  NameTaker taker(person, [&](const std::string& name) { return nameless.Instead(name); });
  std::vector<StoredEntry> changed;
  for (const StoredEntry& stored : table->entries) {
    Result<Entry> entry = EntryFrom(stored.text);
    if (entry && taker.Change(*entry)) changed.push_back({stored.version, EntryText(*entry)});
  }
  const std::string summary = nameless.SummaryText(table->summary.text);
  if (!changed.empty() || !summary.empty()) store.Rewrite(id, changed, summary);
  return true;
}

}  // namespace

struct Hall::Forgetting {
  PersonId person;
  std::vector<std::string> tables;
  std::function<void(bool)> done;
};

void Hall::Forget(const PersonId& person, std::function<void(bool)> done) {
  const auto begin = [this, person, done = std::move(done)](
                         const std::optional<std::vector<std::string>>& tables) {
    if (!tables) return done(false);
    ForgetNext(std::make_shared<Forgetting>(Forgetting{person, *tables, done}));
  };
  AskStore(
      tools_.store, [person](Store& store) { return store.TablesOf(person); }, leash_.On(begin));
}

// One table after the other, so that nobody waits long for the store.
void Hall::ForgetNext(const std::shared_ptr<Forgetting>& going) {
  if (going->tables.empty()) return going->done(true);
  const std::string id = going->tables.back();
  going->tables.pop_back();
  const auto taken = leash_.On([this, going](std::optional<bool> stored) {
    if (!stored) return going->done(false);
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

}  // namespace folsom
