#include "jobs/fair_queue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace folsom {
namespace {

// A queue whose jobs write their names.
class Names {
 public:
  void Add(const JobPath& path, char name) {
    queue_.Push(path, [this, name] { order_ += name; });
  }
  // The names of the next `count` jobs.
  [[nodiscard]] std::string Next(std::size_t count) {
    order_.clear();
    for (std::size_t i = 0; i < count; ++i) queue_.Pop()();
    return order_;
  }
  [[nodiscard]] const FairQueue& Queue() const { return queue_; }

 private:
  FairQueue queue_;
  std::string order_;
};

TEST(FairQueue, WithoutNamesIsAQueue) {
  Names names;
  for (const char c : {'a', 'b', 'c'}) names.Add({}, c);
  EXPECT_EQ(names.Next(3), "abc");
}

TEST(FairQueue, ManyTablesOfOnePersonGetOneShare) {
  Names names;
  for (int i = 0; i < 80; ++i) names.Add({"attacker", "table" + std::to_string(i)}, 'x');
  for (const char c : {'a', 'b', 'c'}) names.Add({"ann", "table"}, c);
  EXPECT_EQ(names.Next(6), "xaxbxc");
  EXPECT_EQ(names.Queue().Size(), 77U);
}

TEST(FairQueue, ManyPeopleOfOneAddressGetOneShare) {
  Names names;
  for (int i = 0; i < 30; ++i) names.Add({"192.0.2.1", "person" + std::to_string(i), "t"}, 'x');
  for (const char c : {'a', 'b'}) names.Add({"192.0.2.2", "ann", "t"}, c);
  EXPECT_EQ(names.Next(4), "xaxb");
}

TEST(FairQueue, TablesOfOnePersonTakeTurns) {
  Names names;
  for (const char c : {'a', 'b', 'c'}) names.Add({"ann", "first"}, c);
  for (const char c : {'x', 'y'}) names.Add({"ann", "second"}, c);
  EXPECT_EQ(names.Next(5), "axbyc");
}

// Who asks for one thing at a time is served before the next of those who ask for many,
TEST(FairQueue, WhoComesNewGoesBeforeWhoWasServed) {
  Names names;
  for (int i = 0; i < 9; ++i) names.Add({"many"}, 'x');
  EXPECT_EQ(names.Next(2), "xx");
  names.Add({"ann"}, 'a');
  EXPECT_EQ(names.Next(2), "ax");
}

// but coming back at once again and again is no way to keep others from their turn.
TEST(FairQueue, WhoComesBackAtOnceIsNotNew) {
  Names names;
  for (int i = 0; i < 9; ++i) names.Add({"many"}, 'x');
  std::string order;
  for (int i = 0; i < 8; ++i) {
    if (names.Queue().SizeOf("ann") == 0) names.Add({"ann"}, 'a');
    order += names.Next(1);
  }
  EXPECT_EQ(std::ranges::count(order, 'a'), 4) << order;
}

TEST(FairQueue, CountsByFirstName) {
  Names names;
  names.Add({"ann", "first"}, 'a');
  names.Add({"ann", "second"}, 'b');
  names.Add({"ben"}, 'c');
  EXPECT_EQ(names.Queue().SizeOf("ann"), 2U);
  EXPECT_EQ(names.Queue().SizeOf("cid"), 0U);
  EXPECT_EQ(names.Queue().Firsts(), 2U);
  EXPECT_EQ(names.Next(3), "acb");
  EXPECT_EQ(names.Queue().Firsts(), 0U);
}

}  // namespace
}  // namespace folsom
