#include "server/bot_pool.h"

#include <gtest/gtest.h>

#include <future>

#include "bots/registry.h"
#include "support/fake_loop.h"
#include "support/random_game.h"

namespace folsom {
namespace {

BotQuestion AQuestion(const char* bot) {
  const RandomGame game(Config{.seats = 3}, 5);
  const Seat seat = game.state.pending.First();
  BotQuestion question{.bot = ParseBot(bot).bot,
                       .view = ViewFor(game.state, seat),
                       .legal = LegalList(game.state, seat),
                       .seed = 7};
  return question;
}

TEST(BotPool, AnswersWithWhatTheBotChoosesOnTheLoop) {
  FakeLoop loop;
  BotPool pool(2, 10, loop);
  const BotQuestion question = AQuestion("drifter");
  const Action expected = Choose(question.bot, question.view, question.legal, question.seed).action;
  std::vector<Action> answers;
  for (int i = 0; i < 5; ++i) {
    pool.Think(question, [&](Action action) { answers.push_back(action); });
  }
  EXPECT_TRUE(loop.Await([&] { return answers.size() == 5; }));
  for (const Action action : answers) EXPECT_EQ(action, expected);
}

TEST(BotPool, AboveItsBoundBotsDecideByTheScriptedRuleAndWorkIsRefused) {
  FakeLoop loop;
  BotPool pool(1, 1, loop);
  std::promise<void> begun;
  std::promise<void> gate;
  EXPECT_TRUE(pool.Work(
      [&] {
        begun.set_value();
        gate.get_future().wait();
      },
      [] {}));
  begun.get_future().wait();
  int worked = 0;
  while (pool.Work([] {}, [&] { ++worked; })) ASSERT_LT(pool.Waiting(), 20U);
  const auto taken = static_cast<int>(pool.Waiting());
  bool queued = false;
  const BotQuestion question = AQuestion("desperado");
  pool.Think(AQuestion("drifter"), [&](Action /*action*/) { queued = true; });
  std::optional<Action> answer;
  pool.Think(question, [&](Action action) { answer = action; });
  EXPECT_FALSE(answer) << "never before the caller is done";
  EXPECT_TRUE(loop.Await([&] { return answer.has_value(); }));
  const BotSpec scripted = ParseBot("scripted").bot;
  EXPECT_EQ(*answer, Choose(scripted, question.view, question.legal, question.seed).action);
  EXPECT_FALSE(queued) << "it waits for the thread";
  gate.set_value();
  EXPECT_TRUE(loop.Await([&] { return queued && worked == taken; }));
}

TEST(BotPool, TheMoreWaitTheShorterBotsThink) {
  const BotSpec bot = ParseBot("search:ms=100").bot;
  EXPECT_EQ(Hurried(bot, 0).budget.ms, 100U);
  EXPECT_EQ(Hurried(bot, 3).budget.ms, 25U);
  EXPECT_EQ(Hurried(bot, 1000).budget.ms, 2U);
  const BotSpec counted = ParseBot("search:iterations=60").bot;
  EXPECT_EQ(Hurried(counted, 1000), counted);
}

}  // namespace
}  // namespace folsom
