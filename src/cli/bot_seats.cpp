#include "cli/bot_seats.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/registry.h"
#include "cli/failure.h"

namespace folsom {

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

Action BotAction(const BotSeats& bots, const GameState& state, Seat seat, std::uint64_t seed) {
  ActionList legal;
  LegalActions(state, seat, legal);
  return Choose(bots[Index(seat)], ViewFor(state, seat), legal, seed).action;
}

}  // namespace folsom
