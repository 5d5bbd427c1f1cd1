// Sections 2 and 3 of docs/rules.md: material and setting up.
#include <array>
#include <numeric>

#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

// A new game with given chance; other draws are free.
class Opening {
 public:
  explicit Opening(const Config& config, std::vector<Given> script = {})
      : source_(7), dice_(source_) {
    source_.Follow(std::move(script), false);
    state = NewGame(config, dice_);
    source_.EndScript();
  }
  void Do(Seat seat, Action action) {
    EXPECT_EQ(Apply(state, seat, action, dice_), Illegal::kNone) << TextOf(action);
  }
  std::vector<Action> Legal(Seat seat) const {
    ActionList list;
    LegalActions(state, seat, list);
    return {list.begin(), list.end()};
  }
  // The draws of one kind so far.
  std::vector<ScriptedDice::Seen> Drawn(Chance what) const {
    std::vector<ScriptedDice::Seen> found;
    for (const auto& seen : source_.Drawn()) {
      if (seen.what == what) found.push_back(seen);
    }
    return found;
  }
  void PlayToTheEnd() {
    while (state.phase != Phase::kOver) {
      ActionList legal;
      LegalActions(state, state.pending.First(), legal);
      ApplyLegal(state, state.pending.First(), legal[legal.Size() - 1], dice_);
    }
  }
  GameState state;

 private:
  ScriptedDice source_;
  Dice dice_;
};

int PursesLying(const GameState& s, Place at) {
  return static_cast<int>(std::count_if(s.purses.begin(), s.purses.end(),
                                        [at](const auto& p) { return p.spot == Spot::At(at); }));
}

CardBag AllCards(const SeatSecrets& seat) { return seat.hand + seat.deck; }

// --- Material

TEST(Material, SixCharacters) {
  CLAUSE("MAT-1");
  EXPECT_EQ(kMaxBandits, 6U);
  Config drafted = Standard(6);
  drafted.casting = Casting::kDrafted;
  const Opening game(drafted);
  EXPECT_THAT(game.Legal(kSeat0),
              ElementsAre(act::Draft(kGhost), act::Draft(kCheyenne), act::Draft(kDjango),
                          act::Draft(kBelle), act::Draft(kTuco), act::Draft(kDoc)));
}

TEST(Material, TenActionCardsAndSixBulletsPerBandit) {
  CLAUSE("MAT-2", "SET-2");
  const Opening game(Standard(4));
  for (std::size_t i = 0; i < 4; ++i) {
    const CardBag cards = AllCards(game.state.secrets[i]);
    EXPECT_EQ(cards.Size(), 10U);
    EXPECT_EQ(cards.BulletCount(), 0U);
    EXPECT_EQ(cards.Count(Card::Action(kMove, 0)), 2U);
    EXPECT_EQ(cards.Count(Card::Action(kFloor, 0)), 2U);
    EXPECT_EQ(cards.Count(Card::Action(kFire, 0)), 2U);
    EXPECT_EQ(cards.Count(Card::Action(kRobbery, 0)), 2U);
    EXPECT_EQ(cards.Count(Card::Action(kPunch, 0)), 1U);
    EXPECT_EQ(cards.Count(Card::Action(kMarshal, 0)), 1U);
    EXPECT_EQ(cards.Count(Card::Action(kRide, 0)), 0U) << "MAT-7 only";
    EXPECT_EQ(game.state.bandits[i].bullets, 6);
  }
}

TEST(Material, LootOfTheBox) {
  CLAUSE("MAT-3");
  const std::array<std::pair<int, int>, 6> printed{
      {{250, 8}, {300, 2}, {350, 2}, {400, 2}, {450, 2}, {500, 2}}};
  int total = 0;
  for (const auto& [dollars, count] : printed) {
    EXPECT_EQ(kPurseCounts[Index(draws::PurseOf(dollars))], count) << dollars;
    EXPECT_EQ(Dollars(draws::PurseOf(dollars)), dollars);
    total += count;
  }
  EXPECT_EQ(total, 18);
  EXPECT_EQ(kJewelValue, 500);
  EXPECT_EQ(kStrongboxValue, 1000);
  const Opening six(Standard(6));
  EXPECT_EQ(std::accumulate(six.state.jewels.begin(), six.state.jewels.end(), 0), 6);
  EXPECT_EQ(std::accumulate(six.state.strongboxes.begin(), six.state.strongboxes.end(), 0) +
                six.state.strongbox_waits,
            2);
}

TEST(Material, ThirteenNeutralBullets) {
  CLAUSE("MAT-4");
  for (const Edition edition : {Edition::k2014, Edition::k2018}) {
    EXPECT_EQ(Opening(Standard(4, edition)).state.neutral, 13);
  }
  EXPECT_EQ(Opening(Basic(3)).state.neutral, 13);
}

TEST(Material, SixWagonsAndTheLocomotive) {
  CLAUSE("MAT-5", "SET-3", "SET-4", "TAB-WAGONS");
  const Opening game(Standard(6));
  const std::array<std::pair<int, int>, 7> floors{
      {{0, 0}, {1, 0}, {1, 1}, {0, 3}, {3, 0}, {4, 1}, {3, 1}}};
  EXPECT_EQ(game.state.terms.cars, 7);
  for (int car = 0; car < 7; ++car) {
    const auto& [purses, jewels] = floors[static_cast<std::size_t>(car)];
    EXPECT_EQ(PursesLying(game.state, Inside(car)), purses) << "car " << car;
    EXPECT_EQ(game.state.jewels[Inside(car).id], jewels) << "car " << car;
    EXPECT_EQ(PursesLying(game.state, Roof(car)), 0);
    EXPECT_EQ(game.state.jewels[Roof(car).id], 0);
  }
}

TEST(Material, RoundCardsByPlayerCount) {
  CLAUSE("MAT-6");
  EXPECT_EQ(OrdinaryRounds(Standard(4)), CardsOf(Stack::kBase24));
  EXPECT_EQ(OrdinaryRounds(Standard(3)), CardsOf(Stack::kBase24));
  EXPECT_EQ(OrdinaryRounds(Standard(5)), CardsOf(Stack::kBase56));
  EXPECT_EQ(OrdinaryRounds(Standard(6)), CardsOf(Stack::kBase56));
  EXPECT_EQ(StationRounds(Standard(5)), CardsOf(Stack::kStation));
}

TEST(Material, OfHorsesAndStagecoach) {
  CLAUSE("MAT-7");
  Scene s(WithHorses(Standard(4)));
  EXPECT_EQ(AllCards(s.State().Secret(kSeat0)).Count(Card::Action(kRide, 0)), 1U);
  EXPECT_EQ(AllCards(s.State().Secret(kSeat0)).Size(), 11U);
  EXPECT_EQ(s.NeutralLeft(), 16);
  EXPECT_EQ(kHostages, 8U);
  EXPECT_EQ(kFlaskCounts[Index(FlaskKind::kWhiskey)], 5);
  EXPECT_EQ(kFlaskCounts[Index(FlaskKind::kOldWhiskey)], 1);
  const auto& boxes = s.State().strongboxes;
  EXPECT_EQ(std::accumulate(boxes.begin(), boxes.end(), 0) + s.State().strongbox_waits, 3);
  Scene six(WithHorses(Standard(6)));
  const auto& horses = six.State().horses.horses;
  EXPECT_EQ(std::accumulate(horses.begin(), horses.end(), 0), 6);
  EXPECT_EQ(OrdinaryRounds(WithHorses(Standard(4))),
            CardsOf(Stack::kBase24) | CardsOf(Stack::kHorses24));
  EXPECT_EQ(OrdinaryRounds(WithHorses(Standard(5))),
            CardsOf(Stack::kBase56) | CardsOf(Stack::kHorses56));
  EXPECT_EQ(StationRounds(WithHorses(Standard(5))),
            CardsOf(Stack::kStation) | CardsOf(Stack::kHorsesStation));
}

// --- Setting up

TEST(SettingUp, GivenCharacters) {
  CLAUSE("SET-1");
  const Opening game(WithBandits(Standard(3), {kDoc, kBelle, kGhost}));
  EXPECT_EQ(game.state.At(kDoc).owner, kSeat0);
  EXPECT_EQ(game.state.At(kBelle).owner, kSeat1);
  EXPECT_EQ(game.state.At(kGhost).owner, kSeat2);
  EXPECT_EQ(game.state.At(kTuco).owner, kNoSeat);
  Config twice = Standard(3);
  twice.bandits[1] = twice.bandits[0];
  EXPECT_EQ(CheckConfig(twice).clause, "SET-1") << "no two share one";
}

TEST(SettingUp, RandomCharacters) {
  CLAUSE("SET-1");
  Config config = Standard(3);
  config.casting = Casting::kRandom;
  const Opening game(config, {draws::Character(kTuco), draws::Character(kGhost)});
  EXPECT_EQ(game.state.At(kTuco).owner, kSeat0);
  EXPECT_EQ(game.state.At(kGhost).owner, kSeat1);
  const auto drawn = game.Drawn(Chance::kBandit);
  ASSERT_EQ(drawn.size(), 3U);
  EXPECT_EQ(drawn[0].options.size(), 6U);
  EXPECT_EQ(drawn[2].options.size(), 4U) << "those taken are not drawn again";
}

TEST(SettingUp, DraftedCharactersInSeatOrder) {
  CLAUSE("SET-1");
  Config config = Standard(3);
  config.casting = Casting::kDrafted;
  Opening game(config);
  EXPECT_EQ(game.state.phase, Phase::kCasting);
  EXPECT_EQ(game.state.pending, SeatMask::Only(kSeat0));
  EXPECT_THAT(game.Legal(kSeat1), IsEmpty()) << "not yet";
  game.Do(kSeat0, act::Draft(kBelle));
  EXPECT_EQ(game.state.pending, SeatMask::Only(kSeat1));
  EXPECT_THAT(game.Legal(kSeat1), Not(Contains(act::Draft(kBelle))));
  game.Do(kSeat1, act::Draft(kDoc));
  game.Do(kSeat2, act::Draft(kGhost));
  EXPECT_EQ(game.state.phase, Phase::kPlanning);
  EXPECT_EQ(game.state.At(kBelle).owner, kSeat0);
  EXPECT_EQ(game.state.At(kDoc).owner, kSeat1);
  EXPECT_EQ(game.state.At(kGhost).owner, kSeat2);
  EXPECT_EQ(game.state.At(kDoc).bullets, 6);
}

TEST(SettingUp, StartingPurseOnEachCard) {
  CLAUSE("SET-2");
  Scene s(Standard(3));
  for (const Bandit b : {kGhost, kCheyenne, kDjango}) {
    EXPECT_THAT(s.PursesOf(b), ElementsAre(250));
    EXPECT_EQ(s.JewelsOf(b), 0);
    EXPECT_EQ(s.StrongboxesOf(b), 0);
  }
  EXPECT_THAT(s.PursesOf(kTuco), IsEmpty()) << "Tuco does not play";
}

TEST(SettingUp, AsManyWagonsAsPlayersInTheGivenOrder) {
  CLAUSE("SET-3");
  const Opening game(WithWagons(Standard(3), {4, 2, 0}));
  EXPECT_EQ(game.state.terms.cars, 4);
  EXPECT_EQ(PursesLying(game.state, Inside(1)), 4);
  EXPECT_EQ(game.state.jewels[Inside(1).id], 1);
  EXPECT_EQ(game.state.jewels[Inside(2).id], 3);
  EXPECT_EQ(PursesLying(game.state, Inside(3)), 1);
  EXPECT_EQ(PursesLying(game.state, Inside(4)), 0) << "there is no such car";
}

TEST(SettingUp, AGivenWagonIsThereOnce) {
  CLAUSE("SET-3", "MAT-5");
  Config twice = Standard(3);
  twice.wagons[1] = twice.wagons[0];
  EXPECT_EQ(CheckConfig(twice).clause, "SET-3");
  twice.wagons_given = false;
  EXPECT_FALSE(CheckConfig(twice)) << "the list is not read when wagons are random";
}

TEST(SettingUp, RandomWagons) {
  CLAUSE("SET-3");
  Config config = Standard(3);
  config.wagons_given = false;
  const Opening game(config, {draws::AWagon(5), draws::AWagon(3), draws::AWagon(2)});
  EXPECT_EQ(PursesLying(game.state, Inside(1)), 3);
  EXPECT_EQ(game.state.jewels[Inside(1).id], 1);
  EXPECT_EQ(PursesLying(game.state, Inside(2)), 3);
  EXPECT_EQ(game.state.jewels[Inside(2).id], 0);
  EXPECT_EQ(game.state.jewels[Inside(3).id], 3);
  EXPECT_EQ(game.Drawn(Chance::kWagon)[1].options.size(), 5U) << "each wagon once";
}

TEST(SettingUp, PursesLieUnseenAndTheRestLeaves) {
  CLAUSE("SET-4");
  const Opening game(Standard(3));  // Floors 1+0, 1+1, 0+3.
  int out = 0;
  for (std::size_t i = 0; i < kPurses; ++i) {
    const PurseToken& purse = game.state.purses[i];
    if (purse.spot == kOut) ++out;
    if (purse.spot.IsCard()) continue;
    EXPECT_EQ(game.state.faces.purses[i], PurseValue::kNone) << "nobody has seen it";
    EXPECT_TRUE(purse.knowers.Empty());
  }
  EXPECT_EQ(out, 18 - 3 - 2);
  // Dealt from those left after the starting purses: five of the eight $250 are still among them.
  EXPECT_THAT(game.state.purse_bag, ElementsAre(0, 5, 2, 2, 2, 2, 2));
}

TEST(SettingUp, MarshalAndStrongboxes) {
  CLAUSE("SET-5", "TAB-WAGONS");
  Scene s(Standard(4));
  EXPECT_EQ(s.MarshalCar(), 0);
  EXPECT_EQ(s.StrongboxesAt(Inside(0)), 1);
  EXPECT_EQ(s.State().strongbox_waits, 1);
  for (int car = 1; car < 5; ++car) EXPECT_EQ(s.StrongboxesAt(Inside(car)), 0);
  EXPECT_EQ(s.StrongboxesAt(Roof(0)), 0);
}

// The options of each draw of a round card in a whole game.
std::vector<RoundSet> RoundDraws(const Config& config) {
  Opening game(config);
  game.PlayToTheEnd();
  std::vector<RoundSet> sets;
  for (const auto& seen : game.Drawn(Chance::kRoundCard)) {
    RoundSet set = 0;
    for (const Outcome& o : seen.options) {
      EXPECT_EQ(o.weight, seen.options[0].weight) << "all equally likely";
      set |= RoundSet{1} << o.code;
    }
    sets.push_back(set);
  }
  return sets;
}

TEST(SettingUp, FourRoundCardsThenAStation) {
  CLAUSE("SET-6", "RND-1");
  for (const int seats : {4, 5}) {
    const std::vector<RoundSet> sets = RoundDraws(Standard(seats));
    const RoundSet ordinary = seats == 4 ? CardsOf(Stack::kBase24) : CardsOf(Stack::kBase56);
    ASSERT_EQ(sets.size(), 5U);
    for (int i = 0; i < 4; ++i) {
      EXPECT_EQ(std::popcount(sets[static_cast<std::size_t>(i)]), 7 - i) << "none comes twice";
      EXPECT_EQ(sets[static_cast<std::size_t>(i)] & ~ordinary, 0U);
    }
    EXPECT_EQ(sets[4], CardsOf(Stack::kStation));
  }
}

TEST(SettingUp, RoundCardsAreHiddenUntilTheirRound) {
  CLAUSE("SET-6");
  const Opening game(Standard(4), {draws::Round("bridge_24")});
  EXPECT_EQ(game.state.rounds[0], draws::RoundOf("bridge_24"));
  for (std::size_t i = 1; i < 5; ++i) EXPECT_EQ(game.state.rounds[i], kNoRoundCard);
  EXPECT_EQ(ViewFor(game.state, kSeat0).rounds[1], kNoRoundCard);
}

TEST(SettingUp, PlacesByTheFirstPlayer) {
  CLAUSE("SET-7");
  const Opening game(Standard(5), {draws::First(kSeat2)});
  EXPECT_EQ(game.state.first, kSeat2);
  for (const Bandit odd : {kDjango, kTuco, kCheyenne}) {  // Seats 2, 4 and 1: 1st, 3rd, 5th.
    EXPECT_EQ(game.state.At(odd).place, Inside(5));
  }
  for (const Bandit even : {kBelle, kGhost}) {  // Seats 3 and 0: 2nd and 4th.
    EXPECT_EQ(game.state.At(even).place, Inside(4));
  }
  const auto drawn = game.Drawn(Chance::kFirst);
  ASSERT_EQ(drawn.size(), 1U);
  EXPECT_EQ(drawn[0].options.size(), 5U) << "any player";
}

TEST(SettingUp, BasicHasFiveOfTheSevenAndNoStation) {
  CLAUSE("SET-8");
  const std::vector<RoundSet> sets = RoundDraws(Basic(4));
  ASSERT_EQ(sets.size(), 5U);
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(std::popcount(sets[i]), 7 - static_cast<int>(i));
    EXPECT_EQ(sets[i] & ~CardsOf(Stack::kBase24), 0U);
  }
}

TEST(SettingUp, BasicHasNoPowers) {
  CLAUSE("SET-8");
  const Opening doc(WithBandits(Basic(3), {kDoc, kGhost, kBelle}), {draws::First(kSeat1)});
  EXPECT_EQ(doc.state.Secret(kSeat0).hand.Size(), 6U) << "Doc draws like everybody";
  Scene s(Basic(3));
  for (const Action a : s.Legal(kSeat0)) {
    EXPECT_FALSE(a.Is(ActionKind::kPlayDown)) << "Ghost plays face up";
  }
  s.SetMarshal(1).Put(kDjango, Roof(2)).Put(kGhost, Roof(1)).Put(kCheyenne, Inside(3));
  s.RobThenStop({{kDjango, kFire}});
  EXPECT_EQ(s.Wounds(kSeat0), 1);
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(1)) << "Django's shot pushes nobody";
}

TEST(SettingUp, BasicSkipsEvents) {
  CLAUSE("SET-8");
  Scene s(Basic(4));
  s.RoundCardIs("take_it_all_24").SetMarshal(2).RunEvent();
  EXPECT_EQ(s.StrongboxesAt(Inside(2)), 0) << "the second strongbox never enters";
  EXPECT_EQ(s.State().strongbox_waits, 1);
  Scene braking(Basic(4));
  braking.RoundCardIs("braking_24").Put(kGhost, Roof(3)).RunEvent();
  EXPECT_EQ(braking.PlaceOf(kGhost), Roof(3));
  EXPECT_THAT(braking.Events<EventBegan>(), IsEmpty());
}

TEST(SettingUp, BasicKeepsMarshalSupplyAndGunslinger) {
  CLAUSE("SET-8");
  Scene s(Basic(4));
  s.Neutral(1, kSeat3).SetMarshal(1).PutAll(Inside(3)).Put(kGhost, Inside(2));
  s.Put(kCheyenne, Inside(2));
  s.Rob({{kBelle, kMarshal}});
  s.Do(kSeat3, act::MarshalTo(act::kBackward));
  EXPECT_EQ(s.PlaceOf(kGhost), Roof(2));
  EXPECT_EQ(s.Wounds(kSeat0), 0) << "NEUT-1: two were due, one was left";
  EXPECT_EQ(s.NeutralLeft(), 1) << "2018: it stays";
  EXPECT_EQ(s.Result().seats[0].gunslinger, 1000);
}

TEST(SettingUp, SeatsAreClockwiseInTheOrderOfJoining) {
  CLAUSE("SET-9");
  Scene s(WithBandits(Standard(3), {kDoc, kGhost, kTuco}));
  s.FirstIs(kSeat1).Plan(0);
  s.Asks(kSeat1, Ask::kPlan);
  s.Do(kSeat1, act::kDraw);
  s.Asks(kSeat2, Ask::kPlan);
  s.Do(kSeat2, act::kDraw);
  s.Asks(kSeat0, Ask::kPlan);  // Round the table again; characters play no part in it.
}

}  // namespace
}  // namespace folsom
