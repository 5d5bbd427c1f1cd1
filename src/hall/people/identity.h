// Who somebody is, as far as bytes go: tokens, ids, passwords.
//
// A token is 32 random bytes; whoever shows it is that person. Only its hash is stored, and looked
// up, so neither the database nor the time a look-up takes tells one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "hall/given/crypto.h"
#include "hall/given/text.h"

namespace folsom {

// 43 characters of base64url.
[[nodiscard]] std::string NewToken(const Crypto& crypto);
// Of a table or a person: 15 characters, so that nobody guesses one and the text needs no memory of
// its own.
[[nodiscard]] std::string NewId(const Crypto& crypto);
// Of a table, for typing: eight letters and digits (40 bits), none of which looks like another.
// Also where the lobby shows it: the host may take the table off the list. Older tables have five.
[[nodiscard]] std::string NewCode(const Crypto& crypto);
// A code as somebody typed it, in the form of NewCode.
[[nodiscard]] std::string TypedCode(std::string_view code);
// "Guest 4821": as docs/protocol.md promises, since clients know such a name and say it in their
// own language.
[[nodiscard]] std::string GuestName(const Crypto& crypto);

[[nodiscard]] bool IsGuestName(std::string_view name);
// Whether it is like such a name (NameKeys::IsLike), as "guest l234" is: nobody may claim it.
[[nodiscard]] bool LooksLikeGuest(std::string_view name, const Texts& texts);

inline constexpr std::size_t kMinPassword = 8;    // Characters (code points).
inline constexpr std::size_t kMaxPassword = 128;  // Bytes.
[[nodiscard]] bool IsGoodPassword(std::string_view password);

}  // namespace folsom
