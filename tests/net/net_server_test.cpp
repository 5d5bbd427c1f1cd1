// The network layer over real sockets, with a handler that does as little as possible.
#include "server/net_server.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "net/raw_client.h"
#include "server/http_reply.h"

namespace folsom {
namespace {

constexpr std::size_t kFloodBytes = 64 * 1024;

// Echoes messages; "flood N" is answered by N messages of 64 KiB; "leave" by a close with 1008. Of
// HTTP it tells what it was asked; "/later" is answered by the next request for "/now", "/never"
// not at all.
class EchoHandler final : public Handler {
 public:
  std::unique_ptr<HttpReply> Knock(const Peer& peer, const std::string& /*host*/) override {
    if (peer.origin != "http://stranger") return nullptr;
    return std::make_unique<HttpReply>(ErrorReply(403, "test/stranger", "not you"));
  }
  ConnectionId Connected(std::shared_ptr<Connection> connection, const Peer& peer) override {
    const std::lock_guard lock(mutex_);
    connection->Send(
        std::make_shared<const std::string>("from " + peer.address + " bearer " + peer.bearer));
    connections_[++last_] = std::move(connection);
    return last_;
  }
  void Received(ConnectionId id, std::string_view message) override {
    if (message == "throw") throw std::runtime_error("as asked");
    Connection& connection = *connections_[id];
    if (message == "leave") return connection.Close(kClosePolicy, "as asked");
    if (!message.starts_with("flood ")) {
      return connection.Send(std::make_shared<const std::string>(message));
    }
    const auto bytes = std::make_shared<const std::string>(kFloodBytes, 'x');
    for (int n = std::stoi(std::string(message.substr(6))); n > 0; --n) connection.Send(bytes);
  }
  void Disconnected(ConnectionId id) override {
    const std::lock_guard lock(mutex_);
    connections_.erase(id);
    gone_.insert(id);
    changed_.notify_all();
  }
  void Serve(HttpRequest request, std::function<void(HttpReply)> reply) override {
    if (request.path == "/never") return;
    if (request.path == "/throw") throw std::runtime_error("as asked");
    if (request.path == "/later") {
      later_ = std::move(reply);
      return;
    }
    if (request.path == "/now" && later_) later_(TextReply(200, "text/plain", "at last"));
    reply(TextReply(200, "text/plain",
                    request.method + " " + request.path + " " + request.query + " " +
                        request.peer.address + " [" + request.body + "]"));
  }

  // Waits until connection `id` (from 1) is gone; whether it did within `limit`.
  bool WaitGone(ConnectionId id, std::chrono::milliseconds limit) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, limit, [&] { return gone_.contains(id); });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<ConnectionId, std::shared_ptr<Connection>> connections_;
  std::set<ConnectionId> gone_;
  ConnectionId last_ = 0;
  std::function<void(HttpReply)> later_;
};

// A server on a thread of its own.
class RunningServer {
 public:
  explicit RunningServer(const Settings& settings = {}, const NetTimes& times = {})
      : net_(ForTest(settings), *TrustedProxies::From(settings.trusted_proxies), times),
        port_(net_.Listen(handler_)),
        thread_([this] { net_.Run(); }) {}
  ~RunningServer() {
    net_.GetLoop().Post([this] { net_.Finish(1'000); });
    thread_.join();
  }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  [[nodiscard]] std::uint16_t Port() const { return port_; }
  [[nodiscard]] EchoHandler& Echo() { return handler_; }
  [[nodiscard]] Loop& GetLoop() { return net_.GetLoop(); }

 private:
  static Settings ForTest(Settings settings) {
    settings.port = 0;
    return settings;
  }

  EchoHandler handler_;
  NetServer net_;
  std::uint16_t port_;
  std::thread thread_;
};

std::string Get(std::string_view target, std::string_view headers = "") {
  return "GET " + std::string(target) + " HTTP/1.1\r\nHost: here\r\n" + std::string(headers) +
         "\r\n";
}

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

// --- WebSockets

TEST(NetWebSocket, MessagesGoBothWays) {
  RunningServer server;
  RawClient client(server.Port());
  EXPECT_EQ(client.Upgrade("Authorization: Bearer secret\r\n"), "HTTP/1.1 101 Switching Protocols");
  EXPECT_EQ(client.ReadText(), "from 127.0.0.1 bearer secret");
  client.SendText("hello");
  EXPECT_EQ(client.ReadText(), "hello");
  client.SendFrame(1, "in two ", false);
  client.SendFrame(0, "parts");
  EXPECT_EQ(client.ReadText(), "in two parts");
  client.SendFrame(9, "ping");
  const RawClient::Frame pong = client.ReadFrame();
  EXPECT_EQ(pong.opcode, 10);
  EXPECT_EQ(pong.payload, "ping");
}

TEST(NetWebSocket, ALongMessageArrivesWhole) {
  RunningServer server;
  RawClient client(server.Port());
  client.Upgrade();
  client.ReadText();
  client.SendText("flood 3");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(client.ReadText(), std::string(kFloodBytes, 'x'));
}

TEST(NetWebSocket, WhoMayNotComeInIsTold) {
  RunningServer server;
  RawClient client(server.Port());
  EXPECT_EQ(client.Upgrade("Origin: http://stranger\r\n"), "HTTP/1.1 403 Forbidden");
  EXPECT_EQ(client.ReadToEnd(), R"({"error":{"code":"test/stranger","message":"not you"}})");
}

TEST(NetWebSocket, BadMessagesEndTheConnectionWithTheirCode) {
  RunningServer server;
  struct Bad {
    int opcode;
    std::string payload;
    int code;
  };
  for (const Bad& bad : {Bad{1, std::string(16 * 1024 + 1, 'x'), 1009}, Bad{2, "binary", 1003},
                         Bad{1, "\xFF\xFE", 1007}, Bad{3, "", 1002}, Bad{0, "no start", 1002}}) {
    RawClient client(server.Port());
    client.Upgrade();
    client.ReadText();
    client.SendFrame(bad.opcode, bad.payload);
    EXPECT_EQ(client.ReadCloseCode(), bad.code) << bad.opcode;
  }
  RawClient parts(server.Port());
  parts.Upgrade();
  parts.ReadText();
  parts.SendFrame(1, std::string(10'000, 'x'), false);
  parts.SendFrame(0, std::string(10'000, 'x'));
  EXPECT_EQ(parts.ReadCloseCode(), 1009);  // In small frames it is too long all the same.
}

TEST(NetWebSocket, TheLongestMessageIsTaken) {
  RunningServer server;
  RawClient client(server.Port());
  client.Upgrade();
  client.ReadText();
  client.SendText(std::string(16 * 1024, 'x'));
  EXPECT_EQ(client.ReadText().size(), 16U * 1024);
}

TEST(NetWebSocket, AnErrorOfTheHandlerIsTheEndOfOneConnectionOnly) {
  RunningServer server;
  RawClient one(server.Port());
  RawClient two(server.Port());
  for (RawClient* client : {&one, &two}) {
    client->Upgrade();
    client->ReadText();
  }
  one.SendText("throw");
  EXPECT_EQ(one.ReadCloseCode(), 1011);
  two.SendText("still here");
  EXPECT_EQ(two.ReadText(), "still here");
}

TEST(NetWebSocket, TheHandlerMayCloseAfterWhatItSaid) {
  RunningServer server;
  {
    RawClient client(server.Port());
    client.Upgrade();
    client.ReadText();
    client.SendText("flood 2");
    client.SendText("leave");
    EXPECT_EQ(client.ReadText().size(), kFloodBytes);
    EXPECT_EQ(client.ReadText().size(), kFloodBytes);
    const RawClient::Frame last = client.ReadFrame();
    EXPECT_EQ(last.CloseCode(), 1008);
    client.SendFrame(8, last.payload);
  }
  EXPECT_TRUE(server.Echo().WaitGone(1, std::chrono::seconds(5)));
}

TEST(NetWebSocket, WhoLeavesIsNoticed) {
  RunningServer server;
  {
    RawClient client(server.Port());
    client.Upgrade();
    client.ReadText();
  }
  EXPECT_TRUE(server.Echo().WaitGone(1, std::chrono::seconds(5)));
}

// A peer that vanished answers no ping.
TEST(NetWebSocket, ADeadPeerIsFound) {
  NetTimes times;
  times.silence = 200;
  RunningServer server({}, times);
  RawClient client(server.Port());
  client.Upgrade();
  client.ReadText();
  EXPECT_EQ(client.ReadFrame().opcode, 9);  // And no answer.
  EXPECT_TRUE(server.Echo().WaitGone(1, std::chrono::seconds(5)));
}

TEST(NetWebSocket, APeerThatAnswersPingsStays) {
  NetTimes times;
  times.silence = 200;
  RunningServer server({}, times);
  RawClient client(server.Port());
  client.Upgrade();
  client.ReadText();
  for (int pings = 0; pings < 5; ++pings) {
    const RawClient::Frame ping = client.ReadFrame();
    ASSERT_EQ(ping.opcode, 9);
    client.SendFrame(10, ping.payload);
  }
  client.SendText("alive");
  EXPECT_EQ(client.ReadText(), "alive");
}

TEST(NetWebSocket, AClientThatLetsTooMuchWaitIsCutOffAndOthersAreNot) {
  Settings settings;
  settings.max_queue_bytes = 1 << 20;
  NetTimes times;
  times.goodbye = 100;
  RunningServer server(settings, times);
  RawClient stuck(server.Port(), 4096);
  RawClient lively(server.Port());
  for (RawClient* client : {&stuck, &lively}) {
    client->Upgrade();
    client->ReadText();
  }
  stuck.SendText("flood 400");  // 25 MiB: more than any system's buffers.
  lively.SendText("hello");
  EXPECT_EQ(lively.ReadText(), "hello");
  EXPECT_TRUE(server.Echo().WaitGone(1, std::chrono::seconds(5)));
  lively.SendText("still here");
  EXPECT_EQ(lively.ReadText(), "still here");
}

TEST(NetWebSocket, AClientThatReadsTooSlowlyIsToldSoIfItStillReads) {
  Settings settings;
  settings.max_queue_bytes = 100 * kFloodBytes;
  RunningServer server(settings);
  RawClient client(server.Port(), 4096);
  client.Upgrade();
  client.ReadText();
  client.SendText("flood 400");
  EXPECT_EQ(client.ReadCloseCode(), kCloseTooSlow);
}

TEST(NetWebSocket, AMessageThatIsNotTakenInTimeCutsOff) {
  Settings settings;
  settings.max_queue_bytes = std::size_t{1} << 30;
  settings.slow_client_ms = 100;
  NetTimes times;
  times.goodbye = 100;
  RunningServer server(settings, times);
  RawClient stuck(server.Port(), 4096);
  stuck.Upgrade();
  stuck.ReadText();
  stuck.SendText("flood 400");
  EXPECT_TRUE(server.Echo().WaitGone(1, std::chrono::seconds(8)));
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
