#include "hall/own_data.h"

namespace folsom {

namespace {

constexpr std::size_t kTablesAtOnce = 50;  // Each log is read, while others wait for the store.

OwnData::AtTable OwnTableOf(const StoredTable& table, const std::string& person) {
  SeatsTaken seats(person);
  for (const StoredEntry& stored : table.entries) {
    const Result<Entry> entry = EntryFrom(stored.text);
    if (entry) seats.Read(*entry);
  }
  return {.summary = table.summary, .seats = seats.All()};
}

}  // namespace

OwnData GatherOwnData(Store& store, const std::string& person, const std::string& after) {
  OwnData data{.person = store.PersonOfId(person).value_or(Person{}),
               .tokens = store.TokensOf(person),
               .puzzles = StandingFrom(store.Note(person, kPuzzleNote)),
               .tables = {}};
  std::vector<std::string> ids = store.TablesOf(person);
  std::erase_if(ids, [&](const std::string& id) { return id <= after; });
  for (const std::string& id : ids) {
    data.more = data.tables.size() == kTablesAtOnce;
    if (data.more) break;
    const std::optional<StoredTable> table = store.Load(id, 0);
    if (table) data.tables.push_back(OwnTableOf(*table, person));
  }
  return data;
}

}  // namespace folsom
