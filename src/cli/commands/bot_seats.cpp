#include "cli/commands/bot_seats.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/registry.h"
#include "cli/failure.h"

namespace folsom {

std::string LevelNames() {
  std::vector<std::string_view> names;
  for (const Level& level : Levels()) names.push_back(level.key);
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string HelpOnBots() {
  return "random; scripted; mcts, search or search0 (without networks)[:iterations=N or :ms=N, by "
         "default ms=100]; scripted and both searches also with mistakes=PERCENT; "
         "net[:temperature=PERCENT,opening=PERCENT,overlooks=PERCENT]; or a level: " +
         LevelNames();
}

BotSeats BotsFrom(const std::string& list, SeatMask chairs) {
  const std::vector<std::string> texts = SplitBots(list);
  if (chairs.Empty()) throw Failure("bots/count", "there is no chair for a bot");
  if (texts.size() != 1 && texts.size() != chairs.Count()) {
    throw Failure("bots/count", fmt::format("{} bots are named for {} chairs: name one for all of "
                                            "them, or one for each",
                                            texts.size(), chairs.Count()));
  }
  BotSeats bots;
  std::size_t next = 0;
  for (const Seat seat : chairs) {
    const ParsedBot parsed = ParseBot(texts[texts.size() == 1 ? 0 : next++]);
    if (!parsed.error.empty()) throw Failure("bots/unknown", parsed.error);
    bots[Index(seat)] = parsed.bot;
  }
  return bots;
}

bool AllRandom(const BotSeats& bots) {
  return std::all_of(bots.begin(), bots.end(),
                     [](const BotSpec& bot) { return bot.kind == BotKind::kRandom; });
}

std::vector<std::string> NamesOfBots(const BotSeats& bots, SeatMask chairs) {
  std::vector<std::string> names;
  if (AllRandom(bots)) return names;
  for (std::size_t i = 0; i < bots.size(); ++i) {
    names.push_back(chairs.Has(static_cast<Seat>(i)) ? TextOf(bots[i]) : "");
  }
  return names;
}

Action BotAction(const BotSeats& bots, const GameState& state, Seat seat, std::uint64_t seed) {
  ActionList legal;
  LegalActions(state, seat, legal);
  return Choose(bots[Index(seat)], ViewFor(state, seat), legal, seed).action;
}

}  // namespace folsom
