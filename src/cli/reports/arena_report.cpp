#include "cli/reports/arena_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "cli/commands/options.h"
#include "cli/terminal/words.h"
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

// Best first.
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

std::string PercentText(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string WithInterval(const Estimate& estimate) {
  return fmt::format("{:>7} ({:.1f} to {:.1f})", PercentText(estimate.share), 100 * estimate.low,
                     100 * estimate.high);
}

std::size_t NameWidth(const Match& match) {
  std::size_t width = 3;
  for (const std::string& name : match.names) width = std::max(width, name.size());
  return width + 2;
}

// Two decimals for long thoughts, more for short ones.
std::string MsText(double ms) { return fmt::format("{:.{}f}", ms, ms >= 1 ? 1 : 4); }

std::string ResultRows(const Match& match, const MatchSummary& summary) {
  const std::size_t width = NameWidth(match);
  std::string text = fmt::format("{:<{}}{:>7}{:>26}{:>9}{:>7}{:>26}\n", "bot", width, "games",
                                 "win share of a side", "money", "rank", "of decided games");
  for (std::size_t i = 0; i < match.bots.size(); ++i) {
    const BotSummary& bot = summary.bots[i];
    text += fmt::format("{:<{}}{:>7}{:>26}{:>9}{:>7.2f}{:>26}\n", match.names[i], width, bot.games,
                        WithInterval(bot.win_share), fmt::format("${:.0f}", bot.mean_money),
                        bot.mean_rank, WithInterval(bot.decided_share));
  }
  return text;
}

std::string TimeRows(const Match& match, const MatchSummary& summary) {
  const std::size_t width = NameWidth(match);
  std::string text = fmt::format("{:<{}}{:>10}{:>10}{:>10}{:>10}{:>10}{:>12}\n", "ms a decision",
                                 std::max<std::size_t>(width, 15), "mean", "p95", "p99.9", "most",
                                 "decisions", "iterations");
  for (std::size_t i = 0; i < match.bots.size(); ++i) {
    const ThinkingSum& thinking = summary.bots[i].thinking;
    text += fmt::format("{:<{}}{:>10}{:>10}{:>10}{:>10}{:>10}{:>12.1f}\n", match.names[i],
                        std::max<std::size_t>(width, 15), MsText(thinking.MeanMs()),
                        MsText(thinking.PercentileMs(0.95)), MsText(thinking.PercentileMs(0.999)),
                        MsText(thinking.MaxMs()), thinking.Decisions(),
                        thinking.IterationsPerDecision());
  }
  return text;
}

std::string RatingRows(const Match& match, const MatchSummary& summary) {
  const std::size_t width = NameWidth(match);
  std::string text = fmt::format("{:<{}}{:>10}{:>10}{:>10}\n", "rating",
                                 std::max<std::size_t>(width, 15), "mu", "sigma", "ordinal");
  for (const std::size_t i : ByOrdinal(summary.bots)) {
    const Rating& rating = summary.bots[i].rating;
    text +=
        fmt::format("{:<{}}{:>10.2f}{:>10.2f}{:>10.2f}\n", match.names[i],
                    std::max<std::size_t>(width, 15), rating.mu, rating.sigma, rating.Ordinal());
  }
  return text;
}

std::string SprtText(const Sprt& sprt) {
  const SprtTerms& terms = sprt.Terms();
  std::string_view verdict = "open: more games are needed";
  if (sprt.Now() == Verdict::kAcceptH0) verdict = "H0 accepted";
  if (sprt.Now() == Verdict::kAcceptH1) verdict = "H1 accepted";
  return fmt::format(
      "sequential test of the first bot, H0: {} against H1: {} of a side\n"
      "LLR {:.2f} within {:.2f} and {:.2f} after {}: {}\n",
      PercentText(terms.share0), PercentText(terms.share1), sprt.Llr(), sprt.LowerBound(),
      sprt.UpperBound(), Counted(sprt.Samples(), "cycle", "cycles"), verdict);
}

}  // namespace

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

std::string MatchTable(const MatchReport& report) {
  const Match& match = report.match;
  const MatchSummary summary = report.tally.Summary();
  std::string text =
      fmt::format("{} on {}: {}; {}, seed {}\n\n", Counted(summary.games, "game", "games"),
                  Counted(summary.deals, "deal", "deals"), Describe(match.config),
                  match.schedule.Seating(), match.seed);
  text += ResultRows(match, summary);
  text += fmt::format("chance is {} of a side; {} of {} games were won by one bot alone{}\n\n",
                      PercentText(1.0 / static_cast<double>(match.schedule.Sides())),
                      summary.decided, summary.games,
                      summary.nobody > 0 ? fmt::format(", {} by nobody", summary.nobody) : "");
  text += TimeRows(match, summary) + "\n";
  text += RatingRows(match, summary);
  if (report.tally.Test()) text += "\n" + SprtText(*report.tally.Test());
  return text + fmt::format("\n{}{}\n", report.origin.Text(),
                            report.resumed > 0
                                ? fmt::format("; {} games were in the file", report.resumed)
                                : "");
}

}  // namespace folsom
