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

TEST(JobPool, DoesJobsOfOneLaneInTheirOrderAndLanesInTurn) {
  std::string order;
  std::promise<void> last;
  Gate gate;
  JobPool pool({.threads = 1, .lanes = {9, 9}});
  ASSERT_TRUE(pool.Do(gate.Job()));
  gate.AwaitBegin();
  for (const char c : {'a', 'b', 'c'}) ASSERT_TRUE(pool.Do([&order, c] { order += c; }, 0));
  for (const char c : {'x', 'y'}) ASSERT_TRUE(pool.Do([&order, c] { order += c; }, 1));
  ASSERT_TRUE(pool.Do([&last] { last.set_value(); }, 0));
  EXPECT_EQ(pool.Waiting(0), 4U);
  EXPECT_EQ(pool.Waiting(1), 2U);
  gate.Open();
  last.get_future().wait();
  EXPECT_EQ(order, "xaybc");
}

TEST(JobPool, RefusesWhatIsTooMuchForALane) {
  Gate gate;
  JobPool pool({.threads = 1, .lanes = {1, 1}});
  ASSERT_TRUE(pool.Do(gate.Job()));
  gate.AwaitBegin();
  EXPECT_TRUE(pool.Do([] {}));
  EXPECT_FALSE(pool.Do([] {}));
  EXPECT_TRUE(pool.Do([] {}, 1));
  gate.Open();
}

TEST(JobPool, EndsWhatIsUnderWay) {
  bool ended = false;
  {
    Gate gate;
    JobPool pool({.threads = 1, .lanes = {1}});
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
                .lanes = {2},
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
