// Notes of people in PostgreSQL.
#include "store/postgres/postgres_store.h"

namespace folsom {

std::string PostgresStore::Note(const std::string& person, const std::string& name) {
  const PgRows rows = LookUp("SELECT text FROM notes WHERE person = $1 AND name = $2",
                             PgParams().Text(person).Text(name));
  return rows.size() == 0 ? std::string() : rows.Text(0, 0);
}

// The person's row is locked, so that of two nodes the second sees what the first wrote.
bool PostgresStore::SetNote(const std::string& person, const std::string& name,
                            const std::string& before, const std::string& text) {
  PgLink& link = Main();
  PgTransaction transaction(link);
  const PgRows owner =
      link.Run("SELECT id FROM people WHERE id = $1 FOR UPDATE", PgParams().Text(person));
  if (owner.size() == 0) return false;
  const PgRows rows = link.Run("SELECT text FROM notes WHERE person = $1 AND name = $2",
                               PgParams().Text(person).Text(name));
  const std::string now = rows.size() == 0 ? std::string() : rows.Text(0, 0);
  if (now != before && now != text) return false;
  link.Run(
      "INSERT INTO notes (person, name, text) VALUES ($1, $2, $3)"
      " ON CONFLICT (person, name) DO UPDATE SET text = excluded.text",
      PgParams().Text(person).Text(name).Text(text));
  transaction.Commit();
  return true;
}

}  // namespace folsom
