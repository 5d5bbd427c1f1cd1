#include "solo/page.h"

#include <boost/json.hpp>
#include <utility>

namespace folsom {

namespace json = boost::json;

namespace {

// What strangers must not do to a server anybody may do to their own device.
[[nodiscard]] HallSettings PageSettings(std::string node) {
  constexpr int kAsManyAsTheyLike = 1'000'000;
  HallSettings settings;
  settings.max_message_bytes = 1 << 20;  // A whole record may be in it.
  settings.messages_per_s = kAsManyAsTheyLike;
  settings.messages_per_s_address = kAsManyAsTheyLike;
  settings.connections_per_address = kAsManyAsTheyLike;
  settings.new_people_per_minute_address = kAsManyAsTheyLike;
  settings.tables_per_person = kAsManyAsTheyLike;
  settings.creations_per_day = kAsManyAsTheyLike;
  settings.creations_per_day_address = kAsManyAsTheyLike;
  // Each tick asks the store, which is to rest on a phone; who has died is told (solo_nodes).
  settings.tick_ms = 5'000;
  settings.lease_ms = 30'000;
  // What was begun goes on whenever they come back.
  settings.keep_guests = 0;
  settings.keep_tokens = 0;
  settings.ends_abandoned = false;
  settings.min_free_bytes = 1LL << 20;
  settings.node = std::move(node);
  return settings;
}

}  // namespace

class Page::Wire final : public Connection {
 public:
  Wire(SoloHost host, std::uint32_t id) : host_(host), id_(id) {}
  void Send(Bytes message) override { host_send(host_, id_, message->data(), message->size()); }
  void Close(std::uint16_t code, std::string_view reason) override {
    host_hang_up(host_, id_, code, reason.data(), reason.size());
  }

 private:
  const SoloHost host_;
  const std::uint32_t id_;
};

class Page::Log final : public LogSink {
 public:
  explicit Log(SoloHost host) : host_(host) {}
  void Write(LogLevel level, std::string_view event,
             std::initializer_list<LogField> fields) override {
    std::string text(event);
    for (const LogField& field : fields) {
      text.append(" ").append(field.key).append("=");
      const std::string_view* const words = std::get_if<std::string_view>(&field.value);
      text += words != nullptr ? std::string(*words)
                               : std::to_string(std::get<std::int64_t>(field.value));
    }
    host_log(host_, static_cast<std::uint32_t>(level), text.data(), text.size());
  }

 private:
  const SoloHost host_;
};

Page::Page(SoloHost host, Millis now, std::string node, bool shared)
    : host_(host),
      settings_(PageSettings(std::move(node))),
      log_(std::make_unique<Log>(host)),
      store_(
          loop_,
          [host](std::uint32_t request, const std::string& what) {
            host_store(host, request, what.data(), what.size());
          },
          shared),
      thinking_(loop_,
                [host](std::uint32_t job, Audience audience, const ThinkJob& what) {
                  const std::vector<std::uint8_t> bytes = BytesOfJob(what);
                  host_think(host, job, static_cast<std::uint32_t>(audience), bytes.data(),
                             bytes.size());
                }),
      api_(settings_, store_) {
  loop_.Tell(now);
  hub_ = std::make_unique<Hub>(
      Given{.settings = settings_,
            .loop = loop_,
            .store = store_,
            .thinking = thinking_,
            .crypto = crypto_,
            .texts = texts_,
            .log = *log_,
            .is_own_origin = [](const std::string& /*origin*/,
                                const std::string& /*host*/) { return true; },
            .check_webhook = [](const std::string& /*url*/) -> std::optional<Problem> {
              return Problem{.code = "webhook/bad_url", .message = "a page sends no notices"};
            },
            .notify = {},
            .own_days = false});
  hub_->Start();
  loop_.Run();
}

Page::~Page() { hub_.reset(); }

std::uint32_t Page::Connect() {
  const std::uint32_t id = ++last_connection_;
  const Peer peer{.address = "page", .origin = "page", .bearer = {}};
  connections_[id] = hub_->Connected(std::make_shared<Wire>(host_, id), peer);
  return id;
}

void Page::Receive(std::uint32_t connection, std::string_view message) {
  const auto found = connections_.find(connection);
  if (found != connections_.end()) hub_->Received(found->second, message);
}

void Page::Disconnect(std::uint32_t connection) {
  const auto node = connections_.extract(connection);
  if (!node.empty()) hub_->Disconnected(node.mapped());
}

void Page::Ask(std::uint32_t request, std::string_view method, std::string_view target,
               std::string_view body) {
  api_.Ask(method, target, body, [host = host_, request](const PageReply& reply) {
    host_answer(host, request, static_cast<std::uint32_t>(reply.status), reply.type.data(),
                reply.type.size(), reply.body.data(), reply.body.size());
  });
}

void Page::Stored(std::uint32_t request, std::string_view answer) {
  store_.Answered(request, answer);
}

void Page::Hear(std::string_view told) { store_.Hear(told); }

void Page::SetNodes(std::string_view nodes) {
  boost::system::error_code error;
  const json::value list = json::parse(nodes, error);
  if (error || !list.is_array()) return;
  std::set<std::string> alive;
  for (const json::value& node : list.get_array()) {
    if (node.is_string()) alive.emplace(node.get_string());
  }
  store_.SetAlive(std::move(alive));
}

void Page::Thought(std::uint32_t job, std::int32_t answer) { thinking_.Answered(job, answer); }

void Page::Stop() {
  hub_->Stop([] {});
}

}  // namespace folsom
