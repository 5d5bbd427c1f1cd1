// The store in one SQLite file: the default, which needs no set-up. One process owns the file; a
// second one is refused. Others may read it, for instance to make a backup.
#pragma once

#include <memory>
#include <string>

#include "store/database.h"

namespace folsom {

[[nodiscard]] std::unique_ptr<Database> OpenSqlite(const std::string& path);

}  // namespace folsom
