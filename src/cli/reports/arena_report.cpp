#include "cli/reports/arena_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/commands/options.h"
#include "cli/terminal/words.h"

namespace folsom {

namespace {

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
