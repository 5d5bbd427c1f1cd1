// The bot that plays by a network: its best action, its chances, and what it does not notice.
#include "bots/net.h"

#include <gtest/gtest.h>

#include "bots/bot_table.h"
#include "neural/policy.h"

namespace folsom {
namespace {

[[nodiscard]] BotSpec NetAt(std::uint16_t temperature, std::uint8_t overlooks) {
  return {.kind = BotKind::kNet, .budget = {}, .temperature = temperature, .overlooks = overlooks};
}

// Whether this card of the pile is shown to a viewer who did not play it, and does not resolve now.
[[nodiscard]] bool CanBeOverlooked(const SeatView& view, std::size_t i) {
  const bool resolves = view.phase == Phase::kRobbing && i == view.pile_next;
  return i >= view.pile_next && !resolves && view.pile[i].By() != view.viewer &&
         view.faces.pile[i] != kHiddenCard;
}

template <typename Use>
void ForEachView(Use use) {
  for (const Config& config : FirstOfEachFamily()) {
    for (RandomGame play(config, 3); !play.Over(); play.Step()) {
      const Seat seat = play.state.pending.First();
      use(ViewFor(play.state, seat), LegalList(play.state, seat));
    }
  }
}

TEST(NetBot, DoesWhatTheLargeNetworkThinksBest) {
  ForEachView([](const SeatView& view, const ActionList& legal) {
    const Choice choice = Choose(kNetBot, view, legal, 1);
    ASSERT_EQ(choice.action, BestAction(Judge(*FindNet(NetId::kLarge), view, legal), legal));
    ASSERT_FALSE(choice.judged);
    ASSERT_EQ(choice.iterations, 0U);
  });
}

TEST(NetBot, TakesChancesByItsTemperature) {
  std::size_t cool = 0;
  std::size_t hot = 0;
  std::uint64_t seed = 0;
  ForEachView([&](const SeatView& view, const ActionList& legal) {
    const Action best = Choose(kNetBot, view, legal, ++seed).action;
    cool += Choose(NetAt(50, 0), view, legal, seed).action != best ? 1 : 0;
    hot += Choose(NetAt(1000, 0), view, legal, seed).action != best ? 1 : 0;
  });
  EXPECT_GT(cool, 0U);
  EXPECT_GT(hot, cool);
}

TEST(NetBot, OverlooksOthersCardsAndNothingElse) {
  Rng rng(8);
  std::size_t visible = 0;
  std::size_t overlooked = 0;
  ForEachView([&](const SeatView& view, const ActionList& /*legal*/) {
    SeatView seen = Overlooking(view, 30, rng);
    ASSERT_EQ(Overlooking(view, 0, rng), view);
    for (std::size_t i = 0; i < view.pile_size; ++i) {
      if (!CanBeOverlooked(view, i)) continue;
      ++visible;
      overlooked += seen.faces.pile[i] == kHiddenCard ? 1 : 0;
      seen.faces.pile[i] = view.faces.pile[i];
    }
    ASSERT_EQ(seen, view) << "something else has changed";
  });
  const double share = static_cast<double>(overlooked) / static_cast<double>(visible);
  EXPECT_NEAR(share, 0.3, 0.02) << visible;
}

TEST(NetBot, DecidesByWhatItNotices) {
  ForEachView([](const SeatView& view, const ActionList& legal) {
    Rng rng(0);
    const SeatView blind = Overlooking(view, 100, rng);
    ASSERT_EQ(Choose(NetAt(0, 100), view, legal, 4).action,
              Choose(kNetBot, blind, legal, 4).action);
  });
}

TEST(NetBot, PlaysByTheLargeNetwork) {
  EXPECT_TRUE(PlaysBy(kNetBot, NetId::kLarge));
  EXPECT_EQ(NetsText(kNetBot), "large " + HashOf(NetId::kLarge));
  for (const BotSpec& bot : {kRandomBot, kScriptedBot, kMctsBot}) EXPECT_EQ(NetsText(bot), "");
  for (const BotSpec& bot : kEveryBot) EXPECT_TRUE(HasItsNets(bot));
}

}  // namespace
}  // namespace folsom
