// Bytes that make no sense, from the page, the store and the bots' workers.
#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "solo/page_client.h"

namespace folsom {
namespace {

namespace json = boost::json;

TEST(SoloBadInput, MessagesAreRefusedAsByAServer) {
  TestDevice device(31);
  Tab tab(device, "", false);
  {
    PageClient rude(device, tab);
    rude.Say("\xff\xfe not json");
    device.Settle();
    EXPECT_EQ(rude.inbox.back().at("code").as_string(), "message/malformed");
    EXPECT_EQ(rude.closed, 1008U) << "no hello came";
  }
  PageClient ann(device, tab);
  ann.Hello("Ann");
  for (const char* const bad : {"", "[]", "{", R"({"type":"fly"})", "\x80", R"({"type":7})"}) {
    const std::size_t before = ann.inbox.size();
    ann.Say(bad);
    device.Settle();
    ASSERT_EQ(ann.inbox.size(), before + 1) << bad;
    EXPECT_EQ(ann.inbox.back().at("type").as_string(), "error");
  }
  EXPECT_EQ(ann.AskCode({{"type", "watch"}, {"table", "aaaaaaaaaaaaaaa"}}), "table/unknown");
  EXPECT_EQ(ann.AskCode({{"type", "rename"}, {"name", "a\u202Eb"}}), "identity/bad_name");
  EXPECT_EQ(ann.AskCode({{"type", "rename"}, {"name", "\u0410\u043d\u043d\u0430 \u2764\ufe0f"}}),
            "ok");
  EXPECT_EQ(ann.AskCode({{"type", "claim_name"}, {"name", "Ann"}, {"password", "correct horse"}}),
            "server/busy")
      << "a page hashes no passwords";
  ann.Say(std::string((1 << 20) + 1, ' '));
  device.Settle();
  EXPECT_EQ(ann.closed, 1009U);
}

TEST(SoloBadInput, RequestsAreRefusedAsByAServer) {
  TestDevice device(32);
  Tab tab(device, "", false);
  const auto code = [](const Tab::Reply& reply) {
    return std::string(json::parse(reply.body).at("error").at("code").as_string());
  };
  EXPECT_EQ(code(tab.Ask("GET", "/nowhere")), "http/not_found");
  EXPECT_EQ(code(tab.Ask("DELETE", "/api/records")), "http/not_found");
  EXPECT_EQ(code(tab.Ask("GET", "/api/records?before=soon")), "http/bad_query");
  EXPECT_EQ(tab.Ask("GET", "/api/records?before=5%2Cabc").status, 200U);
  EXPECT_EQ(code(tab.Ask("GET", "/api/logs/aaaaaaaaaaaaaaa")), "table/unknown");
  const Tab::Reply unknown = tab.Ask("GET", "/api/records/aaaaaaaaaaaaaaa");
  EXPECT_EQ(unknown.status, 404U);
  EXPECT_EQ(code(unknown), "table/unknown");
  EXPECT_EQ(code(tab.Ask("GET", "/api/replays/a?seat=7")), "http/bad_query");
  const Tab::Reply foreign = tab.Ask("POST", "/api/replays", "GIF89a");
  EXPECT_EQ(foreign.status, 422U);
  EXPECT_TRUE(code(foreign).starts_with("record/")) << foreign.body;
}

TEST(SoloBadInput, AStoreThatAnswersNonsenseFailsTheCall) {
  TestDevice device(33);
  Tab tab(device, "", false);
  PageClient ann(device, tab);
  ann.Say(R"({"type":"hello","protocol":1,"id":1})");
  for (const char* const bad : {"", "7", "{}", R"({"get":[7],"scan":[]})", R"({"done":"yes"})"}) {
    if (tab.store_questions.empty()) break;
    const std::uint32_t request = tab.store_questions.front().request;
    tab.store_questions.pop_front();
    tab.Stored(request + 1000, "{}");  // Nobody asked.
    tab.Stored(request, bad);
    tab.Stored(request, bad);  // Nor twice.
  }
  device.Settle();
  ann.Hello("Ann");
  const std::string table = ann.Start({{"seats", 3}}, {"", "drifter", "drifter"});
  ann.ExpectTruth(table);
}

TEST(SoloBadInput, ADamagedLogIsUnreadable) {
  TestDevice device(34);
  auto tab = std::make_unique<Tab>(device, "", false);
  auto ann = std::make_unique<PageClient>(device, *tab);
  ann->Hello("Ann");
  const std::string token = ann->token;
  const std::string table = ann->Start({{"seats", 3}}, {"", "drifter", "drifter"});
  ann.reset();
  tab.reset();
  const std::map<std::string, std::string> rows = device.rows;
  for (const char* const damage : {"", "{}", R"({"text":"{}","tag":""})"}) {
    device.rows = rows;
    device.rows["log/" + table + "/0000000002"] = damage;
    Tab again(device, "", false);
    PageClient back(device, again);
    back.Hello({}, token);
    EXPECT_EQ(back.AskCode({{"type", "watch"}, {"table", table}}), "table/unreadable") << damage;
  }
  device.rows = rows;
  device.rows.erase("log/" + table + "/0000000002");
  Tab again(device, "", false);
  PageClient back(device, again);
  back.Hello({}, token);
  EXPECT_EQ(back.AskCode({{"type", "watch"}, {"table", table}}), "table/unreadable");
}

TEST(SoloBadInput, WhereABotsWorkerAnswersNonsenseTheRuleOfThumbDecides) {
  const std::uint8_t bytes[3] = {1, 2, 3};
  EXPECT_EQ(solo_think(bytes, sizeof bytes), -1);
  TestDevice device(35);
  Tab tab(device, "", false);
  PageClient ann(device, tab);
  ann.Hello("Ann");
  std::int32_t jobs = 0;
  device.think = [&](std::uint32_t job, const std::vector<std::uint8_t>& /*bytes*/) {
    tab.Thought(job + 1000, 0);  // Nobody asked.
    return ++jobs % 2 == 0 ? -1 : 65'535 + jobs;
  };
  const std::string table = ann.Start({{"seats", 3}}, {"drifter", "drifter", "drifter"},
                                      {{"sit", false}, {"options", {{"bot_pause_ms", 0}}}});
  EXPECT_TRUE(device.Await([&] { return ann.At(table).Stage() == "finished"; }));
  EXPECT_GT(jobs, 20);
}

[[nodiscard]] std::uint32_t NetsOf(std::string_view bot) {
  return solo_nets_of(bot.data(), bot.size());
}

TEST(SoloBadInput, TheHostLearnsWhichBotsNeedNetworks) {
  EXPECT_EQ(NetsOf("net"), 1U);
  EXPECT_EQ(NetsOf("desperado"), 1U);
  for (const char* const bot : {"scripted", "mcts:ms=5", "", "nobody", "net:ms=1"}) {
    EXPECT_EQ(NetsOf(bot), 0U) << bot;
  }
}

TEST(SoloBadInput, FilesThatAreNoNetworksAreRefused) {
  const std::array<std::uint8_t, 4> bytes{};
  EXPECT_EQ(solo_give_net(0, bytes.data(), bytes.size()), 1U);
  EXPECT_EQ(solo_give_net(1, bytes.data(), 0), 1U);
  EXPECT_EQ(solo_give_net(2, bytes.data(), bytes.size()), 4U);
}

}  // namespace
}  // namespace folsom
