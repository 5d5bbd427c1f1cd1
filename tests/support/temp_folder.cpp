#include "support/temp_folder.h"

#include <stdlib.h>

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace folsom {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kRoomNeeded = 64U << 20U;

fs::path Beginning(TempFolder::Where where) {
  const fs::path memory = "/dev/shm";
  std::error_code error;
  const bool quick =
      where == TempFolder::Where::kMemory && fs::space(memory, error).available > kRoomNeeded;
  return quick && !error ? memory : fs::temp_directory_path();
}

}  // namespace

TempFolder::TempFolder(Where where) {
  std::string pattern = (Beginning(where) / "folsom_test_XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
  path_ = pattern;
}

TempFolder::~TempFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

void TempFolder::Write(const std::string& name, std::string_view text) const {
  fs::create_directories((path_ / name).parent_path());
  std::ofstream(path_ / name, std::ios::binary) << text;
}

std::size_t TempFolder::Count() const {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(path_), fs::directory_iterator()));
}

}  // namespace folsom
