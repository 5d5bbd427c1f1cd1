// What changed between two views of one seat, as the text of a JSON merge patch. The server sends
// one with each event to each seat, so it is written straight from the two views, without making
// their JSON.
#pragma once

#include <string>

#include "rules/state/view.h"

namespace folsom {

// Appends to `out` the text of MergeDiff(ViewJson(before), ViewJson(after)), "{}" if they are
// equal.
void WriteViewPatch(std::string& out, const SeatView& before, const SeatView& after);

}  // namespace folsom
