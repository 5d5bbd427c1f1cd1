// Section 1 of docs/rules.md: what can be played with what, and the words.
#include <algorithm>
#include <string>

#include "rules/state/consistent.h"
#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using ::testing::ElementsAre;

// The table of section 1 and the sentence of CONF-1 on editions.
bool RowExists(const Config& c) {
  const bool in14 = c.edition == Edition::k2014;
  switch (c.variant) {
    case Variant::kStandard:
      return c.seats >= 3 && c.seats <= 6;
    case Variant::kBasic:
      return c.seats >= 3 && c.seats <= 6 && !in14;
    case Variant::kDuo14:
      return c.seats == 2 && in14;
    case Variant::kDuo18:
      return (c.seats == 2 || c.seats == 3) && !in14;
    case Variant::kTeams:
      return c.seats == 4 || c.seats == 6;
  }
  return false;
}

bool ExpertFits(const Config& c) {
  if (c.variant == Variant::kDuo14) return c.expert;
  return !c.expert || (c.variant != Variant::kBasic && c.variant != Variant::kDuo18);
}

bool HorsesFit(const Config& c) { return !c.horses || c.variant != Variant::kBasic; }

template <typename Visit>
void ForEveryCombination(Visit visit) {
  for (int seats = 0; seats <= 8; ++seats) {
    for (int variant = 0; variant < 5; ++variant) {
      for (int bits = 0; bits < 8; ++bits) {
        visit(Config{.edition = (bits & 1) != 0 ? Edition::k2018 : Edition::k2014,
                     .seats = static_cast<std::uint8_t>(seats),
                     .variant = static_cast<Variant>(variant),
                     .expert = (bits & 2) != 0,
                     .horses = (bits & 4) != 0});
      }
    }
  }
}

TEST(Configurations, OnlyTheRowsOfTheTableExist) {
  CLAUSE("CONF-1", "CONF-2", "CONF-3");
  int playable = 0;
  ForEveryCombination([&playable](const Config& c) {
    const ConfigError error = CheckConfig(c);
    const bool fits = RowExists(c) && ExpertFits(c) && HorsesFit(c);
    EXPECT_EQ(!error, fits) << "seats " << int{c.seats} << " variant " << Index(c.variant)
                            << " edition " << Index(c.edition) << " expert " << c.expert
                            << " horses " << c.horses << ": " << error.message;
    if (fits) ++playable;
  });
  EXPECT_EQ(playable, 58);
}

TEST(Configurations, ARefusalNamesItsClause) {
  CLAUSE("CONF-1", "CONF-2", "CONF-3");
  ForEveryCombination([](const Config& c) {
    const ConfigError error = CheckConfig(c);
    if (!error) return;
    EXPECT_FALSE(error.message.empty());
    if (error.clause == "CONF-1") {
      EXPECT_FALSE(RowExists(c));
    } else if (error.clause == "CONF-2") {
      EXPECT_FALSE(ExpertFits(c));
    } else {
      EXPECT_EQ(error.clause, "CONF-3");
      EXPECT_FALSE(HorsesFit(c));
    }
  });
}

TEST(Configurations, TheListHasEachPlayableOneOnce) {
  CLAUSE("CONF-1", "CONF-2", "CONF-3");
  const auto all = AllConfigs();
  for (auto it = all.begin(); it != all.end(); ++it) {
    EXPECT_TRUE(RowExists(*it) && ExpertFits(*it) && HorsesFit(*it));
    EXPECT_EQ(std::find(it + 1, all.end(), *it), all.end()) << "listed twice";
  }
}

TEST(Configurations, ExpertIsAlwaysOnInDuo14) {
  CLAUSE("CONF-2");
  const Config config{.edition = Edition::k2014, .seats = 2, .variant = Variant::kDuo14};
  EXPECT_EQ(CheckConfig(config).clause, "CONF-2");
  EXPECT_TRUE(Normalised(config).expert) << "but who leaves it open gets it";
  EXPECT_FALSE(CheckConfig(Normalised(config)));
  EXPECT_TRUE(TermsFor(Normalised(config)).discard_piles);
  EXPECT_FALSE(TermsFor(Standard(4)).discard_piles) << "elsewhere only where it is chosen";
  EXPECT_TRUE(TermsFor(WithExpert(Standard(4))).discard_piles);
  EXPECT_TRUE(TermsFor(WithExpert(Teams(6))).discard_piles);
}

// As if seat 0 had taken eleven of the thirteen neutral bullets.
void LeaveTwoNeutral(GameState& s) {
  constexpr std::uint64_t kEleven = 11ULL << (Index(kNeutral) * 8);
  s.neutral = 2;
  s.seats[0].received += kEleven;
  s.secrets[0].deck.bullets += kEleven;
}

// Same dice and decisions: an action chosen at random in one game is repeated in the other.
TEST(Configurations, EditionsAgreeUntilTheSupplyRunsShort) {
  CLAUSE("CONF-4", "NEUT-1");
  struct Watch : Sink {
    bool is_short = false;
    void Emit(const EventBody& e, const GameState&) override {
      is_short = is_short || std::holds_alternative<SupplyShort>(e);
    }
  };
  int reached_neut = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const int seats = 3 + static_cast<int>(seed % 4);
    Dice dice14(seed);
    Dice dice18(seed);
    Rng choice(seed);
    Watch watch;
    GameState a = NewGame(Standard(seats, Edition::k2014), dice14);
    GameState b = NewGame(Standard(seats, Edition::k2018), dice18);
    LeaveTwoNeutral(a);
    LeaveTwoNeutral(b);
    while (a.phase != Phase::kOver && !watch.is_short) {
      const Seat seat = a.pending.First();
      ActionList legal;
      LegalActions(a, seat, legal);
      const Action action = legal[choice.Below(static_cast<std::uint32_t>(legal.Size()))];
      ASSERT_EQ(Apply(a, seat, action, dice14, &watch), Illegal::kNone);
      ASSERT_EQ(Apply(b, seat, action, dice18), Illegal::kNone);
      if (watch.is_short) break;
      GameState as18 = a;
      as18.config = b.config;
      as18.terms = b.terms;
      ASSERT_TRUE(as18 == b) << "seed " << seed;
    }
    reached_neut += watch.is_short ? 1 : 0;
  }
  EXPECT_GT(reached_neut, 0) << "no game came to the case that ends the likeness";
}

TEST(Words, CarsCountFromTheLocomotiveToTheCaboose) {
  CLAUSE("DEF-1");
  Scene s(Standard(4));
  EXPECT_EQ(s.State().Caboose(), Car{4});
  s.SetMarshal(4).Put(kGhost, Inside(2)).Put(kCheyenne, Inside(2));
  s.Put(kDjango, Inside(1)).Put(kBelle, Inside(1));
  s.Rob({{kGhost, kMove}, {kCheyenne, kMove}});
  s.Do(kSeat0, act::Forward());
  EXPECT_EQ(s.PlaceOf(kGhost), Inside(1)) << "forward is toward the locomotive";
  s.Do(kSeat1, act::Backward());
  EXPECT_EQ(s.PlaceOf(kCheyenne), Inside(3)) << "backward is toward the caboose";
}

TEST(Words, EverybodyAndEverythingIsInOnePlace) {
  CLAUSE("DEF-2");
  Scene s(Standard(4));
  for (const Bandit b : {kGhost, kCheyenne, kDjango, kBelle}) {
    EXPECT_TRUE(s.PlaceOf(b).InPlay());
  }
  EXPECT_NE(Inside(2), Roof(2));
  for (const PurseToken& purse : s.State().purses) {
    EXPECT_TRUE(purse.spot.IsPlace() || purse.spot.IsCard() || purse.spot == kOut);
  }
  GameState lost = s.State();
  lost.At(kGhost).place = kUnplaced;
  EXPECT_FALSE(IsConsistent(lost)) << "a bandit at no place";
  lost = s.State();
  lost.At(kGhost).place = kGone;
  EXPECT_FALSE(IsConsistent(lost)) << "nobody leaves the train in the base game";
  lost = s.State();
  lost.At(kGhost).place = kCoachRoof;
  EXPECT_FALSE(IsConsistent(lost)) << "there is no stagecoach in the base game";
  lost = s.State();
  lost.jewels[Inside(1).id]++;
  EXPECT_FALSE(IsConsistent(lost)) << "a jewel out of nothing";
}

TEST(Words, TheStagecoachHasTwoPlaces) {
  CLAUSE("DEF-2");
  Scene s(WithHorses(Standard(4)));
  s.Put(kGhost, kCoachRoof);
  EXPECT_EQ(FirstFlaw(s.State()).what, "");
  s.Put(kGhost, kCoachInside).GiveHostage(kGhost, Hostage::kBanker);
  EXPECT_EQ(FirstFlaw(s.State()).what, "");
}

TEST(Words, OneBanditPerPlayerOrTwo) {
  CLAUSE("DEF-3");
  const auto owned = [](const GameState& state, Seat seat) {
    return std::count_if(state.bandits.begin(), state.bandits.end(),
                         [seat](const BanditState& b) { return b.owner == seat; });
  };
  Scene standard(Standard(3));
  EXPECT_EQ(owned(standard.State(), kSeat2), 1);
  EXPECT_EQ(owned(standard.State(), kSeat3), 0) << "nobody sits there";
  Scene duo14(Duo14());
  EXPECT_EQ(owned(duo14.State(), kSeat0), 2);
  EXPECT_EQ(owned(duo14.State(), kSeat1), 2);
  Scene duo18(Duo18(3));
  EXPECT_EQ(owned(duo18.State(), kSeat2), 2);
  Scene teams(Teams(6));
  EXPECT_EQ(owned(teams.State(), kSeat5), 1);
}

TEST(Words, PlayerOrderIsClockwiseFromTheFirst) {
  CLAUSE("DEF-4");
  Scene s(Standard(4));
  s.FirstIs(kSeat2).Plan(0);
  for (const Seat seat : {kSeat2, kSeat3, kSeat0, kSeat1}) {
    s.Asks(seat, Ask::kPlan);
    EXPECT_TRUE(s.Legal(kSeat0).empty() || seat == kSeat0) << "only one at a time";
    s.Do(seat, act::kDraw);
  }
  s.Asks(kSeat2, Ask::kPlan);  // The next turn of the round.
  EXPECT_EQ(s.State().turn, 1);
}

TEST(Words, BanditsOfOnePlayerActInTheOrderOfTheList) {
  CLAUSE("DEF-4");
  Scene s(WithBandits(Duo14(), {kTuco, kCheyenne, kDoc, kDjango}));
  s.RoundCardIs("pickpocketing").FirstIs(kSeat1);
  s.Put(kTuco, Inside(1)).Put(kCheyenne, Inside(2)).Put(kDoc, Inside(4)).Put(kDjango, Roof(4));
  s.PurseAt(Roof(4));
  s.RunEvent();
  std::vector<Bandit> order;
  while (s.State().ask == Ask::kPickpocket && order.size() < 5) {
    s.Asks(s.State().At(s.State().actor).owner, Ask::kPickpocket);
    order.push_back(s.State().actor);
    s.Do(s.State().pending.First(), act::kPass);
  }
  EXPECT_THAT(order, ElementsAre(kDjango, kDoc, kCheyenne, kTuco));
}

TEST(Words, AMomentIsOneCarEnteredOrOneStepOfAnEvent) {
  CLAUSE("DEF-5", "EV-ANGRY");
  Scene s(Standard(4));
  s.RoundCardIs("angry_marshal_24").SetMarshal(1).Neutral(1, kSeat3);
  s.Put(kGhost, Roof(1)).Put(kCheyenne, Inside(2)).Put(kDjango, Inside(4)).Put(kBelle, Inside(4));
  s.RunEvent();
  EXPECT_EQ(s.Wounds(kSeat0), 1) << "the first moment had enough";
  EXPECT_EQ(s.Wounds(kSeat1), 0) << "the second, his entry into the next car, had not";
  EXPECT_EQ(s.PlaceOf(kCheyenne), Roof(2));
  EXPECT_EQ(s.NeutralLeft(), 0);
}

}  // namespace
}  // namespace folsom
