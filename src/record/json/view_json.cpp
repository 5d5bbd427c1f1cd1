#include "record/json/view_json.h"

#include <boost/json.hpp>

#include "record/json/config_json.h"
#include "record/json/json_board.h"
#include "record/words/action_text.h"
#include "rules/query.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr std::size_t kMaxViewBytes = 64 * 1024;

json::object SeatJson(const SeatView& view, Seat seat, const Palette& palette) {
  const PublicSeat& s = view.At(seat);
  json::object out;
  out["bandits"] = BanditsOfJson(view.bandits, seat);
  out["hand_size"] = view.sizes[Index(seat)].hand;
  out["deck_size"] = view.sizes[Index(seat)].deck;
  out["top"] = TopJson(s.top);
  out["discard"] = CardsJson(s.discard, seat, palette);
  out["received"] = BulletsJson(s.received);
  out["received_this_round"] = s.received_this_round;
  out["known_bullets"] = BulletsJson(s.known_bullets);
  out["known_actions"] = s.known_actions;
  out["known_duds"] = s.known_duds;
  return out;
}

json::object OwnJson(const SeatView& view, const Palette& palette) {
  json::object out;
  out["hand"] = CardsJson(view.own.hand, view.viewer, palette);
  out["kept"] = CardsJson({view.own.kept, 0}, view.viewer, palette);
  if (view.own.choice != kNoAction) out["choice"] = ActionText(view.own.choice);
  out["asked"] = KeysJson(view.own.asked);
  out["boarding"] = KeysJson(view.own.boarding);
  return out;
}

json::array SlotsJson(std::uint32_t bits) {
  json::array list;
  for (std::size_t i = 0; i < 32; ++i) {
    if (((bits >> i) & 1U) != 0) list.emplace_back(i);
  }
  return list;
}

json::array WagonsJson(const SeatView& view) {
  json::array list;
  for (std::size_t i = 0; i + 1 < view.terms.cars; ++i) {
    list.emplace_back(KeyOf(view.config.wagons[i]));
  }
  return list;
}

void ReadConfigField(JsonProblems& problems, JsonObject& fields, SeatView& view) {
  fields.With("config", [&](const json::value& json, const JsonPath& path) {
    const Result<Config> config = ConfigFrom(json);
    if (!config) return problems.Fail("bad_config", Describe(config.Error()), path);
    view.config = *config;
  });
  view.terms = TermsFor(view.config);
  fields.With("wagons", [&](const json::value& json, const JsonPath& path) {
    Mask<Wagon> left = Mask<Wagon>::FirstN(kWagons);
    std::size_t n = 0;
    ReadArray(problems, json, path, kWagons, [&](const json::value& item, const JsonPath& at) {
      const Wagon wagon = ReadKey<Wagon>(problems, item, at);
      left.Remove(wagon);
      view.config.wagons[n++] = wagon;
    });
    for (const Wagon wagon : left) {
      if (n < kWagons) view.config.wagons[n++] = wagon;
    }
  });
}

template <typename Each>
void ForSeats(JsonProblems& problems, JsonObject& fields, const SeatView& view, Each each) {
  fields.With("seats", [&](const json::value& json, const JsonPath& path) {
    ReadMembers(problems, json, path,
                [&](std::string_view key, const json::value& item, const JsonPath& at) {
                  const std::optional<Seat> seat = SeatFrom(key);
                  if (!seat || Index(*seat) >= view.terms.seats) {
                    return problems.Fail("unknown_field", "there is no such seat", at);
                  }
                  JsonObject members(problems, item, at);
                  each(*seat, members);
                });
  });
}

void ReadOwners(JsonProblems& problems, JsonObject& fields, SeatView& view) {
  ForSeats(problems, fields, view, [&](Seat seat, JsonObject& members) {
    BanditMask own;
    members.Keys("bandits", own);
    for (const Bandit b : own) view.bandits[Index(b)].owner = seat;
  });
}

void ReadSeat(JsonProblems& problems, JsonObject& members, SeatView& view, Seat seat,
              const Palette& palette) {
  PublicSeat& out = view.At(seat);
  SeatSizes& sizes = view.sizes[Index(seat)];
  BanditMask own;
  members.Keys("bandits", own);  // ReadOwners
  members.Number("hand_size", sizes.hand, 80);
  members.Number("deck_size", sizes.deck, 80);
  members.With("top", [&](const json::value& json, const JsonPath& path) {
    ReadTop(problems, json, path, out.top);
  });
  members.With("discard", [&](const json::value& json, const JsonPath& path) {
    out.discard = ReadCards(problems, json, path, seat, palette);
  });
  members.With("received", [&](const json::value& json, const JsonPath& path) {
    out.received = ReadBullets(problems, json, path);
  });
  members.Number("received_this_round", out.received_this_round, 52);
  members.With("known_bullets", [&](const json::value& json, const JsonPath& path) {
    out.known_bullets = ReadBullets(problems, json, path);
  });
  members.Number("known_actions", out.known_actions, 80);
  members.Number("known_duds", out.known_duds, 80);
  members.Finish();
}

void ReadOwn(JsonProblems& problems, JsonObject& fields, SeatView& view, const Palette& palette) {
  if (view.viewer == kNoSeat) return;
  fields.With("own", [&](const json::value& json, const JsonPath& path) {
    JsonObject own(problems, json, path);
    own.With("hand", [&](const json::value& item, const JsonPath& at) {
      view.own.hand = ReadCards(problems, item, at, view.viewer, palette);
    });
    own.With("kept", [&](const json::value& item, const JsonPath& at) {
      view.own.kept = ReadCards(problems, item, at, view.viewer, palette).actions;
    });
    own.With("choice", [&](const json::value& item, const JsonPath& at) {
      view.own.choice = ReadAction(problems, item, at);
    });
    own.Keys("asked", view.own.asked);
    own.Keys("boarding", view.own.boarding);
    own.Finish();
  });
}

template <typename Word>
void ReadSlots(JsonProblems& problems, JsonObject& fields, std::string_view key, std::size_t count,
               Word& bits) {
  fields.With(key, [&](const json::value& json, const JsonPath& path) {
    ReadArray(problems, json, path, count, [&](const json::value& item, const JsonPath& at) {
      const std::int64_t slot =
          ReadNumber(problems, item, at, 0, static_cast<std::int64_t>(count) - 1);
      bits = static_cast<Word>(bits | (1U << slot));
    });
  });
}

void ReadAll(JsonProblems& problems, const json::value& json, SeatView& view) {
  const JsonPath root{};
  BoardListed listed;
  JsonObject fields(problems, json, root);
  ReadConfigField(problems, fields, view);
  if (problems.Any()) return;
  fields.Number("viewer", view.viewer, view.terms.seats - 1);
  fields.Key("phase", view.phase);
  ReadOwners(problems, fields, view);
  if (view.phase != Phase::kCasting) view.colours = ColoursOf(view.terms, view.bandits);
  const Palette palette = PaletteOf(view);
  ForSeats(problems, fields, view, [&](Seat seat, JsonObject& members) {
    ReadSeat(problems, members, view, seat, palette);
  });
  ReadOwn(problems, fields, view, palette);
  ReadBoard(problems, fields, view, view.faces, listed);
  fields.With("horses", [&](const json::value& item, const JsonPath& at) {
    JsonObject coach(problems, item, at);
    ReadCoach(problems, coach, view.terms, view.horses, view.faces, listed);
    ReadSlots(problems, coach, "held_flasks", kFlasks, view.held_flasks);
    coach.Finish();
  });
  ReadSlots(problems, fields, "held_purses", kPurses, view.held_purses);
  fields.Finish();
}

}  // namespace

json::object ViewJson(const SeatView& view) {
  json::object out;
  if (view.viewer != kNoSeat) out["viewer"] = Index(view.viewer);
  out["config"] = ConfigJson(view.config);
  const bool cast = view.phase != Phase::kCasting;
  if (cast && !view.config.wagons_given) out["wagons"] = WagonsJson(view);
  const Palette palette = PaletteOf(view);
  json::object& seats = out["seats"].emplace_object();
  for (std::size_t i = 0; i < view.terms.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    seats[SeatText(seat)] = SeatJson(view, seat, palette);
  }
  if (view.viewer != kNoSeat) out["own"] = OwnJson(view, palette);
  WriteBoard(view, view.faces, out);
  out["held_purses"] = SlotsJson(view.held_purses);
  if (view.terms.horses && cast) {
    json::object& coach = out["horses"].emplace_object();
    WriteCoach(view.horses, view.faces, coach);
    coach["held_flasks"] = SlotsJson(view.held_flasks);
  }
  return out;
}

Result<SeatView> ViewFrom(const json::value& json) {
  JsonProblems problems("view");
  SeatView view;
  ReadAll(problems, json, view);
  if (problems.Any()) return problems.First();
  return view;
}

std::string WriteView(const SeatView& view) { return json::serialize(ViewJson(view)); }

Result<SeatView> ReadView(std::string_view text) {
  JsonProblems problems("view");
  const std::optional<json::value> parsed = ParseJson(problems, text, kMaxViewBytes);
  if (!parsed) return problems.First();
  return ViewFrom(*parsed);
}

}  // namespace folsom
