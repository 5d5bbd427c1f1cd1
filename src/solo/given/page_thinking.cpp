#include "solo/given/page_thinking.h"

#include <algorithm>
#include <utility>

namespace folsom {

namespace {

[[nodiscard]] Action ByRuleOfThumb(const ThinkJob& job) {
  BotSpec scripted;
  scripted.kind = BotKind::kScripted;
  return Choose(scripted, job.view, job.legal, job.seed).action;
}

}  // namespace

void PageThinking::Think(const BotQuestion& question, std::function<void(Action)> done) {
  const std::uint32_t number = ++last_;
  const ThinkJob job{
      .bot = question.bot, .view = question.view, .legal = question.legal, .seed = question.seed};
  open_.emplace(number, Open{.job = job, .exact = question.exact, .done = std::move(done)});
  hand_out_(number, question.audience, job);
}

bool PageThinking::Work(std::function<void()> work, std::function<void()> done) {
  loop_.Post([work = std::move(work), done = std::move(done)] {
    work();
    done();
  });
  return true;
}

void PageThinking::Answered(std::uint32_t number, std::int32_t answer) {
  const auto node = open_.extract(number);
  if (node.empty()) return;
  const Open& open = node.mapped();
  const auto is_answer = [answer](Action action) { return action.id == answer; };
  const auto found = std::find_if(open.job.legal.begin(), open.job.legal.end(), is_answer);
  if (found != open.job.legal.end()) return open.done(*found);
  open.done(open.exact ? kNoAction : ByRuleOfThumb(open.job));
}

}  // namespace folsom
