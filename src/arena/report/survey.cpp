#include "arena/report/survey.h"

#include <algorithm>

#include "arena/play/pool.h"
#include "bots/random.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

struct SurveyGame {
  SurveyCell cell;
  SurveySums sums;
};

void AddPart(SurveyPart& part, const SideResult& side, std::size_t sides) {
  ++part.games;
  part.won += side.won;
  part.chance += kWin / sides;
  part.money += side.money;
}

void AddParts(std::span<SurveyPart> to, std::span<const SurveyPart> from) {
  for (std::size_t i = 0; i < to.size(); ++i) {
    to[i].games += from[i].games;
    to[i].won += from[i].won;
    to[i].chance += from[i].chance;
    to[i].money += from[i].money;
  }
}

double InWins(std::uint64_t units) { return static_cast<double>(units) / kWin; }

// The station at which a game ended, if the configuration has any.
RoundCard StationOf(const Config& config, const GameState& end) {
  return StationRounds(config) == 0 ? kNoRoundCard : end.rounds[kRounds - 1];
}

// Game `number` of the part: configuration by configuration.
SurveyGame PlaySurveyGame(const SurveyPlan& plan, std::uint64_t number) {
  const GameRange part = plan.Part();
  const std::size_t which = number / part.Size();
  const Config& config = plan.configs[which];
  const std::vector<BotSpec> bots(config.seats, plan.bot);
  const std::uint64_t seed =
      GameSeed(GameSeed(plan.seed, which), part.first + number % part.Size());
  const GameAtTable played = PlayAtTable(config, bots, seed);
  SurveyGame game{.cell = {which, StationOf(config, played.end)}, .sums = {}};
  game.sums.Add(played);
  return game;
}

}  // namespace

Estimate SurveyPart::WinShare() const { return ShareOf(InWins(won), static_cast<double>(games)); }

double SurveyPart::Chance() const {
  return games == 0 ? 0 : InWins(chance) / static_cast<double>(games);
}

double SurveyPart::MeanMoney() const {
  return games == 0 ? 0 : static_cast<double>(money) / static_cast<double>(games);
}

void SurveySums::Add(const GameAtTable& game) {
  const GameState& end = game.end;
  const std::vector<SideResult> sides = SidesAtEnd(end);
  const auto winners = std::count_if(sides.begin(), sides.end(),
                                     [](const SideResult& side) { return side.won > 0; });
  ++games;
  nobody += winners == 0 ? 1 : 0;
  shared += winners > 1 ? 1 : 0;
  for (std::size_t i = 0; i < end.terms.seats; ++i) {
    const SideResult& side = sides[SideOf(end.terms, static_cast<Seat>(i))];
    const std::size_t position = (i + end.terms.seats - Index(game.first)) % end.terms.seats;
    AddPart(seats[i], side, sides.size());
    AddPart(positions[position], side, sides.size());
  }
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const Seat owner = end.bandits[i].owner;
    if (owner != kNoSeat) AddPart(characters[i], sides[SideOf(end.terms, owner)], sides.size());
  }
}

void SurveySums::Add(const SurveySums& other) {
  games += other.games;
  nobody += other.nobody;
  shared += other.shared;
  AddParts(characters, other.characters);
  AddParts(seats, other.seats);
  AddParts(positions, other.positions);
}

SurveyCells PlaySurvey(const SurveyPlan& plan, const std::function<void(std::uint64_t)>& progress) {
  SurveyCells cells;
  std::uint64_t done = 0;
  OrderedPool<SurveyGame> pool(plan.threads,
                               [&](std::uint64_t number) { return PlaySurveyGame(plan, number); });
  const auto take = [&](const SurveyGame& game) {
    cells[game.cell].Add(game.sums);
    ++done;
    return true;
  };
  const auto idle = [&] {
    if (progress) progress(done);
  };
  pool.Run(0, plan.Part().Size() * plan.configs.size(), take, idle);
  return cells;
}

void AddCells(SurveyCells& to, const SurveyCells& from) {
  for (const auto& [cell, sums] : from) to[cell].Add(sums);
}

Survey SurveyOf(const SurveyPlan& plan, const SurveyCells& cells) {
  Survey survey;
  survey.configurations.resize(plan.configs.size());
  for (const auto& [cell, sums] : cells) {
    const auto [which, station] = cell;
    survey.total.Add(sums);
    if (station != kNoRoundCard) survey.stations[Index(station)].Add(sums);
    survey.players[plan.configs[which].seats].Add(sums);
    survey.variants[Index(plan.configs[which].variant)].Add(sums);
    survey.configurations[which].Add(sums);
  }
  return survey;
}

}  // namespace folsom
