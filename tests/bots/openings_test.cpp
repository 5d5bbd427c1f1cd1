// Bots do not all begin alike.
#include <gtest/gtest.h>

#include <map>

#include "bots/bot.h"
#include "bots/registry.h"
#include "record/words/names.h"
#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "rules/state/query.h"
#include "support/random_game.h"

namespace folsom {
namespace {

constexpr std::size_t kDeals = 400;

// What a bot plans first in a game of four, by kind of card.
[[nodiscard]] std::map<CardKind, std::size_t> FirstCards(const BotSpec& bot) {
  std::map<CardKind, std::size_t> first;
  for (std::uint64_t deal = 0; deal < kDeals; ++deal) {
    Dice dice(deal + 1);
    const GameState s = NewGame({.seats = 4}, dice);
    const Seat seat = s.pending.First();
    ActionList legal;
    LegalActions(s, seat, legal);
    const Action chosen = Choose(bot, ViewFor(s, seat), legal, deal).action;
    if (chosen.Is(ActionKind::kPlay) || chosen.Is(ActionKind::kPlayDown)) {
      ++first[CardOf(s, seat, chosen.Param()).Kind()];
    }
  }
  return first;
}

TEST(Openings, AreVariedAtAllLevelsThatDoNotThinkLong) {
  for (const Level& level : Levels()) {
    if (level.bot.budget.ms != 0) continue;
    for (const auto& [kind, count] : FirstCards(level.bot)) {
      EXPECT_LE(count, kDeals * 45 / 100) << level.key << ", " << KeyOf(kind);
    }
  }
}

}  // namespace
}  // namespace folsom
