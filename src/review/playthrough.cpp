#include "review/playthrough.h"

#include "bots/random.h"
#include "bots/search/value.h"
#include "neural/nets.h"
#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "rules/state/sample.h"
#include "rules/state/view.h"
#include "thumb/policy.h"

namespace folsom::review {
namespace {

// Some outcomes as they were, then others by kind, seat and count.
class KeyedChance final : public ChanceSource {
 public:
  KeyedChance(std::uint64_t seed, const DrawCounts& counts, std::span<const Drawn> given)
      : seed_(seed), counts_(counts), given_(given) {}

  std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) override {
    const std::size_t column = DrawColumn(whose);
    const std::uint64_t count = counts_[Index(what)][column]++;
    if (next_ < given_.size()) return given_[next_++].code;
    Rng rng(GameSeed(seed_, (count * kChances + Index(what)) * (kMaxSeats + 1) + column));
    return PickWeighted(rng, options);
  }

 private:
  std::uint64_t seed_;
  DrawCounts counts_;
  std::span<const Drawn> given_;
  std::size_t next_ = 0;
};

// Which moment of a game this is, for the errors of the seat that decides.
[[nodiscard]] std::uint64_t MomentOf(const Board& s, Seat seat) {
  std::uint64_t moment = Index(seat);
  for (const std::size_t part : {std::size_t{s.round}, Index(s.ask), std::size_t{s.turn},
                                 std::size_t{s.acts}, std::size_t{s.pile_next}}) {
    moment = moment * 64 + part;
  }
  return moment;
}

// What the seat does, who knows its own cards only. The rule of thumb reads no secrets but where it
// looks ahead at the pile: there it gets a world of its own.
[[nodiscard]] Action ChoosePlainly(const GameState& s, Seat seat, const ActionList& legal,
                                   std::uint64_t seed) {
  if (legal.Size() == 1) return legal[0];
  Rng rng(GameSeed(seed, MomentOf(s, seat)));
  Forecast forecast;
  if (s.phase != Phase::kPlanning) return ChooseByRule(s, seat, legal, forecast, kUsualCare, rng);
  Dice dealer(rng.Next());
  const GameState world = Sample(ViewFor(s, seat), dealer);
  forecast.Follow(world, kUsualCare, rng);
  return ChooseByRule(world, seat, legal, forecast, kUsualCare, rng);
}

void PlayOn(GameState& s, std::uint8_t horizon, Dice& dice, std::uint64_t seed, Sink* sink) {
  ActionList legal;
  while (s.phase != Phase::kOver && s.round < horizon) {
    const Seat seat = s.pending.First();
    LegalActions(s, seat, legal);
    ApplyLegal(s, seat, ChoosePlainly(s, seat, legal, seed), dice, sink);
  }
}

[[nodiscard]] WinShares SharesAtEnd(const GameState& s) {
  const Network* const net = FindNet(NetId::kSmall);
  return net != nullptr ? SharesByNet(*net, s) : ExpectedShares(s);
}

}  // namespace

Row Estimate(const ReviewGame& game, const Point& point, std::uint32_t playthroughs,
             std::uint64_t seed) {
  const Step& step = game.steps[point.step];
  Row row(playthroughs);
  for (std::uint32_t k = 0; k < playthroughs; ++k) {
    const std::uint64_t luck = GameSeed(seed, k);
    KeyedChance chance(luck, step.counts, std::span(step.drawn).first(point.given));
    Dice dice(chance);
    GameState s = step.before;
    if (point.after) ApplyLegal(s, step.seat, step.action, dice);
    PlayOn(s, point.horizon, dice, luck, nullptr);
    row[k] = SharesAtEnd(s);
  }
  return row;
}

Row EstimateOther(const Step& step, Action action, std::uint32_t playthroughs, std::uint64_t seed) {
  Row row(playthroughs);
  for (std::uint32_t k = 0; k < playthroughs; ++k) {
    const std::uint64_t luck = GameSeed(seed, k);
    KeyedChance chance(luck, step.counts, {});
    Dice dice(chance);
    GameState s = step.before;
    ApplyLegal(s, step.seat, action, dice);
    PlayOn(s, RoundAhead(step.before), dice, luck, nullptr);
    row[k] = SharesAtEnd(s);
  }
  return row;
}

void PlayThrough(GameState& world, Seat seat, Action action, std::uint8_t horizon,
                 std::uint64_t seed, Sink* sink) {
  KeyedChance chance(seed, {}, {});
  Dice dice(chance);
  ApplyLegal(world, seat, action, dice, sink);
  PlayOn(world, horizon, dice, seed, sink);
}

}  // namespace folsom::review
