// What comes about by itself: bots' pauses, take-backs, clocks, absences, ends.
#include <gtest/gtest.h>

#include "hall/world.h"
#include "record/words/action_text.h"

namespace folsom {
namespace {

namespace json = boost::json;

json::object At(const char* type, const std::string& table, int seat) {
  return {{"type", type}, {"table", table}, {"seat", seat}};
}
const json::object& SeatAt(TestClient& client, const std::string& table, int seat) {
  return client.At(table).room.at("chairs").as_array()[static_cast<std::size_t>(seat)].as_object();
}
bool IsAway(TestClient& client, const std::string& table, int seat) {
  return SeatAt(client, table, seat).at("away").as_bool();
}

TEST(TakeBack, IsOfferedWhileBotsWait) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table = StartedTable(world, {ann.get()}, {{"seats", 3}});
  TableModel& model = ann->At(table);
  Rng rng(2);
  for (int i = 0; i < 200 && !model.turn.as_object().contains("take_back"); ++i) {
    world.AwaitInTime([&] { return model.IsAsked(); });
    const json::value legal = model.turn.at("legal");
    // Playing a card draws no chance.
    const json::array& actions = legal.at("actions").as_array();
    ann->AskOk({{"type", "act"},
                {"table", table},
                {"seat", 0},
                {"decision", legal.at("decision")},
                {"action", actions[actions.size() - 1]}});
  }
  ASSERT_TRUE(model.turn.as_object().contains("take_back"));
  const json::value take_back = model.turn.at("take_back");
  const std::int64_t number = model.number;
  world.loop.Pass(1000);
  world.Settle();
  EXPECT_EQ(model.number, number) << "bots leave it alone for a while";
  const int games = model.games;
  const json::object back{
      {"type", "take_back"}, {"table", table}, {"seat", 0}, {"decision", take_back.at("decision")}};
  ann->AskOk(back);
  EXPECT_EQ(model.games, games + 1);
  EXPECT_TRUE(model.IsAsked());
  world.ExpectTruth(*ann, table);
  EXPECT_NE(ann->AskCode(back), "ok");
  ann->Act(table, rng);
  world.AwaitInTime([&] { return model.IsAsked(); });
  EXPECT_GT(model.number, number);
  world.ExpectTruth(*ann, table);
}

class TwoPeople : public testing::Test {
 protected:
  void Start(json::object options = {}) {
    options["take_back"] = false;
    table_ = StartedTable(world_, {ann_.get(), bob_.get()}, {{"seats", 3}}, std::move(options));
    Rng rng(9);
    // On to a question to Bob.
    for (int i = 0; i < 500 && !bob_->At(table_).IsAsked(); ++i) {
      world_.AwaitInTime([&] { return ann_->At(table_).IsAsked() || bob_->At(table_).IsAsked(); });
      if (!bob_->At(table_).IsAsked()) ann_->Act(table_, rng);
    }
    ASSERT_TRUE(bob_->At(table_).IsAsked());
  }

  World world_;
  std::unique_ptr<TestClient> ann_ = world_.Person("Ann");
  std::unique_ptr<TestClient> bob_ = world_.Person("Bob");
  std::string table_;
};

TEST_F(TwoPeople, WhoLetsTheClockRunOutIsPlayedForAndAsksForTheSeatBack) {
  Start();
  const json::value clock = bob_->At(table_).turn.at("clocks").as_array()[0];
  EXPECT_EQ(clock.at("seat"), 1);
  EXPECT_EQ(clock.at("bank_ms"), 45'000);
  const Millis left = clock.at("deadline").as_int64() - world_.loop.Now();
  EXPECT_LE(left, 90'000);
  Pass(world_, left - 10);
  EXPECT_FALSE(IsAway(*ann_, table_, 1));
  Pass(world_, 20);
  EXPECT_TRUE(IsAway(*ann_, table_, 1));
  EXPECT_EQ(SeatAt(*ann_, table_, 1).at("away_why"), "clock");
  const std::int64_t number = ann_->At(table_).number;
  world_.AwaitInTime([&] { return ann_->At(table_).number > number; });
  EXPECT_EQ(ann_->AskCode(At("give_back", table_, 1)), "ok") << "the host may, too";
  EXPECT_FALSE(IsAway(*bob_, table_, 1));
}

TEST_F(TwoPeople, WhoIsGoneIsPlayedForAfterTheGracePeriodAndGetsTheSeatBackOnReturn) {
  Start({{"clock", {{"kind", "none"}}}});
  const std::string token = bob_->token;
  bob_->Lose();
  Pass(world_, 59'000);
  EXPECT_FALSE(IsAway(*ann_, table_, 1));
  Pass(world_, 2'000);
  EXPECT_TRUE(IsAway(*ann_, table_, 1));
  EXPECT_EQ(SeatAt(*ann_, table_, 1).at("away_why"), "gone");
  const auto back = world_.Connect();
  back->Hello(token);
  back->Watch(table_);
  world_.Await([&] { return !IsAway(*ann_, table_, 1); });
  EXPECT_EQ(back->At(table_).viewer, 1);
  world_.ExpectTruth(*back, table_);
}

TEST_F(TwoPeople, ClocksStandStillWhileNobodyIsThere) {
  Start();
  const std::string ann = ann_->token;
  const std::string bob = bob_->token;
  ann_->Lose();
  bob_->Lose();
  Pass(world_, 3'600'000);
  const auto again = world_.Connect();
  again->Hello(bob);
  again->Watch(table_);
  EXPECT_FALSE(IsAway(*again, table_, 1));
  EXPECT_TRUE(again->At(table_).IsAsked());
  const auto other = world_.Connect();
  other->Hello(ann);
  other->Watch(table_);
  EXPECT_FALSE(IsAway(*other, table_, 0));
}

TEST_F(TwoPeople, TheHostReplacesNobodyWhoIsThereOrJustLeft) {
  Start({{"clock", {{"kind", "none"}}}});
  EXPECT_EQ(ann_->AskCode(At("stand_in", table_, 1)), "table/present");
  bob_->Lose();
  Pass(world_, 59'000);
  EXPECT_EQ(ann_->AskCode(At("stand_in", table_, 1)), "table/present");
  EXPECT_FALSE(IsAway(*ann_, table_, 1));
  Pass(world_, 2'000);
  EXPECT_TRUE(IsAway(*ann_, table_, 1));
}

// Else the host would invite a friend to it and see two hands.
TEST_F(TwoPeople, TheSeatOfOneWhoIsGoneStaysTheirs) {
  Start({{"clock", {{"kind", "none"}}}});
  const std::string token = bob_->token;
  bob_->Lose();
  Pass(world_, 61'000);
  EXPECT_TRUE(IsAway(*ann_, table_, 1));
  EXPECT_EQ(ann_->AskCode(At("kick", table_, 1)), "table/started");
  EXPECT_EQ(ann_->AskCode(At("seat_link", table_, 1)), "table/not_your_seat");
  const auto back = world_.Connect();
  back->Hello(token);
  back->Watch(table_);
  EXPECT_EQ(back->At(table_).viewer, 1);
}

TEST_F(TwoPeople, TheHostDoesNotWaitForOneWhoIsGoneAndNotOnTurn) {
  Start({{"clock", {{"kind", "none"}}}});
  const std::string token = bob_->token;
  Rng rng(9);
  for (int i = 0; i < 500 && !ann_->At(table_).IsAsked(); ++i) {
    bob_->Act(table_, rng);
    world_.AwaitInTime([&] { return ann_->At(table_).IsAsked() || bob_->At(table_).IsAsked(); });
  }
  bob_->Lose();
  Pass(world_, 61'000);
  ASSERT_FALSE(IsAway(*ann_, table_, 1)) << "nothing is asked of him";
  ann_->AskOk(At("stand_in", table_, 1));
  EXPECT_EQ(SeatAt(*ann_, table_, 1).at("away_why"), "host");
  const auto back = world_.Connect();
  back->Hello(token);
  back->Watch(table_);
  world_.Await([&] { return !IsAway(*ann_, table_, 1); });
}

// Whatever the player says next gives the seat back; but for those who wanted the stand-in.
TEST_F(TwoPeople, GetTheSeatBackWithTheirNextMessage) {
  const std::vector<json::object> messages{
      {{"type", "chat"}, {"table", table_}, {"emote", "hat"}},
      {{"type", "log"}, {"table", table_}},
      {{"type", "watch"}, {"table", table_}},
      {{"type", "curtain"}, {"table", table_}, {"seat", -1}},
      {{"type", "take_back"}, {"table", table_}, {"seat", 1}, {"decision", 0}},
      {{"type", "seat_link"}, {"table", table_}, {"seat", 1}},
  };
  Start({{"clock", {{"kind", "live"}, {"decision_s", 5}, {"bank_s", 0}}}});
  Rng rng(4);
  for (json::object message : messages) {
    message["table"] = table_;
    const auto away = [&] {
      if (ann_->At(table_).IsAsked()) ann_->Act(table_, rng);
      return IsAway(*bob_, table_, 1);
    };
    world_.AwaitInTime(away);
    const std::int64_t number = bob_->At(table_).number;
    world_.AwaitInTime([&] { return bob_->At(table_).number > number; });
    bob_->AskOk({{"type", "ping"}});
    EXPECT_TRUE(IsAway(*bob_, table_, 1));
    bob_->Ask(message);
    EXPECT_FALSE(IsAway(*bob_, table_, 1)) << json::serialize(message);
  }
}

TEST_F(TwoPeople, DecideEvenThoughABotWasAboutToInTheirStead) {
  Start({{"clock", {{"kind", "none"}}}});
  const json::value legal = bob_->At(table_).turn.at("legal");
  const json::object question{{"table", table_},
                              {"seat", 1},
                              {"decision", legal.at("decision")},
                              {"action", legal.at("actions").as_array()[0]}};
  json::object act = question;
  act["type"] = "act";
  json::object preview = question;
  preview["type"] = "preview";
  // In one go: before a bot can have thought.
  bob_->Say(At("stand_in", table_, 1));
  const std::int64_t chat = bob_->Say({{"type", "chat"}, {"table", table_}, {"emote", "hat"}});
  const std::int64_t asked = bob_->Say(preview);
  const std::int64_t decided = bob_->Say(act);
  world_.Await([&] { return bob_->AnswerTo(decided) != nullptr; });
  EXPECT_EQ(bob_->AnswerTo(chat)->at("type"), "ok");
  EXPECT_EQ(bob_->AnswerTo(asked)->at("type"), "ok");
  EXPECT_EQ(bob_->AnswerTo(decided)->at("type"), "ok");
  EXPECT_FALSE(IsAway(*ann_, table_, 1));
  EXPECT_TRUE(ann_->Pushes("stood_in").empty());
}

TEST_F(TwoPeople, WhoAskedForTheStandInKeepsItUntilTheyPlayAgain) {
  Start({{"clock", {{"kind", "none"}}}});
  EXPECT_EQ(bob_->AskCode(At("stand_in", table_, 0)), "table/not_your_seat");
  bob_->AskOk(At("stand_in", table_, 1));
  EXPECT_EQ(SeatAt(*ann_, table_, 1).at("away_why"), "asked");
  EXPECT_FALSE(bob_->At(table_).IsAsked()) << "the bot decides now";
  bob_->AskOk({{"type", "chat"}, {"table", table_}, {"emote", "hat"}});
  bob_->AskOk({{"type", "watch"}, {"table", table_}});
  EXPECT_TRUE(IsAway(*ann_, table_, 1));
  const std::int64_t number = bob_->At(table_).number;
  world_.AwaitInTime([&] { return bob_->At(table_).number > number; });
  bob_->AskOk(At("give_back", table_, 1));
  EXPECT_FALSE(IsAway(*ann_, table_, 1));
}

TEST_F(TwoPeople, AreToldWhatTheStandInDidJustBeforeTheReturn) {
  Start({{"clock", {{"kind", "none"}}}});
  bob_->AskOk(At("stand_in", table_, 1));
  const std::int64_t number = bob_->At(table_).number;
  world_.Await([&] { return bob_->At(table_).number > number; });
  bob_->AskOk(At("give_back", table_, 1));
  Action action = kNoAction;
  const Table truth = world_.Truth(table_);
  for (const Table::Play& play : truth.Played()) {
    if (play.seat == Seat{1}) action = play.action;
  }
  ASSERT_EQ(bob_->Pushes("stood_in").size(), 1U);
  EXPECT_EQ(bob_->Pushes("stood_in")[0].at("action"), json::string(ActionText(action)));
  ASSERT_EQ(ann_->Pushes("stood_in").size(), 1U);
  EXPECT_EQ(ann_->Pushes("stood_in")[0].at("seat"), 1);
  EXPECT_FALSE(ann_->Pushes("stood_in")[0].as_object().contains("action"));
  // And the log says who decided.
  const json::value lines = ann_->AskOk({{"type", "log"}, {"table", table_}}).at("lines");
  for (const json::value& line : lines.as_array()) {
    const bool marked = line.as_object().contains("stand_in");
    const std::int64_t n = line.at("n").as_int64();
    if (n <= number + 1) {
      EXPECT_EQ(marked, n == number + 1) << json::serialize(line);
    }
  }
}

TEST_F(TwoPeople, WhoeverLeavesIsReplacedByWhomTheHostInvites) {
  Start({{"clock", {{"kind", "none"}}}});
  EXPECT_EQ(ann_->AskCode(At("seat_link", table_, 1)), "table/not_your_seat");
  bob_->AskOk(At("stand", table_, 1));
  EXPECT_EQ(bob_->At(table_).viewer, -1);
  EXPECT_FALSE(bob_->At(table_).view.as_object().contains("own"));
  const auto cat = world_.Person("Cat");
  cat->Watch(table_);
  EXPECT_EQ(cat->AskCode(At("sit", table_, 1)), "table/invitation_needed");
  EXPECT_EQ(cat->AskCode(At("seat_link", table_, 1)), "table/not_your_seat");
  const json::value link = ann_->AskOk(At("seat_link", table_, 1)).at("link");
  EXPECT_EQ(ann_->AskCode({{"type", "take_seat"}, {"link", link}}), "table/already_seated");
  EXPECT_EQ(cat->AskOk({{"type", "take_seat"}, {"link", link}}).at("seat"), 1);
  EXPECT_EQ(cat->At(table_).viewer, 1);
  for (TestClient* const client : {ann_.get(), bob_.get(), cat.get()}) {
    const std::vector<json::value> told = client->Pushes("seat_passed");
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0].at("seat"), 1);
    EXPECT_EQ(told[0].at("name"), "Cat");
    EXPECT_EQ(told[0].at("from"), "Bob");
    EXPECT_EQ(told[0].at("invited"), true);
  }
  EXPECT_EQ(SeatAt(*ann_, table_, 1).at("before"), "Bob");
  world_.ExpectTruth(*cat, table_);
}

TEST_F(TwoPeople, WhoLeftComesBackToTheirOwnSeatAndToNoOther) {
  Start({{"clock", {{"kind", "none"}}}});
  bob_->AskOk(At("stand", table_, 1));
  ann_->AskOk(At("stand", table_, 0));
  EXPECT_EQ(bob_->AskCode(At("sit", table_, 0)), "table/invitation_needed");
  EXPECT_EQ(SeatAt(*bob_, table_, 1).at("may_return"), true);
  EXPECT_FALSE(SeatAt(*bob_, table_, 0).contains("may_return"));
  EXPECT_FALSE(SeatAt(*ann_, table_, 1).contains("may_return"));
  EXPECT_EQ(bob_->AskOk({{"type", "sit"}, {"table", table_}}).at("seat"), 1);
  const json::value link = bob_->AskOk(At("seat_link", table_, 0)).at("link");
  bob_->AskOk(At("stand", table_, 1));
  EXPECT_EQ(bob_->AskCode({{"type", "take_seat"}, {"link", link}}), "link/unknown")
      << "he is host no more";
  EXPECT_EQ(ann_->AskOk({{"type", "sit"}, {"table", table_}}).at("seat"), 0);
  EXPECT_TRUE(ann_->Pushes("seat_passed").empty());
}

TEST(Ends, UnstartedTablesExpireAfterAnHourEvenWhenNobodyHasThemInMemory) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table(
      ann->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}}).at("table").as_string());
  ann->AskOk({{"type", "unwatch"}, {"table", table}});
  Pass(world, 100'000);
  EXPECT_EQ(world.hub->Measured().tables_loaded, 0U);
  for (int i = 0; i < 40; ++i) Pass(world, 100'000);
  EXPECT_EQ(world.Truth(table).GetStage(), Stage::kClosed);
  ann->Watch(table);
  EXPECT_EQ(ann->At(table).room.at("why_closed"), "expired");
}

TEST(Ends, AGameIsUnloadedAndComesBackAsItWas) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table = StartedTable(world, {ann.get()}, {{"seats", 3}});
  Rng rng(4);
  PlayOn(world, {ann.get()}, table, rng, 10);
  world.AwaitInTime([&] { return ann->At(table).IsAsked(); });
  const json::value view = ann->At(table).view;
  ann->AskOk({{"type", "unwatch"}, {"table", table}});
  Pass(world, 100'000);
  EXPECT_EQ(world.hub->Measured().tables_loaded, 0U);
  ann->At(table) = {};
  ann->Watch(table);
  EXPECT_EQ(ann->At(table).view, view);
  PlayOn(world, {ann.get()}, table, rng);
  EXPECT_EQ(ann->At(table).Stage(), "finished");
}

TEST(DailyGame, ComesToItsDeadlineThoughNobodyWatches) {
  World world;
  const auto ann = world.Person("Ann");
  const auto bob = world.Person("Bob");
  ann->AskOk({{"type", "set_webhook"}, {"url", "https://turns.example/ann"}});
  bob->AskOk({{"type", "set_webhook"}, {"url", "https://turns.example/bob"}});
  const json::object options{{"clock", {{"kind", "daily"}, {"decision_s", 3600}}}};
  const std::string table = StartedTable(world, {ann.get(), bob.get()}, {{"seats", 3}}, options);
  ann->Lose();
  bob->Lose();
  const std::uint32_t before = world.Truth(table).Decisions();
  for (int i = 0; i < 80; ++i) Pass(world, 100'000);
  EXPECT_GT(world.Truth(table).Decisions(), before) << "a bot decided when the time had run out";
  ASSERT_FALSE(world.notices.empty());
  const json::value body = json::parse(world.notices.back().body);
  EXPECT_EQ(body.at("table").as_string(), table);
  EXPECT_TRUE(body.at("deadline").as_int64() > 0);
  EXPECT_EQ(world.notices.back().url.substr(0, 21), "https://turns.example");
}

// A correspondence game whose two people are away, and one of them was told that it is their turn.
struct AwayGame {
  AwayGame() {
    const std::vector<TestClient*> people{ann.get(), bob.get()};
    for (TestClient* const one : people) {
      one->AskOk({{"type", "set_webhook"}, {"url", "https://turns.example/" + one->name}});
    }
    const json::object options{{"clock", {{"kind", "daily"}, {"decision_s", 86'400}}},
                               {"grace_s", 3600}};
    table = StartedTable(world, people, {{"seats", 3}}, options);
    ann->Lose();
    bob->Lose();
    Pass(world, 5'000);
    EXPECT_EQ(world.notices.size(), 1U);
  }
  // The notices die with the server, and another starts so much later.
  std::string DieUntold(Millis outage) {
    const std::string lost = world.notices.back().body;
    world.Die();
    world.notices.clear();
    world.loop.Pass(outage);
    world.Live();
    return lost;
  }
  World world;
  std::unique_ptr<TestClient> ann = world.Person("Ann");
  std::unique_ptr<TestClient> bob = world.Person("Bob");
  std::string table;
};

TEST(TurnNotice, IsNotLostWithTheServerAndComesOnceMore) {
  AwayGame game;
  const std::string lost = game.DieUntold(120'000);
  Pass(game.world, 40'000);
  ASSERT_EQ(game.world.notices.size(), 1U);
  const json::value before = json::parse(lost);
  const json::value again = json::parse(game.world.notices[0].body);
  EXPECT_EQ(again.at("table"), before.at("table"));
  EXPECT_EQ(again.at("seat"), before.at("seat"));
  EXPECT_EQ(again.at("decision"), before.at("decision"));
  // Nor when the table was forgotten and is read again.
  Pass(game.world, 100'000);
  EXPECT_EQ(game.world.hub->Measured().tables_loaded, 0U);
  const auto eve = game.world.Person("Eve");
  eve->Watch(game.table);
  Pass(game.world, 40'000);
  EXPECT_EQ(game.world.notices.size(), 1U);
}

TEST(TurnNotice, OfLongAgoIsNotRepeatedByANewServer) {
  AwayGame game;
  game.DieUntold(660'000);
  Pass(game.world, 60'000);
  EXPECT_TRUE(game.world.notices.empty());
}

TEST(TurnNotice, IsNotForThoseWhoComeBackToANewServer) {
  AwayGame game;
  game.DieUntold(1'000);
  const auto ann = game.world.Connect();
  ann->Hello(game.ann->token);
  ann->Watch(game.table);
  const auto bob = game.world.Connect();
  bob->Hello(game.bob->token);
  bob->Watch(game.table);
  Pass(game.world, 60'000);
  EXPECT_TRUE(game.world.notices.empty());
  // They have seen it: leaving again changes nothing.
  ann->Lose();
  bob->Lose();
  Pass(game.world, 5'000);
  EXPECT_TRUE(game.world.notices.empty());
}

TEST(Webhook, MustBeAnHttpsAddress) {
  World world;
  const auto ann = world.Person("Ann");
  EXPECT_EQ(ann->AskCode({{"type", "set_webhook"}, {"url", "http://turns.example"}}),
            "webhook/bad_url");
  EXPECT_EQ(ann->AskCode({{"type", "set_webhook"}, {"url", "https://127.0.0.1/"}}),
            "webhook/bad_url");
  EXPECT_EQ(ann->AskCode({{"type", "set_webhook"}, {"url", ""}}), "ok");
}

TEST(Stop, FinishesWritesTellsClientsAndReleases) {
  World world;
  const auto ann = world.Person("Ann");
  const std::string table = StartedTable(world, {ann.get()}, {{"seats", 3}});
  world.AwaitInTime([&] { return ann->At(table).IsAsked(); });
  const json::value legal = ann->At(table).turn.at("legal");
  const std::int64_t act = ann->Say({{"type", "act"},
                                     {"table", table},
                                     {"seat", 0},
                                     {"decision", legal.at("decision")},
                                     {"action", legal.at("actions").as_array()[0]}});
  bool stopped = false;
  world.hub->Stop([&] { stopped = true; });
  EXPECT_EQ(ann->Pushes("notice").back().at("code"), "server/restarting");
  EXPECT_EQ(ann->closed, 0);
  world.AwaitInTime([&] { return stopped; }, 5000);
  ASSERT_NE(ann->AnswerTo(act), nullptr);
  EXPECT_EQ(ann->AnswerTo(act)->at("type"), "ok");
  EXPECT_EQ(ann->closed, kCloseRestart);
  EXPECT_TRUE(world.hub->Knock(World::AnyPeer(), "localhost"));
}

}  // namespace
}  // namespace folsom
