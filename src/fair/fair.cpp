#include "fair/fair.h"

#include <cassert>

#include "record/game/fair_lines.h"

namespace folsom {

namespace {

void AddByte(std::string& bytes, std::size_t value) {
  bytes += static_cast<char>(static_cast<std::uint8_t>(value));
}

[[nodiscard]] std::uint64_t LittleEndian(std::span<const std::uint8_t, 8> bytes) {
  std::uint64_t value = 0;
  for (std::size_t i = 8; i-- > 0;) value = (value << 8) | bytes[i];
  return value;
}

[[nodiscard]] std::string HexOf(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

// -1: not a lower-case hex digit.
[[nodiscard]] int HexValue(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : -1;
}

// floor(number * total / 2^64) for a `total` below 2^32, by halves: ISO C++ has no 128-bit product.
[[nodiscard]] std::uint64_t Scaled(std::uint64_t number, std::uint32_t total) {
  const std::uint64_t low = (number & 0xFFFFFFFFU) * total;
  const std::uint64_t high = (number >> 32) * total;
  return (high + (low >> 32)) >> 32;
}

}  // namespace

std::string CommitOf(std::string_view secret) { return HexOf(Sha256(secret)); }

FairSeed SeedOf(std::string_view secret, std::span<const std::string> nonces) {
  std::string bytes(secret);
  for (std::size_t chair = 0; chair < nonces.size(); ++chair) {
    const std::string& nonce = nonces[chair];
    assert(nonce.size() <= kMaxNonceDigits);
    if (nonce.empty()) continue;
    AddByte(bytes, chair);
    AddByte(bytes, nonce.size());
    bytes += nonce;
  }
  return Sha256(bytes);
}

std::uint64_t BotSeed(const FairSeed& seed, std::uint32_t decisions, Seat seat) {
  std::string bytes(seed.begin(), seed.end());
  bytes += "bot";
  for (unsigned shift = 0; shift < 32; shift += 8) AddByte(bytes, (decisions >> shift) & 0xFF);
  AddByte(bytes, Index(seat));
  const FairSeed digest = Sha256(bytes);
  return LittleEndian(std::span(digest).first<8>());
}

std::string SecretText(std::string_view secret) {
  return HexOf({reinterpret_cast<const std::uint8_t*>(secret.data()), secret.size()});
}

std::optional<std::string> SecretFrom(std::string_view hex) {
  if (hex.size() != 2 * kSecretBytes) return std::nullopt;
  std::string secret;
  for (std::size_t i = 0; i < hex.size(); i += 2) {
    const int high = HexValue(hex[i]);
    const int low = HexValue(hex[i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    secret += static_cast<char>(high * 16 + low);
  }
  return secret;
}

std::uint64_t FairNumber(const FairSeed& seed, std::uint64_t draw) {
  std::array<std::uint8_t, 12> nonce{};
  for (std::size_t i = 0; i < 8; ++i) nonce[i] = static_cast<std::uint8_t>(draw >> (8 * i));
  return LittleEndian(ChaCha20Start(seed, nonce));
}

std::uint8_t PickFair(std::uint64_t number, std::span<const Outcome> options) {
  std::uint32_t total = 0;
  for (const Outcome& option : options) total += option.weight;
  std::uint64_t rest = Scaled(number, total);
  for (const Outcome& option : options) {
    if (rest < option.weight) return option.code;
    rest -= option.weight;
  }
  return options.back().code;
}

}  // namespace folsom
