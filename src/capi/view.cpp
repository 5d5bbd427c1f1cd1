// Views, and bots that look at them.
#include <boost/json.hpp>

#include "bots/registry.h"
#include "capi/errors.h"
#include "capi/handles.h"
#include "features/features.h"
#include "features/foresight.h"
#include "record/board/view_json.h"
#include "rules/state/sample.h"

using namespace folsom;        // NOLINT(google-build-using-namespace)
using namespace folsom::capi;  // NOLINT(google-build-using-namespace)

namespace {

[[nodiscard]] BotSpec NeedBot(std::string_view text) {
  const ParsedBot parsed = ParseBot(text);
  if (!parsed.error.empty()) Refuse("bot/unknown", parsed.error);
  return parsed.bot;
}

}  // namespace

extern "C" {

FolsomStatus folsom_game_view(const FolsomGame* game, int32_t viewer, FolsomView** out) {
  return Guarded([&] {
    const GameState& state = Need(game, "game").line.State();
    const Seat seat = NeedViewer(viewer, state.terms.seats);
    FolsomView*& to = Need(out, "out");
    auto* const view = new FolsomView{.view = ViewFor(state, seat), .legal = {}};
    to = view;
    if (seat != kNoSeat) LegalActions(state, seat, view->legal);
  });
}

void folsom_view_free(FolsomView* view) { delete view; }

FolsomStatus folsom_view_viewer(const FolsomView* view, int32_t* viewer) {
  return Guarded([&] {
    const Seat seat = Need(view, "view").view.viewer;
    Need(viewer, "viewer") = seat == kNoSeat ? FOLSOM_SPECTATOR : static_cast<int32_t>(seat);
  });
}

FolsomStatus folsom_view_legal(const FolsomView* view, uint16_t* out, size_t* count) {
  return Guarded([&] { GiveActions(Need(view, "view").legal, out, count); });
}

FolsomStatus folsom_view_observation(const FolsomView* view, uint8_t* out) {
  return Guarded([&] {
    const SeatView& seen = Need(view, "view").view;
    if (seen.viewer == kNoSeat) Refuse("view/spectator", "a spectator has no observation");
    Observe(seen, std::span<uint8_t, kObservationSize>(&Need(out, "out"), kObservationSize));
  });
}

FolsomStatus folsom_view_foresight(const FolsomView* view, uint8_t* out) {
  return Guarded([&] {
    const SeatView& seen = Need(view, "view").view;
    if (seen.viewer == kNoSeat) Refuse("view/spectator", "a spectator has no foresight");
    Foresee(seen, std::span<uint8_t, kForesightSize>(&Need(out, "out"), kForesightSize));
  });
}

FolsomStatus folsom_view_json(const FolsomView* view, char* out, size_t capacity, size_t* size) {
  return GuardedStatus([&] {
    const boost::json::object json = ViewJson(Need(view, "view").view);
    return GiveText(boost::json::serialize(json), out, capacity, size);
  });
}

FolsomStatus folsom_view_sample(const FolsomView* view, uint64_t seed, FolsomGame** out) {
  return Guarded([&] {
    Dice dice(seed);
    const GameState world = Sample(Need(view, "view").view, dice);
    // Not `seed` again: what comes later must not follow from what was dealt.
    GiveGame(out, GameLine::From(world, Rng(dice.Generator()).Next()));
  });
}

FolsomStatus folsom_bot_choose(const char* bot, size_t bot_size, const FolsomView* view,
                               uint64_t seed, uint16_t* action, float* win_share, uint8_t* judged) {
  return Guarded([&] {
    const BotSpec spec = NeedBot(NeedText(bot, bot_size, "bot"));
    const FolsomView& seen = Need(view, "view");
    uint16_t& chosen = Need(action, "action");
    if (seen.legal.Empty()) Refuse(ProblemOf(Illegal::kNotYourTurn));
    if (win_share != nullptr) Need(judged, "judged") = 0;
    const Choice choice = Choose(spec, seen.view, seen.legal, seed);
    chosen = choice.action.id;
    if (win_share == nullptr || !choice.judged) return;
    *judged = 1;
    std::copy_n(choice.win_share.data(), seen.legal.Size(), win_share);
  });
}

}  // extern "C"
