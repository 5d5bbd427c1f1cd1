#include "arena/report/survey.h"

#include <algorithm>

#include "arena/play/pool.h"
#include "bots/random.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

// What one game adds, and to which station; the basic variant has none.
struct SurveyGame {
  SurveySums sums;
  RoundCard station = kNoRoundCard;
};

bool IsStation(RoundCard card) {
  return DefOf(card).stack == Stack::kStation || DefOf(card).stack == Stack::kHorsesStation;
}

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

SurveyGame PlaySurveyGame(const SurveyPlan& plan, std::uint64_t number) {
  const std::uint64_t config = number / plan.games;
  const std::vector<BotSpec> bots(plan.configs[config].seats, plan.bot);
  const std::uint64_t seed = GameSeed(GameSeed(plan.seed, config), number % plan.games);
  const GameAtTable played = PlayAtTable(plan.configs[config], bots, seed);
  SurveyGame game;
  game.sums.Add(played);
  const RoundCard last = played.end.rounds[kRounds - 1];
  if (IsStation(last)) game.station = last;
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

Survey RunSurvey(const SurveyPlan& plan, const std::function<void(std::uint64_t)>& progress) {
  Survey survey;
  survey.configurations.resize(plan.configs.size());
  std::uint64_t done = 0;
  OrderedPool<SurveyGame> pool(plan.threads,
                               [&](std::uint64_t number) { return PlaySurveyGame(plan, number); });
  const auto take = [&](const SurveyGame& game) {
    const std::uint64_t config = done++ / plan.games;
    survey.total.Add(game.sums);
    if (game.station != kNoRoundCard) survey.stations[Index(game.station)].Add(game.sums);
    survey.players[plan.configs[config].seats].Add(game.sums);
    survey.variants[Index(plan.configs[config].variant)].Add(game.sums);
    survey.configurations[config].Add(game.sums);
    return true;
  };
  const auto idle = [&] {
    if (progress) progress(done);
  };
  pool.Run(0, plan.games * plan.configs.size(), take, idle);
  return survey;
}

}  // namespace folsom
