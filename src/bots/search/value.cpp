#include "bots/search/value.h"

#include <algorithm>

#include "bots/search/value_weights.h"
#include "neural/policy.h"
#include "rules/state/query.h"

namespace folsom {
namespace {

constexpr float kThousand = 1000.0F;

[[nodiscard]] float& Of(SideFeatures& side, Feature feature) { return side[Index(feature)]; }

// e to the power of x, x at most 0: within 0.0011 of it, and the same on every machine.
[[nodiscard]] float Exp(float x) {
  if (x < -12.0F) return 0.0F;
  float y = 1.0F + x / 256.0F;
  for (int i = 0; i < 8; ++i) y *= y;
  return y;
}

// Loot lying in each car, in thousands: inside and roof.
using Floors = std::array<float, kPlaces>;
[[nodiscard]] Floors LootOnFloors(const GameState& s) {
  Floors loot{};
  for (const PurseToken& purse : s.purses) {
    if (purse.spot.IsPlace()) loot[purse.spot.id] += 0.31F;
  }
  for (std::size_t p = 0; p < kPlaces; ++p) {
    loot[p] += 0.5F * static_cast<float>(s.jewels[p]) + static_cast<float>(s.strongboxes[p]);
  }
  return loot;
}

// What lies near a bandit: in its car, and in the cars beside it.
struct Near {
  float here = 0;
  float beside = 0;
};
[[nodiscard]] Near NearTo(const GameState& s, const Floors& loot, Place at) {
  if (!at.InPlay()) return {};
  if (at.OnCoach()) return {loot[kCoachInside.id] + loot[kCoachRoof.id], 0};
  Near near{loot[at.id], loot[at.OtherLevel().id]};
  const Car car = at.TrainCar();
  if (car != kLocomotive) near.beside += loot[Place::Inside(Shifted(car, Direction::kForward)).id];
  if (car != s.Caboose()) near.beside += loot[Place::Inside(Shifted(car, Direction::kBackward)).id];
  return near;
}

void AddBandit(const GameState& s, const Floors& loot, const BanditState& b, SideFeatures& side) {
  const Near near = NearTo(s, loot, b.place);
  Of(side, Feature::kHere) += near.here;
  Of(side, Feature::kBeside) += near.beside;
  Of(side, Feature::kRoof) += b.place.OnTrain() && b.place.IsRoof() ? 1.0F : 0.0F;
  const bool by_marshal = b.place.OnTrain() && Distance(b.place.TrainCar(), s.marshal) <= 1;
  Of(side, Feature::kByMarshal) += by_marshal && !b.place.IsRoof() ? 1.0F : 0.0F;
  Of(side, Feature::kStrongbox) += b.strongboxes > 0 ? 1.0F : 0.0F;
  if (!s.terms.horses) return;
  Of(side, Feature::kHostageLeft) +=
      b.hostage == kNoHostage && !s.horses.hostages.Empty() ? 1.0F : 0.0F;
  Of(side, Feature::kOnCoach) += b.place.OnCoach() ? 1.0F : 0.0F;
  Of(side, Feature::kIdleBanker) +=
      b.hostage == Hostage::kBanker && b.strongboxes == 0 ? 1.0F : 0.0F;
}

}  // namespace

std::array<SideFeatures, kMaxSeats> FeaturesOf(const GameState& s) {
  std::array<SideFeatures, kMaxSeats> sides{};
  const Score score = ScoreOf(s);
  const Floors loot = LootOnFloors(s);
  std::array<float, kMaxSeats> shots{};
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    SideFeatures& side = sides[Index(LeadOfSide(s.terms, static_cast<Seat>(i)))];
    Of(side, Feature::kMoney) +=
        static_cast<float>(score.seats[i].total - score.seats[i].gunslinger) / kThousand;
    Of(side, Feature::kBullets) +=
        static_cast<float>(CardBag{0, s.seats[i].received}.Size()) / 4.0F;
  }
  for (const BanditState& b : s.bandits) {
    if (b.owner == kNoSeat) continue;
    const std::size_t side = Index(LeadOfSide(s.terms, b.owner));
    shots[side] += static_cast<float>(CountedShots(s.terms, b));
    AddBandit(s, loot, b, sides[side]);
  }
  if (s.terms.gunslinger == Gunslinger::kNone) return sides;
  const std::size_t step = s.terms.teams ? 2 : 1;
  for (std::size_t i = 0; i < s.terms.seats; i += step) {
    float best = 0;
    for (std::size_t k = 0; k < s.terms.seats; k += step) {
      if (k != i) best = std::max(best, shots[k]);
    }
    const float lead = std::clamp(shots[i] - best, -4.0F, 4.0F);
    Of(sides[i], Feature::kLead) = lead / 2.0F;
    Of(sides[i], Feature::kLeading) = lead >= 0 ? (lead > 0 ? 1.0F : 0.5F) : 0.0F;
  }
  return sides;
}

WinShares ExpectedShares(const GameState& s) {
  if (s.phase == Phase::kOver) return SharesOf(s.terms, ScoreOf(s).winners);
  WinShares shares{};
  const std::array<SideFeatures, kMaxSeats> sides = FeaturesOf(s);
  const std::size_t left = s.round == 0 ? 5 : static_cast<std::size_t>(kRounds + 1 - s.round);
  const std::array<float, kFeatures>& weights = kValueWeights[s.terms.horses ? 1 : 0][left - 1];
  const std::size_t step = s.terms.teams ? 2 : 1;
  float best = -1e9F;
  for (std::size_t i = 0; i < s.terms.seats; i += step) {
    float sum = 0;
    for (std::size_t k = 0; k < kFeatures; ++k) sum += weights[k] * sides[i][k];
    shares[i] = sum;
    best = std::max(best, sum);
  }
  float total = 0;
  for (std::size_t i = 0; i < s.terms.seats; i += step) {
    shares[i] = Exp(shares[i] - best);
    total += shares[i];
  }
  for (std::size_t i = 0; i < s.terms.seats; i += step) {
    shares[i] /= total;
    if (s.terms.teams) shares[i + 1] = shares[i];
  }
  return shares;
}

WinShares SharesByNet(const Network& net, const GameState& s) {
  if (s.phase == Phase::kOver) return SharesOf(s.terms, ScoreOf(s).winners);
  constexpr float kWhole = 1U << kShareBits;
  const Verdict verdict = Judge(net, ViewFor(s, s.pending.First()), {});
  WinShares shares{};
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const std::size_t side = Index(LeadOfSide(s.terms, static_cast<Seat>(i)));
    shares[side] += static_cast<float>(verdict.win_shares[i]) / kWhole;
  }
  for (std::size_t i = 1; s.terms.teams && i < s.terms.seats; i += 2) shares[i] = shares[i - 1];
  return shares;
}

}  // namespace folsom
