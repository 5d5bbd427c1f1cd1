#include "hall/hub.h"

#include <boost/json.hpp>
#include <map>
#include <utility>

#include "hall/client/client.h"
#include "hall/devices.h"
#include "hall/hall.h"
#include "hall/identity.h"
#include "hall/limits.h"
#include "hall/lobby.h"
#include "hall/people.h"
#include "hall/problems.h"
#include "hall/sessions.h"
#include "hall/store_ask.h"
#include "hall/wire/wire.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr Millis kForgetEvery = 60'000;
constexpr double kMinuteSeconds = 60;
constexpr double kDaySeconds = 86'400;
constexpr double kChatSeconds = 10;
constexpr int kCodesPerMinute = 10;
constexpr double kHourSeconds = 3600;
constexpr int kRenamesPerHour = 5;
constexpr Millis kDisplaceEvery = 1000;

[[nodiscard]] Problem NotLetIn(std::string_view code, std::string_view message) {
  return {.code = std::string(code), .message = std::string(message)};
}

[[nodiscard]] std::string TurnBody(const TableHost& host, Seat seat) {
  const Table& table = host.Now();
  json::object body;
  body["table"] = host.Id();
  body["code"] = host.Code();
  body["title"] = table.Options().title;
  body["seat"] = Index(seat);
  body["decision"] = table.QuestionOf(seat);
  const Millis deadline = host.DeadlineOf(seat);
  if (deadline != kNever) body["deadline"] = deadline;
  return json::serialize(body);
}

}  // namespace

class Hub::Impl {
 public:
  explicit Impl(const Given& given)
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
                    .new_tag = [this] { return run_ + std::to_string(++tags_); }},
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
                 .metrics = metrics_}),
        sessions_({.loop = given.loop,
                   .store = given.store,
                   .thinking = given.thinking,
                   .crypto = given.crypto,
                   .ended = [this](const std::vector<std::string>& devices) { SignOut(devices); }}),
        lobby_(given.loop, given.store),
        hall_(host_tools_, given.settings.node.empty() ? run_ : given.settings.node,
              {.summary_changed = [this] { lobby_.Changed(); },
               .turn_came = [this](const TableHost& host, Seat seat) { TurnCame(host, seat); },
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
                      .check_webhook = given.check_webhook,
                      .renamed = [this](const KnownPerson& known) { Renamed(known); },
                      .displaced = [this](const Renaming& one) { Displaced(one); },
                      .forget = [this](const PersonId& person,
                                       Sessions::Done done) { Forget(person, std::move(done)); }} {
    given_.store.OnState(leash_.On([this](StoreQueue::State state) { StoreChanged(state); }));
    given_.store.OnNotices(leash_.On(
        [this](const std::vector<StoreNotice>& notices, bool missed) { Hear(notices, missed); }));
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

  std::optional<Problem> Knock(const Peer& peer, const std::string& host) {
    if (stopping_) return Restarting();
    if (peer.origin.empty() && peer.bearer.empty()) {
      return NotLetIn("origin/missing", "programs need a token");
    }
    if (!peer.origin.empty() && !given_.is_own_origin(peer.origin, host)) {
      return NotLetIn("origin/refused", "this page may not connect here");
    }
    if (!addresses_.MayConnect(peer.address)) {
      return NotLetIn("limit/connections", "too many connections from your address");
    }
    if (!addresses_.TakeMessage(peer.address, given_.loop.Now())) {
      return NotLetIn("limit/messages", "too many requests from your address");
    }
    return std::nullopt;
  }

  std::uint64_t Connected(std::shared_ptr<Connection> connection, const Peer& peer) {
    const std::uint64_t id = ++last_id_;
    addresses_.Connected(peer.address);
    ++metrics_.connections;
    auto client = std::make_unique<Client>(client_tools_, std::move(connection), peer);
    if (!store_ready_) client->Push(waiting_notice_);
    if (stopping_) client->Close(kCloseRestart, "the server is going down");
    clients_.emplace(id, std::move(client));
    return id;
  }

  void Received(std::uint64_t id, std::string_view message) {
    const auto found = clients_.find(id);
    if (found != clients_.end()) found->second->Received(message);
  }

  void Disconnected(std::uint64_t id) {
    const auto node = clients_.extract(id);
    if (!node.empty()) addresses_.Disconnected(node.mapped()->GetPeer().address);
  }

  void Start() {
    hall_.Start();
    ForgetAddresses();
    NoteUse();
  }

  void Stop(std::function<void()> done) {
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

  [[nodiscard]] StoreQueue::State StoreState() const { return store_state_; }

  [[nodiscard]] const Metrics& Counted() const { return metrics_; }

  [[nodiscard]] Gauges Measured() const {
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

  void ListTables(Lobby::Listed done) { lobby_.List(std::move(done)); }

  bool AllowAddress(const std::string& address, double cost) {
    return addresses_.TakeMessage(address, given_.loop.Now(), cost);
  }

  void MakeProgram(const std::string& name, const std::string& address,
                   std::function<void(NewProgram)> done) {
    if (name.empty()) return done({.person = {}, .token = {}, .error = "identity/bad_name"});
    if (!addresses_.TakeNewPerson(address, given_.loop.Now())) {
      return done({.person = {}, .token = {}, .error = "limit/people"});
    }
    const auto made = [done = std::move(done)](const Result<KnownPerson>& known) {
      if (!known) return done({.person = {}, .token = {}, .error = known.Error().code});
      done({.person = known->person.id, .token = known->token, .error = {}});
    };
    people_.Make({.name = name, .program = true}, made);
  }

  void EndProgram(const std::string& token, std::function<void(const Problem*)> done) {
    const auto end = [this, done = std::move(done)](const Result<KnownPerson>& known) {
      if (!known) return done(&known.Error());
      const Problem person = NotLetIn("identity/not_a_program", "this is no program's token");
      if (!known->person.program) return done(&person);
      sessions_.End(known->person.id, DeviceId(known->token_hash), done);
    };
    people_.ByToken(token, end);
  }

 private:
  void PushAll(std::string text) {
    const Bytes bytes = std::make_shared<const std::string>(std::move(text));
    for (const auto& [id, client] : clients_) client->Push(bytes);
  }

  void StoreChanged(StoreQueue::State state) {
    store_state_ = state;
    const bool ready = state == StoreQueue::State::kReady;
    if (std::exchange(store_ready_, ready) == ready) return;
    given_.log.Write(ready ? LogLevel::kInfo : LogLevel::kWarn,
                     ready ? "store_ready" : "store_waiting");
    PushAll(ready ? NoticeText("server/ready", "the server goes on") : *waiting_notice_);
  }

  void Hear(const std::vector<StoreNotice>& notices, bool missed) {
    for (const StoreNotice& notice : notices) {
      if (notice.table == Sessions::kChannel) sessions_.Hear(notice.text);
    }
    if (missed) CheckTokens();
    hall_.Hear(notices, missed);
  }

  void SignOut(const std::vector<std::string>& devices) {
    for (const auto& [id, client] : clients_) client->SignedOut(devices);
  }

  [[nodiscard]] std::vector<std::string> TokensHere() const {
    std::vector<std::string> hashes;
    for (const auto& [id, client] : clients_) {
      if (!client->TokenHash().empty()) hashes.push_back(client->TokenHash());
    }
    return hashes;
  }

  // Another node may have ended some without our hearing of it.
  void CheckTokens() {
    const auto check = [hashes = TokensHere()](Store& store) {
      std::vector<std::string> ended;
      for (const std::string& hash : hashes) {
        if (store.OwnersOfTokens(hash).empty()) ended.push_back(DeviceId(hash));
      }
      return ended;
    };
    AskStore(given_.store, check,
             leash_.On([this](const std::optional<std::vector<std::string>>& ended) {
               if (ended) SignOut(*ended);
             }));
  }

  // To be connected is to use one's token.
  void NoteUse() {
    given_.loop.After(kUseNoted, leash_.On([this] { NoteUse(); }));
    const auto note = [hashes = TokensHere(), now = given_.loop.Now()](Store& store) {
      store.UseTokens(hashes, now);
    };
    if (!clients_.empty()) given_.store.Call(note, {});
  }

  void Forget(const PersonId& person, Sessions::Done done) {
    hall_.Forget(person, leash_.On([this, person, done = std::move(done)](bool forgotten) {
      const Problem failed = StoreFailed();
      if (!forgotten) return done(&failed);
      sessions_.RemovePerson(person, done);
    }));
  }

  void Renamed(const KnownPerson& known) {
    for (const auto& [id, client] : clients_) client->Renamed(known.person, false);
    hall_.Rename(known.person, known.before, false);
    for (const Renaming& one : known.displaced) Displaced(one);
    if (known.more_displaced) DisplaceSoon(known.person.keys);
  }

  void Displaced(const Renaming& one) {
    for (const auto& [id, client] : clients_) client->Renamed(one.person, true);
    hall_.Rename(one.person, one.before, true);
  }

  // However many have a name that was claimed, the store is busy with a few of them at a time. Who
  // does something under it meanwhile is displaced then (People::Confirm).
  void DisplaceSoon(const NameKeys& keys) {
    const auto displaced = [this, keys](const std::vector<Renaming>& some, bool more) {
      for (const Renaming& one : some) Displaced(one);
      if (more) DisplaceSoon(keys);
    };
    given_.loop.After(kDisplaceEvery, leash_.On([this, keys, displaced] {
      people_.DisplaceMore(keys, leash_.On(displaced));
    }));
  }

  void TurnCame(const TableHost& host, Seat seat) {
    if (!given_.notify) return;
    people_.WebhookOf(host.Now().ChairOf(seat).who,
                      [this, body = TurnBody(host, seat)](const std::string& url) {
                        if (url.empty()) return;
                        ++metrics_.notices;
                        given_.notify({.url = url, .body = body});
                      });
  }

  [[nodiscard]] bool TakeCreation(const PersonId& who, const std::string& address) {
    const Millis now = given_.loop.Now();
    const bool may = creations_.Take(who, now);
    if (may && addresses_.TakeCreation(address, now)) return true;
    if (may) creations_.GiveBack(who);
    ++metrics_.limited;
    return false;
  }

  void ForgetAddresses() {
    const Millis now = given_.loop.Now();
    addresses_.Sweep(now);
    for (NamedBuckets* const buckets : {&codes_, &chats_, &renames_, &creations_}) {
      buckets->Sweep(now);
    }
    passwords_.Sweep(now);
    given_.loop.After(kForgetEvery, leash_.On([this] { ForgetAddresses(); }));
  }

  const Given given_;
  const std::string run_;  // This process, and no other ever.
  std::uint64_t tags_ = 0;
  const Bytes waiting_notice_ = std::make_shared<const std::string>(
      NoticeText("server/waiting", "the server waits for its store; nothing is lost"));
  StoreQueue::State store_state_ = StoreQueue::State::kReady;
  bool store_ready_ = true;
  Metrics metrics_;
  HostTools host_tools_;
  AddressLimits addresses_;
  NamedBuckets codes_;
  NamedBuckets chats_;
  NamedBuckets renames_;    // By person,
  NamedBuckets creations_;  // and these too.
  PasswordLimits passwords_;
  People people_;
  Sessions sessions_;
  Lobby lobby_;
  Hall hall_;
  ClientTools client_tools_;
  std::map<std::uint64_t, std::unique_ptr<Client>> clients_;  // They leave before the rest goes.
  std::uint64_t last_id_ = 0;
  bool stopping_ = false;
  Leash leash_;
};

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
