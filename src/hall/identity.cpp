#include "hall/identity.h"

#include <sodium.h>

#include <array>
#include <cstdint>
#include <stdexcept>

namespace folsom {

namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kIdLength = 15;  // 75 bits.
constexpr std::size_t kCodeLength = 5;
constexpr std::string_view kIdLetters = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::string_view kCodeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
static_assert(kIdLetters.size() == 32 && kCodeLetters.size() == 32);

void NeedSodium() {
  static const int ready = sodium_init();
  if (ready < 0) throw std::runtime_error("libsodium cannot be used");
}

[[nodiscard]] std::string RandomLetters(std::string_view letters, std::size_t count) {
  std::string text = RandomBytes(count);
  for (char& c : text) c = letters[static_cast<unsigned char>(c) % letters.size()];
  return text;
}

}  // namespace

std::string RandomBytes(std::size_t count) {
  NeedSodium();
  std::string bytes(count, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

std::string HexText(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    text += kDigits[byte >> 4];
    text += kDigits[byte & 0xFU];
  }
  return text;
}

std::string NewToken() {
  const std::string bytes = RandomBytes(kTokenBytes);
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_ENCODED_LEN(kTokenBytes, kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                    bytes.size(), kVariant);
  text.pop_back();  // The zero at its end.
  return text;
}

std::string HashToken(std::string_view token) {
  NeedSodium();
  std::string hash(crypto_generichash_BYTES, '\0');
  crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(),
                     reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                     0);
  return HexText(hash);
}

bool SameSecret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string NewId() { return RandomLetters(kIdLetters, kIdLength); }
std::string NewCode() { return RandomLetters(kCodeLetters, kCodeLength); }

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

std::string GuestName() {
  NeedSodium();
  constexpr std::uint32_t kFirst = 1000;
  return "Guest " + std::to_string(kFirst + randombytes_uniform(9 * kFirst));
}

std::string HashPassword(std::string_view password) {
  NeedSodium();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(),
                            crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE,
                            crypto_pwhash_ALG_ARGON2ID13) != 0) {
    return {};  // No memory for it.
  }
  return hash.data();
}

bool PasswordFits(const std::string& hash, std::string_view password) {
  NeedSodium();
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

bool PasswordFitsNobody(std::string_view password) {
  static const std::string nobody = HashPassword(RandomBytes(kTokenBytes));
  static_cast<void>(PasswordFits(nobody, password));
  return false;
}

}  // namespace folsom
