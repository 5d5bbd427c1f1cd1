// Tokens and when they were used, people who go, and names that are taken out of logs, on both
// stores.
#include <gtest/gtest.h>

#include "store/store_suite.h"

namespace folsom {
namespace {

using Ids = std::vector<std::string>;

constexpr StoreSpan kTokenDay = 86'400'000;

class TokensTest : public StoreSuite {
 protected:
  void Add(const std::string& id, StoreTime at = 100, bool program = false) {
    store().AddPerson({.id = id,
                       .name = id,
                       .password_hash = {},
                       .webhook = {},
                       .program = program,
                       .created_at = at,
                       .keys = {.folded = id, .look = id}},
                      "token " + id, {});
  }
  void Claim(const std::string& id) {
    Person person = *store().PersonOfId(id);
    person.password_hash = "$argon2id$";
    ASSERT_TRUE(store().SetName(person, {}));
  }
  // A table of `owner` at which these sit.
  void Seat(const std::string& table, const std::vector<std::string>& people) {
    const bool there = store().Summary(table).has_value();
    if (!there) store().Create(TableOf(table), 100);
    AppendRequest request = AppendOf(table, there ? 3 : 2);
    request.people = people;
    ASSERT_EQ(AppendTo(store(), request), AppendResult::kStored);
  }
  static Person PersonOf(const std::string& id, const std::string& password_hash = {}) {
    Person person;
    person.id = id;
    person.password_hash = password_hash;
    return person;
  }
  bool Knows(const std::string& id) { return store().PersonOfId(id).has_value(); }
  bool HasToken(const std::string& id) { return OwnerOf(store(), "token " + id).has_value(); }
};
INSTANTIATE_TEST_SUITE_P(All, TokensTest, kAllStores, NameOfKind);

TEST_P(TokensTest, AreListedWithTheirDevicesLastUsedFirst) {
  Add("ann");
  store().AddToken(PersonOf("ann"), "phone", 200, {.browser = "Firefox", .system = "Android"});
  Add("bob");
  const std::vector<Store::Token> tokens = store().TokensOf("ann");
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_EQ(tokens[0], (Store::Token{"phone", 200, 200, {"Firefox", "Android"}}));
  EXPECT_EQ(tokens[1], (Store::Token{"token ann", 100, 100, {}}));
  EXPECT_TRUE(store().TokensOf("nobody").empty());
}

TEST_P(TokensTest, AreGivenForTheRightPasswordOnly) {
  Add("ann");
  Claim("ann");
  EXPECT_FALSE(store().AddToken(PersonOf("ann"), "phone", 200, {}));
  EXPECT_FALSE(store().AddToken(PersonOf("nobody"), "phone", 200, {}));
  EXPECT_EQ(store().TokensOf("ann").size(), 1U);
  EXPECT_TRUE(store().AddToken(PersonOf("ann", "$argon2id$"), "phone", 200, {}));
  EXPECT_TRUE(store().AddToken(PersonOf("ann", "$argon2id$"), "phone", 200, {})) << "once more";
  EXPECT_EQ(store().TokensOf("ann").size(), 2U);
}

TEST_P(TokensTest, OthersEndWithTheOldPassword) {
  Add("ann");
  Claim("ann");
  const Person ann = PersonOf("ann", "$argon2id$");
  store().AddToken(ann, "phone", 200, {});
  Add("bob");
  EXPECT_EQ(store().SetPassword(PersonOf("ann", "guessed"), "new", "phone"), std::nullopt);
  EXPECT_EQ(store().SetPassword(PersonOf("nobody"), "new", "phone"), std::nullopt);
  EXPECT_EQ(store().TokensOf("ann").size(), 2U);
  const std::vector<std::string> ended{"token ann"};
  EXPECT_EQ(store().SetPassword(ann, "new", "phone"), ended);
  EXPECT_EQ(store().SetPassword(ann, "new", "phone"), std::vector<std::string>{}) << "once more";
  EXPECT_EQ(store().PersonOfId("ann")->password_hash, "new");
  EXPECT_FALSE(store().AddToken(ann, "late", 201, {}));
  EXPECT_TRUE(HasToken("bob"));
}

// Of two nodes that change a person at the same time, the one that read the older state changes
// nothing.
TEST_P(TokensTest, ANameIsNotSetOverAClaimThatCameMeanwhile) {
  Add("ann");
  const Person read = *store().PersonOfId("ann");
  Claim("ann");
  Person renamed = read;
  renamed.name = "Anna";
  EXPECT_FALSE(store().SetName(renamed, read.password_hash));
  EXPECT_EQ(store().PersonOfId("ann")->password_hash, "$argon2id$");
}

TEST_P(TokensTest, AUseIsKeptAndNeverGoesBack) {
  Add("ann");
  Add("bob");
  store().UseTokens(std::vector<std::string>{"token ann", "unknown"}, 300);
  store().UseTokens(std::vector<std::string>{"token ann"}, 250);
  EXPECT_EQ(store().TokensOf("ann")[0].used_at, 300);
  EXPECT_EQ(store().TokensOf("bob")[0].used_at, 100);
  ASSERT_EQ(store().OwnersOfTokens("token ann").size(), 1U);
  EXPECT_EQ(store().OwnersOfTokens("token ann")[0].used_at, 300);
}

TEST_P(TokensTest, ThoseRemovedAreNobodys) {
  Add("ann");
  store().AddToken(PersonOf("ann"), "phone", 200, {});
  store().AddToken(PersonOf("ann"), "desk", 201, {});
  const std::vector<std::string> lost{"phone", "token ann"};
  store().RemoveTokens(lost);
  store().RemoveTokens(lost);
  EXPECT_FALSE(OwnerOf(store(), "phone"));
  EXPECT_EQ(OwnerOf(store(), "desk")->id, "ann");
}

TEST_P(TokensTest, ThoseOfPeopleExpireAfterTheirLastUse) {
  SetTime(100 * kTokenDay);
  for (const char* const id : {"ann", "bob", "cat"}) Add(id, kTokenDay);
  Add("bot", kTokenDay, true);
  store().UseTokens(std::vector<std::string>{"token bob"}, 90 * kTokenDay);
  store().Sweep({.tokens = 50 * kTokenDay}, 10);
  EXPECT_FALSE(HasToken("ann"));
  EXPECT_TRUE(HasToken("bob"));
  EXPECT_TRUE(HasToken("bot")) << "a program's lasts until it is revoked";
  EXPECT_TRUE(Knows("ann"));
}

TEST_P(TokensTest, IdleGuestsGoAndAllOthersStay) {
  SetTime(100 * kTokenDay);
  for (const char* const id : {"idle", "owner", "used", "seated", "left", "host"})
    Add(id, kTokenDay);
  Add("young", 95 * kTokenDay);
  Add("bot", kTokenDay, true);
  Add("dead bot", kTokenDay, true);
  store().RemoveTokens(std::vector<std::string>{"token dead bot"});
  Claim("owner");
  store().UseTokens(std::vector<std::string>{"token used"}, 95 * kTokenDay);
  Seat("t1", {"seated", "left"});
  Seat("t1", {"seated"});
  NewTable hosted = TableOf("t2");
  hosted.owner = "host";
  store().Create(hosted, 10);
  store().Sweep({}, 10);
  EXPECT_TRUE(Knows("idle"));
  EXPECT_FALSE(store().Sweep({.guests = 30 * kTokenDay}, 10));
  EXPECT_FALSE(Knows("idle"));
  EXPECT_FALSE(HasToken("idle"));
  EXPECT_FALSE(Knows("dead bot"));
  for (const char* const id : {"owner", "used", "seated", "left", "host", "young", "bot"}) {
    EXPECT_TRUE(Knows(id)) << id;
  }
}

TEST_P(TokensTest, APersonWhoGoesLeavesNothingBehindButTables) {
  Add("ann");
  Add("bob");
  store().AddToken(PersonOf("ann"), "phone", 200, {});
  Claim("ann");
  Seat("t1", {"ann", "bob"});
  store().AddLink("link", {.table = "t1", .seat = 0, .owner = "ann"}, 1000);
  const std::vector<Store::Forgotten> forgotten{{"t1", 2}};
  EXPECT_EQ(store().RemovePerson("ann", forgotten), Ids{});
  EXPECT_EQ(store().RemovePerson("ann", forgotten), Ids{});
  EXPECT_FALSE(Knows("ann"));
  EXPECT_FALSE(HasToken("ann"));
  EXPECT_FALSE(OwnerOf(store(), "phone"));
  EXPECT_FALSE(store().PersonOfClaimedName("ann"));
  EXPECT_FALSE(store().TakeLink("link"));
  EXPECT_TRUE(store().TablesOf("ann").empty());
  EXPECT_EQ(LogOf(store(), "t1").size(), 2U);
  EXPECT_EQ(store().ListOf("bob", 10).size(), 1U);
  EXPECT_TRUE(HasToken("bob"));
}

TEST_P(TokensTest, NobodyGoesBeforeAllTheirTablesAreForgotten) {
  Add("ann");
  Seat("left", {"ann", "bob"});
  Seat("left", {"bob"});
  Seat("mine", {"ann"});
  NewTable hosted = TableOf("hosted");
  hosted.owner = "ann";
  store().Create(hosted, 10);
  std::vector<Store::Forgotten> forgotten;
  EXPECT_EQ(store().RemovePerson("ann", forgotten), (Ids{"hosted", "left", "mine"}));
  forgotten = {{"mine", 2}, {"left", 2}};
  EXPECT_EQ(store().RemovePerson("ann", forgotten), Ids{"hosted"});
  forgotten.push_back({"hosted", 1});
  ASSERT_EQ(AppendTo(store(), AppendOf("mine", 3)), AppendResult::kStored);
  EXPECT_EQ(store().RemovePerson("ann", forgotten), Ids{"mine"}) << "the log has grown";
  EXPECT_TRUE(Knows("ann"));
  EXPECT_TRUE(HasToken("ann"));
  EXPECT_EQ(store().TablesOf("ann").size(), 3U);
  forgotten[0].version = 3;
  EXPECT_EQ(store().RemovePerson("ann", forgotten), Ids{});
  EXPECT_FALSE(Knows("ann"));
}

TEST_P(TokensTest, WhoLeftATableIsStillFoundThere) {
  Seat("t1", {"ann", "bob"});
  Seat("t1", {"bob"});
  EXPECT_TRUE(store().ListOf("ann", 10).empty());
  EXPECT_EQ(store().TablesOf("ann"), std::vector<std::string>{"t1"});
  AppendRequest back = AppendOf("t1", 4);
  back.people = {"ann", "bob"};
  ASSERT_EQ(AppendTo(store(), back), AppendResult::kStored);
  EXPECT_EQ(store().ListOf("ann", 10).size(), 1U);
}

TEST_P(TokensTest, TextsAreRewrittenInPlace) {
  store().Create(TableOf("t1"), 10);
  store().Create(TableOf("t2"), 10);
  for (const std::uint32_t version : {2U, 3U}) {
    ASSERT_EQ(AppendTo(store(), AppendOf("t1", version, "Ann")), AppendResult::kStored);
  }
  const std::vector<std::string> before = LogOf(store(), "t1");
  const std::vector<StoredEntry> changed{{2, "Guest"}};
  const std::string summary = store().Summary("t1")->text;
  EXPECT_TRUE(store().Rewrite("t1", changed, {.before = summary, .after = "{\"title\":\"\"}"}));
  EXPECT_EQ(LogOf(store(), "t1"), (std::vector<std::string>{before[0], "Guest", "Ann"}));
  EXPECT_EQ(store().Summary("t1")->text, "{\"title\":\"\"}");
  EXPECT_EQ(store().Summary("t2")->text, TableOf("t2").summary.text);
  EXPECT_EQ(AppendTo(store(), AppendOf("t1", 4)), AppendResult::kStored);
}

// Another node stored something after the table was read.
TEST_P(TokensTest, NothingIsRewrittenWhereTheSummaryIsAnother) {
  store().Create(TableOf("t1"), 10);
  const std::string before = store().Summary("t1")->text;
  AppendRequest newer = AppendOf("t1", 2, "Ann");
  newer.summary = store().Summary("t1");
  newer.summary->text = "{\"title\":\"newer\"}";
  ASSERT_EQ(AppendTo(store(), newer), AppendResult::kStored);
  const std::vector<StoredEntry> changed{{2, "Guest"}};
  EXPECT_FALSE(store().Rewrite("t1", changed, {.before = before, .after = "{}"}));
  EXPECT_EQ(store().Summary("t1")->text, "{\"title\":\"newer\"}");
  EXPECT_EQ(LogOf(store(), "t1").back(), "Ann");
  EXPECT_FALSE(store().Rewrite("none", changed, {.before = before, .after = "{}"}));
}

}  // namespace
}  // namespace folsom
