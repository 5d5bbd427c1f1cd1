// A hand-made position in a few words, for tests of single clauses.
//
//   using enum Bandit;    // kGhost ... kDoc
//   using enum CardKind;  // kMove ... kRide
//
//   TEST(Marshal, SendsBanditsToTheRoof) {
//     CLAUSE("MARSH-2");
//     Scene s(Standard(4));          // Ghost, Cheyenne, Django, Belle in seats 0 to 3.
//     s.Put(kBelle, Inside(3));      // Cars 0 to 4; the marshal stands where SetMarshal says.
//     s.SetMarshal(2);
//     s.WillDraw({});                // The next step may draw nothing by chance.
//     s.RobThenStop({{kGhost, kMarshal}});  // Stealin' with this pile, up to the first decision.
//     s.Asks(kSeat0, Ask::kMarshal);
//     s.Refuses(kSeat0, act::Forward());
//     s.Do(kSeat0, act::MarshalTo(act::kBackward));
//     EXPECT_EQ(s.PlaceOf(kBelle), Roof(3));
//     EXPECT_EQ(s.Wounds(kSeat3), 1);
//   }
//
// A scene starts at the first planning decision of round 1, first player seat 0, wagons in the
// order of TAB-WAGONS, the marshal in the locomotive, and every hand known: one of each action
// card of the first bandit (Doc a second Move), bullets nowhere. The placing words (Put, Hand,
// GivePurse, ...) change the position and keep its sums right; the running words (Plan, Rob,
// RunEvent, EndRound, Do) play on to the next decision and check the state each time.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "rules/choices/legal.h"
#include "rules/play/apply.h"
#include "rules/state/score.h"
#include "rules/state/view.h"
#include "support/acts.h"
#include "support/clause.h"
#include "support/scripted_dice.h"

namespace folsom {

inline constexpr Seat kSeat0{0};
inline constexpr Seat kSeat1{1};
inline constexpr Seat kSeat2{2};
inline constexpr Seat kSeat3{3};
inline constexpr Seat kSeat4{4};
inline constexpr Seat kSeat5{5};

// Configurations with given characters (MAT-1 order) and wagons (TAB-WAGONS order).
[[nodiscard]] Config Standard(int seats, Edition edition = Edition::k2014);
[[nodiscard]] Config Basic(int seats);
[[nodiscard]] Config Teams(int seats, Edition edition = Edition::k2014);
[[nodiscard]] Config Duo14();           // Cheyenne and Tuco, Django and Doc.
[[nodiscard]] Config Duo18(int seats);  // Ghost and Cheyenne, Django and Belle, Tuco and Doc.
[[nodiscard]] Config WithExpert(Config config);
[[nodiscard]] Config WithHorses(Config config);
// The first characters by seat; with two bandits per player the first two are of seat 0, and so on.
[[nodiscard]] Config WithBandits(Config config, std::initializer_list<Bandit> bandits);
// Numbers of TAB-WAGONS (0 to 5), from behind the locomotive to the caboose.
[[nodiscard]] Config WithWagons(Config config, std::initializer_list<int> wagons);

// A card on the pile: played by its bandit's player unless `by` says otherwise.
struct Played {
  Bandit bandit;
  CardKind kind;
  Seat by = kNoSeat;
  bool face_down = false;
  bool second = false;  // DUO18-4
};

// What a sink saw: an event and the state right after it.
struct Happened {
  EventBody event;
  GameState after;
};

class Scene : private Sink {
 public:
  explicit Scene(const Config& config, std::uint64_t seed = 1);
  Scene(const Scene&) = delete;
  Scene& operator=(const Scene&) = delete;
  ~Scene() override;

  // --- Placing: people
  Scene& Put(Bandit bandit, Place place);
  Scene& PutAll(Place place);
  Scene& SetMarshal(int car);
  Scene& FirstIs(Seat seat);

  // --- Placing: cards
  // `card` of this bandit's colour; Marshal with two bandits per player is the plain one (DUO-2).
  [[nodiscard]] Card CardOf(Bandit bandit, CardKind kind) const;
  // The hand is exactly this; all else of the seat's cards is in its deck (or stays on the pile or
  // the discard pile). A partner's cards (TEAM-5) come out of the partner's deck.
  Scene& Hand(Seat seat, std::initializer_list<Card> cards);
  Scene& Hand(Seat seat, Bandit bandit, std::initializer_list<CardKind> kinds);
  // All of the seat's cards but those on the pile and the discard pile: an empty deck.
  Scene& HandHasAll(Seat seat);
  // From the deck to the discard pile (expert).
  Scene& Discard(Seat seat, std::initializer_list<Card> cards);
  // The deck is then empty (expert).
  Scene& DiscardDeck(Seat seat);
  // A bullet received and shuffled in among the deck's cards.
  Scene& GiveBullet(BulletSource from, Seat to, int count = 1);
  Scene& GiveBullet(Bandit from, Seat to, int count = 1) {
    return GiveBullet(From(from), to, count);
  }
  // The same, on top of an expert deck (EXP-4).
  Scene& GiveBulletOnTop(BulletSource from, Seat to);
  // So many neutral bullets are left; `holder` has received the missing ones (default: last seat).
  Scene& Neutral(int left, Seat holder = kNoSeat);
  // So many of the bandit's own bullets are left; `holder` has received the others.
  Scene& BulletsLeft(Bandit bandit, int left, Seat holder);

  // --- Placing: loot. Purses and flasks are named by slot number.
  // No purses, jewels and flasks lie in the cars: purses and flasks leave the game, jewels go to
  // `keeper`'s card. (Strongboxes stay.) Starting purses stay on their cards.
  Scene& ClearFloors(Bandit keeper);
  // No purses on the bandit's card: they leave the game.
  Scene& NoPurses(Bandit bandit);
  std::size_t GivePurse(Bandit bandit, int dollars);  // Known to its player only.
  std::size_t PurseAt(Place place);                   // Nobody ever held it.
  std::size_t PurseAt(Place place, int dollars, SeatMask knowers);
  // Exactly so many jewels there; the difference comes from or goes to other floors (then cards).
  Scene& Jewels(Place place, int count);
  Scene& Jewels(Bandit bandit, int count);
  // One more strongbox there: the waiting one if `waiting`, else one lying on a floor.
  Scene& StrongboxAt(Place place, bool waiting = false);
  Scene& GiveStrongbox(Bandit bandit, bool waiting = false);

  // --- Placing: Horses & Stagecoach
  Scene& Coach(int car);
  Scene& GuardOnTrain();                                // GUARD-3: he was punched.
  Scene& HorsesAt(std::initializer_list<int> per_car);  // From the locomotive on.
  Scene& HostagesLeft(std::initializer_list<Hostage> left);
  Scene& GiveHostage(Bandit bandit, Hostage hostage);
  std::size_t GiveFlask(Bandit bandit, FlaskKind kind, bool half = false);
  std::size_t FlaskAt(Place place);  // Nobody ever held it.
  std::size_t FlaskAt(Place place, FlaskKind kind, SeatMask knowers, bool half = false);

  // --- Placing: time
  // Rounds before `round` have other cards; round 5 gets a station (not in basic).
  Scene& Round(int round);
  // The current round's card. A station moves the scene to round 5.
  Scene& RoundCardIs(std::string_view key);
  // Hands are not put back into the decks by Rob, RunEvent and EndRound (expert, KEEP).
  Scene& KeepHands();

  // --- Chance, for the next running word or Do only.
  Scene& WillDraw(std::vector<Given> script);      // Exactly this.
  Scene& WillDrawSome(std::vector<Given> script);  // These in this order, others in between.

  // --- Running. Each plays on up to the next decision.
  void Plan(int turn, int order = 0, int acts = 0, std::initializer_list<Played> pile = {});
  void Rob(std::initializer_list<Played> pile);
  // Appends a card that always asks a question, so that the state stays right after `pile`:
  // a Marshal if the marshal stands between two cars now, else a Move of somebody on a roof or in
  // a middle car. Playing on beyond it is a failure.
  void RobThenStop(std::initializer_list<Played> pile);
  void RobThenStop(std::initializer_list<Played> pile, Played stopper);
  void RunEvent();    // EV-1, then the round's end and the next round's start.
  void EndRound();    // COACH-7, GUARD-7, RND-3, then the next round's start.
  void StartRound();  // The next round's start only.
  void Do(Seat seat, Action action);
  // It is an error, changes nothing, and is not among the legal actions.
  void Refuses(Seat seat, Action action);
  // Exactly this seat is asked this, and nobody else anything.
  void Asks(Seat seat, Ask ask) const;
  void AsksTogether(SeatMask seats, Ask ask) const;

  // --- Looking
  [[nodiscard]] std::vector<Action> Legal(Seat seat) const;
  [[nodiscard]] const GameState& State() const { return state_; }
  [[nodiscard]] GameState& Truth() { return state_; }  // For what the words above cannot say.
  [[nodiscard]] Place PlaceOf(Bandit bandit) const { return state_.At(bandit).place; }
  [[nodiscard]] int MarshalCar() const { return static_cast<int>(state_.marshal); }
  [[nodiscard]] int NeutralLeft() const { return state_.neutral; }
  [[nodiscard]] int Bullets(Bandit bandit) const { return state_.At(bandit).bullets; }
  // Bullets received in the game: all, or from one source.
  [[nodiscard]] int Wounds(Seat seat) const;
  [[nodiscard]] int Wounds(Seat seat, BulletSource from) const;
  [[nodiscard]] const CardBag& HandOf(Seat seat) const { return state_.Secret(seat).hand; }
  [[nodiscard]] const CardBag& DeckOf(Seat seat) const { return state_.Secret(seat).deck; }
  [[nodiscard]] const CardBag& DiscardOf(Seat seat) const { return state_.At(seat).discard; }
  [[nodiscard]] std::vector<PileCard> Pile() const;
  // Values of the purses on a card, ascending, in dollars.
  [[nodiscard]] std::vector<int> PursesOf(Bandit bandit) const;
  [[nodiscard]] std::vector<std::size_t> PurseSlotsAt(Place place) const;
  [[nodiscard]] const PurseToken& Purse(std::size_t slot) const { return state_.purses[slot]; }
  [[nodiscard]] const FlaskToken& Flask(std::size_t slot) const {
    return state_.horses.flasks[slot];
  }
  [[nodiscard]] int JewelsOf(Bandit bandit) const { return state_.At(bandit).jewels; }
  [[nodiscard]] int JewelsAt(Place place) const { return state_.jewels[place.id]; }
  [[nodiscard]] int StrongboxesOf(Bandit bandit) const { return state_.At(bandit).strongboxes; }
  [[nodiscard]] int StrongboxesAt(Place place) const { return state_.strongboxes[place.id]; }
  [[nodiscard]] SeatView View(Seat seat) const { return ViewFor(state_, seat); }
  [[nodiscard]] Score Result() const { return ScoreOf(state_); }

  // What happened in the last running word or Do: all, those of one type, how many.
  [[nodiscard]] const std::vector<Happened>& History() const { return history_; }
  template <typename E>
  [[nodiscard]] std::vector<E> Events() const {
    std::vector<E> found;
    for (const Happened& h : history_) {
      if (const E* e = std::get_if<E>(&h.event)) found.push_back(*e);
    }
    return found;
  }
  // The state right after the first event of this type; the test fails without one.
  template <typename E>
  [[nodiscard]] const GameState& StateAfter() const {
    for (const Happened& h : history_) {
      if (std::holds_alternative<E>(h.event)) return h.after;
    }
    ADD_FAILURE() << "no such event";
    return state_;
  }
  [[nodiscard]] const std::vector<ScriptedDice::Seen>& Drawn() const { return source_.Drawn(); }

 private:
  void Emit(const EventBody& event, const GameState& after) override;
  void BeginStep();
  void EndStep();
  void Resume(Phase phase);  // Nothing pending, then Advance.
  void DealKnownHands();
  void HandsHome();
  void TakeOut(Seat seat, Card card);  // From the deck, else the hand, else the partner's deck.
  void LayPile(std::initializer_list<Played> pile);
  void LayCard(const Played& played);
  [[nodiscard]] Played FindStopper(std::initializer_list<Played> pile) const;
  [[nodiscard]] std::size_t FreePurse();
  [[nodiscard]] std::size_t FreeFlask();
  void TakeValue(std::size_t slot, PurseValue value);
  void MoveJewel(std::uint8_t& to);
  std::uint8_t& LyingStrongbox(bool waiting);

  ScriptedDice source_;
  Dice dice_;
  GameState state_;
  std::vector<Happened> history_;
  bool keep_hands_ = false;
  int stopper_ = -1;  // Its number in the pile, or -1.
};

}  // namespace folsom
