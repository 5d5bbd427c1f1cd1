// Horses & Stagecoach: all that the base game calls. They do nothing when the
// expansion's state is empty (no stagecoach), so no rule of the base asks whether it is there.
#pragma once

#include "rules/play/step.h"

namespace folsom::horses {

// --- Setting up (attack.cpp)
void SetUp(Step& t);                         // H-SET-1 to H-SET-3, H-SET-6
[[gnu::noinline]] void AttackStep(Step& t);  // HORSE-ATTACK
[[gnu::noinline]] void CommitBoarding(Step& t, Seat seat, Action action);
[[gnu::noinline]] void BoardWagon(Step& t, Action action);
[[gnu::noinline]] void ListWagons(const GameState& s, ActionList& out);

// --- Stagecoach (coach.cpp)
// Places and targets beside the train's own.
[[nodiscard]] bool CoachBeside(const GameState& s, Place place);             // COACH-2, COACH-5
[[nodiscard]] BanditMask FireTargetsAcross(const GameState& s, Place from);  // COACH-2, COACH-6
void ListCoachMoves(const GameState& s, Bandit b, ActionList& out);          // COACH-5
// COACH-7, GUARD-7
void EndRound(Step& t);

// --- Guard (guard.cpp)
[[nodiscard]] std::uint32_t GuardedRoof(const GameState& s);  // GUARD-6: the bit of his car.
[[nodiscard]] bool GuardCanBePunched(const GameState& s, Place from);           // GUARD-2
[[nodiscard]] std::size_t GuardedStrongboxes(const GameState& s, Place place);  // GUARD-1
[[gnu::noinline]] void PunchGuard(Step& t);                                     // GUARD-3
void PassGuard(Step& t, Bandit b, Place from, Place to);                        // GUARD-5
void MeetGuard(Step& t);                                                        // GUARD-4
[[gnu::noinline]] void ListFlights(const GameState& s, Bandit b, ActionList& out);
[[gnu::noinline]] void Flee(Step& t, Action action);

// --- Hostages (hostages.cpp)
void MeetHostages(Step& t);  // COACH-4
[[gnu::noinline]] void TakeHostage(Step& t, Hostage hostage);
void FeedPoodles(Step& t);  // HOST-POODLE
[[nodiscard]] int RansomOf(const GameState& s, Bandit b);

// Whether somebody has yet to flee or to take a hostage before the game goes on.
[[nodiscard]] inline bool MomentIsOpen(const GameState& s) {
  return s.horses.hostage_taker != kNoBandit || !s.horses.fleeing.Empty();
}
// Asks who has to flee or to take a hostage; true if it did anything.
bool AskAfterMoment(Step& t);

// --- Riding (ride.cpp)
[[gnu::noinline]] void ListRides(const GameState& s, Bandit b, ActionList& out);
[[gnu::noinline]] void Ride(Step& t, Action action);

// --- Flasks (flasks.cpp)
// Whether, as far as all can see, a seat with an empty hand may have something to drink in this
// turn: not half-full old whiskey, which needs two cards.
[[nodiscard]] bool MightDrink(const GameState& s, Seat seat);
void ListDrinks(const GameState& s, Seat seat, ActionList& out);
// FLASK-2: one use of a flask of this kind. Returns what was drunk.
FlaskKind Drink(Step& t, Action action);
void ListFlaskLoot(const GameState& s, Place place, ActionList& out);
[[nodiscard]] bool HasUnheldFlask(const GameState& s, Place place);
[[nodiscard]] std::size_t UnheldFlask(const GameState& s, Place place);
[[nodiscard]] bool HoldsFlask(const GameState& s, Bandit b, bool half);
// LOOT-6: the flask in a slot that nobody held gets its kind; kNoSeat: all see it.
void MakeFlask(Step& t, Seat seen_by, std::size_t slot);
[[gnu::noinline]] void TakeFlask(Step& t, Bandit b, std::size_t slot);
[[gnu::noinline]] void KnockOffFlask(Step& t, Bandit b, bool half, Place at);

// --- Events (events.cpp); each returns whether there is another step.
bool RunEvent(Step& t, RoundEvent event, std::size_t step);

}  // namespace folsom::horses
