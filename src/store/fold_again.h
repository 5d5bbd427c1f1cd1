// Claimed names are kept as the server folds them. When that changes, a store that was written
// before is brought up: else people would not be found by their names any more.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "store/database.h"

namespace folsom {

using FoldName = std::function<std::string(std::string_view name)>;

// Folds all claimed names again and stores those that come out otherwise; how many. Of two that are
// one name now the older person keeps it, the other is "NAME 2" or the next number that is free.
std::size_t FoldClaimsAgain(Database& store, const FoldName& fold);

}  // namespace folsom
