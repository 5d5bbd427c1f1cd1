#include "server/bot_pool.h"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <memory>
#include <utility>

#include "server/log.h"

namespace folsom {

namespace {

constexpr std::uint32_t kLeastMs = 2;
constexpr int kNiceness = 10;  // Connections come first.
constexpr int kMostNiceness = 19;
constexpr std::size_t kMostWorks = 8;
constexpr std::size_t kShares = 4;  // One address may take one of so many parts of the bound.

// On Linux the niceness of this thread alone. If it is refused we are merely less polite.
void BePolite() { [[maybe_unused]] const int niceness = nice(kNiceness); }

// Runs only while nobody else wants the processor, as far as the system knows how.
void BeIdle() {
  const sched_param none{};
  if (sched_setscheduler(0, SCHED_IDLE, &none) == 0) return;
  [[maybe_unused]] const int niceness = nice(kMostNiceness);
}

[[nodiscard]] JobPool::Setup PoolOf(std::size_t threads, std::size_t most, void (*begin)()) {
  return {.threads = threads, .most = most, .begin = begin, .failed = LogFailedJob};
}
[[nodiscard]] JobPool::Setup SharedPool(int threads, int bound) {
  const auto most = static_cast<std::size_t>(std::max(1, bound));
  JobPool::Setup setup = PoolOf(static_cast<std::size_t>(std::max(1, threads)), most, BePolite);
  setup.most_of_one = std::max<std::size_t>(1, most / kShares);
  return setup;
}

[[nodiscard]] Action ScriptedChoice(const BotQuestion& asked) {
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
      attended_(SharedPool(threads, bound)),
      unattended_(PoolOf(1, static_cast<std::size_t>(std::max(1, bound)), BeIdle)),
      works_(PoolOf(1, kMostWorks, BePolite)) {}

void BotPool::Think(const BotQuestion& question, std::function<void(Action)> done) {
  const auto asked = std::make_shared<const BotQuestion>(question);
  JobPool& pool = asked->attended ? attended_ : unattended_;
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
  return attended_.Waiting() + unattended_.Waiting() + works_.Waiting();
}

}  // namespace folsom
