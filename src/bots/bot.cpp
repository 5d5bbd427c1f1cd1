#include "bots/bot.h"

#include <cassert>

#include "bots/net.h"
#include "bots/random.h"
#include "bots/scripted.h"
#include "bots/search/mcts.h"
#include "bots/search/search.h"

namespace folsom {

namespace {

constexpr std::uint32_t kPercent = 100;

// Whether this decision is one of the careless ones. Not the generator that the search draws from.
[[nodiscard]] bool IsCareless(std::uint8_t mistakes, std::uint64_t seed) {
  return mistakes > 0 && Rng(seed ^ 0x6A09E667F3BCC909ULL).Below(kPercent) < mistakes;
}

// A search makes no plausible mistakes of its own: its careless decisions are a careless script's.
[[nodiscard]] Choice ChooseBySearch(const BotSpec& bot, const SeatView& view,
                                    const ActionList& legal, std::uint64_t seed) {
  if (IsCareless(bot.mistakes, seed)) return ChooseScripted(view, legal, kPercent, seed);
  if (bot.kind == BotKind::kSearch0) return ChooseSearch(view, legal, bot.budget, nullptr, seed);
  const SearchNets nets{.root = *FindNet(NetId::kLarge), .inner = *FindNet(NetId::kSmall)};
  return ChooseSearch(view, legal, bot.budget, &nets, seed);
}

}  // namespace

Choice Choose(const BotSpec& bot, const SeatView& view, const ActionList& legal,
              std::uint64_t seed) {
  assert(!legal.Empty());
  switch (bot.kind) {
    case BotKind::kRandom:
      break;
    case BotKind::kScripted:
      return ChooseScripted(view, legal, bot.mistakes, seed);
    case BotKind::kMcts:
      return ChooseMcts(view, legal, bot.budget, seed);
    case BotKind::kSearch:
    case BotKind::kSearch0:
      return ChooseBySearch(bot, view, legal, seed);
    case BotKind::kNet:
      return ChooseByNet(bot, view, legal, seed);
  }
  Choice choice;
  choice.action = ChooseRandom(view, legal, seed);
  return choice;
}

}  // namespace folsom
