#include "arena/report/match_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "record/json/config_json.h"

namespace folsom {

namespace {

std::string ListOf(const std::vector<std::string>& items) {
  return fmt::format("[{}]", fmt::join(items, ", "));
}

// For lists of objects: one a line, within Report::Lines.
std::string RowsOf(const std::vector<std::string>& items) {
  return fmt::format("[\n    {}\n  ]", fmt::join(items, ",\n    "));
}

std::string EstimateJson(const Estimate& estimate) {
  return ListOf({fmt::format("{:.6f}", estimate.low), fmt::format("{:.6f}", estimate.high)});
}

std::string BotJson(const std::string& name, const BotSummary& bot) {
  Report report;
  report.AddText("bot", name).Add("games", bot.games).Add("sides", bot.sides);
  report.Add("win_share", bot.win_share.share, 6);
  report.AddRaw("win_share_95", EstimateJson(bot.win_share));
  report.Add("mean_money", bot.mean_money, 3).Add("mean_rank", bot.mean_rank, 6);
  report.Add("decided", bot.decided).Add("decided_share", bot.decided_share.share, 6);
  report.AddRaw("decided_share_95", EstimateJson(bot.decided_share));
  report.Add("decided_chance", bot.decided_chance, 6);
  report.Add("decisions", bot.thinking.Decisions());
  report.Add("iterations_per_decision", bot.thinking.IterationsPerDecision(), 3);
  report.Add("ms_mean", bot.thinking.MeanMs(), 6);
  report.Add("ms_p95", bot.thinking.PercentileMs(0.95), 6);
  report.Add("ms_p999", bot.thinking.PercentileMs(0.999), 6);
  report.Add("ms_max", bot.thinking.MaxMs(), 6);
  return report.OneLine();
}

std::string RatingsJson(const Match& match, const std::vector<BotSummary>& bots) {
  std::vector<std::string> rows;
  for (const std::size_t i : ByOrdinal(bots)) {
    const Rating& rating = bots[i].rating;
    rows.push_back(Report()
                       .AddText("bot", match.names[i])
                       .Add("mu", rating.mu, 6)
                       .Add("sigma", rating.sigma, 6)
                       .Add("ordinal", rating.Ordinal(), 6)
                       .OneLine());
  }
  return RowsOf(rows);
}

std::string SprtJson(const Sprt& sprt) {
  return Report()
      .Add("share0", sprt.Terms().share0, 6)
      .Add("share1", sprt.Terms().share1, 6)
      .Add("alpha", sprt.Terms().alpha, 6)
      .Add("beta", sprt.Terms().beta, 6)
      .Add("samples", sprt.Samples())
      .Add("llr", sprt.Llr(), 6)
      .Add("lower", sprt.LowerBound(), 6)
      .Add("upper", sprt.UpperBound(), 6)
      .AddText("verdict", KeyOfVerdict(sprt.Now()))
      .OneLine();
}

}  // namespace

std::vector<std::size_t> ByOrdinal(const std::vector<BotSummary>& bots) {
  std::vector<std::size_t> order(bots.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const double first = bots[a].rating.Ordinal();
    const double second = bots[b].rating.Ordinal();
    return first != second ? first > second : a < b;
  });
  return order;
}

std::string MatchJson(const MatchReport& report) {
  const Match& match = report.match;
  const MatchSummary summary = report.tally.Summary();
  Report json;
  json.AddRaw("config", WriteConfig(match.config));
  json.AddText("seating", match.schedule.Seating()).Add("seed", match.seed);
  json.Add("games", summary.games).Add("asked_games", report.asked).Add("deals", summary.deals);
  json.Add("cycle_games", match.schedule.CycleGames());
  json.Add("sides", match.schedule.Sides());
  json.Add("chance", 1.0 / static_cast<double>(match.schedule.Sides()), 6);
  json.Add("decided", summary.decided).Add("won_by_nobody", summary.nobody);
  std::vector<std::string> rows;
  for (std::size_t i = 0; i < match.bots.size(); ++i) {
    rows.push_back(BotJson(match.names[i], summary.bots[i]));
  }
  json.AddRaw("bots", RowsOf(rows));
  json.AddRaw("ratings", RatingsJson(match, summary.bots));
  if (report.tally.Test()) json.AddRaw("sprt", SprtJson(*report.tally.Test()));
  if (report.origin.shards == 0) json.Add("resumed_games", report.resumed);
  report.origin.AddTo(json);
  return json.Lines();
}

}  // namespace folsom
