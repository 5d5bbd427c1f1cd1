// People, their tokens and names, and one-time links, on both stores.
#include <gtest/gtest.h>

#include <array>
#include <cctype>

#include "store/both_stores.h"
#include "store/fold_again.h"

namespace folsom {
namespace {

std::string InSmall(std::string_view name) {
  std::string small(name);
  for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return small;
}

class PeopleTest : public BothStores {
 protected:
  bool Put(const Person& person) { return store().Update(person, InSmall(person.name)); }
};
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
  EXPECT_FALSE(store().PersonOfClaimedName("ann"));
  Person bob = PersonNamed("p2", "Bob");
  EXPECT_TRUE(Put(bob));
  bob.name = "Ann";
  EXPECT_TRUE(Put(bob));
}

TEST_P(PeopleTest, AnUpdateStoresNamePasswordAndWebhook) {
  store().AddPerson(PersonNamed("p1", "Ann"), HashOf(1));
  Person changed = Claiming(PersonNamed("p1", ""), "Annie");
  changed.webhook = "https://example.org";
  EXPECT_TRUE(Put(changed));
  EXPECT_EQ(store().PersonOfId("p1"), changed);
  EXPECT_TRUE(Put(changed));  // Repeated after a lost answer.
  EXPECT_EQ(store().PersonOfClaimedName("annie"), changed);
  changed.webhook = "";
  EXPECT_TRUE(Put(changed));
  EXPECT_EQ(store().PersonOfId("p1")->webhook, "");
}

TEST_P(PeopleTest, AnUpdateOfNobodyIsRefused) {
  EXPECT_FALSE(Put(PersonNamed("p1", "Ann")));
  EXPECT_FALSE(store().PersonOfId("p1"));
}

TEST_P(PeopleTest, AClaimedNameIsFoundAsItWasFolded) {
  store().AddPerson(PersonNamed("p1", "x"), HashOf(1));
  ASSERT_TRUE(store().Update(Claiming(PersonNamed("p1", ""), "Ñandú ÉLAN"), "ñandú élan"));
  EXPECT_EQ(store().PersonOfClaimedName("ñandú élan")->name, "Ñandú ÉLAN");
  EXPECT_FALSE(store().PersonOfClaimedName("Ñandú ÉLAN"));
  EXPECT_FALSE(store().PersonOfClaimedName("\xff"));
}

TEST_P(PeopleTest, AClaimedNameIsOnePersonsAlone) {
  store().AddPerson(PersonNamed("p1", "x"), HashOf(1));
  store().AddPerson(PersonNamed("p2", "y"), HashOf(2));
  ASSERT_TRUE(Put(Claiming(PersonNamed("p1", ""), "Django")));
  EXPECT_FALSE(Put(Claiming(PersonNamed("p2", ""), "DJANGO")));
  EXPECT_FALSE(Put(PersonNamed("p2", "django")));  // Not even without claiming it.
  EXPECT_EQ(store().PersonOfId("p2"), PersonNamed("p2", "y"));
  EXPECT_EQ(store().PersonOfClaimedName("django")->id, "p1");
}

TEST_P(PeopleTest, AClaimedNameIsFreeWhenItsOwnerTakesAnother) {
  store().AddPerson(PersonNamed("p1", "x"), HashOf(1));
  store().AddPerson(PersonNamed("p2", "y"), HashOf(2));
  ASSERT_TRUE(Put(Claiming(PersonNamed("p1", ""), "Django")));
  ASSERT_TRUE(Put(Claiming(PersonNamed("p1", ""), "Tuco")));
  EXPECT_FALSE(store().PersonOfClaimedName("django"));
  EXPECT_TRUE(Put(Claiming(PersonNamed("p2", ""), "Django")));
}

// --- Names folded again

TEST_P(PeopleTest, ClaimedNamesAreFoldedAgainAndNothingElseChanges) {
  for (const char* id : {"p1", "p2", "p3"}) store().AddPerson(PersonNamed(id, "x"), id);
  ASSERT_TRUE(store().Update(Claiming(PersonNamed("p1", ""), "BELLE"), "BELLE"));
  ASSERT_TRUE(store().Update(Claiming(PersonNamed("p2", ""), "Tuco"), "tuco"));
  EXPECT_EQ(FoldClaimsAgain(store(), InSmall), 1U);
  EXPECT_EQ(store().PersonOfClaimedName("belle"), Claiming(PersonNamed("p1", ""), "BELLE"));
  EXPECT_EQ(store().PersonOfClaimedName("tuco")->id, "p2");
  EXPECT_EQ(store().PersonOfId("p3"), PersonNamed("p3", "x"));
  EXPECT_EQ(FoldClaimsAgain(store(), InSmall), 0U);
}

TEST_P(PeopleTest, OfNamesThatAreOneNowTheOldestStays) {
  const std::array<const char*, 4> names{"Cheyenne 2", "CHEYENNE", "Cheyenne", "cheyenne"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    Person person = PersonNamed("p" + std::to_string(i), names[i]);
    person.created_at = static_cast<StoreTime>(10 - i);
    store().AddPerson(person, "token" + person.id);
    ASSERT_TRUE(store().Update(Claiming(person, names[i]), names[i]));
  }
  EXPECT_EQ(FoldClaimsAgain(store(), InSmall), 3U);
  EXPECT_EQ(store().PersonOfClaimedName("cheyenne")->id, "p3");
  EXPECT_EQ(store().PersonOfClaimedName("cheyenne 2")->id, "p0");
  EXPECT_EQ(store().PersonOfClaimedName("cheyenne 3")->id, "p2");
  EXPECT_EQ(store().PersonOfClaimedName("cheyenne 4")->name, "CHEYENNE 4");
  EXPECT_EQ(FoldClaimsAgain(store(), InSmall), 0U);
}

TEST_P(PeopleTest, ANameWithANumberIsNoLongerThanNamesMayBe) {
  std::string longest;  // 24 code points of three bytes.
  for (int i = 0; i < 24; ++i) longest += "\u5C0F";
  for (const char* id : {"p1", "p2"}) {
    store().AddPerson(PersonNamed(id, longest), id);
    ASSERT_TRUE(store().Update(Claiming(PersonNamed(id, ""), longest), id));
  }
  EXPECT_EQ(FoldClaimsAgain(store(), InSmall), 2U);
  const std::string shorter = longest.substr(0, std::size_t{22} * 3) + " 2";
  EXPECT_EQ(store().PersonOfClaimedName(longest)->id, "p1");
  EXPECT_EQ(store().PersonOfClaimedName(shorter)->name, shorter);
}

// One's new claim is another's old one.
TEST_P(PeopleTest, ClaimsMayChangePlaces) {
  for (const char* id : {"p1", "p2"}) store().AddPerson(PersonNamed(id, "x"), id);
  ASSERT_TRUE(store().Update(Claiming(PersonNamed("p1", ""), "a"), "b"));
  ASSERT_TRUE(store().Update(Claiming(PersonNamed("p2", ""), "b"), "a"));
  EXPECT_EQ(FoldClaimsAgain(store(), InSmall), 2U);
  EXPECT_EQ(store().PersonOfClaimedName("a")->id, "p1");
  EXPECT_EQ(store().PersonOfClaimedName("b")->id, "p2");
}

// --- Links

TEST_P(PeopleTest, ALinkIsTakenOnce) {
  store().AddLink(HashOf(9), {"t1", 3, "p1"}, 3'600'000);
  EXPECT_FALSE(store().TakeLink(HashOf(8)));
  const std::optional<Store::Link> link = store().TakeLink(HashOf(9));
  ASSERT_TRUE(link);
  EXPECT_EQ(link->table, "t1");
  EXPECT_EQ(link->seat, 3);
  EXPECT_EQ(link->owner, "p1");
  EXPECT_FALSE(store().TakeLink(HashOf(9)));
  Reopen();
  EXPECT_FALSE(store().TakeLink(HashOf(9)));
}

TEST_P(PeopleTest, ALinkExpires) {
  SetTime(0);
  store().AddLink(HashOf(1), {"t1", 0, "p1"}, 100);
  store().AddLink(HashOf(2), {"t1", 0, "p1"}, 100);
  SetTime(99);
  EXPECT_TRUE(store().TakeLink(HashOf(1)));
  SetTime(100);
  EXPECT_FALSE(store().TakeLink(HashOf(2)));
}

TEST_P(PeopleTest, SweepingRemovesExpiredLinks) {
  SetTime(0);
  store().AddLink(HashOf(1), {"t1", 0, "p1"}, 100);
  store().AddLink(HashOf(2), {"t1", 0, "p1"}, 101);
  SetTime(100);
  store().Sweep({}, 1);
  SetTime(50);
  EXPECT_FALSE(store().TakeLink(HashOf(1)));
  EXPECT_TRUE(store().TakeLink(HashOf(2)));
}

// --- Upkeep

TEST_P(PeopleTest, AStoreThatIsThereAnswers) { EXPECT_NO_THROW(store().Ping()); }

}  // namespace
}  // namespace folsom
