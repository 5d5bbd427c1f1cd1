// The network layer over real sockets: HTTP, and the server as a whole.
#include "server/net/net_server.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <atomic>

#include "net/echo_server.h"
#include "net/raw_client.h"

namespace folsom {
namespace {

// --- HTTP

TEST(NetHttp, RequestsAreServedOverOneConnection) {
  RunningServer server;
  RawClient client(server.Port());
  client.Send(Get("/a%20b?c=d"));
  const std::string first = client.ReadResponse();
  EXPECT_TRUE(first.starts_with("HTTP/1.1 200 OK\r\n")) << first;
  EXPECT_TRUE(first.ends_with("\r\n\r\nGET /a b c=d 127.0.0.1 []")) << first;
  client.Send("POST /x HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\nhello" + Get("/y"));
  EXPECT_TRUE(client.ReadResponse().ends_with("POST /x  127.0.0.1 [hello]"));
  EXPECT_TRUE(client.ReadResponse().ends_with("GET /y  127.0.0.1 []"));
}

TEST(NetHttp, EveryReplyHasTheSecurityHeaders) {
  RunningServer server;
  const std::string big(9'000, 'a');
  for (const std::string& text :
       {Get("/"), Get("/" + big), Get("/%zz"), std::string("nonsense\r\n\r\n"),
        std::string("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 99999\r\n\r\n")}) {
    RawClient client(server.Port());
    client.Send(text);
    const std::string reply = client.ReadResponse();
    for (const HttpHeader& header : SecurityHeaders("")) {
      EXPECT_NE(reply.find("\r\n" + header.name + ": "), std::string::npos) << reply;
    }
  }
}

TEST(NetHttp, HeadHasNoBody) {
  RunningServer server;
  RawClient client(server.Port());
  client.Send("HEAD / HTTP/1.1\r\nHost: here\r\n\r\n" + Get("/next"));
  const std::string head = client.ReadResponse(false);
  EXPECT_NE(head.find("Content-Length: 20\r\n"), std::string::npos) << head;
  EXPECT_TRUE(client.ReadResponse().ends_with("GET /next  127.0.0.1 []"));
}

TEST(NetHttp, ConnectionCloseIsHeeded) {
  RunningServer server;
  RawClient client(server.Port());
  client.Send(Get("/", "Connection: close\r\n"));
  EXPECT_TRUE(client.ReadToEnd().ends_with("GET /  127.0.0.1 []"));
}

struct BadRequest {
  std::string text;
  std::string first_line;
  std::string code;
};

TEST(NetHttp, WhatIsTooBigOrMalformedIsRefusedWithACode) {
  RunningServer server;
  const std::string big(9'000, 'a');
  const std::vector<BadRequest> cases{
      {Get("/", "X-Big: " + big + "\r\n"), "431", "http/header_too_big"},
      {Get("/" + big), "431", "http/header_too_big"},
      {"POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 16385\r\n\r\n" + std::string(16'385, 'b'),
       "413", "http/body_too_big"},
      {"POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n4001\r\n" +
           std::string(0x4001, 'b') + "\r\n0\r\n\r\n",
       "413", "http/body_too_big"},
      {"hello there\r\n\r\n", "400", "http/malformed"},
      {"GET / HTTP/3.7\r\n\r\n", "400", "http/malformed"},
      {"GET / HTTP/1.1\r\n\r\n", "400", "http/malformed"},
      {"GET / HTTP/1.1\r\nHost:\r\n\r\n", "400", "http/malformed"},
      {"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "400", "http/malformed"},
      {"GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n", "400", "http/malformed"},
      {"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", "400",
       "http/malformed"},
      {Get("/%4"), "400", "http/bad_target"},
      {"GET http://else/where HTTP/1.1\r\nHost: h\r\n\r\n", "400", "http/bad_target"},
  };
  for (const BadRequest& bad : cases) {
    RawClient client(server.Port());
    client.Send(bad.text);
    const std::string reply = client.ReadResponse();
    EXPECT_TRUE(reply.starts_with("HTTP/1.1 " + bad.first_line)) << reply;
    EXPECT_NE(reply.find("\"code\":\"" + bad.code + "\""), std::string::npos) << reply;
  }
  RawClient after(server.Port());
  after.Send(Get("/still"));
  EXPECT_TRUE(after.ReadResponse().ends_with("GET /still  127.0.0.1 []"));
}

TEST(NetHttp, OnlyHttp10MayLeaveOutTheHost) {
  RunningServer server;
  RawClient client(server.Port());
  client.Send("GET /old HTTP/1.0\r\n\r\n");
  EXPECT_TRUE(client.ReadResponse().ends_with("GET /old  127.0.0.1 []"));
}

TEST(NetHttp, RecordsToReplayMayBeBigger) {
  RunningServer server;
  const auto post = [&](const std::string& path, std::size_t bytes) {
    RawClient client(server.Port());
    client.Send("POST " + path + " HTTP/1.1\r\nHost: h\r\nContent-Length: " +
                std::to_string(bytes) + "\r\n\r\n" + std::string(bytes, 'b'));
    return client.ReadResponse();
  };
  const std::size_t most = 256 * 1024;
  EXPECT_TRUE(post("/api/replays?seat=0", most).ends_with(std::string(most, 'b') + "]"));
  EXPECT_TRUE(post("/api/replays", most + 1).starts_with("HTTP/1.1 413"));
  EXPECT_TRUE(post("/api/replays/x", 16'385).starts_with("HTTP/1.1 413"));
  RawClient chunked(server.Port());
  chunked.Send(
      "POST /api/replays HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n8000\r\n" +
      std::string(0x8000, 'b') + "\r\n0\r\n\r\n");
  EXPECT_TRUE(chunked.ReadResponse().starts_with("HTTP/1.1 200"));
}

TEST(NetHttp, AnAnswerMayComeLater) {
  RunningServer server;
  RawClient waiting(server.Port());
  waiting.Send(Get("/later"));
  RawClient other(server.Port());
  other.Send(Get("/now"));
  other.ReadResponse();
  EXPECT_TRUE(waiting.ReadResponse().ends_with("at last"));
}

TEST(NetHttp, NoAnswerAndABrokenOneAreErrors) {
  NetTimes times;
  times.answer = 50;
  RunningServer server({}, times);
  RawClient client(server.Port());
  client.Send(Get("/never"));
  EXPECT_NE(client.ReadResponse().find("server/busy"), std::string::npos);
  client.Send(Get("/throw"));
  EXPECT_NE(client.ReadResponse().find("server/internal"), std::string::npos);
}

TEST(NetHttp, ASlowHeaderIsNotWaitedFor) {
  NetTimes times;
  times.header = times.idle = 100;
  RunningServer server({}, times);
  RawClient dripping(server.Port());
  dripping.Send("GET / HTT");
  EXPECT_EQ(dripping.ReadToEnd(), "");
  RawClient idle(server.Port());
  idle.Send(Get("/"));
  EXPECT_TRUE(idle.ReadToEnd().ends_with("GET /  127.0.0.1 []"));
}

TEST(NetHttp, ForwardedAddressesAreBelievedFromTrustedProxiesOnly) {
  const std::string forwarded = "X-Forwarded-For: 1.1.1.1\r\nX-Forwarded-For: 203.0.113.5\r\n";
  RunningServer strict;
  RawClient stranger(strict.Port());
  stranger.Send(Get("/", forwarded));
  EXPECT_TRUE(stranger.ReadResponse().ends_with("GET /  127.0.0.1 []"));

  Settings settings;
  settings.trusted_proxies = {"127.0.0.0/8"};
  RunningServer trusting(settings);
  RawClient proxy(trusting.Port());
  proxy.Send(Get("/", forwarded));
  EXPECT_TRUE(proxy.ReadResponse().ends_with("GET /  203.0.113.5 []"));
  proxy.Send(Get("/", "X-Forwarded-For: 2001:db8:1:2:3::4\r\n"));
  EXPECT_TRUE(proxy.ReadResponse().ends_with("GET /  2001:db8:1:2::/64 []"));
}

TEST(NetHttp, OneAddressHasOnlySoManyConnections) {
  Settings settings;
  settings.connections_per_address = 2;  // Twice as many sockets.
  RunningServer server(settings);
  std::vector<std::unique_ptr<RawClient>> clients;
  for (int i = 0; i < 4; ++i) {
    clients.push_back(std::make_unique<RawClient>(server.Port()));
    clients.back()->Send(Get("/"));
    EXPECT_NE(clients.back()->ReadResponse(), "");
  }
  RawClient fifth(server.Port());
  fifth.Send(Get("/"));
  EXPECT_EQ(fifth.ReadToEnd(), "");
}

// --- The server as a whole

TEST(NetServer, SaysGoodbyeAndEnds) {
  std::optional<RunningServer> server(std::in_place);
  RawClient polite(server->Port());
  RawClient rude(server->Port());
  RawClient idle(server->Port());
  for (RawClient* client : {&polite, &rude}) {
    client->Upgrade();
    client->ReadText();
  }
  const auto start = std::chrono::steady_clock::now();
  std::thread answering([&] {
    const RawClient::Frame goodbye = polite.ReadFrame();
    EXPECT_EQ(goodbye.CloseCode(), kCloseRestart);
    polite.SendFrame(8, goodbye.payload);
  });
  server.reset();
  answering.join();
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(3));
  EXPECT_EQ(rude.ReadCloseCode(), kCloseRestart);
  EXPECT_EQ(idle.ReadToEnd(), "");
}

TEST(NetServer, APortInUseIsToldApart) {
  RunningServer server;
  Settings settings;
  settings.port = server.Port();
  EchoHandler handler;
  NetServer second(settings, {});
  try {
    second.Listen(handler);
    FAIL() << "both listen on " << settings.port;
  } catch (const ListenError& error) {
    EXPECT_EQ(error.code, "serve/port_in_use");
  }
  settings.listen = "somewhere";
  NetServer third(settings, {});
  try {
    third.Listen(handler);
    FAIL();
  } catch (const ListenError& error) {
    EXPECT_EQ(error.code, "serve/bad_listen");
  }
}

TEST(NetServer, RunningOutOfFileDescriptorsPassesBy) {
  RunningServer server;
  RawClient before(server.Port());
  before.Send(Get("/"));
  before.ReadResponse();
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  rlimit old{};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &old), 0);
  rlimit none = old;
  none.rlim_cur = static_cast<rlim_t>(socket) + 1;  // What is open stays open.
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &none), 0);
  RawClient waiting(server.Port(), 0, socket);
  waiting.Send(Get("/waited"));
  before.Send(Get("/meanwhile"));
  EXPECT_TRUE(before.ReadResponse().ends_with("GET /meanwhile  127.0.0.1 []"));
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &old), 0);
  EXPECT_TRUE(waiting.ReadResponse().ends_with("GET /waited  127.0.0.1 []"));
}

TEST(NetLoop, TimersRunInTheirTimeAndCanBeCancelled) {
  RunningServer server;
  std::mutex mutex;
  std::condition_variable changed;
  std::string ran;
  const auto note = [&](char c) {
    const std::lock_guard lock(mutex);
    ran += c;
    changed.notify_all();
  };
  server.GetLoop().Post([&] {
    Loop& loop = server.GetLoop();
    loop.After(40, [&] { note('c'); });
    const Loop::Timer dropped = loop.After(10, [&] { note('x'); });
    loop.After(0, [&] { note('a'); });
    loop.After(20, [&] { note('b'); });
    loop.Cancel(dropped);
    loop.Cancel(12345);
  });
  std::unique_lock lock(mutex);
  EXPECT_TRUE(changed.wait_for(lock, std::chrono::seconds(5), [&] { return ran.size() == 3; }));
  EXPECT_EQ(ran, "abc");
}

}  // namespace
}  // namespace folsom
