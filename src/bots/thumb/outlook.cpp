#include "bots/thumb/outlook.h"

#include <algorithm>

namespace folsom {
namespace {

constexpr int kAveragePurse = 310;
// What a bullet in the deck costs, by rounds yet to come: half as much again as the fitted value of
// value.h has it, which won more games.
constexpr std::array<int, kRounds + 1> kBulletCost{30, 90, 155, 245, 375, 375};
constexpr int kAwayFromTrain = 4000;  // Escape: who stays on the train cannot win.

[[nodiscard]] std::int16_t Small(int dollars) { return static_cast<std::int16_t>(dollars); }

[[nodiscard]] int RoundsLeft(const GameState& s) { return kRounds - s.round; }

// The event that this round ends with, once its card is revealed.
[[nodiscard]] RoundEvent EventToCome(const GameState& s) {
  const bool revealed = s.round > 0 && s.rounds[s.round - 1U] != kNoRoundCard;
  return revealed ? CurrentEvent(s) : RoundEvent::kNone;
}

[[nodiscard]] bool IsRival(const GameState& s, Bandit a, Bandit b) {
  const Seat other = s.At(b).owner;
  return other != kNoSeat && !SameSide(s.terms, s.At(a).owner, other);
}

// A rival's loss of so much is worth this to us: nearly all of it with one rival, less with more.
[[nodiscard]] int Harm(const Terms& terms, int dollars) {
  const int rivals = terms.seats - (terms.teams ? 2 : 1);
  return dollars * 17 / (20 * rivals);
}

[[nodiscard]] int Fired(const GameState& s, Seat seat) {
  int fired = 0;
  for (const BanditState& b : s.bandits) {
    if (b.owner != kNoSeat && SameSide(s.terms, b.owner, seat)) {
      fired += kBulletsPerBandit - b.bullets - b.fired_at_own;
    }
  }
  return fired;
}

// What one shot does for Gunslinger.
[[nodiscard]] int ShotWorth(const GameState& s, Seat seat) {
  if (s.terms.gunslinger == Gunslinger::kNone) return 0;
  int best = 0;
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const auto other = static_cast<Seat>(i);
    if (!SameSide(s.terms, other, seat)) best = std::max(best, Fired(s, other));
  }
  const int lead = Fired(s, seat) - best;
  const int left = RoundsLeft(s);
  if (lead < -2 - 2 * left) return 20;
  if (lead > 2 + 2 * left) return 40;
  constexpr std::array<int, kRounds + 1> kClose{840, 600, 500, 440, 400, 400};
  return lead >= -1 && lead <= 0 ? kClose[static_cast<std::size_t>(left)] : 220;
}

// The bandits of one place as the Fire of another sees them: cars with rivals inside and on top.
struct Rivals {
  std::uint32_t inside = 0;
  std::uint32_t roofs = 0;
  std::array<bool, 2> coach{};
};

[[nodiscard]] bool CanBeShotFrom(const Rivals& r, const GameState& s, Bandit who, Place at) {
  const bool tuco = who == Bandit::kTuco && HasPower(s, who);
  if (at.OnCoach()) {
    const std::uint32_t beside = std::uint32_t{1} << Index(s.horses.coach);
    if (tuco && r.coach[at.IsRoof() ? 0 : 1]) return true;
    return at.IsRoof() ? r.roofs != 0 : (r.inside & beside) != 0;
  }
  const std::uint32_t here = std::uint32_t{1} << Index(at.TrainCar());
  if (at.IsRoof()) {
    return (r.roofs & ~here) != 0 || r.coach[1] || (tuco && (r.inside & here) != 0);
  }
  if ((r.inside & (here << 1 | here >> 1)) != 0) return true;
  if (tuco && (r.roofs & here) != 0) return true;
  return r.coach[0] && at.TrainCar() == s.horses.coach;
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

void Outlook::SeeRivals() {
  Rivals rivals;
  int lawful = 0;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const auto b = static_cast<Bandit>(i);
    const Place at = state.bandits[i].place;
    if (!at.InPlay()) continue;
    const bool rival = IsRival(state, who, b);
    if (at.InsideTrain() && Distance(at.TrainCar(), marshal) == 1) {
      lawful += rival ? Harm(state.terms, bullet) + 30 + top[at.id] / 6 : -bullet - 30;
    }
    if (!rival) continue;
    if (at.OnCoach()) {
      rivals.coach[at.IsRoof() ? 1 : 0] = true;
    } else {
      (at.IsRoof() ? rivals.roofs : rivals.inside) |= std::uint32_t{1} << Index(at.TrainCar());
    }
    const int held = BestHeld(state, b);
    drop[at.id] = Small(std::max<int>(drop[at.id], held));
    const bool takes = who == Bandit::kCheyenne && held > 0 && HasPower(state, who);
    const int hit = Harm(state.terms, held) + (takes ? 280 : 0) + 25;
    punch[at.id] = Small(std::max<int>(punch[at.id], hit));
  }
  law = std::max(10, lawful / 2);
  if (state.horses.guard == Guard::kOnCoach) {
    punch[kCoachRoof.id] = Small(300);
    drop[kCoachRoof.id] = kStrongboxValue;
  }
  if (state.At(who).hostage == Hostage::kTeacher) {
    punch = {};
    drop = {};
  }
  if (state.At(who).bullets == 0) return;
  const int hurt = Harm(state.terms, bullet) + (who == Bandit::kDjango ? 40 : 10);
  const int worth = shot + hurt;
  const std::size_t end = state.terms.horses ? kPlaces : 2U * state.terms.cars;
  for (std::size_t p = 0; p < end; ++p) {
    const Place at{static_cast<std::uint8_t>(p)};
    if (CanBeShotFrom(rivals, state, who, at)) fire[p] = Small(worth);
  }
}

// What this round's event does to who stands where.
void Outlook::SeeEvent() {
  const auto add = [this](Place at, int worth) { stay[at.id] = Small(stay[at.id] + worth); };
  const std::size_t cars = state.terms.cars;
  const Car behind = marshal == state.Caboose() ? kNoCar : Shifted(marshal, Direction::kBackward);
  switch (EventToCome(state)) {
    case RoundEvent::kRebellion:
      for (std::size_t c = 0; c < cars; ++c) add(Place::Inside(static_cast<Car>(c)), -bullet);
      return;
    case RoundEvent::kAngryMarshal:
      add(Place::Roof(marshal), -bullet);
      if (behind != kNoCar) add(Place::Inside(behind), -bullet);
      return;
    case RoundEvent::kTakeItAll:
      add(Place::Roof(marshal), 60);
      return;
    case RoundEvent::kRevenge:
      add(Place::Roof(marshal), -260);
      return;
    case RoundEvent::kConductor:
      add(Place::Inside(kLocomotive), 250);
      add(Place::Roof(kLocomotive), 250);
      return;
    case RoundEvent::kPickpocketing:
      for (std::size_t p = 0; p < 2 * cars; ++p) {
        const Place at{static_cast<std::uint8_t>(p)};
        const bool purse =
            std::any_of(state.purses.begin(), state.purses.end(),
                        [at](const PurseToken& t) { return t.spot == Spot::At(at); });
        if (purse && IsAlone(at)) add(at, 200);
      }
      return;
    case RoundEvent::kMarshalWhiskey:
      if (behind != kNoCar) add(Place::Inside(behind), -bullet / 2);
      return;
    case RoundEvent::kShotgunRage:
      for (const Place at : {Place::Inside(state.horses.coach), Place::Roof(state.horses.coach),
                             kCoachInside, kCoachRoof}) {
        add(at, -bullet);
      }
      return;
    case RoundEvent::kEscape:
      for (std::size_t p = 0; p < 2 * cars; ++p) stay[p] = Small(stay[p] - kAwayFromTrain);
      return;
    default:
      return;
  }
}

Outlook::Arrival Outlook::ArriveAt(Place to) const {
  if (to == kCoachInside) return {to, hostage};
  int cost = 0;
  if (to == Place::Inside(marshal)) {  // MARSH-2
    to = Place::Roof(marshal);
    cost += bullet + 20;
  }
  if (IsGuarded(to)) {  // GUARD-4
    const bool first = state.horses.coach == kLocomotive;
    to = Place::Roof(
        Shifted(state.horses.coach, first ? Direction::kBackward : Direction::kForward));
    cost += bullet + 20;
  }
  return {to, -cost};
}

bool Outlook::IsAlone(Place at) const {
  BanditMask others = BanditsAt(state, at);
  others.Remove(who);
  return others.Empty();
}

bool Outlook::IsGuarded(Place at) const {
  return state.horses.guard == Guard::kOnTrain && at == Place::Roof(state.horses.coach);
}

PlaceSet Outlook::MovesFrom(Place at) const {
  if (at == kCoachInside || !at.InPlay()) return 0;  // COACH-1
  const bool lady = state.At(who).hostage == Hostage::kOldLady;
  const bool from_coach = at == kCoachRoof;
  const Car start = from_coach ? state.horses.coach : at.TrainCar();
  // From the stagecoach the first step is onto the roof beside it (COACH-5).
  const int reach = (at.IsRoof() && !lady ? 3 : 1) - (from_coach ? 1 : 0);
  const int car = static_cast<int>(start);
  const int last = std::min<int>(car + reach, state.terms.cars - 1);
  PlaceSet to = 0;
  for (int c = std::max(0, car - reach); c <= last; ++c) {
    if (c != car || from_coach) to |= PlaceSet{1} << at.SameLevelAt(static_cast<Car>(c)).id;
  }
  const bool onto_coach =
      state.terms.horses && at.OnTrainRoof() && Distance(at.TrainCar(), state.horses.coach) < reach;
  return onto_coach ? to | PlaceSet{1} << kCoachRoof.id : to;
}

PlaceSet Outlook::RidesFrom(Place at) const {
  if (!state.terms.horses || state.At(who).hostage == Hostage::kZealot || !at.InPlay()) return 0;
  const Car from = at.OnCoach() ? state.horses.coach : at.TrainCar();
  if (state.horses.horses[Index(from)] == 0) return 0;
  PlaceSet to = 0;
  const int car = static_cast<int>(from);
  for (int c = std::max(0, car - 3); c <= std::min<int>(car + 3, state.terms.cars - 1); ++c) {
    to |= PlaceSet{1} << Place::Inside(static_cast<Car>(c)).id;
    if (static_cast<Car>(c) == state.horses.coach) to |= PlaceSet{1} << kCoachInside.id;
  }
  if (EventToCome(state) == RoundEvent::kEscape) to |= PlaceSet{1} << kGone.id;
  return to;
}

}  // namespace folsom
