// Single positions whose bytes are told by hand.
#include "features/observed.h"
#include "support/scene.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;

[[nodiscard]] Observed SeenBy(const Scene& scene, Seat seat) {
  return Observed(ViewFor(scene.State(), seat));
}

TEST(Observation, SeatsAndBanditsCountFromTheViewer) {
  Scene s(Standard(4));  // Ghost, Cheyenne, Django, Belle in seats 0 to 3; seat 0 is asked.
  s.Put(kBelle, Roof(2));
  const Observed seen = SeenBy(s, kSeat2);
  EXPECT_EQ(seen.Hot(FieldId::kAsk), Index(Ask::kPlan));
  EXPECT_EQ(seen.Of(FieldId::kAsked, 0), 0U);
  EXPECT_EQ(seen.Hot(FieldId::kSeats), 2U) << "four players";
  EXPECT_EQ(seen.Hot(FieldId::kSeatFirst), 2U) << "two seats to the left";
  EXPECT_EQ(seen.Hot(FieldId::kSeatPending), 2U);
  EXPECT_EQ(seen.Sum(FieldId::kSeatLater), 3U);
  EXPECT_EQ(seen.Of(FieldId::kSeatLater, 2), 0U);
  EXPECT_EQ(seen.Hot(FieldId::kBanditCharacter, 0), Index(kDjango));
  EXPECT_EQ(seen.Hot(FieldId::kBanditCharacter, 1), Index(kBelle));
  EXPECT_EQ(seen.Hot(FieldId::kBanditCharacter, 2), Index(kGhost));
  EXPECT_EQ(seen.Hot(FieldId::kBanditOwner, 2), 2U);
  EXPECT_EQ(seen.Hot(FieldId::kBanditCharacter, 4), Observed::kNowhere);
  EXPECT_EQ(seen.Hot(FieldId::kBanditPlace, 1), 5U) << "the roof of car 2";
  EXPECT_EQ(seen.At(FieldId::kPlaceBandits, 5, 1), 1U);
}

TEST(Observation, TheSecondPlayerToActHasOnlyTheLaterOnesBehind) {
  Scene s(Standard(4));
  s.Hand(kSeat0, kGhost, {kMove, kFire}).Do(kSeat0, act::Play(kGhost, kMove));
  const Observed seen = SeenBy(s, kSeat1);
  EXPECT_EQ(seen.Of(FieldId::kAsked, 0), 1U);
  EXPECT_EQ(seen.Of(FieldId::kSeatLater, 1), 1U);
  EXPECT_EQ(seen.Of(FieldId::kSeatLater, 2), 1U);
  EXPECT_EQ(seen.Of(FieldId::kSeatLater, 3), 0U) << "Ghost has acted";
  EXPECT_EQ(seen.At(FieldId::kPile, 0, 3), 1U) << "Ghost's seat";
  EXPECT_EQ(seen.At(FieldId::kPile, 0, 8 + Index(kMove)), 1U);
  EXPECT_EQ(seen.Sum(FieldId::kPile, 0), 2U);
  EXPECT_EQ(seen.Sum(FieldId::kPile, 1), 0U);
  EXPECT_EQ(seen.At(FieldId::kBanditPiled, 3, Index(kMove)), 1U);
  EXPECT_EQ(seen.At(FieldId::kBanditUnseen, 3, Index(kMove)), 1U) << "the other of two";
}

TEST(Observation, AFaceDownCardShowsItsKindToItsPlayerOnly) {
  Scene s(Standard(4));
  s.Hand(kSeat0, kGhost, {kMove, kFire}).Do(kSeat0, act::PlayDown(kGhost, kFire));
  const Observed own = SeenBy(s, kSeat0);
  EXPECT_EQ(own.At(FieldId::kPile, 0, 6), 1U);
  EXPECT_EQ(own.At(FieldId::kPile, 0, 8 + Index(kFire)), 1U);
  EXPECT_EQ(own.Sum(FieldId::kSeatHidden), 0U);
  const Observed other = SeenBy(s, kSeat3);
  EXPECT_EQ(other.At(FieldId::kPile, 0, 1), 1U);
  EXPECT_EQ(other.At(FieldId::kPile, 0, 6), 1U);
  EXPECT_EQ(other.Sum(FieldId::kPile, 0), 2U) << "no kind";
  EXPECT_EQ(other.Of(FieldId::kSeatHidden, 1), 1U);
  EXPECT_EQ(other.At(FieldId::kBanditUnseen, 1, Index(kFire)), 2U);
}

TEST(Observation, OwnCardsAreCounted) {
  Scene s(Standard(4));
  s.GiveBullet(kBelle, kSeat0, 2).Hand(kSeat0, kGhost, {kMove, kMove, kPunch});
  const Observed own = SeenBy(s, kSeat0);
  EXPECT_EQ(own.At(FieldId::kHand, 0, Index(kMove)), 2U);
  EXPECT_EQ(own.At(FieldId::kHand, 0, Index(kPunch)), 1U);
  EXPECT_EQ(own.Sum(FieldId::kHand, 0), 3U);
  EXPECT_EQ(own.Sum(FieldId::kHand, 1), 0U);
  EXPECT_EQ(own.Of(FieldId::kSeatHand, 0), 3U);
  EXPECT_EQ(own.Of(FieldId::kSeatDeck, 0), 9U) << "seven cards and two bullets";
  EXPECT_EQ(own.At(FieldId::kSeatReceived, 0, Index(kBelle)), 2U);
  EXPECT_EQ(own.At(FieldId::kBanditUnseen, 0, Index(kMove)), 0U);
  EXPECT_EQ(own.At(FieldId::kBanditUnseen, 0, Index(kFire)), 2U);
  EXPECT_EQ(SeenBy(s, kSeat1).Sum(FieldId::kHand, 0), 6U) << "its own hand, not Ghost's";
}

TEST(Observation, PursesAreToldAsFarAsTheyAreKnown) {
  Scene s(Standard(4));
  s.SetMarshal(1).ClearFloors(kBelle).Put(kGhost, Inside(3));
  const std::size_t known = s.PurseAt(Inside(3), 450, SeatMask::Only(kSeat0));
  const std::size_t unknown = s.PurseAt(Inside(3), 300, SeatMask::Only(kSeat2));
  s.RobThenStop({{kGhost, kRobbery}});
  s.Asks(kSeat0, Ask::kRobbery);
  const Observed own = SeenBy(s, kSeat0);
  EXPECT_EQ(own.At(FieldId::kPlacePurses, 6, 4), 1U) << "$450";
  EXPECT_EQ(own.At(FieldId::kPlacePurses, 6, 6), 1U) << "one that Ghost does not know";
  EXPECT_EQ(own.Sum(FieldId::kPlacePurses, 6), 2U);
  EXPECT_EQ(own.Of(FieldId::kPurseHere, known), 1U);
  EXPECT_EQ(own.Hot(FieldId::kPurseValue, known), 4U);
  EXPECT_EQ(own.Of(FieldId::kPurseHere, unknown), 1U);
  EXPECT_EQ(own.Hot(FieldId::kPurseValue, unknown), Observed::kNowhere);
  EXPECT_EQ(own.At(FieldId::kPlaceKnowers, 6, 2), 1U) << "Django knows one";
  EXPECT_EQ(own.Of(FieldId::kPursesLeft, 4), 1U) << "of two";
  EXPECT_EQ(SeenBy(s, kSeat2).Hot(FieldId::kPurseValue, unknown), 1U) << "$300";
}

TEST(Observation, PartnersShareAColourAndAreMarked) {
  Scene s(Teams(4));  // Seats 0 and 1 are partners: Ghost and Cheyenne.
  s.Hand(kSeat0, {s.CardOf(kCheyenne, kFire), s.CardOf(kGhost, kMove)});
  EXPECT_EQ(SeenBy(s, kSeat0).Hot(FieldId::kSeatPartner), 1U);
  EXPECT_EQ(SeenBy(s, kSeat1).Hot(FieldId::kSeatPartner), 3U);
  const Observed own = SeenBy(s, kSeat0);
  EXPECT_EQ(own.At(FieldId::kHand, 0, Index(kMove)), 1U);
  EXPECT_EQ(own.At(FieldId::kHand, 1, Index(kFire)), 1U) << "the partner's colour";
  EXPECT_EQ(own.At(FieldId::kBanditUnseen, 1, Index(kFire)), 1U) << "the other of two";
  s.Do(kSeat0, act::Play(kCheyenne, kFire));
  const Observed partner = SeenBy(s, kSeat1);
  EXPECT_EQ(partner.At(FieldId::kPile, 0, 3), 1U) << "played by seat 0";
  EXPECT_EQ(partner.At(FieldId::kPile, 0, 15), 1U) << "with the partner's bandit";
  EXPECT_EQ(partner.At(FieldId::kBanditPiled, 0, Index(kFire)), 1U);
}

TEST(Observation, TwoBanditsHaveRowsOfTheirOwn) {
  Scene s(Duo18(2));  // Ghost and Cheyenne against Django and Belle.
  const Observed seen = SeenBy(s, kSeat1);
  EXPECT_EQ(seen.Hot(FieldId::kBanditCharacter, 0), Index(kDjango));
  EXPECT_EQ(seen.Hot(FieldId::kBanditCharacter, 1), Index(kBelle));
  EXPECT_EQ(seen.Hot(FieldId::kBanditCharacter, 2), Index(kGhost));
  EXPECT_EQ(seen.Hot(FieldId::kBanditOwner, 3), 1U);
  EXPECT_EQ(seen.Hot(FieldId::kVariant), Index(Variant::kDuo18));
}

TEST(Observation, TheExpansionHasItsPlace) {
  Scene s(WithHorses(Standard(4)));
  s.Coach(2).HorsesAt({0, 1, 0, 2, 1}).GiveHostage(kDjango, Hostage::kTeacher);
  s.GiveFlask(kDjango, FlaskKind::kOldWhiskey, true);
  const Observed seen = SeenBy(s, kSeat1);
  EXPECT_EQ(seen.Hot(FieldId::kCoach), 2U);
  EXPECT_EQ(seen.Hot(FieldId::kGuard), Index(Guard::kOnCoach));
  EXPECT_EQ(seen.Of(FieldId::kPlaceHorses, 3), 2U);
  EXPECT_EQ(seen.Hot(FieldId::kBanditHostage, 1), Index(Hostage::kTeacher));
  EXPECT_EQ(seen.At(FieldId::kBanditFlasks, 1, 4), 1U) << "half old whiskey";
  EXPECT_EQ(SeenBy(Scene(Standard(4)), kSeat1).Hot(FieldId::kCoach), Observed::kNowhere);
}

TEST(Observation, ExpertDeckTopsAndDiscardsAreTold) {
  Scene s(WithExpert(Standard(3)));
  s.GiveBulletOnTop(kNeutral, kSeat2).Discard(kSeat2, {s.CardOf(kDjango, kFloor)});
  const Observed seen = SeenBy(s, kSeat0);
  EXPECT_EQ(seen.Of(FieldId::kSeatTop, 2), 1U);
  EXPECT_EQ(seen.At(FieldId::kSeatDiscard, 2, Index(kFloor)), 1U);
  EXPECT_EQ(seen.At(FieldId::kSeatReceived, 2, Index(kNeutral)), 1U);
  EXPECT_EQ(seen.At(FieldId::kBanditUnseen, 2, Index(kFloor)), 1U);
}

}  // namespace
}  // namespace folsom
