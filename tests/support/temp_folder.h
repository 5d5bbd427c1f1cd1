// A folder of its own for a test; goes away with the object.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace folsom {

class TempFolder {
 public:
  // kMemory: quicker where the system has room for it; for tests that are not about the disk.
  enum class Where : std::uint8_t { kDisk, kMemory };
  explicit TempFolder(Where where = Where::kDisk);
  ~TempFolder();
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;

  [[nodiscard]] std::string Path() const { return path_.string(); }
  [[nodiscard]] std::string File(const std::string& name) const { return (path_ / name).string(); }
  // Writes a file, with the folders on the way to it.
  void Write(const std::string& name, std::string_view text) const;
  // How many files are in it.
  [[nodiscard]] std::size_t Count() const;

 private:
  std::filesystem::path path_;
};

}  // namespace folsom
