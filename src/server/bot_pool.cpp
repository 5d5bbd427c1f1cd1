#include "server/bot_pool.h"

#include <unistd.h>

#include <algorithm>
#include <exception>
#include <memory>
#include <utility>

#include "server/log.h"

namespace folsom {

namespace {

constexpr std::uint32_t kLeastMs = 2;
constexpr std::size_t kMostWorks = 8;
constexpr std::size_t kShares = 4;  // One address may take one of so many parts of the bound.

// How nice the threads are: weights when cores are short, no order. Connections have 0. Nobody's
// are not SCHED_IDLE: the loop shares the lock of their queue, and must not wait for a thread that
// hardly ever runs.
constexpr int kForPlayers = 10;
constexpr int kForOnlookers = 15;
constexpr int kForNobody = 19;

[[nodiscard]] JobPool::Setup PoolOf(int threads, std::size_t most, int niceness) {
  // On Linux the niceness of this thread alone. If it is refused we are merely less polite.
  const auto be_nice = [niceness] { [[maybe_unused]] const int now = nice(niceness); };
  return {.threads = static_cast<std::size_t>(std::max(1, threads)),
          .most = most,
          .begin = be_nice,
          .failed = LogFailedJob};
}
[[nodiscard]] JobPool::Setup SharedPool(int threads, int bound, int niceness) {
  const auto most = static_cast<std::size_t>(std::max(1, bound));
  JobPool::Setup setup = PoolOf(threads, most, niceness);
  setup.most_of_one = std::max<std::size_t>(1, most / kShares);
  return setup;
}

// Who decides where the bot cannot.
[[nodiscard]] Action ScriptedChoice(const BotQuestion& asked) {
  if (asked.exact) return kNoAction;
  BotSpec scripted;
  scripted.kind = BotKind::kScripted;
  return Choose(scripted, asked.view, asked.legal, asked.seed).action;
}

// Where there is no memory for anything better the rule of thumb decides.
[[nodiscard]] Action ChoiceOf(const BotSpec& bot, const BotQuestion& asked) {
  try {
    return Choose(bot, asked.view, asked.legal, asked.seed).action;
  } catch (const std::exception& error) {
    LogFailedJob(error);
    return ScriptedChoice(asked);
  }
}

}  // namespace

BotSpec Hurried(BotSpec bot, std::size_t waiting) {
  if (bot.budget.ms == 0) return bot;
  const auto share = static_cast<std::uint32_t>(bot.budget.ms / (waiting + 1));
  bot.budget.ms = std::min(bot.budget.ms, std::max(kLeastMs, share));
  return bot;
}

BotPool::BotPool(int threads, int bound, Loop& loop)
    : loop_(loop),
      players_(SharedPool(threads, bound, kForPlayers)),
      onlookers_(SharedPool(threads, bound, kForOnlookers)),
      nobody_(SharedPool(1, bound, kForNobody)),
      works_(PoolOf(1, kMostWorks, kForPlayers)) {}

JobPool& BotPool::PoolFor(Audience audience) {
  switch (audience) {
    case Audience::kPlayer:
      return players_;
    case Audience::kOnlookers:
      return onlookers_;
    case Audience::kNobody:
      return nobody_;
  }
  return nobody_;
}

void BotPool::Think(const BotQuestion& question, std::function<void(Action)> done) {
  const auto asked = std::make_shared<const BotQuestion>(question);
  JobPool& pool = PoolFor(asked->audience);
  const auto think = [this, &pool, asked, done] {
    const std::size_t waiting = pool.Ahead(asked->payer.address) / pool.Threads();
    const Action action = ChoiceOf(Hurried(asked->bot, waiting), *asked);
    loop_.Post([done, action] { done(action); });
  };
  const Payer& payer = asked->payer;
  if (pool.Do(think, {payer.address, payer.person, payer.table})) return;
  loop_.Post([done = std::move(done), action = ScriptedChoice(*asked)] { done(action); });
}

bool BotPool::Work(std::function<void()> work, std::function<void()> done) {
  const auto both = [this, work = std::move(work), done = std::move(done)] {
    try {
      work();
    } catch (const std::exception& error) {
      LogFailedJob(error);
    }
    loop_.Post(done);
  };
  return works_.Do(both);
}

std::size_t BotPool::Waiting() const {
  return players_.Waiting() + onlookers_.Waiting() + nobody_.Waiting() + works_.Waiting();
}

}  // namespace folsom
