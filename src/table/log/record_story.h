// A game record told as a table tells its game.
#pragma once

#include <string_view>
#include <vector>

#include "record/game/game_record.h"
#include "table/table.h"

namespace folsom {

// A decision, and how many events came before it.
struct StoryDecision {
  std::size_t after = 0;
  Seat seat = kNoSeat;
};

struct RecordStory {
  GameRecord record;
  std::vector<TableEvent> events;  // As Table::Story would have them.
  std::vector<StoryDecision> decisions;
};

// Codes: those of ReplayRecord, always with the line, and record/not_finished.
[[nodiscard]] Result<RecordStory> StoryOfRecord(std::string_view text);

}  // namespace folsom
