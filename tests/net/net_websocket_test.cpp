// WebSockets over real sockets.
#include <gtest/gtest.h>
#include <sys/socket.h>

#include <atomic>

#include "net/echo_server.h"
#include "net/raw_client.h"

namespace folsom {
namespace {

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

// Neither is told to the handler, so neither is charged as messages are.
TEST(NetWebSocket, FloodsOfControlFramesAndEmptyFragmentsAreCutOff) {
  RunningServer server;
  struct Flood {
    int opcode;
    bool fin;
  };
  for (const Flood& flood : {Flood{9, true}, Flood{10, true}, Flood{0, false}}) {
    RawClient client(server.Port());
    client.Upgrade();
    client.ReadText();
    if (flood.opcode == 0) client.SendFrame(1, "", false);
    constexpr int kFrames = 8000;  // 48 KiB; a message and 16 KiB are let pass.
    for (int i = 0; i < kFrames; ++i) client.SendFrame(flood.opcode, "", flood.fin);
    EXPECT_EQ(client.ReadCloseCode(), 1008) << flood.opcode;
  }
}

TEST(NetWebSocket, SomeControlFramesBetweenMessagesAreFine) {
  RunningServer server;
  RawClient client(server.Port());
  client.Upgrade();
  client.ReadText();
  for (int i = 0; i < 200; ++i) {
    client.SendFrame(10, "");
    client.SendText(std::string(1000, 'x'));
    ASSERT_EQ(client.ReadText().size(), 1000U) << i;
  }
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

}  // namespace
}  // namespace folsom
