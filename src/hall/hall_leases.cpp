// Which tables this node leads, and who is connected where.
#include <algorithm>
#include <charconv>
#include <utility>

#include "hall/hall.h"
#include "hall/store_ask.h"

namespace folsom {

namespace {

constexpr int kMostDue = 64;        // Tables taken on at once.
constexpr int kRenamedAtOnce = 20;  // Tables, between two ticks.
constexpr Millis kSoon = 20;        // Wants that come together are met together.
constexpr Millis kStopPatience = 1000;
constexpr std::string_view kPresenceWord = "presence";
constexpr std::string_view kShownWord = "shown ";  // Then the number, a space, and who.

constexpr std::string_view kScreensWord = "screens ";  // Numbers, each after a comma, and the node.

// What another node tells of its screens.
void HearScreens(TableHost& host, std::string_view text) {
  std::vector<std::uint32_t> shown;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end && *at == ',') {
    std::uint32_t number = 0;
    const auto [rest, error] = std::from_chars(at + 1, end, number);
    if (error != std::errc{}) return;
    shown.push_back(number);
    at = rest;
  }
  if (at != end && *at == ' ') host.SetScreensOf(std::string(at + 1, end), std::move(shown));
}

// What another node tells of a player who is connected there.
void HearShown(TableHost& host, std::string_view text) {
  std::uint32_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || rest == end || *rest != ' ') return;
  host.Shown(PersonId(rest + 1, end), number);
}

}  // namespace

void Hall::Start() { Tick(); }

void Hall::Tick() {
  if (stopped_) return;
  const Millis now = tools_.loop.Now();
  Unload();
  const bool renew = now >= renew_at_;
  if (renew) {
    renew_at_ = now + tools_.settings.lease_ms / 3;
    if (tools_.shared) {
      ShowPresence();
      std::vector<std::string> all;
      for (const auto& [id, host] : hosts_) {
        all.push_back(id);
        if (!host->ScreensHere().empty()) ScreensChanged(*host);
        host->RefreshScreens();
      }
      ReadPresence(all);
    }
  }
  Claim(renew);
  renames_left_ = kRenamedAtOnce;
  RenameSome();
  LookAfterStore();
  tools_.loop.After(tools_.settings.tick_ms, leash_.On([this] { Tick(); }));
}

void Hall::Unload() {
  const Millis now = tools_.loop.Now();
  std::vector<std::pair<std::string, StoreSpan>> released;
  std::vector<std::string> deaf;
  std::erase_if(hosts_, [&](const auto& each) {
    const TableHost& host = *each.second;
    if (!host.CanUnload(now)) return false;
    if (host.Leads()) released.emplace_back(host.Id(), host.WakeIn(now));
    deaf.push_back(host.Id());
    return true;
  });
  if (deaf.empty()) return;
  tools_.store.Call(
      [node = node_, released = std::move(released), deaf = std::move(deaf),
       shared = tools_.shared](Store& store) {
        for (const auto& [id, wake] : released) store.Release(node, id, wake);
        for (const std::string& id : deaf) {
          if (shared) store.Unlisten(id);
        }
      },
      {});
}

void Hall::WantsLease() {
  if (!tools_.shared || std::exchange(claim_soon_, true)) return;
  tools_.loop.After(kSoon, leash_.On([this] {
    claim_soon_ = false;
    Claim(true);
  }));
}

// Asks for due tables; with `renew` also for all that are in memory.
void Hall::Claim(bool renew) {
  if (claiming_ || stopped_) return;
  claiming_ = true;
  std::vector<std::string> wanted;
  if (renew) {
    for (const auto& [id, host] : hosts_) wanted.push_back(id);
  }
  // When lease_ms have passed another node is to have looked and taken over. By our own clock it
  // ends a little sooner than by the store's, never later.
  const Millis promised = tools_.settings.lease_ms;
  const Millis lease = std::max(promised - 2 * tools_.settings.tick_ms, promised * 2 / 3);
  const Millis until = tools_.loop.Now() + lease;
  AskStore(
      tools_.store,
      [node = node_, wanted = std::move(wanted), lease](Store& store) {
        return store.Claim(node, wanted, lease, kMostDue);
      },
      leash_.On([this, until](const std::optional<std::vector<std::string>>& claimed) {
        claiming_ = false;
        if (claimed) TakeClaimed(*claimed, until);
      }));
}

void Hall::TakeClaimed(const std::vector<std::string>& claimed, Millis until) {
  leased_until_ = std::max(leased_until_, until);
  int taken_on = 0;
  for (const std::string& id : claimed) {
    if (TableHost* const host = Loaded(id)) {
      host->Lead(until);
    } else if (!stopped_) {
      ++taken_on;
      leased_soon_.insert(id);
      Find(id, [](TableHost* /*host*/, const Problem& /*why*/) {});
    }
  }
  // Many tables of a dead node do not wait for the next tick.
  if (taken_on >= kMostDue) tools_.loop.After(kSoon, leash_.On([this] { Claim(false); }));
}

void Hall::PresenceChanged(TableHost& host) {
  if (!tools_.shared) return;
  moved_.insert(host.Id());
  if (std::exchange(show_soon_, true)) return;
  tools_.loop.After(kSoon, leash_.On([this] {
    show_soon_ = false;
    ShowPresence();
  }));
}

// Tells the store who is connected here, and the other nodes where that changed.
void Hall::ShowPresence() {
  if (std::exchange(showing_, true)) return;
  std::vector<Store::Presence> present;
  for (const auto& [id, host] : hosts_) {
    for (const PersonId& who : host->Here()) present.push_back({id, who});
  }
  std::vector<std::string> moved(moved_.begin(), moved_.end());
  moved_.clear();
  tools_.store.Call(
      [node = node_, present = std::move(present), moved = std::move(moved),
       life = tools_.settings.lease_ms](Store& store) {
        store.SetPresent(node, present, life);
        for (const std::string& id : moved) store.Tell(id, std::string(kPresenceWord));
      },
      leash_.On([this](const std::string* /*refused*/) {
        showing_ = false;
        if (!moved_.empty() && !show_soon_) ShowPresence();
      }));
}

void Hall::ReadPresence(const std::vector<std::string>& tables) {
  unread_.insert(tables.begin(), tables.end());
  if (unread_.empty() || std::exchange(looking_, true)) return;
  AskStore(
      tools_.store,
      [asked = std::exchange(unread_, {}), node = node_](Store& store) {
        PresentLists lists;
        for (const std::string& id : asked) lists.emplace_back(id, store.PresentAt(id, node));
        return lists;
      },
      leash_.On([this](const std::optional<PresentLists>& lists) { TakePresence(lists); }));
}

void Hall::TakePresence(const std::optional<PresentLists>& lists) {
  looking_ = false;
  ReadPresence({});
  if (!lists) return;
  for (const auto& [id, people] : *lists) {
    TableHost* const host = Loaded(id);
    if (host != nullptr) host->SetElsewhere({people.begin(), people.end()});
  }
}

void Hall::Hear(const std::vector<StoreNotice>& notices, bool missed) {
  std::vector<std::string> moved;
  for (const StoreNotice& notice : notices) {
    TableHost* const host = Loaded(notice.table);
    if (host == nullptr) continue;
    if (notice.text.empty()) {
      host->Grew(notice.version);
    } else if (notice.text == kPresenceWord) {
      moved.push_back(notice.table);
    } else if (notice.text == kNamesWord) {
      host->NamesTaken({});
    } else if (notice.text.starts_with(kShownWord)) {
      HearShown(*host, std::string_view(notice.text).substr(kShownWord.size()));
    } else if (notice.text.starts_with(kScreensWord)) {
      HearScreens(*host, std::string_view(notice.text).substr(kScreensWord.size()));
    } else {
      host->PushAll(notice.text);
    }
  }
  if (missed) {
    for (const auto& [id, host] : hosts_) {
      host->Grew(0);
      moved.push_back(id);
    }
  }
  ReadPresence(moved);
}

void Hall::TellOthers(const std::string& table, const std::string& text) {
  if (!tools_.shared) return;
  tools_.store.Call([table, text](Store& store) { store.Tell(table, text); }, {});
}

void Hall::TellShown(const std::string& table, const PersonId& who, std::uint32_t number) {
  TellOthers(table, std::string(kShownWord) + std::to_string(number) + ' ' + who);
}

void Hall::ScreensChanged(TableHost& host) {
  std::string text(kScreensWord);
  for (const std::uint32_t number : host.ScreensHere())
    text.append(1, ',').append(std::to_string(number));
  TellOthers(host.Id(), text.append(1, ' ').append(node_));
}

void Hall::Stop(std::function<void()> done) {
  stopped_ = std::move(done);
  stop_by_ = tools_.loop.Now() + kStopPatience;
  for (const auto& [id, host] : hosts_) host->Retire();
  AwaitWrites();
}

void Hall::AwaitWrites() {
  const bool writing =
      std::ranges::any_of(hosts_, [](const auto& each) { return each.second->Writing(); });
  if (!writing) return GiveLeasesBack();
  if (tools_.loop.Now() >= stop_by_) return stopped_();
  tools_.loop.After(kSoon, leash_.On([this] { AwaitWrites(); }));
}

void Hall::GiveLeasesBack() {
  // In a store of our own nobody waits for our tables: the leases may run out by themselves.
  const Millis now = tools_.loop.Now();
  std::vector<std::pair<std::string, StoreSpan>> led;
  for (const auto& [id, host] : hosts_) {
    if (tools_.shared && host->Leads()) led.emplace_back(id, host->WakeIn(now));
  }
  auto done = std::make_shared<bool>(false);
  const auto finish = leash_.On([this, done] {
    if (!std::exchange(*done, true)) stopped_();
  });
  tools_.store.Call(
      [node = node_, led = std::move(led), shared = tools_.shared](Store& store) {
        for (const auto& [id, wake] : led) store.Release(node, id, wake);
        if (shared) store.SetPresent(node, {}, 0);
      },
      [finish](const std::string* /*refused*/) { finish(); });
  // A store that does not answer must not keep us.
  tools_.loop.After(std::max<Millis>(0, stop_by_ - tools_.loop.Now()), finish);
}

}  // namespace folsom
