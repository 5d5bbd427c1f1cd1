// Bots by name: "random", "scripted", "mcts:iterations=1000", "search:ms=100", and the levels
// that players choose from, "tenderfoot" to "desperado".
#pragma once

#include <span>
#include <string>
#include <string_view>

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

// The text that ParseBot reads back to the same bot, in its shortest form, levels by their key.
[[nodiscard]] std::string TextOf(const BotSpec& bot);

}  // namespace folsom
