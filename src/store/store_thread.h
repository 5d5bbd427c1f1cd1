// The thread that talks to a database, so that nobody else has to wait for it. Appends that come in
// while one transaction is under way go together into the next: group commit.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "hall/given/store_queue.h"
#include "store/database.h"

namespace folsom {

class StoreThread final : public StoreQueue {
 public:
  // Runs callbacks on the thread of whoever owns the queue: called from the queue's thread.
  using Post = std::function<void(std::function<void()>)>;

  StoreThread(std::unique_ptr<Database> store, Post post);
  // Finishes what was asked, unless the store is unavailable: the rest is then answered as refused.
  // Waits for a store that hangs two seconds at most.
  ~StoreThread() override;
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;

  void Append(AppendRequest request, Appended done) override;
  // A call that fails three times although the store is there is given up.
  void Call(std::function<void(Store&)> call, Called done) override;
  void OnState(std::function<void(State)> told) override;
  void OnNotices(std::function<void(std::vector<StoreNotice>, bool missed)> told) override;
  [[nodiscard]] Counts Count() const override;

 private:
  struct Appending {
    AppendRequest request;
    Appended done;
  };
  struct Calling {
    std::function<void(Store&)> call;
    Called done;
  };
  using Job = std::variant<Appending, Calling>;

  void Add(Job job);
  // --- On the queue's thread
  void Work();
  // Appends that stand at the front, or one call; nothing if there is none.
  [[nodiscard]] std::vector<Job> TakeJobs();
  // Until there is a job, a notice, or the end.
  void Sleep();
  void RunAppends(std::vector<Job> jobs);
  // What the store answered, or threw for good.
  struct Answers {
    std::vector<AppendResult> results;
    std::optional<StoreError> error;
  };
  [[nodiscard]] Answers AppendAll(std::span<const AppendRequest> requests);
  void RunCall(Calling job);
  // Runs `what` again and again while the store is unavailable or read-only. What it threw in the
  // end.
  [[nodiscard]] std::optional<StoreError> Persist(const std::function<void()>& what);
  void ReadNotices();
  // False: the queue is being destroyed.
  [[nodiscard]] bool Pause();
  void Tell(State state);

  std::unique_ptr<Database> store_;
  Post post_;
  int wake_;  // An eventfd: readable when the thread is to look for jobs.

  mutable std::mutex mutex_;
  std::condition_variable changed_;  // `stopping_` or `finished_`.
  std::deque<Job> jobs_;
  std::function<void(State)> on_state_;
  std::function<void(std::vector<StoreNotice>, bool)> on_notices_;
  Counts counts_;
  bool sleeping_ = false;
  bool stopping_ = false;
  bool finished_ = false;

  // Of the queue's thread.
  State told_ = State::kReady;
  using Clock = std::chrono::steady_clock;
  bool deaf_ = false;             // Notices could not be read,
  Clock::time_point deaf_until_;  // and are tried again then.

  std::thread thread_;  // Last, since it uses all the others.
};

}  // namespace folsom
