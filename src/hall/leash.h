// Callbacks that must not outlive their owner: what the store, a timer or a thread answers after
// the owner is gone falls silent. All of it on one thread, the loop's.
#pragma once

#include <memory>
#include <utility>

namespace folsom {

class Leash {
 public:
  Leash() = default;
  Leash(const Leash&) = delete;
  Leash& operator=(const Leash&) = delete;

  // `call`, for as long as this leash lives.
  template <typename Call>
  [[nodiscard]] auto On(Call call) const {
    return [held = std::weak_ptr<const char>(held_), call = std::move(call)](auto&&... args) {
      if (!held.expired()) call(std::forward<decltype(args)>(args)...);
    };
  }

 private:
  std::shared_ptr<const char> held_ = std::make_shared<const char>();
};

}  // namespace folsom
