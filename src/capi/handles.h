// What the handles of folsom.h hold.
#pragma once

#include <string_view>
#include <vector>

#include "batch/batch.h"
#include "capi/folsom.h"
#include "record/game/game_line.h"
#include "rules/choices/legal.h"
#include "rules/state/view.h"

struct FolsomGame {
  folsom::GameLine line;
};

struct FolsomView {
  folsom::SeatView view;
  folsom::ActionList legal;  // What the viewer may do.
};

struct FolsomBatch {
  folsom::Batch batch;
};

namespace folsom::capi {

void GiveGame(FolsomGame** out, GameLine line);

// `legal` as numbers; `out` has room for FOLSOM_MAX_LEGAL.
void GiveActions(const ActionList& legal, std::uint16_t* out, std::size_t* count);

// A JSON array of texts. Codes: chance/malformed, chance/too_big, chance/wrong_type.
[[nodiscard]] std::vector<std::string> ReadChanceList(std::string_view json);

}  // namespace folsom::capi
