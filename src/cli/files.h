// Files in and out. A file is written whole or not at all.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace folsom {

// "-" is standard input. Throws Failure: file/cannot_read, file/too_big.
[[nodiscard]] std::string ReadWholeFile(const std::string& path, std::size_t max_bytes);

// The first line, without its end, at most `max_bytes` of it; `whole` says whether its end is
// there.
struct FirstLine {
  std::string text;
  bool whole = false;
};
// Throws Failure: file/cannot_read.
[[nodiscard]] FirstLine ReadFirstLine(const std::string& path, std::size_t max_bytes);

// Whether a file can be written there, before the work is done rather than after. An empty path and
// "-" always can. Throws Failure: file/cannot_write.
void CheckWritable(const std::string& path);

// Writes beside it and renames. "-" is standard output. Throws Failure: file/cannot_write.
void WriteWholeFile(const std::string& path, std::string_view text);

}  // namespace folsom
