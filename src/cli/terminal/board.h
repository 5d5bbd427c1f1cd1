// The table as a picture in text, drawn from a view: it cannot show more than the viewer knows.
#pragma once

#include <string>

#include "cli/terminal/style.h"
#include "rules/state/view.h"

namespace folsom {

// Round card, train, stagecoach, players, pile and the viewer's hand; ends with a line break.
[[nodiscard]] std::string DrawTable(const SeatView& view, const Style& style);

// Its parts.
[[nodiscard]] std::string DrawRound(const SeatView& view, const Style& style);
[[nodiscard]] std::string DrawTrain(const SeatView& view, const Style& style);
[[nodiscard]] std::string DrawPlayers(const SeatView& view, const Style& style);
[[nodiscard]] std::string DrawPile(const SeatView& view, const Style& style);
[[nodiscard]] std::string DrawHand(const SeatView& view, const Style& style);

}  // namespace folsom
