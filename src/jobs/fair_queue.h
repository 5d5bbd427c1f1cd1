// Jobs that wait, taken out fairly. Each bears a path of names from the widest to the narrowest
// (address, person, table): all first names share alike however many jobs each has, then the second
// names below each of them, and so on. Jobs of the same path keep their order; so with empty paths
// it is a plain queue.
//
// Start-time fair queueing: everybody has a tag, the least goes first, and who was served gets the
// next one. Who comes back soon after being served is not taken for somebody new.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace folsom {

using JobPath = std::vector<std::string>;

class FairQueue {
 public:
  using Job = std::function<void()>;

  void Push(const JobPath& path, Job job);
  // Precondition: Size() > 0.
  [[nodiscard]] Job Pop();

  [[nodiscard]] std::size_t Size() const { return root_.size; }
  // Jobs under this first name.
  [[nodiscard]] std::size_t SizeOf(const std::string& first) const;
  // First names with jobs.
  [[nodiscard]] std::size_t Firsts() const;

 private:
  struct Node {
    std::size_t size = 0;        // Jobs here and below.
    std::uint64_t tag = 0;       // Among its siblings,
    std::uint64_t came = 0;      // of whom with equal tags the first comer is served first.
    std::uint64_t reached = 0;   // The tag of the part that was served last.
    std::uint64_t arrivals = 0;  // Of parts.
    std::deque<Job> jobs;
    std::map<std::string, Node> parts;
  };
  static void PushTo(Node& node, std::span<const std::string> path, Job job);
  [[nodiscard]] static Job PopFrom(Node& node);

  Node root_;
};

}  // namespace folsom
