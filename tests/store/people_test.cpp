// People, their tokens and names, and one-time links, on both stores.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "store/fold_again.h"
#include "store/store_suite.h"

namespace folsom {
namespace {

// Of ASCII: capitals fold, and digits look like letters.
class PlainTexts final : public Texts {
 public:
  [[nodiscard]] bool IsGoodName(std::string_view /*name*/) const override { return true; }
  [[nodiscard]] bool IsGoodTitle(std::string_view /*title*/) const override { return true; }
  [[nodiscard]] bool IsGoodLine(std::string_view /*line*/) const override { return true; }
  [[nodiscard]] std::string FoldedName(std::string_view name) const override {
    std::string small(name);
    for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return small;
  }
  [[nodiscard]] std::string LookOf(std::string_view name) const override {
    std::string look = FoldedName(name);
    std::ranges::replace(look, '0', 'o');
    return look;
  }
};

const PlainTexts kTexts;

class PeopleTest : public StoreSuite {
 protected:
  bool Put(const Person& person) { return store().SetName(person, {}); }
  // As another program may have folded it.
  bool Put(Person person, const std::string& folded) {
    person.keys = {.folded = folded, .look = folded};
    return store().SetName(person, {});
  }
};
INSTANTIATE_TEST_SUITE_P(All, PeopleTest, kAllStores, NameOfKind);
// Pages fold no names again.
class FoldedNames : public PeopleTest {};
INSTANTIATE_TEST_SUITE_P(Both, FoldedNames, kBothStores, NameOfKind);

Person PersonNamed(const std::string& id, const std::string& name) {
  return {.id = id,
          .name = name,
          .password_hash = "",
          .webhook = "",
          .program = false,
          .created_at = 17,
          .keys = kTexts.KeysOf(name)};
}

Person Claiming(Person person, const std::string& name) {
  person.name = name;
  person.password_hash = "$argon2id$";
  person.keys = kTexts.KeysOf(name);
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
  store().AddPerson(ann, HashOf(1), {});
  EXPECT_EQ(OwnerOf(store(), HashOf(1)), ann);
  EXPECT_EQ(store().PersonOfId("p1"), ann);
  EXPECT_FALSE(OwnerOf(store(), HashOf(2)));
  EXPECT_FALSE(store().PersonOfId("p2"));
  EXPECT_FALSE(store().PersonOfId(std::string("p1\0", 3)));
  Reopen();
  EXPECT_EQ(OwnerOf(store(), HashOf(1)), ann);
}

TEST_P(PeopleTest, AddingAPersonAgainChangesNothing) {
  store().AddPerson(PersonNamed("p1", "Ann"), HashOf(1), {});
  store().AddPerson(PersonNamed("p1", "Ann"), HashOf(1), {});
  EXPECT_EQ(OwnerOf(store(), HashOf(1)), PersonNamed("p1", "Ann"));
}

TEST_P(PeopleTest, APersonMayHaveSeveralTokens) {
  store().AddPerson(PersonNamed("p1", "Ann"), HashOf(1), {});
  EXPECT_TRUE(store().AddToken(PersonNamed("p1", ""), HashOf(2), 18, {}));
  EXPECT_TRUE(store().AddToken(PersonNamed("p1", ""), HashOf(2), 18, {}));
  EXPECT_EQ(OwnerOf(store(), HashOf(1))->id, "p1");
  EXPECT_EQ(OwnerOf(store(), HashOf(2))->id, "p1");
}

TEST_P(PeopleTest, TokensAreFoundByHowTheirHashBegins) {
  store().AddPerson(PersonNamed("p1", "Ann"), "abcd1", {});
  store().AddPerson(PersonNamed("p2", "Bob"), "abcd2", {});
  store().AddPerson(PersonNamed("p3", "Cat"), "abce", {});
  const std::vector<Store::TokenOwner> both = store().OwnersOfTokens("abcd");
  ASSERT_EQ(both.size(), 2U);
  EXPECT_EQ(both[0].hash, "abcd1");
  EXPECT_EQ(both[1].person, PersonNamed("p2", "Bob"));
  EXPECT_EQ(store().OwnersOfTokens("abcd2").size(), 1U);
  EXPECT_TRUE(store().OwnersOfTokens("abcd23").empty());
  EXPECT_TRUE(store().OwnersOfTokens("b").empty());
}

TEST_P(PeopleTest, UnclaimedNamesMayBeTheSame) {
  store().AddPerson(PersonNamed("p1", "Ann"), HashOf(1), {});
  store().AddPerson(PersonNamed("p2", "Ann"), HashOf(2), {});
  EXPECT_FALSE(store().PersonOfClaimedName("ann"));
  EXPECT_TRUE(Put(PersonNamed("p2", "Bob")));
  EXPECT_TRUE(Put(PersonNamed("p2", "Ann")));
}

TEST_P(PeopleTest, ANameIsStoredWithItsPasswordAndTheWebhookByItself) {
  store().AddPerson(PersonNamed("p1", "Ann"), HashOf(1), {});
  Person changed = Claiming(PersonNamed("p1", ""), "Annie");
  EXPECT_TRUE(Put(changed));
  EXPECT_TRUE(Put(changed));  // Repeated after a lost answer.
  EXPECT_EQ(store().PersonOfClaimedName("annie"), changed);
  changed.webhook = "https://example.org";
  store().SetWebhook("p1", changed.webhook);
  EXPECT_EQ(store().PersonOfId("p1"), changed);
  changed.name = "Anna";
  changed.webhook = "";
  EXPECT_TRUE(Put(changed));
  EXPECT_EQ(store().PersonOfId("p1")->webhook, "https://example.org");
}

TEST_P(PeopleTest, ANameForNobodyIsRefused) {
  EXPECT_FALSE(Put(PersonNamed("p1", "Ann")));
  EXPECT_FALSE(store().PersonOfId("p1"));
}

TEST_P(PeopleTest, AClaimedNameIsFoundAsItWasFolded) {
  store().AddPerson(PersonNamed("p1", "x"), HashOf(1), {});
  ASSERT_TRUE(Put(Claiming(PersonNamed("p1", ""), "Ñandú ÉLAN"), "ñandú élan"));
  EXPECT_EQ(store().PersonOfClaimedName("ñandú élan")->name, "Ñandú ÉLAN");
  EXPECT_FALSE(store().PersonOfClaimedName("Ñandú ÉLAN"));
  EXPECT_FALSE(store().PersonOfClaimedName("\xff"));
}

TEST_P(PeopleTest, AClaimedNameIsOnePersonsAlone) {
  store().AddPerson(PersonNamed("p1", "x"), HashOf(1), {});
  store().AddPerson(PersonNamed("p2", "y"), HashOf(2), {});
  ASSERT_TRUE(Put(Claiming(PersonNamed("p1", ""), "Django")));
  EXPECT_FALSE(Put(Claiming(PersonNamed("p2", ""), "DJANGO")));
  EXPECT_FALSE(Put(PersonNamed("p2", "django")));  // Not even without claiming it.
  EXPECT_EQ(store().PersonOfId("p2"), PersonNamed("p2", "y"));
  EXPECT_EQ(store().PersonOfClaimedName("django")->id, "p1");
}

TEST_P(PeopleTest, AClaimedNameIsFreeWhenItsOwnerTakesAnother) {
  store().AddPerson(PersonNamed("p1", "x"), HashOf(1), {});
  store().AddPerson(PersonNamed("p2", "y"), HashOf(2), {});
  ASSERT_TRUE(Put(Claiming(PersonNamed("p1", ""), "Django")));
  ASSERT_TRUE(Put(Claiming(PersonNamed("p1", ""), "Tuco")));
  EXPECT_FALSE(store().PersonOfClaimedName("django"));
  EXPECT_TRUE(Put(Claiming(PersonNamed("p2", ""), "Django")));
}

TEST_P(PeopleTest, NorIsANameThatLooksLikeAClaimedOne) {
  store().AddPerson(PersonNamed("p1", "x"), HashOf(1), {});
  store().AddPerson(PersonNamed("p2", "y"), HashOf(2), {});
  ASSERT_TRUE(Put(Claiming(PersonNamed("p1", ""), "Tuco")));
  EXPECT_FALSE(Put(Claiming(PersonNamed("p2", ""), "Tuc0")));
  EXPECT_FALSE(Put(PersonNamed("p2", "TUC0")));
  EXPECT_TRUE(Put(Claiming(PersonNamed("p1", ""), "Tuc0"))) << "one's own";
  EXPECT_EQ(store().WhoseName(kTexts.KeysOf("tuco"), "p2"), Store::Claimed::kAlike);
  EXPECT_EQ(store().WhoseName(kTexts.KeysOf("tuc0"), "p2"), Store::Claimed::kSame);
  EXPECT_EQ(store().WhoseName(kTexts.KeysOf("tuc0"), "p1"), Store::Claimed::kNo);
  EXPECT_EQ(store().WhoseName(kTexts.KeysOf("y"), "p1"), Store::Claimed::kNo) << "not claimed";
}

TEST_P(PeopleTest, ThoseWithoutAClaimAreDisplacedAsFarAsNamesGo) {
  store().AddPerson(PersonNamed("p1", "Tuco"), HashOf(1), {});
  store().AddPerson(PersonNamed("p2", "TUC0"), HashOf(2), {});
  store().AddPerson(PersonNamed("p3", "tuco"), HashOf(3), {});
  store().AddPerson(PersonNamed("p4", "Belle"), HashOf(4), {});
  ASSERT_TRUE(Put(Claiming(PersonNamed("p4", ""), "Bell0")));
  const std::vector<NewName> names{{.name = "Guest 1", .keys = kTexts.KeysOf("Guest 1")},
                                   {.name = "Guest 2", .keys = kTexts.KeysOf("Guest 2")}};
  EXPECT_EQ(store().Displace(kTexts.KeysOf("tuco"), names),
            (std::vector<Renaming>{{.person = PersonNamed("p1", "Guest 1"), .before = "Tuco"},
                                   {.person = PersonNamed("p2", "Guest 2"), .before = "TUC0"}}));
  EXPECT_EQ(store().PersonOfId("p2"), PersonNamed("p2", "Guest 2"));
  EXPECT_EQ(store().Displace(kTexts.KeysOf("tuco"), names).size(), 1U);
  EXPECT_TRUE(store().Displace(kTexts.KeysOf("tuco"), names).empty());
  EXPECT_TRUE(store().Displace(kTexts.KeysOf("bello"), names).empty());
}

// --- Names folded again

TEST_P(FoldedNames, ClaimedNamesAreFoldedAgainAndNothingElseChanges) {
  for (const char* id : {"p1", "p2", "p3"}) store().AddPerson(PersonNamed(id, "x"), id, {});
  ASSERT_TRUE(Put(Claiming(PersonNamed("p1", ""), "BELLE"), "BELLE"));
  ASSERT_TRUE(Put(Claiming(PersonNamed("p2", ""), "Tuco"), "tuco"));
  EXPECT_EQ(FoldNamesAgain(store(), kTexts), 1U);
  EXPECT_EQ(store().PersonOfClaimedName("belle"), Claiming(PersonNamed("p1", ""), "BELLE"));
  EXPECT_EQ(store().PersonOfClaimedName("tuco")->id, "p2");
  EXPECT_EQ(store().PersonOfId("p3"), PersonNamed("p3", "x"));
  EXPECT_EQ(FoldNamesAgain(store(), kTexts), 0U);
}

TEST_P(FoldedNames, OfNamesThatAreOneNowTheOldestStays) {
  const std::array<const char*, 4> names{"Cheyenne 2", "CHEYENNE", "Cheyenne", "cheyenne"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    Person person = PersonNamed("p" + std::to_string(i), names[i]);
    person.created_at = static_cast<StoreTime>(10 - i);
    store().AddPerson(person, "token" + person.id, {});
    ASSERT_TRUE(Put(Claiming(person, names[i]), names[i]));
  }
  EXPECT_EQ(FoldNamesAgain(store(), kTexts), 3U);
  EXPECT_EQ(store().PersonOfClaimedName("cheyenne")->id, "p3");
  EXPECT_EQ(store().PersonOfClaimedName("cheyenne 2")->id, "p0");
  EXPECT_EQ(store().PersonOfClaimedName("cheyenne 3")->id, "p2");
  EXPECT_EQ(store().PersonOfClaimedName("cheyenne 4")->name, "CHEYENNE 4");
  EXPECT_EQ(FoldNamesAgain(store(), kTexts), 0U);
}

TEST_P(FoldedNames, ANameWithANumberIsNoLongerThanNamesMayBe) {
  std::string longest;  // 24 code points of three bytes.
  for (int i = 0; i < 24; ++i) longest += "\u5C0F";
  for (const char* id : {"p1", "p2"}) {
    store().AddPerson(PersonNamed(id, longest), id, {});
    ASSERT_TRUE(Put(Claiming(PersonNamed(id, ""), longest), id));
  }
  EXPECT_EQ(FoldNamesAgain(store(), kTexts), 2U);
  const std::string shorter = longest.substr(0, std::size_t{22} * 3) + " 2";
  EXPECT_EQ(store().PersonOfClaimedName(longest)->id, "p1");
  EXPECT_EQ(store().PersonOfClaimedName(shorter)->name, shorter);
}

TEST_P(FoldedNames, NamesWithoutKeysGetThemAndClaimsThatOnlyLookAlikeStay) {
  Person guest = PersonNamed("p1", "Ann");
  guest.keys = {};  // As older programs stored it.
  store().AddPerson(guest, "p1", {});
  for (const char* id : {"p2", "p3"}) store().AddPerson(PersonNamed(id, "x"), id, {});
  ASSERT_TRUE(Put(Claiming(PersonNamed("p2", ""), "Tuco"), "tuco"));
  ASSERT_TRUE(Put(Claiming(PersonNamed("p3", ""), "Tuc0"), "tuc0"));
  EXPECT_EQ(FoldNamesAgain(store(), kTexts), 2U);
  EXPECT_EQ(store().PersonOfId("p1"), PersonNamed("p1", "Ann"));
  EXPECT_EQ(store().PersonOfClaimedName("tuc0")->name, "Tuc0");
  store().SetWebhook("p3", "https://example.org");
  EXPECT_EQ(FoldNamesAgain(store(), kTexts), 0U);
}

// One's new claim is another's old one.
TEST_P(FoldedNames, ClaimsMayChangePlaces) {
  for (const char* id : {"p1", "p2"}) store().AddPerson(PersonNamed(id, "x"), id, {});
  ASSERT_TRUE(Put(Claiming(PersonNamed("p1", ""), "a"), "b"));
  ASSERT_TRUE(Put(Claiming(PersonNamed("p2", ""), "b"), "a"));
  EXPECT_EQ(FoldNamesAgain(store(), kTexts), 2U);
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
