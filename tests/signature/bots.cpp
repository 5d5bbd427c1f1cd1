// Prints the signature of the bots (solo/signature/bots_signature.h), as in expected.txt; told
// "search", that of a long search, which web/tools/measure/search.js times.
#include <cinttypes>
#include <cstdio>
#include <string_view>

#include "solo/signature/bots_signature.h"

int main(int count, char** words) {
  const bool of_search = count == 2 && std::string_view(words[1]) == "search";
  if (count > 1 && !of_search) return 2;
  const std::optional<std::uint64_t> signature =
      of_search ? folsom::SearchSignature() : folsom::BotsSignature();
  if (!signature) return 1;
  std::printf("%016" PRIx64 "\n", *signature);
  return 0;
}
