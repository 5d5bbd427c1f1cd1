// Names that people claim are the same if they differ only in capitals.
#pragma once

#include <string>
#include <string_view>

namespace folsom {

// Small letters for capitals, one for one, in the Latin, Greek and Cyrillic scripts (most others
// have no capitals). The database keeps the result, so that both kinds of database agree; bytes
// that are not UTF-8 stay as they are.
[[nodiscard]] std::string FoldedName(std::string_view name);

}  // namespace folsom
