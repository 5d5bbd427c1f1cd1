// The whole server in a process of its own, from its first line to its last.
#include "server/serve.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>

#include "net/raw_client.h"
#include "server/net/lan.h"
#include "support/postgres.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

// `Serve` in a child process.
class ServingProcess {
 public:
  explicit ServingProcess(const Settings& settings) {
    std::array<int, 2> ends{};
    EXPECT_EQ(::pipe(ends.data()), 0);
    pid_ = ::fork();
    if (pid_ == 0) {
      ::close(ends[0]);
      const int out = ends[1];
      const std::optional<Problem> problem = Serve(settings, [out](const std::string& url) {
        if (::write(out, url.data(), url.size()) < 0) ::_exit(3);
      });
      if (problem && ::write(out, problem->code.data(), problem->code.size()) < 0) ::_exit(3);
      ::_exit(problem ? 2 : 0);
    }
    ::close(ends[1]);
    pollfd wanted{.fd = ends[0], .events = POLLIN, .revents = 0};
    EXPECT_EQ(::poll(&wanted, 1, 20'000), 1);
    std::array<char, 256> text{};
    const ssize_t got = ::read(ends[0], text.data(), text.size());
    said_.assign(text.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
    ::close(ends[0]);
  }
  ~ServingProcess() {
    if (pid_ <= 0) return;
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }
  ServingProcess(const ServingProcess&) = delete;
  ServingProcess& operator=(const ServingProcess&) = delete;

  [[nodiscard]] const std::string& Said() const { return said_; }
  [[nodiscard]] std::uint16_t Port() const {
    return static_cast<std::uint16_t>(std::stoi(said_.substr(said_.rfind(':') + 1)));
  }
  void Signal(int signal) const { ::kill(pid_, signal); }
  // Its exit status.
  int Wait() {
    int raw = 0;
    ::waitpid(pid_, &raw, 0);
    pid_ = -1;
    return WIFEXITED(raw) ? WEXITSTATUS(raw) : 128 + WTERMSIG(raw);
  }

 private:
  pid_t pid_ = -1;
  std::string said_;
};

class ServeTest : public testing::Test {
 protected:
  ServeTest() {
    settings_.port = 0;
    settings_.store = folder_.File("test.db");
  }
  TempFolder folder_;
  Settings settings_;
};

TEST_F(ServeTest, ServesAndEndsInLessThanFiveSeconds) {
  for (const int signal : {SIGTERM, SIGINT}) {
    ServingProcess server(settings_);
    ASSERT_TRUE(server.Said().starts_with("http://127.0.0.1:")) << server.Said();
    RawClient web(server.Port());
    web.Send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_TRUE(web.ReadResponse().ends_with(R"({"ok":true,"store":"ready"})"));
    web.Send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_NE(web.ReadResponse().find("<h1>Folsom</h1>"), std::string::npos);
    RawClient player(server.Port());
    EXPECT_EQ(player.Upgrade("Origin: http://127.0.0.1\r\n"), "HTTP/1.1 101 Switching Protocols");
    player.SendText(R"({"type":"hello","id":1,"protocol":1})");
    EXPECT_NE(player.ReadText().find(R"("type":"welcome")"), std::string::npos);
    const auto start = std::chrono::steady_clock::now();
    server.Signal(signal);
    EXPECT_EQ(player.ReadCloseCode(), 1012);
    EXPECT_EQ(server.Wait(), 0);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
  }
}

TEST_F(ServeTest, EndsInTimeAlsoWhenTheStoreHangs) {
  PostgresServer postgres;
  settings_.store = postgres.NewPlace();
  ServingProcess server(settings_);
  ASSERT_TRUE(server.Said().starts_with("http://127.0.0.1:")) << server.Said();
  RawClient player(server.Port());
  player.Upgrade("Origin: http://127.0.0.1\r\n");
  player.SendText(R"({"type":"hello","id":1,"protocol":1})");
  EXPECT_NE(player.ReadText().find(R"("type":"welcome")"), std::string::npos);
  postgres.Freeze();
  player.SendText(R"({"type":"create","id":2,"config":{"seats":3}})");
  player.SendText(R"({"type":"ping","id":3})");
  EXPECT_NE(player.ReadText().find(R"("id":3)"), std::string::npos);  // The other one waits.
  const auto start = std::chrono::steady_clock::now();
  server.Signal(SIGTERM);
  EXPECT_EQ(player.ReadCloseCode(), 1012);
  EXPECT_EQ(server.Wait(), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
  postgres.Thaw();
}

TEST_F(ServeTest, ADatabaseThatBecomesReadOnlyIsWaitedForAndHealthSaysSo) {
  PostgresServer postgres;
  settings_.store = postgres.NewPlace();
  ServingProcess server(settings_);
  const auto health = [&] {
    RawClient web(server.Port());
    web.Send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return web.ReadResponse();
  };
  ASSERT_TRUE(health().ends_with(R"({"ok":true,"store":"ready"})"));
  postgres.Stop();
  postgres.Start("default_transaction_read_only=on");
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  std::string said;
  while (said.find("store/read_only") == std::string::npos &&
         std::chrono::steady_clock::now() < end) {
    said = health();
  }
  EXPECT_TRUE(said.starts_with("HTTP/1.1 503 ")) << said;
  EXPECT_TRUE(said.ends_with(R"({"ok":false,"store":"failing","why":"store/read_only"})")) << said;
  Settings second = settings_;
  EXPECT_EQ(ServingProcess(second).Said(), "store/read_only");
}

TEST_F(ServeTest, StrangersPagesAreNotLetIn) {
  ServingProcess server(settings_);
  RawClient stranger(server.Port());
  EXPECT_EQ(stranger.Upgrade("Origin: https://evil.example\r\n"), "HTTP/1.1 403 Forbidden");
  RawClient nobody(server.Port());
  EXPECT_EQ(nobody.Upgrade(), "HTTP/1.1 403 Forbidden");  // Neither origin nor token.
}

TEST_F(ServeTest, OnTheLocalNetworkLinksBearItsAddress) {
  if (LanAddress().empty()) GTEST_SKIP() << "there is no network";
  settings_.lan = true;
  settings_.listen = "0.0.0.0";
  ServingProcess server(settings_);
  EXPECT_TRUE(server.Said().starts_with("http://" + LanAddress() + ":")) << server.Said();
  RawClient web(server.Port());
  web.Send("GET /api/options HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_NE(web.ReadResponse().find("\"address\":\"" + server.Said() + "\""), std::string::npos);
  RawClient page(server.Port());  // By another of its names.
  EXPECT_EQ(page.Upgrade("Origin: http://127.0.0.1\r\n"), "HTTP/1.1 101 Switching Protocols");
}

TEST_F(ServeTest, WhatCannotBeginSaysWhy) {
  ServingProcess first(settings_);
  Settings same_store = settings_;
  EXPECT_EQ(ServingProcess(same_store).Said(), "store/broken");  // In use.

  Settings same_port = settings_;
  same_port.store = folder_.File("other.db");
  same_port.port = first.Port();
  EXPECT_EQ(ServingProcess(same_port).Said(), "serve/port_in_use");

  folder_.Write("text.db", "this is no database, but it is long enough to look like one");
  Settings no_store = settings_;
  no_store.store = folder_.File("text.db");
  EXPECT_EQ(ServingProcess(no_store).Said(), "store/broken");

  Settings no_web = settings_;
  no_web.web = folder_.File("nothing");
  EXPECT_EQ(ServingProcess(no_web).Said(), "serve/no_web");

  Settings no_proxy = settings_;
  no_proxy.trusted_proxies = {"10.0.0.0/99"};
  EXPECT_EQ(ServingProcess(no_proxy).Said(), "serve/bad_proxy");

  Settings no_metrics = settings_;
  no_metrics.metrics_from = {"everyone"};
  EXPECT_EQ(ServingProcess(no_metrics).Said(), "serve/bad_metrics_from");

  Settings no_database = settings_;
  no_database.store = "host=" + folder_.Path() + " dbname=none";
  EXPECT_EQ(ServingProcess(no_database).Said(), "store/unavailable");

  Settings no_address = settings_;
  no_address.store = folder_.File("third.db");
  no_address.listen = "nowhere";
  EXPECT_EQ(ServingProcess(no_address).Said(), "serve/bad_listen");
}

}  // namespace
}  // namespace folsom
