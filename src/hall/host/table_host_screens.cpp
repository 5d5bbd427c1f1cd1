// Screens that show a table to a room full of players, who hold their hands on devices of their
// own.
#include <algorithm>
#include <iterator>
#include <utility>

#include "hall/host/table_host.h"
#include "hall/wire/wire.h"

namespace folsom {

namespace {

constexpr std::size_t kMostScreens = 8;  // More may watch; nobody waits for those.

}  // namespace

bool TableHost::IsScreen(const Watcher& watcher) const {
  const Onlooker* const onlooker = Find(watcher);
  return onlooker != nullptr && onlooker->screen;
}

// At a party, whose players gave the code to those who are in the room. In the public lobby
// strangers find it, too, and are not to keep anybody waiting.
bool TableHost::ScreensLead() const { return table_.Options().party && !table_.Options().listed; }

void TableHost::ScreenShown(const Watcher& watcher, std::uint32_t number) {
  const auto found = std::ranges::find(watches_, &watcher, &Onlooker::watcher);
  found->shown = std::min(number, table_.Events());
  ScreensMayHaveChanged();
}

std::vector<std::uint32_t> TableHost::ScreensHere() const {
  std::vector<std::uint32_t> shown;
  for (const Onlooker& onlooker : watches_) {
    if (onlooker.screen && onlooker.shown && ScreensLead()) shown.push_back(*onlooker.shown);
  }
  std::ranges::sort(shown);
  if (shown.size() > kMostScreens) shown.erase(shown.begin(), shown.end() - kMostScreens);
  return shown;
}

void TableHost::SetScreensOf(const std::string& node, std::vector<std::uint32_t> shown) {
  const Millis until = tools_.loop.Now() + tools_.settings.lease_ms;
  screens_elsewhere_[node] = {.shown = std::move(shown), .until = until};
  RefreshScreens();
}

std::vector<std::uint32_t> TableHost::Screens() const {
  std::vector<std::uint32_t> shown = ScreensHere();
  for (const auto& [node, others] : screens_elsewhere_) {
    if (others.until < tools_.loop.Now()) continue;
    shown.insert(shown.end(), others.shown.begin(), others.shown.end());
  }
  std::ranges::sort(shown);
  return shown;
}

// After somebody came or went, or said what they have shown.
void TableHost::ScreensMayHaveChanged() {
  RefreshScreens();
  std::vector<std::uint32_t> here = ScreensHere();
  if (here == screens_told_them_) return;
  screens_told_them_ = std::move(here);
  keeper_.ScreensChanged(*this);
}

void TableHost::RefreshScreens() {
  std::vector<std::uint32_t> now = Screens();
  if (now == screens_told_) return;
  const bool other_count = now.size() != screens_told_.size();
  screens_told_ = std::move(now);
  for (const Onlooker& onlooker : watches_) TellScreens(onlooker);
  if (other_count) PushRooms();
}

void TableHost::TellScreens(const Onlooker& onlooker) {
  if (onlooker.screen || table_.SeatsOf(onlooker.who).Empty()) return;
  Send(onlooker, std::make_shared<const std::string>(ScreensText(origin_.id, screens_told_)));
}

}  // namespace folsom
