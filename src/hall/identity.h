// Who somebody is, as far as bytes go: tokens, ids, passwords.
//
// A token is 32 random bytes; whoever shows it is that person. Only its hash is stored, and looked
// up, so neither the database nor the time a look-up takes tells one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace folsom {

// All that is random here comes from libsodium.
[[nodiscard]] std::string RandomBytes(std::size_t count);
[[nodiscard]] std::string HexText(std::string_view bytes);

// 43 characters of base64url.
[[nodiscard]] std::string NewToken();
// What is stored of a token or of a link's secret: 64 hex digits.
[[nodiscard]] std::string HashToken(std::string_view token);
// In constant time, but for their lengths.
[[nodiscard]] bool SameSecret(std::string_view a, std::string_view b);

// Of a table or a person: 15 characters, so that nobody guesses one and the text needs no memory of
// its own.
[[nodiscard]] std::string NewId();
// Of a table, for typing: five letters and digits, none of which looks like another.
[[nodiscard]] std::string NewCode();
// A code as somebody typed it, in the form of NewCode.
[[nodiscard]] std::string TypedCode(std::string_view code);
// "Guest 4821": as docs/protocol.md promises, since clients know such a name and say it in their
// own language.
[[nodiscard]] std::string GuestName();

// Argon2id; takes a tenth of a second and 64 MiB: in the pool only.
inline constexpr std::size_t kMinPassword = 8;
inline constexpr std::size_t kMaxPassword = 128;
[[nodiscard]] std::string HashPassword(std::string_view password);
[[nodiscard]] bool PasswordFits(const std::string& hash, std::string_view password);
// As slow as PasswordFits, and never true: for names that nobody claimed.
[[nodiscard]] bool PasswordFitsNobody(std::string_view password);

}  // namespace folsom
