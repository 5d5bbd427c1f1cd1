#include "fair/fair.h"

#include <sodium.h>

#include <cassert>

namespace folsom {

namespace {

static_assert(crypto_hash_sha256_BYTES == std::tuple_size_v<FairSeed>);
static_assert(crypto_stream_chacha20_ietf_KEYBYTES == std::tuple_size_v<FairSeed>);

// SHA-256 piece by piece.
class FairHash {
 public:
  FairHash() { crypto_hash_sha256_init(&state_); }
  void Add(std::string_view bytes) {
    crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char*>(bytes.data()),
                              bytes.size());
  }
  void Add(std::span<const std::uint8_t> bytes) {
    crypto_hash_sha256_update(&state_, bytes.data(), bytes.size());
  }
  void AddByte(std::size_t value) {
    const auto byte = static_cast<std::uint8_t>(value);
    Add({&byte, 1});
  }
  [[nodiscard]] FairSeed Digest() {
    FairSeed digest{};
    crypto_hash_sha256_final(&state_, digest.data());
    return digest;
  }

 private:
  crypto_hash_sha256_state state_{};
};

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

std::string CommitOf(std::string_view secret) {
  FairHash hash;
  hash.Add(secret);
  return HexOf(hash.Digest());
}

FairSeed SeedOf(std::string_view secret, std::span<const std::string> nonces) {
  FairHash hash;
  hash.Add(secret);
  for (std::size_t chair = 0; chair < nonces.size(); ++chair) {
    const std::string& nonce = nonces[chair];
    assert(nonce.size() <= 255);
    if (nonce.empty()) continue;
    hash.AddByte(chair);
    hash.AddByte(nonce.size());
    hash.Add(nonce);
  }
  return hash.Digest();
}

std::uint64_t BotSeed(const FairSeed& seed, std::uint32_t decisions, Seat seat) {
  FairHash hash;
  hash.Add(seed);
  hash.Add("bot");
  for (unsigned shift = 0; shift < 32; shift += 8) hash.AddByte((decisions >> shift) & 0xFF);
  hash.AddByte(Index(seat));
  const FairSeed digest = hash.Digest();
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
  std::array<std::uint8_t, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
  for (std::size_t i = 0; i < 8; ++i) nonce[i] = static_cast<std::uint8_t>(draw >> (8 * i));
  std::array<std::uint8_t, 8> stream{};
  crypto_stream_chacha20_ietf(stream.data(), stream.size(), nonce.data(), seed.data());
  return LittleEndian(stream);
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
