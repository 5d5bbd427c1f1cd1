#include <boost/json.hpp>

#include "record/board/board_reader.h"
#include "record/json/config_json.h"
#include "record/position/position.h"
#include "record/position/position_fields.h"
#include "record/position/position_parts.h"
#include "rules/state/query.h"

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

void Own(JsonProblems& problems, GameState& state, Bandit bandit, Seat seat, const JsonPath& path) {
  Seat& owner = state.At(bandit).owner;
  if (owner != kNoSeat) {
    return problems.Fail("contradiction", "two players with the same bandit (SET-1)", path);
  }
  owner = seat;
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
              BoardReader& reader, GameState& state, Seat seat) {
  JsonObject fields(problems, json, path);
  fields.With("bandits", [](const json::value&, const JsonPath&) {});  // ReadOwnBandits
  Commitment commitment;
  reader.CardsOf(seat);
  reader.Fields(fields, kHandFields, state.Secret(seat));
  reader.Fields(fields, kSeatFields, state.At(seat));
  reader.Fields(fields, kCommitmentFields, commitment);
  fields.Finish();
  state.Secret(seat).kept = commitment.kept;
  state.choices[Index(seat)] = commitment.choice;
}

void ReadHorses(JsonProblems& problems, JsonObject& fields, BoardReader& reader, GameState& state) {
  fields.With("horses", [&](const json::value& json, const JsonPath& path) {
    if (!state.terms.horses) {
      return problems.Fail("contradiction", "this game is played without horses", path);
    }
    JsonObject horses(problems, json, path);
    reader.Fields(horses, kHorsesFields, state.horses);
    reader.Fields(horses, kBoardingFields, state.horses_secrets);
    horses.Finish();
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
  JsonObject fields(problems, json, root);
  ReadConfigField(problems, fields, state);
  if (problems.Any()) return;
  ReadWagons(problems, fields, state);
  Phase phase = Phase::kPlanning;
  fields.Key("phase", phase);
  SetDefaults(state, phase);
  ForSeats(problems, fields, state.terms.seats,
           [&](Seat seat, const json::value& item, const JsonPath& at) {
             ReadOwnBandits(problems, item, at, state, seat);
           });
  if (phase != Phase::kCasting) {
    CastTheRest(problems, state);
    state.colours = ColoursOf(state.terms, state.bandits);
  }
  BoardReader reader(problems, state, state.faces);
  ForSeats(problems, fields, state.terms.seats,
           [&](Seat seat, const json::value& item, const JsonPath& at) {
             ReadSeat(problems, item, at, reader, state, seat);
           });
  reader.Fields(fields, kBoardFields, static_cast<Board&>(state));
  ReadHorses(problems, fields, reader, state);
  fields.Finish();
  CorrectPhase(state);
  if (!problems.Any()) DerivePosition(problems, state, PositionListed(json));
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
