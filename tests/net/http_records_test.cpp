#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>

#include "fair/fair_check.h"
#include "net/http_rig.h"
#include "server/http/http_api.h"

namespace folsom {
namespace {

namespace json = boost::json;

HttpRequest WithRecord(const std::string& record, const std::string& seat) {
  HttpRequest request = WithMethod("POST", "/api/replays");
  request.query = "seat=" + seat;
  request.body = record;
  return request;
}

TEST(HttpRecords, ARecordIsGivenAfterTheEndAndProvesItself) {
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
TEST(HttpRecords, AnAbandonedGameHasARecordThatProvesItself) {
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

TEST(HttpRecords, ShuffledSeatsAreProvedToo) {
  HttpRig rig;
  TableOptions options;
  options.shuffle_seats = true;
  rig.Keep("done", PlayTable({}, 4, true, options));
  const HttpReply reply = rig.Get("/api/records/done");
  ASSERT_EQ(reply.status, 200) << *reply.body;
  EXPECT_NE(reply.body->find("\nfair seats "), std::string::npos);
  EXPECT_TRUE(CheckFair(*reply.body));
}

TEST(HttpRecords, NothingOfARunningGameIsTold) {
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
TEST(HttpRecords, ARowThatSaysFinishedIsNotBelieved) {
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

TEST(HttpRecords, FinishedGamesAreListedPageByPage) {
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

// Names of people who go are taken out of records: copies of them must not last.
TEST(HttpRecords, RecordsAreReadAnewAfterAnHour) {
  HttpRig rig;
  rig.Keep("one", PlayTable({}, 12, true));
  const std::string before = *rig.Get("/api/records/one").body;
  rig.RunSql(
      "UPDATE entries SET text = replace(text, '\"name\":\"Anna\"', '\"name\":\"Guest 1234\"')");
  EXPECT_EQ(*rig.Get("/api/records/one").body, before);
  rig.loop.Pass(3'600'000);
  const std::string after = *rig.Get("/api/records/one").body;
  EXPECT_NE(after, before);
  EXPECT_THAT(after, testing::HasSubstr("Guest 1234"));
}

TEST(HttpRecords, ARecordIsReplayedAsItsTableIs) {
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

TEST(HttpRecords, ABadRecordIsRefusedWithItsLine) {
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

TEST(HttpRecords, NothingOfAnUnfinishedRecordIsTold) {
  HttpRig rig;
  const HttpReply reply = rig.Ask(WithRecord(RecordOf(PlayTable({}, 5, false).table), "open"));
  EXPECT_EQ(reply.status, 422);
  EXPECT_EQ(rig.CodeIn(reply), "record/not_finished");
}

TEST(HttpRecords, ReplayingARecordIsChargedByItsLengthAndIsForOwnPages) {
  HttpRig rig;
  HttpRequest request = WithRecord("", "0");
  std::ignore = rig.Ask(request);
  EXPECT_EQ(rig.asked, 11);
  std::ignore = rig.Ask(WithRecord(std::string(10 * 1024, '#'), "0"));
  EXPECT_EQ(rig.asked, 11 + 51);
  request.peer.origin = "https://evil.example";
  EXPECT_EQ(rig.CodeIn(rig.Ask(request)), "http/foreign_origin");
}

}  // namespace
}  // namespace folsom
