#include "server/http/http_origin.h"

#include <gtest/gtest.h>

namespace folsom {
namespace {

TEST(HttpOrigin, WithoutAPublicUrlItIsThatOfTheHost) {
  const Settings settings;
  EXPECT_TRUE(IsOwnOrigin(settings, "http://here:7110", "here:7110"));
  EXPECT_TRUE(IsOwnOrigin(settings, "https://HERE", "here"));
  for (const char* other : {"", "null", "https://there", "https://here.evil", "https://here:1",
                            "ftp://here", "here", "https://here/"}) {
    EXPECT_FALSE(IsOwnOrigin(settings, other, "here")) << other;
  }
  EXPECT_FALSE(IsOwnOrigin(settings, "http://", ""));
}

TEST(HttpOrigin, WithOneOnlyThatCounts) {
  Settings settings;
  settings.public_url = "https://Folsom.example/";
  settings.origins = {"http://localhost:5173"};
  EXPECT_TRUE(IsOwnOrigin(settings, "https://folsom.example", "here"));
  EXPECT_TRUE(IsOwnOrigin(settings, "http://localhost:5173", "here"));
  EXPECT_FALSE(IsOwnOrigin(settings, "https://here", "here"));
  EXPECT_FALSE(IsOwnOrigin(settings, "http://folsom.example", "here"));
}

TEST(OwnHosts, AreAddressesAndOurNames) {
  Settings settings;
  settings.public_url = "https://Folsom.example";
  settings.origins = {"https://other.example:8443"};
  const OwnHosts hosts(settings, "pi.attic.example");
  for (const char* own :
       {"127.0.0.1", "127.0.0.1:7110", "192.0.2.7:80", "[::1]:7110", "localhost:7110", "LOCALHOST",
        "pi", "PI:7110", "pi.local", "pi.lan:7110", "pi.attic.example", "folsom.example",
        "folsom.example:443", "other.example", ""}) {
    EXPECT_TRUE(hosts.Has(own)) << own;
  }
  for (const char* other : {"evil.example", "evil.example:7110", "pi.evil.example",
                            "localhost.evil", "127.0.0.1.evil.example", "folsom.example.evil",
                            "me@localhost", "localhost/x", "127.1", "[::1", " "}) {
    EXPECT_FALSE(hosts.Has(other)) << other;
  }
}

TEST(OwnHosts, AMachineWithoutANameHasAddresses) {
  const OwnHosts hosts(Settings{}, "");
  EXPECT_TRUE(hosts.Has("localhost"));
  EXPECT_FALSE(hosts.Has(".local"));
}

}  // namespace
}  // namespace folsom
