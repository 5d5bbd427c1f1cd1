// Something that is so for as long as a value lives.
#pragma once

#include <string>
#include <unordered_set>
#include <utility>

namespace folsom {

// Counts something.
class Counted {
 public:
  explicit Counted(int& count) : count_(count) { ++count_; }
  ~Counted() { --count_; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  int& count_;
};

// A member of a set; of a multiset one of its equal ones.
template <typename Set>
class Listed {
 public:
  Listed(Set& set, typename Set::value_type key) : set_(set), mine_(Insert(set, std::move(key))) {}
  ~Listed() { set_.erase(mine_); }
  Listed(const Listed&) = delete;
  Listed& operator=(const Listed&) = delete;

 private:
  static typename Set::iterator Insert(Set& set, typename Set::value_type key) {
    if constexpr (requires { set.insert(key).first; }) {
      return set.insert(std::move(key)).first;
    } else {
      return set.insert(std::move(key));
    }
  }
  Set& set_;
  typename Set::iterator mine_;
};

}  // namespace folsom
