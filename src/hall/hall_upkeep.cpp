// Room in the store: no new tables when it is nearly full, and old ones go.
#include "hall/hall.h"
#include "hall/people/sessions.h"
#include "hall/store_ask.h"

namespace folsom {

namespace {

constexpr Millis kMeasureEvery = 5'000;
constexpr Millis kSweepEvery = 3'600'000;
constexpr int kSweptAtOnce = 20;  // Tables: some hundredths of a second for the store.
constexpr StoreSpan kUpkeepHour = 3'600'000;
constexpr StoreSpan kUpkeepDay = 24 * kUpkeepHour;
constexpr StoreSpan kClosedLife = 7 * kUpkeepDay;  // How long a closed table is kept.
constexpr Millis kOpenedLife = 2 * kUpkeepDay;     // How long we know where a table was opened.

[[nodiscard]] Store::Retention RetentionOf(const HallSettings& settings) {
  return {.closed = kClosedLife,
          .unseen = settings.keep_bot_games * kUpkeepHour,
          .seen = settings.keep_games == 0 ? kForEver : settings.keep_games * kUpkeepDay,
          .tokens = TokenLife(settings),
          .guests = settings.keep_guests == 0 ? kForEver : settings.keep_guests * kUpkeepDay};
}

}  // namespace

void Hall::LookAfterStore() {
  const Millis now = tools_.loop.Now();
  if (now >= measure_at_) {
    measure_at_ = now + kMeasureEvery;
    MeasureRoom();
  }
  if (now >= sweep_at_) {
    sweep_at_ = now + kSweepEvery;
    Sweep();
  }
}

void Hall::MeasureRoom() {
  AskStore(
      tools_.store, [](Store& store) { return store.MeasureRoom(); },
      leash_.On([this](const std::optional<Store::Room>& room) {
        if (!room || !room_.Look(*room)) return;
        const bool full = room_.IsFull();
        tools_.log.Write(
            full ? LogLevel::kError : LogLevel::kInfo,
            full ? "store_nearly_full" : "store_has_room",
            {{"used_bytes", room->used_bytes}, {"free_bytes", room->free_bytes.value_or(-1)}});
      }));
}

// A part of what is to go; the rest at the next ticks, so that nobody waits long for the store.
void Hall::Sweep() {
  const Millis forgotten = tools_.loop.Now() - kOpenedLife;
  std::erase_if(opened_, [&](const auto& each) { return each.second.at < forgotten; });
  AskStore(
      tools_.store,
      [retention = RetentionOf(tools_.settings)](Store& store) {
        return store.Sweep(retention, kSweptAtOnce);
      },
      leash_.On([this](std::optional<bool> more) {
        if (more.value_or(false)) sweep_at_ = tools_.loop.Now();
      }));
}

}  // namespace folsom
