#include "support/paths.h"

namespace folsom {

std::string SourcePath(std::string_view file) { return FOLSOM_SOURCE_DIR "/" + std::string(file); }

std::string BuiltPath(std::string_view file) { return FOLSOM_BINARY_DIR "/" + std::string(file); }

}  // namespace folsom
