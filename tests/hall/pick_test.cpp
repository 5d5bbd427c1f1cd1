// Bandits that phones pick in the room.
#include <gtest/gtest.h>

#include <set>

#include "hall/world.h"
#include "rules/state/query.h"

namespace folsom {
namespace {

namespace json = boost::json;

class PicksInTheRoom : public testing::Test {
 protected:
  void SetUp() override {
    const json::value made = ann_->AskOk({{"type", "create"},
                                          {"config", {{"seats", 4}, {"bandits", "drafted"}}},
                                          {"options", {{"party", true}}}});
    table_ = made.at("table").as_string();
    ann_->Watch(table_);
    bob_->Watch(table_);
    bob_->AskOk({{"type", "sit"}, {"table", table_}});
    zoe_->Watch(table_);
  }
  std::string Pick(TestClient& client, int seat, std::string_view bandit) {
    const std::string code = client.AskCode(
        {{"type", "pick_bandit"}, {"table", table_}, {"seat", seat}, {"bandit", bandit}});
    world_.Settle();
    return code;
  }
  [[nodiscard]] json::object Chair(TestClient& client, std::size_t seat) {
    return client.At(table_).room.at("chairs").as_array()[seat].as_object();
  }
  void Start() {
    for (const int seat : {2, 3}) {
      ann_->AskOk({{"type", "put_bot"}, {"table", table_}, {"seat", seat}, {"level", "drifter"}});
    }
    bob_->AskOk({{"type", "start"}, {"table", table_}});
    world_.Await([&] {
      return ann_->At(table_).view.is_object() &&
             world_.Truth(table_).State().phase > Phase::kCasting;
    });
    world_.Settle();
  }

  World world_;
  std::unique_ptr<TestClient> ann_ = world_.Person("Ann");
  std::unique_ptr<TestClient> bob_ = world_.Person("Bob");
  std::unique_ptr<TestClient> zoe_ = world_.Person("Zoe");
  std::string table_;
};

TEST_F(PicksInTheRoom, AreShownToAll) {
  EXPECT_TRUE(zoe_->At(table_).room.as_object().contains("picks"));
  EXPECT_FALSE(Chair(*zoe_, 1).contains("bandit"));
  EXPECT_EQ(Pick(*bob_, 1, "tuco"), "ok");
  for (TestClient* const client : {ann_.get(), bob_.get(), zoe_.get()}) {
    EXPECT_EQ(Chair(*client, 1).at("bandit"), "tuco");
  }
  EXPECT_EQ(Pick(*ann_, 0, "tuco"), "table/bandit_taken");
  EXPECT_EQ(Pick(*ann_, 0, "marshal"), "message/unknown_word");
  EXPECT_EQ(Pick(*zoe_, 0, "doc"), "table/not_your_seat");
  bob_->AskOk({{"type", "pick_bandit"}, {"table", table_}, {"seat", 1}});
  world_.Settle();
  EXPECT_FALSE(Chair(*zoe_, 1).contains("bandit"));
}

// Nobody is asked: Bob is Tuco, and each of the others somebody else.
TEST_F(PicksInTheRoom, AreWhatEverybodyPlays) {
  ASSERT_EQ(Pick(*bob_, 1, "tuco"), "ok");
  ASSERT_NO_FATAL_FAILURE(Start());
  const Table truth = world_.Truth(table_);
  EXPECT_TRUE(BanditsOf(truth.State(), Seat{1}).Has(Bandit::kTuco));
  EXPECT_EQ(BanditsOf(truth.State(), kNoSeat).Count(), 2U);
  EXPECT_FALSE(ann_->At(table_).room.as_object().contains("picks"));
  EXPECT_FALSE(Chair(*ann_, 1).contains("bandit")) << "the view says it now";
  for (const auto& play : truth.Played().first(4)) {
    EXPECT_TRUE(play.action.Is(ActionKind::kDraft));
  }
  world_.ExpectTruth(*ann_, table_);
  world_.ExpectTruth(*zoe_, table_);
  EXPECT_TRUE(zoe_->Pushes("stood_in").empty());
  EXPECT_NE(Pick(*ann_, 0, "doc"), "ok");
}

TEST_F(PicksInTheRoom, AreKeptByARestart) {
  ASSERT_EQ(Pick(*bob_, 1, "belle"), "ok");
  world_.Restart();
  EXPECT_EQ(world_.Truth(table_).ChairOf(Seat{1}).bandit, Bandit::kBelle);
}

}  // namespace
}  // namespace folsom
