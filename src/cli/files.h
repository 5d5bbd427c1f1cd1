// Files in and out. A file is written whole or not at all.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace folsom {

// "-" is standard input. Throws Failure: file/cannot_read, file/too_big.
[[nodiscard]] std::string ReadWholeFile(const std::string& path, std::size_t max_bytes);

// Writes beside it and renames. "-" is standard output. Throws Failure: file/cannot_write.
void WriteWholeFile(const std::string& path, std::string_view text);

}  // namespace folsom
