// How the hall asks its store: everything in order, answers later and on the loop's thread.
//
// While the store is unavailable or read-only appends and calls wait in order and are tried again;
// `OnState` tells when that begins and ends.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "hall/given/store.h"

namespace folsom {

class StoreQueue {
 public:
  virtual ~StoreQueue() = default;

  // nullopt: the store refused for good (full, broken); `why` has its message. Nothing of it is
  // kept.
  using Appended = std::function<void(std::optional<AppendResult>, const std::string& why)>;
  virtual void Append(AppendRequest request, Appended done) = 0;
  // Any other call: `call` runs after everything asked before it, perhaps on another thread, and
  // several times if the store was away; then `done` with null, or with why the store refused for
  // good. `done` may be empty.
  using Called = std::function<void(const std::string* refused)>;
  virtual void Call(std::function<void(Store&)> call, Called done) = 0;

  enum class State : std::uint8_t { kReady, kWaiting, kReadOnly };
  virtual void OnState(std::function<void(State)> told) = 0;
  // `missed`: some notices may be lost.
  virtual void OnNotices(std::function<void(std::vector<StoreNotice>, bool missed)> told) = 0;

  // For metrics; any thread.
  struct Counts {
    std::uint64_t appends = 0;
    std::uint64_t transactions = 0;
    std::uint64_t waiting = 0;  // Requests in the queue.
  };
  [[nodiscard]] virtual Counts Count() const = 0;
};

}  // namespace folsom
