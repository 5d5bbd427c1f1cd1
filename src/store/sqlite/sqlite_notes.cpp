// Notes of people in SQLite.
#include "store/sqlite/sqlite_store.h"

namespace folsom {

std::string SqliteStore::Note(const std::string& person, const std::string& name) {
  SqliteRun run(db_, "SELECT text FROM notes WHERE person = ? AND name = ?", person, name);
  return run.Next() ? run.Text(0) : std::string();
}

bool SqliteStore::SetNote(const std::string& person, const std::string& name,
                          const std::string& before, const std::string& text) {
  SqliteTransaction transaction(db_);
  const std::string now = Note(person, name);
  if ((now != before && now != text) || !PersonOfId(person)) return false;
  SqliteDo(db_, "INSERT OR REPLACE INTO notes (person, name, text) VALUES (?, ?, ?)", person, name,
           text);
  transaction.Commit();
  return true;
}

}  // namespace folsom
