// How nodes that share a PostgreSQL hear of each other: NOTIFY on one channel per table, from
// within the transaction that appends. What is said is "WHO VERSION TABLE\nTEXT": the store object
// that says it, the version made (0: `Tell`), the table, and what is told.
#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "store/postgres/postgres_store.h"

namespace folsom {

namespace {

// Names of channels have at most 63 bytes; what is said names the whole table.
std::string ChannelOf(const std::string& table) { return "folsom_" + table.substr(0, 48); }

struct Said {
  std::string_view who;
  StoreNotice notice;
};

// Takes what stands before `end` from the front.
std::string_view TakeUntil(std::string_view& text, char end) {
  const std::size_t size = std::min(text.find(end), text.size());
  const std::string_view taken = text.substr(0, size);
  text.remove_prefix(std::min(size + 1, text.size()));
  return taken;
}

Said ReadSaid(std::string_view payload) {
  Said said;
  said.who = TakeUntil(payload, ' ');
  const std::string_view version = TakeUntil(payload, ' ');
  std::from_chars(version.data(), version.data() + version.size(), said.notice.version);
  said.notice.table = TakeUntil(payload, '\n');
  said.notice.text = payload;
  return said;
}

}  // namespace

// After a lost connection all is listened to again before anything else, and whatever was said in
// between is lost.
PgLink& PostgresStore::Listener() {
  if (listener_.Connected()) return listener_;
  missed_ = true;
  SetUp(listener_, false);
  try {
    std::string all;
    for (const std::string& table : listened_) {
      all += "LISTEN " + listener_.Identifier(ChannelOf(table)) + ";";
    }
    if (!all.empty()) listener_.Script(all);
  } catch (const StoreError&) {
    listener_.Close();
    throw;
  }
  WatchListener();
  RaiseFlag();
  return listener_;
}

// If it fails somebody has to call TakeNotices, which connects again.
void PostgresStore::OnListener(const std::string& command) {
  try {
    if (!command.empty()) Listener().Script(command);
    Listener();
  } catch (const StoreError&) {
    missed_ = true;
    RaiseFlag();
    throw;
  }
  GatherNotices();
}

void PostgresStore::WatchListener() {
  if (watched_ >= 0) ::epoll_ctl(ears_.Get(), EPOLL_CTL_DEL, watched_, nullptr);
  watched_ = listener_.Socket();
  epoll_event event{.events = EPOLLIN, .data = {}};
  if (watched_ >= 0) ::epoll_ctl(ears_.Get(), EPOLL_CTL_ADD, watched_, &event);
}

void PostgresStore::RaiseFlag() {
  const std::uint64_t one = 1;
  if (missed_ || !notices_.empty()) (void)!::write(flag_.Get(), &one, sizeof one);
}

void PostgresStore::Listen(const std::string& table) {
  const bool known = !listened_.insert(table).second;
  // A new connection listens to all that is in `listened_`.
  if (known || !listener_.Connected()) return OnListener("");
  OnListener("LISTEN " + listener_.Identifier(ChannelOf(table)));
}

void PostgresStore::Unlisten(const std::string& table) {
  const auto same_channel = [&](const std::string& other) {
    return ChannelOf(other) == ChannelOf(table);
  };
  listened_.erase(table);
  if (!listener_.Connected() || std::any_of(listened_.begin(), listened_.end(), same_channel))
    return;
  OnListener("UNLISTEN " + listener_.Identifier(ChannelOf(table)));
}

void PostgresStore::Tell(const std::string& table, const std::string& text) {
  Main().Run("SELECT pg_notify($1, $2)",
             PgParams().Text(ChannelOf(table)).Text(self_ + " 0 " + table + "\n" + text));
}

// Notifications also come in with the answers to statements, after which the socket is silent: so
// what has been gathered raises the flag.
void PostgresStore::GatherNotices() {
  while (const std::optional<std::string> payload = listener_.NextNotification()) {
    Said said = ReadSaid(*payload);
    if (said.who == self_ || !listened_.contains(said.notice.table)) continue;
    notices_.push_back(std::move(said.notice));
  }
  RaiseFlag();
}

std::vector<StoreNotice> PostgresStore::TakeNotices(bool& missed) {
  Listener();
  try {
    listener_.ConsumeInput();
  } catch (const StoreError&) {
    Listener();
  }
  GatherNotices();
  std::uint64_t ignored = 0;
  (void)!::read(flag_.Get(), &ignored, sizeof ignored);
  missed = std::exchange(missed_, false);
  return std::exchange(notices_, {});
}

}  // namespace folsom
