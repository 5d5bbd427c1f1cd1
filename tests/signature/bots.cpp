// Prints the signature of the bots (solo/signature/bots_signature.h), as in expected.txt.
#include <cinttypes>
#include <cstdio>

#include "solo/signature/bots_signature.h"

int main() {
  const std::optional<std::uint64_t> signature = folsom::BotsSignature();
  if (!signature) return 1;
  std::printf("%016" PRIx64 "\n", *signature);
  return 0;
}
