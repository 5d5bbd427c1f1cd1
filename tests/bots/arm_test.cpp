// How actions of the search are compared.
#include "bots/search/arm.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

[[nodiscard]] Arm ArmOf(std::uint32_t games, float share, double prior = 0) {
  Arm arm{.prior = prior};
  for (std::uint32_t i = 0; i < games; ++i) arm.Add(share + (i % 2 == 0 ? 0.1F : -0.1F));
  return arm;
}

TEST(Arms, AreWorthTheirMeanWithoutANetwork) {
  EXPECT_EQ(Arm{}.Worth(), 0.0);
  const Arm arm = ArmOf(10, 0.4F);
  EXPECT_EQ(arm.Worth(), arm.Mean());
  EXPECT_NEAR(arm.Mean(), 0.4, 1e-6);
}

TEST(Arms, OfWhichNothingIsKnownStandAsTheNetworkHasThem) {
  EXPECT_LT((Arm{.index = 1, .prior = -1}), (Arm{.index = 0, .prior = -2}));
  EXPECT_LT((Arm{.index = 0, .prior = -1}), (Arm{.index = 1, .prior = -1}));
}

// Two logits against a tenth of the win.
TEST(Arms, ListenLessToTheNetworkTheMoreTheySaw) {
  EXPECT_GT(ArmOf(10, 0.4F).Worth(), ArmOf(10, 0.5F, -2).Worth());
  EXPECT_LT(ArmOf(1000, 0.4F).Worth(), ArmOf(1000, 0.5F, -2).Worth());
  EXPECT_GT(ArmOf(1000, 0.4F).Worth(), ArmOf(1000, 0.4F, -2).Worth());
}

TEST(Arms, BeatOthersOnlyBeyondDoubt) {
  EXPECT_FALSE(ArmOf(4, 0.5F).Beats(ArmOf(4, 0.4F), 3, 0));
  EXPECT_TRUE(ArmOf(400, 0.5F).Beats(ArmOf(400, 0.4F), 3, 0));
  EXPECT_FALSE(ArmOf(400, 0.4F).Beats(ArmOf(400, 0.5F), 3, 0));
}

TEST(Arms, DoNotBeatOthersByOpinionWhereThatDoesNotCount) {
  const Arm liked = ArmOf(400, 0.4F);
  const Arm disliked = ArmOf(400, 0.4F, -5);
  EXPECT_FALSE(liked.Beats(disliked, 3, 0));
  EXPECT_TRUE(liked.Beats(disliked, 3, Arm::kPrior));
}

TEST(Arms, DoNotBeatWhatIsWorthMore) {
  EXPECT_FALSE(ArmOf(400, 0.5F, -20).Beats(ArmOf(400, 0.4F), 3, 0));
}

}  // namespace
}  // namespace folsom
