// Names are kept with the keys by which the server compares them. When it reckons these otherwise
// than before, a store that was written before is brought up: else people would not be found by
// their names any more.
#pragma once

#include <cstddef>

#include "hall/given/text.h"
#include "store/database.h"

namespace folsom {

// Reckons the keys of all claimed names again, and of those that have none, and stores those that
// come out otherwise; how many. Of two claims that are one name now the older person keeps it, the
// other is "NAME 2" or the next number that is free. Claims that only look alike stay: that binds
// new names alone.
std::size_t FoldNamesAgain(Database& store, const Texts& texts);

}  // namespace folsom
