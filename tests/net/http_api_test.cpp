#include "server/http/http_api.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <future>
#include <set>
#include <string>
#include <tuple>

#include "fair/fair_check.h"
#include "net/http_rig.h"
#include "record/json/config_json.h"
#include "rules/pieces/rounds.h"
#include "rules/setup/config.h"
#include "server/http/http_reply.h"

namespace folsom {
namespace {

namespace json = boost::json;

json::value BodyOf(const HttpReply& reply) { return json::parse(*reply.body); }

HttpRequest WithMethod(const std::string& method, const std::string& path) {
  HttpRequest request;
  request.method = method;
  request.path = path;
  request.host = "here";
  return request;
}

TEST(HttpApi, HealthFollowsTheStore) {
  HttpRig rig;
  EXPECT_EQ(*rig.Get("/healthz").body, R"({"ok":true,"store":"ready"})");
  rig.store_state = StoreQueue::State::kWaiting;
  const HttpReply away = rig.Get("/healthz");
  EXPECT_EQ(away.status, 503);
  EXPECT_EQ(*away.body, R"({"ok":false,"store":"failing","why":"store/unavailable"})");
  rig.store_state = StoreQueue::State::kReadOnly;
  EXPECT_EQ(*rig.Get("/healthz").body, R"({"ok":false,"store":"failing","why":"store/read_only"})");
}

TEST(HttpApi, HealthSaysWhenThereIsNoRoomForNewTables) {
  HttpRig rig;
  rig.store_full = true;
  const HttpReply reply = rig.Get("/healthz");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(*reply.body, R"({"ok":true,"store":"nearly_full"})");
}

// A store that can be read and not written: somebody has taken its table away.
TEST(HttpApi, HealthFailsWhenTheStoreCannotBeWritten) {
  HttpRig rig;
  rig.RunSql("DROP TABLE heartbeat");
  const HttpReply reply = rig.Get("/healthz");
  EXPECT_EQ(reply.status, 503);
  EXPECT_EQ(*reply.body, R"({"ok":false,"store":"failing","why":"store/broken"})");
  EXPECT_EQ(rig.Get("/api/tables").status, 200);
}

TEST(HttpApi, HealthWritesAtMostOnceASecond) {
  HttpRig rig;
  EXPECT_EQ(rig.Get("/healthz").status, 200);
  rig.RunSql("DROP TABLE heartbeat");
  rig.loop.Pass(999);
  EXPECT_EQ(rig.Get("/healthz").status, 200);
  rig.loop.Pass(1);
  EXPECT_EQ(rig.Get("/healthz").status, 503);
}

TEST(HttpApi, HealthDoesNotWaitForAStoreThatHangs) {
  HttpRig rig;
  std::promise<void> goes_on;
  rig.InStore([hangs = goes_on.get_future().share()](Store&) { hangs.wait(); });
  std::vector<int> statuses;
  for (int i = 0; i < 2; ++i) {
    rig.Send(WithMethod("GET", "/healthz"), [&](const HttpReply& reply) {
      statuses.push_back(reply.status);
      EXPECT_EQ(*reply.body, R"({"ok":false,"store":"failing","why":"store/unavailable"})");
    });
  }
  rig.loop.Pass(1'999);
  EXPECT_TRUE(statuses.empty());
  rig.loop.Pass(1);
  EXPECT_EQ(statuses, (std::vector{503, 503}));
  goes_on.set_value();
  EXPECT_EQ(rig.Get("/healthz").status, 200);
}

TEST(HttpApi, MetricsAreTextForThisMachine) {
  HttpRig rig;
  HttpRequest request = WithMethod("GET", "/metrics");
  for (const char* near : {"127.0.0.1", "127.9.9.9", "::1"}) {
    request.peer.address = near;
    const HttpReply reply = rig.Ask(request);
    EXPECT_EQ(*reply.body, "folsom_up 1\n") << near;
    EXPECT_TRUE(HeaderOf(reply, "Content-Type").starts_with("text/plain; version=0.0.4"));
  }
  for (const char* far : {"192.0.2.7", "2001:db8::/64", "", "::/64"}) {
    request.peer.address = far;
    EXPECT_EQ(rig.CodeIn(rig.Ask(request)), "metrics/not_for_you") << far;
  }
}

TEST(HttpApi, OthersMayBeAllowedToReadMetrics) {
  Settings settings;
  settings.metrics_from = {"10.1.0.0/16", "2001:db8:5::/48", "2001:db8:6::1"};
  HttpRig rig({}, settings);
  HttpRequest request = WithMethod("GET", "/metrics");
  for (const char* allowed : {"10.1.2.3", "2001:db8:5:1::/64", "127.0.0.1"}) {
    request.peer.address = allowed;
    EXPECT_EQ(rig.Ask(request).status, 200) << allowed;
  }
  for (const char* other : {"10.2.0.1", "2001:db8:7::/64", "2001:db8:6::/64"}) {
    request.peer.address = other;
    EXPECT_EQ(rig.Ask(request).status, 403) << other;
  }
}

TEST(HttpApi, OptionsListEveryCombinationOnce) {
  HttpRig rig;
  const HttpReply reply = rig.Get("/api/options");
  ASSERT_EQ(reply.status, 200);
  const json::value body = BodyOf(reply);
  EXPECT_EQ(body.at("configs").as_array().size(), kConfigurations);
  EXPECT_EQ(body.at("refused").as_array().size(), 200 - kConfigurations);
  for (const json::value& config : body.at("configs").as_array()) {
    EXPECT_TRUE(ConfigFrom(config)) << json::serialize(config);
  }
  for (const json::value& refusal : body.at("refused").as_array()) {
    const Result<Config> config = ConfigFrom(refusal.at("config"));
    ASSERT_FALSE(config) << json::serialize(refusal);
    EXPECT_EQ(config.Error().code, refusal.at("code").as_string());
    EXPECT_EQ(config.Error().clause, refusal.at("clause").as_string());
  }
}

// What a page would otherwise have to know of the rules.
TEST(HttpApi, OptionsSayWhatFollowsFromACombination) {
  HttpRig rig;
  const json::value body = BodyOf(rig.Get("/api/options"));
  const json::array& configs = body.at("configs").as_array();
  const json::array& terms = body.at("terms").as_array();
  ASSERT_EQ(terms.size(), configs.size());
  std::set<std::string> seen;
  for (std::size_t i = 0; i < configs.size(); ++i) {
    const json::value& config = configs[i];
    EXPECT_EQ(terms[i].at("wagons").as_int64() + 1, TermsFor(*ConfigFrom(config)).cars);
    if (config.at("horses").as_bool() || config.at("edition") == "2014") continue;
    seen.insert(std::string(config.at("variant").as_string()) +
                std::to_string(config.at("seats").as_int64()) + json::serialize(terms[i]));
  }
  EXPECT_TRUE(seen.contains(R"(standard4{"wagons":4,"bandits_per_seat":1})"));
  EXPECT_TRUE(seen.contains(
      R"(duo182{"wagons":3,"bandits_per_seat":2,"leaders":["ghost","doc","belle"]})"));
  EXPECT_TRUE(seen.contains(R"(teams6{"wagons":6,"bandits_per_seat":1,"partners":[1,0,3,2,5,4]})"));
  EXPECT_EQ(json::serialize(body.at("values")),
            R"({"jewel":500,"strongbox":1000,"conductor":250})");
  EXPECT_EQ(body.at("rounds").as_int64(), 5);
}

TEST(HttpApi, OptionsNameEverythingElseThatCanBeChosen) {
  HttpRig rig;
  const json::value body = BodyOf(rig.Get("/api/options"));
  EXPECT_EQ(body.at("characters").as_array().size(), 6U);
  EXPECT_EQ(body.at("wagons").as_array().size(), 6U);
  EXPECT_EQ(body.at("levels").as_array().front().at("level").as_string(), "tenderfoot");
  EXPECT_EQ(body.at("protocol").as_int64(), 1);
  EXPECT_TRUE(ConfigFrom(body.at("defaults").at("config")));
  EXPECT_EQ(body.at("defaults").at("options").at("clock").at("decision_s").as_int64(), 45);
}

TEST(HttpApi, OptionsDescribeTheRoundCards) {
  HttpRig rig;
  const json::value body = BodyOf(rig.Get("/api/options"));
  const json::array& cards = body.at("round_cards").as_array();
  ASSERT_EQ(cards.size(), kRoundCards);
  EXPECT_EQ(json::serialize(cards[0]),
            R"({"key":"angry_marshal_24","turns":["standard","standard","tunnel","switching"],)"
            R"("event":"angry_marshal","keep":0,"stack":"24","horses":false})");
  EXPECT_EQ(json::serialize(cards[22]),
            R"({"key":"gallop_56","turns":["turmoil","tunnel","standard"],"keep":2,"stack":"56",)"
            R"("horses":true})");
  EXPECT_EQ(cards[14].at("stack").as_string(), "station");
  EXPECT_EQ(cards[29].at("stack").as_string(), "station");
  EXPECT_TRUE(cards[29].at("horses").as_bool());
}

TEST(HttpApi, OptionsSayWhereLinksPoint) {
  HttpRig nowhere;
  EXPECT_FALSE(BodyOf(nowhere.Get("/api/options")).as_object().contains("address"));
  Settings settings;
  settings.public_url = "https://folsom.example/";
  HttpRig public_one({}, settings);
  EXPECT_EQ(BodyOf(public_one.Get("/api/options")).at("address").as_string(),
            "https://folsom.example");
}

// The ranges that are told are those that are checked.
TEST(HttpApi, OptionsTellTheRangesThatHold) {
  HttpRig rig;
  const json::value ranges = BodyOf(rig.Get("/api/options")).at("ranges");
  const auto check = [](const json::value& range, ClockKind clock,
                        std::int32_t TableOptions::*field) {
    for (const char* end : {"min", "max", "default"}) {
      TableOptions options;
      options.clock = clock;
      options.decision_s = UsualDecisionTime(clock);
      options.*field = static_cast<std::int32_t>(range.at(end).as_int64());
      EXPECT_FALSE(CheckOptions(options)) << end << json::serialize(range);
      const std::int32_t out = std::string_view(end) == "max" ? 1 : -1;
      if (std::string_view(end) == "default") continue;
      options.*field += out;
      EXPECT_TRUE(CheckOptions(options)) << end << json::serialize(range);
    }
  };
  check(ranges.at("live").at("decision_s"), ClockKind::kLive, &TableOptions::decision_s);
  check(ranges.at("live").at("bank_s"), ClockKind::kLive, &TableOptions::bank_s);
  check(ranges.at("daily").at("decision_s"), ClockKind::kDaily, &TableOptions::decision_s);
  check(ranges.at("grace_s"), ClockKind::kLive, &TableOptions::grace_s);
  check(ranges.at("bot_pause_ms"), ClockKind::kLive, &TableOptions::bot_pause_ms);
}

TEST(HttpApi, OptionsAreCachedByTheirTag) {
  HttpRig rig;
  const std::string tag(HeaderOf(rig.Get("/api/options"), "ETag"));
  ASSERT_NE(tag, "");
  EXPECT_EQ(rig.Get("/api/options", tag).status, 304);
  EXPECT_EQ(rig.Get("/api/options", "\"other\"").status, 200);
}

TEST(HttpApi, TheLobbyShowsListedTablesOnly) {
  HttpRig rig;
  TableOptions listed;
  listed.listed = true;
  rig.Keep("open", PlayTable({}, 1, false, listed));
  rig.Keep("hidden", PlayTable({}, 2, false));
  const json::value body = BodyOf(rig.Get("/api/tables"));
  ASSERT_EQ(body.at("tables").as_array().size(), 1U);
  EXPECT_EQ(body.at("tables").at(0).at("table").as_string(), "open");
  EXPECT_EQ(body.at("tables").at(0).at("stage").as_string(), "playing");
}

TEST(HttpApi, TheLobbyIsAskedForEveryTwoSeconds) {
  HttpRig rig;
  TableOptions listed;
  listed.listed = true;
  EXPECT_TRUE(BodyOf(rig.Get("/api/tables")).at("tables").as_array().empty());
  rig.Keep("new", PlayTable({}, 1, false, listed));
  EXPECT_TRUE(BodyOf(rig.Get("/api/tables")).at("tables").as_array().empty());
  rig.loop.now += 2'000;
  EXPECT_EQ(BodyOf(rig.Get("/api/tables")).at("tables").as_array().size(), 1U);
}

TEST(HttpApi, OneTableIsFoundByItsId) {
  HttpRig rig;
  rig.Keep("abc", PlayTable({}, 2, false));
  const json::value body = BodyOf(rig.Get("/api/tables/abc"));
  EXPECT_EQ(body.at("code").as_string(), "Cabc");
  EXPECT_EQ(body.at("commit").as_string().size(), 64U);
  EXPECT_FALSE(body.as_object().contains("secret"));
  const HttpReply missing = rig.Get("/api/tables/nothing");
  EXPECT_EQ(missing.status, 404);
  EXPECT_EQ(rig.CodeIn(missing), "table/unknown");
}

TEST(HttpApi, ARecordIsGivenAfterTheEndAndProvesItself) {
  HttpRig rig;
  rig.Keep("done", PlayTable({}, 3, true));
  const HttpReply reply = rig.Get("/api/records/done");
  ASSERT_EQ(reply.status, 200) << *reply.body;
  EXPECT_EQ(HeaderOf(reply, "Content-Type"), "text/plain; charset=utf-8");
  EXPECT_TRUE(reply.body->starts_with("folsom record 1\n"));
  EXPECT_NE(reply.body->find("\nname 0 Anna\n"), std::string::npos);
  const Result<FairVerdict> verdict = CheckFair(*reply.body);
  ASSERT_TRUE(verdict) << verdict.Error().code << verdict.Error().message;
  EXPECT_EQ(verdict->deal.nonces[1], std::string(64, 'b'));
  const std::string tag(HeaderOf(reply, "ETag"));
  EXPECT_EQ(rig.Get("/api/records/done", tag).status, 304);
}

// Nobody plays on: what was dealt may be checked, but there is no story with an end to show.
TEST(HttpApi, AnAbandonedGameHasARecordThatProvesItself) {
  HttpRig rig;
  PlayedTable played = PlayTable({}, 3, false);
  rig.Keep("going", played);
  EXPECT_EQ(rig.Get("/api/records/going").status, 403);
  const Entry closed{.at = 99, .body = Closed{Closing::kAbandoned}};
  ASSERT_TRUE(played.table.Fold(closed));
  played.log.push_back(EntryText(closed));
  rig.Keep("left", played);
  const HttpReply reply = rig.Get("/api/records/left");
  ASSERT_EQ(reply.status, 200) << *reply.body;
  const Result<FairVerdict> verdict = CheckFair(*reply.body);
  ASSERT_TRUE(verdict) << verdict.Error().code << verdict.Error().message;
  EXPECT_FALSE(verdict->finished);
  EXPECT_EQ(verdict->deal.commitments[0], CommitOf(std::string(64, 'a')));
  EXPECT_EQ(rig.Get("/api/replays/left").status, 403);
}

TEST(HttpApi, ShuffledSeatsAreProvedToo) {
  HttpRig rig;
  TableOptions options;
  options.shuffle_seats = true;
  rig.Keep("done", PlayTable({}, 4, true, options));
  const HttpReply reply = rig.Get("/api/records/done");
  ASSERT_EQ(reply.status, 200) << *reply.body;
  EXPECT_NE(reply.body->find("\nfair seats "), std::string::npos);
  EXPECT_TRUE(CheckFair(*reply.body));
}

TEST(HttpApi, NothingOfARunningGameIsTold) {
  HttpRig rig;
  rig.Keep("running", PlayTable({}, 5, false));
  for (const char* path : {"/api/records/running", "/api/replays/running?seat=open",
                           "/api/replays/running?seat=0", "/api/replays/running"}) {
    const HttpReply reply = rig.Get(path);
    EXPECT_EQ(reply.status, 403) << path;
    EXPECT_EQ(rig.CodeIn(reply), "record/not_finished") << path;
  }
}

// The log decides, not the row beside it.
TEST(HttpApi, ARowThatSaysFinishedIsNotBelieved) {
  HttpRig rig;
  PlayedTable liar = PlayTable({}, 5, true);
  liar.log.resize(liar.log.size() - 1);
  rig.Keep("liar", liar);
  EXPECT_EQ(rig.CodeIn(rig.Get("/api/records/liar")), "record/not_finished");
  PlayedTable torn = PlayTable({}, 5, true);
  torn.log[10] = "{\"at\":1,\"nonsense\":{}}";
  rig.Keep("torn", torn);
  const HttpReply reply = rig.Get("/api/records/torn");
  EXPECT_EQ(reply.status, 410);
  EXPECT_EQ(rig.CodeIn(reply), "record/unreadable");
}

TEST(HttpApi, FinishedGamesAreListedPageByPage) {
  HttpRig rig;
  TableOptions listed;
  listed.listed = true;
  const PlayedTable game = PlayTable({}, 6, true, listed);
  for (int i = 0; i < 60; ++i) rig.Keep("g" + std::to_string(i), game, 1'000 + i / 40 * 40);
  const json::value first = BodyOf(rig.Get("/api/records"));
  ASSERT_EQ(first.at("records").as_array().size(), 50U);
  EXPECT_EQ(first.at("records").at(0).at("table").as_string(), "g40");
  EXPECT_TRUE(first.at("records").at(0).as_object().contains("result"));
  const std::string before(first.at("before").as_string());
  const json::value second = BodyOf(rig.Get("/api/records?before=" + before));
  EXPECT_EQ(second.at("records").as_array().size(), 10U);
  EXPECT_FALSE(second.as_object().contains("before"));
  std::set<std::string> all;  // Many were finished at the same time, and none is missing.
  for (const json::value* const page : {&first, &second}) {
    for (const json::value& row : page->at("records").as_array()) {
      all.emplace(row.at("table").as_string());
    }
  }
  EXPECT_EQ(all.size(), 60U);
  EXPECT_EQ(BodyOf(rig.Get("/api/records?before=1040")).at("records").as_array().size(), 40U);
  for (const char* bad : {"yesterday", "1040x", ",g1", "1040;g1"}) {
    EXPECT_EQ(rig.CodeIn(rig.Get(std::string("/api/records?before=") + bad)), "http/bad_query");
  }
}

TEST(HttpApi, AProgramGetsItsToken) {
  HttpRig rig;
  HttpRequest request = WithMethod("POST", "/api/bots");
  request.body = R"({"name":"Deep Train"})";
  const HttpReply made = rig.Ask(request);
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(*made.body, R"({"person":"p1","token":"t1"})");
  EXPECT_EQ(HeaderOf(made, "Cache-Control"), "no-store");
  EXPECT_EQ(rig.made_name, "Deep Train");
  for (const char* bad : {"", "{", "[]", "{}", R"({"name":7})", R"({"name":"a","x":1})"}) {
    request.body = bad;
    EXPECT_EQ(rig.Ask(request).status, 400) << bad;
  }
  request.body = R"({"name":"a"})";
  rig.program_error = "limit/people";
  EXPECT_EQ(rig.Ask(request).status, 429);
  rig.program_error = "identity/bad_name";
  EXPECT_EQ(rig.Ask(request).status, 400);
}

TEST(HttpApi, PagesOfOtherSitesMakeNoPrograms) {
  HttpRig rig;
  HttpRequest request = WithMethod("POST", "/api/bots");
  request.body = R"({"name":"a"})";
  request.peer.origin = "https://evil.example";
  EXPECT_EQ(rig.CodeIn(rig.Ask(request)), "http/foreign_origin");
  EXPECT_EQ(rig.made_name, "");
  request.peer.origin = "https://here";
  EXPECT_EQ(rig.Ask(request).status, 201);
}

TEST(HttpApi, AProgramsTokenIsRevokedByWhoeverHasIt) {
  HttpRig rig;
  HttpRequest request = WithMethod("DELETE", "/api/bots");
  EXPECT_EQ(rig.Ask(request).status, 401);
  EXPECT_EQ(rig.ended_token, "");
  request.peer.bearer = "t1";
  EXPECT_EQ(rig.Ask(request).status, 200);
  EXPECT_EQ(rig.ended_token, "t1");
  rig.program_error = "identity/unknown_token";
  EXPECT_EQ(rig.Ask(request).status, 401);
  EXPECT_EQ(rig.CodeIn(rig.Ask(request)), "identity/unknown_token");
  request.peer.origin = "https://evil.example";
  EXPECT_EQ(rig.CodeIn(rig.Ask(request)), "http/foreign_origin");
}

// Names of people who go are taken out of records: copies of them must not last.
TEST(HttpApi, RecordsAreReadAnewAfterAnHour) {
  HttpRig rig;
  rig.Keep("one", PlayTable({}, 12, true));
  const std::string before = *rig.Get("/api/records/one").body;
  rig.RunSql("UPDATE entries SET text = replace(text, '\"Anna\"', '\"Guest 1234\"')");
  EXPECT_EQ(*rig.Get("/api/records/one").body, before);
  rig.loop.Pass(3'600'000);
  const std::string after = *rig.Get("/api/records/one").body;
  EXPECT_NE(after, before);
  EXPECT_NE(after.find("Guest 1234"), std::string::npos);
}

HttpRequest WithRecord(const std::string& record, const std::string& seat) {
  HttpRequest request = WithMethod("POST", "/api/replays");
  request.query = "seat=" + seat;
  request.body = record;
  return request;
}

TEST(HttpApi, ARecordIsReplayedAsItsTableIs) {
  HttpRig rig;
  const Config expansion{.seats = 5, .expert = true, .horses = true};
  for (const Config& config : {Config{}, expansion}) {
    const std::string id = config.horses ? "horses" : "base";
    rig.Keep(id, PlayTable(config, 12, true));
    const std::string record = *rig.Get("/api/records/" + id).body;
    for (const char* seat : {"0", "2", "-1", "open"}) {
      json::value of_table = BodyOf(rig.Get("/api/replays/" + id + "?seat=" + seat));
      of_table.as_object().erase("table");
      const HttpReply reply = rig.Ask(WithRecord(record, seat));
      ASSERT_EQ(reply.status, 200) << *reply.body;
      EXPECT_EQ(BodyOf(reply), of_table) << seat;
      EXPECT_EQ(HeaderOf(reply, "Cache-Control"), "no-store");
    }
  }
}

TEST(HttpApi, ABadRecordIsRefusedWithItsLine) {
  HttpRig rig;
  rig.Keep("done", PlayTable({}, 3, true));
  const std::string whole = *rig.Get("/api/records/done").body;
  const auto refusal = [&](const std::string& record, const std::string& code) {
    const HttpReply reply = rig.Ask(WithRecord(record, "0"));
    EXPECT_EQ(reply.status, 422) << code;
    EXPECT_EQ(rig.CodeIn(reply), code);
    return std::string(BodyOf(reply).at("error").at("message").as_string());
  };
  EXPECT_TRUE(refusal("", "record/bad_header").starts_with("line 1: "));
  EXPECT_TRUE(refusal("PK\x03\x04\xff\xfe", "record/bad_header").starts_with("line 1: "));
  const std::size_t half = whole.find("\n> ", whole.size() / 2);
  const std::string line =
      "line " + std::to_string(std::ranges::count(whole.substr(0, half), '\n') + 2);
  EXPECT_TRUE(refusal(whole.substr(0, half + 1), "record/truncated").starts_with(line));
  EXPECT_TRUE(refusal(whole.substr(0, half) + "\n> 0 fly away\n", "record/no_such_action")
                  .starts_with(line));
  EXPECT_EQ(rig.Ask(WithRecord(whole, "5")).status, 404);
  EXPECT_EQ(rig.CodeIn(rig.Ask(WithRecord(whole, "5"))), "record/no_such_seat");
  EXPECT_EQ(rig.CodeIn(rig.Ask(WithRecord(whole, "x"))), "http/bad_query");
}

TEST(HttpApi, NothingOfAnUnfinishedRecordIsTold) {
  HttpRig rig;
  const HttpReply reply = rig.Ask(WithRecord(RecordOf(PlayTable({}, 5, false).table), "open"));
  EXPECT_EQ(reply.status, 422);
  EXPECT_EQ(rig.CodeIn(reply), "record/not_finished");
}

TEST(HttpApi, ReplayingARecordIsChargedByItsLengthAndIsForOwnPages) {
  HttpRig rig;
  HttpRequest request = WithRecord("", "0");
  std::ignore = rig.Ask(request);
  EXPECT_EQ(rig.asked, 11);
  std::ignore = rig.Ask(WithRecord(std::string(10 * 1024, '#'), "0"));
  EXPECT_EQ(rig.asked, 11 + 51);
  request.peer.origin = "https://evil.example";
  EXPECT_EQ(rig.CodeIn(rig.Ask(request)), "http/foreign_origin");
}

TEST(HttpApi, WrongPathsAndMethodsHaveTheirCodes) {
  HttpRig rig;
  for (const char* path : {"/api", "/api/", "/api/nothing", "/api/tables/", "/api/tables/a/b",
                           "/api/replays/", "/api/options/", "/healthz/x.txt"}) {
    const HttpReply reply = rig.Get(path);
    EXPECT_EQ(reply.status, 404) << path;
    EXPECT_EQ(rig.CodeIn(reply), "http/not_found") << path;
  }
  const HttpReply post = rig.Ask(WithMethod("POST", "/api/options"));
  EXPECT_EQ(post.status, 405);
  EXPECT_EQ(HeaderOf(post, "Allow"), "GET, HEAD");
  EXPECT_EQ(rig.CodeIn(post), "http/bad_method");
  EXPECT_EQ(HeaderOf(rig.Ask(WithMethod("GET", "/api/bots")), "Allow"), "POST, DELETE");
  EXPECT_EQ(rig.Ask(WithMethod("DELETE", "/")).status, 405);
  EXPECT_EQ(rig.Ask(WithMethod("HEAD", "/api/options")).status, 200);
  EXPECT_EQ(rig.Get("/ws").status, 426);
  EXPECT_EQ(rig.CodeIn(rig.Get("/api/replays/x?seat=9")), "http/bad_query");
}

TEST(HttpApi, WhoAsksTooOftenWaits) {
  HttpRig rig;
  rig.allow = false;
  const HttpReply reply = rig.Get("/api/options");
  EXPECT_EQ(reply.status, 429);
  EXPECT_EQ(HeaderOf(reply, "Retry-After"), "1");
  EXPECT_EQ(rig.Get("/healthz").status, 200);
  EXPECT_EQ(rig.Get("/").status, 200);
}

TEST(HttpApi, WhileTheStoreIsAwayThatIsSaid) {
  HttpRig rig;
  rig.store_state = StoreQueue::State::kWaiting;
  for (const char* path : {"/api/tables", "/api/tables/x", "/api/records", "/api/records/x"}) {
    const HttpReply reply = rig.Get(path);
    EXPECT_EQ(reply.status, 503) << path;
    EXPECT_EQ(rig.CodeIn(reply), "server/waiting") << path;
  }
  EXPECT_EQ(rig.Get("/api/options").status, 200);
}

}  // namespace
}  // namespace folsom
