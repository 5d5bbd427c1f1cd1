// Setting up with Horses & Stagecoach, and the attack from the saddle (section 13).
#include <algorithm>
#include <bit>
#include <numeric>

#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using ::testing::ElementsAre;

// A new game from its first decision on; only the chance it names is given.
class Attack {
 public:
  explicit Attack(const Config& config, std::vector<Given> script = {})
      : source_(5), dice_(source_) {
    source_.Follow(std::move(script), false);
    state = NewGame(config, dice_);
    source_.EndScript();
  }
  void Do(Seat seat, Action action) {
    EXPECT_EQ(Apply(state, seat, action, dice_), Illegal::kNone) << TextOf(action);
  }
  // All seats named choose for their next bandit; `script` is the chance of the last one.
  void All(std::initializer_list<Seat> seats, Action action, std::vector<Given> script = {}) {
    source_.Follow(std::move(script), false);
    for (const Seat seat : seats) Do(seat, action);
    source_.EndScript();
  }
  [[nodiscard]] std::vector<Action> Legal(Seat seat) const {
    ActionList list;
    LegalActions(state, seat, list);
    return {list.begin(), list.end()};
  }
  void AsksTogether(std::initializer_list<Seat> seats, Ask ask) const {
    SeatMask mask;
    for (const Seat seat : seats) mask.Add(seat);
    EXPECT_EQ(Index(state.ask), Index(ask));
    EXPECT_EQ(state.pending.bits, mask.bits);
  }
  // Between which bandits the first player was drawn (HORSE-ATTACK-4).
  [[nodiscard]] std::vector<Bandit> FirstAmong() const {
    std::vector<Bandit> among;
    for (const auto& seen : source_.Drawn()) {
      if (seen.what != Chance::kFirstBandit) continue;
      for (const Outcome& o : seen.options) among.push_back(static_cast<Bandit>(o.code));
    }
    return among;
  }
  [[nodiscard]] Place PlaceOf(Bandit b) const { return state.At(b).place; }

  GameState state;

 private:
  ScriptedDice source_;
  Dice dice_;
};

int FlasksAt(const GameState& s, Spot spot) {
  return static_cast<int>(
      std::count_if(s.horses.flasks.begin(), s.horses.flasks.end(),
                    [spot](const FlaskToken& flask) { return flask.spot == spot; }));
}

TEST(HorsesSetup, TheMaterial) {
  CLAUSE("MAT-7");
  EXPECT_EQ(kHostages, 8U);
  EXPECT_EQ(kFlaskCounts[Index(FlaskKind::kWhiskey)], 5);
  EXPECT_EQ(kFlaskCounts[Index(FlaskKind::kOldWhiskey)], 1);
  EXPECT_EQ(std::popcount(CardsOf(Stack::kHorses24)), 5);
  EXPECT_EQ(std::popcount(CardsOf(Stack::kHorses56)), 5);
  EXPECT_EQ(std::popcount(CardsOf(Stack::kHorsesStation)), 3);
  const GameState with = Attack(Horses(6)).state;
  const GameState without = Attack(Standard(6)).state;
  const auto boxes = [](const GameState& s) {
    return std::accumulate(s.strongboxes.begin(), s.strongboxes.end(), int{s.strongbox_waits});
  };
  EXPECT_EQ(boxes(with), boxes(without) + 1);
  EXPECT_EQ(with.neutral, without.neutral + 3);
  EXPECT_EQ(with.Secret(kSeat5).deck.Size(), 11U);
}

TEST(HorsesSetup, TheStagecoachStandsBesideTheLocomotive) {
  CLAUSE("H-SET-1");
  const GameState s = Attack(Horses(4)).state;
  EXPECT_EQ(CoachCar(s), 0);
  EXPECT_EQ(s.strongboxes[kCoachRoof.id], 1);
  EXPECT_EQ(s.strongboxes[kCoachInside.id], 0);
  EXPECT_EQ(s.strongboxes[Inside(0).id], 1);  // SET-5 holds too.
  EXPECT_EQ(s.strongbox_waits, 1);
  EXPECT_EQ(Index(s.horses.guard), Index(Guard::kOnCoach));
  const GameState base = Attack(Standard(4)).state;
  EXPECT_EQ(base.horses.coach, kNoCar);
  EXPECT_EQ(base.strongboxes[kCoachRoof.id], 0);
}

TEST(HorsesSetup, EveryWagonGetsOneFlaskOfUnknownKind) {
  CLAUSE("H-SET-2");
  for (const Config& config : {Horses(4), Horses(6), WithHorses(Duo18(2)), WithHorses(Duo14())}) {
    const GameState s = Attack(config).state;
    EXPECT_EQ(FlasksAt(s, Spot::At(Inside(0))), 0);
    for (int car = 1; car < s.terms.cars; ++car) EXPECT_EQ(FlasksAt(s, Spot::At(Inside(car))), 1);
    EXPECT_EQ(FlasksAt(s, kOut), 7 - s.terms.cars);
    for (const FlaskToken& flask : s.horses.flasks) {
      EXPECT_TRUE(flask.knowers.Empty());
      EXPECT_EQ(flask.half, 0);
    }
    EXPECT_EQ(ViewFor(s, kSeat0).faces.flasks, Faces{}.flasks);
  }
}

TEST(HorsesSetup, OneHostageFewerThanBanditsFaceUp) {
  CLAUSE("H-SET-3");
  const Attack a(Horses(4), {draws::AHostage(Index(Hostage::kPhotographer)),
                             draws::AHostage(Index(Hostage::kPoodle)),
                             draws::AHostage(Index(Hostage::kZealot))});
  std::vector<Hostage> left;
  for (const Hostage hostage : ViewFor(a.state, kSeat2).horses.hostages) left.push_back(hostage);
  EXPECT_THAT(left, ElementsAre(Hostage::kPoodle, Hostage::kZealot, Hostage::kPhotographer));

  EXPECT_EQ(Attack(Horses(3)).state.horses.hostages.Count(), 2U);
  EXPECT_EQ(Attack(WithHorses(Duo14())).state.horses.hostages.Count(), 3U);
  EXPECT_EQ(Attack(WithHorses(Duo18(2))).state.horses.hostages.Count(), 3U);
  EXPECT_EQ(Attack(WithHorses(Duo18(3))).state.horses.hostages.Count(), 5U);
  EXPECT_EQ(Attack(WithHorses(Teams(6))).state.horses.hostages.Count(), 5U);
  EXPECT_TRUE(Attack(Standard(4)).state.horses.hostages.Empty());
}

TEST(HorsesSetup, RoundCardsComeFromTwelveAndSixStations) {
  CLAUSE("H-SET-4");
  const RoundSet few = CardsOf(Stack::kBase24) | CardsOf(Stack::kHorses24);
  const RoundSet many = CardsOf(Stack::kBase56) | CardsOf(Stack::kHorses56);
  const RoundSet stations = CardsOf(Stack::kStation) | CardsOf(Stack::kHorsesStation);
  EXPECT_EQ(std::popcount(few), 12);
  EXPECT_EQ(std::popcount(many), 12);
  EXPECT_EQ(std::popcount(stations), 6);
  for (const Config& config : {Horses(3), Horses(4), WithHorses(Duo14()), WithHorses(Duo18(3)),
                               WithHorses(Teams(4, Edition::k2018))}) {
    EXPECT_EQ(OrdinaryRounds(config), few);
    EXPECT_EQ(StationRounds(config), stations);
  }
  for (const Config& config : {Horses(5), Horses(6), WithHorses(Teams(6))}) {
    EXPECT_EQ(OrdinaryRounds(config), many);
    EXPECT_EQ(StationRounds(config), stations);
  }
  EXPECT_EQ(OrdinaryRounds(Standard(4)), CardsOf(Stack::kBase24));
}

TEST(HorsesSetup, ARoundCardIsDrawnFromThoseLeft) {
  CLAUSE("H-SET-4");
  const auto options = [](const Scene& s) {
    for (const auto& seen : s.Drawn()) {
      if (seen.what == Chance::kRoundCard) return seen.options.size();
    }
    return std::size_t{0};
  };
  Scene second(Horses(4));
  second.StartRound();
  EXPECT_EQ(options(second), 11U);
  Scene last(Horses(4));
  last.Round(4);
  last.WillDrawSome({draws::Round("escape")});
  last.StartRound();
  EXPECT_EQ(options(last), 6U);
}

TEST(HorsesSetup, RideCardsJoinTheDecksAndSixteenNeutralBullets) {
  CLAUSE("H-SET-5");
  const GameState one = Attack(Horses(4)).state;
  EXPECT_EQ(one.neutral, 16);
  EXPECT_EQ(one.Secret(kSeat1).deck.Size(), 11U);
  EXPECT_EQ(one.Secret(kSeat1).deck.Count(Card::Action(kRide, 0)), 1U);
  for (const Config& config : {WithHorses(Duo14()), WithHorses(Duo18(2))}) {
    const GameState two = Attack(config).state;
    EXPECT_EQ(two.Secret(kSeat0).deck.Size(), 13U);
    EXPECT_EQ(two.Secret(kSeat0).deck.Count(Card::Action(kRide, 0)), 1U);
    EXPECT_EQ(two.Secret(kSeat0).deck.Count(Card::Action(kRide, 1)), 1U);
  }
  EXPECT_EQ(Attack(Standard(4)).state.neutral, 13);
}

TEST(HorsesSetup, AsManyHorsesAsBandits) {
  CLAUSE("H-SET-6", "HORSE-ATTACK-1");
  Attack a(Horses(5));
  a.All({kSeat0, kSeat1, kSeat2, kSeat3, kSeat4}, act::kGetAboard);
  EXPECT_THAT(HorsesBeside(a.state), ElementsAre(0, 0, 0, 0, 0, 5));
  Attack two(WithHorses(Duo18(3)));
  for (int i = 0; i < 2; ++i) two.All({kSeat0, kSeat1, kSeat2}, act::kGetAboard);
  EXPECT_THAT(HorsesBeside(two.state), ElementsAre(0, 0, 0, 0, 6));
}

TEST(HorseAttack, AllChooseInSecretAndBoardTogether) {
  CLAUSE("HORSE-ATTACK-1");
  Attack a(Horses(4));
  a.AsksTogether({kSeat0, kSeat1, kSeat2, kSeat3}, Ask::kGetAboard);
  EXPECT_THAT(a.Legal(kSeat2), ElementsAre(act::kGetAboard, act::kRideOn));
  const SeatView before = ViewFor(a.state, kSeat1);
  a.Do(kSeat3, act::kGetAboard);
  a.Do(kSeat0, act::kGetAboard);
  SeatView after = ViewFor(a.state, kSeat1);
  EXPECT_EQ(after.pending.bits, before.pending.bits & ~0b1001);
  after.pending = before.pending;
  EXPECT_TRUE(after == before) << "a choice shows before the last is in";
  a.Do(kSeat1, act::kRideOn);
  a.Do(kSeat2, act::kRideOn);
  EXPECT_EQ(a.PlaceOf(kGhost), Inside(4));
  EXPECT_EQ(a.PlaceOf(kBelle), Inside(4));
  EXPECT_EQ(a.PlaceOf(kCheyenne), kUnplaced);
  EXPECT_THAT(HorsesBeside(a.state), ElementsAre(0, 0, 0, 0, 2));
  a.AsksTogether({kSeat1, kSeat2}, Ask::kGetAboard);  // The next wagon forward.
  a.All({kSeat2, kSeat1}, act::kGetAboard);
  EXPECT_EQ(a.PlaceOf(kCheyenne), Inside(3));
  EXPECT_THAT(HorsesBeside(a.state), ElementsAre(0, 0, 0, 2, 2));
  EXPECT_EQ(Index(a.state.phase), Index(Phase::kPlanning));
}

TEST(HorseAttack, APlayerChoosesForEachBandit) {
  CLAUSE("HORSE-ATTACK-1", "DEF-4");
  Attack a(WithHorses(Duo14()));  // Cheyenne and Tuco, Django and Doc.
  a.Do(kSeat0, act::kGetAboard);  // Cheyenne
  a.AsksTogether({kSeat0, kSeat1}, Ask::kGetAboard);
  a.Do(kSeat0, act::kRideOn);  // Tuco
  a.AsksTogether({kSeat1}, Ask::kGetAboard);
  a.Do(kSeat1, act::kRideOn);     // Django
  a.Do(kSeat1, act::kGetAboard);  // Doc
  EXPECT_EQ(a.PlaceOf(kCheyenne), Inside(4));
  EXPECT_EQ(a.PlaceOf(kDoc), Inside(4));
  EXPECT_EQ(a.PlaceOf(kTuco), kUnplaced);
  EXPECT_EQ(a.PlaceOf(kDjango), kUnplaced);
  a.AsksTogether({kSeat0, kSeat1}, Ask::kGetAboard);
}

TEST(HorseAttack, TheLastPlayerRidingPicksAnyWagonFurtherForward) {
  CLAUSE("HORSE-ATTACK-2");
  Attack a(Horses(4));
  a.All({kSeat0, kSeat1, kSeat2}, act::kGetAboard);
  a.Do(kSeat3, act::kRideOn);
  a.AsksTogether({kSeat3}, Ask::kWagon);
  EXPECT_THAT(a.Legal(kSeat3),
              ElementsAre(act::IntoWagon(1), act::IntoWagon(2), act::IntoWagon(3)));
  a.Do(kSeat3, act::IntoWagon(2));
  EXPECT_EQ(a.PlaceOf(kBelle), Inside(2));
  EXPECT_THAT(HorsesBeside(a.state), ElementsAre(0, 0, 1, 0, 3));
}

TEST(HorseAttack, TheLastPlayerPlacesEachBandit) {
  CLAUSE("HORSE-ATTACK-2");
  Attack a(WithHorses(Duo18(3)));
  a.All({kSeat0, kSeat0, kSeat2, kSeat2}, act::kGetAboard);
  a.All({kSeat1, kSeat1}, act::kRideOn);  // Django and Belle.
  a.AsksTogether({kSeat1}, Ask::kWagon);
  EXPECT_EQ(a.state.actor, kDjango);
  a.Do(kSeat1, act::IntoWagon(1));
  EXPECT_EQ(a.state.actor, kBelle);
  EXPECT_THAT(a.Legal(kSeat1),
              ElementsAre(act::IntoWagon(1), act::IntoWagon(2), act::IntoWagon(3)));
  a.Do(kSeat1, act::IntoWagon(3));
  EXPECT_EQ(a.PlaceOf(kDjango), Inside(1));
  EXPECT_EQ(a.PlaceOf(kBelle), Inside(3));
}

TEST(HorseAttack, AtTheForemostWagonTheRestBoardUnasked) {
  CLAUSE("HORSE-ATTACK-2");
  Attack a(Horses(3));  // Wagons 3, 2, 1.
  a.All({kSeat0, kSeat1, kSeat2}, act::kRideOn);
  a.AsksTogether({kSeat0, kSeat1, kSeat2}, Ask::kGetAboard);
  a.All({kSeat0, kSeat1, kSeat2}, act::kRideOn);
  for (const Bandit b : {kGhost, kCheyenne, kDjango}) EXPECT_EQ(a.PlaceOf(b), Inside(1));
  EXPECT_THAT(HorsesBeside(a.state), ElementsAre(0, 3, 0, 0));
  EXPECT_EQ(Index(a.state.phase), Index(Phase::kPlanning));

  Attack alone(Horses(3));
  alone.All({kSeat0, kSeat1, kSeat2}, act::kRideOn);
  alone.All({kSeat0, kSeat1}, act::kGetAboard);
  alone.Do(kSeat2, act::kRideOn);
  EXPECT_EQ(alone.PlaceOf(kDjango), Inside(1));  // Never the locomotive or the stagecoach.
  EXPECT_EQ(Index(alone.state.phase), Index(Phase::kPlanning));
}

TEST(HorseAttack, HorsesBelongToNobody) {
  CLAUSE("HORSE-ATTACK-3");
  Scene s(Horses(4));
  s.SetMarshal(0).PutAll(Inside(4)).Put(kGhost, Inside(3)).Put(kBelle, Roof(3));
  s.HorsesAt({0, 0, 0, 1, 0});
  s.Rob({{kBelle, kRide}, {kGhost, kRide}, {kDjango, kRide}});
  s.Asks(kSeat3, Ask::kRide);  // Whoever brought it, Belle takes it.
  s.Do(kSeat3, act::RideForward(2));
  EXPECT_EQ(s.PlaceOf(kBelle), Inside(1));
  EXPECT_EQ(s.StateAfter<HadNoEffect>().At(kGhost).place, Inside(3));
  EXPECT_THAT(Failures(s), ElementsAre(NoEffect::kNoHorse, NoEffect::kNoHorse));
}

TEST(HorseAttack, TheFirstPlayerComesFromTheRearmostWagonWithAny) {
  CLAUSE("HORSE-ATTACK-4");
  Attack a(Horses(4));
  a.All({kSeat0, kSeat1, kSeat2, kSeat3}, act::kRideOn);  // Nobody in the caboose.
  a.All({kSeat1, kSeat2}, act::kGetAboard);
  a.All({kSeat0, kSeat3}, act::kRideOn);
  a.All({kSeat0, kSeat3}, act::kGetAboard, {draws::FirstBandit(kDjango)});
  EXPECT_THAT(a.FirstAmong(), ElementsAre(kCheyenne, kDjango));
  EXPECT_EQ(a.state.first, kSeat2);
}

TEST(HorseAttack, ThePlayerOfARandomBanditIsFirst) {
  CLAUSE("HORSE-ATTACK-4");
  Attack a(WithHorses(Duo14()));
  a.Do(kSeat0, act::kGetAboard);
  a.Do(kSeat0, act::kGetAboard);
  a.Do(kSeat1, act::kRideOn);
  a.Do(kSeat1, act::kGetAboard);
  a.All({kSeat1}, act::IntoWagon(1), {draws::FirstBandit(kDoc)});
  EXPECT_THAT(a.FirstAmong(), ElementsAre(kCheyenne, kTuco, kDoc));
  EXPECT_EQ(a.state.first, kSeat1);
}

TEST(HorseAttack, InTeamsTheAOfTheTeamIsFirst) {
  CLAUSE("HORSE-ATTACK-4", "TEAM-3");
  Attack a(WithHorses(Teams(4)));
  a.All({kSeat0, kSeat1, kSeat2}, act::kRideOn);
  a.Do(kSeat3, act::kGetAboard);  // Belle, of the B of the second team.
  a.All({kSeat0, kSeat1, kSeat2}, act::kGetAboard, {draws::FirstBandit(kBelle)});
  EXPECT_THAT(a.FirstAmong(), ElementsAre(kBelle));
  EXPECT_EQ(a.state.first, kSeat2);
}

}  // namespace
}  // namespace folsom
