// Tables whose game comes from another: who may make them, what is told of it, and the records.
#include <gtest/gtest.h>

#include "fair/fair_check.h"
#include "hall/answers/replay.h"
#include "hall/world.h"
#include "record/position/position.h"
#include "rules/state/view.h"

namespace folsom {
namespace {

namespace json = boost::json;

class OriginTables : public testing::Test {
 protected:
  OriginTables() : ann_(world_.Person("Ann")) {
    other_ = StartedTable(world_, {ann_.get()}, {{"seats", 3}}, {}, "random");
    Rng rng(4);
    PlayOn(world_, {ann_.get()}, other_, rng);
    EXPECT_EQ(ann_->At(other_).Stage(), "finished");
    const Table truth = world_.Truth(other_);
    for (const Table::Play& play : truth.Played()) seats_.push_back(play.seat);
  }
  // A decision of Ann's in the middle of that game.
  [[nodiscard]] std::size_t OwnDecision() const {
    const Seat own = world_.Truth(other_).SeatsOf(ann_->person).First();
    std::size_t at = seats_.size() / 2;
    while (seats_[at] != own) ++at;
    return at;
  }
  [[nodiscard]] json::object Create(json::object origin) const {
    return {{"type", "create"},
            {"origin", std::move(origin)},
            {"options", {{"clock", {{"kind", "none"}}}}}};
  }
  // Bots for the others, and off it goes.
  void Start(TestClient& host, const std::string& table) {
    const json::value room = host.At(table).room;
    for (const json::value& chair : room.at("chairs").as_array()) {
      if (chair.at("kind") != "empty") continue;
      host.AskOk(
          {{"type", "put_bot"}, {"table", table}, {"seat", chair.at("seat")}, {"level", "random"}});
    }
    host.AskOk({{"type", "start"}, {"table", table}});
    world_.Await([&] { return !host.At(table).view.is_null(); });
  }
  std::string RecordAt(const std::string& table) {
    std::string record;
    bool done = false;
    world_.store->Call([&](Store& store) { record = *RecordOfStored(*store.Load(table, 0)); },
                       [&](const std::string* /*refused*/) { done = true; });
    world_.Await([&] { return done; });
    return record;
  }

  mutable World world_;
  std::unique_ptr<TestClient> ann_;
  std::string other_;
  std::vector<Seat> seats_;
};

TEST_F(OriginTables, PlayFromADecisionWithCardsDealtAnew) {
  const std::size_t at = OwnDecision();
  const json::value made = ann_->AskOk(Create({{"table", other_}, {"decision", at}}));
  const std::string table(made.at("table").as_string());
  world_.Await([&] { return !ann_->At(table).room.is_null(); });
  const json::value room = ann_->At(table).room;
  EXPECT_EQ(
      room.at("origin"),
      (json::value{
          {"table", other_}, {"decision", at}, {"seat", Index(seats_[at])}, {"cards", "anew"}}));
  EXPECT_EQ(room.at("config"), ann_->At(other_).room.at("config"));
  EXPECT_EQ(room.at("chairs").at(Index(seats_[at])).at("yours"), json::value(true));
  EXPECT_EQ(json::serialize(room).find("position"), std::string::npos);
  EXPECT_EQ(ann_->AskCode({{"type", "set_options"}, {"table", table}, {"config", {{"seats", 4}}}}),
            "table/has_origin");
  Start(*ann_, table);
  const Table truth = world_.Truth(table);
  EXPECT_EQ(ViewFor(truth.State(), seats_[at]), ViewFor(truth.OriginState(), seats_[at]));
  world_.ExpectTruth(*ann_, table);
  Rng rng(5);
  PlayOn(world_, {ann_.get()}, table, rng);
  ASSERT_EQ(ann_->At(table).Stage(), "finished");
  const Result<FairVerdict> verdict = CheckFair(RecordAt(table));
  ASSERT_TRUE(verdict) << Describe(verdict.Error());
  EXPECT_TRUE(verdict->IsProved());
  EXPECT_EQ(verdict->origin->game, other_);
  const json::array games = ann_->AskOk({{"type", "my_games"}}).at("games").as_array();
  EXPECT_EQ(games[0].at("summary").at("origin").at("table"), json::value(other_));
  EXPECT_EQ(games[1].at("summary").as_object().contains("origin"), false);
}

TEST_F(OriginTables, PlayFromADecisionWithCardsAsTheyWere) {
  const std::size_t at = OwnDecision();
  const json::value made =
      ann_->AskOk(Create({{"table", other_}, {"decision", at}, {"cards", "as_were"}}));
  const std::string table(made.at("table").as_string());
  world_.Await([&] { return !ann_->At(table).room.is_null(); });
  Start(*ann_, table);
  const Table truth = world_.Truth(table);
  EXPECT_EQ(WritePosition(*truth.Start()), WritePosition(truth.OriginState()));
  world_.Restart();
  const auto again = world_.Connect();
  again->Hello(ann_->token);
  again->Watch(table);
  world_.Await([&] { return !again->At(table).view.is_null(); });
  world_.ExpectTruth(*again, table);
}

TEST_F(OriginTables, PlayTheSameDealAgain) {
  const json::value made = ann_->AskOk(Create({{"table", other_}, {"deal", true}}));
  const std::string table(made.at("table").as_string());
  world_.Await([&] { return !ann_->At(table).room.is_null(); });
  EXPECT_EQ(ann_->At(table).room.at("origin"), (json::value{{"table", other_}, {"deal", true}}));
  Start(*ann_, table);
  // The set-up has no decisions before it, so it is the same to the last card.
  const std::string first = RecordOf(world_.Truth(table));
  const std::string body = first.substr(first.find("\n\n") + 2);
  const std::string before = RecordOf(world_.Truth(other_));
  const std::string setup = body.substr(0, body.find("> "));
  EXPECT_GT(setup.size(), 200U);
  EXPECT_NE(before.find("\n\n" + setup), std::string::npos);
  Rng rng(5);
  PlayOn(world_, {ann_.get()}, table, rng);
  const Result<FairVerdict> verdict = CheckFair(RecordAt(table));
  ASSERT_TRUE(verdict) << Describe(verdict.Error());
}

TEST_F(OriginTables, PlayFromARecord) {
  const std::string record = RecordAt(other_);
  const json::value made = ann_->AskOk(Create({{"record", record}, {"decision", OwnDecision()}}));
  const std::string table(made.at("table").as_string());
  world_.Await([&] { return !ann_->At(table).room.is_null(); });
  EXPECT_EQ(ann_->At(table).room.at("origin").at("record").as_string(),
            CommitOf(record).substr(0, 16));
}

TEST_F(OriginTables, TheSameDealOfARecordHasASeatForItsMaker) {
  const auto sits_at = [&](json::object origin) {
    const json::value made = ann_->AskOk(Create(std::move(origin)));
    const std::string table(made.at("table").as_string());
    world_.Await([&] { return !ann_->At(table).room.is_null(); });
    json::array own;
    for (const json::value& chair : ann_->At(table).room.at("chairs").as_array()) {
      if (chair.at("yours") == json::value(true)) own.push_back(chair.at("seat"));
    }
    return own;
  };
  const std::string record = RecordAt(other_);
  EXPECT_EQ(sits_at({{"record", record}, {"deal", true}, {"seat", 2}}), (json::array{2}));
  EXPECT_EQ(sits_at({{"record", record}, {"deal", true}}), (json::array{0}));
  EXPECT_EQ(sits_at({{"table", other_}, {"deal", true}, {"seat", 1}}), (json::array{1}));
}

TEST_F(OriginTables, AreRefusedWithAReason) {
  const auto code = [&](json::object origin) { return ann_->AskCode(Create(std::move(origin))); };
  EXPECT_EQ(code({{"table", "abcdefghijklmno"}, {"decision", 1}}), "table/unknown");
  EXPECT_EQ(code({{"table", other_}, {"decision", 100'000}}), "origin/no_such_decision");
  Pass(world_, 10'000);
  EXPECT_EQ(code({{"record", "nonsense"}, {"decision", 1}}), "record/bad_header");
  const std::string running =
      StartedTable(world_, {ann_.get()}, {{"seats", 3}}, {{"clock", {{"kind", "none"}}}}, "random");
  Pass(world_, 10'000);
  EXPECT_EQ(code({{"table", running}, {"deal", true}}), "record/not_finished");
  Pass(world_, 10'000);
  EXPECT_EQ(code({{"table", other_}}), "message/missing_field");
  EXPECT_EQ(code({{"table", other_}, {"decision", 1}, {"deal", true}}), "message/missing_field");
  EXPECT_EQ(code({{"deal", true}}), "message/missing_field");
  EXPECT_EQ(code({{"table", other_}, {"decision", -1}}), "message/out_of_range");
  EXPECT_EQ(code({{"table", other_}, {"decision", 1}, {"cards", "new"}}), "message/unknown_word");
  EXPECT_EQ(code({{"table", other_}, {"deal", true}, {"position", "{}"}}), "message/unknown_field");
  EXPECT_EQ(code({{"table", other_}, {"decision", 1}, {"seat", 1}}), "message/out_of_range");
  EXPECT_EQ(code({{"table", other_}, {"deal", true}, {"seat", 6}}), "message/out_of_range");
  Pass(world_, 10'000);
  EXPECT_EQ(code({{"table", other_}, {"deal", true}, {"seat", 3}}), "table/no_such_seat");
  json::object both = Create({{"table", other_}, {"deal", true}});
  both["config"] = {{"seats", 3}};
  EXPECT_EQ(ann_->AskCode(both), "message/out_of_range");
  json::object shuffled = Create({{"table", other_}, {"deal", true}});
  shuffled["options"] = {{"shuffle_seats", true}};
  EXPECT_EQ(ann_->AskCode(shuffled), "table/bad_options");
}

}  // namespace
}  // namespace folsom
