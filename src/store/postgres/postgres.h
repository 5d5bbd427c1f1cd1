// The store in a PostgreSQL database, which any number of servers may share.
#pragma once

#include <memory>
#include <string>

#include "store/database.h"

namespace folsom {

// How long to wait before the database counts as away, in milliseconds.
struct PostgresPatience {
  int connect = 3000;
  int answer = 5000;
};

// `address`: a URI or a connection string of libpq. Throws kBroken if the database will never do:
// it is not there, keeps us out, is not UTF-8, or its server runs without fsync.
[[nodiscard]] std::unique_ptr<Database> OpenPostgres(const std::string& address,
                                                     PostgresPatience patience = {});

}  // namespace folsom
