// The sections of a view's text. Internal to record/text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/state/view.h"

namespace folsom::text {

// "a, b"; "-" for nothing.
[[nodiscard]] std::string Listed(const std::vector<std::string>& parts);
// "jewel", "3 jewels".
[[nodiscard]] std::string Counted(std::size_t count, std::string_view one);
// "0, 2".
[[nodiscard]] std::string SeatList(SeatMask seats);
// "ghost", "ghost and cheyenne"; "-" before anybody is cast.
[[nodiscard]] std::string BanditList(BanditMask bandits);
// "belle move x2, belle fire, 3 bullets".
[[nodiscard]] std::string BagText(const SeatView& view, Seat seat, const CardBag& bag);

[[nodiscard]] std::string TrainSection(const SeatView& view);
[[nodiscard]] std::string BanditsSection(const SeatView& view);
[[nodiscard]] std::string PlayersSection(const SeatView& view);
[[nodiscard]] std::string PileSection(const SeatView& view);

}  // namespace folsom::text
