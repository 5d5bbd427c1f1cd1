// What a browser's push service asks of those who send through it: a payload that only the browser
// can read (RFC 8291, in the coding aes128gcm of RFC 8188), and a signature by which the service
// knows the sender (VAPID, RFC 8292). By OpenSSL, since libsodium has no P-256; whatever OpenSSL
// has no memory for throws std::runtime_error. Any thread.
//
// Keys are bytes: a secret has 32, a public key is a point with both coordinates, 65.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace folsom {

inline constexpr std::size_t kPushAuthBytes = 16;
inline constexpr std::size_t kPushSaltBytes = 16;
// What fits into the one record that every push service takes.
inline constexpr std::size_t kMaxPushPayload = 3993;

struct P256Pair {
  std::string secret;
  std::string point;
};
[[nodiscard]] P256Pair NewP256Pair();
// Nothing if this is no secret of the curve.
[[nodiscard]] std::optional<P256Pair> P256PairOf(std::string_view secret);
// Whether this is a point of the curve.
[[nodiscard]] bool IsP256Point(std::string_view point);

// Who is to read it, as their browser said.
struct PushReader {
  std::string point;
  std::string auth;  // kPushAuthBytes.
};
[[nodiscard]] std::string NewPushSalt();
// The body of the request. `once` and `salt` must be new for every message. Nothing if the reader's
// point is none, or the payload too long.
[[nodiscard]] std::optional<std::string> EncryptPush(std::string_view payload,
                                                     const PushReader& reader, const P256Pair& once,
                                                     std::string_view salt);

// "vapid t=..., k=...": the value of the header Authorization.
struct VapidClaims {
  std::string audience;        // Origin of the push service.
  std::int64_t expires_s = 0;  // Unix time, at most a day ahead.
  std::string contact{};       // An https: or mailto: address of the sender; empty: none.
};
[[nodiscard]] std::string VapidHeader(const P256Pair& key, const VapidClaims& claims);

// What a push service may call `name`, which it does not learn: the value of the header Topic.
[[nodiscard]] std::string PushTopic(const P256Pair& key, std::string_view name);

// Without padding.
[[nodiscard]] std::string Base64Url(std::string_view bytes);
[[nodiscard]] std::optional<std::string> FromBase64Url(std::string_view text);

}  // namespace folsom
