// Prints the signature of networks (net_signature.h), as in expected.txt.
#include <cinttypes>
#include <cstdio>

#include "signature/net_signature.h"

int main() {
  std::printf("%016" PRIx64 "\n", folsom::NetSignature());
  return 0;
}
