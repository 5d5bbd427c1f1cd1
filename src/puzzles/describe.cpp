#include "puzzles/describe.h"

#include <algorithm>
#include <cmath>

#include "record/words/action_text.h"

namespace folsom::puzzles {
namespace {

constexpr double kLowest = 1200;
constexpr double kStep = 110;

// "play belle punch" and "play ghost punch down" are "play punch": who plays it is seen.
[[nodiscard]] std::string DoneBy(Action right) {
  std::string text(ActionText(right));
  if (right.Is(ActionKind::kPlayDown)) text.resize(text.rfind(' '));  // "... down"
  const std::string first = text.substr(0, text.find(' '));
  const std::size_t last = text.rfind(' ');
  const bool card = right.Is(ActionKind::kPlay) || right.Is(ActionKind::kPlayDown);
  return card && last != std::string::npos ? "play" + text.substr(last) : first;
}

[[nodiscard]] std::string BroughtBy(const review::Fact& fact) {
  using Kind = review::FactKind;
  const bool more = fact.best.value_or(0) > fact.chosen.value_or(0);
  switch (fact.kind) {
    case Kind::kHits:
      return more ? "shot" : "";
    case Kind::kPunches:
      return more ? "punch" : "";
    case Kind::kTakes:
      if (!more) return "";
      return fact.loot == LootKind::kStrongbox ? "strongbox" : "loot";
    case Kind::kLoses:
      return more ? "" : "safe";
    case Kind::kIsShot:
    case Kind::kNeutral:
      return more ? "" : "cover";
    case Kind::kNothing:
      return more ? "" : "not in vain";
    case Kind::kWith:
      return "";
  }
  return "";
}

[[nodiscard]] double ExpectedSolves(double rating) {
  double sum = 0;
  for (std::size_t i = 0; i < kLevels; ++i) {
    const double level = kLowest + kStep * static_cast<double>(i);
    sum += 1 / (1 + std::pow(10.0, (rating - level) / 400));
  }
  return sum / static_cast<double>(kLevels);
}

}  // namespace

std::vector<std::string> ThemesOf(Action right, const std::vector<review::Fact>& why) {
  std::vector<std::string> themes{DoneBy(right)};
  for (const review::Fact& fact : why) {
    const std::string theme = BroughtBy(fact);
    if (!theme.empty() && std::ranges::find(themes, theme) == themes.end()) {
      themes.push_back(theme);
    }
  }
  return themes;
}

int RatingFrom(const std::array<std::uint32_t, kLevels>& solved) {
  double sum = 0.5;
  for (const std::uint32_t one : solved) sum += one;
  const double share = sum / (kLevels * kTries + 1);
  double low = 0;
  double high = 4000;
  for (int i = 0; i < 40; ++i) {
    const double middle = (low + high) / 2;
    (ExpectedSolves(middle) > share ? low : high) = middle;
  }
  return static_cast<int>(std::lround(low));
}

}  // namespace folsom::puzzles
