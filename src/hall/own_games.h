// The games that a person played to the end, for them alone: what their list and their statistics
// are made of. What is told of a game is kept in its summary (hall/summary.h). Of games that were
// stored before that, it is found by playing them again, a few each time that their player asks;
// until then they come without it.
#pragma once

#include <string>
#include <vector>

#include "hall/given/store.h"

namespace folsom {

// Games of a page.
inline constexpr int kOwnGamesPage = 50;

// Newest first, those after `place`.
[[nodiscard]] std::vector<TableSummary> GatherOwnGames(Store& store, const std::string& person,
                                                       const ListPlace& place);

// [OwnGame] (schema/server.json), as `person` is told.
[[nodiscard]] std::string OwnGamesText(const std::vector<TableSummary>& games,
                                       const std::string& person);

}  // namespace folsom
