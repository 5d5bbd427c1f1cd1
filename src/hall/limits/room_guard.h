// Whether there is room for new tables. It ends in good time, so that running ones can go on, and
// begins again only when there is a little more room than it ended with: else it would flicker.
#pragma once

#include "hall/given/store.h"
#include "hall/settings.h"

namespace folsom {

class RoomGuard {
 public:
  explicit RoomGuard(const HallSettings& settings) : settings_(settings) {}

  // Whether this changes what `IsFull` says.
  [[nodiscard]] bool Look(const Store::Room& room) {
    const bool was_full = full_;
    room_ = room;
    full_ = IsScarce(was_full);
    return full_ != was_full;
  }
  [[nodiscard]] bool IsFull() const { return full_; }
  [[nodiscard]] const Store::Room& LastSeen() const { return room_; }

 private:
  static constexpr std::int64_t kMargin = 20;  // One part in so many.

  [[nodiscard]] bool IsScarce(bool was_full) const {
    const std::int64_t most = settings_.max_store_bytes;
    const std::int64_t least = settings_.min_free_bytes;
    const std::int64_t allowed = was_full ? most - most / kMargin : most;
    const std::int64_t needed = was_full ? least + least / kMargin : least;
    return (most > 0 && room_.used_bytes > allowed) ||
           (room_.free_bytes && *room_.free_bytes < needed);
  }

  const HallSettings& settings_;
  Store::Room room_;
  bool full_ = false;
};

}  // namespace folsom
