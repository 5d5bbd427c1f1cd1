// The daily train of this node: rides are judged, boards read, levels compared.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "hall/daily/day_board.h"
#include "hall/daily/day_judge.h"
#include "hall/daily/day_levels.h"

namespace folsom {

class Days {
 public:
  explicit Days(const DayJudge::Tools& tools)
      : tools_(tools), judge_(tools), levels_(tools.loop, tools.thinking) {}

  [[nodiscard]] const std::string& Key() const { return tools_.key; }

  // A ride came to its end.
  void Ended(const std::string& table, DayNumber day);

  // How this person's ride went, which is judged now if that was not done; nothing inside if they
  // have none that is over. Nothing at all: the store failed, or too many rides wait.
  using Found = std::function<void(const std::optional<std::optional<DayVerdict>>&)>;
  void FindOwn(DayNumber day, const std::string& person, Found found);

  // The rows of a board for this person, and how many ride in all. A board is read anew after five
  // seconds, or when a ride of that day was judged here.
  struct Board {
    std::vector<BoardRow> rows;
    std::size_t riders = 0;
  };
  using Read = std::function<void(const std::optional<Board>&)>;
  void ReadBoard(DayNumber day, const std::string& person, Read read);

  void AskLevels(DayNumber day, const Payer& payer, DayLevelsDesk::Told told);

 private:
  struct Kept {
    std::shared_ptr<const DayBoard> board;
    Millis until = 0;
  };
  enum class Judged : std::uint8_t { kNotYet, kNow };
  void Look(DayNumber day, const std::string& table, Judged judged, Found found);
  void ShowBoard(const std::shared_ptr<const DayBoard>& board, const std::string& person,
                 const Read& read);
  void Keep(DayNumber day, const std::shared_ptr<const DayBoard>& board);

  const DayJudge::Tools tools_;
  DayJudge judge_;
  DayLevelsDesk levels_;
  std::map<DayNumber, Kept> boards_;
  Leash leash_;
};

}  // namespace folsom
