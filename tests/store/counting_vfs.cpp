#include "store/counting_vfs.h"

#include <sqlite3.h>

#include <atomic>
#include <cstddef>

namespace folsom {

namespace {

sqlite3_vfs* real_vfs = nullptr;
sqlite3_vfs counting_vfs{};
std::atomic<std::uint64_t> log_syncs{0};
std::atomic<bool> log_unsynced{false};

// Our file comes first, the real one right after it.
struct CountedFile {
  sqlite3_file base;
  sqlite3_io_methods methods;  // The real one's, but for what we watch.
  bool is_log;
};

CountedFile& Counted(sqlite3_file* file) { return *reinterpret_cast<CountedFile*>(file); }
sqlite3_file* RealFile(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(reinterpret_cast<std::byte*>(file) + sizeof(CountedFile));
}

// One method that only passes everything on.
#define FOLSOM_PASS_ON(method, parameters, arguments) \
  methods.method = [] parameters {                    \
    sqlite3_file* real = RealFile(file);              \
    return real->pMethods->method arguments;          \
  }

int WriteCounted(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
  if (Counted(file).is_log) log_unsynced = true;
  return RealFile(file)->pMethods->xWrite(RealFile(file), bytes, size, at);
}

int SyncCounted(sqlite3_file* file, int flags) {
  const int result = RealFile(file)->pMethods->xSync(RealFile(file), flags);
  if (Counted(file).is_log && result == SQLITE_OK) {
    ++log_syncs;
    log_unsynced = false;
  }
  return result;
}

void FillMethods(sqlite3_io_methods& methods, int version) {
  using File = sqlite3_file*;
  methods.iVersion = version;
  methods.xWrite = WriteCounted;
  methods.xSync = SyncCounted;
  FOLSOM_PASS_ON(xClose, (File file), (real));
  FOLSOM_PASS_ON(xRead, (File file, void* to, int size, sqlite3_int64 at), (real, to, size, at));
  FOLSOM_PASS_ON(xTruncate, (File file, sqlite3_int64 size), (real, size));
  FOLSOM_PASS_ON(xFileSize, (File file, sqlite3_int64 * size), (real, size));
  FOLSOM_PASS_ON(xLock, (File file, int level), (real, level));
  FOLSOM_PASS_ON(xUnlock, (File file, int level), (real, level));
  FOLSOM_PASS_ON(xCheckReservedLock, (File file, int* is), (real, is));
  FOLSOM_PASS_ON(xFileControl, (File file, int what, void* value), (real, what, value));
  FOLSOM_PASS_ON(xSectorSize, (File file), (real));
  FOLSOM_PASS_ON(xDeviceCharacteristics, (File file), (real));
  FOLSOM_PASS_ON(xShmMap, (File file, int page, int size, int extend, void volatile** at),
                 (real, page, size, extend, at));
  FOLSOM_PASS_ON(xShmLock, (File file, int offset, int n, int flags), (real, offset, n, flags));
  FOLSOM_PASS_ON(xShmBarrier, (File file), (real));
  FOLSOM_PASS_ON(xShmUnmap, (File file, int remove), (real, remove));
  FOLSOM_PASS_ON(xFetch, (File file, sqlite3_int64 at, int size, void** page),
                 (real, at, size, page));
  FOLSOM_PASS_ON(xUnfetch, (File file, sqlite3_int64 at, void* page), (real, at, page));
}

int OpenCounted(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  CountedFile& counted = Counted(file);
  counted.base.pMethods = nullptr;
  counted.is_log = (flags & SQLITE_OPEN_WAL) != 0;
  const int result = real_vfs->xOpen(real_vfs, name, RealFile(file), flags, out_flags);
  if (RealFile(file)->pMethods == nullptr) return result;
  FillMethods(counted.methods, RealFile(file)->pMethods->iVersion);
  counted.base.pMethods = &counted.methods;
  return result;
}

}  // namespace

CountingVfs::CountingVfs() {
  real_vfs = sqlite3_vfs_find(nullptr);
  counting_vfs = *real_vfs;
  counting_vfs.zName = "counting";
  counting_vfs.szOsFile = real_vfs->szOsFile + static_cast<int>(sizeof(CountedFile));
  counting_vfs.xOpen = OpenCounted;
  sqlite3_vfs_register(&counting_vfs, 1);
}

CountingVfs::~CountingVfs() {
  sqlite3_vfs_unregister(&counting_vfs);
  sqlite3_vfs_register(real_vfs, 1);
}

std::uint64_t CountingVfs::LogSyncs() { return log_syncs; }
bool CountingVfs::LogHasUnsynced() { return log_unsynced; }

}  // namespace folsom
