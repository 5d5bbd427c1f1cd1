// Setting up with Horses & Stagecoach, and the attack from the saddle (HORSE-ATTACK).
#include "rules/choices/aim.h"
#include "rules/horses/hooks.h"
#include "rules/play/ask.h"

namespace folsom::horses {
namespace {

constexpr Car kForemostWagon{1};

void DealHostages(Step& t) {  // H-SET-3
  std::uint32_t left = (1U << kHostages) - 1U;
  for (std::size_t i = 0; i + 1 < t.s.terms.bandits; ++i) {
    const std::uint8_t hostage = t.dice.DrawFromSet(Chance::kHostage, kNoSeat, left);
    left &= ~(1U << hostage);
    t.s.horses.hostages.Add(static_cast<Hostage>(hostage));
  }
}

[[nodiscard]] SeatMask RidersSeats(const GameState& s) {
  SeatMask seats;
  for (const Bandit b : s.horses.riding) seats.Add(s.At(b).owner);
  return seats;
}

void ComeAboard(Step& t, Bandit b, Car car) {
  HorsesBoard& h = t.s.horses;
  h.riding.Remove(b);
  ++h.horses[Index(car)];
  t.s.At(b).place = Place::Inside(car);
  t.Emit(BanditPlaced{{}, b, t.s.At(b).place});
}

// HORSE-ATTACK-4
void FinishAttack(Step& t) {
  GameState& s = t.s;
  s.horses.attacked = kNoCar;
  s.actor = kNoBandit;
  Car car = s.Caboose();
  while (BanditsAt(s, Place::Inside(car)).Empty()) car = Shifted(car, Direction::kForward);
  const std::uint8_t rear = BanditsAt(s, Place::Inside(car)).bits;
  const auto bandit = static_cast<Bandit>(t.dice.DrawFromSet(Chance::kFirstBandit, kNoSeat, rear));
  s.first = LeadOfSide(s.terms, s.At(bandit).owner);
  t.Emit(FirstPlayer{{}, s.first});
  s.phase = Phase::kRoundStart;
  s.step = 0;
}

// All choices for the attacked wagon open together.
void OpenBoarding(Step& t) {
  GameState& s = t.s;
  HorsesBoard& h = s.horses;
  s.ask = Ask::kNone;
  const BanditMask boarding = s.horses_secrets.boarding;
  s.horses_secrets.asked = {};
  s.horses_secrets.boarding = {};
  for (const Bandit b : boarding) ComeAboard(t, b, h.attacked);
  const Car passed = h.attacked;
  h.attacked = Shifted(passed, Direction::kForward);
  t.Emit(WagonPassed{{}, passed});
}

}  // namespace

void SetUp(Step& t) {
  GameState& s = t.s;
  if (!s.terms.horses) return;
  HorsesBoard& h = s.horses;
  h.coach = kLocomotive;  // H-SET-1
  h.guard = Guard::kOnCoach;
  ++s.strongboxes[kCoachRoof.id];
  s.horses_secrets.flask_bag = kFlaskCounts;
  for (std::size_t i = 0; i + 1 < s.terms.cars; ++i) {  // H-SET-2
    h.flasks[i].spot = Spot::At(Place::Inside(static_cast<Car>(i + 1)));
  }
  DealHostages(t);
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    h.riding = h.riding | BanditsOf(s, static_cast<Seat>(i));
  }
  h.attacked = s.Caboose();
}

void AttackStep(Step& t) {
  HorsesBoard& h = t.s.horses;
  if (h.riding.Empty()) return FinishAttack(t);
  if (h.attacked == kForemostWagon) {
    for (const Bandit b : h.riding) ComeAboard(t, b, h.attacked);
    return;
  }
  const SeatMask seats = RidersSeats(t.s);
  if (seats.Count() == 1) {  // HORSE-ATTACK-2
    Pose(t, seats.First(), Ask::kWagon, h.riding.First());
  } else {
    PoseTogether(t, seats, Ask::kGetAboard);
  }
}

void CommitBoarding(Step& t, Seat seat, Action action) {
  GameState& s = t.s;
  const Bandit b = NextToBoard(s, seat);
  s.horses_secrets.asked.Add(b);
  if (action == act::kGetAboard) s.horses_secrets.boarding.Add(b);
  if (NextToBoard(s, seat) != kNoBandit) return;
  s.pending.Remove(seat);
  t.Emit(Committed{{}, seat});
  if (s.pending.Empty()) OpenBoarding(t);
}

void ListWagons(const GameState& s, ActionList& out) {
  for (std::size_t car = 1; car <= Index(s.horses.attacked); ++car) {
    out.Add(Action::Of(ActionKind::kWagon, car - 1));
  }
}

void BoardWagon(Step& t, Action action) { ComeAboard(t, t.s.actor, WagonLeadsTo(action)); }

}  // namespace folsom::horses
