// Watches what SQLite does to its files: while one of these lives, all databases that are opened go
// through it to the real files. It counts syncs, and knows which files have been written since
// their last one.
#pragma once

#include <cstdint>

namespace folsom {

class CountingVfs {
 public:
  CountingVfs();
  ~CountingVfs();  // All databases must have been closed.
  CountingVfs(const CountingVfs&) = delete;
  CountingVfs& operator=(const CountingVfs&) = delete;

  // Of all write-ahead logs together; from any thread.
  [[nodiscard]] static std::uint64_t LogSyncs();
  [[nodiscard]] static bool LogHasUnsynced();
};

}  // namespace folsom
