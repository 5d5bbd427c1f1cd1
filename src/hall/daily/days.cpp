#include "hall/daily/days.h"

#include <utility>

#include "hall/store_ask.h"

namespace folsom {

namespace {

constexpr Millis kBoardLasts = 5000;
constexpr std::size_t kMostBoards = 8;
constexpr std::size_t kJudgedAtOnce = 5;

}  // namespace

void Days::Ended(const std::string& table, DayNumber day) {
  judge_.Judge(table, [this, day] { boards_.erase(day); });
}

void Days::FindOwn(DayNumber day, const std::string& person, Found found) {
  Look(day, TryTable(Key(), day, person), Judged::kNotYet, std::move(found));
}

void Days::Look(DayNumber day, const std::string& table, Judged judged, Found found) {
  const auto read = [table](Store& store) { return store.Summary(table); };
  const auto look = [this, day, table, judged, found = std::move(found)](
                        const std::optional<std::optional<TableSummary>>& summary) {
    if (!summary) return found(std::nullopt);
    const bool over = *summary && (*summary)->shelf == TableShelf::kFinished;
    if (!over) return found(std::optional<DayVerdict>());
    if (const std::optional<DayVerdict> verdict = VerdictOf(**summary)) return found(verdict);
    const auto again = [this, day, table, found] {
      boards_.erase(day);
      Look(day, table, Judged::kNow, found);
    };
    const bool waits = judged == Judged::kNotYet && judge_.Judge(table, again);
    if (!waits) found(std::nullopt);
  };
  AskStore(tools_.store, read, leash_.On(look));
}

void Days::ReadBoard(DayNumber day, const std::string& person, Read read) {
  const auto kept = boards_.find(day);
  if (kept != boards_.end() && tools_.loop.Now() < kept->second.until) {
    return ShowBoard(kept->second.board, person, read);
  }
  const auto gather = [day](Store& store) {
    return std::make_shared<const DayBoard>(GatherBoard(store, day));
  };
  const auto show = [this, day, person, read = std::move(read)](
                        const std::optional<std::shared_ptr<const DayBoard>>& board) {
    if (!board) return read(std::nullopt);
    Keep(day, *board);
    ShowBoard(*board, person, read);
  };
  AskStore(tools_.store, gather, leash_.On(show));
}

// Rides that ended where nobody could judge them, since a node died, are judged now.
void Days::Keep(DayNumber day, const std::shared_ptr<const DayBoard>& board) {
  if (boards_.size() >= kMostBoards) boards_.erase(boards_.begin());
  boards_[day] = {.board = board, .until = tools_.loop.Now() + kBoardLasts};
  for (std::size_t i = 0; i < board->unjudged.size() && i < kJudgedAtOnce; ++i) {
    Ended(board->unjudged[i], day);
  }
}

void Days::ShowBoard(const std::shared_ptr<const DayBoard>& board, const std::string& person,
                     const Read& read) {
  const auto rows = [board, person](Store& store) { return RowsFor(store, *board, person); };
  AskStore(tools_.store, rows,
           leash_.On([board, read](const std::optional<std::vector<BoardRow>>& found) {
             if (!found) return read(std::nullopt);
             read(Board{.rows = *found, .riders = board->rides.size()});
           }));
}

void Days::AskLevels(DayNumber day, const Payer& payer, DayLevelsDesk::Told told) {
  levels_.Ask(DealOfDay(Key(), day), payer, std::move(told));
}

}  // namespace folsom
