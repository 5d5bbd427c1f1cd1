// Statistics over many games of one bot with itself: who wins how often, by character, by seat, by
// place in the player order of round 1; the same for each station, number of players, variant and
// configuration.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "arena/figures/estimate.h"
#include "arena/play/game.h"

namespace folsom {

// Games in which one character took part (or one seat, or one place in the order).
struct SurveyPart {
  std::uint64_t games = 0;
  std::uint64_t won = 0;     // Units of kWin, of the side.
  std::uint64_t chance = 0;  // What it would have won if all sides were alike, in the same units.
  std::int64_t money = 0;    // Of the side.
  bool operator==(const SurveyPart&) const = default;

  [[nodiscard]] Estimate WinShare() const;
  [[nodiscard]] double Chance() const;
  [[nodiscard]] double MeanMoney() const;
};

struct SurveySums {
  std::uint64_t games = 0;
  std::uint64_t nobody = 0;  // Won by nobody (H-EV-ESCAPE-2).
  std::uint64_t shared = 0;  // Won by more than one side.
  std::array<SurveyPart, kMaxBandits> characters{};
  std::array<SurveyPart, kMaxSeats> seats{};
  std::array<SurveyPart, kMaxSeats> positions{};  // 0: first player of round 1.
  bool operator==(const SurveySums&) const = default;

  void Add(const GameAtTable& game);
  void Add(const SurveySums& other);
};

// What all groups are sums of: the games of one configuration (by its number in the plan) that
// ended at one station, which is the last round card. The basic variant has none: kNoRoundCard.
using SurveyCell = std::pair<std::size_t, RoundCard>;
using SurveyCells = std::map<SurveyCell, SurveySums>;

struct Survey {
  SurveySums total;
  std::array<SurveySums, kRoundCards> stations{};   // By number of the round card.
  std::array<SurveySums, kMaxSeats + 1> players{};  // By their number.
  std::array<SurveySums, 5> variants{};             // By number of Variant.
  std::vector<SurveySums> configurations;           // As asked.
};

struct SurveyPlan {
  std::vector<Config> configs;
  BotSpec bot;
  std::string name;            // Of the bot, as it was asked for.
  std::uint64_t games = 1000;  // Of each configuration.
  std::uint64_t seed = 1;
  unsigned threads = 1;
  Shard shard{};  // Of the games of each configuration.

  // The games of each configuration that are played here.
  [[nodiscard]] GameRange Part() const { return RangeOf(shard, games); }
};

// Plays the part of the plan. The same on any number of threads, with bots that have a budget of
// iterations. `progress` is called now and then from the calling thread with the games done so far.
[[nodiscard]] SurveyCells PlaySurvey(const SurveyPlan& plan,
                                     const std::function<void(std::uint64_t)>& progress = {});
void AddCells(SurveyCells& to, const SurveyCells& from);
[[nodiscard]] Survey SurveyOf(const SurveyPlan& plan, const SurveyCells& cells);

}  // namespace folsom
