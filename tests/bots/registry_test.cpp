// Bots by name: every text that is read, and every one that is refused.
#include "bots/registry.h"

#include <gtest/gtest.h>

#include <set>

namespace folsom {
namespace {

BotSpec Parsed(std::string_view text) {
  const ParsedBot parsed = ParseBot(text);
  EXPECT_EQ(parsed.error, "") << text;
  return parsed.bot;
}

TEST(Registry, ReadsNamesAndParameters) {
  EXPECT_EQ(Parsed("random"), BotSpec{});
  EXPECT_EQ(Parsed("scripted"), (BotSpec{BotKind::kScripted, {}, 0}));
  EXPECT_EQ(Parsed("scripted:mistakes=20"), (BotSpec{BotKind::kScripted, {}, 20}));
  EXPECT_EQ(Parsed("mcts:iterations=1000"), (BotSpec{BotKind::kMcts, {1000, 0}, 0}));
  EXPECT_EQ(Parsed("mcts:ms=50"), (BotSpec{BotKind::kMcts, {0, 50}, 0}));
  EXPECT_EQ(Parsed("search:ms=100"), (BotSpec{BotKind::kSearch, {0, 100}, 0}));
  EXPECT_EQ(Parsed("search:iterations=2000,mistakes=5"), (BotSpec{BotKind::kSearch, {2000, 0}, 5}));
  EXPECT_EQ(Parsed("search:mistakes=5,iterations=2000"), (BotSpec{BotKind::kSearch, {2000, 0}, 5}));
  EXPECT_EQ(Parsed("mcts:iterations=10000000").budget.iterations, 10'000'000U);
  EXPECT_EQ(Parsed("mcts:ms=60000").budget.ms, 60'000U);
  EXPECT_EQ(Parsed("scripted:mistakes=100").mistakes, 100);
  EXPECT_EQ(Parsed("net"), (BotSpec{BotKind::kNet, {}, 0}));
  EXPECT_EQ(Parsed("net:temperature=1000,opening=300,overlooks=100"),
            (BotSpec{BotKind::kNet, {}, 0, 1000, 300, 100}));
  EXPECT_EQ(Parsed("net:overlooks=7"), (BotSpec{BotKind::kNet, {}, 0, 0, 0, 7}));
  EXPECT_EQ(Parsed("search0:ms=5"), (BotSpec{BotKind::kSearch0, {0, 5}, 0}));
}

TEST(Registry, WithoutABudgetItIsATenthOfASecond) {
  EXPECT_EQ(Parsed("mcts"), Parsed("mcts:ms=100"));
  EXPECT_EQ(Parsed("search:mistakes=7"), Parsed("search:ms=100,mistakes=7"));
}

struct BadText {
  std::string_view text;
  std::string_view says;  // Part of the reason.
};

TEST(Registry, RefusesEverythingElseAndSaysWhy) {
  const std::vector<BadText> bad{
      {"",
       "no bot is called \"\": there are random, scripted, mcts, search, net, search0, and the "
       "levels "
       "tenderfoot, drifter, rustler, desperado, legend"},
      {"hal", "no bot is called \"hal\""},
      {"Random", "no bot is called"},
      {"random ", "no bot is called"},
      {":ms=5", "no bot is called \"\""},
      {"random:", "key=value"},
      {"random:ms=5", "random has no parameter \"ms\": it has none"},
      {"scripted:ms=5", "scripted has no parameter \"ms\": it has mistakes"},
      {"mcts:mistakes=5", "mcts has no parameter \"mistakes\": it has iterations or ms"},
      {"search:depth=5", "\"depth\": it has iterations or ms, and mistakes"},
      {"net:ms=5", "net has no parameter \"ms\": it has temperature, opening and overlooks"},
      {"search:temperature=5", "search has no parameter"},
      {"net:temperature=1001", "temperature is a whole number from 0 to 1000"},
      {"net:opening=2001", "opening is a whole number from 0 to 2000"},
      {"net:overlooks=101", "overlooks is a whole number from 0 to 100"},
      {"net:overlooks=1,overlooks=1", "overlooks is given twice"},
      {"search:=5", "has no parameter \"\""},
      {"search:ms", "key=value, not \"ms\""},
      {"search:ms=5,", "key=value, not \"\""},
      {"search:ms=5,,mistakes=1", "key=value"},
      {"search:ms=5;mistakes=1", "from 1 to 60000, not \"5;mistakes=1\""},
      {"search:ms=", "ms is a whole number"},
      {"search:ms=0", "from 1 to 60000, not \"0\""},
      {"search:ms=60001", "from 1 to 60000"},
      {"search:ms=-1", "not \"-1\""},
      {"search:ms=+1", "not \"+1\""},
      {"search:ms= 1", "not \" 1\""},
      {"search:ms=1.5", "not \"1.5\""},
      {"search:ms=99999999999999999999", "ms is a whole number"},
      {"mcts:iterations=0", "iterations is a whole number from 1 to 10000000"},
      {"mcts:iterations=10000001", "iterations is a whole number"},
      {"scripted:mistakes=101", "mistakes is a whole number from 0 to 100"},
      {"search:ms=5,ms=6", "ms is given twice"},
      {"search:mistakes=5,mistakes=5", "mistakes is given twice"},
      {"mcts:iterations=5,ms=5", "not for both"},
      {"search:ms=5,iterations=5", "not for both"},
      {"drifter:mistakes=5", "the level drifter has no parameters"},
      {"desperado:", "has no parameters"},
      {"legend:ms=5", "has no parameters"},
  };
  for (const BadText& line : bad) {
    const ParsedBot parsed = ParseBot(line.text);
    EXPECT_NE(parsed.error.find(line.says), std::string::npos) << line.text << "\n" << parsed.error;
    EXPECT_EQ(parsed.bot, BotSpec{}) << line.text;
  }
  EXPECT_LT(ParseBot(std::string(10'000, 'x')).error.size(), 200U);
}

TEST(Registry, LongTextsAreCutBetweenCharacters) {
  const std::string most(38, 'x');
  const auto says = [](const std::string& text, const std::string& quoted) {
    EXPECT_NE(ParseBot(text).error.find("\"" + quoted + "\""), std::string::npos)
        << ParseBot(text).error;
  };
  says(most + "\u00e9", most + "\u00e9");
  says(most + "\u00e9!", most + "\u00e9...");
  says(most + "\u20ac", most + "...");
  says(most + "xxx", most + "xx...");
}

TEST(Registry, TextsReadBackToTheSameBot) {
  for (const char* text :
       {"random", "scripted", "scripted:mistakes=20", "scripted:mistakes=40", "mcts", "mcts:ms=1",
        "mcts:iterations=1000", "search", "search:ms=100", "search:ms=99,mistakes=3",
        "search:iterations=200", "search:iterations=7,mistakes=100", "search:mistakes=1", "net",
        "net:temperature=100", "net:temperature=250,overlooks=5", "net:overlooks=100"}) {
    const BotSpec bot = Parsed(text);
    EXPECT_EQ(Parsed(TextOf(bot)), bot) << text << " " << TextOf(bot);
  }
  EXPECT_EQ(TextOf(Parsed("search:mistakes=5,iterations=2000")),
            "search:iterations=2000,mistakes=5");
  EXPECT_EQ(TextOf(Parsed("mcts:ms=100")), "mcts");
  EXPECT_EQ(TextOf(Parsed("net:overlooks=5,temperature=250")), "net:temperature=250,overlooks=5");
  EXPECT_EQ(TextOf(Parsed("net:temperature=0,overlooks=0")), "net");
  EXPECT_EQ(TextOf(Parsed("scripted:mistakes=0")), TextOf(Parsed("scripted")));
}

TEST(Registry, LevelsGoByTheirNames) {
  ASSERT_EQ(Levels().size(), 5U);
  std::set<std::string> texts;
  for (const Level& level : Levels()) {
    EXPECT_EQ(Parsed(level.key), level.bot);
    EXPECT_EQ(TextOf(level.bot), level.key);
    texts.insert(TextOf(level.bot));
  }
  EXPECT_EQ(texts.size(), 5U) << "no two levels are the same bot";
  EXPECT_EQ(Levels()[0].title, "Tenderfoot");
  EXPECT_EQ(Levels()[4].title, "Legend");
}

TEST(Registry, ListsAreSplitBetweenBots) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ(SplitBots("random"), Texts{"random"});
  EXPECT_EQ(SplitBots(""), Texts{""});
  EXPECT_EQ(SplitBots("a,b, c"), (Texts{"a", "b", "c"}));
  EXPECT_EQ(SplitBots("random,search:ms=5,mistakes=9,mcts:ms=1,mcts"),
            (Texts{"random", "search:ms=5,mistakes=9", "mcts:ms=1", "mcts"}));
  EXPECT_EQ(SplitBots("mistakes=9,a"), (Texts{"mistakes=9", "a"}));
  EXPECT_EQ(SplitBots("a,,b"), (Texts{"a", "", "b"}));
  EXPECT_EQ(SplitBots("a,"), (Texts{"a", ""}));
}

}  // namespace
}  // namespace folsom
