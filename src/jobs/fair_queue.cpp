#include "jobs/fair_queue.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace folsom {

void FairQueue::Push(const JobPath& path, Job job) { PushTo(root_, path, std::move(job)); }

void FairQueue::PushTo(Node& node, std::span<const std::string> path, Job job) {
  ++node.size;
  if (path.empty()) return node.jobs.push_back(std::move(job));
  Node& part = node.parts[path.front()];
  if (part.size == 0) {
    part.tag = std::max(part.tag, node.reached);
    part.came = ++node.arrivals;
  }
  PushTo(part, path.subspan(1), std::move(job));
}

FairQueue::Job FairQueue::Pop() { return PopFrom(root_); }

FairQueue::Job FairQueue::PopFrom(Node& node) {
  --node.size;
  if (!node.jobs.empty()) {
    Job job = std::move(node.jobs.front());
    node.jobs.pop_front();
    return job;
  }
  const auto rank = [](const auto& each) {
    const Node& part = each.second;
    return std::tuple(part.size == 0, part.tag, part.came);
  };
  const auto next = std::ranges::min_element(node.parts, {}, rank);
  node.reached = next->second.tag++;
  Job job = PopFrom(next->second);
  // Who has no job and is not ahead of the others either would be the same if new.
  std::erase_if(node.parts, [&](const auto& each) {
    return each.second.size == 0 && each.second.tag <= node.reached;
  });
  return job;
}

std::size_t FairQueue::SizeOf(const std::string& first) const {
  const auto found = root_.parts.find(first);
  return found == root_.parts.end() ? 0 : found->second.size;
}

std::size_t FairQueue::Firsts() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(root_.parts, [](const auto& each) { return each.second.size > 0; }));
}

}  // namespace folsom
