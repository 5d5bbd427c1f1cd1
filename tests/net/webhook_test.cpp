#include "server/notices/webhook.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

TEST(WebhookUrl, IsTakenApart) {
  const Result<WebhookUrl> url =
      WebhookUrlFrom("HTTPS://Hooks.Example.com:8443/a/b?c=d&e#frag", false);
  ASSERT_TRUE(url);
  EXPECT_EQ(
      *url,
      (WebhookUrl{.tls = true, .host = "hooks.example.com", .port = 8443, .target = "/a/b?c=d&e"}));
  EXPECT_EQ(*WebhookUrlFrom("https://x.example", false),
            (WebhookUrl{.tls = true, .host = "x.example", .port = 443, .target = "/"}));
  EXPECT_EQ(WebhookUrlFrom("https://x.example?q=1", false)->target, "/?q=1");
  EXPECT_EQ(WebhookUrlFrom("https://[2606:4700::1111]:444/x", true)->host, "2606:4700::1111");
}

TEST(WebhookUrl, WhatMustNotBeCalledIsRefused) {
  for (const char* text : {"",
                           "x.example",
                           "http://x.example/",
                           "ftp://x.example/",
                           "https:/x.example",
                           "https://",
                           "https:///path",
                           "https://user@x.example/",
                           "https://user:pw@x.example/",
                           "https://localhost/",
                           "https://printer/",
                           "https://x.example:0/",
                           "https://x.example:22/",
                           "https://x.example:80/",
                           "https://x.example:99999/",
                           "https://x.example:/",
                           "https://x.example:4a/",
                           "https://x .example/",
                           "https://x.example/\r\nX: y",
                           "https://x.example/\x7F",
                           "https://..example/",
                           "https://.example/",
                           "https://x..y/",
                           "https://127.0.0.1/",
                           "https://10.1.2.3/",
                           "https://169.254.169.254/latest/",
                           "https://[::1]/",
                           "https://[::ffff:8.8.8.8]/",
                           "https://[fe80::1]/",
                           "https://[::1/",
                           "https://[x.example]/",
                           "https://x_y.example\\@z/",
                           "javascript://x.example/"}) {
    const Result<WebhookUrl> url = WebhookUrlFrom(text, false);
    ASSERT_FALSE(url) << text;
    EXPECT_EQ(url.Error().code, "webhook/bad_url") << text;
  }
  EXPECT_FALSE(WebhookUrlFrom("https://x.example/" + std::string(kMaxWebhookUrl, 'a'), false));
}

TEST(WebhookUrl, AHostMayAllowPrivateOnes) {
  for (const char* text : {"http://127.0.0.1:9000/x", "http://localhost/", "https://[::1]:22/"}) {
    EXPECT_TRUE(WebhookUrlFrom(text, true)) << text;
  }
  EXPECT_FALSE(WebhookUrlFrom("ftp://localhost/", true));
}

IpAddress Found(std::string_view text) { return *IpFrom(text); }

TEST(WebhookAddress, EveryAddressOfANameMustBePublic) {
  const std::vector<IpAddress> good{Found("9.9.9.9"), Found("2606:4700::1111")};
  const std::vector<IpAddress> mixed{Found("9.9.9.9"), Found("10.0.0.1")};
  const std::vector<IpAddress> own{Found("127.0.0.1")};
  EXPECT_EQ(WebhookAddress(good, false), Found("9.9.9.9"));
  EXPECT_EQ(WebhookAddress(mixed, false), std::nullopt);
  EXPECT_EQ(WebhookAddress(own, false), std::nullopt);
  EXPECT_EQ(WebhookAddress({}, false), std::nullopt);
  EXPECT_EQ(WebhookAddress(own, true), Found("127.0.0.1"));
  EXPECT_EQ(WebhookAddress({}, true), std::nullopt);
}

TEST(WebhookUrl, IsWrittenAgainAsItWasRead) {
  EXPECT_EQ(WebhookUrlFrom("https://X.example?a#b", false)->Text(), "https://x.example:443/?a");
  EXPECT_EQ(WebhookUrlFrom("http://[::1]:99/../x", true)->Text(), "http://[::1]:99/../x");
}

TEST(WebhookAnswer, OnlySuccessIsSuccess) {
  EXPECT_TRUE(WebhookTaken(200));
  EXPECT_TRUE(WebhookTaken(299));
  for (const int status : {0, 100, 199, 300, 302, 404, 500}) EXPECT_FALSE(WebhookTaken(status));
}

TEST(WebhookQueue, OneUrlIsCalledOnceInHalfAMinute) {
  WebhookQueue queue;
  ASSERT_TRUE(queue.Add("https://a/", "1", 0));
  ASSERT_TRUE(queue.Add("https://a/", "2", 0));
  ASSERT_TRUE(queue.Add("https://b/", "3", 0));
  const std::optional<WebhookQueue::Call> first = queue.Next(0);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->body, "1");
  const std::optional<WebhookQueue::Call> other = queue.Next(0);
  ASSERT_TRUE(other);
  EXPECT_EQ(other->body, "3");
  EXPECT_FALSE(queue.Next(kWebhookPause * 9));  // While it is called, no other is.
  queue.Finished(*first, true, 100);
  EXPECT_FALSE(queue.Next(100 + kWebhookPause - 1));
  EXPECT_EQ(queue.NextDue(), 100 + kWebhookPause);
  const std::optional<WebhookQueue::Call> second = queue.Next(100 + kWebhookPause);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->body, "2");
  EXPECT_EQ(queue.Waiting(), 0U);
}

TEST(WebhookQueue, OneHostIsCalledOnceASecondWhateverTheUrl) {
  WebhookQueue queue;
  ASSERT_TRUE(queue.Add("https://a/x", "1", 0));
  ASSERT_TRUE(queue.Add("https://A:443/y", "2", 0));
  ASSERT_TRUE(queue.Add("https://a:8443/", "another port", 0));
  const std::optional<WebhookQueue::Call> first = queue.Next(0);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->body, "1");
  const std::optional<WebhookQueue::Call> port = queue.Next(0);
  ASSERT_TRUE(port);
  EXPECT_EQ(port->body, "another port");
  queue.Finished(*first, true, 50);
  EXPECT_FALSE(queue.Next(50 + kHostPause - 1));
  EXPECT_EQ(queue.Next(50 + kHostPause)->body, "2");
}

TEST(WebhookQueue, WhatIsDueLongestComesFirst) {
  WebhookQueue queue;
  ASSERT_TRUE(queue.Add("https://z/", "older", 10));
  ASSERT_TRUE(queue.Add("https://a/", "newer", 20));
  EXPECT_EQ(queue.Next(30)->body, "older");
  EXPECT_EQ(queue.Next(30)->body, "newer");
}

TEST(WebhookQueue, ThePauseIsKeptWhenNothingWaits) {
  WebhookQueue queue;
  ASSERT_TRUE(queue.Add("https://a/", "1", 0));
  queue.Finished(*queue.Next(0), true, 0);
  ASSERT_TRUE(queue.Add("https://a/", "2", 1));
  EXPECT_FALSE(queue.Next(kWebhookPause - 1));
  EXPECT_TRUE(queue.Next(kWebhookPause));
}

TEST(WebhookQueue, AFailureIsTriedOnceMoreAndThenItsHostRests) {
  WebhookQueue queue;
  ASSERT_TRUE(queue.Add("https://a/", "1", 0));
  queue.Finished(*queue.Next(0), false, 0);
  EXPECT_FALSE(queue.Next(kWebhookRetry - 1));
  const std::optional<WebhookQueue::Call> again = queue.Next(kWebhookRetry);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->body, "1");
  queue.Finished(*again, false, kWebhookRetry);
  EXPECT_EQ(queue.Waiting(), 0U);  // It is given up.
  ASSERT_TRUE(queue.Add("https://a/other", "2", kWebhookRetry + 1));
  EXPECT_FALSE(queue.Next(kWebhookRetry + kHostRest - 1));
  EXPECT_EQ(queue.Next(kWebhookRetry + kHostRest)->body, "2");
}

TEST(WebhookQueue, NeitherAUrlNorAHostNorAllTogetherFillIt) {
  WebhookQueue queue;
  EXPECT_FALSE(queue.Add("nonsense", "x", 0));
  for (std::size_t i = 0; i < kWebhooksPerUrl; ++i) EXPECT_TRUE(queue.Add("https://a/", "x", 0));
  EXPECT_FALSE(queue.Add("https://a/", "x", 0));
  std::size_t of_host = kWebhooksPerUrl;
  while (queue.Add("https://a/" + std::to_string(of_host), "x", 0)) ++of_host;
  EXPECT_EQ(of_host, kWebhooksPerHost);
  std::size_t all = of_host;
  while (queue.Add("https://b" + std::to_string(all) + "/", "x", 0)) ++all;
  EXPECT_EQ(all, kMaxWebhooks);
  EXPECT_EQ(queue.Waiting(), kMaxWebhooks);
}

}  // namespace
}  // namespace folsom
