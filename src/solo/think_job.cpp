#include "solo/think_job.h"

#include <cstring>
#include <type_traits>

namespace folsom {

static_assert(std::is_trivially_copyable_v<ThinkJob>);

std::vector<std::uint8_t> BytesOfJob(const ThinkJob& job) {
  std::vector<std::uint8_t> bytes(sizeof(ThinkJob));
  std::memcpy(bytes.data(), &job, sizeof(ThinkJob));
  return bytes;
}

std::optional<ThinkJob> JobOfBytes(std::span<const std::uint8_t> bytes) {
  if (bytes.size() != sizeof(ThinkJob)) return std::nullopt;
  ThinkJob job;
  std::memcpy(&job, bytes.data(), sizeof(ThinkJob));
  if (job.legal.Empty() || job.legal.Size() > ActionList::kCapacity) return std::nullopt;
  return job;
}

}  // namespace folsom
