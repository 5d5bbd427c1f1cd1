// Several servers on one PostgreSQL.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "fair/fair.h"
#include "hall/people/identity.h"
#include "hall/world.h"
#include "support/database_clock.h"
#include "support/postgres.h"

namespace folsom {
namespace {

namespace json = boost::json;

// Both run, and time passes alike, until `done`.
void AwaitBoth(World& a, World& b, const std::function<bool()>& done, Millis most = 120'000) {
  constexpr Millis kSkip = 500;
  const Millis end = a.loop.Now() + most;
  while (!done()) {
    const bool ran_a = a.loop.RunForAMoment();
    const bool ran_b = b.loop.RunForAMoment();
    if (ran_a || ran_b) continue;
    a.Settle();
    b.Settle();
    if (done() || a.loop.RunForAMoment() || b.loop.RunForAMoment()) continue;
    const Millis before = a.loop.Now();
    a.loop.Skip(kSkip);
    b.loop.Pass(a.loop.Now() - before);
    a.time_passed(a.loop.Now());
    if (a.loop.Now() >= end) {
      ADD_FAILURE() << "nothing came of it";
      return;
    }
  }
}

Settings Node(const std::string& name) {
  Settings settings;
  settings.node = name;
  return settings;
}

class TwoNodes : public testing::Test {
 protected:
  TwoNodes() {
    for (World* const node : {&a_, &b_}) {
      node->time_passed = [this](Millis /*now*/) {
        clock_.Set(std::max(a_.loop.Now() - ahead_a_, b_.loop.Now() - ahead_b_));
      };
    }
  }
  // Before anything else: how far the nodes' clocks are ahead of the database's.
  void SetApart(Millis ahead_a, Millis ahead_b) {
    a_.loop.Pass(ahead_a_ = ahead_a);
    b_.loop.Pass(ahead_b_ = ahead_b);
  }
  // Ann at node A, Bob at node B, and a bot; A made the table.
  void Gather() {
    const json::value made =
        ann_->AskOk({{"type", "create"},
                     {"config", {{"seats", 3}}},
                     {"options", {{"take_back", false}, {"clock", {{"kind", "none"}}}}},
                     {"bots", {"", "", "drifter"}}});
    table_ = made.at("table").as_string();
    bob_->AskOk({{"type", "watch"}, {"code", made.at("code")}});
    bob_->AskOk({{"type", "sit"}, {"table", table_}});
    AwaitBoth(a_, b_, [&] { return Chair(*ann_, 1).at("kind") == "person"; });
  }
  void Start() {
    Gather();
    ann_->AskOk({{"type", "start"}, {"table", table_}});
    AwaitBoth(a_, b_, [&] {
      return ann_->At(table_).Stage() == "playing" && bob_->At(table_).Stage() == "playing";
    });
  }
  const json::object& Chair(TestClient& client, std::size_t seat) {
    return client.At(table_).room.at("chairs").as_array()[seat].as_object();
  }
  TestClient* Asked() {
    for (TestClient* const client : {ann_.get(), bob_.get()}) {
      if (client->At(table_).IsAsked()) return client;
    }
    return nullptr;
  }
  bool Agree() {
    return ann_->At(table_).number == bob_->At(table_).number &&
           ann_->At(table_).Stage() == bob_->At(table_).Stage();
  }
  void Play(int decisions) {
    for (int i = 0; i < decisions && !HasFailure(); ++i) {
      AwaitBoth(a_, b_, [&] { return Agree() && (Asked() || Over()); });
      if (Over() || Asked() == nullptr) return;
      Asked()->Act(table_, rng_);
    }
  }
  bool Over() { return ann_->At(table_).Stage() == "finished"; }

  std::string place_ = PostgresServer::Shared().NewPlace();
  DatabaseClock clock_{place_, FakeLoop().Now()};
  Millis ahead_a_ = 0;
  Millis ahead_b_ = 0;
  World a_{Node("a"), place_};
  World b_{Node("b"), place_};
  std::unique_ptr<TestClient> ann_ = a_.Person("Ann");
  std::unique_ptr<TestClient> bob_ = b_.Person("Bob");
  std::string table_;
  Rng rng_{21};
};

TEST_F(TwoNodes, PlayOneGameTogether) {
  Start();
  EXPECT_EQ(ann_->At(table_).viewer, 0);
  EXPECT_EQ(bob_->At(table_).viewer, 1);
  Play(10);
  AwaitBoth(a_, b_, [&] { return Agree() && Asked(); });
  a_.ExpectTruth(*ann_, table_);
  b_.ExpectTruth(*bob_, table_);
  ann_->AskOk({{"type", "chat"}, {"table", table_}, {"text", "hello over there"}});
  AwaitBoth(a_, b_, [&] { return !bob_->Pushes("chat").empty(); });
  EXPECT_EQ(bob_->Pushes("chat")[0].at("text"), "hello over there");
  EXPECT_EQ(ann_->Pushes("chat").size(), 1U);
  Play(10'000);
  EXPECT_TRUE(Over());
  AwaitBoth(a_, b_, [&] { return Agree(); });
  EXPECT_EQ(ann_->At(table_).result, bob_->At(table_).result);
}

// The one has acknowledged a seat, and the other has not heard of it yet.
TEST_F(TwoNodes, StartsRightAfterASeatWasTakenAtTheOther) {
  const json::value made = ann_->AskOk({{"type", "create"},
                                        {"config", {{"seats", 3}}},
                                        {"options", {{"take_back", false}}},
                                        {"bots", {"", "", "drifter"}}});
  table_ = made.at("table").as_string();
  bob_->AskOk({{"type", "watch"}, {"code", made.at("code")}});
  bob_->AskOk({{"type", "sit"}, {"table", table_}});
  ASSERT_EQ(Chair(*ann_, 1).at("kind"), "empty");
  EXPECT_EQ(ann_->AskCode({{"type", "start"}, {"table", table_}}), "ok");
}

// Who is shown things at one is waited for by the other, which may lead the table.
TEST_F(TwoNodes, AClockWaitsAtBothForWhatIsShownAtOne) {
  Gather();
  ann_->AskOk({{"type", "set_options"},
               {"table", table_},
               {"options", {{"clock", {{"kind", "live"}, {"decision_s", 45}, {"bank_s", 0}}}}}});
  const auto shown = [&](std::int64_t number) {
    bob_->AskOk({{"type", "shown"}, {"table", table_}, {"number", number}});
  };
  shown(0);
  ann_->AskOk({{"type", "start"}, {"table", table_}});
  // Of Bob's clock, as this client was told last; 0: it has no such field, -1: it does not run.
  const auto clock_for = [](TestClient& client, const char* field) -> std::int64_t {
    for (auto told = client.inbox.rbegin(); told != client.inbox.rend(); ++told) {
      const json::object& message = told->as_object();
      const bool is_room = message.at("type") == "room";
      if (!is_room && !message.contains("turn")) continue;
      const json::object& from = is_room ? message : message.at("turn").as_object();
      if (!from.contains("clocks")) return -1;
      const json::object& clock = from.at("clocks").as_array()[0].as_object();
      if (clock.at("seat") != 1) return -1;
      return clock.contains(field) ? clock.at(field).as_int64() : 0;
    }
    return -1;
  };
  AwaitBoth(a_, b_, [&] {
    if (Agree() && ann_->At(table_).IsAsked()) ann_->Act(table_, rng_);
    return clock_for(*ann_, "starts") > 0 && clock_for(*bob_, "starts") > 0;
  });
  shown(bob_->At(table_).number);
  AwaitBoth(a_, b_,
            [&] { return clock_for(*ann_, "starts") == 0 && clock_for(*bob_, "starts") == 0; });
  EXPECT_LE(clock_for(*ann_, "deadline"), a_.loop.Now() + 45'000);
}

TEST_F(TwoNodes, AReportThatIsNoNewsIsNotTold) {
  Gather();
  const std::unique_ptr<Database> listener = OpenStore(place_);
  listener->Listen(table_);
  for (int i = 0; i < 3; ++i) {
    ann_->AskOk({{"type", "shown"}, {"table", table_}, {"number", 0}});
  }
  ann_->AskOk({{"type", "chat"}, {"table", table_}, {"text", "that was all"}});
  std::ptrdiff_t told = 0;
  bool all = false;
  AwaitBoth(a_, b_, [&] {
    bool missed = false;
    for (const StoreNotice& notice : listener->TakeNotices(missed)) {
      told += notice.text.starts_with("shown ") ? 1 : 0;
      all |= notice.text.find("that was all") != std::string::npos;
    }
    EXPECT_FALSE(missed);
    return all;
  });
  EXPECT_EQ(told, 1);
}

// Ann's phone is connected to the other node, which nobody tells of names.
TEST_F(TwoNodes, ANameGivenUpAtOneIsNotUsedAtTheOther) {
  const auto claim = [](const char* name) {
    return json::object{{"type", "claim_name"}, {"name", name}, {"password", "correct horse"}};
  };
  ann_->AskOk(claim("Annie"));
  const auto phone = b_.Connect();
  phone->Hello(ann_->token);
  const json::value made = bob_->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}});
  table_ = made.at("table").as_string();
  phone->Watch(table_);
  ann_->AskOk({{"type", "rename"}, {"name", "Anna"}, {"password", "correct horse"}});
  a_.Person("Eve")->AskOk(claim("Annie"));
  phone->AskOk({{"type", "chat"}, {"table", table_}, {"text", "hi"}});
  EXPECT_EQ(phone->Pushes("chat").back().at("from"), "Anna");
  EXPECT_EQ(phone->Pushes("chat").back().at("claimed"), true);
  EXPECT_EQ(phone->Pushes("notice").back().at("name"), "Anna");
  phone->AskOk({{"type", "sit"}, {"table", table_}});
  EXPECT_EQ(b_.Truth(table_).ChairOf(Seat{1}).name, "Anna");
}

// Bob's node has not heard that there is a password now.
TEST_F(TwoNodes, AnAccountThatWasClaimedAtOneIsNotDeletedAtTheOtherWithoutItsPassword) {
  const auto phone = b_.Connect();
  phone->Hello(ann_->token);
  ann_->AskOk({{"type", "claim_name"}, {"name", "Annie"}, {"password", "correct horse"}});
  EXPECT_EQ(phone->AskCode({{"type", "delete_account"}}), "identity/wrong_password");
  EXPECT_EQ(phone->AskCode({{"type", "rename"}, {"name", "Eve"}}), "identity/wrong_password");
  EXPECT_EQ(phone->AskCode({{"type", "delete_account"}, {"password", "correct horse"}}), "ok");
}

TEST_F(TwoNodes, WhoseNameWasClaimedAtOneIsAGuestAtTheOther) {
  const json::value made = ann_->AskOk({{"type", "create"}, {"config", {{"seats", 3}}}});
  table_ = made.at("table").as_string();
  bob_->Watch(table_);
  a_.Person("Eve")->AskOk({{"type", "claim_name"}, {"name", "Bob"}, {"password", "correct horse"}});
  bob_->AskOk({{"type", "sit"}, {"table", table_}});
  EXPECT_TRUE(IsGuestName(b_.Truth(table_).ChairOf(Seat{1}).name));
}

// Nothing is appended to its log: the other is told to read it again.
TEST_F(TwoNodes, WhoIsForgottenAtOneIsAGuestInFinishedGamesAtTheOther) {
  Start();
  Play(10'000);
  AwaitBoth(a_, b_, [&] { return Over() && Agree(); });
  ann_->Say({{"type", "delete_account"}});
  AwaitBoth(a_, b_,
            [&] { return IsGuestName(std::string(Chair(*bob_, 0).at("name").as_string())); });
  EXPECT_EQ(Chair(*bob_, 1).at("name"), "Bob");
}

TEST_F(TwoNodes, WhenTheLeaderDiesInADealTheOtherEndsIt) {
  bob_->deals = false;
  Gather();
  const std::string nonce = bob_->Nonce(table_);
  bob_->AskOk({{"type", "commit"}, {"table", table_}, {"commitment", CommitOf(nonce)}});
  ann_->AskOk({{"type", "start"}, {"table", table_}});
  const auto waits_for_bob = [&] {
    const json::value* const deal = bob_->At(table_).room.as_object().if_contains("deal");
    return deal != nullptr && deal->at("phase") == "revealing" &&
           deal->at("waiting") == json::array{1};
  };
  AwaitBoth(a_, b_, waits_for_bob);
  a_.Die();
  ann_->Lose();
  bob_->AskOk({{"type", "reveal"}, {"table", table_}, {"nonce", nonce}});
  b_.AwaitInTime([&] { return bob_->At(table_).Stage() == "playing"; });
  EXPECT_EQ(b_.Truth(table_).StartNonces()[0], ann_->Nonce(table_));
  EXPECT_EQ(b_.Truth(table_).Refused().count, 0U);
}

TEST_F(TwoNodes, OneNeverReplacesAPlayerWhoIsConnectedToTheOther) {
  Start();
  AwaitBoth(a_, b_, [&] { return Chair(*ann_, 1).at("here") == true; });
  const auto passed = a_.loop.Now() + 80'000;
  AwaitBoth(a_, b_, [&] { return a_.loop.Now() >= passed; });
  EXPECT_EQ(Chair(*ann_, 1).at("here"), true);
  EXPECT_EQ(Chair(*ann_, 1).at("away"), false);
  EXPECT_EQ(ann_->AskCode({{"type", "stand_in"}, {"table", table_}, {"seat", 1}}), "table/present");
  const std::string token = bob_->token;
  bob_->Lose();
  AwaitBoth(a_, b_, [&] { return Chair(*ann_, 1).at("here") == false; });
}

// Clocks of the nodes that differ from each other and from the database's.
class ClocksApart : public TwoNodes, public testing::WithParamInterface<std::array<Millis, 2>> {
 protected:
  void SetUp() override { SetApart(GetParam()[0], GetParam()[1]); }
  // The one that leads the table: there is never another.
  World& Leader() {
    const auto leads = [](World& node) { return node.hub->Measured().tables_led == 1; };
    AwaitBoth(a_, b_, [&] { return leads(a_) || leads(b_); });
    EXPECT_NE(leads(a_), leads(b_));
    return leads(a_) ? a_ : b_;
  }
};
INSTANTIATE_TEST_SUITE_P(Seconds, ClocksApart,
                         testing::Values(std::array<Millis, 2>{8'000, 0},
                                         std::array<Millis, 2>{0, 8'000},
                                         std::array<Millis, 2>{20'000, 120'000},
                                         std::array<Millis, 2>{120'000, 20'000}));

TEST_P(ClocksApart, NobodyIsSentAwayAndOneNodeLeads) {
  Start();
  const auto both_here = [&] {
    return Chair(*ann_, 1).at("here") == true && Chair(*bob_, 0).at("here") == true;
  };
  AwaitBoth(a_, b_, both_here);
  const World& leader = Leader();
  const Millis passed = a_.loop.Now() + 80'000;
  AwaitBoth(a_, b_, [&] {
    EXPECT_TRUE(both_here());
    EXPECT_EQ(&Leader(), &leader);
    return HasFailure() || a_.loop.Now() >= passed;
  });
  EXPECT_EQ(Chair(*ann_, 1).at("away"), false);
  EXPECT_EQ(Chair(*bob_, 0).at("away"), false);
}

// One node writes when the deal began, the other when it went on, and the leader counts.
TEST_P(ClocksApart, TheDealHasItsTenSeconds) {
  bob_->deals = false;
  Gather();
  const std::string nonce = bob_->Nonce(table_);
  ann_->AskOk({{"type", "start"}, {"table", table_}});
  const auto is_in = [&](TestClient& client, std::string_view phase) {
    const json::value* const deal = client.At(table_).room.as_object().if_contains("deal");
    return deal != nullptr && deal->at("phase").as_string() == phase;
  };
  const auto refused = [&] { return ann_->At(table_).room.as_object().contains("refused_starts"); };
  const auto pass = [&](Millis time) {
    const Millis until = a_.loop.Now() + time;
    AwaitBoth(a_, b_, [&] { return a_.loop.Now() >= until; });
  };
  AwaitBoth(a_, b_, [&] { return is_in(*bob_, "committing"); });
  pass(8'000);
  bob_->AskOk({{"type", "commit"}, {"table", table_}, {"commitment", CommitOf(nonce)}});
  AwaitBoth(a_, b_, [&] { return is_in(*ann_, "revealing") && is_in(*bob_, "revealing"); });
  pass(8'000);
  ASSERT_FALSE(refused());
  for (const auto& [node, client] : {std::pair(&a_, ann_.get()), std::pair(&b_, bob_.get())}) {
    const json::value& deal = client->At(table_).room.at("deal");
    const Millis left = deal.at("deadline").to_number<Millis>() - node->loop.Now();
    EXPECT_TRUE(left >= 0 && left <= 2'000) << left;  // By the clock of one's own node.
  }
  pass(4'000);
  EXPECT_TRUE(refused());
}

TEST_P(ClocksApart, ADeadNodesTablesAreTakenOverInTime) {
  Start();
  World& dead = Leader();
  World& other = &dead == &a_ ? b_ : a_;
  dead.Die();
  const Millis died = other.loop.Now();
  other.AwaitInTime([&] { return other.hub->Measured().tables_led == 1; });
  EXPECT_GT(other.loop.Now() - died, other.settings.lease_ms / 2) << "it might live";
  EXPECT_LE(other.loop.Now() - died, other.settings.lease_ms + 2 * other.settings.tick_ms);
}

TEST_P(ClocksApart, ALinkOfOneNodeIsGoodAtTheOther) {
  Start();
  const json::value link = ann_->AskOk({{"type", "seat_link"}, {"table", table_}, {"seat", 0}});
  const auto phone = b_.Person("Ann's phone");
  phone->AskOk({{"type", "take_seat"}, {"link", link.at("link")}});
}

TEST_F(TwoNodes, WhenOneDiesTheOtherLeadsItsTablesAndItsPlayersComeOver) {
  Start();
  Play(6);
  const std::string token = ann_->token;
  a_.Die();
  ann_->Lose();
  const std::int64_t number = bob_->At(table_).number;
  const auto moved = [&] {
    if (bob_->At(table_).IsAsked()) bob_->Act(table_, rng_);
    return bob_->At(table_).Stage() == "finished" || Chair(*bob_, 0).at("away") == true;
  };
  b_.AwaitInTime(moved);
  EXPECT_EQ(Chair(*bob_, 0).at("away"), true) << "B plays for Ann after the grace period";
  EXPECT_EQ(Chair(*bob_, 0).at("away_why"), "gone");
  const auto back = b_.Connect();
  back->Hello(token);
  back->Watch(table_);
  b_.AwaitInTime([&] { return Chair(*bob_, 0).at("away") == false; });
  b_.ExpectTruth(*back, table_);
  PlayOn(b_, {bob_.get(), back.get()}, table_, rng_);
  EXPECT_EQ(back->At(table_).Stage(), "finished") << "bots and clocks run here now";
  EXPECT_GT(bob_->At(table_).number, number);
}

TEST_F(TwoNodes, WhoSignsOutEverywhereIsSignedOutAtTheOtherNode) {
  const auto phone = b_.Connect();
  phone->Hello(ann_->token);
  ann_->AskOk({{"type", "sign_out"}, {"everywhere", true}});
  AwaitBoth(a_, b_, [&] { return ann_->closed != 0 && phone->closed != 0; });
  EXPECT_EQ(phone->closed, kCloseSignedOut);
  EXPECT_EQ(bob_->closed, 0);
}

TEST_F(TwoNodes, WhoIsDeletedAtOneNodeIsAGuestAtTheOther) {
  Start();
  ann_->AskOk({{"type", "delete_account"}});
  AwaitBoth(a_, b_, [&] { return Chair(*bob_, 0).at("kind") == "empty"; });
  EXPECT_EQ(Chair(*bob_, 0).at("before").as_string().subview(0, 6), "Guest ");
}

TEST_F(TwoNodes, OneThatStopsGivesItsTablesBackAtOnce) {
  Start();
  bool stopped = false;
  a_.hub->Stop([&] { stopped = true; });
  AwaitBoth(a_, b_, [&] { return stopped; });
  a_.Die();
  ann_->Lose();
  const Millis before = b_.loop.Now();
  const auto leads = [&] { return b_.hub->Measured().tables_led == 1; };
  b_.AwaitInTime(leads);
  EXPECT_LT(b_.loop.Now() - before, 5'000) << "sooner than the lease would have run out";
}

TEST_F(TwoNodes, ScreensOfOneLeadThoseOfTheOther) {
  Gather();
  ann_->AskOk({{"type", "set_options"}, {"table", table_}, {"options", {{"party", true}}}});
  ann_->AskOk({{"type", "start"}, {"table", table_}});
  AwaitBoth(a_, b_, [&] {
    return ann_->At(table_).Stage() == "playing" && bob_->At(table_).Stage() == "playing";
  });
  auto screen = a_.Person("Screen");
  screen->AskOk({{"type", "watch"}, {"table", table_}, {"screen", true}});
  screen->AskOk({{"type", "shown"}, {"table", table_}, {"number", 2}});
  const auto told = [&] {
    const std::vector<json::value> pushes = bob_->Pushes("screens");
    return pushes.empty() ? json::array{0} : pushes.back().at("shown").as_array();
  };
  AwaitBoth(a_, b_, [&] { return told() == json::array{2}; });
  EXPECT_TRUE(bob_->At(table_).room.as_object().contains("screens"));
  screen.reset();
  AwaitBoth(a_, b_, [&] { return told().empty(); });
}

}  // namespace
}  // namespace folsom
