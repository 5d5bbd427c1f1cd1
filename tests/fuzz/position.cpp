// Whatever text comes: it is refused with a code, or it is a position that can be written, read
// back equal, seen, scored and played on.
#include "record/position/position.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "record/board/view_json.h"
#include "record/board/view_read.h"
#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "rules/state/consistent.h"
#include "rules/state/score.h"
#include "rules/state/view.h"

namespace {

void Require(bool holds) {
  if (!holds) std::abort();
}

void PlayOn(folsom::GameState state, std::uint64_t seed) {
  folsom::Dice dice(seed);
  folsom::Rng rng(seed);
  folsom::Advance(state, dice);
  for (int i = 0; i < 40 && state.phase != folsom::Phase::kOver; ++i) {
    Require(!state.pending.Empty() && folsom::IsConsistent(state));
    const folsom::Seat seat = state.pending.First();
    folsom::ActionList legal;
    folsom::LegalActions(state, seat, legal);
    Require(!legal.Empty());
    const auto pick = rng.Below(static_cast<std::uint32_t>(legal.Size()));
    Require(folsom::Apply(state, seat, legal[pick], dice) == folsom::Illegal::kNone);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const folsom::Result<folsom::GameState> state = folsom::ReadPosition(text);
  if (!state) {
    Require(!state.Error().code.empty() && !state.Error().message.empty());
    return 0;
  }
  const folsom::Result<folsom::GameState> again =
      folsom::ReadPosition(folsom::WritePosition(*state));
  Require(again && *again == *state);
  const folsom::SeatView view = folsom::ViewFor(*state, folsom::Seat{0});
  const folsom::Result<folsom::SeatView> seen = folsom::ReadView(folsom::WriteView(view));
  Require(seen && *seen == view);
  static_cast<void>(folsom::ScoreOf(*state));
  PlayOn(*state, size);
  return 0;
}
