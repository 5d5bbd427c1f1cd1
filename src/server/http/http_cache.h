// The replies given last, up to so many bytes.
#pragma once

#include <cstddef>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "server/net/net.h"

namespace folsom {

class ReplyCache {
 public:
  explicit ReplyCache(std::size_t most_bytes) : most_(most_bytes) {}

  // Null: not there.
  [[nodiscard]] Bytes Find(const std::string& key) {
    const auto found = places_.find(key);
    if (found == places_.end()) return nullptr;
    order_.splice(order_.begin(), order_, found->second);
    return found->second->second;
  }
  void Keep(const std::string& key, const Bytes& bytes) {
    if (bytes->size() > most_ || places_.contains(key)) return;
    order_.emplace_front(key, bytes);
    places_[key] = order_.begin();
    size_ += bytes->size();
    while (size_ > most_) {
      size_ -= order_.back().second->size();
      places_.erase(order_.back().first);
      order_.pop_back();
    }
  }
  [[nodiscard]] std::size_t Size() const { return size_; }

 private:
  using Order = std::list<std::pair<std::string, Bytes>>;  // The last used first.
  std::size_t most_;
  std::size_t size_ = 0;
  Order order_;
  std::unordered_map<std::string, Order::iterator> places_;
};

}  // namespace folsom
