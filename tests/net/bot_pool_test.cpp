#include "server/bot_pool.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <future>
#include <mutex>
#include <string>
#include <thread>

#include "bots/registry.h"
#include "support/fake_loop.h"
#include "support/random_game.h"

namespace folsom {
namespace {

BotQuestion AQuestion(const char* bot, const std::string& address = {}) {
  const RandomGame game(Config{.seats = 3}, 5);
  const Seat seat = game.state.pending.First();
  BotQuestion question{.bot = ParseBot(bot).bot,
                       .view = ViewFor(game.state, seat),
                       .legal = LegalList(game.state, seat),
                       .seed = 7};
  question.payer.address = address;
  return question;
}

BotQuestion Before(Audience audience, BotQuestion question = AQuestion("drifter")) {
  question.audience = audience;
  return question;
}

// A loop to which the threads of a pool cannot post before `Open`: so they are busy until then.
class GatedLoop final : public Loop {
 public:
  [[nodiscard]] Millis Now() const override { return inner.Now(); }
  void Post(std::function<void()> what) override {
    if (std::this_thread::get_id() != own_) Pass();
    inner.Post(std::move(what));
  }
  Timer After(Millis delay, std::function<void()> what) override {
    return inner.After(delay, std::move(what));
  }
  void Cancel(Timer timer) override { inner.Cancel(timer); }

  void Open() { gate_.set_value(); }
  // Until this many posts have come to the gate.
  void AwaitPosts(int count) {
    std::unique_lock lock(mutex_);
    came_.wait(lock, [&] { return posts_ >= count; });
  }

  FakeLoop inner;

 private:
  void Pass() {
    {
      const std::lock_guard lock(mutex_);
      ++posts_;
    }
    came_.notify_all();
    open_.wait();
  }

  const std::thread::id own_ = std::this_thread::get_id();
  std::promise<void> gate_;
  std::shared_future<void> open_ = gate_.get_future().share();
  std::mutex mutex_;
  std::condition_variable came_;
  int posts_ = 0;
};

TEST(BotPool, AnswersWithWhatTheBotChoosesOnTheLoop) {
  FakeLoop loop;
  BotPool pool(2, 20, loop);  // A quarter of it, as many as are asked, is one address's.
  const BotQuestion question = AQuestion("drifter");
  const Action expected = Choose(question.bot, question.view, question.legal, question.seed).action;
  std::vector<Action> answers;
  for (int i = 0; i < 5; ++i) {
    pool.Think(question, [&](Action action) { answers.push_back(action); });
  }
  EXPECT_TRUE(loop.Await([&] { return answers.size() == 5; }));
  for (const Action action : answers) EXPECT_EQ(action, expected);
}

TEST(BotPool, AboveItsBoundBotsDecideByTheScriptedRule) {
  GatedLoop loop;
  BotPool pool(1, 4, loop);
  std::string answers;
  const auto ask = [&](const char* bot, const std::string& address, char name) {
    pool.Think(AQuestion(bot, address), [&answers, name](Action /*action*/) { answers += name; });
  };
  ask("drifter", "192.0.2.1", 'a');
  loop.AwaitPosts(1);
  ask("drifter", "192.0.2.1", 'b');
  std::optional<Action> answer;
  const BotQuestion question = AQuestion("desperado", "192.0.2.1");
  pool.Think(question, [&](Action action) { answer = action; });
  EXPECT_FALSE(answer) << "never before the caller is done";
  EXPECT_TRUE(loop.inner.Await([&] { return answer.has_value(); }))
      << "an address has a quarter of the queue";
  const BotSpec scripted = ParseBot("scripted").bot;
  EXPECT_EQ(*answer, Choose(scripted, question.view, question.legal, question.seed).action);
  ask("drifter", "192.0.2.2", 'c');
  EXPECT_EQ(answers, "") << "they wait for the thread";
  EXPECT_EQ(pool.Waiting(), 2U);
  loop.Open();
  EXPECT_TRUE(loop.inner.Await([&] { return answers.size() == 3; }));
}

TEST(BotPool, NoDecisionIsHeldUpByThoseOfAnotherAudience) {
  GatedLoop loop;
  BotPool pool(1, 40, loop);
  std::size_t answers = 0;
  int busy = 0;
  for (const Audience audience : {Audience::kNobody, Audience::kOnlookers, Audience::kPlayer}) {
    for (int i = 0; i < 5; ++i) {
      pool.Think(Before(audience), [&](Action /*action*/) { ++answers; });
    }
    loop.AwaitPosts(++busy);  // It was thought about while the threads of the others were busy.
  }
  loop.Open();
  EXPECT_TRUE(loop.inner.Await([&] { return answers == 15; }));
}

TEST(BotPool, PasswordsDoNotWaitForBotsAndTooManyAreRefused) {
  GatedLoop loop;
  BotPool pool(1, 10, loop);
  std::string answers;
  for (const Audience audience : {Audience::kPlayer, Audience::kNobody}) {
    pool.Think(Before(audience), [&](Action /*action*/) { answers += 'x'; });
  }
  loop.AwaitPosts(2);
  std::promise<void> worked;
  int done = 0;
  ASSERT_TRUE(pool.Work([&] { worked.set_value(); }, [&] { ++done; }));
  worked.get_future().wait();
  loop.AwaitPosts(3);
  int taken = 1;
  while (pool.Work([] {}, [&] { ++done; })) ASSERT_LT(++taken, 20);
  loop.Open();
  EXPECT_TRUE(loop.inner.Await([&] { return answers.size() == 2 && done == taken; }));
}

TEST(BotPool, TheMoreWaitTheShorterBotsThink) {
  const BotSpec bot = ParseBot("search:ms=100").bot;
  EXPECT_EQ(Hurried(bot, 0).budget.ms, 100U);
  EXPECT_EQ(Hurried(bot, 3).budget.ms, 25U);
  EXPECT_EQ(Hurried(bot, 1000).budget.ms, 2U);
  const BotSpec counted = ParseBot("search:iterations=60").bot;
  EXPECT_EQ(Hurried(counted, 1000), counted);
  const BotSpec net = ParseBot("net:temperature=150").bot;
  EXPECT_EQ(Hurried(net, 1000), net) << "it thinks no longer than it must";
}

}  // namespace
}  // namespace folsom
