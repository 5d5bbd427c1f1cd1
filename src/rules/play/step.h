// What one step of a game works with, and the effects that several rules share. Internal to rules.
#pragma once

#include <concepts>

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

  Action Choose(const ActionList& ways) { return ChooseIf(true, ways); }
  // The first way where nobody is asked. Takes no branch.
  Action ChooseIf(bool asked, const ActionList& ways) {
    choices += asked ? 1 : 0;
    return ways[rng.BelowIf(asked, static_cast<std::uint32_t>(ways.Size()))];
  }
};

struct Step {
  GameState& s;
  Dice& dice;
  Sink* out;
  RandomPlayer* player = nullptr;  // If set, it is asked at once, and only PoseTogether waits.

  // What may come up in this game; nothing rare if it is plain.
  [[nodiscard]] static constexpr bool IsPlain() { return false; }
  [[nodiscard]] bool IsWatched() const { return out != nullptr; }
  [[nodiscard]] bool HasPlayer() const { return player != nullptr; }
  [[nodiscard]] bool HasSource() const { return dice.HasSource(); }
  [[nodiscard]] bool HasHorses() const { return s.terms.horses; }
  [[nodiscard]] bool HasTeams() const { return s.terms.teams; }
  [[nodiscard]] bool HasPairs() const { return s.terms.bandits_per_seat == 2; }
  [[nodiscard]] bool HasDiscards() const { return s.terms.discard_piles; }

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

// The same in a playout of a plain game, which is one of the base game without expert rules, with
// one bandit a player and no teams: the compiler leaves out what cannot come up there.
// Every rule is written once, for both: as a function of `AnyStep auto& t`, or, where it is too
// rare to matter, of `Step& t`.
struct PlainStep : Step {
  PlainStep(GameState& state, Dice& chance, RandomPlayer& random)
      : Step{state, chance, nullptr, &random} {}
  [[nodiscard]] static bool Fits(const GameState& state, const Dice& chance) {
    const Terms& terms = state.terms;
    bool discards = terms.discard_piles;
    for (const PublicSeat& seat : state.seats) {
      discards = discards || !seat.discard.Empty() || seat.top.size != 0;
    }
    const bool begun = state.phase >= Phase::kRoundStart;  // No draft is being decided.
    return begun && !terms.horses && !terms.teams && terms.bandits_per_seat == 1 && !discards &&
           !chance.HasSource();
  }

  [[nodiscard]] static constexpr bool IsPlain() { return true; }
  [[nodiscard]] static constexpr bool IsWatched() { return false; }
  [[nodiscard]] static constexpr bool HasPlayer() { return true; }
  [[nodiscard]] static constexpr bool HasSource() { return false; }
  [[nodiscard]] static constexpr bool HasHorses() { return false; }
  [[nodiscard]] static constexpr bool HasTeams() { return false; }
  [[nodiscard]] static constexpr bool HasPairs() { return false; }
  [[nodiscard]] static constexpr bool HasDiscards() { return false; }
  template <typename E>
  void Emit(const E& /*event*/) {}
};

template <typename T>
concept AnyStep = std::derived_from<T, Step>;

// Asks `seats` to decide together.
void PoseTogether(Step& t, SeatMask seats, Ask ask);

// --- One function per phase, called while nothing is pending. These and the choices below are kept
// out of line, so that the two switches over them stay bare jumps.
[[gnu::noinline]] void CastStep(Step& t);          // setup.cpp
[[gnu::noinline]] void PlaceStep(Step& t);         // setup.cpp
void RoundStartStep(AnyStep auto& t);              // round.cpp
[[gnu::noinline]] void PlanStep(AnyStep auto& t);  // planning.cpp
void KeepStep(AnyStep auto& t);                    // keeping.cpp
[[gnu::noinline]] void RobStep(AnyStep auto& t);   // robbing.cpp
bool RobOneStep(Step& t);                          // No further than one card: true if it is done.
void EventStep(AnyStep auto& t);                   // events.cpp
void RoundEndStep(AnyStep auto& t);                // round.cpp

// --- What a choice does
[[gnu::noinline]] void Draft(Step& t, Seat seat, Bandit bandit);
[[gnu::noinline]] void CommitCaboose(Step& t, Seat seat, Action action);
[[gnu::noinline]] void CommitChosenCard(Step& t, Seat seat, Action action);
[[gnu::noinline]] void Plan(Step& t, Seat seat, Ask ask, Action action);
[[gnu::noinline]] void CommitTurmoil(Step& t, Seat seat, Action action);
[[gnu::noinline]] void CommitKeep(Step& t, Seat seat, Action action);
void Move(AnyStep auto& t, Action action);
void MoveMarshalBy(AnyStep auto& t, Action action);
void Fire(AnyStep auto& t, Bandit target);
void Rob(AnyStep auto& t, Action action);
void Punch(AnyStep auto& t, Action action);
void KnockLoot(AnyStep auto& t, LootKind loot);
void DropOrTakePurse(AnyStep auto& t, bool take);
void Push(AnyStep auto& t, Action action);
void Pickpocket(AnyStep auto& t, Action action);

// --- Shared effects

// Keeps what `seat` chose where all choose together; true when that was the last of them.
[[nodiscard]] bool CommitChoice(Step& t, Seat seat, Action action);
// Draws up to `count` cards from the deck of `from` into the hand of `seat`.
void DrawCards(AnyStep auto& t, Seat seat, Seat from, std::size_t count);
void PlayCard(AnyStep auto& t, Seat seat, Card card, bool face_down, bool second);
// One bullet card comes to `seat`: into its deck, or on top of it (EXP-4).
void ReceiveBullet(AnyStep auto& t, Seat seat, BulletSource from);
// NEUT-1: one moment in which every bandit of `due` is to take a neutral bullet.
void GiveNeutralBullets(AnyStep auto& t, BanditMask due, Cause cause);
void MoveBandit(AnyStep auto& t, Bandit b, Place to, Cause cause);
// After every moment of movement: the marshal (MARSH-2), then the guard and the stagecoach.
void Settle(AnyStep auto& t);
// Precondition: `to` is beside the marshal's car.
void MoveMarshal(AnyStep auto& t, Car to);
void TakePurse(AnyStep auto& t, Bandit b, std::size_t slot, Bandit punched);
// LOOT-4 and LOOT-5: chance picks a purse of `b`'s card; returns the slot that comes off.
std::size_t KnockOffPurse(AnyStep auto& t, Bandit b);
// The least valuable purse leaves the game (EV-REVENGE).
void LoseLeastPurse(AnyStep auto& t, Bandit b);
void NoEffectOf(AnyStep auto& t, Bandit b, NoEffect why);

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
