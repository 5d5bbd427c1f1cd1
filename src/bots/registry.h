// Bots by name: "random", "scripted", "mcts:iterations=1000", "search:ms=100", and the levels
// that players choose from, "tenderfoot" to "legend".
//
//   name      parameters                           without a budget
//   random    none
//   scripted  mistakes
//   mcts      iterations or ms                     ms=100
//   search    iterations or ms, mistakes           ms=100
//   net       temperature, opening, overlooks
//   search0   as search
//
// iterations: 1 to 10,000,000. ms: 1 to 60,000. In percent mistakes and overlooks, 0 to 100, and
// temperature, 0 to 1000, and opening, 0 to 2000.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"

namespace folsom {

// A level of play with a name of its own.
struct Level {
  std::string_view key;    // Stable: "tenderfoot".
  std::string_view title;  // "Tenderfoot"
  BotSpec bot;
};
// Ascending in strength.
[[nodiscard]] std::span<const Level> Levels();

struct ParsedBot {
  BotSpec bot;
  std::string error;  // Why the text names no bot; empty if it does.
};
// `name[:key=value[,key=value]]`. Parameters that the bot does not read are refused.
[[nodiscard]] ParsedBot ParseBot(std::string_view text);

// The text that ParseBot reads back to the same bot, in its shortest form.
[[nodiscard]] std::string TextOf(const BotSpec& bot);

// The texts of a list: "random,search:ms=5,mistakes=9,mcts" names three bots, as `mistakes=9` can
// only go on with the one before it. Blanks after commas are dropped. Each text is still to be
// parsed.
[[nodiscard]] std::vector<std::string> SplitBots(std::string_view list);

}  // namespace folsom
