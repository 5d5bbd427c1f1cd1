// What one step of a game works with, and the effects that several rules share. Internal to rules.
#pragma once

#include "rules/choices/legal.h"
#include "rules/pieces/dice.h"
#include "rules/state/event.h"
#include "rules/state/query.h"
#include "rules/state/state.h"

namespace folsom {

// Answers whatever is asked of one seat, uniformly.
struct RandomPlayer {
  Rng& rng;
  std::uint32_t choices = 0;  // Answers given so far.

  Action Choose(const ActionList& ways) {
    ++choices;
    return ways[rng.Below(static_cast<std::uint32_t>(ways.Size()))];
  }
};

struct Step {
  GameState& s;
  Dice& dice;
  Sink* out;
  RandomPlayer* player = nullptr;  // If set, it is asked at once, and only PoseTogether waits.

  // With no sink the event is not even made.
  template <typename E>
  void Emit(const E& event) {
    if (out != nullptr) [[unlikely]]
      Tell(event);
  }

 private:
  // Out of line, so that telling costs a game that nobody watches no more than the question.
  template <typename E>
  [[gnu::noinline, gnu::cold]] void Tell(const E& event) {
    out->Emit(EventBody{event}, s);
  }
};

// Asks `seats` to decide together.
void PoseTogether(Step& t, SeatMask seats, Ask ask);

// --- One function per phase, called while nothing is pending. These and the choices below are kept
// out of line, so that the two switches over them stay bare jumps.
[[gnu::noinline]] void CastStep(Step& t);        // setup.cpp
[[gnu::noinline]] void PlaceStep(Step& t);       // setup.cpp
[[gnu::noinline]] void RoundStartStep(Step& t);  // round.cpp
[[gnu::noinline]] void PlanStep(Step& t);        // planning.cpp
[[gnu::noinline]] void KeepStep(Step& t);        // keeping.cpp
[[gnu::noinline]] void RobStep(Step& t);         // robbing.cpp
bool RobOneStep(Step& t);                        // No further than one card: true if it is done.
[[gnu::noinline]] void EventStep(Step& t);       // events.cpp
[[gnu::noinline]] void RoundEndStep(Step& t);    // round.cpp

// --- What a choice does
[[gnu::noinline]] void Draft(Step& t, Seat seat, Bandit bandit);
[[gnu::noinline]] void CommitCaboose(Step& t, Seat seat, Action action);
[[gnu::noinline]] void CommitChosenCard(Step& t, Seat seat, Action action);
[[gnu::noinline]] void Plan(Step& t, Seat seat, Ask ask, Action action);
[[gnu::noinline]] void CommitTurmoil(Step& t, Seat seat, Action action);
[[gnu::noinline]] void CommitKeep(Step& t, Seat seat, Action action);
[[gnu::noinline]] void Move(Step& t, Action action);
[[gnu::noinline]] void MoveMarshalBy(Step& t, Action action);
[[gnu::noinline]] void Fire(Step& t, Bandit target);
[[gnu::noinline]] void Rob(Step& t, Action action);
[[gnu::noinline]] void Punch(Step& t, Action action);
[[gnu::noinline]] void KnockLoot(Step& t, LootKind loot);
[[gnu::noinline]] void DropOrTakePurse(Step& t, bool take);
[[gnu::noinline]] void Push(Step& t, Action action);
[[gnu::noinline]] void Pickpocket(Step& t, Action action);

// --- Shared effects

// Keeps what `seat` chose where all choose together; true when that was the last of them.
[[nodiscard]] bool CommitChoice(Step& t, Seat seat, Action action);
// Draws up to `count` cards from the deck of `from` into the hand of `seat`.
void DrawCards(Step& t, Seat seat, Seat from, std::size_t count);
void PlayCard(Step& t, Seat seat, Card card, bool face_down, bool second);
// One bullet card comes to `seat`: into its deck, or on top of it (EXP-4).
void ReceiveBullet(Step& t, Seat seat, BulletSource from);
// NEUT-1: one moment in which every bandit of `due` is to take a neutral bullet.
void GiveNeutralBullets(Step& t, BanditMask due, Cause cause);
void MoveBandit(Step& t, Bandit b, Place to, Cause cause);
// After every moment of movement: the marshal (MARSH-2), then the guard and the stagecoach.
void Settle(Step& t);
// Precondition: `to` is beside the marshal's car.
void MoveMarshal(Step& t, Car to);
void TakePurse(Step& t, Bandit b, std::size_t slot, Bandit punched);
// LOOT-4 and LOOT-5: chance picks a purse of `b`'s card; returns the slot that comes off.
std::size_t KnockOffPurse(Step& t, Bandit b);
// The least valuable purse leaves the game (EV-REVENGE).
void LoseLeastPurse(Step& t, Bandit b);
void NoEffectOf(Step& t, Bandit b, NoEffect why);

// Legal lists of one ask each, without the question whether the seat is pending.
void ListDraft(const GameState& s, ActionList& out);
void ListMarshal(const GameState& s, ActionList& out);
void ListMoves(const GameState& s, Bandit b, ActionList& out);
void ListFire(const GameState& s, Bandit b, ActionList& out);
void ListRobbery(const GameState& s, Bandit b, ActionList& out);
void ListPickpocket(const GameState& s, Bandit b, ActionList& out);
void ListPunch(const GameState& s, Bandit b, ActionList& out);
void ListKnock(const GameState& s, Bandit target, ActionList& out);
void ListPush(const GameState& s, Bandit b, ActionList& out);
void ListPlan(const GameState& s, Seat seat, Ask ask, ActionList& out);
[[nodiscard]] Action UniformPlan(const GameState& s, Seat seat, Rng& rng);  // For kPlan.
void ListKeep(const GameState& s, Seat seat, ActionList& out);
// Adds `kind` for each action card of the bag word, ascending.
void ListCards(const GameState& s, Seat seat, std::uint64_t actions, ActionKind kind,
               ActionList& out);

}  // namespace folsom
