#include "hall/own_games.h"

#include <boost/json.hpp>

#include "fair/fair.h"
#include "hall/answers/replay.h"
#include "hall/summary.h"

namespace folsom {

namespace json = boost::json;

std::vector<TableSummary> GatherOwnGames(Store& store, const std::string& person,
                                         const ListPlace& place) {
  std::vector<TableSummary> games = store.GamesOf(person, place, kOwnGamesPage);
  for (TableSummary& game : games) {
    if (HasStory(game)) continue;
    const std::optional<StoredTable> stored = store.Load(game.id, 0);
    if (!stored) continue;
    const Result<Table> table = OverTable(*stored);
    if (table) game.text = SummaryOf(*table, game.id, game.code, CommitOf(stored->secret)).text;
  }
  return games;
}

std::string OwnGamesText(const std::vector<TableSummary>& games, const std::string& person) {
  json::array list;
  for (const TableSummary& game : games) list.push_back(OwnGameJson(game, person));
  return json::serialize(list);
}

}  // namespace folsom
