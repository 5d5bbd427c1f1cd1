// The public lobby: tables that anybody may join or watch. The store is asked only while somebody
// looks: every two seconds, and soon after a change on this node.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "hall/given/connection.h"
#include "hall/given/loop.h"
#include "hall/given/store_queue.h"
#include "hall/leash.h"

namespace folsom {

class LobbyWatcher {
 public:
  virtual ~LobbyWatcher() = default;
  virtual void Push(Bytes message) = 0;
};

class Lobby {
 public:
  Lobby(Loop& loop, StoreQueue& store) : loop_(loop), store_(store) {}

  // `done` gets the list as JSON, at most two seconds old; nothing if the store refused.
  using Listed = std::function<void(const std::optional<std::string>&)>;
  void List(Listed done);
  // The tables where this person has a seat, but for those that were closed.
  void ListOf(const std::string& person, Listed done);

  // From now on pushes `lobby` when the list changes.
  void Watch(LobbyWatcher& watcher);
  void Unwatch(LobbyWatcher& watcher);
  // A table of this node changed.
  void Changed();

 private:
  // Asks the store, unless it is being asked.
  void Poll();
  void Take(const std::optional<std::string>& list);
  void PollIn(Millis delay);

  Loop& loop_;
  StoreQueue& store_;
  std::vector<LobbyWatcher*> watchers_;
  std::vector<Listed> asked_;  // Those who wait for the list.
  std::string list_;           // As it was at `list_at_`.
  Millis list_at_ = 0;
  bool polling_ = false;
  Loop::Timer timer_ = 0;
  Millis poll_at_ = 0;
  Leash leash_;
};

}  // namespace folsom
