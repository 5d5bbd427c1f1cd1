// Webhooks over real sockets.
#include "server/notices/webhook_sender.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <future>
#include <memory>
#include <thread>

#include "net/http_rig.h"
#include "net/tls_server.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

constexpr const char* kTaken = "HTTP/1.1 204 No Content\r\n\r\n";

// Every name is this machine.
std::vector<IpAddress> Home(const std::string& /*host*/) { return {*IpFrom("127.0.0.1")}; }

WebhookSetup ForTests(const std::string& ca_file = {}) {
  return {.allow_private = true, .ca_file = ca_file, .look_up = Home};
}

WebhookSetup Hurried(const std::string& ca_file = {}) {
  WebhookSetup setup = ForTests(ca_file);
  setup.time = 300;
  return setup;
}

std::string UrlAt(const AnsweringServer& server, const std::string& host, bool tls) {
  return (tls ? "https://" : "http://") + host + ":" + std::to_string(server.Port()) + "/turn?a=b";
}

class TlsWebhook : public testing::Test {
 protected:
  TlsWebhook() : certificate_("hooks.example") { certificate_.WriteTo(ca_file_); }

  TempFolder folder_;
  std::string ca_file_ = folder_.File("ca.pem");
  TestCertificate certificate_;
};

TEST_F(TlsWebhook, ANoticeArrivesAtTheAddressThatWasFoundUnderTheNameThatWasGiven) {
  const AnsweringServer server(kTaken, &certificate_);
  const std::string url = UrlAt(server, "hooks.example", true);
  EXPECT_EQ(CallWebhook(ForTests(ca_file_), url, R"({"table":"x"})"), 204);
  ASSERT_EQ(server.Requests().size(), 1U);
  const std::string request = server.Requests()[0];
  EXPECT_TRUE(request.starts_with("POST /turn?a=b HTTP/1.1\r\nHost: hooks.example:")) << request;
  EXPECT_TRUE(request.ends_with("\r\n\r\n{\"table\":\"x\"}")) << request;
  EXPECT_EQ(server.AskedName(), "hooks.example");
}

TEST_F(TlsWebhook, ACertificateOfAnotherNameIsRefused) {
  const AnsweringServer server(kTaken, &certificate_);
  EXPECT_EQ(CallWebhook(ForTests(ca_file_), UrlAt(server, "other.example", true), "{}"), 0);
  EXPECT_TRUE(server.Requests().empty());
}

TEST_F(TlsWebhook, ACertificateThatNobodyVouchesForIsRefused) {
  const AnsweringServer server(kTaken, &certificate_);
  EXPECT_EQ(CallWebhook(ForTests(), UrlAt(server, "hooks.example", true), "{}"), 0);
  EXPECT_TRUE(server.Requests().empty());
}

TEST_F(TlsWebhook, AServerThatSpeaksNoTlsIsRefused) {
  const AnsweringServer server(kTaken, nullptr);
  EXPECT_EQ(CallWebhook(Hurried(ca_file_), UrlAt(server, "hooks.example", true), "{}"), 0);
}

TEST(Webhook, ARedirectIsNotFollowed) {
  const AnsweringServer target(kTaken, nullptr);
  const AnsweringServer server(
      "HTTP/1.1 307 Temporary Redirect\r\nLocation: " + UrlAt(target, "x", false) + "\r\n\r\n",
      nullptr);
  EXPECT_EQ(CallWebhook(ForTests(), UrlAt(server, "x", false), "{}"), 307);
  EXPECT_EQ(target.Connections(), 0);
}

TEST(Webhook, ANameWithAPrivateAddressIsNotCalled) {
  const AnsweringServer server(kTaken, nullptr);
  WebhookSetup setup = ForTests();
  setup.allow_private = false;
  int resolved = 0;
  setup.look_up = [&](const std::string&) {
    ++resolved;
    return std::vector<IpAddress>{*IpFrom("9.9.9.9"), *IpFrom("127.0.0.1")};
  };
  EXPECT_EQ(CallWebhook(setup, UrlAt(server, "hooks.example", true), "{}"), 0);
  EXPECT_EQ(resolved, 1);
  EXPECT_EQ(server.Connections(), 0);
}

TEST(Webhook, ASilentServerIsGivenUp) {
  const AnsweringServer server("", nullptr);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(CallWebhook(Hurried(), UrlAt(server, "x", false), "{}"), 0);
  const auto took = std::chrono::steady_clock::now() - start;
  EXPECT_GE(took, std::chrono::milliseconds(250));
  EXPECT_LT(took, std::chrono::milliseconds(kWebhookTime));
}

TEST(Webhook, AnEndlessAnswerIsCut) {
  const AnsweringServer server(std::string(1'000'000, 'x'), nullptr);
  EXPECT_EQ(CallWebhook(ForTests(), UrlAt(server, "x", false), "{}"), 0);
}

TEST(Webhook, NobodyThereIsAFailure) {
  std::string url;
  {
    const AnsweringServer gone(kTaken, nullptr);
    url = UrlAt(gone, "x", false);
  }
  EXPECT_EQ(CallWebhook(ForTests(), url, "{}"), 0);
}

TEST(Webhook, ABigHeadIsCut) {
  const AnsweringServer server(
      "HTTP/1.1 200 OK\r\nX: " + std::string(kMaxWebhookAnswer, 'x') + "\r\n\r\n", nullptr);
  EXPECT_EQ(CallWebhook(ForTests(), UrlAt(server, "x", false), "{}"), 0);
}

TEST(Webhook, TheBodyOfTheAnswerIsNotWaitedFor) {
  const AnsweringServer server("HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\nx", nullptr);
  EXPECT_EQ(CallWebhook(ForTests(), UrlAt(server, "x", false), "{}"), 200);
}

TEST(Webhook, WhatComesBeforeTheAnswerIsNotTheAnswer) {
  const AnsweringServer server("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n",
                               nullptr);
  EXPECT_EQ(CallWebhook(ForTests(), UrlAt(server, "x", false), "{}"), 204);
}

TEST(Webhook, NoProxyOfTheMachineIsUsed) {
  const AnsweringServer proxy(kTaken, nullptr);
  const AnsweringServer server("HTTP/1.1 200 OK\r\n\r\n", nullptr);
  ::setenv("http_proxy", ("http://127.0.0.1:" + std::to_string(proxy.Port())).c_str(), 1);
  EXPECT_EQ(CallWebhook(ForTests(), UrlAt(server, "x", false), "{}"), 200);
  ::unsetenv("http_proxy");
  EXPECT_EQ(proxy.Connections(), 0);
}

// A name server that does not answer until the gate opens.
struct StuckLookup {
  std::shared_ptr<std::promise<void>> gate = std::make_shared<std::promise<void>>();
  std::shared_ptr<std::atomic<int>> asked = std::make_shared<std::atomic<int>>(0);
  ~StuckLookup() { gate->set_value(); }

  [[nodiscard]] NameLookup Get() const {
    return [open = gate->get_future().share(), count = asked](const std::string&) {
      ++*count;
      open.wait();
      return std::vector<IpAddress>{};
    };
  }
};

TEST(Webhook, ANameServerThatDoesNotAnswerIsGivenUp) {
  const StuckLookup stuck;
  WebhookSetup setup = Hurried();
  setup.look_up = stuck.Get();
  EXPECT_EQ(CallWebhook(setup, "http://x/", "{}"), 0);
  EXPECT_EQ(*stuck.asked, 1);
}

TEST(WebhookSender, CallsOnThreadsOfItsOwn) {
  const AnsweringServer server(kTaken, nullptr);
  TurnedLoop loop;
  WebhookSender sender(loop, ForTests());
  sender.Send({.url = UrlAt(server, "x", false), .body = "one"});
  sender.Send({.url = UrlAt(server, "y", false), .body = "two"});
  EXPECT_TRUE(loop.TurnUntil([&] { return sender.Count().taken == 2; }));
  EXPECT_EQ(sender.Count().failed, 0U);
}

TEST(WebhookSender, CountsWhatFailedAndWhatWasDropped) {
  TurnedLoop loop;
  WebhookSetup setup = ForTests();
  setup.look_up = [](const std::string&) { return std::vector<IpAddress>{}; };
  WebhookSender sender(loop, setup);
  sender.Send({.url = "nonsense", .body = "{}"});
  EXPECT_EQ(sender.Count().dropped, 1U);
  for (int i = 0; i < 9; ++i) {  // More than can be called at once.
    sender.Send({.url = "https://host" + std::to_string(i) + "/", .body = "{}"});
  }
  EXPECT_TRUE(loop.TurnUntil([&] { return sender.Count().failed == 9; }));
}

TEST(WebhookSender, DoesNotWaitForASlowServerToEnd) {
  const AnsweringServer server("", nullptr);
  TurnedLoop loop;
  WebhookSetup setup = ForTests();
  setup.time = 10'000;
  const auto start = std::chrono::steady_clock::now();
  {
    WebhookSender sender(loop, setup);
    sender.Send({.url = UrlAt(server, "x", false), .body = "{}"});
    while (server.Connections() == 0) std::this_thread::yield();
  }
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

TEST(WebhookSender, DoesNotWaitForANameServer) {
  const StuckLookup stuck;
  TurnedLoop loop;
  WebhookSetup setup = ForTests();
  setup.time = 60'000;
  setup.look_up = stuck.Get();
  const auto start = std::chrono::steady_clock::now();
  {
    WebhookSender sender(loop, setup);
    sender.Send({.url = "http://x/", .body = "{}"});
    while (*stuck.asked == 0) std::this_thread::yield();
  }
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

}  // namespace
}  // namespace folsom
