// Turn notices through push services: the example of RFC 8291, what is refused, what is sent.
#include "server/notices/push.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "net/http_rig.h"
#include "net/tls_server.h"
#include "server/notices/push_sender.h"

namespace folsom {
namespace {

namespace json = boost::json;

// RFC 8291, appendix A.
constexpr const char* kReaderKey =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
constexpr const char* kReaderAuth = "BTBZMqHH6r4Tts7J_aSIgg";
constexpr const char* kSenderSecret = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
constexpr const char* kSenderKey =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";

PushAddress AddressAt(const std::string& endpoint) {
  return {.endpoint = endpoint, .key = kReaderKey, .auth = kReaderAuth};
}

TEST(WebPush, ThePayloadIsEncryptedAsInTheExampleOfTheStandard) {
  const std::optional<P256Pair> once = P256PairOf(*FromBase64Url(kSenderSecret));
  ASSERT_TRUE(once);
  EXPECT_EQ(Base64Url(once->point), kSenderKey);
  const std::optional<std::string> body =
      EncryptPush("When I grow up, I want to be a watermelon",
                  {.point = *FromBase64Url(kReaderKey), .auth = *FromBase64Url(kReaderAuth)}, *once,
                  *FromBase64Url("DGv6ra1nlYgDCS1FRnbzlw"));
  ASSERT_TRUE(body);
  EXPECT_EQ(Base64Url(*body),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocIn"
            "mYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW"
            "QexSgSxsj_Qulcy4a-fN");
}

TEST(WebPush, APayloadThatIsTooLongIsRefused) {
  const PushReader reader{.point = *FromBase64Url(kReaderKey), .auth = *FromBase64Url(kReaderAuth)};
  const std::string longest(kMaxPushPayload, 'x');
  const std::optional<std::string> body =
      EncryptPush(longest, reader, NewP256Pair(), NewPushSalt());
  ASSERT_TRUE(body);
  EXPECT_EQ(body->size(), 4096U);
  EXPECT_FALSE(EncryptPush(longest + "x", reader, NewP256Pair(), NewPushSalt()));
}

TEST(WebPush, ASecretIsANumberOfTheCurve) {
  const std::string order = *FromBase64Url("_____wAAAAD__________7zm-q2nF56E87nKwvxjJVE");
  EXPECT_FALSE(P256PairOf(order));
  EXPECT_FALSE(P256PairOf(std::string(32, '\0')));
  EXPECT_FALSE(P256PairOf(std::string(31, '\x01')));
  EXPECT_FALSE(P256PairOf({}));
  const P256Pair made = NewP256Pair();
  EXPECT_EQ(P256PairOf(made.secret)->point, made.point);
  EXPECT_NE(NewP256Pair().secret, made.secret);
}

TEST(WebPush, TheSenderSignsForTheServiceAndADay) {
  const P256Pair key = NewP256Pair();
  const std::string header = VapidHeader(
      key,
      {.audience = "https://push.example", .expires_s = 1'700'000'000, .contact = "https://me"});
  const std::string text = header.substr(8, header.find(',') - 8);
  EXPECT_EQ(header.substr(header.find(',')), ", k=" + Base64Url(key.point));
  const std::size_t first = text.find('.');
  const std::size_t second = text.find('.', first + 1);
  const json::value claims =
      json::parse(*FromBase64Url(text.substr(first + 1, second - first - 1)));
  EXPECT_EQ(claims, json::parse(R"({"aud":"https://push.example","exp":1700000000,)"
                                R"("sub":"https://me"})"));
  EXPECT_EQ(FromBase64Url(text.substr(second + 1))->size(), 64U);
}

TEST(CheckPush, TakesWhatABrowserGives) {
  EXPECT_FALSE(CheckPush(AddressAt("https://push.example/send/abc"), false));
  EXPECT_FALSE(CheckPush(AddressAt("http://127.0.0.1:9/send"), true));
}

TEST(CheckPush, EndpointsAreCheckedAsWebhooksAre) {
  for (const char* endpoint :
       {"", "nonsense", "http://push.example/", "https://127.0.0.1/", "https://10.0.0.1/x",
        "https://localhost/", "https://[::1]/", "https://push.example:22/",
        "https://me:secret@push.example/", "https://push.example/\r\nX: y"}) {
    const std::optional<Problem> bad = CheckPush(AddressAt(endpoint), false);
    ASSERT_TRUE(bad) << endpoint;
    EXPECT_EQ(bad->code, "push/bad_endpoint") << endpoint;
  }
}

TEST(CheckPush, KeysMustBeAPointAndSixteenBytes) {
  const std::string key = kReaderKey;
  std::string beside = *FromBase64Url(key);
  beside[64] = static_cast<char>(beside[64] ^ 1);
  std::string squeezed = FromBase64Url(key)->substr(0, 33);
  squeezed[0] = '\x02';
  const std::string zero(65, '\0');
  for (const std::string& bad :
       {std::string(), key + "AA", key.substr(4), key + "=", std::string(87, '!'),
        Base64Url(beside), Base64Url(squeezed), Base64Url(zero), Base64Url(std::string(1, '\0'))}) {
    const PushAddress to{"https://push.example/", bad, kReaderAuth};
    ASSERT_TRUE(CheckPush(to, false)) << bad;
    EXPECT_EQ(CheckPush(to, false)->code, "push/bad_key") << bad;
  }
  for (const char* bad : {"", "BTBZMqHH6r4Tts7J_aSI", "BTBZMqHH6r4Tts7J_aSIgg==", "+/"}) {
    const PushAddress to{"https://push.example/", key, bad};
    ASSERT_TRUE(CheckPush(to, false)) << bad;
    EXPECT_EQ(CheckPush(to, false)->code, "push/bad_key") << bad;
  }
}

TEST(PushPost, SaysHowLongItIsGoodAndOfWhichTable) {
  const PushSite site{.key = NewP256Pair(), .contact = {}};
  PushNotice notice{.to = AddressAt("https://push.example/a"), .body = "{}", .table = "abcdefg"};
  const auto has = [&](const std::string& line) {
    const std::optional<PushPost> post = PushPostOf(notice, site, 1'000'000);
    return post && std::ranges::find(post->headers, line) != post->headers.end();
  };
  EXPECT_TRUE(has("Topic: " + PushTopic(site.key, "abcdefg")));
  EXPECT_TRUE(has("Urgency: normal"));
  EXPECT_TRUE(has("Content-Encoding: aes128gcm"));
  EXPECT_TRUE(has("TTL: 86400"));
  notice.deadline = 1'000'000 + 3'600'000;
  EXPECT_TRUE(has("TTL: 3600"));
  notice.deadline = 1;
  EXPECT_TRUE(has("TTL: 60"));
  notice.to.key = "x";
  EXPECT_FALSE(PushPostOf(notice, site, 0));
}

// Whoever has a table's id can open it.
TEST(WebPush, ATopicTellsTablesApartAndNothingElse) {
  const P256Pair key = NewP256Pair();
  const std::string topic = PushTopic(key, "abcdefghijklmno");
  EXPECT_EQ(topic.size(), 32U);
  EXPECT_EQ(topic, PushTopic(key, "abcdefghijklmno"));
  EXPECT_NE(topic, PushTopic(key, "abcdefghijklmnp"));
  EXPECT_NE(topic, PushTopic(NewP256Pair(), "abcdefghijklmno"));
}

TEST(PushPost, IsNeverTheSameTwice) {
  const PushSite site{.key = NewP256Pair(), .contact = {}};
  const PushNotice notice{.to = AddressAt("https://push.example/a"), .body = "{}", .table = "t"};
  EXPECT_NE(PushPostOf(notice, site, 0)->body, PushPostOf(notice, site, 0)->body);
}

TEST(PushAnswer, OnlyWhatMayPassIsTriedAgain) {
  for (const int status : {200, 201, 204}) EXPECT_EQ(PushAnswerOf(status), PushAnswer::kTaken);
  for (const int status : {404, 410}) EXPECT_EQ(PushAnswerOf(status), PushAnswer::kNobody);
  for (const int status : {400, 401, 403, 413}) {
    EXPECT_EQ(PushAnswerOf(status), PushAnswer::kRefused) << status;
  }
  for (const int status : {0, 302, 408, 429, 500, 503}) {
    EXPECT_EQ(PushAnswerOf(status), PushAnswer::kFailed) << status;
  }
}

// A sender, and a push service that always answers the same.
struct PushRig {
  explicit PushRig(const std::string& status)
      : service("HTTP/1.1 " + status + " x\r\n\r\n", nullptr) {}

  void Push(const std::string& path) {
    sender.Send({.to = AddressAt("http://x:" + std::to_string(service.Port()) + path),
                 .body = "{}",
                 .table = "t"});
  }
  const AnsweringServer service;
  TurnedLoop loop;
  std::vector<std::string> gone;
  PushSender sender{
      loop,
      {.allow_private = true,
       .look_up = [](const std::string&) { return std::vector{*IpFrom("127.0.0.1")}; }},
      {.key = NewP256Pair(), .contact = {}},
      [this](const std::string& endpoint) { gone.push_back(endpoint); }};
};

TEST(PushSender, SendsWhatTheServiceNeeds) {
  PushRig rig("201");
  rig.Push("/one");
  ASSERT_TRUE(rig.loop.TurnUntil([&] { return rig.sender.Count().taken == 1; }));
  const std::string request = rig.service.Requests().at(0);
  EXPECT_TRUE(request.starts_with("POST /one HTTP/1.1\r\n")) << request;
  for (const char* line : {"\r\nTTL: ", "\r\nTopic: ", "\r\nAuthorization: vapid t=",
                           "\r\nContent-Encoding: aes128gcm\r\n"}) {
    EXPECT_NE(request.find(line), std::string::npos) << line;
  }
  EXPECT_TRUE(rig.gone.empty());
}

TEST(PushSender, ABrowserThatIsGoneIsForgotten) {
  PushRig rig("410");
  rig.Push("/gone");
  ASSERT_TRUE(rig.loop.TurnUntil([&] { return rig.gone.size() == 1; }));
  EXPECT_TRUE(rig.gone[0].ends_with("/gone"));
}

// Or anybody could make all browsers of one maker wait.
TEST(PushSender, WhatIsRefusedIsNotTriedAgainAndHoldsNobodyUp) {
  PushRig rig("400");
  for (const char* path : {"/a", "/b", "/c"}) rig.Push(path);
  for (std::uint64_t i = 1; i <= 3; ++i) {
    ASSERT_TRUE(rig.loop.TurnUntil([&] { return rig.sender.Count().failed == i; }));
    rig.loop.Pass(kPushPace.host_pause);
  }
  rig.loop.Pass(kWebhookRetry);
  rig.Push("/after");
  ASSERT_TRUE(rig.loop.TurnUntil([&] { return rig.sender.Count().failed == 4; }));
  ASSERT_EQ(rig.service.Requests().size(), 4U);
  EXPECT_TRUE(rig.service.Requests()[3].starts_with("POST /after "));
}

TEST(PushSender, ABusyServiceIsTriedOnceMore) {
  PushRig rig("503");
  rig.Push("/busy");
  ASSERT_TRUE(rig.loop.TurnUntil([&] { return rig.sender.Count().failed == 1; }));
  rig.loop.Pass(kWebhookRetry);
  ASSERT_TRUE(rig.loop.TurnUntil([&] { return rig.sender.Count().failed == 2; }));
  EXPECT_TRUE(rig.gone.empty());
}

}  // namespace
}  // namespace folsom
