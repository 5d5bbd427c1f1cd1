#include "server/net/net_loop.h"

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <unordered_map>
#include <utility>

#include "server/log.h"

namespace folsom {

namespace asio = boost::asio;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

namespace {

constexpr Millis kClockStep = 25;  // Each time it follows.

Millis SystemMillis() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<milliseconds>(now).count();
}

void RunGuarded(const std::function<void()>& what) {
  try {
    what();
  } catch (const std::exception& error) {
    Log(LogLevel::kError, "callback_failed", {{"why", std::string_view(error.what())}});
  }
}

}  // namespace

struct AsioLoop::Impl {
  asio::io_context context{1};
  steady_clock::time_point started = steady_clock::now();
  std::atomic<Millis> offset{SystemMillis()};  // The time when we started.
  std::unordered_map<Timer, asio::steady_timer> timers;
  Timer last_timer = 0;
};

AsioLoop::AsioLoop() : impl_(std::make_unique<Impl>()) {}
AsioLoop::~AsioLoop() = default;

Millis AsioLoop::Now() const {
  const auto since = steady_clock::now() - impl_->started;
  return impl_->offset + std::chrono::duration_cast<milliseconds>(since).count();
}

void AsioLoop::FollowSystemClock() {
  impl_->offset += std::clamp(SystemMillis() - Now(), -kClockStep, kClockStep);
}

void AsioLoop::Post(std::function<void()> what) {
  asio::post(impl_->context, [what = std::move(what)] { RunGuarded(what); });
}

Loop::Timer AsioLoop::After(Millis delay, std::function<void()> what) {
  const Timer id = ++impl_->last_timer;
  auto& timer = impl_->timers.try_emplace(id, impl_->context).first->second;
  timer.expires_after(milliseconds(delay));
  timer.async_wait([this, id, what = std::move(what)](const boost::system::error_code& error) {
    if (error || impl_->timers.erase(id) == 0) return;
    RunGuarded(what);
  });
  return id;
}

void AsioLoop::Cancel(Timer timer) { impl_->timers.erase(timer); }

asio::io_context& AsioLoop::Context() { return impl_->context; }

}  // namespace folsom
