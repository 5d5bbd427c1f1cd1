// The fair deal over the wire: who is asked for what, what is shown when, and what a puppet of the
// operator can do.
#include <algorithm>

#include "fair/fair.h"
#include "hall/world.h"
#include "table/clock.h"

namespace folsom {
namespace {

namespace json = boost::json;

json::object At(const std::string& type, const std::string& table) {
  return {{"type", type}, {"table", table}};
}
json::object Commits(const std::string& table, const std::string& nonce) {
  return {{"type", "commit"}, {"table", table}, {"commitment", CommitOf(nonce)}};
}
json::object Reveals(const std::string& table, const std::string& nonce) {
  return {{"type", "reveal"}, {"table", table}, {"nonce", nonce}};
}

const json::value* Told(TestClient& client, const std::string& table, std::string_view key) {
  return client.At(table).room.as_object().if_contains(key);
}
bool IsIn(TestClient& client, const std::string& table, std::string_view phase) {
  const json::value* const deal = Told(client, table, "deal");
  return deal != nullptr && deal->at("phase").as_string() == phase;
}
std::int64_t RefusedIn(TestClient& client, const std::string& table) {
  const json::value* const refused = Told(client, table, "refused_starts");
  return refused == nullptr ? 0 : refused->at("count").to_number<std::int64_t>();
}

// Ann, who is host, Bob and a bot. Nobody answers by themselves unless told.
class HallDeal : public testing::Test {
 protected:
  void Sit(json::object options = {}) {
    ann_->deals = bob_->deals = false;
    const json::value made = ann_->AskOk({{"type", "create"},
                                          {"config", {{"seats", 3}}},
                                          {"options", std::move(options)},
                                          {"bots", {"", "", "drifter"}}});
    table_ = made.at("table").as_string();
    bob_->Watch(table_);
    bob_->AskOk(At("sit", table_));
  }
  void CommitBoth() {
    ann_->AskOk(Commits(table_, ann_->Nonce(table_)));
    bob_->AskOk(Commits(table_, bob_->Nonce(table_)));
  }
  [[nodiscard]] json::value ChairOf(TestClient& client, std::size_t seat) const {
    return client.At(table_).room.at("chairs").as_array()[seat];
  }

  World world_;
  std::unique_ptr<TestClient> ann_ = world_.Person("Ann");
  std::unique_ptr<TestClient> bob_ = world_.Person("Bob");
  std::string table_;
};

TEST_F(HallDeal, ShowsCommitmentsToAllAndNoncesToNobodyBeforeTheEnd) {
  Sit({{"clock", {{"kind", "none"}}}});
  CommitBoth();
  ann_->AskOk(At("start", table_));
  EXPECT_TRUE(IsIn(*ann_, table_, "revealing"));
  EXPECT_EQ(ChairOf(*ann_, 1).at("commitment").as_string(), CommitOf(bob_->Nonce(table_)));
  EXPECT_EQ(Told(*bob_, table_, "deal")->at("waiting"), (json::array{0, 1}));
  ann_->AskOk(Reveals(table_, ann_->Nonce(table_)));
  EXPECT_EQ(Told(*bob_, table_, "deal")->at("waiting"), (json::array{1}));
  bob_->AskOk(Reveals(table_, bob_->Nonce(table_)));
  world_.Await([&] { return bob_->At(table_).Stage() == "playing"; });
  EXPECT_EQ(Told(*bob_, table_, "deal"), nullptr);
  for (const TestClient* const client : {ann_.get(), bob_.get()}) {
    for (const std::string& text : client->texts) {
      EXPECT_EQ(text.find(ann_->Nonce(table_)), std::string::npos) << text;
      EXPECT_EQ(text.find(bob_->Nonce(table_)), std::string::npos) << text;
    }
  }
  Rng rng(4);
  PlayOn(world_, {ann_.get(), bob_.get()}, table_, rng);
  world_.Await([&] { return Told(*bob_, table_, "fair") != nullptr; });
  const json::array& parts = Told(*bob_, table_, "fair")->at("parts").as_array();
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[1], (json::object{{"chair", 1},
                                    {"seat", 1},
                                    {"nonce", bob_->Nonce(table_)},
                                    {"commitment", CommitOf(bob_->Nonce(table_))}}));
}

// The operator's puppet is Bob: he knows the server's secret, and hears of Ann's nonce first.
TEST_F(HallDeal, APuppetCannotGrind) {
  Sit();
  ann_->AskOk(Commits(table_, ann_->Nonce(table_)));
  ann_->AskOk(At("start", table_));
  EXPECT_TRUE(IsIn(*ann_, table_, "committing"));
  // Ann's nonce is not to be had before his own commitment,
  EXPECT_EQ(ann_->AskCode(Reveals(table_, ann_->Nonce(table_))), "table/not_revealing");
  bob_->AskOk(Commits(table_, bob_->Nonce(table_)));
  ann_->AskOk(Reveals(table_, ann_->Nonce(table_)));
  // and with it no other of his will do.
  for (int i = 0; i < 20; ++i) {
    const std::string wished = bob_->Nonce(table_, i + 1);
    EXPECT_EQ(bob_->AskCode(Reveals(table_, wished)), "table/bad_nonce");
    EXPECT_EQ(bob_->AskCode(Commits(table_, wished)), "table/dealing");
  }
  // All he can do is to say nothing, or to leave, and that is counted.
  bob_->AskOk(At("stand", table_));
  world_.Await([&] { return RefusedIn(*ann_, table_) == 1; });
  EXPECT_EQ(Told(*ann_, table_, "refused_starts")->at("why"), "left");
  EXPECT_FALSE(ChairOf(*ann_, 0).as_object().contains("commitment"));
}

TEST_F(HallDeal, WhoIsSilentLosesTheSeatAfterTenSeconds) {
  Sit();
  CommitBoth();
  ann_->AskOk(At("start", table_));
  ann_->AskOk(Reveals(table_, ann_->Nonce(table_)));
  const json::value deadline = Told(*ann_, table_, "deal")->at("deadline");
  EXPECT_EQ(deadline.to_number<Millis>(), world_.Truth(table_).DealSince() + kDealPatience);
  world_.AwaitInTime([&] { return RefusedIn(*ann_, table_) == 1; }, 12'000);
  const json::value& refused = *Told(*ann_, table_, "refused_starts");
  EXPECT_EQ(refused.at("why"), "silent");
  EXPECT_EQ(refused.at("names"), json::array{"Bob"});
  EXPECT_EQ(ChairOf(*ann_, 1).at("kind"), "empty");
  EXPECT_EQ(ann_->AskCode(At("start", table_)), "table/empty_seats");
  // He sits down again, and this time both are asked for new nonces.
  ann_->deals = bob_->deals = true;
  bob_->AskOk(At("sit", table_));
  ann_->AskOk(At("start", table_));
  world_.Await([&] { return ann_->At(table_).Stage() == "playing"; });
  EXPECT_EQ(world_.Truth(table_).StartNonces()[0], ann_->Nonce(table_, 1));
  EXPECT_EQ(world_.Truth(table_).Refused().count, 1U);
}

TEST_F(HallDeal, WhoTakesAnotherNameMeanwhileStillPlays) {
  Sit();
  CommitBoth();
  ann_->AskOk(At("start", table_));
  bob_->AskOk({{"type", "rename"}, {"name", "Robert"}});
  ann_->AskOk(Reveals(table_, ann_->Nonce(table_)));
  ann_->AskOk({{"type", "rename"}, {"name", "Anna"}});
  bob_->AskOk(Reveals(table_, bob_->Nonce(table_)));
  bob_->AskOk({{"type", "rename"}, {"name", "Rob"}});
  world_.Await([&] { return bob_->At(table_).Stage() == "playing"; });
  world_.Await([&] { return ChairOf(*ann_, 1).at("name") == "Rob"; });
  EXPECT_EQ(ChairOf(*bob_, 0).at("name"), "Anna");
  EXPECT_EQ(RefusedIn(*ann_, table_), 0);
}

TEST_F(HallDeal, AfterARestartEverybodyHasTheirTimeAgain) {
  Sit();
  CommitBoth();
  ann_->AskOk(At("start", table_));
  ann_->AskOk(Reveals(table_, ann_->Nonce(table_)));
  world_.loop.Pass(8'000);
  world_.Die();
  ann_->Lose();
  bob_->Lose();
  world_.loop.Pass(30'000);
  world_.Live();
  const auto back = world_.Connect();
  back->deals = false;
  back->Hello(bob_->token);
  back->Watch(table_);
  EXPECT_TRUE(IsIn(*back, table_, "revealing"));
  EXPECT_EQ(Told(*back, table_, "deal")->at("deadline").to_number<Millis>(),
            world_.loop.Now() + kDealPatience);
  back->AskOk(Reveals(table_, bob_->Nonce(table_)));
  world_.Await([&] { return back->At(table_).Stage() == "playing"; });
  EXPECT_EQ(world_.Truth(table_).StartNonces()[0], ann_->Nonce(table_));
}

TEST_F(HallDeal, ByCorrespondenceThoseWhoAreNotThereAreExcused) {
  Sit({{"clock", {{"kind", "daily"}, {"decision_s", 86'400}}}});
  CommitBoth();
  bob_->Lose();
  world_.AwaitInTime([&] { return ChairOf(*ann_, 1).at("here") == false; });
  ann_->AskOk(At("start", table_));
  EXPECT_TRUE(IsIn(*ann_, table_, "revealing"));
  EXPECT_EQ(Told(*ann_, table_, "deal")->at("excused"), json::array{1});
  EXPECT_FALSE(ChairOf(*ann_, 1).as_object().contains("commitment"));
  ann_->AskOk(Reveals(table_, ann_->Nonce(table_)));
  world_.Await([&] { return ann_->At(table_).Stage() == "playing"; });
  EXPECT_EQ(world_.Truth(table_).DealParts()[1], (DealPart{.excused = true}));
}

// The game is closed after a day: the secret is shown then too, and its deal can be verified.
TEST_F(HallDeal, AnAbandonedGameShowsItsSecret) {
  Sit({{"shuffle_seats", true}});
  ann_->deals = bob_->deals = true;
  CommitBoth();
  ann_->AskOk(At("start", table_));
  world_.Await([&] { return ann_->At(table_).Stage() == "playing"; });
  EXPECT_EQ(Told(*ann_, table_, "fair"), nullptr);
  const auto eve = world_.Person("Eve");
  eve->Watch(table_);
  ann_->Lose();
  bob_->Lose();
  world_.settings.tick_ms = kAbandonedLife / 24;  // Days with few ticks.
  for (int day = 0; day < 3 && eve->At(table_).Stage() != "closed"; ++day) {
    world_.loop.Pass(kAbandonedLife);
    world_.Settle();
  }
  ASSERT_EQ(eve->At(table_).Stage(), "closed");
  const json::value* const fair = Told(*eve, table_, "fair");
  ASSERT_NE(fair, nullptr);
  const Table truth = world_.Truth(table_);
  for (const json::value& part : fair->at("parts").as_array()) {
    // The seat is the one at which this chair's nonce plays now.
    const auto seat = part.at("seat").to_number<std::size_t>();
    EXPECT_EQ(truth.Seating()[seat], part.at("chair").to_number<std::size_t>());
    EXPECT_EQ(truth.ChairOf(static_cast<Seat>(seat)).nonce,
              std::string(part.at("nonce").as_string()));
  }
}

}  // namespace
}  // namespace folsom
