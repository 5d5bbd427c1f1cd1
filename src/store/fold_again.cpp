#include "store/fold_again.h"

#include <set>
#include <vector>

namespace folsom {

namespace {

// Gives it the first number that makes it a name nobody has.
void Number(NameClaim& claim, const FoldName& fold, std::set<std::string>& taken) {
  const std::string name = claim.name;
  for (int number = 2; !taken.insert(claim.folded).second; ++number) {
    claim.name = name + " " + std::to_string(number);
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
