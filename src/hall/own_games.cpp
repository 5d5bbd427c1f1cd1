#include "hall/own_games.h"

#include <boost/json.hpp>

#include "fair/fair.h"
#include "hall/answers/replay.h"
#include "hall/summary.h"

namespace folsom {

namespace json = boost::json;

namespace {

// Games are played again on the store's thread, where everything else waits.
constexpr int kRetoldAtOnce = 5;

// Finds the story of a game by playing it again, and keeps it; also that there is none, so that
// nobody looks for it twice.
void Retell(Store& store, TableSummary& game) {
  const std::optional<StoredTable> stored = store.Load(game.id, 0);
  if (!stored) return;
  const Result<Table> table = OverTable(*stored);
  const std::string before = game.text;
  game.text =
      table ? RetoldText(game, SummaryOf(*table, game.id, game.code, CommitOf(stored->secret)))
            : WithoutStory(game);
  store.Rewrite(game.id, {}, {.before = before, .after = game.text});
}

}  // namespace

std::vector<TableSummary> GatherOwnGames(Store& store, const std::string& person,
                                         const ListPlace& place) {
  std::vector<TableSummary> games = store.GamesOf(person, place, kOwnGamesPage);
  int retold = 0;
  for (TableSummary& game : games) {
    if (HasStory(game)) continue;
    if (++retold > kRetoldAtOnce) break;
    Retell(store, game);
  }
  return games;
}

std::string OwnGamesText(const std::vector<TableSummary>& games, const std::string& person) {
  json::array list;
  for (const TableSummary& game : games) list.push_back(OwnGameJson(game, person));
  return json::serialize(list);
}

}  // namespace folsom
