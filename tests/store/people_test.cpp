// People, their tokens and names, and one-time links, on both stores.
#include <gtest/gtest.h>

#include "store/both_stores.h"
#include "store/folded_name.h"

namespace folsom {
namespace {

class PeopleTest : public BothStores {};
INSTANTIATE_TEST_SUITE_P(Both, PeopleTest, kBothStores, NameOfKind);

Person PersonNamed(const std::string& id, const std::string& name) {
  return {.id = id,
          .name = name,
          .password_hash = "",
          .webhook = "",
          .program = false,
          .created_at = 17};
}

Person Claiming(Person person, const std::string& name) {
  person.name = name;
  person.password_hash = "$argon2id$";
  return person;
}

// A hash is any 32 bytes.
std::string HashOf(char seed) {
  std::string hash(32, '\0');
  hash[1] = seed;
  hash[2] = '\xff';
  return hash;
}

TEST_P(PeopleTest, APersonIsFoundByTokenAndById) {
  Person ann = PersonNamed("p1", "Änn \U0001F920");
  ann.program = true;
  ann.webhook = "https://example.org/turn?x=1";
  store().AddPerson(ann, HashOf(1));
  EXPECT_EQ(OwnerOf(store(), HashOf(1)), ann);
  EXPECT_EQ(store().PersonOfId("p1"), ann);
  EXPECT_FALSE(OwnerOf(store(), HashOf(2)));
  EXPECT_FALSE(store().PersonOfId("p2"));
  EXPECT_FALSE(store().PersonOfId(std::string("p1\0", 3)));
  Reopen();
  EXPECT_EQ(OwnerOf(store(), HashOf(1)), ann);
}

TEST_P(PeopleTest, AddingAPersonAgainChangesNothing) {
  store().AddPerson(PersonNamed("p1", "Ann"), HashOf(1));
  store().AddPerson(PersonNamed("p1", "Ann"), HashOf(1));
  EXPECT_EQ(OwnerOf(store(), HashOf(1)), PersonNamed("p1", "Ann"));
}

TEST_P(PeopleTest, APersonMayHaveSeveralTokens) {
  store().AddPerson(PersonNamed("p1", "Ann"), HashOf(1));
  store().AddToken("p1", HashOf(2), 18);
  store().AddToken("p1", HashOf(2), 18);
  EXPECT_EQ(OwnerOf(store(), HashOf(1))->id, "p1");
  EXPECT_EQ(OwnerOf(store(), HashOf(2))->id, "p1");
}

TEST_P(PeopleTest, TokensAreFoundByHowTheirHashBegins) {
  store().AddPerson(PersonNamed("p1", "Ann"), "abcd1");
  store().AddPerson(PersonNamed("p2", "Bob"), "abcd2");
  store().AddPerson(PersonNamed("p3", "Cat"), "abce");
  const std::vector<Store::TokenOwner> both = store().OwnersOfTokens("abcd");
  ASSERT_EQ(both.size(), 2U);
  EXPECT_EQ(both[0].hash, "abcd1");
  EXPECT_EQ(both[1].person, PersonNamed("p2", "Bob"));
  EXPECT_EQ(store().OwnersOfTokens("abcd2").size(), 1U);
  EXPECT_TRUE(store().OwnersOfTokens("abcd23").empty());
  EXPECT_TRUE(store().OwnersOfTokens("b").empty());
}

TEST_P(PeopleTest, UnclaimedNamesMayBeTheSame) {
  store().AddPerson(PersonNamed("p1", "Ann"), HashOf(1));
  store().AddPerson(PersonNamed("p2", "Ann"), HashOf(2));
  EXPECT_FALSE(store().PersonOfClaimedName("Ann"));
  Person bob = PersonNamed("p2", "Bob");
  EXPECT_TRUE(store().Update(bob));
  bob.name = "Ann";
  EXPECT_TRUE(store().Update(bob));
}

TEST_P(PeopleTest, AnUpdateStoresNamePasswordAndWebhook) {
  store().AddPerson(PersonNamed("p1", "Ann"), HashOf(1));
  Person changed = Claiming(PersonNamed("p1", ""), "Annie");
  changed.webhook = "https://example.org";
  EXPECT_TRUE(store().Update(changed));
  EXPECT_EQ(store().PersonOfId("p1"), changed);
  EXPECT_TRUE(store().Update(changed));  // Repeated after a lost answer.
  EXPECT_EQ(store().PersonOfClaimedName("Annie"), changed);
  changed.webhook = "";
  EXPECT_TRUE(store().Update(changed));
  EXPECT_EQ(store().PersonOfId("p1")->webhook, "");
}

TEST_P(PeopleTest, AnUpdateOfNobodyIsRefused) {
  EXPECT_FALSE(store().Update(PersonNamed("p1", "Ann")));
  EXPECT_FALSE(store().PersonOfId("p1"));
}

TEST_P(PeopleTest, AClaimedNameIsFoundWhateverItsCapitals) {
  store().AddPerson(PersonNamed("p1", "x"), HashOf(1));
  ASSERT_TRUE(store().Update(Claiming(PersonNamed("p1", ""), "Ñandú ÉLAN")));
  EXPECT_EQ(store().PersonOfClaimedName("ñANDÚ élan")->id, "p1");
  EXPECT_EQ(store().PersonOfClaimedName("ñandú élan")->name, "Ñandú ÉLAN");
  EXPECT_FALSE(store().PersonOfClaimedName("nandu elan"));
  EXPECT_FALSE(store().PersonOfClaimedName("\xff"));
}

TEST_P(PeopleTest, AClaimedNameIsOnePersonsAlone) {
  store().AddPerson(PersonNamed("p1", "x"), HashOf(1));
  store().AddPerson(PersonNamed("p2", "y"), HashOf(2));
  ASSERT_TRUE(store().Update(Claiming(PersonNamed("p1", ""), "Django")));
  EXPECT_FALSE(store().Update(Claiming(PersonNamed("p2", ""), "DJANGO")));
  EXPECT_FALSE(store().Update(PersonNamed("p2", "django")));  // Not even without claiming it.
  EXPECT_EQ(store().PersonOfId("p2"), PersonNamed("p2", "y"));
  EXPECT_EQ(store().PersonOfClaimedName("django")->id, "p1");
}

TEST_P(PeopleTest, AClaimedNameIsFreeWhenItsOwnerTakesAnother) {
  store().AddPerson(PersonNamed("p1", "x"), HashOf(1));
  store().AddPerson(PersonNamed("p2", "y"), HashOf(2));
  ASSERT_TRUE(store().Update(Claiming(PersonNamed("p1", ""), "Django")));
  ASSERT_TRUE(store().Update(Claiming(PersonNamed("p1", ""), "Tuco")));
  EXPECT_FALSE(store().PersonOfClaimedName("Django"));
  EXPECT_TRUE(store().Update(Claiming(PersonNamed("p2", ""), "Django")));
}

// --- Links

TEST_P(PeopleTest, ALinkIsTakenOnce) {
  store().AddLink(HashOf(9), {"t1", 3, "p1"}, 100);
  EXPECT_FALSE(store().TakeLink(HashOf(8), 50));
  const std::optional<Store::Link> link = store().TakeLink(HashOf(9), 50);
  ASSERT_TRUE(link);
  EXPECT_EQ(link->table, "t1");
  EXPECT_EQ(link->seat, 3);
  EXPECT_EQ(link->owner, "p1");
  EXPECT_FALSE(store().TakeLink(HashOf(9), 50));
  Reopen();
  EXPECT_FALSE(store().TakeLink(HashOf(9), 50));
}

TEST_P(PeopleTest, ALinkExpires) {
  store().AddLink(HashOf(1), {"t1", 0, "p1"}, 100);
  store().AddLink(HashOf(2), {"t1", 0, "p1"}, 100);
  EXPECT_TRUE(store().TakeLink(HashOf(1), 99));
  EXPECT_FALSE(store().TakeLink(HashOf(2), 100));
}

TEST_P(PeopleTest, SweepingRemovesExpiredLinks) {
  store().AddLink(HashOf(1), {"t1", 0, "p1"}, 100);
  store().AddLink(HashOf(2), {"t1", 0, "p1"}, 101);
  store().Sweep(0, 100);
  EXPECT_FALSE(store().TakeLink(HashOf(1), 50));
  EXPECT_TRUE(store().TakeLink(HashOf(2), 50));
}

// --- Upkeep

TEST_P(PeopleTest, AStoreThatIsThereAnswers) { EXPECT_NO_THROW(store().Ping()); }

// --- Capitals

TEST(FoldedNameTest, CapitalsBecomeSmall) {
  EXPECT_EQ(FoldedName("Belle STARR 66!"), "belle starr 66!");
  EXPECT_EQ(FoldedName("ÀÖØÞ Ÿ Šumava ŁÓDŹ ĐẞỆ"), "àöøþ ÿ šumava łódź đßệ");
  EXPECT_EQ(FoldedName("ΆΈΌΎΏ ΑΡΣΫ ς"), "άέόύώ αρσϋ σ");
  EXPECT_EQ(FoldedName("ЁЂ АЯ Ґ"), "ёђ ая ґ");
}

TEST(FoldedNameTest, WhatHasNoCapitalsStays) {
  EXPECT_EQ(FoldedName(""), "");
  EXPECT_EQ(FoldedName("ß ×÷ ı ĸ 列車 \U0001F682"), "ß ×÷ ı ĸ 列車 \U0001F682");
  EXPECT_EQ(FoldedName("\xff\xc3(\xe0\x80\x80\xe2\x82"), "\xff\xc3(\xe0\x80\x80\xe2\x82");
}

TEST(FoldedNameTest, FoldingTwiceIsFoldingOnce) {
  std::string all;
  for (int c = 1; c < 0x80; ++c) all.push_back(static_cast<char>(c));
  for (int c = 0x80; c < 0x800; ++c) {
    all.push_back(static_cast<char>(0xC0 | c >> 6));
    all.push_back(static_cast<char>(0x80 | (c & 0x3F)));
  }
  for (int c = 0x1E00; c < 0x1F00; ++c) {
    all.push_back('\xe1');
    all.push_back(static_cast<char>(0x80 | (c >> 6 & 0x3F)));
    all.push_back(static_cast<char>(0x80 | (c & 0x3F)));
  }
  EXPECT_NE(FoldedName(all), all);
  EXPECT_EQ(FoldedName(FoldedName(all)), FoldedName(all));
}

}  // namespace
}  // namespace folsom
