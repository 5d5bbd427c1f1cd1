#include <algorithm>
#include <cstring>

#include "features/foresight.h"
#include "features/parts.h"
#include "features/relative_actions.h"
#include "rules/state/sample.h"
#include "rules/state/score.h"
#include "thumb/ahead.h"
#include "thumb/outlook.h"
#include "thumb/policy.h"

namespace folsom {
namespace features {
namespace {

constexpr int kMoneyUnit = 50;
constexpr int kWorthUnit = 20;
constexpr std::uint8_t kYes = 10;  // A flag among the counts of `near`.

[[nodiscard]] std::uint8_t Byte(int number) {
  return static_cast<std::uint8_t>(std::clamp(number, 0, 255));
}

// What lies where and who has what, in dollars, as far as the viewer knows.
struct Riches {
  Riches(const Board& board, const Faces& known) {
    for (std::size_t p = 0; p < kPlaces; ++p) {
      lying[p] = kJewelValue * board.jewels[p] + kStrongboxValue * board.strongboxes[p];
      dearest[p] = board.strongboxes[p] > 0 ? kStrongboxValue
                   : board.jewels[p] > 0    ? kJewelValue
                                            : 0;
    }
    for (std::size_t b = 0; b < kMaxBandits; ++b) {
      const BanditState& who = board.bandits[b];
      held[b] = kJewelValue * who.jewels + kStrongboxValue * who.strongboxes +
                kConductorPay * who.conductor;
    }
    for (std::size_t slot = 0; slot < kPurses; ++slot)
      AddPurse(board.purses[slot].spot, known, slot);
  }

  std::array<int, kPlaces> lying;
  std::array<int, kPlaces> dearest;
  std::array<int, kMaxBandits> held;
  std::array<std::uint8_t, kPlaces> purses{};  // How many.
  std::array<std::uint8_t, kMaxBandits> held_purses{};

 private:
  void AddPurse(Spot spot, const Faces& known, std::size_t slot) {
    const PurseValue face = known.purses[slot];
    const int worth = face == PurseValue::kNone ? kAveragePurse : Dollars(face);
    if (spot.IsPlace()) {
      lying[spot.id] += worth;
      dearest[spot.id] = std::max(dearest[spot.id], worth);
      ++purses[spot.id];
    } else if (spot.IsCard()) {
      held[Index(spot.Holder())] += worth;
      ++held_purses[Index(spot.Holder())];
    }
  }
};

// The car from which a bandit looks along the train; kNoCar: it is not there.
[[nodiscard]] Car CarOf(const Board& board, Place at) {
  if (at.OnCoach()) return board.horses.coach;
  return at.OnTrain() ? at.TrainCar() : kNoCar;
}

// One board around one bandit.
template <ForesightId kId>
void WriteNear(const Board& board, const Riches& riches, Bandit b, const Seating& who,
               const Writer& w) {
  const Car car = b == kNoBandit ? kNoCar : CarOf(board, board.At(b).place);
  if (car == kNoCar) return;
  const std::size_t cars = board.terms.cars;
  std::array<std::uint8_t, kPlaces> row_of{};  // 1 + row; 0: too far away.
  for (std::size_t i = 0; i <= 2 * kNearCars; ++i) {
    const std::size_t there = Index(car) + i - kNearCars;
    if (there >= cars) continue;  // Also in front of the locomotive.
    for (std::size_t roof = 0; roof < 2; ++roof) {
      const std::size_t place = 2 * there + roof;
      std::uint8_t* const row = w.Row<kId>(2 * i + roof);
      row_of[place] = static_cast<std::uint8_t>(1 + 2 * i + roof);
      row[0] = kYes;
      row[1] = Byte(riches.lying[place] / kMoneyUnit);
      row[2] = Byte(riches.dearest[place] / kMoneyUnit);
      row[3 + kMaxBandits] = there == Index(board.marshal) ? kYes : 0;
    }
  }
  for (const Bandit other : who.Bandits()) {
    const Place at = board.At(other).place;
    if (!at.OnTrain() || row_of[at.id] == 0) continue;
    w.Row<kId>(row_of[at.id] - 1U)[3 + who.RowOf(other)] = kYes;
  }
}

void WriteAheadBandits(const Board& ahead, const Riches& riches, const Seating& who,
                       const Writer& w) {
  for (const Bandit b : who.Bandits()) {
    const std::size_t row = who.RowOf(b);
    const BanditState& bandit = ahead.At(b);
    w.Set<ForesightId::kAheadPlace>(bandit.place.id, row);
    w.Thermometer<ForesightId::kAheadBullets>(bandit.bullets, row);
    w.Thermometer<ForesightId::kAheadJewels>(bandit.jewels, row);
    w.Thermometer<ForesightId::kAheadStrongboxes>(bandit.strongboxes, row);
    w.Put<ForesightId::kAheadPurses>(riches.held_purses[Index(b)], row);
    w.Put<ForesightId::kAheadMoney>(Byte(riches.held[Index(b)] / kMoneyUnit), row);
  }
}

[[nodiscard]] std::size_t BulletsOf(const Board& board, Seat seat) {
  return CardBag{0, board.At(seat).received}.Size();
}

void WriteAheadBoard(const SeatView& v, const Board& ahead, const Riches& riches,
                     const Seating& who, const Writer& w) {
  for (std::size_t at = 0; at < who.Seats(); ++at) {
    const Seat seat = who.At(at);
    w.Put<ForesightId::kAheadReceived>(BulletsOf(ahead, seat) - BulletsOf(v, seat), at);
  }
  w.PutRow<ForesightId::kAheadGunslinger>(Spread(who.Relative(Gunslingers(ahead))));
  w.Set<ForesightId::kAheadMarshal>(Index(ahead.marshal));
  if (ahead.horses.coach != kNoCar) w.Set<ForesightId::kAheadCoach>(Index(ahead.horses.coach));
  w.Set<ForesightId::kAheadGuard>(Index(ahead.horses.guard));
  std::memcpy(w.Row<ForesightId::kAheadPlacePurses>(), riches.purses.data(), kPlaces);
  std::memcpy(w.Row<ForesightId::kAheadPlaceJewels>(), ahead.jewels.data(), kPlaces);
  std::memcpy(w.Row<ForesightId::kAheadPlaceStrongboxes>(), ahead.strongboxes.data(), kPlaces);
}

void WriteWorths(const SeatView& v, const GameState& world, const GameState& ahead,
                 const Seating& who, const Writer& w) {
  if (!v.pending.Has(v.viewer)) return;
  ActionList legal;
  LegalActions(world, v.viewer, legal);
  const Worths worths = WorthsByRule(world, v.viewer, legal, ahead);
  const int best =
      *std::max_element(worths.begin(), worths.begin() + static_cast<std::ptrdiff_t>(legal.Size()));
  const RelativeActions relative(who);
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    const int below = std::min((best - worths[i]) / kWorthUnit, detail::kBestAction - 1);
    w.Put<ForesightId::kWorth>(static_cast<std::size_t>(detail::kBestAction - below),
                               relative.Of(legal[i]));
  }
  w.Put<ForesightId::kBestWorth>(Byte(best / kWorthUnit + 20));
}

}  // namespace
}  // namespace features

void Foresee(const SeatView& view, std::span<std::uint8_t, kForesightSize> out) {
  using features::Riches;
  std::memset(out.data(), 0, kForesightSize);
  const features::Seating who(view);
  const features::Writer w(out.data());
  // Always the same world for the same view. What is hidden in it is a guess, which shows in two
  // places: in teams the worth of drawing from the own deck; and what others take of purses that
  // they know and the viewer does not.
  Dice dice(0);
  const GameState world = Sample(view, dice);
  const GameState ahead = BoardAhead(world, view.faces);
  features::WriteWorths(view, world, ahead, who, w);
  if (view.phase == Phase::kPlanning) {
    w.Thermometer<ForesightId::kActsLeft>(
        std::min<std::size_t>(7, static_cast<std::size_t>(ActsLeft(view))));
  }
  const Riches now(view, view.faces);
  const Riches then(ahead, view.faces);
  for (const Bandit b : who.Bandits()) {
    w.Put<ForesightId::kMoney>(features::Byte(now.held[Index(b)] / features::kMoneyUnit),
                               who.RowOf(b));
  }
  const std::size_t own = features::OwnColour(view.terms, view.viewer);
  const std::array<Bandit, 2>& colours = view.colours[Index(view.viewer)];
  const Bandit first = colours[own];
  const Bandit second = colours[1 - own];
  features::WriteNear<ForesightId::kNear>(view, now, first, who, w);
  features::WriteNear<ForesightId::kNearSecond>(view, now, second, who, w);
  features::WriteNear<ForesightId::kAheadNear>(ahead, then, first, who, w);
  features::WriteNear<ForesightId::kAheadNearSecond>(ahead, then, second, who, w);
  features::WriteAheadBandits(ahead, then, who, w);
  features::WriteAheadBoard(view, ahead, then, who, w);
}

}  // namespace folsom
