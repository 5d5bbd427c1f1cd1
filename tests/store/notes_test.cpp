// Notes of people, on all stores.
#include <gtest/gtest.h>

#include "store/store_suite.h"

namespace folsom {
namespace {

class NotesTest : public StoreSuite {
 protected:
  void AddNoted(const std::string& id) {
    Person person;
    person.id = id;
    person.name = id;
    store().AddPerson(person, id + " token", {});
  }
};
INSTANTIATE_TEST_SUITE_P(All, NotesTest, kAllStores, NameOfKind);

TEST_P(NotesTest, AreKeptByPersonAndName) {
  AddNoted("ann");
  AddNoted("bob");
  EXPECT_EQ(store().Note("ann", "puzzles"), "");
  EXPECT_TRUE(store().SetNote("ann", "puzzles", "", "one"));
  EXPECT_TRUE(store().SetNote("ann", "other", "", "two"));
  EXPECT_EQ(store().Note("ann", "puzzles"), "one");
  EXPECT_EQ(store().Note("ann", "other"), "two");
  EXPECT_EQ(store().Note("bob", "puzzles"), "");
}

TEST_P(NotesTest, ChangeOnlyForWhoKnowsThem) {
  AddNoted("ann");
  ASSERT_TRUE(store().SetNote("ann", "puzzles", "", "one"));
  EXPECT_FALSE(store().SetNote("ann", "puzzles", "", "two"));
  EXPECT_FALSE(store().SetNote("ann", "puzzles", "none", "two"));
  EXPECT_EQ(store().Note("ann", "puzzles"), "one");
  EXPECT_TRUE(store().SetNote("ann", "puzzles", "one", "two"));
  EXPECT_TRUE(store().SetNote("ann", "puzzles", "one", "two"));  // The same again.
  EXPECT_EQ(store().Note("ann", "puzzles"), "two");
}

TEST_P(NotesTest, AreOfPeopleWhoExistAndGoWithThem) {
  EXPECT_FALSE(store().SetNote("nobody", "puzzles", "", "one"));
  AddNoted("ann");
  ASSERT_TRUE(store().SetNote("ann", "puzzles", "", "one"));
  EXPECT_TRUE(store().RemovePerson("ann", {}).empty());
  EXPECT_EQ(store().Note("ann", "puzzles"), "");
}

}  // namespace
}  // namespace folsom
