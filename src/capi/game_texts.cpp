// Games as texts: scores, events, records, positions.
#include <boost/json.hpp>

#include "capi/errors.h"
#include "capi/handles.h"
#include "record/json/event_json.h"
#include "record/json/score_json.h"
#include "record/position/position.h"

namespace folsom::capi {

namespace {

[[nodiscard]] boost::json::array EventsJson(const GameLine& line, Seat viewer, std::size_t since) {
  const Palette palette = PaletteOf(line.State());
  const GameLine::Happened happened = line.Events(since);
  boost::json::array events;
  for (std::size_t i = 0; i < happened.events.size(); ++i) {
    const EventBody event = Redacted(happened.events[i], viewer);
    events.push_back(NumberedEventJson(happened.first + i, event, palette, true));
  }
  return events;
}

}  // namespace

}  // namespace folsom::capi

using namespace folsom;        // NOLINT(google-build-using-namespace)
using namespace folsom::capi;  // NOLINT(google-build-using-namespace)

extern "C" {

FolsomStatus folsom_game_score_json(const FolsomGame* game, char* out, size_t capacity,
                                    size_t* size) {
  return GuardedStatus([&] {
    const GameState& state = Need(game, "game").line.State();
    boost::json::object score = ScoreJson(state);
    score["final"] = state.phase == Phase::kOver;
    return GiveText(boost::json::serialize(score), out, capacity, size);
  });
}

FolsomStatus folsom_game_events(const FolsomGame* game, int32_t viewer, uint32_t since, char* out,
                                size_t capacity, size_t* size) {
  return GuardedStatus([&] {
    const GameLine& line = Need(game, "game").line;
    const Seat seat = NeedViewer(viewer, line.State().terms.seats);
    return GiveText(boost::json::serialize(EventsJson(line, seat, since)), out, capacity, size);
  });
}

FolsomStatus folsom_game_record(const FolsomGame* game, char* out, size_t capacity, size_t* size) {
  return GuardedStatus([&] {
    const std::optional<std::string> record = Need(game, "game").line.Record();
    if (!record) Refuse("game/no_record", "this game began in the middle: its past is not known");
    return GiveText(*record, out, capacity, size);
  });
}

FolsomStatus folsom_game_position(const FolsomGame* game, char* out, size_t capacity,
                                  size_t* size) {
  return GuardedStatus([&] {
    return GiveText(WritePosition(Need(game, "game").line.State()), out, capacity, size);
  });
}

}  // extern "C"
