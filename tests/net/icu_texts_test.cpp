#include "server/icu_texts.h"

#include <gtest/gtest.h>

#include "record/words/safe_text.h"

namespace folsom {
namespace {

TEST(IcuTexts, NamesOfManyKindsAreGood) {
  const IcuTexts texts;
  for (const char* name :
       {"A", "Anna", "Anna Lena", "\xC3\x89lodie", "\xE5\xB0\x8F\xE6\x98\x8E", "\xF0\x9F\xA4\xA0",
        "\xE2\x9D\xA4\xEF\xB8\x8F", "O'Neil <b>", "123456789012345678901234"}) {
    EXPECT_TRUE(texts.IsGoodName(name)) << name;
  }
  std::string longest;  // 24 code points of three bytes.
  for (int i = 0; i < 24; ++i) longest += "\xE5\xB0\x8F";
  EXPECT_TRUE(texts.IsGoodName(longest));
  EXPECT_FALSE(texts.IsGoodName(longest + "x"));
}

TEST(IcuTexts, NamesThatDeceiveOrBreakAreNot) {
  const IcuTexts texts;
  for (const char* name : {"",
                           " Anna",
                           "Anna ",
                           "An\nna",
                           "\x7F",
                           "1234567890123456789012345",
                           "\xE2\x80\xAE"
                           "annA",
                           "a\xE2\x81\xA6"
                           "b",
                           "a\xE2\x80\x8F",
                           "a\xE2\x80\xA8"
                           "b",
                           "\xE2\x80\x8B",
                           "\xE2\x80\x8D",
                           "\xEF\xB8\x8F",
                           "\xC2\xA0",
                           "\xE3\x80\x80"
                           "a",
                           "\xEF\xBB\xBF"
                           "a",
                           "\xC2\x85",
                           "\xC0\x80",
                           "\xED\xA0\x80",
                           "\xF4\x90\x80\x80",
                           "\xFF",
                           "a\xC3",
                           "\xE2\x80",
                           "\xE0\x80\xAF",
                           "\xEE\x80\x80"}) {
    EXPECT_FALSE(texts.IsGoodName(name)) << name;
  }
  EXPECT_FALSE(texts.IsGoodName(std::string_view("a\0b", 3)));
}

TEST(IcuTexts, ANameIsWrittenInOneScript) {
  const IcuTexts texts;
  for (const char* name : {"Тuco", "Bellе", "Διana", "Аnn", "안Д", "a\u0301\u0301"}) {
    EXPECT_FALSE(texts.IsGoodName(name)) << name;
  }
  for (const char* name :
       {"Туко", "Änn 安", "Bob カタ かな 漢字", "안나 Kim", "Ann 7", "Ελένη", "José \U0001F920"}) {
    EXPECT_TRUE(texts.IsGoodName(name)) << name;
  }
}

TEST(IcuTexts, NothingUnseenIsInANameButTitlesMayJoinEmoji) {
  const IcuTexts texts;
  for (const char* name : {"An\u200Dna", "An\u200Cna", "Ann\U000E0061", "An\u00ADna", "a\u3164"}) {
    EXPECT_FALSE(texts.IsGoodName(name)) << name;
  }
  EXPECT_TRUE(texts.IsGoodTitle("\U0001F468\u200D\U0001F467 night"));
}

TEST(IcuTexts, ANameHasNoMarkOfItsOwn) {
  const IcuTexts texts;
  for (const char* name : {"Ann \u2713", "Ann\u2714\uFE0F", "Ann \u2705", "\u2611 Ann", "Ann\u221A",
                           "Ann \U0001F5F8"}) {
    EXPECT_FALSE(texts.IsGoodName(name)) << name;
  }
  EXPECT_TRUE(texts.IsGoodLine("\u2713"));
}

// Nobody passes for "Dusty" Pete, a bot.
TEST(IcuTexts, ANameHasNoQuotationMarks) {
  const IcuTexts texts;
  for (const char* name : {"\"Dusty\" Pete", "\u201CDusty\u201D Pete", "\u00ABПыльный\u00BB Пит",
                           "\u201EKurz\u201D Pete", "\u300C沙塵\u300D彼特"}) {
    EXPECT_FALSE(texts.IsGoodName(name)) << name;
  }
  EXPECT_TRUE(texts.IsGoodName("O'Brien"));
  EXPECT_TRUE(texts.IsGoodName("D\u2019Artagnan"));
}

TEST(IcuTexts, NamesThatCanBeTakenForEachOtherHaveOneLook) {
  const IcuTexts texts;
  const auto alike = [&](const char* a, const char* b) {
    return texts.KeysOf(a).IsLike(texts.KeysOf(b));
  };
  EXPECT_TRUE(alike("Tuco", "Тuсо"));
  EXPECT_TRUE(alike("coco", "сосо"));
  EXPECT_TRUE(alike("Bill", "BiII"));
  EXPECT_TRUE(alike("Bill", "Bi1l"));
  EXPECT_TRUE(alike("Ivan", "ivan"));
  EXPECT_TRUE(alike("Ivan", "lvan"));
  EXPECT_TRUE(alike("Torn", "Tom"));
  EXPECT_TRUE(alike("O", "0"));
  EXPECT_TRUE(alike("ANNA", "anna"));
  EXPECT_TRUE(alike("Anna", "Ａnna"));
  EXPECT_FALSE(alike("Anna", "Anne"));
  EXPECT_TRUE(alike("Annie", "ANNlE"));
  EXPECT_FALSE(alike("Guest 4821", "Guest 4827"));
  EXPECT_FALSE(alike("José", "Jose"));
}

TEST(IcuTexts, TitlesMayBeEmptyAndLonger) {
  const IcuTexts texts;
  EXPECT_TRUE(texts.IsGoodTitle(""));
  EXPECT_TRUE(texts.IsGoodTitle(std::string(60, 'x')));
  EXPECT_FALSE(texts.IsGoodTitle(std::string(61, 'x')));
  EXPECT_FALSE(texts.IsGoodTitle("a\tb"));
}

TEST(IcuTexts, ALineOfChatCanBeSeenAndReadInOneDirection) {
  const IcuTexts texts;
  for (const char* line : {"hi", " hi ", "\u0645\u0631\u062D\u0628\u0627",
                           "\U0001F469\u200D\U0001F680", "\u2764\uFE0F"}) {
    EXPECT_TRUE(texts.IsGoodLine(line)) << line;
  }
  EXPECT_TRUE(texts.IsGoodLine(std::string(5000, 'x')));
  for (const char* line : {"", "   ", "\u00A0\u3000", "\u200D", "a\nb", "a\x7F", "a\u0085",
                           "a\u202Eb", "a\u2066b", "a\u2028b", "a\u200B", "\xC0\x80", "a\xC3"}) {
    EXPECT_FALSE(texts.IsGoodLine(line)) << line;
  }
}

std::string Utf8Of(char32_t c) {
  const auto tail = [c](int shift) { return static_cast<char>(0x80U | (c >> shift & 0x3FU)); };
  const auto head = [c](unsigned mark, int shift) { return static_cast<char>(mark | c >> shift); };
  if (c < 0x80) return {head(0, 0)};
  if (c < 0x800) return {head(0xC0, 6), tail(0)};
  if (c < 0x10000) return {head(0xE0, 12), tail(6), tail(0)};
  return {head(0xF0, 18), tail(12), tail(6), tail(0)};
}

// What records are cleaned of, without ICU, is what the server takes from nobody.
TEST(IcuTexts, AndSafeTextAgreeOnEveryCodePoint) {
  const IcuTexts texts;
  for (char32_t c = 0; c <= 0x10FFFF; ++c) {
    const std::string text = "a" + Utf8Of(c);
    if (c == 0xFFFD) continue;  // It stands for the others.
    const std::uint32_t number = c;
    ASSERT_EQ(SafeText(text) == text, texts.IsGoodLine(text)) << std::hex << number;
    if (!texts.IsGoodLine(text)) continue;
    ASSERT_EQ(!SafeText(text.substr(1)).empty(), texts.IsGoodLine(text.substr(1)))
        << std::hex << number;
  }
}

TEST(IcuTexts, ANameIsTheSameHoweverItIsWritten) {
  const IcuTexts texts;
  EXPECT_EQ(texts.FoldedName("Belle STARR 66!"), "belle starr 66!");
  EXPECT_EQ(texts.FoldedName("ÀÖØÞ Ÿ Šumava ŁÓDŹ ĐỆ"), "àöøþ ÿ šumava łódź đệ");
  EXPECT_EQ(texts.FoldedName("ΆΈΌΎΏ ΑΡΣΫ ς"), "άέόύώ αρσϋ σ");
  EXPECT_EQ(texts.FoldedName("ЁЂ АЯ Ґ"), "ёђ ая ґ");
  EXPECT_EQ(texts.FoldedName("Straße"), "strasse");
  EXPECT_EQ(texts.FoldedName("ＡＮＮＡ ﬁ"), "anna fi");     // Wide letters, a ligature.
  EXPECT_EQ(texts.FoldedName("E\u0301lodie"), "élodie");    // An accent of its own.
  EXPECT_EQ(texts.FoldedName("An\u200Dna\uFE0F"), "anna");  // What is not seen.
  EXPECT_EQ(texts.FoldedName("列車 \U0001F682"), "列車 \U0001F682");
  EXPECT_EQ(texts.FoldedName(""), "");
}

TEST(IcuTexts, FoldingTwiceIsFoldingOnce) {
  const IcuTexts texts;
  for (const char* name : {"Straße", "İstanbul", "ŉ", "Ǆ", "ẞ", "ﷺ", "Ω"}) {
    const std::string folded = texts.FoldedName(name);
    EXPECT_EQ(texts.FoldedName(folded), folded) << name;
  }
}

}  // namespace
}  // namespace folsom
