#include "review/judge.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "bots/bot.h"
#include "bots/random.h"
#include "bots/search/search.h"
#include "neural/nets.h"
#include "review/playthrough.h"

namespace folsom::review {
namespace {

constexpr std::uint32_t kTrials = 8;  // Searches of two actions, each of a part of the iterations.

// Without networks by the search that needs none.
[[nodiscard]] Choice Search(const SeatView& view, const ActionList& legal, std::uint32_t iterations,
                            std::uint64_t seed) {
  const Budget budget{.iterations = iterations};
  const Network* const root = FindNet(NetId::kLarge);
  const Network* const inner = FindNet(NetId::kSmall);
  if (root == nullptr || inner == nullptr) return ChooseSearch(view, legal, budget, nullptr, seed);
  return ChooseByPolicyPlay(view, legal, budget, {.root = *root, .inner = *inner}, seed);
}

// Mean and standard error of a few numbers.
class Series {
 public:
  void Add(double number) {
    ++count_;
    sum_ += number;
    squares_ += number * number;
  }
  [[nodiscard]] double Mean() const { return count_ == 0 ? 0 : sum_ / count_; }
  [[nodiscard]] double Error() const {
    if (count_ < 2) return 0;
    const double variance = std::max(0.0, squares_ - sum_ * Mean()) / (count_ - 1);
    return std::sqrt(variance / count_);
  }

 private:
  double count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

[[nodiscard]] JudgedAction& Of(Judgement& judgement, Action action) {
  return *std::ranges::find(judgement.actions, action, &JudgedAction::action);
}

// Sets what follows from the shares. A best action that is none is the chosen one.
void Conclude(Judgement& judgement, double lead, double error) {
  if (lead <= 0) judgement.best = judgement.chosen;
  const bool other = judgement.best != judgement.chosen;
  judgement.loss = other ? static_cast<float>(lead) : 0;
  judgement.error = other ? static_cast<float>(error) : 0;
  judgement.mark = MarkOf(judgement.loss, judgement.error);
  const float top = Of(judgement, judgement.best).share;
  float sum = 0;
  for (JudgedAction& action : judgement.actions) {
    action.share =
        std::clamp(action.share, 0.0F, top);  // What was tried a few times may seem more.
    sum += action.share;
  }
  judgement.stake = top - sum / static_cast<float>(judgement.actions.size());
}

// Two actions in searches of their own, each with other luck.
struct Comparison {
  Series of_chosen;
  Series leads;  // By how much the other one is better.
};
[[nodiscard]] Comparison Compare(const SeatView& view, Action chosen, Action other,
                                 std::uint32_t iterations, std::uint64_t seed) {
  ActionList two;  // In the legal order, as bots want it.
  two.Add(std::min(chosen, other));
  two.Add(std::max(chosen, other));
  const std::size_t at = two[0] == chosen ? 0 : 1;
  Comparison compared;
  const std::uint32_t part = std::max(2U, iterations / kTrials);  // Each of them is tried.
  for (std::uint32_t trial = 1; trial <= kTrials; ++trial) {
    const Choice choice = Search(view, two, part, GameSeed(seed, trial));
    compared.of_chosen.Add(choice.win_share[at]);
    compared.leads.Add(double{choice.win_share[1 - at]} - choice.win_share[at]);
  }
  return compared;
}

// What a search of all actions says.
[[nodiscard]] Choice LookAt(const SeatView& view, const ActionList& legal, std::uint32_t iterations,
                            std::uint64_t seed) {
  const auto least = static_cast<std::uint32_t>(legal.Size());  // Each of them is tried.
  return Search(view, legal, std::max(least, iterations), GameSeed(seed, 0));
}

[[nodiscard]] Action SecondOf(const Choice& look, const ActionList& legal) {
  std::size_t second = legal[0] == look.action ? 1 : 0;
  for (std::size_t i = second + 1; i < legal.Size(); ++i) {
    if (legal[i] != look.action && look.win_share[i] > look.win_share[second]) second = i;
  }
  return legal[second];
}

// The chosen action against the best of the look; without reasons.
[[nodiscard]] Judgement JudgeLook(const Choice& look, const SeatView& view, const ActionList& legal,
                                  Action chosen, std::uint32_t iterations, std::uint64_t seed) {
  Judgement judgement{.chosen = chosen, .best = look.action};
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    judgement.actions.push_back({.action = legal[i], .share = look.win_share[i]});
  }
  Of(judgement, look.action).rough = false;
  if (chosen == look.action) {
    Conclude(judgement, 0, 0);
    return judgement;
  }
  const Comparison compared = Compare(view, chosen, look.action, iterations, seed);
  // The other actions keep their distance from the best.
  const double best_share = compared.of_chosen.Mean() + compared.leads.Mean();
  const float shift = static_cast<float>(best_share) - Of(judgement, look.action).share;
  for (JudgedAction& action : judgement.actions) action.share += shift;
  Of(judgement, chosen) = {
      .action = chosen, .share = static_cast<float>(compared.of_chosen.Mean()), .rough = false};
  Conclude(judgement, compared.leads.Mean(), compared.leads.Error());
  return judgement;
}

}  // namespace

Mark MarkOf(float loss, float error) {
  const bool sure = loss >= 2 * error;
  for (const MarkDef& def : kMarkTable) {
    if (loss < def.below || (!sure && def.mark == Mark::kGood)) return def.mark;
  }
  return Mark::kBlunder;
}

Judgement JudgeByView(const SeatView& view, const ActionList& legal, Action chosen,
                      std::uint32_t iterations, std::uint64_t seed) {
  assert(legal.Size() > 1 && legal.Has(chosen));
  Judgement judgement =
      JudgeLook(LookAt(view, legal, iterations, seed), view, legal, chosen, iterations, seed);
  if (judgement.mark > Mark::kGood) {
    judgement.why = WhyBetter(view, chosen, judgement.best, GameSeed(seed, kTrials + 1));
  }
  return judgement;
}

Hint HintFor(const SeatView& view, const ActionList& legal, std::uint32_t iterations,
             std::uint64_t seed) {
  assert(!legal.Empty());
  if (legal.Size() == 1) return {.action = legal[0]};
  const Choice look = LookAt(view, legal, iterations, seed);
  const Action second = SecondOf(look, legal);
  const Judgement judgement = JudgeLook(look, view, legal, second, iterations, seed);
  Hint hint{.action = judgement.best, .lead = judgement.loss, .error = judgement.error};
  const Action next = hint.action == second ? look.action : second;
  const auto judged = [&](Action action) {
    return *std::ranges::find(judgement.actions, action, &JudgedAction::action);
  };
  hint.share = judged(hint.action).share;
  hint.next = judged(next);
  hint.why = WhyBetter(view, next, hint.action, GameSeed(seed, kTrials + 1));
  return hint;
}

Judgement JudgeWithAllCardsOpen(const Step& step, std::uint32_t playthroughs, std::uint64_t seed) {
  ActionList legal;
  LegalActions(step.before, step.seat, legal);
  const std::size_t seat = Index(step.seat);
  Judgement judgement{.chosen = step.action, .best = step.action};
  std::vector<Row> rows;
  for (const Action action : legal) {
    rows.push_back(EstimateOther(step, action, playthroughs, seed));
    Series shares;
    for (const WinShares& one : rows.back()) shares.Add(one[seat]);
    judgement.actions.push_back(
        {.action = action, .share = static_cast<float>(shares.Mean()), .rough = false});
  }
  const auto best = std::ranges::max_element(judgement.actions, {}, &JudgedAction::share);
  judgement.best = best->action;
  const Row& top = rows[static_cast<std::size_t>(best - judgement.actions.begin())];
  const auto chosen = std::ranges::find(judgement.actions, step.action, &JudgedAction::action);
  const Row& row = rows[static_cast<std::size_t>(chosen - judgement.actions.begin())];
  Series leads;
  for (std::size_t k = 0; k < row.size(); ++k) leads.Add(double{top[k][seat]} - row[k][seat]);
  Conclude(judgement, leads.Mean(), leads.Error());
  return judgement;
}

}  // namespace folsom::review
