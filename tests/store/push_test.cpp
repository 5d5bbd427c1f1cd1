// Where devices are told of turns, and secrets of the site, on all stores.
#include <gtest/gtest.h>

#include "store/store_suite.h"

namespace folsom {
namespace {

using PushSet = Store::PushSet;

PushAddress PushAt(const std::string& endpoint) { return {"https://push/" + endpoint, "k", "a"}; }

class PushTest : public StoreSuite {
 protected:
  // With the tokens "ann 0", "ann 1" and so on.
  void Add(const std::string& id, int tokens) {
    Person person;
    person.id = id;
    person.name = id;
    store().AddPerson(person, id + " 0", {});
    for (int i = 1; i < tokens; ++i) store().AddToken(person, id + " " + std::to_string(i), 1, {});
  }
  PushAddress Of(const std::string& person, const std::string& token) {
    for (const Store::Token& one : store().TokensOf(person)) {
      if (one.hash == token) return one.push;
    }
    ADD_FAILURE() << "no token " << token;
    return {};
  }
};
INSTANTIATE_TEST_SUITE_P(All, PushTest, kAllStores, NameOfKind);

TEST_P(PushTest, BelongsToADevice) {
  Add("ann", 2);
  EXPECT_EQ(store().SetPush("ann 0", PushAt("x"), 5), PushSet::kStored);
  EXPECT_EQ(Of("ann", "ann 0"), PushAt("x"));
  EXPECT_EQ(Of("ann", "ann 1"), PushAddress{});
  EXPECT_EQ(store().SetPush("ann 0", PushAt("y"), 5), PushSet::kStored);
  EXPECT_EQ(Of("ann", "ann 0"), PushAt("y"));
  EXPECT_EQ(store().SetPush("ann 0", {}, 5), PushSet::kStored);
  EXPECT_EQ(Of("ann", "ann 0"), PushAddress{});
  EXPECT_EQ(store().SetPush("nobody", PushAt("x"), 5), PushSet::kNoToken);
}

TEST_P(PushTest, StaysWhenTheTokenIsUsed) {
  Add("ann", 1);
  store().SetPush("ann 0", PushAt("x"), 5);
  const std::vector<std::string> used{"ann 0"};
  store().UseTokens(used, 500);
  EXPECT_EQ(Of("ann", "ann 0"), PushAt("x"));
}

TEST_P(PushTest, OneBrowserIsToldForOnePersonOnly) {
  Add("ann", 1);
  Add("bob", 1);
  store().SetPush("ann 0", PushAt("x"), 5);
  EXPECT_EQ(store().SetPush("bob 0", PushAt("x"), 5), PushSet::kStored);
  EXPECT_EQ(Of("ann", "ann 0"), PushAddress{});
  EXPECT_EQ(Of("bob", "bob 0"), PushAt("x"));
}

TEST_P(PushTest, APersonHasOnlyAFew) {
  Add("ann", 3);
  EXPECT_EQ(store().SetPush("ann 0", PushAt("0"), 2), PushSet::kStored);
  EXPECT_EQ(store().SetPush("ann 1", PushAt("1"), 2), PushSet::kStored);
  EXPECT_EQ(store().SetPush("ann 2", PushAt("2"), 2), PushSet::kTooMany);
  EXPECT_EQ(Of("ann", "ann 2"), PushAddress{});
  EXPECT_EQ(store().SetPush("ann 1", PushAt("other"), 2), PushSet::kStored);
  // A browser that got a new token is not one more; and one can always stop.
  EXPECT_EQ(store().SetPush("ann 2", PushAt("0"), 2), PushSet::kStored);
  EXPECT_EQ(Of("ann", "ann 0"), PushAddress{});
  EXPECT_EQ(store().SetPush("ann 2", {}, 0), PushSet::kStored);
}

TEST_P(PushTest, GoesWithItsBrowser) {
  Add("ann", 2);
  store().SetPush("ann 0", PushAt("0"), 5);
  store().SetPush("ann 1", PushAt("1"), 5);
  store().RemovePush(PushAt("0").endpoint);
  store().RemovePush(PushAt("unknown").endpoint);
  store().RemovePush("");
  EXPECT_EQ(Of("ann", "ann 0"), PushAddress{});
  EXPECT_EQ(Of("ann", "ann 1"), PushAt("1"));
}

TEST_P(PushTest, OfSecretsTheFirstIsKept) {
  const std::string bytes("\x00\xff\x80 secret", 10);
  EXPECT_EQ(store().KeepSecret("push", bytes), bytes);
  EXPECT_EQ(store().KeepSecret("push", "later"), bytes);
  EXPECT_EQ(store().KeepSecret("other", "later"), "later");
}

}  // namespace
}  // namespace folsom
