// Whether the store can be written, for /healthz: found out by writing, at most once a second.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "hall/given/loop.h"
#include "hall/given/store_queue.h"
#include "hall/leash.h"

namespace folsom {

class StoreHealth {
 public:
  StoreHealth(Loop& loop, StoreQueue& store) : loop_(loop), store_(store) {}

  // What is wrong, as a code of store/database.h; empty: nothing. A store that does not answer for
  // two seconds is store/unavailable.
  using Told = std::function<void(const std::string& trouble)>;
  void Ask(Told told);

 private:
  void Probe();
  void Answer(const std::string& trouble);

  Loop& loop_;
  StoreQueue& store_;
  std::vector<Told> waiting_;
  bool probing_ = false;
  std::string trouble_;  // As it was at `known_at_`.
  Millis known_at_ = 0;  // 0: never.
  Loop::Timer timer_ = 0;
  Leash leash_;
};

}  // namespace folsom
