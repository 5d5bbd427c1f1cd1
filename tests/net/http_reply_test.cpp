#include "server/http/http_reply.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

TEST(HttpReply, ErrorsAreJsonWithCodeAndMessage) {
  const HttpReply reply = ErrorReply(404, "table/unknown", "no \"such\" table");
  EXPECT_EQ(reply.status, 404);
  EXPECT_EQ(HeaderOf(reply, "content-type"), "application/json");
  EXPECT_EQ(*reply.body, R"({"error":{"code":"table/unknown","message":"no \"such\" table"}})");
}

TEST(HttpReply, ATagStandsForItsBytes) {
  EXPECT_EQ(TagOf("folsom"), TagOf("folsom"));
  EXPECT_NE(TagOf("folsom"), TagOf("Folsom"));
  EXPECT_EQ(TagOf("").size(), 18U);
}

TEST(HttpReply, TagsAreFoundInLists) {
  EXPECT_TRUE(TagMatches("\"a\"", "\"a\""));
  EXPECT_TRUE(TagMatches("\"b\", W/\"a\"", "\"a\""));
  EXPECT_TRUE(TagMatches("*", "\"a\""));
  EXPECT_FALSE(TagMatches("", "\"a\""));
  EXPECT_FALSE(TagMatches("\"b\"", "\"a\""));
  EXPECT_FALSE(TagMatches("a", "\"a\""));
}

TEST(HttpReply, WhatTheClientHasIsNotSentAgain) {
  HttpReply fresh = TextReply(200, "text/plain", "hello");
  fresh.headers.push_back({"ETag", "\"x\""});
  fresh.headers.push_back({"Cache-Control", "no-cache"});
  const HttpReply known = UnlessKnown(fresh, "\"x\"");
  EXPECT_EQ(known.status, 304);
  EXPECT_EQ(known.body, nullptr);
  EXPECT_EQ(HeaderOf(known, "ETag"), "\"x\"");
  EXPECT_EQ(HeaderOf(known, "Cache-Control"), "no-cache");
  EXPECT_EQ(HeaderOf(known, "Content-Type"), "");
  EXPECT_EQ(UnlessKnown(fresh, "\"y\"").status, 200);
}

std::string PolicyFor(std::string_view host) {
  for (const HttpHeader& header : SecurityHeaders(host)) {
    if (header.name == "Content-Security-Policy") return header.value;
  }
  return {};
}

TEST(HttpReply, OnlyThisSitesOwnCodeAndSocketsAreAllowed) {
  const std::string policy = PolicyFor("folsom.example:8443");
  EXPECT_NE(policy.find("default-src 'self';"), std::string::npos);
  // The hall in the page, and nothing else that is made on the way.
  EXPECT_NE(policy.find("script-src 'self' 'wasm-unsafe-eval';"), std::string::npos);
  EXPECT_EQ(policy.find("'unsafe-eval'"), std::string::npos);
  EXPECT_NE(policy.find("connect-src 'self' ws://folsom.example:8443 wss://folsom.example:8443;"),
            std::string::npos);
  EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
  EXPECT_NE(policy.find("object-src 'none'"), std::string::npos);
}

TEST(HttpReply, AStrangeHostIsNotRepeated) {
  for (const char* host : {"", "a b", "evil; script-src *", "x\r\nSet-Cookie: a", "a,b"}) {
    EXPECT_NE(PolicyFor(host).find("connect-src 'self';"), std::string::npos) << host;
  }
}

TEST(HttpReply, SecurityHeadersAreAllThere) {
  std::string names;
  for (const HttpHeader& header : SecurityHeaders("h")) names += header.name + " ";
  EXPECT_EQ(names,
            "Content-Security-Policy X-Content-Type-Options X-Frame-Options Referrer-Policy "
            "Cross-Origin-Opener-Policy Cross-Origin-Resource-Policy Permissions-Policy ");
}

TEST(HttpRequest, BearerTokensAreFound) {
  EXPECT_EQ(BearerOf("Bearer abc"), "abc");
  EXPECT_EQ(BearerOf("bearer  abc "), "abc");
  EXPECT_EQ(BearerOf("Basic abc"), "");
  EXPECT_EQ(BearerOf("Bearer"), "");
  EXPECT_EQ(BearerOf(""), "");
}

}  // namespace
}  // namespace folsom
