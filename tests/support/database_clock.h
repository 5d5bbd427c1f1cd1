// The time of a PostgreSQL as a test sets it.
#pragma once

#include <string>

#include "store/database.h"
#include "store/postgres/pg_link.h"

namespace folsom {

class DatabaseClock {
 public:
  // `address`: of a store, made if there is none. Its time stands still from now on.
  DatabaseClock(const std::string& address, StoreTime now) : link_(address, {}, -1) {
    static_cast<void>(OpenStore(address));
    link_.Connect(true);
    link_.Script(
        "SET synchronous_commit = off;"
        "CREATE TABLE test_clock AS SELECT 0::bigint AS at;"
        "CREATE OR REPLACE FUNCTION folsom_now() RETURNS BIGINT LANGUAGE sql STABLE"
        " AS 'SELECT at FROM test_clock'");
    Set(now);
  }
  void Set(StoreTime now) { link_.Script("UPDATE test_clock SET at = " + std::to_string(now)); }

 private:
  PgLink link_;
};

}  // namespace folsom
