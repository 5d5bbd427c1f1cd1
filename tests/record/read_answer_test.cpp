// What people and language models answer, and which action that means.
#include <gtest/gtest.h>

#include "record/text/view_text.h"
#include "record/words/action_text.h"
#include "rules/pieces/dice.h"

namespace folsom {
namespace {

// 1 draw, 2 move forward 1, 3 fire belle, 4 rob purse, 5 rob purse 7, 6 play ghost move, 7 play
// ghost move down.
[[nodiscard]] ActionList SomeActions() {
  ActionList legal;
  for (const char* text : {"draw", "move forward 1", "fire belle", "rob purse", "rob purse 7",
                           "play ghost move", "play ghost move down"}) {
    legal.Add(*ActionFrom(text));
  }
  return legal;
}

// The text of the action, or the code of the problem.
[[nodiscard]] std::string Meant(std::string_view answer) {
  const Result<Action> read = ReadAnswer(answer, SomeActions());
  return read ? std::string(ActionText(*read)) : read.Error().code;
}

TEST(ReadAnswer, TextOrNumberAlone) {
  EXPECT_EQ(Meant("fire belle"), "fire belle");
  EXPECT_EQ(Meant("3"), "fire belle");
  EXPECT_EQ(Meant("  3.\n"), "fire belle");
  EXPECT_EQ(Meant("**Fire Belle**"), "fire belle");
  EXPECT_EQ(Meant("`draw`"), "draw");
  EXPECT_EQ(Meant("3. fire belle"), "fire belle");
  EXPECT_EQ(Meant("(3) fire belle"), "fire belle");
}

TEST(ReadAnswer, TheLastLineCounts) {
  EXPECT_EQ(Meant("I could move forward 1 or fire belle.\nBelle is rich.\nfire belle"),
            "fire belle");
  EXPECT_EQ(Meant("1. draw\n2. move forward 1\n\nAnswer: 2\n"), "move forward 1");
  EXPECT_EQ(Meant("Belle has 3 purses.\r\nMy answer is 4.\r\n"), "rob purse");
  EXPECT_EQ(Meant("So I play ghost move, since nobody is there."), "play ghost move");
  EXPECT_EQ(Meant("I draw."), "draw");
}

TEST(ReadAnswer, OrTheOnlyOtherLineThatNamesOne) {
  EXPECT_EQ(Meant("fire belle\nThat will teach her."), "fire belle");
  EXPECT_EQ(Meant("I choose fire belle\nand again fire belle\nThanks!"), "fire belle");
  EXPECT_EQ(Meant("fire belle\nmove forward 1\nThanks!"), "answer/several");
}

TEST(ReadAnswer, TheLongestTextIsMeant) {
  EXPECT_EQ(Meant("I will play ghost move down now"), "play ghost move down");
  EXPECT_EQ(Meant("then rob purse 7 it is"), "rob purse 7");
  EXPECT_EQ(Meant("rob purse 9"), "answer/not_legal") << "not any purse";
}

TEST(ReadAnswer, CodesSayWhatIsWrong) {
  EXPECT_EQ(Meant(""), "answer/none");
  EXPECT_EQ(Meant(" \n\t\r\n"), "answer/none");
  EXPECT_EQ(Meant("I do not know."), "answer/none");
  EXPECT_EQ(Meant("drawing"), "answer/none") << "a word of its own";
  EXPECT_EQ(Meant("either draw or fire belle"), "answer/several");
  EXPECT_EQ(Meant("2. fire belle"), "answer/several") << "2 is another";
  EXPECT_EQ(Meant("fire tuco"), "answer/not_legal");
  EXPECT_EQ(Meant("8"), "answer/not_legal");
  EXPECT_EQ(Meant("0"), "answer/not_legal");
  EXPECT_EQ(Meant("99999999999999999999999999"), "answer/not_legal");
  EXPECT_EQ(Meant("fire belle\nno: fire tuco"), "answer/not_legal") << "the last line counts";
}

TEST(ReadAnswer, OnlyTheEndOfALongAnswerCounts) {
  const std::string thoughts(10 * kMostAnswer, 'x');
  EXPECT_EQ(Meant("fire belle\n" + thoughts), "answer/none");
  EXPECT_EQ(Meant(thoughts + "\nfire belle"), "fire belle");
}

TEST(ReadAnswer, NothingIsLegalWithoutAList) {
  EXPECT_EQ(ReadAnswer("1", ActionList{}).Error().code, "answer/not_legal");
  EXPECT_EQ(ReadAnswer("", ActionList{}).Error().code, "answer/none");
}

// Scraps of answers and bytes of any kind, at random.
[[nodiscard]] std::string RandomAnswer(Rng& rng) {
  static constexpr std::string_view kScraps[] = {"fire belle", "draw",     "3",
                                                 "\n",         " ",        ". ",
                                                 "rob purse",  " 7",       "play ghost move",
                                                 " down",      "Answer: ", "\r\n",
                                                 "\xC3\xA9",   "\xFF",     "99999999999999999999",
                                                 "_",          "-",        "move forward 1"};
  std::string answer;
  for (std::uint32_t n = rng.Below(12); n > 0; --n) {
    if (rng.Below(4) == 0) {
      answer += static_cast<char>(rng.Below(256));
    } else {
      answer += kScraps[rng.Below(std::size(kScraps))];
    }
  }
  return answer;
}

TEST(ReadAnswer, AnyBytesGiveALegalActionOrACode) {
  Rng rng(16);
  const ActionList legal = SomeActions();
  std::size_t read_well = 0;
  for (int i = 0; i < 20000; ++i) {
    const std::string answer = RandomAnswer(rng);
    const Result<Action> read = ReadAnswer(answer, legal);
    if (read) {
      ++read_well;
      ASSERT_TRUE(legal.Has(*read)) << answer;
    } else {
      ASSERT_TRUE(read.Error().code.starts_with("answer/")) << answer;
    }
  }
  EXPECT_GT(read_well, 2000U);
}

}  // namespace
}  // namespace folsom
