// Names are stored with the keys by which the server compares them. When a new version computes
// these differently, older stores are updated: otherwise people would no longer be found by their
// names.
#pragma once

#include <cstddef>

#include "hall/given/text.h"
#include "store/database.h"

namespace folsom {

// Computes the keys of all claimed names again, and of those that have none, and stores those that
// changed; how many. Of two claims that are one name now the older person keeps it, the
// other is "NAME 2" or the next number that is free. Claims that only look alike stay: that binds
// new names alone.
std::size_t FoldNamesAgain(Database& store, const Texts& texts);

}  // namespace folsom
