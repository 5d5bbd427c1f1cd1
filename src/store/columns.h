// Lists of columns that several statements share. They are macros because a statement is one
// literal: it is prepared once and known by its address.
#pragma once

#include <string>

// In the order of TableSummary's fields.
#define FOLSOM_SUMMARY_COLUMNS "id, code, listed, shelf, created_at, changed_at, text"
// In the order of Person's fields.
#define FOLSOM_PERSON_COLUMNS \
  "people.id, name, password_hash, webhook, program, people.created_at, folded, look"

// Tables that are too old (Store::Retention), by the times before which they changed last.
#define FOLSOM_TOO_OLD(closed, unseen, seen)                                               \
  "SELECT id FROM tables WHERE shelf = 3 AND changed_at < " closed                         \
  " UNION ALL SELECT id FROM tables WHERE shelf = 2 AND NOT seen AND changed_at < " unseen \
  " UNION ALL SELECT id FROM tables WHERE shelf = 2 AND seen AND changed_at < " seen

namespace folsom {

// No hash that begins like this comes after it.
[[nodiscard]] inline std::string LastHash(const std::string& beginning) {
  return beginning + std::string(64, '\xff');
}

}  // namespace folsom
