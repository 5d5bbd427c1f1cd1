#include "store/store_thread.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <span>
#include <utility>

namespace folsom {

namespace {

constexpr std::size_t kMostAppends = 1000;   // In one transaction.
constexpr std::size_t kMostBytes = 4 << 20;  // Of entries in one transaction, about.
constexpr std::chrono::milliseconds kRetry{150};
constexpr int kMostTries = 3;                 // Of a call that fails although the store is there.
constexpr std::chrono::seconds kFarewell{2};  // How long the end waits for a store that hangs.

void Raise(int event) {
  const std::uint64_t one = 1;
  (void)!::write(event, &one, sizeof one);
}

void Lower(int event) {
  std::uint64_t ignored = 0;
  (void)!::read(event, &ignored, sizeof ignored);
}

bool IsReadable(int descriptor) {
  pollfd polled{descriptor, POLLIN, 0};
  return descriptor >= 0 && ::poll(&polled, 1, 0) > 0;
}

}  // namespace

StoreThread::StoreThread(std::unique_ptr<Database> store, Post post)
    : store_(std::move(store)),
      post_(std::move(post)),
      wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      thread_([this] { Work(); }) {}

StoreThread::~StoreThread() {
  {
    std::unique_lock lock(mutex_);
    stopping_ = true;
    changed_.notify_all();
    Raise(wake_);
    // As long as answers come there is hope for the rest.
    for (std::uint64_t left = counts_.waiting + 1;
         !finished_ && std::exchange(left, counts_.waiting) != counts_.waiting;) {
      changed_.wait_for(lock, kFarewell, [this] { return finished_; });
    }
    if (!finished_) store_->Interrupt();
  }
  thread_.join();
  ::close(wake_);
}

void StoreThread::Append(AppendRequest request, Appended done) {
  Add(Appending{std::move(request), std::move(done)});
}

void StoreThread::Call(std::function<void(Store&)> call, Called done) {
  Add(Calling{std::move(call), std::move(done)});
}

void StoreThread::OnState(std::function<void(State)> told) {
  const std::lock_guard lock(mutex_);
  on_state_ = std::move(told);
}

void StoreThread::OnNotices(std::function<void(std::vector<StoreNotice>, bool missed)> told) {
  const std::lock_guard lock(mutex_);
  on_notices_ = std::move(told);
}

StoreThread::Counts StoreThread::Count() const {
  const std::lock_guard lock(mutex_);
  return counts_;
}

void StoreThread::Add(Job job) {
  const std::lock_guard lock(mutex_);
  jobs_.push_back(std::move(job));
  ++counts_.waiting;
  if (std::exchange(sleeping_, false)) Raise(wake_);
}

void StoreThread::Work() {
  for (;;) {
    const bool listen = deaf_ ? Clock::now() >= deaf_until_ : IsReadable(store_->NoticeSocket());
    if (listen) ReadNotices();
    std::vector<Job> jobs = TakeJobs();
    if (jobs.empty()) {
      {
        const std::lock_guard lock(mutex_);
        if (stopping_ && jobs_.empty()) break;
      }
      Sleep();
    } else if (auto* call = std::get_if<Calling>(&jobs.front())) {
      RunCall(std::move(*call));
    } else {
      RunAppends(std::move(jobs));
    }
  }
  const std::lock_guard lock(mutex_);
  finished_ = true;
  changed_.notify_all();
}

std::vector<StoreThread::Job> StoreThread::TakeJobs() {
  std::vector<Job> taken;
  std::size_t bytes = 0;
  const std::lock_guard lock(mutex_);
  while (!jobs_.empty() && taken.size() < kMostAppends && bytes < kMostBytes) {
    const auto* append = std::get_if<Appending>(&jobs_.front());
    if (append == nullptr && !taken.empty()) break;
    if (append != nullptr) bytes += append->request.entry.size() + append->request.position.size();
    taken.push_back(std::move(jobs_.front()));
    jobs_.pop_front();
    if (std::holds_alternative<Calling>(taken.back())) break;
  }
  return taken;
}

void StoreThread::Sleep() {
  {
    const std::lock_guard lock(mutex_);
    if (!jobs_.empty() || stopping_) return;
    sleeping_ = true;
  }
  // While notices cannot be read their socket would keep us awake.
  std::array<pollfd, 2> polled{pollfd{wake_, POLLIN, 0},
                               pollfd{deaf_ ? -1 : store_->NoticeSocket(), POLLIN, 0}};
  ::poll(polled.data(), polled.size(), deaf_ ? static_cast<int>(kRetry.count()) : -1);
  Lower(wake_);
  const std::lock_guard lock(mutex_);
  sleeping_ = false;
}

void StoreThread::RunAppends(std::vector<Job> jobs) {
  std::vector<AppendRequest> requests;
  std::vector<Appended> dones;
  for (Job& job : jobs) {
    requests.push_back(std::move(std::get<Appending>(job).request));
    dones.push_back(std::move(std::get<Appending>(job).done));
  }
  Answers answers = AppendAll(requests);
  // One that makes no sense to the database must not take the others with it.
  if (answers.error && answers.error->kind == StoreError::Kind::kBroken && jobs.size() > 1) {
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      std::vector<Job> one;
      one.emplace_back(Appending{std::move(requests[i]), std::move(dones[i])});
      RunAppends(std::move(one));
    }
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    counts_.waiting -= jobs.size();
    if (!answers.error) counts_.appends += jobs.size();
    if (!answers.error) ++counts_.transactions;
  }
  post_([answers = std::move(answers), dones = std::move(dones)] {
    for (std::size_t i = 0; i < dones.size(); ++i) {
      if (!dones[i]) continue;
      if (answers.error) {
        dones[i](std::nullopt, answers.error->what());
      } else {
        dones[i](answers.results[i], "");
      }
    }
  });
}

StoreThread::Answers StoreThread::AppendAll(std::span<const AppendRequest> requests) {
  Answers answers;
  answers.error = Persist([&] { answers.results = store_->Append(requests); });
  return answers;
}

void StoreThread::RunCall(Calling job) {
  int tries = 0;
  const std::optional<StoreError> error = Persist([&] {
    if (tries > 0)
      store_->Ping();  // Throws while the store is away, which is not the call's fault.
    if (tries == kMostTries) {
      throw StoreError(StoreError::Kind::kBroken, "the store does not answer this");
    }
    ++tries;
    job.call(*store_);
  });
  {
    const std::lock_guard lock(mutex_);
    --counts_.waiting;
  }
  if (!job.done) return;
  post_([refused = error ? std::optional<std::string>(error->what()) : std::nullopt,
         done = std::move(job.done)] { done(refused ? &*refused : nullptr); });
}

std::optional<StoreError> StoreThread::Persist(const std::function<void()>& what) {
  for (;;) {
    try {
      what();
      if (!deaf_) Tell(State::kReady);
      return std::nullopt;
    } catch (const StoreError& error) {
      const bool read_only = error.kind == StoreError::Kind::kReadOnly;
      if (!read_only && error.kind != StoreError::Kind::kUnavailable) return error;
      Tell(read_only ? State::kReadOnly : State::kWaiting);
      if (!Pause()) return error;
    } catch (const std::exception& error) {
      return StoreError(StoreError::Kind::kBroken, error.what());
    }
  }
}

void StoreThread::ReadNotices() {
  bool missed = false;
  std::vector<StoreNotice> notices;
  try {
    notices = store_->TakeNotices(missed);
    if (std::exchange(deaf_, false)) Tell(State::kReady);
  } catch (const StoreError&) {
    deaf_ = true;
    deaf_until_ = Clock::now() + kRetry;
    Tell(State::kWaiting);
    return;
  }
  if (notices.empty() && !missed) return;
  std::function<void(std::vector<StoreNotice>, bool)> told;
  {
    const std::lock_guard lock(mutex_);
    told = on_notices_;
  }
  if (!told) return;
  post_([told = std::move(told), notices = std::move(notices), missed] { told(notices, missed); });
}

bool StoreThread::Pause() {
  std::unique_lock lock(mutex_);
  return !changed_.wait_for(lock, kRetry, [this] { return stopping_; });
}

void StoreThread::Tell(State state) {
  if (std::exchange(told_, state) == state) return;
  std::function<void(State)> told;
  {
    const std::lock_guard lock(mutex_);
    told = on_state_;
  }
  if (told) post_([told = std::move(told), state] { told(state); });
}

}  // namespace folsom
