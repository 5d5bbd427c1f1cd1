#include "record/words/safe_text.h"

#include <gtest/gtest.h>

#include "record/game/game_record.h"

namespace folsom {
namespace {

TEST(SafeText, LeavesWhatStandsForItselfAlone) {
  for (const char* text : {"Anna", "\u00C9lodie", "\u5C0F\u660E", "\U0001F920 \u2764\uFE0F",
                           "\U0001F468\u200D\U0001F467", "\u0627\u0644"}) {
    EXPECT_EQ(SafeText(text), text);
  }
}

TEST(SafeText, ReplacesWhatCouldDoMore) {
  EXPECT_EQ(SafeText("a\x1B[31mb"), "a\uFFFD[31mb");
  EXPECT_EQ(SafeText("a\u009Bb"), "a\uFFFDb") << "C1";
  EXPECT_EQ(SafeText("\u202Ebad\u2066"), "\uFFFDbad\uFFFD");
  EXPECT_EQ(SafeText("a\u200Bb\uFEFF\u2028"), "a\uFFFDb\uFFFD\uFFFD");
  EXPECT_EQ(SafeText("\xFF\xC0\x80"), "\uFFFD\uFFFD\uFFFD") << "no UTF-8";
  EXPECT_EQ(SafeText("\xED\xA0\x80"), "\uFFFD") << "half a pair";
  EXPECT_EQ(SafeText("a\xE2\x80"), "a\uFFFD\uFFFD") << "cut off";
  EXPECT_EQ(SafeText("\xF4\x90\x80\x80"), "\uFFFD") << "beyond Unicode";
}

TEST(SafeText, OfWhatNobodySeesIsEmpty) {
  EXPECT_EQ(SafeText(" \u200D\uFE0F"), "");
  EXPECT_EQ(SafeText(""), "");
}

TEST(SafeText, IsWhatNamesInRecordsAre) {
  GameWriter game(Config{}, 1, {"A\u202Enna", "\xFF\xFE", "\u200D"});
  const Result<GameRecord> record = ReplayRecord(game.Text());
  ASSERT_TRUE(record) << Describe(record.Error());
  EXPECT_EQ(record->names[0], "A\uFFFDnna");
  EXPECT_EQ(record->names[1], "\uFFFD\uFFFD");
  EXPECT_EQ(record->names[2], "");
}

}  // namespace
}  // namespace folsom
