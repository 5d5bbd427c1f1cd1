// Questions to the store with an answer.
#pragma once

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "hall/given/store_queue.h"

namespace folsom {

// Calls `call(Store&)` on the store's thread, then `done(std::optional<its result>)` on ours;
// nothing if the store refused for good. What `call` returns must not be void.
template <typename Call, typename Done>
void AskStore(StoreQueue& queue, Call call, Done done) {
  using Answer = std::invoke_result_t<Call, Store&>;
  auto answer = std::make_shared<std::optional<Answer>>();
  queue.Call([answer, call = std::move(call)](Store& store) { answer->emplace(call(store)); },
             [answer, done = std::move(done)](const std::string* refused) {
               done(refused == nullptr ? std::move(*answer) : std::nullopt);
             });
}

}  // namespace folsom
