// A folder of its own for a test; goes away with the object.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace folsom {

class NetFolder {
 public:
  NetFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "folsom_net_XXXXXX").string();
    path_ = ::mkdtemp(pattern.data());
  }
  ~NetFolder() { std::filesystem::remove_all(path_); }
  NetFolder(const NetFolder&) = delete;
  NetFolder& operator=(const NetFolder&) = delete;

  [[nodiscard]] std::string Path(const std::string& name = "") const {
    return name.empty() ? path_.string() : (path_ / name).string();
  }
  // Writes a file, with the folders on the way to it.
  void Write(const std::string& name, std::string_view text) const {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << text;
  }

 private:
  std::filesystem::path path_;
};

}  // namespace folsom
