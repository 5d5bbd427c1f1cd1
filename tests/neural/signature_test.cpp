// A golden number over 100 positions; tools/signature compares it on other compilers, too.
#include <gtest/gtest.h>

#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <string>

#include "signature/net_signature.h"
#include "support/paths.h"

namespace folsom {
namespace {

[[nodiscard]] std::string ExpectedOf(const std::string& name) {
  std::ifstream file(SourcePath("tests/signature/expected.txt"));
  std::string word;
  std::string number;
  while (file >> word >> number) {
    if (word == name) return number;
  }
  return "";
}

TEST(NetSignature, IsTheExpectedOne) {
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016" PRIx64, NetSignature());
  EXPECT_EQ(text.data(), ExpectedOf("net"));
}

}  // namespace
}  // namespace folsom
