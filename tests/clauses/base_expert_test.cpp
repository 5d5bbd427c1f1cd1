// Section 10 of docs/rules.md: the expert variant.
#include "support/scene.h"
#include "support/scene_extra.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using act::Keep;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// EXP-7: the variant is the same in both editions, so every test here plays both.

Config ExpertOf(Edition edition) { return WithExpert(Standard(3, edition)); }

TEST(Expert, DiscardPilesArePublic) {
  CLAUSE("EXP-1", "EXP-7");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    s.GiveBullet(kGhost, kSeat1).Discard(kSeat1, {OwnCard(kMove), Card::Bullet(From(kGhost))});
    for (const Seat viewer : {kSeat0, kSeat1, kSeat2, kNoSeat}) {
      EXPECT_EQ(s.View(viewer).seats[1].discard, s.DiscardOf(kSeat1));
      EXPECT_EQ(s.View(viewer).seats[1].discard.Size(), 2U);
      EXPECT_TRUE(s.View(viewer).seats[0].discard.Empty());
    }
  }
}

TEST(Expert, BulletsInHandAreDiscardedAtTheReveal) {
  CLAUSE("EXP-2", "EXP-7");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    s.GiveBullet(kGhost, kSeat1);  // Shuffled in; drawn by chance.
    s.GiveBulletOnTop(kNeutral, kSeat0);
    s.WillDrawSome({draws::ACard(Card::Bullet(From(kGhost)), kSeat1)});
    s.StartRound();
    EXPECT_EQ(s.HandOf(kSeat0).Size(), 5U) << "none is drawn for it";
    EXPECT_EQ(s.HandOf(kSeat1).Size(), 5U);
    EXPECT_EQ(s.HandOf(kSeat2).Size(), 6U);
    EXPECT_EQ(s.HandOf(kSeat0).BulletCount(), 0U);
    EXPECT_EQ(s.DiscardOf(kSeat0).Count(Card::Bullet(kNeutral)), 1U);
    EXPECT_EQ(s.DiscardOf(kSeat1).Count(Card::Bullet(From(kGhost))), 1U);
    EXPECT_EQ(s.DiscardOf(kSeat0).ActionCount(), 0U) << "action cards stay";
    EXPECT_EQ(s.Events<BulletsDiscarded>().size(), 2U);
  }
}

TEST(Expert, BulletsDrawnLaterStayInHand) {
  CLAUSE("EXP-2", "EXP-7");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    s.GiveBulletOnTop(kNeutral, kSeat0).Plan(0);
    s.Do(kSeat0, act::kDraw);
    EXPECT_EQ(s.HandOf(kSeat0).Size(), 9U);
    EXPECT_EQ(s.HandOf(kSeat0).Count(Card::Bullet(kNeutral)), 1U);
    EXPECT_TRUE(s.DiscardOf(kSeat0).Empty());
  }
}

// The last decision of planning is seat 2's; on the pile lies a Marshal of Cheyenne's, which then
// asks her for the marshal's way.
void StageEndOfPlanning(Scene& s) {
  s.SetMarshal(1).GiveBullet(kNeutral, kSeat0);
  s.Hand(kSeat0, {OwnCard(kMove), OwnCard(kMove), OwnCard(kFire), Card::Bullet(kNeutral)});
  s.Hand(kSeat1, {}).Hand(kSeat2, kDjango, {kFloor, kRobbery});
  s.Plan(3, 2, 0, {{kCheyenne, kMarshal}});
}

TEST(Expert, KeepsAnyActionCardsAndDiscardsTheRest) {
  CLAUSE("EXP-3", "EXP-7");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    StageEndOfPlanning(s);
    s.Do(kSeat2, act::Play(kDjango, kFloor));
    EXPECT_EQ(s.State().ask, Ask::kKeep);
    EXPECT_TRUE(s.State().pending.Has(kSeat0) && s.State().pending.Has(kSeat2)) << "all at once";
    EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::kDone, Keep(kGhost, kMove), Keep(kGhost, kFire)))
        << "bullets cannot be kept";
    s.Do(kSeat2, act::kDone);
    s.Do(kSeat0, Keep(kGhost, kMove));
    s.Do(kSeat0, act::kDone);
    if (s.State().ask == Ask::kKeep) s.Do(kSeat1, act::kDone);
    s.Asks(kSeat1, Ask::kMarshal);
    EXPECT_EQ(s.HandOf(kSeat0), CardBag::Of(OwnCard(kMove)));
    EXPECT_EQ(s.DiscardOf(kSeat0).Size(), 3U);
    EXPECT_EQ(s.DiscardOf(kSeat0).Count(Card::Bullet(kNeutral)), 1U);
    EXPECT_TRUE(s.HandOf(kSeat2).Empty());
    EXPECT_EQ(s.DiscardOf(kSeat2), CardBag::Of(OwnCard(kRobbery)));
    EXPECT_EQ(s.DeckOf(kSeat2).Size(), 8U) << "nothing goes back to the deck";
  }
}

TEST(Expert, KeepingIsSecretAndInAnyOrder) {
  CLAUSE("EXP-3", "EXP-7");
  for (const Edition edition : kBothEditions) {
    Scene a(ExpertOf(edition));
    Scene b(ExpertOf(edition));
    for (Scene* s : {&a, &b}) {
      StageEndOfPlanning(*s);
      s->Do(kSeat2, act::Play(kDjango, kFloor));
      if (s->State().pending.Has(kSeat1)) s->Do(kSeat1, act::kDone);
    }
    a.Do(kSeat0, Keep(kGhost, kMove));
    b.Do(kSeat0, Keep(kGhost, kFire));
    EXPECT_TRUE(a.View(kSeat2) == b.View(kSeat2)) << "nothing shows";
    EXPECT_TRUE(a.View(kNoSeat) == b.View(kNoSeat));
    EXPECT_FALSE(a.View(kSeat0) == b.View(kSeat0));
    b.Do(kSeat0, act::kDone);
    b.Do(kSeat2, Keep(kDjango, kRobbery));
    b.Do(kSeat2, act::kDone);
    a.Do(kSeat2, Keep(kDjango, kRobbery));
    a.Do(kSeat2, act::kDone);
    a.Do(kSeat0, act::kDone);
    EXPECT_EQ(a.HandOf(kSeat2), b.HandOf(kSeat2));
    EXPECT_EQ(a.DiscardOf(kSeat2), b.DiscardOf(kSeat2));
  }
}

TEST(Expert, CardsAreKeptInAnyOrderAndOnlyTheSetCounts) {
  CLAUSE("EXP-3", "EXP-7");
  const std::array<CardKind, 3> kept{kMove, kFire, kMove};
  for (const Edition edition : kBothEditions) {
    std::vector<GameState> reached;
    for (std::size_t first = 0; first < kept.size(); ++first) {
      Scene s(ExpertOf(edition));
      StageEndOfPlanning(s);
      s.Do(kSeat2, act::Play(kDjango, kFloor));
      for (std::size_t i = 0; i < kept.size(); ++i) {
        const CardKind kind = kept[(first + i) % kept.size()];
        EXPECT_THAT(s.Legal(kSeat0), Contains(Keep(kGhost, kind)));
        s.Do(kSeat0, Keep(kGhost, kind));
      }
      EXPECT_THAT(s.Legal(kSeat0), ElementsAre(act::kDone)) << "each copy once";
      reached.push_back(s.State());
    }
    EXPECT_TRUE(reached[0] == reached[1] && reached[1] == reached[2]);
  }
}

TEST(Expert, ThereIsNoHandLimit) {
  CLAUSE("EXP-3", "EXP-7");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    s.SetMarshal(1).HandHasAll(kSeat0).Hand(kSeat1, {}).Hand(kSeat2, {});
    s.Plan(3, 2, 0, {{kCheyenne, kMarshal}});  // Seat 2 draws unasked.
    if (s.State().pending.Has(kSeat1)) s.Do(kSeat1, act::kDone);
    s.Do(kSeat2, act::kDone);
    for (const CardKind kind : {kMove, kMove, kFloor, kFloor, kFire, kFire, kRobbery, kRobbery}) {
      s.Do(kSeat0, Keep(kGhost, kind));
    }
    s.Do(kSeat0, Keep(kGhost, kPunch));
    s.Do(kSeat0, Keep(kGhost, kMarshal));
    if (s.State().pending.Has(kSeat0)) s.Do(kSeat0, act::kDone);
    EXPECT_EQ(s.HandOf(kSeat0).Size(), 10U);
    EXPECT_TRUE(s.DiscardOf(kSeat0).Empty());
  }
}

TEST(Expert, NotAskedInRoundFive) {
  CLAUSE("EXP-3", "EXP-7");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    s.RoundCardIs("conductor");
    StageEndOfPlanning(s);
    s.Do(kSeat2, act::Play(kDjango, kFloor));
    s.Asks(kSeat1, Ask::kMarshal);
  }
}

TEST(Expert, ResolvedCardsAreDiscarded) {
  CLAUSE("EXP-4", "EXP-7", "ROB-3");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    s.SetMarshal(1).PutAll(Inside(3));
    s.RobThenStop({{kGhost, kFloor}});
    EXPECT_EQ(s.DiscardOf(kSeat0), CardBag::Of(OwnCard(kFloor)));
    EXPECT_EQ(s.DeckOf(kSeat0).Size(), 9U);
  }
}

TEST(Expert, BulletsLieOnTopTheLatestFirst) {
  CLAUSE("EXP-4", "EXP-7");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    s.SetMarshal(1).Put(kGhost, Roof(3)).Put(kCheyenne, Roof(2)).Put(kDjango, Roof(3));
    s.RobThenStop({{kGhost, kFire}, {kDjango, kFire}});
    const BulletStack& top = s.State().At(kSeat1).top;
    ASSERT_EQ(top.size, 2);
    EXPECT_EQ(top.At(0), From(kGhost));
    EXPECT_EQ(top.At(1), From(kDjango));
    EXPECT_EQ(s.DiscardOf(kSeat1).BulletCount(), 0U);
    s.Hand(kSeat1, kCheyenne, {kMove}).Hand(kSeat2, kDjango, {kMove}).Plan(1, 1);
    s.WillDraw({draws::ACard(OwnCard(kFloor), kSeat1)});
    s.Do(kSeat1, act::kDraw);
    const auto drawn = s.Events<CardDrawn>();
    ASSERT_EQ(drawn.size(), 3U);
    EXPECT_EQ(drawn[0].card, Card::Bullet(From(kDjango))) << "the latest on top";
    EXPECT_EQ(drawn[1].card, Card::Bullet(From(kGhost)));
    EXPECT_EQ(drawn[2].card, OwnCard(kFloor));
  }
}

TEST(Expert, HandsAreFilledUpToSix) {
  CLAUSE("EXP-5", "EXP-7");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    s.Hand(kSeat0, kGhost, {kMove, kMove, kFire, kFire});
    s.Hand(kSeat1, kCheyenne, {kMove, kMove, kFloor, kFloor, kFire, kFire, kPunch});
    s.Hand(kSeat2, {}).Discard(kSeat0, {OwnCard(kFloor), OwnCard(kFloor), OwnCard(kPunch)});
    s.KeepHands().StartRound();
    EXPECT_EQ(s.HandOf(kSeat0).Size(), 6U);
    EXPECT_EQ(s.HandOf(kSeat0).Count(OwnCard(kMove)), 2U) << "kept cards stay";
    EXPECT_EQ(s.HandOf(kSeat0).Count(OwnCard(kFloor)) + s.HandOf(kSeat0).Count(OwnCard(kPunch)), 0U)
        << "nothing is shuffled in";
    EXPECT_EQ(s.DiscardOf(kSeat0).Size(), 3U);
    EXPECT_EQ(s.HandOf(kSeat1).Size(), 7U) << "has as many already: draws none";
    EXPECT_EQ(s.HandOf(kSeat2).Size(), 6U);
    EXPECT_EQ(s.Events<CardDrawn>().size(), 2U + 6U);
  }
}

TEST(Expert, AnEmptyDeckIsMadeOfTheDiscardPile) {
  CLAUSE("EXP-6", "EXP-7", "PLAN-3");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    s.Hand(kSeat0, kGhost, {kMove});
    s.Discard(kSeat0, {OwnCard(kMove), OwnCard(kFloor), OwnCard(kFloor), OwnCard(kFire),
                       OwnCard(kFire), OwnCard(kRobbery), OwnCard(kRobbery), OwnCard(kMarshal)});
    s.Plan(1);  // One card is left in the deck: the Punch.
    s.WillDraw({draws::ACard(OwnCard(kPunch)), draws::ACard(OwnCard(kFire)),
                draws::ACard(OwnCard(kMarshal))});
    s.Do(kSeat0, act::kDraw);
    EXPECT_EQ(s.HandOf(kSeat0).Size(), 4U);
    EXPECT_EQ(s.Events<DiscardShuffled>().size(), 1U);
    EXPECT_TRUE(s.DiscardOf(kSeat0).Empty());
    EXPECT_EQ(s.DeckOf(kSeat0).Size(), 6U);
  }
}

TEST(Expert, TheDiscardPileStaysWhileTheDeckLasts) {
  CLAUSE("EXP-6", "EXP-7");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    s.Hand(kSeat0, kGhost, {kMove, kMove, kFloor, kFloor});
    s.Discard(kSeat0, {OwnCard(kRobbery), OwnCard(kRobbery), OwnCard(kMarshal)});
    s.Plan(1);  // Exactly three are left.
    s.Do(kSeat0, act::kDraw);
    EXPECT_THAT(s.Events<DiscardShuffled>(), IsEmpty());
    EXPECT_EQ(s.DiscardOf(kSeat0).Size(), 3U);
    EXPECT_TRUE(s.DeckOf(kSeat0).Empty());
  }
}

TEST(Expert, TheDrawAtARoundsStartGoesOnToo) {
  CLAUSE("EXP-6", "EXP-5", "EXP-7");
  for (const Edition edition : kBothEditions) {
    Scene s(ExpertOf(edition));
    s.Hand(kSeat0, {}).DiscardDeck(kSeat0).Hand(kSeat1, {}).Hand(kSeat2, {});
    s.KeepHands().StartRound();
    EXPECT_EQ(s.HandOf(kSeat0).Size(), 6U);
    EXPECT_EQ(s.DeckOf(kSeat0).Size(), 4U);
    EXPECT_TRUE(s.DiscardOf(kSeat0).Empty());
  }
}

TEST(Expert, WithoutTheVariantThereIsNoDiscardPile) {
  CLAUSE("EXP-1", "EXP-3");
  Scene s(Standard(3));
  s.SetMarshal(1).Plan(3, 2, 0, {{kCheyenne, kMarshal}});
  s.Do(kSeat2, act::Play(kDjango, kFloor));
  s.Asks(kSeat1, Ask::kMarshal);  // Nobody is asked what to keep.
  for (const Seat seat : {kSeat0, kSeat1, kSeat2}) EXPECT_TRUE(s.DiscardOf(seat).Empty());
}

TEST(Expert, BothEditionsPlayTheSame) {
  CLAUSE("EXP-7");
  Dice dice14(11);
  Dice dice18(11);
  GameState a = NewGame(ExpertOf(Edition::k2014), dice14);
  GameState b = NewGame(ExpertOf(Edition::k2018), dice18);
  while (a.phase != Phase::kOver && a.neutral > 3) {
    const Seat seat = a.pending.First();
    ActionList legal;
    LegalActions(a, seat, legal);
    const Action action = legal[legal.Size() - 1];
    ASSERT_EQ(Apply(a, seat, action, dice14), Illegal::kNone);
    ASSERT_EQ(Apply(b, seat, action, dice18), Illegal::kNone);
    GameState as18 = a;
    as18.config = b.config;
    as18.terms = b.terms;
    ASSERT_TRUE(as18 == b);
  }
  EXPECT_GT(a.round, 1);
}

}  // namespace
}  // namespace folsom
