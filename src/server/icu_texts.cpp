#include "server/icu_texts.h"

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>
#include <unicode/uniset.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <stdexcept>

namespace folsom {

namespace {

constexpr std::size_t kMaxUtf8 = 4;  // Bytes of a code point.

void MustBeGood(UErrorCode error) {
  if (U_FAILURE(error)) throw std::runtime_error(std::string("ICU: ") + u_errorName(error));
}

icu::UnicodeSet SetOf(const char16_t* pattern) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeSet set(icu::UnicodeString(pattern), error);
  MustBeGood(error);
  set.freeze();
  return set;
}

// Control characters, separators of lines, private use and non-characters; what nobody sees, marks
// that turn the direction of writing among it, but for joiners and the variants of emoji; a blank
// that counts as a letter; stand-ins, U+FFFD for bytes that are no UTF-8 among them.
const icu::UnicodeSet& Forbidden() {
  static const icu::UnicodeSet kSet = SetOf(
      u"[[:Cc:][:Zl:][:Zp:][:Co:][:Cs:][:Noncharacter_Code_Point:]"
      u"[[:Default_Ignorable_Code_Point:]-[\\u200C\\u200D\\uFE00-\\uFE0F\\u180B-\\u180D]]"
      u"[:Bidi_Control:]\\u2800\\uFFF0-\\uFFFF\\U000E0000-\\U0010FFFF]");
  return kSet;
}

// Joiners too: alone they cannot be seen.
const icu::UnicodeSet& Blanks() {
  static const icu::UnicodeSet kSet = SetOf(u"[[:White_Space:]\\u200C\\u200D]");
  return kSet;
}

// What does not show by itself: blanks, and what only changes the character before it.
const icu::UnicodeSet& Unseen() {
  static const icu::UnicodeSet kSet =
      SetOf(u"[[:White_Space:]\\u200C\\u200D\\uFE00-\\uFE0F\\u180B-\\u180D]");
  return kSet;
}

// Nothing of a name may be unseen, but for the mark that makes a heart an emoji; nor has it a
// tick, since pages show one behind claimed names, or quotation marks, since bots have them.
const icu::UnicodeSet& ForbiddenInNames() {
  static const icu::UnicodeSet kSet = SetOf(
      u"[[[:Default_Ignorable_Code_Point:]-[\\uFE0F]]"
      u"[[:Quotation_Mark:]-[\\u0027\\u2018\\u2019]]"
      u"\\u221A\\u237B\\u2611\\u2705\\u2713\\u2714\\U0001F5F8\\U0001F5F9]");
  return kSet;
}

const icu::Normalizer2& Folding() {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2* const folding = icu::Normalizer2::getNFKCCasefoldInstance(error);
  MustBeGood(error);
  return *folding;
}

icu::StringPiece PieceOf(std::string_view text) {
  return {text.data(), static_cast<std::int32_t>(text.size())};
}

std::string SkeletonOf(const USpoofChecker& spoof, std::string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::UnicodeString wide = icu::UnicodeString::fromUTF8(PieceOf(text));
  icu::UnicodeString skeleton;
  uspoof_getSkeletonUnicodeString(&spoof, 0, wide, skeleton, &error);
  MustBeGood(error);
  std::string out;
  skeleton.toUTF8String(out);
  return out;
}

bool IsGoodText(std::string_view text, std::size_t most) {
  if (text.empty()) return true;
  if (text.size() > most * kMaxUtf8) return false;
  const icu::UnicodeString wide = icu::UnicodeString::fromUTF8(PieceOf(text));
  if (static_cast<std::size_t>(wide.countChar32()) > most) return false;
  const UChar32 first = wide.char32At(0);
  const UChar32 last = wide.char32At(wide.length() - 1);
  if (Blanks().contains(first) || Blanks().contains(last)) return false;
  return Forbidden().containsNone(wide) && !Unseen().containsAll(wide);
}

}  // namespace

IcuTexts::IcuTexts() {
  UErrorCode error = U_ZERO_ERROR;
  spoof_.reset(uspoof_open(&error));
  uspoof_setChecks(spoof_.get(), USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE, &error);
  uspoof_setRestrictionLevel(spoof_.get(), USPOOF_HIGHLY_RESTRICTIVE);
  MustBeGood(error);
  static_cast<void>(Forbidden());
  static_cast<void>(Blanks());
  static_cast<void>(Unseen());
  static_cast<void>(ForbiddenInNames());
  static_cast<void>(Folding());
}

bool IcuTexts::IsGoodName(std::string_view name) const {
  if (name.empty() || !IsGoodText(name, kMaxNameLength)) return false;
  const icu::UnicodeString wide = icu::UnicodeString::fromUTF8(PieceOf(name));
  UErrorCode error = U_ZERO_ERROR;
  const std::int32_t failed = uspoof_check2UnicodeString(spoof_.get(), wide, nullptr, &error);
  MustBeGood(error);
  return failed == 0 && ForbiddenInNames().containsNone(wide);
}

bool IcuTexts::IsGoodTitle(std::string_view title) const {
  return IsGoodText(title, kMaxTitleLength);
}

bool IcuTexts::IsGoodLine(std::string_view line) const {
  const icu::UnicodeString wide = icu::UnicodeString::fromUTF8(PieceOf(line));
  return Forbidden().containsNone(wide) && !Unseen().containsAll(wide);
}

std::string IcuTexts::FoldedName(std::string_view name) const {
  UErrorCode error = U_ZERO_ERROR;
  std::string folded;
  icu::StringByteSink<std::string> sink(&folded);
  Folding().normalizeUTF8(0, PieceOf(name), sink, nullptr, error);
  MustBeGood(error);
  return folded;
}

std::string IcuTexts::LookOf(std::string_view name) const {
  std::string folded = FoldedName(SkeletonOf(*spoof_, name));
  // "Annie" is "ANNIE", which "ANNlE" looks like.
  std::ranges::replace(folded, 'i', 'l');
  return SkeletonOf(*spoof_, folded);
}

}  // namespace folsom
