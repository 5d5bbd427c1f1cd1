// Bots at a table: the specs that tests play with, one game of them, and when two choices are one.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "bots/bot.h"
#include "rules/state/view.h"
#include "support/random_game.h"

namespace folsom {

// Every kind of bot with a budget that lets it play many games.
inline constexpr BotSpec kRandomBot{.kind = BotKind::kRandom, .budget = {}};
inline constexpr BotSpec kScriptedBot{.kind = BotKind::kScripted, .budget = {}};
inline constexpr BotSpec kMctsBot{.kind = BotKind::kMcts, .budget = {.iterations = 16}};
inline constexpr BotSpec kSearchBot{.kind = BotKind::kSearch, .budget = {.iterations = 6}};
inline constexpr BotSpec kSearch0Bot{.kind = BotKind::kSearch0, .budget = {.iterations = 16}};
inline constexpr BotSpec kNetBot{.kind = BotKind::kNet, .budget = {}};
// One that takes chances and does not notice everything.
inline constexpr BotSpec kHastyNetBot{
    .kind = BotKind::kNet, .budget = {}, .temperature = 150, .overlooks = 40};
inline constexpr std::array kEveryBot{kRandomBot,  kScriptedBot, kMctsBot,    kSearchBot,
                                      kSearch0Bot, kNetBot,      kHastyNetBot};

[[nodiscard]] inline const char* NameOf(BotKind kind) {
  static constexpr std::array kNames{"random", "scripted", "mcts", "search", "net", "search0"};
  return kNames[Index(kind)];
}

// Win shares are compared exactly: the same choice is the same computation.
[[nodiscard]] inline bool SameChoice(const Choice& a, const Choice& b, std::size_t actions) {
  return a.action == b.action && a.iterations == b.iterations && a.judged == b.judged &&
         std::equal(a.win_share.begin(), a.win_share.begin() + actions, b.win_share.begin());
}

}  // namespace folsom
