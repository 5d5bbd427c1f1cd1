#include "store/fold_again.h"

#include <set>
#include <vector>

#include "hall/given/text.h"

namespace folsom {

namespace {

[[nodiscard]] std::string Beginning(const std::string& text, std::size_t code_points) {
  std::size_t bytes = 0;
  for (; bytes < text.size(); ++bytes) {
    const bool begins_one = (static_cast<unsigned char>(text[bytes]) & 0xC0U) != 0x80U;
    if (begins_one && code_points-- == 0) break;
  }
  return text.substr(0, bytes);
}

// Gives it the first number that makes it a name nobody has.
void Number(NameClaim& claim, const FoldName& fold, std::set<std::string>& taken) {
  const std::string name = claim.name;
  for (int number = 2; !taken.insert(claim.folded).second; ++number) {
    const std::string end = " " + std::to_string(number);
    claim.name = Beginning(name, kMaxNameLength - end.size()) + end;
    claim.folded = fold(claim.name);
  }
}

}  // namespace

std::size_t FoldClaimsAgain(Database& store, const FoldName& fold) {
  const std::vector<NameClaim> before = store.NameClaims();
  std::vector<NameClaim> claims = before;
  std::set<std::string> taken;
  std::vector<NameClaim*> late;
  for (NameClaim& claim : claims) {
    claim.folded = fold(claim.name);
    if (!taken.insert(claim.folded).second) late.push_back(&claim);
  }
  for (NameClaim* const claim : late) Number(*claim, fold, taken);
  std::vector<NameClaim> changed;
  for (std::size_t i = 0; i < claims.size(); ++i) {
    if (claims[i] != before[i]) changed.push_back(claims[i]);
  }
  if (!changed.empty()) store.SetNameClaims(changed);
  return changed.size();
}

}  // namespace folsom
