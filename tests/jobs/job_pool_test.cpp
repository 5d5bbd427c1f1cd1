#include "jobs/job_pool.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <stdexcept>
#include <string>

namespace folsom {
namespace {

// A job that is under way until `Open`.
class Gate {
 public:
  [[nodiscard]] JobPool::Job Job() {
    return [this] {
      begun_.set_value();
      open_.get_future().wait();
    };
  }
  void AwaitBegin() { begun_.get_future().wait(); }
  void Open() { open_.set_value(); }

 private:
  std::promise<void> begun_;
  std::promise<void> open_;
};

TEST(JobPool, DoesJobsFairlyAndThoseOfOneInTheirOrder) {
  std::string order;
  std::promise<void> last;
  Gate gate;
  JobPool pool({.threads = 1, .most = 9});
  ASSERT_TRUE(pool.Do(gate.Job()));
  gate.AwaitBegin();
  for (const char c : {'a', 'b', 'c'}) ASSERT_TRUE(pool.Do([&order, c] { order += c; }, {"ann"}));
  for (const char c : {'x', 'y'}) ASSERT_TRUE(pool.Do([&order, c] { order += c; }, {"ben"}));
  ASSERT_TRUE(pool.Do([&last] { last.set_value(); }, {"ann"}));
  EXPECT_EQ(pool.Waiting(), 6U);
  EXPECT_EQ(pool.Ahead("ann"), 5U) << "her four, and one of Ben's";
  EXPECT_EQ(pool.Ahead("ben"), 3U);
  EXPECT_EQ(pool.Ahead("cid"), 2U);
  gate.Open();
  last.get_future().wait();
  EXPECT_EQ(order, "axbyc");
}

TEST(JobPool, RefusesWhatIsTooMuch) {
  Gate gate;
  JobPool pool({.threads = 1, .most = 3, .most_of_one = 2});
  ASSERT_TRUE(pool.Do(gate.Job()));
  gate.AwaitBegin();
  EXPECT_TRUE(pool.Do([] {}, {"ann"}));
  EXPECT_TRUE(pool.Do([] {}, {"ann", "table"}));
  EXPECT_FALSE(pool.Do([] {}, {"ann"})) << "one leaves room for others";
  EXPECT_TRUE(pool.Do([] {}, {"ben"}));
  EXPECT_FALSE(pool.Do([] {}, {"cid"}));
  gate.Open();
}

TEST(JobPool, EndsWhatIsUnderWay) {
  bool ended = false;
  {
    Gate gate;
    JobPool pool({.threads = 1, .most = 1});
    ASSERT_TRUE(pool.Do([&ended, job = gate.Job()] {
      job();
      ended = true;
    }));
    gate.AwaitBegin();
    gate.Open();
  }
  EXPECT_TRUE(ended);
}

TEST(JobPool, TellsOfJobsThatThrowAndGoesOn) {
  std::promise<std::string> why;
  std::promise<void> next;
  std::atomic<int> begun = 0;
  JobPool pool({.threads = 1,
                .most = 2,
                .begin = [&begun] { ++begun; },
                .failed = [&why](const std::exception& error) { why.set_value(error.what()); }});
  ASSERT_TRUE(pool.Do([] { throw std::runtime_error("broken"); }));
  ASSERT_TRUE(pool.Do([&next] { next.set_value(); }));
  EXPECT_EQ(why.get_future().get(), "broken");
  next.get_future().wait();
  EXPECT_EQ(begun, 1);
}

}  // namespace
}  // namespace folsom
