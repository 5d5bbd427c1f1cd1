// What ships of each puzzle. Reads one JSON object per line, of find_puzzles or a tactic
// (tests/tactics), and writes it with shares, themes, reasons, a rating and a short position.
// tools/make_puzzles runs it.
#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <iostream>
#include <span>
#include <string>
#include <vector>

#include "puzzles/describe.h"
#include "puzzles/gap.h"
#include "puzzles/short_position.h"
#include "record/position/position.h"
#include "record/words/action_text.h"
#include "record/words/names.h"
#include "rules/play/apply.h"

namespace folsom::puzzles {
namespace {

namespace json = boost::json;

constexpr std::uint64_t kSeed = 1;
constexpr std::uint32_t kForShares = 20'000;  // Playthroughs, where a tactic has no shares yet.

std::vector<Action> RightOf(const json::object& from) {
  std::vector<Action> right;
  for (const json::value& text : from.at("right").as_array()) {
    right.push_back(ActionFrom(std::string_view(text.as_string())).value());
  }
  return right;
}

json::object SharesOf(const SeatView& view, const ActionList& legal, Action right) {
  const Gap gap = MeasureGap(view, legal, right, kLeastGap, kForShares, kSeed);
  json::object shares;
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    shares[ActionText(legal[i])] = static_cast<int>(gap.shares[i] * 1000.0F + 0.5F);
  }
  return shares;
}

json::array FactsJson(const std::vector<review::Fact>& why) {
  json::array facts;
  for (const review::Fact& fact : why) {
    json::object one{{"fact", review::KeyOf(fact.kind)}};
    if (fact.bandit != kNoBandit) one["bandit"] = KeyOf(fact.bandit);
    if (fact.loot != kNoLoot) one["loot"] = KeyOf(fact.loot);
    if (fact.chosen) one["chosen"] = *fact.chosen;
    if (fact.best) one["best"] = *fact.best;
    facts.push_back(std::move(one));
  }
  return facts;
}

// The best action that is not right.
Action Tempting(const json::object& shares, std::span<const Action> right) {
  Action best = kNoAction;
  std::int64_t most = -1;
  for (const auto& field : shares) {
    const Action action = ActionFrom(field.key()).value();
    if (std::ranges::find(right, action) != right.end() || field.value().as_int64() <= most) {
      continue;
    }
    most = field.value().as_int64();
    best = action;
  }
  return best;
}

// Who finds puzzles has counted already.
std::array<std::uint32_t, kLevels> LevelsOf(const json::object& from, const SeatView& view,
                                            const ActionList& legal,
                                            std::span<const Action> right) {
  const json::value* counted = from.if_contains("levels");
  if (counted == nullptr) return SolvedByLevels(view, legal, right, kSeed);
  std::array<std::uint32_t, kLevels> solved{};
  for (std::size_t i = 0; i < kLevels; ++i) {
    solved[i] = counted->as_array().at(i).to_number<std::uint32_t>();
  }
  return solved;
}

json::object Finished(const json::object& from) {
  GameState state = PositionFrom(from.at("position")).operator*();
  Dice dice(kSeed);
  if (NeedsAdvance(state)) Advance(state, dice);
  const auto seat = static_cast<Seat>(from.at("seat").as_int64());
  const SeatView view = ViewFor(state, seat);
  ActionList legal;
  LegalActions(state, seat, legal);
  const std::vector<Action> right = RightOf(from);
  json::object shares = from.contains("shares") ? from.at("shares").as_object()
                                                : SharesOf(view, legal, right.front());
  json::object why;
  std::vector<review::Fact> telling;
  const Action tempting = Tempting(shares, right);
  for (const Action action : legal) {
    if (std::ranges::find(right, action) != right.end()) continue;
    const auto facts = review::WhyBetter(view, action, right.front(), kSeed);
    if (action == tempting) telling = facts;
    if (!facts.empty()) why[ActionText(action)] = FactsJson(facts);
  }
  json::array themes;
  for (const std::string& theme : ThemesOf(right.front(), telling)) themes.emplace_back(theme);
  const auto solved = LevelsOf(from, view, legal, right);
  json::array levels;
  for (const std::uint32_t one : solved) levels.push_back(one);
  return {{"seat", Index(seat)},
          {"right", from.at("right")},
          {"themes", std::move(themes)},
          {"rating", RatingFrom(solved)},
          {"levels", std::move(levels)},
          {"thumb", SolvedByThumb(view, legal, right, kSeed)},
          {"shares", std::move(shares)},
          {"why", std::move(why)},
          {"position", ShortPosition(state)}};
}

}  // namespace
}  // namespace folsom::puzzles

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::cout << boost::json::serialize(
                     folsom::puzzles::Finished(boost::json::parse(line).as_object()))
              << "\n"
              << std::flush;
  }
  return 0;
}
