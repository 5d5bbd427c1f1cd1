#include "cli/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "cli/failure.h"

namespace folsom {

namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

[[noreturn]] void CannotRead(const std::string& path) {
  throw Failure("file/cannot_read", fmt::format("cannot read {}: {}", path, std::strerror(errno)));
}

[[noreturn]] void CannotWrite(const std::string& path) {
  throw Failure("file/cannot_write",
                fmt::format("cannot write {}: {}", path, std::strerror(errno)));
}

bool WriteAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

std::string ReadWholeFile(const std::string& path, std::size_t max_bytes) {
  File opened;
  std::FILE* file = stdin;
  if (path != "-") {
    opened.reset(std::fopen(path.c_str(), "rb"));
    file = opened.get();
    if (file == nullptr) CannotRead(path);
  }
  std::string text;
  std::array<char, 65536> buffer;
  while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), file)) {
    text.append(buffer.data(), got);
    if (text.size() > max_bytes) {
      throw Failure("file/too_big", fmt::format("{} is longer than {} bytes", path, max_bytes));
    }
  }
  if (std::ferror(file) != 0) CannotRead(path);
  return text;
}

FirstLine ReadFirstLine(const std::string& path, std::size_t max_bytes) {
  const File file(std::fopen(path.c_str(), "rb"));
  if (!file) CannotRead(path);
  FirstLine line;
  while (line.text.size() < max_bytes) {
    const int c = std::fgetc(file.get());
    if (c == EOF) break;
    line.whole = c == '\n';
    if (line.whole) break;
    line.text += static_cast<char>(c);
  }
  if (std::ferror(file.get()) != 0) CannotRead(path);
  return line;
}

void CheckWritable(const std::string& path) {
  if (path.empty() || path == "-") return;
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  const std::string where = folder.empty() ? "." : folder.string();
  if (::access(where.c_str(), W_OK | X_OK) != 0 || std::filesystem::is_directory(path)) {
    throw Failure("file/cannot_write", fmt::format("cannot write {}", path));
  }
}

void WriteWholeFile(const std::string& path, std::string_view text) {
  if (path == "-") {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) CannotWrite(path);
    return;
  }
  std::string beside = path + ".XXXXXX";
  const int descriptor = ::mkstemp(beside.data());
  if (descriptor < 0) CannotWrite(path);
  constexpr mode_t kMode = S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH;
  const bool good = WriteAll(descriptor, text) && ::fchmod(descriptor, kMode) == 0;
  const bool closed = ::close(descriptor) == 0;
  if (!good || !closed || std::rename(beside.c_str(), path.c_str()) != 0) {
    const int why = errno;
    ::unlink(beside.c_str());
    errno = why;
    CannotWrite(path);
  }
}

}  // namespace folsom
