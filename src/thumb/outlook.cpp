// What things are worth, and what lies where.
#include <algorithm>

#include "thumb/outlook_parts.h"

namespace folsom {
namespace {

// What a bullet in the deck costs, by rounds yet to come: half as much again as the fitted value of
// value.h has it, which won more games.
constexpr std::array<int, kRounds + 1> kBulletCost{30, 90, 155, 245, 375, 375};

[[nodiscard]] int RoundsLeft(const GameState& s) { return kRounds - s.round; }

// What one shot does for Gunslinger.
[[nodiscard]] int ShotWorth(const GameState& s, Seat seat) {
  if (s.terms.gunslinger == Gunslinger::kNone) return 0;
  int best = 0;
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const auto other = static_cast<Seat>(i);
    if (!SameSide(s.terms, other, seat)) best = std::max(best, CountedShots(s, other));
  }
  const int lead = CountedShots(s, seat) - best;
  const int left = RoundsLeft(s);
  if (lead < -2 - 2 * left) return 20;
  if (lead > 2 + 2 * left) return 40;
  constexpr std::array<int, kRounds + 1> kClose{840, 600, 500, 440, 400, 400};
  return lead >= -1 && lead <= 0 ? kClose[static_cast<std::size_t>(left)] : 220;
}

}  // namespace

int BestHeld(const GameState& s, Bandit b) {
  const BanditState& bandit = s.At(b);
  if (bandit.strongboxes > 0) return kStrongboxValue;
  if (bandit.jewels > 0) return kJewelValue;
  for (const PurseToken& purse : s.purses) {
    if (purse.spot == Spot::On(b)) return kAveragePurse;
  }
  return 0;
}

int VisibleWealth(const GameState& s, Bandit b) {
  const BanditState& bandit = s.At(b);
  int purses = 0;
  for (const PurseToken& purse : s.purses) purses += purse.spot == Spot::On(b) ? 1 : 0;
  return purses * kAveragePurse + bandit.jewels * kJewelValue +
         bandit.strongboxes * kStrongboxValue + (kBulletsPerBandit - bandit.bullets) * 100 +
         (bandit.hostage == kNoHostage ? 0 : HostageWorth(s, b, bandit.hostage));
}

int HostageWorth(const GameState& s, Bandit b, Hostage hostage) {
  const BanditState& bandit = s.At(b);
  const int left = RoundsLeft(s);
  switch (hostage) {
    case Hostage::kPoodle:
      return 1000 - 60 * left;
    case Hostage::kBanker:
      return bandit.strongboxes > 0 ? 1000 : 60 * left;
    case Hostage::kMinister:
      return 900 - 70 * left;
    case Hostage::kTeacher:
      return 800 - 30 * left;
    case Hostage::kZealot:
      return s.round == kRounds && EventToCome(s) == RoundEvent::kEscape ? 300 : 700 - 20 * left;
    case Hostage::kOldLady:
      return 500 * bandit.jewels + 100 * left;
    case Hostage::kPokerPlayer: {
      int purses = 0;
      for (const PurseToken& purse : s.purses) purses += purse.spot == Spot::On(b) ? 1 : 0;
      return 250 * purses + 40 * left;
    }
    case Hostage::kPhotographer: {
      const std::uint64_t bullets = s.At(bandit.owner).received;
      const CardBag received{0, bullets & 0x0000FFFFFFFFFFFFULL};  // Not the neutral ones.
      return 180 * static_cast<int>(received.Size()) + 80 * left;
    }
  }
  return 0;
}

Outlook::Outlook(const GameState& s, Bandit bandit, Seat reader)
    : state(s),
      who(bandit),
      seat(reader),
      marshal(s.marshal),
      bullet(kBulletCost[static_cast<std::size_t>(RoundsLeft(s))]),
      shot(ShotWorth(s, s.At(bandit).owner)),
      law(0) {
  if (EventToCome(s) == RoundEvent::kMortalBullet) bullet += 150;
  SeeLoot();
  for (std::size_t p = 0; p < kPlaces; ++p) {
    stay[p] = Small(RoundsLeft(s) > 0 ? (3 * top[p] + next[p]) / 8 : 0);
  }
  SeeRivals();
  SeeShots();
  SeeEvent();
  if (s.terms.horses && s.At(bandit).hostage == kNoHostage) {
    for (const Hostage h : s.horses.hostages) {
      hostage = std::max(hostage, HostageWorth(s, bandit, h));
    }
  }
}

void Outlook::SeeLoot() {
  const auto lay = [this](std::size_t place, int worth) {
    if (worth > top[place]) {
      next[place] = top[place];
      top[place] = Small(worth);
    } else if (worth > next[place]) {
      next[place] = Small(worth);
    }
  };
  for (std::size_t i = 0; i < kPurses; ++i) {
    const PurseToken purse = state.purses[i];
    if (!purse.spot.IsPlace()) continue;
    lay(purse.spot.id, purse.knowers.Has(seat) ? Dollars(state.faces.purses[i]) : kAveragePurse);
  }
  for (std::size_t p = 0; p < kPlaces; ++p) {
    for (int n = std::min<int>(state.jewels[p], 2); n > 0; --n) lay(p, kJewelValue);
    const bool guarded = p == kCoachRoof.id && state.horses.guard == Guard::kOnCoach;
    if (state.strongboxes[p] > (guarded ? 1 : 0)) lay(p, kStrongboxValue);
  }
  if (!state.terms.horses || RoundsLeft(state) == 0) return;
  for (const FlaskToken& flask : state.horses.flasks) {
    if (flask.spot.IsPlace()) lay(flask.spot.id, 40 + 15 * RoundsLeft(state));
  }
}

}  // namespace folsom
