#include "hall/client/client.h"

#include <algorithm>
#include <boost/json.hpp>
#include <type_traits>
#include <utility>

#include "bots/registry.h"
#include "hall/limits/budgets.h"
#include "hall/problems.h"
#include "hall/wire/wire.h"

namespace folsom {

namespace {

constexpr std::size_t kMostWaiting = 64;

// Calls that wait for the store before others are asked to.
constexpr std::uint64_t kMostCalls = 1000;

// What a message takes from the buckets: some cost a whole game played again, or a list.
struct MessageCost {
  double operator()(const message::ReadLog& /*m*/) const { return 10; }
  double operator()(const message::Watch& m) const { return m.since || m.opening ? 5 : 2; }
  double operator()(const message::Lobby& /*m*/) const { return 3; }
  double operator()(const message::ReadTally& /*m*/) const { return 10; }
  double operator()(const message::MyTables& /*m*/) const { return 5; }
  double operator()(const message::MyGames& /*m*/) const { return 10; }
  double operator()(const message::Daily& /*m*/) const { return 10; }
  double operator()(const message::DailyRide& /*m*/) const { return 40; }
  double operator()(const message::DailyBoard& /*m*/) const { return 10; }
  double operator()(const message::DailyLevels& /*m*/) const { return 10; }
  double operator()(const message::Puzzles& /*m*/) const { return 3; }
  double operator()(const message::PuzzleAnswer& /*m*/) const { return 5; }
  double operator()(const message::PuzzleTable& /*m*/) const { return 20; }
  double operator()(const message::Create& m) const { return m.origin ? 40 : 5; }
  double operator()(const message::Rematch& /*m*/) const { return 5; }
  double operator()(const message::Preview& /*m*/) const { return 3; }
  double operator()(const message::Plan& /*m*/) const { return 5; }
  double operator()(const message::PushSubscribe& /*m*/) const { return 5; }
  double operator()(const message::Devices& /*m*/) const { return 3; }
  double operator()(const message::Revoke& /*m*/) const { return 3; }
  double operator()(const message::SignOut& /*m*/) const { return 3; }
  double operator()(const message::DeleteAccount& /*m*/) const { return 20; }
  double operator()(const message::Export& /*m*/) const { return 20; }
  template <typename Other>
  double operator()(const Other& /*m*/) const {
    return 1;
  }
};

[[nodiscard]] Problem TooManyMessages() {
  return ProblemOf("limit/messages", "too many messages; wait a little");
}

}  // namespace

Client::Client(ClientTools& tools, std::shared_ptr<Connection> connection, Peer peer)
    : tools_(tools),
      connection_(std::move(connection)),
      peer_(std::move(peer)),
      limits_(tools.settings) {
  AwaitHello();
}

void Client::AwaitHello() {
  if (hello_timer_ != 0) return;
  hello_timer_ = tools_.loop.After(tools_.settings.hello_ms, leash_.On([this] {
    hello_timer_ = 0;
    if (greeting_ == Greeting::kSilent) Close(kClosePolicy, "no hello came");
  }));
}

Client::~Client() {
  if (hello_timer_ != 0) tools_.loop.Cancel(hello_timer_);
  tools_.lobby.Unwatch(*this);
  while (!watched_.empty()) Leave(std::string(watched_.back()));
}

void Client::Send(std::string text) { Push(std::make_shared<const std::string>(std::move(text))); }

void Client::Push(Bytes message) { connection_->Send(std::move(message)); }

void Client::Ok(Id id, boost::json::object fields) { Send(OkText(id, std::move(fields))); }

void Client::Refuse(Id id, const Problem& problem) {
  ++tools_.metrics.refused;
  Send(ErrorText(id, problem));
}

void Client::Close(std::uint16_t code, std::string_view reason) {
  deaf_ = true;
  connection_->Close(code, reason);
}

bool Client::WithinLimits(double cost) {
  const Millis now = tools_.loop.Now();
  if (limits_.messages.Take(now, cost) && tools_.addresses.TakeMessage(peer_.address, now, cost)) {
    limits_.refused = 0;
    return true;
  }
  ++tools_.metrics.limited;
  ++limits_.refused;
  return false;
}

void Client::Received(std::string_view text) {
  if (deaf_) return;
  ++tools_.metrics.messages;
  if (text.size() > tools_.settings.max_message_bytes) {
    Refuse({}, ProblemOf("message/too_big", "this message is too long"));
    return Close(kCloseTooBig, "a message was too long");
  }
  if (!WithinLimits(1)) {
    if (limits_.refused > ConnectionLimits::kMostRefused) {
      return Close(kClosePolicy, "too many messages");
    }
    Id id;
    static_cast<void>(ReadMessage(text, tools_.settings.max_message_bytes, &id));
    return Refuse(id, TooManyMessages());
  }
  if (greeting_ != Greeting::kAsking) return Handle(text);
  if (waiting_.size() >= kMostWaiting) return Close(kClosePolicy, "too many messages");
  waiting_.emplace_back(text);
}

void Client::Handle(std::string_view text) {
  Id id;
  const Result<ClientMessage> message = ReadMessage(text, tools_.settings.max_message_bytes, &id);
  if (!message) {
    Refuse(id, message.Error());
    if (greeting_ == Greeting::kSilent) Close(kClosePolicy, "no hello came");
    return;
  }
  const bool hello = std::holds_alternative<message::Hello>(message->body);
  if (greeting_ == Greeting::kSilent && !hello) {
    Refuse(id, ProblemOf("hello/needed", "say hello first"));
    return Close(kClosePolicy, "no hello came");
  }
  const double more = std::visit(MessageCost{}, message->body) - 1;
  if (more > 0 && !WithinLimits(more)) return Refuse(id, TooManyMessages());
  if (MustWait(message->body)) {
    return Refuse(id, ProblemOf("server/waiting", "the server waits for its store"));
  }
  if (MustLeave(message->body)) return Refuse(id, LeavingPerson());
  std::visit([&](const auto& m) { On(id, m); }, message->body);
}

// Whose account is being deleted does nothing else.
bool Client::MustLeave(const MessageBody& body) const {
  const bool fine = std::holds_alternative<message::DeleteAccount>(body) ||
                    std::holds_alternative<message::Ping>(body);
  return !fine && tools_.hall.IsLeaving(person_.id);
}

// While the store is away commands wait at their tables, and a bounded number of other requests.
bool Client::MustWait(const MessageBody& body) const {
  if (tools_.store_ready || tools_.store.Count().waiting < kMostCalls) return false;
  return std::visit(
      [this](const auto& m) {
        using Message = std::remove_cvref_t<decltype(m)>;
        if constexpr (std::is_same_v<Message, message::Ping>) {
          return false;
        } else if constexpr (requires { m.table; }) {
          return tools_.hall.Loaded(m.table) == nullptr;
        } else {
          return true;
        }
      },
      body);
}

// Who this is was found out: what came meanwhile is its turn.
void Client::GoOn() {
  while (!waiting_.empty() && greeting_ != Greeting::kAsking && !deaf_) {
    const std::string text = std::move(waiting_.front());
    waiting_.pop_front();
    Handle(text);
  }
}

// Tables are watched as somebody: as another, from the beginning.
void Client::Become(const KnownPerson& known) {
  const std::vector<std::string> watched = watched_;
  for (const std::string& table : watched) Leave(table);
  person_ = known.person;
  token_hash_ = known.token_hash;
  greeting_ = Greeting::kKnown;
  for (const std::string& table : watched) {
    TableHost* const host = tools_.hall.Loaded(table);
    if (host == nullptr || host->MayWatch(person_.id)) continue;
    watched_.push_back(table);
    host->Watch(*this, {});
  }
}

void Client::Renamed(const Person& person, bool told) {
  if (greeting_ != Greeting::kKnown || person_.id != person.id) return;
  person_ = person;
  if (told) Send(RenamedText(person.name));
}

void Client::Leave(const std::string& table) {
  if (TableHost* const host = tools_.hall.Loaded(table)) host->Unwatch(*this);
  std::erase(watched_, table);
}

void Client::Dropped(const std::string& table) { std::erase(watched_, table); }

void Client::WithTable(Id id, const std::string& table, std::function<void(TableHost&)> use) {
  tools_.hall.Find(table,
                   leash_.On([this, id, use = std::move(use)](TableHost* host, const Problem& why) {
                     if (host == nullptr) return Refuse(id, why);
                     use(*host);
                   }));
}

void Client::AtTable(Id id, const std::string& table, Seat meant,
                     std::function<void(TableHost&)> use) {
  WithTable(id, table, [this, meant, use = std::move(use)](TableHost& host) {
    host.Return(person_.id, meant, leash_.On([&host, use] { use(host); }));
  });
}

void Client::Do(Id id, const std::string& table, Command command, Fields fields) {
  const auto answer = [this, id, fields = std::move(fields)](const Result<Entry>& entry) {
    if (!entry) return Refuse(id, entry.Error());
    Ok(id, fields ? fields(*entry) : boost::json::object{});
  };
  WithTable(id, table, [this, command = std::move(command), answer](TableHost& host) {
    host.Submit(command, Caller{person_.id}, leash_.On(answer));
  });
}

bool Client::TitleIsFine(Id id, const std::string& title) {
  if (tools_.texts.IsGoodTitle(title)) return true;
  Refuse(id, {.code = "table/bad_options",
              .message = "at most 60 characters, none of them invisible",
              .path = "title"});
  return false;
}

bool Client::BotIsFine(Id id, const std::string& level) {
  const ParsedBot parsed = ParseBot(level);
  const bool quick = IsWithin(parsed.bot.budget, tools_.settings.bot_budget);
  if (parsed.error.empty() && quick) return true;
  Refuse(id, ProblemOf("bots/unknown",
                       parsed.error.empty() ? "this bot thinks too long" : parsed.error));
  return false;
}

}  // namespace folsom
