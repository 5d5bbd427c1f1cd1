// Webhooks over real sockets.
#include "server/notices/net_webhook.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "net/tls_server.h"
#include "support/temp_folder.h"

namespace folsom {
namespace {

constexpr const char* kTaken = "HTTP/1.1 204 No Content\r\n\r\n";

// Every name is this machine.
std::vector<IpAddress> Home(const std::string& /*host*/) { return {*IpFrom("127.0.0.1")}; }

WebhookSender::Setup ForTests(const std::string& ca_file = {}) {
  return {.allow_private = true, .ca_file = ca_file, .resolve = Home};
}

WebhookSender::Setup Hurried(const std::string& ca_file = {}) {
  WebhookSender::Setup setup = ForTests(ca_file);
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
  WebhookSender::Setup setup = ForTests();
  setup.allow_private = false;
  int resolved = 0;
  setup.resolve = [&](const std::string&) {
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

TEST(Webhook, TheSenderCallsOnItsOwnThread) {
  const AnsweringServer server(kTaken, nullptr);
  WebhookSender sender(ForTests());
  sender.Send({.url = UrlAt(server, "x", false), .body = "one"});
  sender.Send({.url = UrlAt(server, "y", false), .body = "two"});
  const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (sender.Count().taken < 2 && std::chrono::steady_clock::now() < limit) {
    std::this_thread::yield();
  }
  EXPECT_EQ(sender.Count().taken, 2U);
  EXPECT_EQ(sender.Count().failed, 0U);
}

TEST(Webhook, TheSenderDoesNotWaitForASlowServerToEnd) {
  const AnsweringServer server("", nullptr);
  WebhookSender::Setup setup = ForTests();
  setup.time = 2'000;
  const auto start = std::chrono::steady_clock::now();
  {
    WebhookSender sender(setup);
    sender.Send({.url = UrlAt(server, "x", false), .body = "{}"});
    while (server.Connections() == 0) std::this_thread::yield();
  }
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(1'800));
}

}  // namespace
}  // namespace folsom
