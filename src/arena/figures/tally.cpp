#include "arena/figures/tally.h"

#include <algorithm>

namespace folsom {

namespace {

// A rank shared by n sides counts as the mean of the n places; this is twice that.
std::uint64_t TwiceMeanRank(const std::vector<SideResult>& sides, const SideResult& side) {
  const auto sharing = std::count_if(
      sides.begin(), sides.end(), [&](const SideResult& other) { return other.rank == side.rank; });
  return 2U * side.rank + static_cast<std::uint64_t>(sharing) - 1;
}

// The bot that won alone, with one side or with several.
std::optional<std::uint8_t> OnlyWinner(const GameResult& game) {
  std::optional<std::uint8_t> winner;
  for (const SideResult& side : game.sides) {
    if (side.won == 0) continue;
    if (winner && *winner != side.bot) return std::nullopt;
    winner = side.bot;
  }
  return winner;
}

bool NobodyWon(const GameResult& game) {
  return std::all_of(game.sides.begin(), game.sides.end(),
                     [](const SideResult& side) { return side.won == 0; });
}

double Ratio(double sum, std::uint64_t count) {
  return count == 0 ? 0 : sum / static_cast<double>(count);
}

// Of the mean score of a side over a cycle of games, if games were independent.
double VarianceOfCycle(const Schedule& schedule, const SprtTerms& terms) {
  const double share = (terms.share0 + terms.share1) / 2;
  const auto games = static_cast<double>(schedule.CycleGames() * schedule.SidesOfBot(0));
  return share * (1 - share) / games;
}

}  // namespace

MatchTally::MatchTally(const Match& match, std::optional<SprtTerms> sprt)
    : match_(match), sums_(match.bots.size()), ratings_(match.bots.size()) {
  summary_.bots.resize(match.bots.size());
  if (!sprt) return;
  sprt->prior_variance = VarianceOfCycle(match.schedule, *sprt);
  sprt_.emplace(*sprt);
}

void MatchTally::Add(const GameResult& game) {
  const bool new_deal =
      game.game == 0 || match_.schedule.DealOf(game.game) != match_.schedule.DealOf(game.game - 1);
  ++summary_.games;
  summary_.deals += new_deal ? 1 : 0;
  summary_.nobody += NobodyWon(game) ? 1 : 0;
  AddSides(game, new_deal);
  AddDecided(game);
  for (std::size_t i = 0; i < game.bots.size(); ++i) summary_.bots[i].thinking.Add(game.bots[i]);
  ratings_.Add(game.sides);
  if (sprt_) AddToTest(game);
}

void MatchTally::AddSides(const GameResult& game, bool new_deal) {
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    const auto here = static_cast<std::size_t>(std::count_if(
        game.sides.begin(), game.sides.end(), [&](const SideResult& s) { return s.bot == i; }));
    if (new_deal) {
      sums_[i].shares.emplace_back();
      sums_[i].decided.emplace_back();
    }
    summary_.bots[i].games += here > 0 ? 1 : 0;
    summary_.bots[i].sides += here;
  }
  for (const SideResult& side : game.sides) {
    BotSums& sums = sums_[side.bot];
    sums.money += side.money;
    sums.ranks += TwiceMeanRank(game.sides, side);
    sums.shares.back().won += static_cast<double>(side.won) / kWin;
    sums.shares.back().played += 1;
  }
}

void MatchTally::AddDecided(const GameResult& game) {
  const std::optional<std::uint8_t> winner = OnlyWinner(game);
  if (!winner) return;
  ++summary_.decided;
  std::vector<std::uint64_t> sides(sums_.size());
  for (const SideResult& side : game.sides) ++sides[side.bot];
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    if (sides[i] == 0) continue;
    ++summary_.bots[i].decided;
    sums_[i].decided_sides += sides[i];
    sums_[i].decided.back().played += 1;
    if (i == *winner) sums_[i].decided.back().won += 1;
  }
}

// Where nobody wins, everybody gets an equal part: for a test it is a tie of all.
void MatchTally::AddToTest(const GameResult& game) {
  const bool nobody = NobodyWon(game);
  for (const SideResult& side : game.sides) {
    if (side.bot != 0) continue;
    cycle_won_ += nobody ? 1.0 / static_cast<double>(game.sides.size())
                         : static_cast<double>(side.won) / kWin;
  }
  const std::uint64_t cycle = match_.schedule.CycleGames();
  if ((game.game + 1) % cycle != 0) return;
  sprt_->Add(cycle_won_ / static_cast<double>(cycle * match_.schedule.SidesOfBot(0)));
  cycle_won_ = 0;
}

MatchSummary MatchTally::Summary() const {
  MatchSummary summary = summary_;
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    BotSummary& bot = summary.bots[i];
    const BotSums& sums = sums_[i];
    bot.win_share = ShareOfBlocks(sums.shares, static_cast<double>(bot.games));
    bot.mean_money = Ratio(static_cast<double>(sums.money), bot.sides);
    bot.mean_rank = Ratio(static_cast<double>(sums.ranks) / 2, bot.sides);
    bot.decided_share = ShareOfBlocks(sums.decided, static_cast<double>(bot.decided));
    bot.decided_chance =
        Ratio(static_cast<double>(sums.decided_sides), bot.decided * match_.schedule.Sides());
    bot.rating = ratings_.Ratings()[i];
  }
  return summary;
}

}  // namespace folsom
