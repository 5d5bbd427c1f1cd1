#include "batch/slot.h"

#include <algorithm>

#include "bots/random.h"
#include "rules/state/consistent.h"
#include "rules/state/view.h"

namespace folsom {

Action LegalBits::Nth(std::uint32_t nth) const {
  std::size_t at = 0;
  for (auto here = static_cast<std::uint32_t>(std::popcount(words[0])); nth >= here;
       here = static_cast<std::uint32_t>(std::popcount(words[++at]))) {
    nth -= here;
  }
  std::uint64_t rest = words[at];
  for (; nth > 0; --nth) rest &= rest - 1;
  const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
  return {static_cast<std::uint16_t>(at * 64 + bit)};
}

Slot::Slot(std::uint64_t seed)
    : dice(seed), bot_seeds(seed), starts(seed), random(seed ^ 0x243F6A8885A308D3ULL) {}

Playing::Playing(const BatchSetup& setup) : mix_(setup.mix), skip_forced_(setup.skip_forced) {
  double sum = 0;
  for (const MixEntry& entry : mix_) {
    up_to_.push_back(sum += entry.weight);
    const auto sits = [](const std::optional<BotSpec>& bot) { return bot.has_value(); };
    plain_ = plain_ && std::ranges::none_of(entry.bots, sits);
  }
}

std::uint16_t Playing::DrawEntry(Rng& rng) const {
  constexpr double kSteps = 4294967296.0;
  const double at = rng.Next32() / kSteps * up_to_.back();
  const auto found = std::ranges::upper_bound(up_to_, at);
  const auto entry = static_cast<std::size_t>(found - up_to_.begin());
  return static_cast<std::uint16_t>(
      std::min(entry, up_to_.size() - 1));  // Rounding may reach the end.
}

void Playing::Start(Slot& slot) const {
  slot.entry = DrawEntry(slot.starts);
  const GameChance chance(slot.starts.Next());
  slot.dice = chance.dice;
  slot.bot_seeds = chance.choices;
  slot.state = NewGame(mix_[slot.entry].config, slot.dice);
}

Action Playing::BotOrForced(Slot& slot, const ActionList& legal) const {
  const Seat seat = slot.state.pending.First();
  const std::optional<BotSpec>& bot = mix_[slot.entry].bots[Index(seat)];
  if (bot) {
    const std::uint64_t seed = slot.bot_seeds.Next();
    return Choose(*bot, ViewFor(slot.state, seat), legal, seed).action;
  }
  return skip_forced_ && legal.Size() == 1 ? legal[0] : kNoAction;
}

namespace {

// Whether `played` is `config` with wagons that may have been drawn.
[[nodiscard]] bool IsPlayed(Config played, const Config& config) {
  const auto known = [](Wagon wagon) { return Index(wagon) < kWagons; };
  if (!std::ranges::all_of(played.wagons, known)) return false;
  if (!config.wagons_given) played.wagons = config.wagons;
  return played == config;
}

}  // namespace

bool Playing::Fits(const GameState& state, std::size_t entry) const {
  if (entry >= mix_.size() || !IsPlayed(state.config, mix_[entry].config)) return false;
  if (state.terms != TermsFor(state.config) || !IsConsistent(state)) return false;
  if (state.phase >= Phase::kOver || state.pending.Empty()) return false;
  ActionList legal;
  LegalActions(state, state.pending.First(), legal);
  const bool forced = skip_forced_ && legal.Size() == 1;
  return !legal.Empty() && !forced && !mix_[entry].bots[Index(state.pending.First())];
}

}  // namespace folsom
