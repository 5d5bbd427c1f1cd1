// The thread that talks to a store: group commit, order, waiting, the end.
#include "store/store_thread.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <atomic>
#include <future>

#include "store/mailbox.h"
#include "store/mock_store.h"
#include "store/store_suite.h"

namespace folsom {
namespace {

using testing::_;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::NiceMock;
using Kind = StoreError::Kind;
using Results = std::vector<AppendResult>;

// What an append was answered, as text: "stored", or the reason.
std::string AnswerText(const std::optional<AppendResult>& result, const std::string& why) {
  if (!result) return "refused: " + why;
  return *result == AppendResult::kStored ? "stored" : "not stored";
}

class QueueTest : public testing::Test {
 protected:
  QueueTest() : mock_(std::make_unique<NiceMock<MockStore>>()), store_(mock_.get()) {
    ON_CALL(*store_, NoticeSocket).WillByDefault(testing::Return(-1));
    ON_CALL(*store_, Append).WillByDefault([this](std::span<const AppendRequest> requests) {
      return Stored(requests);
    });
  }
  // Notes the tables of a call, and stores all.
  Results Stored(std::span<const AppendRequest> requests) {
    std::string tables;
    for (const AppendRequest& request : requests) tables += request.table;
    calls_.push_back(tables);
    return Results(requests.size(), AppendResult::kStored);
  }
  void Start() { queue_ = std::make_unique<StoreThread>(std::move(mock_), mailbox_.Post()); }
  void Append(const std::string& table) {
    queue_->Append(AppendOf(table, 2),
                   [this, table](std::optional<AppendResult> result, const std::string& why) {
                     answers_.push_back(table + " " + AnswerText(result, why));
                   });
  }
  [[nodiscard]] bool Answered(std::size_t count) {
    return mailbox_.RunUntil([&] { return answers_.size() >= count; });
  }
  // The queue's thread stands still in a call until Unblock.
  void Block() {
    std::promise<void> reached;
    queue_->Call(
        [&, gate = gate_.get_future().share()](Store&) {
          reached.set_value();
          gate.wait();
        },
        {});
    reached.get_future().wait();
  }
  void Unblock() { gate_.set_value(); }

  std::unique_ptr<NiceMock<MockStore>> mock_;
  NiceMock<MockStore>* store_;
  Mailbox mailbox_;
  std::vector<std::string> calls_;  // Of the queue's thread; read it when that waits or is gone.
  std::vector<std::string> answers_;
  std::promise<void> gate_;
  std::unique_ptr<StoreQueue> queue_;
};

TEST_F(QueueTest, AnAppendIsAnsweredOnTheOwnersThread) {
  Start();
  Append("a");
  EXPECT_THAT(answers_, IsEmpty());  // Not before the owner looks.
  ASSERT_TRUE(Answered(1));
  EXPECT_THAT(answers_, ElementsAre("a stored"));
}

TEST_F(QueueTest, ConflictsAreAnsweredEachToItsOwn) {
  ON_CALL(*store_, Append).WillByDefault([](std::span<const AppendRequest> requests) {
    Results results;
    for (const AppendRequest& request : requests) {
      results.push_back(request.table == "b" ? AppendResult::kConflict : AppendResult::kStored);
    }
    return results;
  });
  Start();
  Block();
  Append("a");
  Append("b");
  Append("c");
  Unblock();
  ASSERT_TRUE(Answered(3));
  EXPECT_THAT(answers_, ElementsAre("a stored", "b not stored", "c stored"));
}

TEST_F(QueueTest, AppendsThatComeInMeanwhileGoTogether) {
  Start();
  Block();
  for (const char* table : {"a", "b", "c"}) Append(table);
  EXPECT_EQ(queue_->Count().waiting, 4U);  // With the call that blocks.
  Unblock();
  ASSERT_TRUE(Answered(3));
  const StoreQueue::Counts counts = queue_->Count();
  EXPECT_EQ(counts.appends, 3U);
  EXPECT_EQ(counts.transactions, 1U);
  EXPECT_EQ(counts.waiting, 0U);
  queue_.reset();
  EXPECT_THAT(calls_, ElementsAre("abc"));
}

TEST_F(QueueTest, ACallRunsAfterAllThatWasAskedBefore) {
  Start();
  Block();
  Append("a");
  Append("b");
  queue_->Call([this](Store&) { calls_.push_back("call"); },
               [this](const std::string* refused) {
                 answers_.push_back(refused == nullptr ? "called" : *refused);
               });
  Append("c");
  Unblock();
  ASSERT_TRUE(Answered(4));
  EXPECT_THAT(answers_, ElementsAre("a stored", "b stored", "called", "c stored"));
  queue_.reset();
  EXPECT_THAT(calls_, ElementsAre("ab", "call", "c"));
}

TEST_F(QueueTest, ACallIsHandedTheStoreAndItsErrorsComeBack) {
  ON_CALL(*store_, IdOfCode).WillByDefault(testing::Throw(StoreError(Kind::kBroken, "no good")));
  Start();
  const std::string* none = nullptr;
  queue_->Call([](Store& store) { (void)store.IdOfCode("x"); },
               [&](const std::string* refused) {
                 ASSERT_NE(refused, none);
                 answers_.push_back(*refused);
               });
  queue_->Call([](Store&) { throw std::runtime_error("something else"); },
               [&](const std::string* refused) { answers_.push_back(*refused); });
  ASSERT_TRUE(Answered(2));
  EXPECT_THAT(answers_, ElementsAre("no good", "something else"));
}

TEST_F(QueueTest, WhileTheStoreIsAwayAppendsWaitAndAreTriedAgain) {
  std::atomic<bool> away = true;
  std::atomic<int> tries = 0;
  ON_CALL(*store_, Append).WillByDefault([&](std::span<const AppendRequest> requests) {
    ++tries;
    if (away) throw StoreError(Kind::kUnavailable, "away");
    return Stored(requests);
  });
  Start();
  std::vector<StoreQueue::State> states;
  queue_->OnState([&](StoreQueue::State state) { states.push_back(state); });
  Append("a");
  ASSERT_TRUE(mailbox_.RunUntil([&] { return !states.empty(); }));
  EXPECT_THAT(states, ElementsAre(StoreQueue::State::kWaiting));
  Append("b");
  while (tries < 3) std::this_thread::yield();
  EXPECT_THAT(answers_, IsEmpty());
  EXPECT_EQ(queue_->Count().waiting, 2U);
  away = false;
  ASSERT_TRUE(Answered(2));
  EXPECT_THAT(answers_, ElementsAre("a stored", "b stored"));
  EXPECT_THAT(states, ElementsAre(StoreQueue::State::kWaiting, StoreQueue::State::kReady));
  queue_.reset();
  EXPECT_THAT(calls_, ElementsAre("a", "b"));  // What was tried is tried again as it was.
}

TEST_F(QueueTest, WhileTheStoreIsAwayCallsWaitToo) {
  int tries = 0;
  const auto be_away = [&] {
    if (++tries < 3) throw StoreError(Kind::kUnavailable, "away");
  };
  ON_CALL(*store_, Ping).WillByDefault(be_away);
  ON_CALL(*store_, Listen).WillByDefault([&](const std::string&) { be_away(); });
  Start();
  queue_->Call([](Store& store) { store.Listen("t"); },
               [&](const std::string* refused) {
                 answers_.push_back(refused == nullptr ? "called" : *refused);
               });
  ASSERT_TRUE(Answered(1));
  EXPECT_THAT(answers_, ElementsAre("called"));
  EXPECT_GE(tries, 3);
}

TEST_F(QueueTest, ACallThatFailsThoughTheStoreIsThereIsGivenUp) {
  Start();
  int tries = 0;
  queue_->Call(
      [&](Store&) {
        ++tries;
        throw StoreError(Kind::kUnavailable, "took too long");
      },
      [&](const std::string* refused) {
        answers_.push_back(refused == nullptr ? "called" : "given up");
      });
  Append("a");
  ASSERT_TRUE(Answered(2));
  EXPECT_THAT(answers_, ElementsAre("given up", "a stored"));
  EXPECT_EQ(tries, 3);
}

TEST_F(QueueTest, AFullStoreRefusesAndIsAskedAgainLater) {
  std::atomic<bool> full = true;
  std::atomic<int> tries = 0;
  ON_CALL(*store_, Append).WillByDefault([&](std::span<const AppendRequest> requests) {
    ++tries;
    if (full) throw StoreError(Kind::kFull, "no room");
    return Stored(requests);
  });
  Start();
  Block();
  Append("a");
  Append("b");
  Unblock();
  ASSERT_TRUE(Answered(2));
  EXPECT_THAT(answers_, ElementsAre("a refused: no room", "b refused: no room"));
  EXPECT_EQ(tries, 1);
  EXPECT_EQ(queue_->Count().appends, 0U);
  EXPECT_EQ(queue_->Count().waiting, 0U);
  full = false;
  Append("c");
  ASSERT_TRUE(Answered(3));
  EXPECT_EQ(answers_.back(), "c stored");
}

TEST_F(QueueTest, OneThatMakesNoSenseDoesNotTakeTheOthersWithIt) {
  ON_CALL(*store_, Append).WillByDefault([&](std::span<const AppendRequest> requests) {
    for (const AppendRequest& request : requests) {
      if (request.table == "bad") throw StoreError(Kind::kBroken, "nonsense");
    }
    return Stored(requests);
  });
  Start();
  Block();
  for (const char* table : {"a", "bad", "c"}) Append(table);
  Unblock();
  ASSERT_TRUE(Answered(3));
  EXPECT_THAT(answers_, ElementsAre("a stored", "bad refused: nonsense", "c stored"));
  EXPECT_EQ(queue_->Count().waiting, 0U);
}

TEST_F(QueueTest, TheEndFinishesWhatWasAsked) {
  Start();
  Block();
  for (int i = 0; i < 3000; ++i) Append("t");
  Unblock();
  queue_.reset();
  mailbox_.RunAll();
  EXPECT_EQ(answers_.size(), 3000U);
  EXPECT_THAT(answers_, testing::Each("t stored"));
  std::size_t stored = 0;
  for (const std::string& call : calls_) stored += call.size();
  EXPECT_EQ(stored, 3000U);
  EXPECT_GT(calls_.size(), 1U);  // Not all in one transaction.
}

TEST_F(QueueTest, TheEndDoesNotWaitForAStoreThatIsAway) {
  ON_CALL(*store_, Append).WillByDefault(testing::Throw(StoreError(Kind::kUnavailable, "away")));
  ON_CALL(*store_, Ping).WillByDefault(testing::Throw(StoreError(Kind::kUnavailable, "away")));
  ON_CALL(*store_, Listen).WillByDefault(testing::Throw(StoreError(Kind::kUnavailable, "away")));
  EXPECT_CALL(*store_, Interrupt).Times(0);
  Start();
  bool waiting = false;
  queue_->OnState([&](StoreQueue::State) { waiting = true; });
  Append("a");
  Append("b");
  queue_->Call([](Store& store) { store.Listen("t"); },
               [&](const std::string* refused) { answers_.push_back(*refused); });
  ASSERT_TRUE(mailbox_.RunUntil([&] { return waiting; }));
  queue_.reset();
  mailbox_.RunAll();
  EXPECT_THAT(answers_, ElementsAre("a refused: away", "b refused: away", "away"));
}

TEST_F(QueueTest, TheEndInterruptsAStoreThatHangs) {
  std::promise<void> interrupted;
  ON_CALL(*store_, Append).WillByDefault([&](std::span<const AppendRequest>) -> Results {
    interrupted.get_future().wait();
    throw StoreError(Kind::kUnavailable, "interrupted");
  });
  ON_CALL(*store_, Interrupt).WillByDefault([&] { interrupted.set_value(); });
  Start();
  Append("a");
  queue_.reset();
  mailbox_.RunAll();
  EXPECT_THAT(answers_, ElementsAre("a refused: interrupted"));
}

// --- Notices

class QueueNoticesTest : public QueueTest {
 protected:
  QueueNoticesTest() {
    ON_CALL(*store_, NoticeSocket).WillByDefault(testing::Return(socket_));
    ON_CALL(*store_, TakeNotices).WillByDefault([this](bool& missed) {
      const std::lock_guard lock(mutex_);
      if (deaf_) throw StoreError(Kind::kUnavailable, "away");
      std::uint64_t ignored = 0;
      (void)!::read(socket_, &ignored, sizeof ignored);
      missed = std::exchange(missed_, false);
      return std::exchange(notices_, {});
    });
  }
  ~QueueNoticesTest() override {
    queue_.reset();
    ::close(socket_);
  }
  void StartListening() {
    Start();
    queue_->OnNotices([this](const std::vector<StoreNotice>& notices, bool missed) {
      for (const StoreNotice& notice : notices) answers_.push_back(notice.table);
      if (missed) answers_.push_back("missed");
    });
    queue_->OnState([this](StoreQueue::State state) {
      answers_.push_back(state == StoreQueue::State::kWaiting ? "waiting" : "ready");
    });
  }
  void Say(const std::string& table, bool missed, bool deaf = false) {
    const std::lock_guard lock(mutex_);
    if (!table.empty()) notices_.push_back({table, "", 2});
    missed_ = missed;
    deaf_ = deaf;
    const std::uint64_t one = 1;
    (void)!::write(socket_, &one, sizeof one);
  }
  const int socket_ = ::eventfd(0, EFD_NONBLOCK);
  std::mutex mutex_;
  std::vector<StoreNotice> notices_;
  bool missed_ = false;
  bool deaf_ = false;
};

TEST_F(QueueNoticesTest, NoticesAreHandedOverWhenTheyCome) {
  StartListening();
  Say("t1", false);
  ASSERT_TRUE(Answered(1));
  Say("t2", true);
  ASSERT_TRUE(Answered(3));
  EXPECT_THAT(answers_, ElementsAre("t1", "t2", "missed"));
}

TEST_F(QueueNoticesTest, NoticesAreHandedOverBetweenAppendsToo) {
  StartListening();
  Block();
  Say("t1", false);
  Append("a");
  Unblock();
  ASSERT_TRUE(Answered(2));
  EXPECT_THAT(answers_, testing::UnorderedElementsAre("t1", "a stored"));
}

TEST_F(QueueNoticesTest, WhenTheyCannotBeReadTheStoreIsAwayUntilTheyCan) {
  StartListening();
  Say("", false, true);
  ASSERT_TRUE(Answered(1));
  Append("a");  // Still works, but that is no reason to be content.
  ASSERT_TRUE(Answered(2));
  EXPECT_THAT(answers_, ElementsAre("waiting", "a stored"));
  Say("t1", true);
  ASSERT_TRUE(Answered(5));
  EXPECT_THAT(answers_, ElementsAre("waiting", "a stored", "ready", "t1", "missed"));
}

}  // namespace
}  // namespace folsom
