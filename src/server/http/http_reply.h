// Replies over HTTP: their common forms, and the headers that all of them carry.
#pragma once

#include <string>
#include <string_view>

#include "server/net/net.h"

namespace folsom {

[[nodiscard]] HttpReply TextReply(int status, std::string_view type, std::string body);
[[nodiscard]] HttpReply JsonReply(int status, std::string body);
// {"error":{"code":...,"message":...}}: the body of every refusal.
[[nodiscard]] HttpReply ErrorReply(int status, std::string_view code, std::string_view message);

// The value of the first header of that name; empty if there is none.
[[nodiscard]] std::string_view HeaderOf(const HttpReply& reply, std::string_view name);

// A tag for these bytes, in quotes. It need not resist attacks: the bytes are our own.
[[nodiscard]] std::string TagOf(std::string_view bytes);
// Whether If-None-Match names `tag` (weakly compared, as for GET).
[[nodiscard]] bool TagMatches(std::string_view if_none_match, std::string_view tag);
// 304 with the headers that `fresh` would have had, if the client has that very thing; else
// `fresh`, which must have an ETag.
[[nodiscard]] HttpReply UnlessKnown(HttpReply fresh, std::string_view if_none_match);

// What a browser is to forbid this site: foreign code, frames, sniffing, telling others where one
// came from. `host` is the Host header: older Safari needs it said that 'self' includes WebSockets.
[[nodiscard]] std::vector<HttpHeader> SecurityHeaders(std::string_view host);

// --- Requests
// The token of "Bearer ..." (any case); empty if it is something else.
[[nodiscard]] std::string_view BearerOf(std::string_view authorization);

}  // namespace folsom
