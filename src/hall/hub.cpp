#include "hall/hub.h"

#include <utility>

#include "hall/daily/day_deal.h"
#include "hall/hub_impl.h"
#include "hall/people/identity.h"
#include "hall/problems.h"
#include "hall/store_ask.h"

namespace folsom {

namespace {

constexpr Millis kForgetEvery = 60'000;
constexpr double kMinuteSeconds = 60;
constexpr double kDaySeconds = 86'400;
constexpr double kChatSeconds = 10;
constexpr int kCodesPerMinute = 10;
constexpr double kHourSeconds = 3600;
constexpr int kRenamesPerHour = 5;

}  // namespace

Hub::Impl::Impl(const Given& given)
    : given_(given),
      run_(NewId(given.crypto)),
      host_tools_{.settings = given.settings,
                  .loop = given.loop,
                  .store = given.store,
                  .thinking = given.thinking,
                  .crypto = given.crypto,
                  .texts = given.texts,
                  .log = given.log,
                  .metrics = metrics_,
                  .started_at = given.loop.Now(),
                  .shared = false,
                  .new_tag = [this] { return run_ + std::to_string(++tags_); },
                  .day_key = day_key_},
      days_(
          {.loop = given.loop, .store = given.store, .thinking = given.thinking, .key = day_key_}),
      addresses_(given.settings),
      codes_(TokenBucket::Within(kMinuteSeconds, kCodesPerMinute)),
      chats_(TokenBucket::Within(kChatSeconds, given.settings.chats_per_10_s)),
      renames_(TokenBucket::Within(kHourSeconds, kRenamesPerHour)),
      creations_(TokenBucket::Within(kDaySeconds, given.settings.creations_per_day)),
      passwords_(given.settings),
      people_({.loop = given.loop,
               .store = given.store,
               .thinking = given.thinking,
               .crypto = given.crypto,
               .texts = given.texts,
               .metrics = metrics_,
               .token_life = TokenLife(given.settings)}),
      sessions_({.loop = given.loop,
                 .store = given.store,
                 .thinking = given.thinking,
                 .crypto = given.crypto,
                 .ended = [this](const std::vector<std::string>& devices) { SignOut(devices); }}),
      lobby_(given.loop, given.store),
      hall_(host_tools_, given.settings.node.empty() ? run_ : given.settings.node,
            {.summary_changed = [this] { lobby_.Changed(); },
             .turn_came = [this](const TableHost& host, Seat seat) { TurnCame(host, seat); },
             .ride_ended = [this](const std::string& table,
                                  DayNumber day) { days_.Ended(table, day); },
             .take_creation =
                 [this](const PersonId& who, const std::string& address) {
                   return TakeCreation(who, address);
                 },
             .give_creation_back =
                 [this](const PersonId& who, const std::string& address) {
                   creations_.GiveBack(who);
                   addresses_.GiveCreationBack(address);
                 }}),
      client_tools_{.settings = given.settings,
                    .loop = given.loop,
                    .store = given.store,
                    .crypto = given.crypto,
                    .texts = given.texts,
                    .metrics = metrics_,
                    .addresses = addresses_,
                    .codes = codes_,
                    .chats = chats_,
                    .renames = renames_,
                    .passwords = passwords_,
                    .people = people_,
                    .sessions = sessions_,
                    .hall = hall_,
                    .lobby = lobby_,
                    .store_ready = store_ready_,
                    .days = days_,
                    .check_webhook = given.check_webhook,
                    .push_key = given_.push_key,
                    .check_push = given.check_push,
                    .renamed = [this](const KnownPerson& known) { Renamed(known); },
                    .displaced = [this](const Renaming& one) { Displaced(one); },
                    .forget = [this](const PersonId& person,
                                     Sessions::Done done) { Forget(person, std::move(done)); }} {
  given_.store.OnState(leash_.On([this](StoreQueue::State state) { StoreChanged(state); }));
  given_.store.OnNotices(leash_.On(
      [this](const std::vector<StoreNotice>& notices, bool missed) { Hear(notices, missed); }));
  FindDayKey();
  // No table can be found before this is answered: the store answers in order.
  const auto shared = std::make_shared<bool>(false);
  const auto ask = [shared](Store& asked) {
    *shared = asked.Shared();
    if (*shared) asked.Listen(Sessions::kChannel);
  };
  given_.store.Call(ask, leash_.On([this, shared](const std::string* /*refused*/) {
    host_tools_.shared = *shared;
  }));
}

void Hub::Impl::FindDayKey() {
  day_key_ = given_.own_days ? std::string() : std::string(kPublicDayKey);
  if (!given_.own_days) return;
  const auto keep = [fresh = given_.crypto.RandomBytes(kSecretBytes)](Store& store) {
    return store.KeepSecret("daily", fresh);
  };
  AskStore(given_.store, keep, leash_.On([this](const std::optional<std::string>& kept) {
    if (kept) day_key_ = *kept;
  }));
}

std::optional<Problem> Hub::Impl::Knock(const Peer& peer, const std::string& host) {
  if (stopping_) return Restarting();
  if (peer.origin.empty() && peer.bearer.empty()) {
    return ProblemOf("origin/missing", "programs need a token");
  }
  if (!peer.origin.empty() && !given_.is_own_origin(peer.origin, host)) {
    return ProblemOf("origin/refused", "this page may not connect here");
  }
  if (!addresses_.MayConnect(peer.address)) {
    return ProblemOf("limit/connections", "too many connections from your address");
  }
  if (!addresses_.TakeMessage(peer.address, given_.loop.Now())) {
    return ProblemOf("limit/messages", "too many requests from your address");
  }
  return std::nullopt;
}

std::uint64_t Hub::Impl::Connected(std::shared_ptr<Connection> connection, const Peer& peer) {
  const std::uint64_t id = ++last_id_;
  addresses_.Connected(peer.address);
  ++metrics_.connections;
  auto client = std::make_unique<Client>(client_tools_, std::move(connection), peer);
  if (!store_ready_) client->Push(waiting_notice_);
  if (stopping_) client->Close(kCloseRestart, "the server is going down");
  clients_.emplace(id, std::move(client));
  return id;
}

void Hub::Impl::Received(std::uint64_t id, std::string_view message) {
  const auto found = clients_.find(id);
  if (found != clients_.end()) found->second->Received(message);
}

void Hub::Impl::Disconnected(std::uint64_t id) {
  const auto node = clients_.extract(id);
  if (!node.empty()) addresses_.Disconnected(node.mapped()->GetPeer().address);
}

void Hub::Impl::Start() {
  hall_.Start();
  ForgetAddresses();
  NoteUse();
}

void Hub::Impl::Stop(std::function<void()> done) {
  if (std::exchange(stopping_, true)) return;
  given_.log.Write(LogLevel::kInfo, "hub_stopping", {{"connections", clients_.size()}});
  PushAll(NoticeText("server/restarting", "the server is going down; come back in a moment"));
  for (const auto& [id, client] : clients_) client->StopListening();
  hall_.Stop(leash_.On([this, done = std::move(done)] {
    for (const auto& [id, client] : clients_) {
      client->Close(kCloseRestart, "the server is going down");
    }
    done();
  }));
}

Gauges Hub::Impl::Measured() const {
  const StoreQueue::Counts counts = given_.store.Count();
  return {.connections = clients_.size(),
          .tables_loaded = hall_.Size(),
          .tables_led = hall_.Led(),
          .tables_unattended = hall_.RunningAlone(),
          .bots_waiting = given_.thinking.Waiting(),
          .store_waiting = counts.waiting,
          .store_appends = counts.appends,
          .store_transactions = counts.transactions,
          .store_ready = store_ready_,
          .store_full = hall_.Room().IsFull(),
          .store_used_bytes = hall_.Room().LastSeen().used_bytes,
          .store_free_bytes = hall_.Room().LastSeen().free_bytes.value_or(-1)};
}

bool Hub::Impl::AllowAddress(const std::string& address, double cost) {
  return addresses_.TakeMessage(address, given_.loop.Now(), cost);
}

void Hub::Impl::PushAll(std::string text) {
  const Bytes bytes = std::make_shared<const std::string>(std::move(text));
  for (const auto& [id, client] : clients_) client->Push(bytes);
}

void Hub::Impl::StoreChanged(StoreQueue::State state) {
  store_state_ = state;
  const bool ready = state == StoreQueue::State::kReady;
  if (std::exchange(store_ready_, ready) == ready) return;
  given_.log.Write(ready ? LogLevel::kInfo : LogLevel::kWarn,
                   ready ? "store_ready" : "store_waiting");
  PushAll(ready ? NoticeText("server/ready", "the server goes on") : *waiting_notice_);
}

bool Hub::Impl::TakeCreation(const PersonId& who, const std::string& address) {
  const Millis now = given_.loop.Now();
  const bool may = creations_.Take(who, now);
  if (may && addresses_.TakeCreation(address, now)) return true;
  if (may) creations_.GiveBack(who);
  ++metrics_.limited;
  return false;
}

void Hub::Impl::ForgetAddresses() {
  const Millis now = given_.loop.Now();
  addresses_.Sweep(now);
  for (NamedBuckets* const buckets : {&codes_, &chats_, &renames_, &creations_}) {
    buckets->Sweep(now);
  }
  passwords_.Sweep(now);
  given_.loop.After(kForgetEvery, leash_.On([this] { ForgetAddresses(); }));
}

Hub::Hub(const Given& given) : impl_(std::make_unique<Impl>(given)) {}
Hub::~Hub() = default;

std::optional<Problem> Hub::Knock(const Peer& peer, const std::string& host) {
  return impl_->Knock(peer, host);
}
std::uint64_t Hub::Connected(std::shared_ptr<Connection> connection, const Peer& peer) {
  return impl_->Connected(std::move(connection), peer);
}
void Hub::Received(std::uint64_t connection, std::string_view message) {
  impl_->Received(connection, message);
}
void Hub::Disconnected(std::uint64_t connection) { impl_->Disconnected(connection); }
void Hub::Start() { impl_->Start(); }
void Hub::Stop(std::function<void()> done) { impl_->Stop(std::move(done)); }
StoreQueue::State Hub::StoreState() const { return impl_->StoreState(); }
const Metrics& Hub::Counted() const { return impl_->Counted(); }
Gauges Hub::Measured() const { return impl_->Measured(); }
void Hub::ListTables(std::function<void(const std::optional<std::string>&)> done) {
  impl_->ListTables(std::move(done));
}
bool Hub::AllowAddress(const std::string& address, double cost) {
  return impl_->AllowAddress(address, cost);
}
void Hub::MakeProgram(const std::string& name, const std::string& address,
                      std::function<void(NewProgram)> done) {
  impl_->MakeProgram(name, address, std::move(done));
}
void Hub::EndProgram(const std::string& token, std::function<void(const Problem*)> done) {
  impl_->EndProgram(token, std::move(done));
}

}  // namespace folsom
