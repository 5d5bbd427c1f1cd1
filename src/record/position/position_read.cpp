#include <boost/json.hpp>

#include "record/json/config_json.h"
#include "record/json/json_board.h"
#include "record/position/position.h"
#include "record/position/position_parts.h"
#include "rules/query.h"

namespace folsom {

namespace json = boost::json;

namespace {

void ReadConfigField(JsonProblems& problems, JsonObject& fields, GameState& state) {
  const bool there = fields.With("config", [&](const json::value& json, const JsonPath& path) {
    Result<Config> config = ConfigFrom(json);
    if (config) {
      state.config = *config;
      return;
    }
    Problem problem = config.Error();
    problem.path = problem.path.empty() ? path.Text() : path.Text() + "." + problem.path;
    problems.Fail(std::move(problem));
  });
  if (!there) problems.Fail("missing_field", "a position needs its \"config\"", JsonPath{});
  state.terms = TermsFor(state.config);
}

// The wagons of the train; those that stay away fill up the list in the table's order.
void ReadWagons(JsonProblems& problems, JsonObject& fields, GameState& state) {
  fields.With("wagons", [&](const json::value& json, const JsonPath& path) {
    if (state.config.wagons_given) {
      return problems.Fail("contradiction", "the config has wagons already", path);
    }
    Mask<Wagon> left = Mask<Wagon>::FirstN(kWagons);
    std::size_t n = 0;
    ReadArray(problems, json, path, state.terms.cars - 1U,
              [&](const json::value& item, const JsonPath& at) {
                const Wagon wagon = ReadKey<Wagon>(problems, item, at);
                if (!left.Has(wagon)) problems.Fail("contradiction", "a wagon is twice here", at);
                left.Remove(wagon);
                state.config.wagons[n++] = wagon;
              });
    if (n != state.terms.cars - 1U) {
      return problems.Fail("out_of_range",
                           std::to_string(state.terms.cars - 1) + " wagons are needed", path);
    }
    for (const Wagon wagon : left) state.config.wagons[n++] = wagon;
  });
}

void Own(JsonProblems& problems, GameState& state, Bandit bandit, Seat seat, const JsonPath& path) {
  Seat& owner = state.At(bandit).owner;
  if (owner != kNoSeat) {
    return problems.Fail("contradiction", "two players with the same bandit (SET-1)", path);
  }
  owner = seat;
}

// Calls `each(seat, value, path)` for the listed seats.
template <typename Each>
void ForSeats(JsonProblems& problems, JsonObject& fields, const GameState& state, Each each) {
  fields.With("seats", [&](const json::value& json, const JsonPath& path) {
    ReadMembers(problems, json, path,
                [&](std::string_view key, const json::value& item, const JsonPath& at) {
                  const std::optional<Seat> seat = SeatFrom(key);
                  if (!seat || Index(*seat) >= state.terms.seats) {
                    return problems.Fail("unknown_field", "there is no such seat", at);
                  }
                  each(*seat, item, at);
                });
  });
}

void ReadOwnBandits(JsonProblems& problems, const json::value& json, const JsonPath& path,
                    GameState& state, Seat seat) {
  if (!json.is_object()) return;  // Told when the seat's cards are read.
  const json::value* const list = json.get_object().if_contains("bandits");
  if (list == nullptr) return;
  const JsonPath here{&path, "bandits"};
  ReadArray(problems, *list, here, state.terms.bandits_per_seat,
            [&](const json::value& item, const JsonPath& at) {
              Own(problems, state, ReadKey<Bandit>(problems, item, at), seat, at);
            });
}

// Seats that do not say whom they play get the lowest characters left (or those of the config).
void CastTheRest(JsonProblems& problems, GameState& state) {
  const bool given = state.config.casting == Casting::kGiven;
  for (std::size_t i = 0; i < state.terms.bandits; ++i) {
    const auto seat = static_cast<Seat>(i / state.terms.bandits_per_seat);
    std::size_t own = 0;
    for (const BanditState& b : state.bandits) own += b.owner == seat ? 1U : 0U;
    if (!given && own > i % state.terms.bandits_per_seat) continue;
    std::size_t b = Index(state.config.bandits[i]);
    for (std::size_t free = 0; !given && free < kMaxBandits; ++free) {
      b = free;
      if (state.bandits[free].owner == kNoSeat) break;
    }
    if (given && state.bandits[b].owner == seat) continue;
    Own(problems, state, static_cast<Bandit>(b), seat, JsonPath{nullptr, "seats"});
  }
}

void ReadSeat(JsonProblems& problems, const json::value& json, const JsonPath& path,
              GameState& state, Seat seat, PositionListed& listed) {
  const Palette palette = PaletteOf(state);
  PublicSeat& out = state.At(seat);
  SeatSecrets& secret = state.Secret(seat);
  JsonObject fields(problems, json, path);
  const auto bag = [&](std::string_view key, CardBag& cards) {
    return fields.With(key, [&](const json::value& item, const JsonPath& at) {
      cards = ReadCards(problems, item, at, seat, palette);
    });
  };
  const auto bullets = [&](std::string_view key, std::uint64_t& word) {
    return fields.With(key, [&](const json::value& item, const JsonPath& at) {
      word = ReadBullets(problems, item, at);
    });
  };
  fields.With("bandits", [](const json::value&, const JsonPath&) {});  // ReadOwnBandits
  bag("hand", secret.hand);
  listed.deck[Index(seat)] = bag("deck", secret.deck);
  bag("discard", out.discard);
  fields.With("top", [&](const json::value& item, const JsonPath& at) {
    ReadTop(problems, item, at, out.top);
  });
  listed.received[Index(seat)] = bullets("received", out.received);
  fields.Number("received_this_round", out.received_this_round, 52);
  bullets("known_bullets", out.known_bullets);
  fields.Number("known_actions", out.known_actions, 80);
  fields.Number("known_duds", out.known_duds, 80);
  CardBag kept;
  bag("kept", kept);
  secret.kept = kept.actions;
  if (!kept.Bullets().Empty()) problems.Fail("contradiction", "bullets are not kept", path);
  fields.With("choice", [&](const json::value& item, const JsonPath& at) {
    state.choices[Index(seat)] = ReadAction(problems, item, at);
  });
  fields.Finish();
}

void ReadHorses(JsonProblems& problems, JsonObject& fields, GameState& state,
                PositionListed& listed) {
  fields.With("horses", [&](const json::value& json, const JsonPath& path) {
    if (!state.terms.horses) {
      return problems.Fail("contradiction", "this game is played without horses", path);
    }
    JsonObject coach(problems, json, path);
    listed.riding = json.is_object() && json.get_object().contains("riding");
    ReadCoach(problems, coach, state.terms, state.horses, state.faces, listed.board);
    coach.Keys("asked", state.horses_secrets.asked);
    coach.Keys("boarding", state.horses_secrets.boarding);
    coach.Finish();
  });
}

// What a field that is left out starts from, before anything is derived.
void SetDefaults(GameState& state, Phase phase) {
  for (std::array<Bandit, 2>& colours : state.colours) colours = {kNoBandit, kNoBandit};
  state.phase = phase;
  if (phase == Phase::kCasting) return;
  state.strongbox_waits = 1;
  if (state.terms.horses) state.horses.guard = Guard::kOnCoach;
  if (phase == Phase::kPlacing || phase == Phase::kAttack) return;
  state.first = Seat{0};
  state.round = phase == Phase::kRoundStart ? 0 : 1;
}

// Positions were once written as if an event were over while its last question is open.
void CorrectPhase(GameState& state) {
  const bool of_event = state.ask == Ask::kFlee || state.ask == Ask::kPickpocket;
  if (state.phase != Phase::kRoundEnd || state.step != 0 || !of_event) return;
  state.phase = Phase::kEvent;
  state.step = kEventOver;
}

void ReadState(JsonProblems& problems, const json::value& json, GameState& state) {
  const JsonPath root{};
  PositionListed listed;
  JsonObject fields(problems, json, root);
  ReadConfigField(problems, fields, state);
  if (problems.Any()) return;
  ReadWagons(problems, fields, state);
  Phase phase = Phase::kPlanning;
  fields.Key("phase", phase);
  SetDefaults(state, phase);
  ForSeats(problems, fields, state, [&](Seat seat, const json::value& item, const JsonPath& at) {
    ReadOwnBandits(problems, item, at, state, seat);
  });
  if (phase != Phase::kCasting) {
    CastTheRest(problems, state);
    state.colours = ColoursOf(state.terms, state.bandits);
  }
  ForSeats(problems, fields, state, [&](Seat seat, const json::value& item, const JsonPath& at) {
    ReadSeat(problems, item, at, state, seat, listed);
  });
  ReadBoard(problems, fields, state, state.faces, listed.board);
  ReadHorses(problems, fields, state, listed);
  fields.Finish();
  CorrectPhase(state);
  listed.pairs = state.pairs[0] != kNoBandit;
  if (!problems.Any()) DerivePosition(problems, state, listed);
  if (!problems.Any()) CheckPosition(problems, state);
}

}  // namespace

Result<GameState> PositionFrom(const json::value& json) {
  JsonProblems problems("position");
  GameState state;
  ReadState(problems, json, state);
  if (problems.Any()) return problems.First();
  return state;
}

Result<GameState> ReadPosition(std::string_view text) {
  JsonProblems problems("position");
  const std::optional<json::value> parsed = ParseJson(problems, text, kMaxPositionBytes);
  if (!parsed) return problems.First();
  return PositionFrom(*parsed);
}

}  // namespace folsom
