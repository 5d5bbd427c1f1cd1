// The HTTP side of the server without sockets: a real SQLite store, and a loop that the test turns.
#pragma once

#include <boost/json.hpp>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/http/http_api.h"
#include "store/store_thread.h"
#include "support/temp_folder.h"
#include "table/table.h"

namespace folsom {

// Runs what is posted, on the test's thread, while it waits for something.
class TurnedLoop final : public Loop {
 public:
  [[nodiscard]] Millis Now() const override { return now; }
  void Post(std::function<void()> what) override {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(what));
    changed_.notify_all();
  }
  Timer After(Millis delay, std::function<void()> what) override {
    timers_.emplace(++last_timer_, std::pair(now + delay, std::move(what)));
    return last_timer_;
  }
  void Cancel(Timer timer) override { timers_.erase(timer); }
  // Lets time pass, at once.
  void Pass(Millis time);

  // Until `done`; false after ten seconds.
  bool TurnUntil(const std::function<bool()>& done);

  Millis now = 1'000'000;

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> posted_;
  std::map<Timer, std::pair<Millis, std::function<void()>>> timers_;  // Of the test's thread.
  Timer last_timer_ = 0;
};

// A table and its log, played by random choices with fair chance.
struct PlayedTable {
  Table table;
  std::vector<std::string> log;
  std::string secret;
};
// Seats 0 .. n-1 belong to Anna, Ben, ... with nonces, and a bot in the last one.
[[nodiscard]] PlayedTable PlayTable(const Config& config, std::uint64_t seed, bool to_the_end,
                                    const TableOptions& options = {});

class HttpRig {
 public:
  explicit HttpRig(StaticFiles files = {}, Settings host_settings = {});

  // Puts a table into the store under this id.
  void Keep(const std::string& id, const PlayedTable& played, Millis created_at = 1);
  [[nodiscard]] HttpReply Get(const std::string& target, const std::string& known = {});
  [[nodiscard]] HttpReply Ask(HttpRequest request);
  // Without waiting for the answer.
  void Send(HttpRequest request, HttpApi::Reply reply);
  // Runs this on the store's thread.
  void InStore(std::function<void(Store&)> call) { store_.Call(std::move(call), {}); }
  // Runs statements on the SQLite file, behind the server's back.
  void RunSql(const std::string& statements);
  // The code in the body of a refusal.
  [[nodiscard]] static std::string CodeIn(const HttpReply& reply);

  // What the hub would say.
  StoreQueue::State store_state = StoreQueue::State::kReady;
  bool store_full = false;
  bool allow = true;
  double asked = 0;  // What requests cost so far.
  std::string made_name;
  std::string ended_token;
  std::string brought;  // Token and log.
  std::string program_error;

  TurnedLoop loop;
  Settings settings;

 private:
  TempFolder folder_;
  StoreThread store_;
  Lobby lobby_;
  HttpApi api_;
};

[[nodiscard]] inline boost::json::value BodyOf(const HttpReply& reply) {
  return boost::json::parse(*reply.body);
}

[[nodiscard]] inline HttpRequest WithMethod(const std::string& method, const std::string& path) {
  HttpRequest request;
  request.method = method;
  request.path = path;
  request.host = "here";
  return request;
}

}  // namespace folsom
