#include "server/notices/net_webhook.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <poll.h>
#include <resolv.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <thread>

namespace folsom {

namespace {

Millis SteadyNow() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

// Lets this thread give up on a name server after two seconds: somebody's slow one is not to keep
// the notices of the others waiting.
void HurryResolver() {
  if (::res_init() != 0) return;
  _res.retrans = 2;
  _res.retry = 1;
}

std::vector<IpAddress> SystemResolve(const std::string& host) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* list = nullptr;
  std::vector<IpAddress> found;
  if (::getaddrinfo(host.c_str(), nullptr, &hints, &list) != 0) return found;
  for (const addrinfo* at = list; at != nullptr; at = at->ai_next) {
    IpAddress address;
    address.v4 = at->ai_family == AF_INET;
    if (address.v4) {
      const auto* v4 = reinterpret_cast<const sockaddr_in*>(at->ai_addr);
      std::memcpy(address.bytes.data(), &v4->sin_addr, 4);
    } else if (at->ai_family == AF_INET6) {
      const auto* v6 = reinterpret_cast<const sockaddr_in6*>(at->ai_addr);
      std::memcpy(address.bytes.data(), &v6->sin6_addr, 16);
    } else {
      continue;
    }
    found.push_back(address);
  }
  ::freeaddrinfo(list);
  return found;
}

// A connection all of whose calls end by `deadline`; with or without TLS.
class HurriedLine {
 public:
  explicit HurriedLine(Millis deadline) : deadline_(deadline) {}
  ~HurriedLine() {
    SSL_free(tls_);
    SSL_CTX_free(context_);
    if (socket_ >= 0) ::close(socket_);
  }
  HurriedLine(const HurriedLine&) = delete;
  HurriedLine& operator=(const HurriedLine&) = delete;

  bool Connect(const IpAddress& address, std::uint16_t port);
  // The certificate must be good for `host`, a name or an address.
  bool Secure(const std::string& host, const std::string& ca_file);
  bool Write(std::string_view bytes);
  // Appends what comes; false at the end.
  bool Read(std::string& bytes);

 private:
  bool WaitFor(short events);
  // Whether the TLS call that returned `result` may be made again, having waited.
  bool MayGoOn(int result);

  Millis deadline_;
  int socket_ = -1;
  SSL_CTX* context_ = nullptr;
  SSL* tls_ = nullptr;
};

bool HurriedLine::WaitFor(short events) {
  const Millis left = deadline_ - SteadyNow();
  pollfd wanted{.fd = socket_, .events = events, .revents = 0};
  return left > 0 && ::poll(&wanted, 1, static_cast<int>(left)) == 1;
}

bool HurriedLine::Connect(const IpAddress& address, std::uint16_t port) {
  sockaddr_storage storage{};
  socklen_t size = 0;
  if (address.v4) {
    auto* v4 = reinterpret_cast<sockaddr_in*>(&storage);
    v4->sin_family = AF_INET;
    v4->sin_port = htons(port);
    std::memcpy(&v4->sin_addr, address.bytes.data(), 4);
    size = sizeof(sockaddr_in);
  } else {
    auto* v6 = reinterpret_cast<sockaddr_in6*>(&storage);
    v6->sin6_family = AF_INET6;
    v6->sin6_port = htons(port);
    std::memcpy(&v6->sin6_addr, address.bytes.data(), 16);
    size = sizeof(sockaddr_in6);
  }
  socket_ = ::socket(storage.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (socket_ < 0) return false;
  if (::connect(socket_, reinterpret_cast<const sockaddr*>(&storage), size) == 0) return true;
  if (errno != EINPROGRESS || !WaitFor(POLLOUT)) return false;
  int error = 0;
  socklen_t length = sizeof error;
  return ::getsockopt(socket_, SOL_SOCKET, SO_ERROR, &error, &length) == 0 && error == 0;
}

bool HurriedLine::Secure(const std::string& host, const std::string& ca_file) {
  ERR_clear_error();
  context_ = SSL_CTX_new(TLS_client_method());
  if (context_ == nullptr) return false;
  SSL_CTX_set_min_proto_version(context_, TLS1_2_VERSION);
  SSL_CTX_set_verify(context_, SSL_VERIFY_PEER, nullptr);
  const int trusting = ca_file.empty()
                           ? SSL_CTX_set_default_verify_paths(context_)
                           : SSL_CTX_load_verify_locations(context_, ca_file.c_str(), nullptr);
  tls_ = trusting == 1 ? SSL_new(context_) : nullptr;
  if (tls_ == nullptr || SSL_set_fd(tls_, socket_) != 1) return false;
  if (IpFrom(host)) {
    if (X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(tls_), host.c_str()) != 1) return false;
  } else {
    SSL_set_hostflags(tls_, X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
    if (SSL_set1_host(tls_, host.c_str()) != 1) return false;
    if (SSL_set_tlsext_host_name(tls_, host.c_str()) != 1) return false;
  }
  int result = SSL_connect(tls_);
  while (result != 1 && MayGoOn(result)) result = SSL_connect(tls_);
  return result == 1;
}

bool HurriedLine::MayGoOn(int result) {
  switch (SSL_get_error(tls_, result)) {
    case SSL_ERROR_WANT_READ:
      return WaitFor(POLLIN);
    case SSL_ERROR_WANT_WRITE:
      return WaitFor(POLLOUT);
    default:
      return false;
  }
}

bool HurriedLine::Write(std::string_view bytes) {
  while (!bytes.empty()) {
    std::size_t written = 0;
    if (tls_ != nullptr) {
      const int result = SSL_write_ex(tls_, bytes.data(), bytes.size(), &written);
      if (result != 1 && !MayGoOn(result)) return false;
    } else {
      const ssize_t result = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (result < 0 && (errno != EAGAIN || !WaitFor(POLLOUT))) return false;
      written = static_cast<std::size_t>(std::max<ssize_t>(result, 0));
    }
    bytes.remove_prefix(written);
  }
  return true;
}

bool HurriedLine::Read(std::string& bytes) {
  std::array<char, 1024> buffer{};
  for (;;) {
    std::size_t got = 0;
    if (tls_ != nullptr) {
      const int result = SSL_read_ex(tls_, buffer.data(), buffer.size(), &got);
      if (result != 1 && !MayGoOn(result)) return false;
    } else {
      const ssize_t result = ::recv(socket_, buffer.data(), buffer.size(), 0);
      if (result == 0 || (result < 0 && (errno != EAGAIN || !WaitFor(POLLIN)))) return false;
      got = static_cast<std::size_t>(std::max<ssize_t>(result, 0));
    }
    bytes.append(buffer.data(), got);
    if (got > 0) return true;
  }
}

}  // namespace

int CallWebhook(const WebhookSender::Setup& setup, const std::string& url,
                const std::string& body) {
  const Millis deadline = SteadyNow() + setup.time;
  const Result<WebhookUrl> to = WebhookUrlFrom(url, setup.allow_private);
  if (!to) return 0;
  const std::optional<IpAddress> literal = IpFrom(to->host);
  std::vector<IpAddress> found;
  if (literal) {
    found = {*literal};
  } else {
    found = setup.resolve ? setup.resolve(to->host) : SystemResolve(to->host);
  }
  const std::optional<IpAddress> address = WebhookAddress(found, setup.allow_private);
  if (!address) return 0;
  HurriedLine line(deadline);
  if (!line.Connect(*address, to->port)) return 0;
  if (to->tls && !line.Secure(to->host, setup.ca_file)) return 0;
  if (!line.Write(WebhookRequest(*to, body))) return 0;
  std::string answer;
  while (answer.size() < kMaxWebhookAnswer && answer.find('\n') == std::string::npos) {
    if (!line.Read(answer)) break;
  }
  return WebhookStatus(answer);
}

// Outlives the sender as long as one of the threads hangs in the system's resolver.
struct WebhookSender::Shared {
  Setup setup;
  std::mutex mutex;
  std::condition_variable changed;
  WebhookQueue queue;
  Counts counts;
  bool stopping = false;
  int running = 0;

  void Run() {
    sigset_t pipe;  // TLS writes where nobody reads any more are errors, not signals.
    ::sigemptyset(&pipe);
    ::sigaddset(&pipe, SIGPIPE);
    ::pthread_sigmask(SIG_BLOCK, &pipe, nullptr);
    HurryResolver();
    std::unique_lock lock(mutex);
    while (!stopping) {
      std::optional<WebhookQueue::Call> call = queue.Next(SteadyNow());
      if (!call) {
        WaitForCall(lock);
        continue;
      }
      lock.unlock();
      const bool taken = WebhookTaken(CallWebhook(setup, call->url, call->body));
      lock.lock();
      ++(taken ? counts.taken : counts.failed);
      queue.Finished(std::move(*call), taken, SteadyNow());
      changed.notify_all();
    }
    --running;
    changed.notify_all();
  }

  void WaitForCall(std::unique_lock<std::mutex>& lock) {
    const std::optional<Millis> due = queue.NextDue();
    if (!due) return changed.wait(lock);
    changed.wait_for(lock, std::chrono::milliseconds(std::max<Millis>(*due - SteadyNow(), 1)));
  }
};

WebhookSender::WebhookSender(Setup setup) : shared_(std::make_shared<Shared>()) {
  shared_->setup = std::move(setup);
  shared_->running = shared_->setup.threads;
  for (int i = 0; i < shared_->setup.threads; ++i) {
    std::thread([shared = shared_] { shared->Run(); }).detach();
  }
}

WebhookSender::~WebhookSender() {
  std::unique_lock lock(shared_->mutex);
  shared_->stopping = true;
  shared_->changed.notify_all();
  shared_->changed.wait_for(lock, std::chrono::milliseconds(500),
                            [&] { return shared_->running == 0; });
}

void WebhookSender::Send(TurnNotice notice) {
  const std::lock_guard lock(shared_->mutex);
  if (!shared_->queue.Add(std::move(notice.url), std::move(notice.body), SteadyNow())) {
    ++shared_->counts.dropped;
  }
  shared_->changed.notify_all();
}

WebhookSender::Counts WebhookSender::Count() const {
  const std::lock_guard lock(shared_->mutex);
  return shared_->counts;
}

}  // namespace folsom
