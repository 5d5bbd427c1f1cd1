// Lists of columns that several statements share. They are macros because a statement is one
// literal: it is prepared once and known by its address.
#pragma once

#include <string>

// In the order of TableSummary's fields.
#define FOLSOM_SUMMARY_COLUMNS "id, code, listed, shelf, created_at, changed_at, text"
// In the order of Person's fields.
#define FOLSOM_PERSON_COLUMNS \
  "people.id, name, password_hash, webhook, program, people.created_at, folded, look"

// In the order of Store::Token's fields.
#define FOLSOM_TOKEN_COLUMNS \
  "hash, created_at, used_at, browser, system, push_endpoint, push_key, push_auth"

// Tables that are too old (Store::Retention), by the times before which they changed last.
#define FOLSOM_TOO_OLD(closed, unseen, seen)                                               \
  "SELECT id FROM tables WHERE shelf = 3 AND changed_at < " closed                         \
  " UNION ALL SELECT id FROM tables WHERE shelf = 2 AND NOT seen AND changed_at < " unseen \
  " UNION ALL SELECT id FROM tables WHERE shelf = 2 AND seen AND changed_at < " seen

// As Store::TablesOf.
#define FOLSOM_TABLES_OF(person)                            \
  "SELECT table_id AS id FROM seats WHERE person = " person \
  " UNION SELECT id FROM tables WHERE owner = " person " AND shelf < 2 ORDER BY id"

// People who may go (Store::Retention::guests), `since` being the time of the last use that counts.
#define FOLSOM_IDLE_GUESTS(since)                                                           \
  "SELECT id FROM people WHERE password_hash = '' AND created_at < " since                  \
  " AND NOT EXISTS (SELECT 1 FROM tokens WHERE person = people.id AND (program OR used_at " \
  ">= " since                                                                               \
  ")) AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)"                        \
  " AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = people.id AND shelf < 2)"

namespace folsom {

inline constexpr int kGuestsAtOnce = 1000;

// No hash that begins like this comes after it.
[[nodiscard]] inline std::string LastHash(const std::string& beginning) {
  return beginning + std::string(64, '\xff');
}

}  // namespace folsom
