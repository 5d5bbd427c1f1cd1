// Games: how they begin and go on.
#include <boost/json.hpp>

#include "capi/errors.h"
#include "capi/handles.h"
#include "record/game/game_record.h"
#include "record/json/config_json.h"
#include "record/json/json_read.h"
#include "record/position/position.h"
#include "rules/state/score.h"

namespace folsom::capi {

namespace {

// No set-up and no decision draws as many.
constexpr std::size_t kMaxChanceWords = 1000;
constexpr std::size_t kMaxChanceBytes = 64 * 1024;

[[nodiscard]] Config NeedConfig(const char* config, std::size_t size) {
  const Result<Config> read = ReadConfig(NeedText(config, size, "config"));
  if (!read) Refuse(read.Error());
  return *read;
}

// "chance.3: ..." where an outcome did not fit.
[[noreturn]] void RefusePlay(const PlayProblem& wrong) {
  Problem problem = wrong.problem;
  if (problem.code.starts_with("chance/")) problem.path = "chance." + std::to_string(wrong.at);
  Refuse(problem);
}

void TellStatus(const GameLine& line, FolsomGameStatus& out) {
  const GameState& state = line.State();
  out = {.decisions = static_cast<uint32_t>(line.Decisions()),
         .over = static_cast<uint8_t>(state.phase == Phase::kOver ? 1 : 0),
         .seats = state.terms.seats,
         .pending = state.pending.bits,
         .round = state.round,
         .phase = static_cast<uint8_t>(state.phase),
         .ask = static_cast<uint8_t>(state.ask),
         .turn = state.turn,
         .partners = static_cast<uint8_t>(state.terms.teams ? 1 : 0)};
}

}  // namespace

void GiveGame(FolsomGame** out, GameLine line) {
  FolsomGame*& to = Need(out, "out");
  to = new FolsomGame{std::move(line)};
}

std::vector<std::string> ReadChanceList(std::string_view text) {
  JsonProblems problems("chance");
  std::vector<std::string> words;
  if (const auto parsed = ParseJson(problems, text, kMaxChanceBytes)) {
    ReadArray(problems, *parsed, JsonPath{nullptr, "chance"}, kMaxChanceWords,
              [&](const boost::json::value& item, const JsonPath& at) {
                words.emplace_back(ReadText(problems, item, at));
              });
  }
  if (problems.Any()) Refuse(problems.First());
  return words;
}

}  // namespace folsom::capi

using namespace folsom;        // NOLINT(google-build-using-namespace)
using namespace folsom::capi;  // NOLINT(google-build-using-namespace)

extern "C" {

FolsomStatus folsom_game_new(const char* config, size_t config_size, uint64_t seed,
                             FolsomGame** out) {
  return Guarded([&] { GiveGame(out, GameLine(NeedConfig(config, config_size), seed)); });
}

FolsomStatus folsom_game_new_with(const char* config, size_t config_size, const char* chance,
                                  size_t chance_size, uint64_t seed, FolsomGame** out) {
  return Guarded([&] {
    const std::vector<std::string> words = ReadChanceList(NeedText(chance, chance_size, "chance"));
    auto line = GameLine::With(NeedConfig(config, config_size), words, seed);
    if (const auto* wrong = std::get_if<PlayProblem>(&line)) RefusePlay(*wrong);
    GiveGame(out, *std::get_if<GameLine>(&line));
  });
}

FolsomStatus folsom_game_from_position(const char* position, size_t position_size, uint64_t seed,
                                       FolsomGame** out) {
  return Guarded([&] {
    const Result<GameState> state = ReadPosition(NeedText(position, position_size, "position"));
    if (!state) Refuse(state.Error());
    GiveGame(out, GameLine::From(*state, seed));
  });
}

FolsomStatus folsom_game_from_record(const char* record, size_t record_size, uint64_t seed,
                                     FolsomGame** out) {
  return Guarded([&] {
    Result<GameLine> line = GameLine::FromRecord(NeedText(record, record_size, "record"), seed);
    if (!line) Refuse(line.Error());
    GiveGame(out, *line);
  });
}

FolsomStatus folsom_game_clone(const FolsomGame* game, FolsomGame** out) {
  return Guarded([&] { GiveGame(out, Need(game, "game").line); });
}

void folsom_game_free(FolsomGame* game) { delete game; }

FolsomStatus folsom_game_status(const FolsomGame* game, FolsomGameStatus* out) {
  return Guarded([&] { TellStatus(Need(game, "game").line, Need(out, "out")); });
}

FolsomStatus folsom_game_legal(const FolsomGame* game, int32_t seat, uint16_t* out, size_t* count) {
  return Guarded([&] {
    const GameState& state = Need(game, "game").line.State();
    ActionList legal;
    LegalActions(state, NeedSeat(seat, state.terms.seats), legal);
    GiveActions(legal, out, count);
  });
}

FolsomStatus folsom_game_apply(FolsomGame* game, int32_t seat, uint16_t action) {
  return Guarded([&] {
    GameLine& line = Need(game, "game").line;
    const Illegal illegal = line.Apply(NeedSeat(seat, line.State().terms.seats), {action});
    if (illegal != Illegal::kNone) Refuse(ProblemOf(illegal));
  });
}

FolsomStatus folsom_game_apply_with(FolsomGame* game, int32_t seat, uint16_t action,
                                    const char* chance, size_t chance_size) {
  return Guarded([&] {
    GameLine& line = Need(game, "game").line;
    const std::vector<std::string> words = ReadChanceList(NeedText(chance, chance_size, "chance"));
    const Seat who = NeedSeat(seat, line.State().terms.seats);
    if (const auto wrong = line.ApplyWith(who, {action}, words)) RefusePlay(*wrong);
  });
}

FolsomStatus folsom_game_undo(FolsomGame* game) {
  return Guarded([&] {
    if (Need(game, "game").line.Undo()) return;
    Refuse("game/nothing_to_undo", "no decision was made since the start");
  });
}

FolsomStatus folsom_game_score(const FolsomGame* game, FolsomScore* out) {
  return Guarded([&] {
    const GameState& state = Need(game, "game").line.State();
    const Score score = ScoreOf(state);
    FolsomScore& to = Need(out, "out");
    to = {.money = {}, .side_money = {}, .win_share = {}, .winners = score.winners.bits};
    const WinShares shares = SharesOf(state.terms, score.winners);
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      to.money[i] = score.seats[i].total;
      to.side_money[i] = score.seats[i].side_total;
      to.win_share[i] = shares[i];
    }
  });
}

}  // extern "C"
