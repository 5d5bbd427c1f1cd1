// The parts of a review that tell of single turns and decisions.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "cli/reports/review_report.h"
#include "cli/terminal/news.h"
#include "cli/terminal/words.h"
#include "record/words/action_text.h"

namespace folsom {
namespace {

using review::Fact;
using review::FactKind;
using review::Judgement;
using review::Moment;
using review::Review;

constexpr std::size_t kMostLines = 6;   // Of one moment.
constexpr std::size_t kMostNamed = 4;   // Whose chances it moved.
constexpr std::size_t kMostWorse = 12;  // Decisions that are told.

// "Tuco +31, Belle -12": those for whom it is sure, the most moved first.
[[nodiscard]] std::string ChangesOf(const Review& review, const Moment& moment) {
  const Names names = Names::From(review.Game().end);
  std::vector<std::string> parts;
  const auto add = [&](std::size_t seat) {
    const std::int32_t change = moment.change.shares[seat];
    if (WholePoints(change) == 0 || std::abs(change) < 2 * moment.change.errors[seat]) return;
    parts.push_back(
        fmt::format("{} {:+}", names.Player(static_cast<Seat>(seat)), WholePoints(change)));
  };
  add(Index(moment.about));
  for (std::size_t seat = 0; seat < review.Game().config.seats; ++seat) {
    if (seat != Index(moment.about)) add(seat);
  }
  if (parts.size() > kMostNamed) parts.resize(kMostNamed);
  return fmt::format("{}", fmt::join(parts, ", "));
}

// Whose doing it was, for the one it is about.
[[nodiscard]] std::string_view CauseOf(const Moment& moment) {
  const std::size_t about = Index(moment.about);
  const std::int32_t decided = std::abs(moment.decisions.shares[about]);
  const std::int32_t chance =
      std::abs(moment.change.shares[about] - moment.decisions.shares[about]);
  if (decided >= 4 * chance) return "decided";
  return chance >= 4 * decided ? "luck" : "decided, and luck";
}

// What is said of the player who decides.
[[nodiscard]] std::string FactWords(const Fact& fact) {
  const std::string_view bandit = fact.bandit == kNoBandit ? "" : TitleOf(fact.bandit);
  switch (fact.kind) {
    case FactKind::kNothing:
      return "the card does nothing";
    case FactKind::kWith:
      return fmt::format("{} is there when the card resolves", bandit);
    case FactKind::kHits:
      return fmt::format("{} is shot", bandit);
    case FactKind::kPunches:
      return fmt::format("{} is punched", bandit);
    case FactKind::kTakes:
      return fmt::format("{} is taken", TitleOf(fact.loot));
    case FactKind::kLoses:
      return "loot is lost";
    case FactKind::kIsShot:
      return fmt::format("a bullet comes from {}", bandit);
    case FactKind::kNeutral:
      return "a neutral bullet comes";
  }
  return {};
}

[[nodiscard]] std::string CountWords(const std::optional<std::uint32_t>& count) {
  return count ? fmt::format("{}", *count) : "-";
}

// A decision that was not the best, and why.
[[nodiscard]] std::string WorseStory(const Review& review, std::size_t at, const Style& style) {
  const review::Step& step = review.Game().steps[at];
  const Judgement& judgement = *review.Judgements()[at];
  const Names names = Names::From(review.Game().end);
  std::string text = fmt::format(
      "{} {}, round {}: {}\n", style.Paint(fmt::format("{:>10}", DefOf(judgement.mark).key), kBold),
      names.Player(step.seat), step.before.round, ActionText(step.action));
  text += fmt::format("{:>10} better by {:.0f} (error {:.1f}): {}\n", "", 100 * judgement.loss,
                      100 * judgement.error, ActionText(judgement.best));
  for (const Fact& fact : judgement.why) {
    text += fmt::format("{:>10} {:>6} -> {:<3} {}\n", "", CountWords(fact.chosen),
                        CountWords(fact.best), FactWords(fact));
  }
  if (const std::optional<Judgement>& open = review.WithAllCardsOpen()[at]) {
    text += fmt::format("{:>10}   with all cards open: best is {}, by {:.0f}\n", "",
                        ActionText(open->best), 100 * open->loss);
  }
  return text;
}

}  // namespace

std::string MomentsStory(const Review& review, const Style& style) {
  const std::vector<Moment> moments = review.Moments();
  if (moments.empty()) return {};
  std::string text = style.Paint("The turns that moved the chances most\n", kBold);
  for (std::size_t i = 0; i < moments.size(); ++i) {
    const Moment& moment = moments[i];
    text += fmt::format("{}. {}\n", i + 1, style.Paint(ChangesOf(review, moment), kBold));
    text += style.Paint(
        fmt::format("   round {}, decision {}: {}\n", review.Game().steps[moment.step].before.round,
                    moment.step, CauseOf(moment)),
        kDim);
    const std::vector<std::string> news =
        NewsOf(moment.events, {.seat = kNoSeat, .all = true}, review.Game().end);
    for (std::size_t k = 0; k < news.size() && k < kMostLines; ++k) text += "   " + news[k] + "\n";
    if (news.size() > kMostLines) text += "     ...\n";
  }
  return text;
}

std::string WorseDecisions(const Review& review, const Style& style) {
  std::vector<std::size_t> worse;
  for (std::size_t i = 0; i < review.Judgements().size(); ++i) {
    const std::optional<Judgement>& judgement = review.Judgements()[i];
    if (judgement && judgement->mark > review::Mark::kGood) worse.push_back(i);
  }
  if (worse.empty()) return {};
  std::ranges::sort(worse, {}, [&](std::size_t step) {
    return std::pair(-review.Judgements()[step]->loss, step);
  });
  const std::size_t told = std::min(worse.size(), kMostWorse);
  std::string text =
      style.Paint(fmt::format("Where more could be had: {} of {}\n", told, worse.size()), kBold);
  worse.resize(told);
  std::ranges::sort(worse);
  for (const std::size_t at : worse) text += WorseStory(review, at, style);
  return text;
}

std::string HabitsTable(const Review& review, const Style& style) {
  const Names names = Names::From(review.Game().end);
  const review::Habits habits = review.HabitsOfAll();
  std::string text = style.Paint("Cards that did nothing, of those that resolved\n", kBold);
  for (std::size_t i = 0; i < review.Game().config.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    std::string line;
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      const auto card = static_cast<CardKind>(kind);
      const CardTally cards = habits.tally.Cards(seat, card);
      if (cards.resolved == 0) continue;
      line += fmt::format("  {} {}/{}", KeyOf(card), cards.nothing, cards.resolved);
    }
    text += fmt::format("{}\n{}\n", names.Player(seat), line);
    const auto times = [&](Deed deed) {
      return static_cast<std::size_t>(habits.tally.Count(seat, deed));
    };
    text +=
        fmt::format("  drew cards {}, took {} and {}\n", Counted(habits.draws[i], "time", "times"),
                    Counted(times(Deed::kBullets), "bullet", "bullets"),
                    Counted(times(Deed::kByLaw), "neutral one", "neutral ones"));
  }
  return text;
}

}  // namespace folsom
