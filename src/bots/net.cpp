#include "bots/net.h"

#include <algorithm>
#include <cassert>

#include "neural/policy.h"

namespace folsom {

namespace {

constexpr std::uint32_t kHundred = 100;

template <typename Use>
void ForNetsOf(const BotSpec& bot, Use use) {
  for (std::size_t i = 0; i < kNets; ++i) {
    if (PlaysBy(bot, static_cast<NetId>(i))) use(static_cast<NetId>(i));
  }
}

[[nodiscard]] std::uint32_t TemperatureOf(const BotSpec& bot, const SeatView& view) {
  const bool opens = view.round == 1 && view.turn == 0 && view.phase == Phase::kPlanning;
  return opens ? std::max(bot.temperature, bot.opening) : bot.temperature;
}

}  // namespace

bool PlaysBy(const BotSpec& bot, NetId net) {
  return bot.kind == BotKind::kSearch || (bot.kind == BotKind::kNet && net == NetId::kLarge);
}

bool HasItsNets(const BotSpec& bot) {
  bool all = true;
  ForNetsOf(bot, [&](NetId net) { all = all && FindNet(net) != nullptr; });
  return all;
}

std::string NetsText(const BotSpec& bot) {
  std::string text;
  ForNetsOf(bot, [&](NetId net) {
    if (!text.empty()) text += ", ";
    text += std::string(KeyOf(net)) + " " + HashOf(net);
  });
  return text;
}

SeatView Overlooking(const SeatView& view, std::uint8_t percent, Rng& rng) {
  SeatView seen = view;
  for (std::size_t i = view.pile_next; i < view.pile_size; ++i) {
    const bool resolves = view.phase == Phase::kRobbing && i == view.pile_next;
    if (resolves || view.pile[i].By() == view.viewer) continue;
    if (rng.Below(kHundred) < percent) seen.faces.pile[i] = kHiddenCard;
  }
  return seen;
}

Choice ChooseByNet(const BotSpec& bot, const SeatView& view, const ActionList& legal,
                   std::uint64_t seed) {
  const Network* const network = FindNet(NetId::kLarge);
  assert(network != nullptr);
  Rng rng(seed);
  Choice choice{.action = legal[0]};
  if (legal.Size() == 1) return choice;
  const SeatView seen = bot.overlooks == 0 ? view : Overlooking(view, bot.overlooks, rng);
  const Verdict verdict = Judge(*network, seen, legal);
  const std::uint32_t percent = TemperatureOf(bot, view);
  choice.action =
      percent == 0 ? BestAction(verdict, legal) : DrawAction(verdict, legal, percent, rng);
  return choice;
}

}  // namespace folsom
