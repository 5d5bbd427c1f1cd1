// What is not listed of the expansion.
#include <algorithm>

#include "record/position/position_parts.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

void DeriveFlasks(JsonProblems& problems, GameState& state, const PositionListed& listed) {
  HorsesBoard& h = state.horses;
  std::array<std::uint8_t, 3>& bag = state.horses_secrets.flask_bag;
  bag = kFlaskCounts;
  const JsonPath path{nullptr, "horses.flasks"};
  for (std::size_t i = 0; i < kFlasks; ++i) {
    FlaskToken& flask = h.flasks[i];
    const FlaskKind kind = state.faces.flasks[i];
    const bool in_game = i + 1 < state.terms.cars;
    const std::string slot = std::to_string(i);
    if (!listed.Has({"horses", "flasks", slot}) && in_game) {
      flask.spot = Spot::At(Place::Inside(static_cast<Car>(i + 1)));
    }
    if (!in_game && (flask != FlaskToken{} || kind != FlaskKind::kNone)) {
      return problems.Fail("contradiction", "this flask is not in the game (H-SET-2)",
                           JsonPath{&path, slot});
    }
    if (!listed.Has({"horses", "flasks", slot, "knowers"})) {
      if (flask.spot.IsCard()) flask.knowers = SeatMask::Only(state.At(flask.spot.Holder()).owner);
      if (flask.half != 0) flask.knowers = kEveryone;
    }
    if (kind == FlaskKind::kNone) continue;
    if (bag[Index(kind)] == 0) {
      return problems.Fail("contradiction", "more flasks of this kind than there are (MAT-7)",
                           JsonPath{&path, slot});
    }
    --bag[Index(kind)];
  }
}

// H-SET-3: those waiting are the first of the table that nobody took.
void DeriveHostages(GameState& state) {
  HostageMask taken;
  for (const BanditState& b : state.bandits) {
    if (b.hostage != kNoHostage) taken.Add(b.hostage);
  }
  for (std::size_t i = 0; i < kHostages; ++i) {
    const auto hostage = static_cast<Hostage>(i);
    if ((taken.Count() + state.horses.hostages.Count() + 1U) >= state.terms.bandits) return;
    if (!taken.Has(hostage)) state.horses.hostages.Add(hostage);
  }
}

}  // namespace

void DeriveHorses(JsonProblems& problems, GameState& state, const PositionListed& listed) {
  HorsesBoard& h = state.horses;
  if (!listed.Has({"horses", "coach"})) {  // COACH-7
    const std::size_t moved = state.round > 0 ? state.round - 1U : 0U;
    h.coach = static_cast<Car>(std::min(moved, Index(state.Caboose())));
  }
  if (state.phase == Phase::kAttack) {
    if (!listed.Has({"horses", "riding"})) {
      for (std::size_t i = 0; i < kMaxBandits; ++i) {
        const auto b = static_cast<Bandit>(i);
        if (state.At(b).owner != kNoSeat && state.At(b).place == kUnplaced) h.riding.Add(b);
      }
    }
    if (h.attacked == kNoCar) h.attacked = state.Caboose();
  }
  if (!listed.Has({"horses", "horses"})) {
    for (const BanditState& b : state.bandits) {
      if (b.owner == kNoSeat || !b.place.InPlay()) continue;
      ++h.horses[Index(b.place.OnCoach() ? h.coach : b.place.TrainCar())];
    }
  }
  if (!listed.Has({"horses", "hostages"})) DeriveHostages(state);
  DeriveFlasks(problems, state, listed);
}

}  // namespace folsom
