#include "server/http/http_reply.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "hall/answers/records.h"

namespace folsom {

namespace {

char LowerCase(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

bool SameWord(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return LowerCase(x) == LowerCase(y); });
}

// Fit to be repeated in a header of ours.
bool IsPlainHost(std::string_view host) {
  return !host.empty() && host.size() <= 255 && std::all_of(host.begin(), host.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-' || c == ':' ||
           c == '[' || c == ']';
  });
}

std::string ContentPolicy(std::string_view host) {
  std::string policy =
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
  if (IsPlainHost(host)) {
    policy.append(" ws://").append(host).append(" wss://").append(host);
  }
  return policy +
         "; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
         "frame-ancestors 'none'";
}

std::string_view WithoutWeakMark(std::string_view tag) {
  return tag.starts_with("W/") ? tag.substr(2) : tag;
}

}  // namespace

HttpReply TextReply(int status, std::string_view type, std::string body) {
  return {.status = status,
          .headers = {{"Content-Type", std::string(type)}},
          .body = std::make_shared<const std::string>(std::move(body))};
}

HttpReply JsonReply(int status, std::string body) {
  HttpReply reply = TextReply(status, "application/json", std::move(body));
  reply.headers.push_back({"Cache-Control", "no-store"});
  return reply;
}

HttpReply ErrorReply(int status, std::string_view code, std::string_view message) {
  return JsonReply(status, RefusalText(code, message));
}

std::string_view HeaderOf(const HttpReply& reply, std::string_view name) {
  for (const HttpHeader& header : reply.headers) {
    if (SameWord(header.name, name)) return header.value;
  }
  return {};
}

std::string TagOf(std::string_view bytes) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;  // FNV-1a.
  for (const char c : bytes) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  }
  std::string tag = "\"";
  for (int shift = 60; shift >= 0; shift -= 4) tag += "0123456789abcdef"[(hash >> shift) & 0xFU];
  return tag + "\"";
}

bool TagMatches(std::string_view if_none_match, std::string_view tag) {
  while (!if_none_match.empty()) {
    const std::size_t comma = if_none_match.find(',');
    std::string_view one = if_none_match.substr(0, comma);
    while (one.starts_with(' ')) one.remove_prefix(1);
    while (one.ends_with(' ')) one.remove_suffix(1);
    if (one == "*" || WithoutWeakMark(one) == WithoutWeakMark(tag)) return true;
    if_none_match.remove_prefix(comma == std::string_view::npos ? if_none_match.size() : comma + 1);
  }
  return false;
}

HttpReply UnlessKnown(HttpReply fresh, std::string_view if_none_match) {
  if (!TagMatches(if_none_match, HeaderOf(fresh, "ETag"))) return fresh;
  HttpReply known{.status = 304, .headers = {}, .body = nullptr};
  for (HttpHeader& header : fresh.headers) {
    if (!header.name.starts_with("Content-")) known.headers.push_back(std::move(header));
  }
  return known;
}

std::vector<HttpHeader> SecurityHeaders(std::string_view host) {
  return {{"Content-Security-Policy", ContentPolicy(host)},
          {"X-Content-Type-Options", "nosniff"},
          {"X-Frame-Options", "DENY"},
          {"Referrer-Policy", "same-origin"},
          {"Cross-Origin-Opener-Policy", "same-origin"},
          {"Cross-Origin-Resource-Policy", "same-origin"},
          {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"}};
}

std::string_view BearerOf(std::string_view authorization) {
  constexpr std::string_view kWord = "bearer ";
  if (!SameWord(authorization.substr(0, kWord.size()), kWord)) return {};
  authorization.remove_prefix(kWord.size());
  while (authorization.starts_with(' ')) authorization.remove_prefix(1);
  while (authorization.ends_with(' ')) authorization.remove_suffix(1);
  return authorization;
}

}  // namespace folsom
