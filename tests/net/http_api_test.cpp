#include "server/http/http_api.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/beast/zlib/inflate_stream.hpp>
#include <boost/json.hpp>
#include <set>
#include <string>
#include <tuple>

#include "net/http_rig.h"
#include "record/json/config_json.h"
#include "rules/pieces/dice.h"
#include "rules/pieces/rounds.h"
#include "rules/setup/config.h"
#include "server/http/gzip.h"
#include "server/http/http_reply.h"

namespace folsom {
namespace {

namespace json = boost::json;

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
  EXPECT_TRUE(seen.contains(R"(standard4{"wagons":4,"bandits_per_seat":1,"powers":true})"));
  EXPECT_TRUE(seen.contains(R"(basic4{"wagons":4,"bandits_per_seat":1,"powers":false})"));
  EXPECT_TRUE(seen.contains(
      R"(duo182{"wagons":3,"bandits_per_seat":2,"powers":true,"leaders":["ghost","doc","belle"]})"));
  EXPECT_TRUE(seen.contains(
      R"(teams6{"wagons":6,"bandits_per_seat":1,"powers":true,"partners":[1,0,3,2,5,4]})"));
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

// Without the ten bytes before and the eight after.
std::string Unzipped(std::string_view bytes) {
  boost::beast::zlib::inflate_stream stream;
  std::string out(1U << 20U, '\0');
  boost::beast::zlib::z_params at{};
  at.next_in = bytes.data() + 10;
  at.avail_in = bytes.size() - 18;
  at.next_out = out.data();
  at.avail_out = out.size();
  boost::system::error_code ended;
  stream.write(at, boost::beast::zlib::Flush::finish, ended);
  out.resize(at.total_out);
  return out;
}

TEST(Gzip, EndsWithTheSumAndTheSizeOfTheBytes) {
  const std::string zipped = Gzip("123456789");  // The example of every description of this sum.
  EXPECT_EQ(zipped.substr(zipped.size() - 8), std::string("\x26\x39\xf4\xcb\x09\0\0\0", 8));
  EXPECT_EQ(Unzipped(zipped), "123456789");
}

TEST(Gzip, HasRoomForWhatDoesNotGetSmaller) {
  Rng rng(3);
  std::string noise(100'000, '\0');
  for (char& byte : noise) byte = static_cast<char>(rng.Below(256));
  for (const std::size_t size : {0UL, 1UL, 1'000UL, 100'000UL}) {
    EXPECT_EQ(Unzipped(Gzip(noise.substr(0, size))), noise.substr(0, size));
  }
}

TEST(HttpApi, OptionsAreCompressedForWhoTakesIt) {
  HttpRig rig;
  HttpRequest request = WithMethod("GET", "/api/options");
  const HttpReply plain = rig.Ask(request);
  request.accept_encoding = "gzip, br";
  const HttpReply small = rig.Ask(request);
  EXPECT_EQ(HeaderOf(plain, "Content-Encoding"), "");
  EXPECT_EQ(HeaderOf(small, "Content-Encoding"), "gzip");
  EXPECT_EQ(HeaderOf(plain, "Vary"), "Accept-Encoding");
  EXPECT_NE(HeaderOf(plain, "ETag"), HeaderOf(small, "ETag"));
  EXPECT_LT(small.body->size() * 4, plain.body->size());
  EXPECT_EQ(Unzipped(*small.body), *plain.body);
  request.if_none_match = HeaderOf(small, "ETag");
  EXPECT_EQ(rig.Ask(request).status, 304);
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

TEST(HttpApi, AGameIsBroughtByWhoeverHasTheToken) {
  HttpRig rig;
  HttpRequest request = WithMethod("POST", "/api/games");
  request.body = "a log";
  EXPECT_EQ(rig.Ask(request).status, 401);
  EXPECT_EQ(rig.brought, "");
  request.peer.bearer = "t1";
  const HttpReply made = rig.Ask(request);
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(*made.body, R"({"table":"b1","known":false})");
  EXPECT_EQ(rig.brought, "t1 a log");
  for (const auto& [code, status] :
       {std::pair("identity/unknown_token", 401), std::pair("identity/not_claimed", 403),
        std::pair("log/unreadable", 422), std::pair("limit/games", 429),
        std::pair("server/full", 503)}) {
    rig.program_error = code;
    const HttpReply refused = rig.Ask(request);
    EXPECT_EQ(refused.status, status) << code;
    EXPECT_EQ(rig.CodeIn(refused), code);
  }
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
