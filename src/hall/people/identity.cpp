#include "hall/people/identity.h"

#include <algorithm>
#include <cstdint>

namespace folsom {

namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kIdLength = 15;  // 75 bits.
constexpr std::size_t kCodeLength = 8;
constexpr std::string_view kBase64Letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view kIdLetters = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::string_view kCodeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
static_assert(kBase64Letters.size() == 64 && kIdLetters.size() == 32 && kCodeLetters.size() == 32);

constexpr std::string_view kGuestWord = "Guest ";
constexpr std::string_view kDigits = "0123456789";
constexpr std::size_t kGuestDigits = 4;

[[nodiscard]] bool TakeOff(std::string_view& text, std::string_view beginning) {
  if (!text.starts_with(beginning)) return false;
  text.remove_prefix(beginning.size());
  return true;
}

// Looks are made letter by letter, so the look of a guest's name is made of those of its parts.
[[nodiscard]] bool IsLookOfGuest(std::string_view look, const Texts& texts) {
  if (!TakeOff(look, texts.LookOf(kGuestWord))) return false;
  for (std::size_t i = 0; i < kGuestDigits; ++i) {
    const bool digit = std::ranges::any_of(kDigits, [&](const char& c) {
      return TakeOff(look, texts.LookOf(std::string_view(&c, 1)));
    });
    if (!digit) return false;
  }
  return look.empty();
}

// All equally likely, as their number divides 256.
[[nodiscard]] std::string RandomLetters(const Crypto& crypto, std::string_view letters,
                                        std::size_t count) {
  std::string text = crypto.RandomBytes(count);
  for (char& c : text) c = letters[static_cast<unsigned char>(c) % letters.size()];
  return text;
}

// Base64url without padding.
[[nodiscard]] std::string Base64(std::string_view bytes) {
  std::string text;
  std::uint32_t held = 0;
  unsigned bits = 0;
  for (const char byte : bytes) {
    held = held << 8 | static_cast<unsigned char>(byte);
    for (bits += 8; bits >= 6; bits -= 6) text += kBase64Letters[held >> (bits - 6) & 63];
  }
  if (bits > 0) text += kBase64Letters[held << (6 - bits) & 63];
  return text;
}

}  // namespace

std::string NewToken(const Crypto& crypto) { return Base64(crypto.RandomBytes(kTokenBytes)); }
std::string NewId(const Crypto& crypto) { return RandomLetters(crypto, kIdLetters, kIdLength); }
std::string NewCode(const Crypto& crypto) {
  return RandomLetters(crypto, kCodeLetters, kCodeLength);
}

std::string TypedCode(std::string_view code) {
  std::string typed;
  for (const char c : code) {
    if (c == 'I' || c == 'i' || c == '1') {
      typed += 'L';  // None of our codes has the others.
    } else if (c == 'O' || c == 'o' || c == '0') {
      typed += 'Q';
    } else {
      typed += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
  }
  return typed;
}

std::string GuestName(const Crypto& crypto) {
  std::uint32_t number = 0;
  for (const char byte : crypto.RandomBytes(4)) {
    number = number << 8 | static_cast<unsigned char>(byte);
  }
  constexpr std::uint32_t kFirst = 1000;
  return std::string(kGuestWord) + std::to_string(kFirst + number % (9 * kFirst));
}

bool IsGuestName(std::string_view name) {
  return TakeOff(name, kGuestWord) && name.size() == kGuestDigits &&
         name.find_first_not_of(kDigits) == std::string_view::npos;
}

bool LooksLikeGuest(std::string_view name, const Texts& texts) {
  return IsLookOfGuest(texts.LookOf(name), texts) ||
         IsLookOfGuest(texts.LookOf(texts.FoldedName(name)), texts);
}

bool IsGoodPassword(std::string_view password) {
  return CodePointsOf(password) >= kMinPassword && password.size() <= kMaxPassword;
}

}  // namespace folsom
