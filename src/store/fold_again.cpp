#include "store/fold_again.h"

#include <set>
#include <vector>

namespace folsom {

namespace {

[[nodiscard]] std::string Beginning(const std::string& text, std::size_t code_points) {
  std::size_t bytes = 0;
  for (; bytes < text.size(); ++bytes) {
    if (BeginsCodePoint(text[bytes]) && code_points-- == 0) break;
  }
  return text.substr(0, bytes);
}

// Gives it the first number that makes it a name nobody has.
void Number(StoredName& stored, const Texts& texts, std::set<std::string>& taken) {
  const std::string name = stored.name;
  for (int number = 2; !taken.insert(stored.keys.folded).second; ++number) {
    const std::string end = " " + std::to_string(number);
    stored.name = Beginning(name, kMaxNameLength - end.size()) + end;
    stored.keys = texts.KeysOf(stored.name);
  }
}

}  // namespace

std::size_t FoldNamesAgain(Database& store, const Texts& texts) {
  const std::vector<StoredName> before = store.NamesToFold();
  std::vector<StoredName> names = before;
  std::set<std::string> taken;
  std::vector<StoredName*> late;
  for (StoredName& stored : names) {
    stored.keys = texts.KeysOf(stored.name);
    if (stored.claimed && !taken.insert(stored.keys.folded).second) late.push_back(&stored);
  }
  for (StoredName* const stored : late) Number(*stored, texts, taken);
  std::vector<StoredName> changed;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] != before[i]) changed.push_back(names[i]);
  }
  if (!changed.empty()) store.SetNames(changed);
  return changed.size();
}

}  // namespace folsom
