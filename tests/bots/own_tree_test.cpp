// The tree of a seat's own later decisions, with made-up scores.
#include "bots/search/own_tree.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace folsom {
namespace {

constexpr Action kRule{10};
constexpr Action kOther{11};
constexpr Action kThird{12};

ActionList ListOf(std::initializer_list<Action> actions) {
  ActionList list;
  for (const Action action : actions) list.Add(action);
  return list;
}

// Until a node may have children.
void Ripen(OwnTree& tree, OwnTree::NodeId node) {
  for (int i = 0; i < 4; ++i) tree.Score(node, 0.5F);
}

TEST(OwnTree, EndsAtANodeThatIsNotRipe) {
  OwnTree tree(100);
  Rng rng(1);
  const ActionList legal = ListOf({kOther, kRule});
  const OwnTree::NodeId root = tree.AddRoot();
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(tree.Descend(root, legal, kRule, rng), OwnTree::kNone) << i;
    tree.Score(root, 1);
  }
  EXPECT_NE(tree.Descend(root, legal, kRule, rng), OwnTree::kNone);
}

TEST(OwnTree, BeginsWithTheRulesAction) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    OwnTree tree(100);
    Rng rng(seed);
    const OwnTree::NodeId root = tree.AddRoot();
    Ripen(tree, root);
    const OwnTree::NodeId child = tree.Descend(root, ListOf({kOther, kRule, kThird}), kRule, rng);
    ASSERT_NE(child, OwnTree::kNone);
    ASSERT_EQ(tree.ActionOf(child), kRule);
  }
}

TEST(OwnTree, RootsAreApart) {
  OwnTree tree(100);
  Rng rng(1);
  const OwnTree::NodeId one = tree.AddRoot();
  const OwnTree::NodeId other = tree.AddRoot();
  Ripen(tree, one);
  EXPECT_NE(tree.Descend(one, ListOf({kRule, kOther}), kRule, rng), OwnTree::kNone);
  EXPECT_EQ(tree.Descend(other, ListOf({kRule, kOther}), kRule, rng), OwnTree::kNone);
}

// In worlds that allow now this and now that.
TEST(OwnTree, OnlyChoosesWhatIsLegalInThisWorld) {
  OwnTree tree(100);
  Rng rng(1);
  const OwnTree::NodeId root = tree.AddRoot();
  const std::array worlds{ListOf({kRule, kOther, kThird}), ListOf({kOther, kThird}),
                          ListOf({kRule, kThird}), ListOf({kThird, kOther})};
  for (std::size_t i = 0; i < 2000; ++i) {
    const ActionList& legal = worlds[rng.Below(worlds.size())];
    const OwnTree::NodeId child = tree.Descend(root, legal, legal[0], rng);
    if (child != OwnTree::kNone) {
      ASSERT_TRUE(legal.Has(tree.ActionOf(child)));
      // What is seldom legal is the best: the more tempting elsewhere.
      tree.Score(child, tree.ActionOf(child) == kRule ? 1 : 0);
    }
    tree.Score(root, 0.5F);
  }
}

// How often each action was followed, given how many times in ten it wins.
std::map<std::uint16_t, int> Followed(const std::map<std::uint16_t, std::uint32_t>& worth,
                                      int times) {
  OwnTree tree(100);
  Rng rng(1);
  const OwnTree::NodeId root = tree.AddRoot();
  Ripen(tree, root);
  std::map<std::uint16_t, int> counts;
  for (int i = 0; i < times; ++i) {
    const OwnTree::NodeId child = tree.Descend(root, ListOf({kRule, kOther}), kRule, rng);
    const std::uint16_t action = child == OwnTree::kNone ? kRule.id : tree.ActionOf(child).id;
    const float share = rng.Below(10) < worth.at(action) ? 1 : 0;
    if (child != OwnTree::kNone) tree.Score(child, share);
    tree.Score(root, share);
    ++counts[action];
  }
  return counts;
}

TEST(OwnTree, ComesToTheBetterOfTwoActions) {
  const auto other = Followed({{kRule.id, 3}, {kOther.id, 6}}, 2000);
  EXPECT_GT(other.at(kOther.id), 1700);
  const auto rule = Followed({{kRule.id, 6}, {kOther.id, 3}}, 2000);
  EXPECT_GT(rule.at(kRule.id), 1700);
}

TEST(OwnTree, GrowsNoMoreThanItsCapacity) {
  OwnTree tree(2);
  Rng rng(1);
  const ActionList legal = ListOf({kRule, kOther, kThird});
  const OwnTree::NodeId root = tree.AddRoot();
  Ripen(tree, root);
  const OwnTree::NodeId child = tree.Descend(root, legal, kRule, rng);
  ASSERT_NE(child, OwnTree::kNone);
  Ripen(tree, child);
  EXPECT_EQ(tree.Descend(child, legal, kRule, rng), OwnTree::kNone) << "no room";
  for (int i = 0; i < 100; ++i) {
    tree.Score(root, 0.5F);
    const OwnTree::NodeId next = tree.Descend(root, legal, kRule, rng);
    ASSERT_TRUE(next == child || next == OwnTree::kNone);
  }
}

// The child of a guided node, and how often the policy was asked in all.
class Guided {
 public:
  [[nodiscard]] Action Next(const ActionList& legal, const std::map<std::uint16_t, float>& policy) {
    const OwnTree::NodeId child = tree.DescendGuided(root, legal, [&] {
      ++asked;
      OwnTree::Priors priors{};
      for (std::size_t i = 0; i < legal.Size(); ++i) priors[i] = policy.at(legal[i].id);
      return priors;
    });
    last = child;
    return child == OwnTree::kNone ? kNoAction : tree.ActionOf(child);
  }

  OwnTree tree{100};
  OwnTree::NodeId root = tree.AddRoot();
  OwnTree::NodeId last = OwnTree::kNone;
  int asked = 0;
};
const std::map<std::uint16_t, float> kPolicy{
    {kRule.id, 0.2F}, {kOther.id, 0.7F}, {kThird.id, 0.1F}};

TEST(GuidedTree, AsksNobodyBeforeItIsRipe) {
  Guided guided;
  EXPECT_EQ(guided.Next(ListOf({kRule, kOther}), kPolicy), kNoAction);
  EXPECT_EQ(guided.asked, 0);
}

TEST(GuidedTree, BeginsWithWhatIsMostProbable) {
  Guided guided;
  Ripen(guided.tree, guided.root);
  EXPECT_EQ(guided.Next(ListOf({kRule, kOther, kThird}), kPolicy), kOther);
}

TEST(GuidedTree, AsksAgainOnlyWhenSomethingNewIsLegal) {
  Guided guided;
  Ripen(guided.tree, guided.root);
  for (int i = 0; i < 5; ++i) (void)guided.Next(ListOf({kRule, kOther}), kPolicy);
  EXPECT_EQ(guided.asked, 1);
  (void)guided.Next(ListOf({kOther, kThird}), kPolicy);
  EXPECT_EQ(guided.asked, 2);
  EXPECT_EQ(guided.Next(ListOf({kRule, kThird}), kPolicy), kRule) << "what was best is not legal";
  EXPECT_EQ(guided.asked, 2);
}

TEST(GuidedTree, ComesToTheBetterActionAgainstThePolicy) {
  Guided guided;
  Ripen(guided.tree, guided.root);
  std::map<std::uint16_t, int> counts;
  for (int i = 0; i < 2000; ++i) {
    const Action action = guided.Next(ListOf({kRule, kOther, kThird}), kPolicy);
    const float share = action == kThird ? 0.6F : 0.3F;
    guided.tree.Score(guided.last, share);
    guided.tree.Score(guided.root, share);
    ++counts[action.id];
  }
  EXPECT_GT(counts[kThird.id], 1500);
}

}  // namespace
}  // namespace folsom
