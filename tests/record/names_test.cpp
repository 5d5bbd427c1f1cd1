#include "record/words/names.h"

#include <gtest/gtest.h>

#include <set>

namespace folsom {
namespace {

template <typename Enum>
void ExpectUniqueBothWays(std::size_t count) {
  const std::span<const std::string_view> keys = KeysOf<Enum>();
  ASSERT_EQ(keys.size(), count);
  const std::set<std::string_view> unique(keys.begin(), keys.end());
  EXPECT_EQ(unique.size(), count);
  for (std::size_t i = 0; i < count; ++i) {
    const auto value = static_cast<Enum>(i);
    EXPECT_FALSE(KeyOf(value).empty());
    EXPECT_EQ(FromKey<Enum>(KeyOf(value)), value);
  }
  EXPECT_EQ(KeyOf(static_cast<Enum>(count)), "");
  EXPECT_FALSE(FromKey<Enum>(""));
  EXPECT_FALSE(FromKey<Enum>("Belle"));
}

TEST(Names, KeysAreUniqueAndReadBack) {
  ExpectUniqueBothWays<Bandit>(kMaxBandits);
  ExpectUniqueBothWays<Hostage>(kHostages);
  ExpectUniqueBothWays<Phase>(Index(Phase::kOver) + 1);
  ExpectUniqueBothWays<Ask>(Index(Ask::kPickpocket) + 1);
  ExpectUniqueBothWays<Turn>(5);
  ExpectUniqueBothWays<RoundEvent>(Index(RoundEvent::kEscape) + 1);
  ExpectUniqueBothWays<RoundCard>(kRoundCards);
  ExpectUniqueBothWays<CardKind>(kCardKinds);
  ExpectUniqueBothWays<Wagon>(kWagons);
  ExpectUniqueBothWays<Edition>(2);
  ExpectUniqueBothWays<Variant>(5);
  ExpectUniqueBothWays<Casting>(3);
  ExpectUniqueBothWays<FlaskKind>(3);
  ExpectUniqueBothWays<LootKind>(5);
  ExpectUniqueBothWays<Guard>(3);
  ExpectUniqueBothWays<Direction>(2);
  ExpectUniqueBothWays<Cause>(Index(Cause::kPoodle) + 1);
  ExpectUniqueBothWays<NoEffect>(Index(NoEffect::kLeft) + 1);
  ExpectUniqueBothWays<Chance>(kChances);
  ExpectUniqueBothWays<Illegal>(5);
}

// The tables are by position; these pin that rows did not slip.
TEST(Names, KeysMeanWhatTheySay) {
  EXPECT_EQ(KeyOf(Bandit::kTuco), "tuco");
  EXPECT_EQ(KeyOf(Hostage::kOldLady), "old_lady");
  EXPECT_EQ(KeyOf(Hostage::kPhotographer), "photographer");
  EXPECT_EQ(KeyOf(Phase::kRoundEnd), "round_end");
  EXPECT_EQ(KeyOf(Ask::kPunchLoot), "punch_loot");
  EXPECT_EQ(KeyOf(Ask::kOldWhiskeyCard), "old_whiskey_card");
  EXPECT_EQ(KeyOf(Ask::kPickpocket), "pickpocket");
  EXPECT_EQ(KeyOf(RoundEvent::kMarshalWhiskey), "marshal_whiskey");
  EXPECT_EQ(KeyOf(RoundEvent::kMortalBullet), "mortal_bullet");
  EXPECT_EQ(KeyOf(Chance::kFallenPurse), "fallen_purse");
  EXPECT_EQ(KeyOf(NoEffect::kNothingHere), "nothing_here");
  EXPECT_EQ(KeyOf(Cause::kDjango), "django");
  EXPECT_EQ(KeyOf(Illegal::kNotYourTurn), "not_your_turn");
  EXPECT_EQ(TitleOf(RoundEvent::kTakeItAll), "Take it all!");
  EXPECT_EQ(TitleOf(Turn::kTunnel), "a Tunnel");
  EXPECT_EQ(TitleOf(Hostage::kBanker), "the banker");
  EXPECT_EQ(TitleOf(kNoBandit), "");
}

TEST(Names, Places) {
  EXPECT_EQ(PlaceText(Place::Inside(Car{2})), "car 2 inside");
  EXPECT_EQ(PlaceText(Place::Roof(kLocomotive)), "car 0 roof");
  EXPECT_EQ(PlaceText(kCoachInside), "coach inside");
  EXPECT_EQ(PlaceText(kCoachRoof), "coach roof");
  EXPECT_EQ(PlaceText(kGone), "gone");
  for (std::uint8_t id = 0; id <= kUnplaced.id; ++id) {
    EXPECT_EQ(PlaceFrom(PlaceText({id})), Place{id});
  }
  for (const char* wrong :
       {"", "car 7 inside", "car 2", "car 02 roof", "Car 2 roof", "car 2 roof "}) {
    EXPECT_FALSE(PlaceFrom(wrong)) << wrong;
  }
}

TEST(Names, Spots) {
  EXPECT_EQ(SpotText(Spot::On(Bandit::kBelle)), "on belle");
  EXPECT_EQ(SpotText(kOut), "out");
  EXPECT_EQ(SpotFrom("on doc"), Spot::On(Bandit::kDoc));
  EXPECT_EQ(SpotFrom("coach roof"), Spot::At(kCoachRoof));
  EXPECT_EQ(SpotFrom("out"), kOut);
  EXPECT_FALSE(SpotFrom("gone"));
  EXPECT_FALSE(SpotFrom("on nobody"));
}

TEST(Names, PursesAreInDollars) {
  EXPECT_EQ(PurseFrom(250), PurseValue::k250);
  EXPECT_EQ(PurseFrom(500), PurseValue::k500);
  EXPECT_FALSE(PurseFrom(0));
  EXPECT_FALSE(PurseFrom(275));
  EXPECT_FALSE(PurseFrom(550));
}

TEST(Names, CardsOfOneBandit) {
  Palette palette;
  palette.colours[2] = {Bandit::kBelle, kNoBandit};
  const Seat seat{2};
  EXPECT_EQ(CardText(Card::Action(CardKind::kMarshal, 0), seat, palette), "belle marshal");
  EXPECT_EQ(CardFrom("belle robbery", seat, palette), Card::Action(CardKind::kRobbery, 0));
  EXPECT_EQ(CardFrom("bullet neutral", seat, palette), Card::Bullet(kNeutral));
  EXPECT_EQ(CardFrom("bullet tuco", seat, palette), Card::Bullet(From(Bandit::kTuco)));
  EXPECT_EQ(CardFrom("hidden", seat, palette), kHiddenCard);
  for (const char* wrong : {"move", "tuco move", "marshal", "belle  move", "belle", "bullet", ""}) {
    EXPECT_FALSE(CardFrom(wrong, seat, palette)) << wrong;
  }
}

TEST(Names, TheMarshalOfTwoBanditsIsPlain) {  // DUO-2
  Palette palette{.colours = {}, .plain_marshal = true};
  palette.colours[0] = {Bandit::kGhost, Bandit::kDoc};
  const Seat seat{0};
  EXPECT_EQ(CardText(Card::Action(CardKind::kMarshal, 0), seat, palette), "marshal");
  EXPECT_EQ(CardFrom("marshal", seat, palette), Card::Action(CardKind::kMarshal, 0));
  EXPECT_FALSE(CardFrom("ghost marshal", seat, palette));
  EXPECT_EQ(CardFrom("doc fire", seat, palette), Card::Action(CardKind::kFire, 1));
}

}  // namespace
}  // namespace folsom
