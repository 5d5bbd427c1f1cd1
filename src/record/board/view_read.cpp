#include "record/board/view_read.h"

#include <boost/json.hpp>

#include "record/board/board_reader.h"
#include "record/board/view_fields.h"
#include "record/json/config_json.h"
#include "rules/state/query.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::size_t kMaxViewBytes = 64 * 1024;

void ReadViewConfig(JsonProblems& problems, JsonObject& fields, SeatView& view) {
  fields.With("config", [&](const json::value& json, const JsonPath& path) {
    const Result<Config> config = ConfigFrom(json);
    if (!config) return problems.Fail("bad_config", Describe(config.Error()), path);
    view.config = *config;
  });
  view.terms = TermsFor(view.config);
}

void ReadOwners(JsonProblems& problems, JsonObject& fields, SeatView& view) {
  ForSeats(problems, fields, view.terms.seats,
           [&](Seat seat, const json::value& json, const JsonPath& path) {
             BanditMask own;
             JsonObject(problems, json, path).Keys("bandits", own);
             for (const Bandit b : own) view.At(b).owner = seat;
           });
}

void ReadViewSeats(JsonProblems& problems, JsonObject& fields, BoardReader& reader,
                   SeatView& view) {
  ForSeats(problems, fields, view.terms.seats,
           [&](Seat seat, const json::value& json, const JsonPath& path) {
             JsonObject members(problems, json, path);
             members.With("bandits", [](const json::value&, const JsonPath&) {});  // ReadOwners
             reader.CardsOf(seat);
             reader.Fields(members, kSizeFields, view.sizes[Index(seat)]);
             reader.Fields(members, kSeatFields, view.At(seat));
             members.Finish();
           });
}

void ReadOwn(JsonProblems& problems, JsonObject& fields, BoardReader& reader, SeatView& view) {
  if (view.viewer == kNoSeat) return;
  fields.With("own", [&](const json::value& json, const JsonPath& path) {
    JsonObject own(problems, json, path);
    reader.CardsOf(view.viewer);
    reader.Fields(own, kOwnFields, view.own);
    own.Finish();
  });
}

void ReadAll(JsonProblems& problems, const json::value& json, SeatView& view) {
  const JsonPath root{};
  JsonObject fields(problems, json, root);
  ReadViewConfig(problems, fields, view);
  if (problems.Any()) return;
  ReadWagons(problems, fields, view);
  fields.Number("viewer", view.viewer, view.terms.seats - 1);
  fields.Key("phase", view.phase);
  ReadOwners(problems, fields, view);
  if (view.phase != Phase::kCasting) view.colours = ColoursOf(view.terms, view.bandits);
  BoardReader reader(problems, view, view.faces);
  ReadViewSeats(problems, fields, reader, view);
  ReadOwn(problems, fields, reader, view);
  reader.Fields(fields, kBoardFields, static_cast<Board&>(view));
  fields.With("gunslingers", [](const json::value&, const JsonPath&) {});  // Follows from the rest.
  reader.Fields(fields, kHeldPurses, view);
  fields.With("horses", [&](const json::value& item, const JsonPath& at) {
    JsonObject horses(problems, item, at);
    reader.Fields(horses, kHorsesFields, view.horses);
    GuardStand stand;  // Follows from the rest.
    reader.Fields(horses, kGuardStand, stand);
    reader.Fields(horses, kHeldFlasks, view);
    horses.Finish();
  });
  fields.Finish();
}

}  // namespace

Result<SeatView> ViewFrom(const json::value& json) {
  JsonProblems problems("view");
  SeatView view;
  ReadAll(problems, json, view);
  if (problems.Any()) return problems.First();
  return view;
}

Result<SeatView> ReadView(std::string_view text) {
  JsonProblems problems("view");
  const std::optional<json::value> parsed = ParseJson(problems, text, kMaxViewBytes);
  if (!parsed) return problems.First();
  return ViewFrom(*parsed);
}

}  // namespace folsom
