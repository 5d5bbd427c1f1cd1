#include "hall/daily/day_levels.h"

#include <algorithm>
#include <utility>

#include "bots/registry.h"
#include "fair/hmac.h"
#include "rules/play/apply.h"
#include "rules/state/score.h"

namespace folsom {

namespace {

constexpr std::size_t kDaysKept = 16;
constexpr std::size_t kDaysAtOnce = 3;
constexpr int kMostRetries = 20;
constexpr Millis kRetryAfter = 500;

[[nodiscard]] BotSpec WithoutClock(BotSpec bot) {
  if (bot.budget.ms != 0) bot.budget = {.iterations = kLegendIterations, .ms = 0};
  return bot;
}

}  // namespace

LevelGame::LevelGame(const DayDeal& deal, std::shared_ptr<const Luck> luck, BotSpec level,
                     int number)
    : seat_(deal.seat),
      luck_(std::move(luck)),
      deal_seed_(SeedOf(deal.secret, {})),
      bot_seed_(HmacSha256(deal.secret, "folsom daily level " + std::to_string(number))) {
  for (const std::string& bot : deal.bots) {
    bots_.push_back(bot.empty() ? WithoutClock(level) : ParseBot(bot).bot);
  }
  static_cast<void>(Draw([&](Dice& dice) {
    state_ = NewGame(deal.config, dice, nullptr);
    return true;
  }));
}

// With the day's luck, and what that leaves open drawn as at a table.
bool LevelGame::Draw(const std::function<bool(Dice&)>& play) {
  FairSource rest(deal_seed_, draws_);
  LuckSource source(*luck_, counts_, rest);
  Recorder recorder(source);
  Dice dice(recorder);
  if (!play(dice)) return false;
  CountDraws(counts_, recorder.All());
  draws_ += recorder.All().size();
  return true;
}

BotQuestion LevelGame::Question() const {
  const Seat seat = state_.pending.First();
  BotQuestion question{.bot = bots_[Index(seat)],
                       .view = ViewFor(state_, seat),
                       .legal = {},
                       .seed = BotSeed(bot_seed_, decisions_, seat),
                       .payer = {},
                       .audience = Audience::kOnlookers,
                       .exact = true};
  LegalActions(state_, seat, question.legal);
  return question;
}

bool LevelGame::Take(Action action) {
  const bool done = Draw([&](Dice& dice) {
    return Apply(state_, state_.pending.First(), action, dice, nullptr) == Illegal::kNone;
  });
  decisions_ += done ? 1 : 0;
  return done;
}

int LevelGame::Money() const { return ScoreOf(state_).seats[Index(seat_)].total; }

struct DayLevelsDesk::Day {
  DayDeal deal;
  std::shared_ptr<const Luck> luck;
  Payer payer;
  DayLevels levels;
  std::size_t open = 0;  // Levels that are not done.
  int retries = 0;
  bool failed = false;
  std::vector<Told> waiting;
};

void DayLevelsDesk::Ask(const DayDeal& deal, const Payer& payer, Told told) {
  const auto is_it = [&](const auto& day) { return day->deal.secret == deal.secret; };
  const auto found = std::ranges::find_if(days_, is_it);
  if (found != days_.end()) {
    days_.splice(days_.begin(), days_, found);
    if (days_.front()->open == 0) return told(&days_.front()->levels);
    return days_.front()->waiting.push_back(std::move(told));
  }
  const auto at_work = std::ranges::count_if(days_, [](const auto& day) { return day->open > 0; });
  if (std::cmp_greater_equal(at_work, kDaysAtOnce)) return told(nullptr);
  const auto day = std::make_shared<Day>();
  day->deal = deal;
  day->luck = std::make_shared<const Luck>(LuckOfDay(deal).luck);
  day->payer = payer;
  day->waiting.push_back(std::move(told));
  days_.push_front(day);
  if (days_.size() > kDaysKept) days_.pop_back();
  for (const Level& level : Levels()) day->levels.push_back({std::string(level.key), {}});
  day->open = day->levels.size();
  for (std::size_t i = 0; i < day->levels.size(); ++i) PlayLevel(day, i);
}

void DayLevelsDesk::PlayLevel(const std::shared_ptr<Day>& day, std::size_t level) {
  const auto played = day->levels[level].money.size();
  if (day->failed || std::cmp_greater_equal(played, kLevelGames)) {
    if (--day->open == 0) End(day);
    return;
  }
  PlayOn(day, level,
         std::make_shared<LevelGame>(day->deal, day->luck, Levels()[level].bot,
                                     static_cast<int>(played)));
}

void DayLevelsDesk::PlayOn(const std::shared_ptr<Day>& day, std::size_t level,
                           const std::shared_ptr<LevelGame>& game) {
  if (game->IsOver()) day->levels[level].money.push_back(game->Money());
  if (game->IsOver() || day->failed) return PlayLevel(day, level);
  BotQuestion question = game->Question();
  question.payer = day->payer;
  thinking_.Think(question, leash_.On([this, day, level, game](Action action) {
    if (!game->Take(action)) return Retry(day, level, game);
    PlayOn(day, level, game);
  }));
}

// Nobody had time for this question, or the networks are not here yet.
void DayLevelsDesk::Retry(const std::shared_ptr<Day>& day, std::size_t level,
                          const std::shared_ptr<LevelGame>& game) {
  day->failed = day->failed || ++day->retries > kMostRetries;
  loop_.After(kRetryAfter, leash_.On([this, day, level, game] { PlayOn(day, level, game); }));
}

void DayLevelsDesk::End(const std::shared_ptr<Day>& day) {
  if (day->failed) days_.remove(day);
  for (const Told& told : std::exchange(day->waiting, {})) {
    told(day->failed ? nullptr : &day->levels);
  }
}

}  // namespace folsom
