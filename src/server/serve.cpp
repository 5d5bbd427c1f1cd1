#include "server/serve.h"

#include <sys/resource.h>

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

#include "crypto/sodium_crypto.h"
#include "crypto/web_push.h"
#include "hall/hub.h"
#include "record/words/version.h"
#include "server/bot_pool.h"
#include "server/http/http_api.h"
#include "server/http/http_origin.h"
#include "server/http/http_reply.h"
#include "server/http/static_files.h"
#include "server/icu_texts.h"
#include "server/log.h"
#include "server/net/address.h"
#include "server/net/lan.h"
#include "server/net/net_server.h"
#include "server/net/proxy.h"
#include "server/notices/push.h"
#include "server/notices/push_sender.h"
#include "server/notices/webhook.h"
#include "server/notices/webhook_sender.h"
#include "store/fold_again.h"
#include "store/store_thread.h"

namespace folsom {

namespace {

// Five seconds in all, with the two of ~StoreThread for a store that hangs.
constexpr Millis kStopTime = 1'200;   // For the store to take what was asked,
constexpr Millis kPartingTime = 800;  // and then for clients to hear goodbye.
constexpr Millis kHardStop = 4'500;   // Whatever happens.

[[nodiscard]] int StatusOfKnock(std::string_view code) {
  if (code.starts_with("limit/")) return 429;
  return code.starts_with("origin/") ? 403 : 503;
}

[[nodiscard]] HttpReply NotOurName() {
  return ErrorReply(421, "http/wrong_host",
                    "this server does not go by that name; --public-url or --origin can name it");
}

// Connections go to the hub, requests to the API, unless they are meant for another server.
class Front final : public Handler {
 public:
  Front(OwnHosts hosts, Hub& hub, HttpApi& api) : hosts_(std::move(hosts)), hub_(hub), api_(api) {}

  std::unique_ptr<HttpReply> Knock(const Peer& peer, const std::string& host) override {
    if (!hosts_.Has(host)) return std::make_unique<HttpReply>(NotOurName());
    const std::optional<Problem> refused = hub_.Knock(peer, host);
    if (!refused) return nullptr;
    return std::make_unique<HttpReply>(
        ErrorReply(StatusOfKnock(refused->code), refused->code, refused->message));
  }
  ConnectionId Connected(std::shared_ptr<Connection> connection, const Peer& peer) override {
    return hub_.Connected(std::move(connection), peer);
  }
  void Received(ConnectionId id, std::string_view message) override { hub_.Received(id, message); }
  void Disconnected(ConnectionId id) override { hub_.Disconnected(id); }
  void Serve(HttpRequest request, std::function<void(HttpReply)> reply) override {
    if (!hosts_.Has(request.host)) return reply(NotOurName());
    api_.Serve(std::move(request), std::move(reply));
  }

 private:
  OwnHosts hosts_;
  Hub& hub_;
  HttpApi& api_;
};

// As many connections as the system lets us have.
void RaiseFileLimit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

std::string UrlOf(const std::string& listen, std::uint16_t port) {
  const bool v6 = listen.find(':') != std::string::npos;
  return "http://" + (v6 ? "[" + listen + "]" : listen) + ":" + std::to_string(port);
}

// Ends the process if it does not end by itself: a store that hangs, or a bot that thinks, must not
// keep it. Nothing is lost by that, as nothing is acknowledged before it is stored.
class HardDeadline {
 public:
  HardDeadline() = default;
  ~HardDeadline() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
  }
  HardDeadline(const HardDeadline&) = delete;
  HardDeadline& operator=(const HardDeadline&) = delete;

  void Begin(Millis limit) {
    thread_ = std::thread([this, limit] {
      std::unique_lock lock(mutex_);
      const auto patience = std::chrono::milliseconds(limit);
      if (changed_.wait_for(lock, patience, [this] { return over_; })) return;
      Log(LogLevel::kWarn, "stopped_hard");
      CloseLog();
      std::_Exit(0);
    });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool over_ = false;
  std::thread thread_;
};

std::string CallMetrics(const std::string& name, std::string_view help,
                        const WebhookSender::Counts& counts) {
  std::string text = "# HELP " + name + " ";
  text.append(help).append("\n# TYPE ").append(name).append(" counter\n");
  const auto add = [&](std::string_view outcome, std::uint64_t count) {
    text.append(name).append("{outcome=\"").append(outcome).append("\"} ");
    text.append(std::to_string(count)).append("\n");
  };
  add("taken", counts.taken);
  add("failed", counts.failed);
  add("dropped", counts.dropped);
  return text;
}

std::optional<Problem> CheckMetricsFrom(const Settings& settings) {
  for (const std::string& text : settings.metrics_from) {
    if (IpRangeFrom(text)) continue;
    return Problem{.code = "serve/bad_metrics_from",
                   .message = "\"" + text + "\" is no address or range (10.0.0.0/8, fd00::/8)"};
  }
  return std::nullopt;
}

std::optional<Problem> WhyNoWebhook(const std::string& url, bool allow_private) {
  const Result<WebhookUrl> read = WebhookUrlFrom(url, allow_private);
  return read ? std::nullopt : std::optional(read.Error());
}

// A store whose names are folded as we do it.
std::unique_ptr<Database> OpenWithNames(const std::string& address) {
  std::unique_ptr<Database> store = OpenStore(address);
  const IcuTexts texts;
  const std::size_t changed = FoldNamesAgain(*store, texts);
  if (changed != 0) Log(LogLevel::kInfo, "names_folded_again", {{"names", changed}});
  return store;
}

// The key by which browsers know this site's notices, made when the store is first opened. Another
// one would make all subscriptions void.
PushSite PushSiteOf(Database& store, const Settings& settings) {
  const std::string kept = store.KeepSecret("push", NewP256Pair().secret);
  std::optional<P256Pair> key = P256PairOf(kept);
  if (!key) throw StoreError(StoreError::Kind::kBroken, "the key of push notices is damaged");
  const bool known = settings.public_url.starts_with("https://");
  return {.key = std::move(*key), .contact = known ? settings.public_url : std::string()};
}

// All parts in the order in which they need each other.
class WholeServer {
 public:
  WholeServer(const Settings& settings, TrustedProxies proxies, StaticFiles files,
              std::unique_ptr<Database> store, HardDeadline& deadline)
      : deadline_(deadline),
        net_(settings, std::move(proxies)),
        webhooks_(net_.GetLoop(), {.allow_private = settings.allow_private_webhooks}),
        push_(PushSiteOf(*store, settings)),
        pushes_(net_.GetLoop(), {.allow_private = settings.allow_private_webhooks}, push_,
                [this](const std::string& endpoint) { ForgetBrowser(endpoint); }),
        queue_(ByLoopsClock(std::move(store)),
               [this](std::function<void()> call) { net_.GetLoop().Post(std::move(call)); }),
        bots_(settings.bot_threads, settings.bot_queue, net_.GetLoop()),
        hub_({.settings = settings,
              .loop = net_.GetLoop(),
              .store = queue_,
              .thinking = bots_,
              .crypto = crypto_,
              .texts = texts_,
              .log = log_,
              .is_own_origin =
                  [&settings](const std::string& origin, const std::string& host) {
                    return IsOwnOrigin(settings, origin, host);
                  },
              .check_webhook = [allow = settings.allow_private_webhooks](
                                   const std::string& url) { return WhyNoWebhook(url, allow); },
              .notify = [this](TurnNotice notice) { webhooks_.Send(std::move(notice)); },
              .push_key = Base64Url(push_.key.point),
              .check_push = [allow = settings.allow_private_webhooks](
                                const PushAddress& to) { return CheckPush(to, allow); },
              .push = [this](const PushNotice& notice) { pushes_.Send(notice); }}),
        api_(settings, net_.GetLoop(), queue_, CallsWithNotices(), std::move(files)),
        front_(OwnHosts(settings, MachineName()), hub_, api_) {}

  std::uint16_t Listen() { return net_.Listen(front_); }
  void UseAddress(std::string_view address) { api_.UseAddress(address); }
  void Run() {
    net_.OnSignal([this] { Stop(); });
    net_.GetLoop().Post([this] { hub_.Start(); });
    net_.Run();
  }

 private:
  std::unique_ptr<Database> ByLoopsClock(std::unique_ptr<Database> store) {
    store->UseClock([this] { return net_.GetLoop().Now(); });
    return store;
  }
  // The hub's metrics, and those of notices.
  HubCalls CallsWithNotices() {
    HubCalls calls = CallsOf(hub_);
    calls.metrics = [this, of_hub = std::move(calls.metrics)] {
      return of_hub() +
             CallMetrics("folsom_webhooks_total", "Calls of webhooks, by their outcome.",
                         webhooks_.Count()) +
             CallMetrics("folsom_push_notices_total", "Calls of push services, by their outcome.",
                         pushes_.Count());
    };
    return calls;
  }
  void ForgetBrowser(const std::string& endpoint) {
    queue_.Call([endpoint](Store& store) { store.RemovePush(endpoint); }, {});
  }
  void Stop() {
    Log(LogLevel::kInfo, "stopping");
    deadline_.Begin(kHardStop);
    net_.StopListening();
    net_.GetLoop().After(kStopTime, [this] { Part(); });
    hub_.Stop([this] { Part(); });
  }
  void Part() {
    if (std::exchange(parting_, true)) return;
    net_.Finish(kPartingTime);
  }

  HardDeadline& deadline_;
  SodiumCrypto crypto_;
  IcuTexts texts_;
  ServerLog log_;
  NetServer net_;
  WebhookSender webhooks_;
  const PushSite push_;
  PushSender pushes_;
  StoreThread queue_;
  BotPool bots_;
  Hub hub_;
  HttpApi api_;
  Front front_;
  bool parting_ = false;
};

}  // namespace

std::optional<Problem> Serve(const Settings& settings,
                             const std::function<void(const std::string& url)>& listening) {
  Result<TrustedProxies> proxies = TrustedProxies::From(settings.trusted_proxies);
  if (!proxies) return proxies.Error();
  if (std::optional<Problem> problem = CheckMetricsFrom(settings)) return problem;
  Result<StaticFiles> files =
      settings.web.empty() ? Result(StaticFiles()) : StaticFiles::Load(settings.web);
  if (!files) return files.Error();
  const std::string lan = settings.lan ? LanAddress() : std::string();
  if (settings.lan && lan.empty()) {
    return Problem{.code = "serve/no_network", .message = "this machine is in no network"};
  }
  RaiseFileLimit();
  std::signal(SIGPIPE, SIG_IGN);
  OpenLog(settings.log_json);
  HardDeadline deadline;
  try {
    WholeServer server(settings, std::move(*proxies), std::move(*files),
                       OpenWithNames(settings.store), deadline);
    const std::uint16_t port = server.Listen();
    const std::string url = UrlOf(settings.lan ? lan : settings.listen, port);
    if (settings.lan && settings.public_url.empty()) server.UseAddress(url);
    Log(LogLevel::kInfo, "listening", {{"url", url}, {"version", ProgramVersion()}});
    listening(url);
    server.Run();
  } catch (const StoreError& error) {
    CloseLog();
    return Problem{.code = std::string(CodeOf(error.kind)), .message = error.what()};
  } catch (const ListenError& error) {
    CloseLog();
    return Problem{.code = error.code, .message = error.what()};
  }
  Log(LogLevel::kInfo, "stopped");
  CloseLog();
  return std::nullopt;
}

}  // namespace folsom
