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
constexpr int kNiceness = 10;  // Connections come first.
constexpr std::size_t kMostWorks = 8;
constexpr std::size_t kDecisions = 0;  // Lanes.
constexpr std::size_t kWorks = 1;

// On Linux the niceness of this thread alone. If it is refused we are merely less polite.
void BePolite() { [[maybe_unused]] const int niceness = nice(kNiceness); }

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
      jobs_({.threads = static_cast<std::size_t>(std::max(1, threads)),
             .lanes = {static_cast<std::size_t>(std::max(1, bound)), kMostWorks},
             .begin = BePolite,
             .failed = LogFailedJob}) {}

void BotPool::Think(const BotQuestion& question, std::function<void(Action)> done) {
  const auto asked = std::make_shared<const BotQuestion>(question);
  const auto think = [this, asked, done] {
    const std::size_t waiting = jobs_.Waiting(kDecisions) / jobs_.Threads();
    const Action action = ChoiceOf(Hurried(asked->bot, waiting), *asked);
    loop_.Post([done, action] { done(action); });
  };
  if (jobs_.Do(think, kDecisions)) return;
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
  return jobs_.Do(both, kWorks);
}

std::size_t BotPool::Waiting() const { return jobs_.Waiting(kDecisions) + jobs_.Waiting(kWorks); }

}  // namespace folsom
