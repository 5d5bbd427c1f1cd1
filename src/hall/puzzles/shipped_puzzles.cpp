#include "hall/puzzles/shipped_puzzles.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "record/words/action_text.h"

namespace folsom {

namespace {

// A line each, by id: "0213c31f 594 draw,play doc move,=play doc robbery". Right ones have "=".
#ifdef __wasm__
constexpr std::string_view kShipped;  // A module for pages would be too large with them.
#else
constexpr std::string_view kShipped =
#include "hall/puzzles/shipped_puzzles.inc"
    ;
#endif

[[nodiscard]] std::string& GivenLines() {
  static std::string given;
  return given;
}

[[nodiscard]] std::string_view PuzzleLines() {
  return GivenLines().empty() ? kShipped : std::string_view(GivenLines());
}

// What comes before `end` in `text`, which loses both.
[[nodiscard]] std::string_view Before(char end, std::string_view& text) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view found = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return found;
}

[[nodiscard]] ShippedPuzzle PuzzleFrom(std::string_view line) {
  ShippedPuzzle puzzle{.id = Before(' ', line)};
  const std::string_view rating = Before(' ', line);
  std::from_chars(rating.data(), rating.data() + rating.size(), puzzle.rating);
  while (!line.empty()) {
    std::string_view text = Before(',', line);
    const bool right = text.starts_with('=');
    text.remove_prefix(right ? 1 : 0);
    const Action action = ActionFrom(text).value_or(kNoAction);
    puzzle.legal.push_back(action);
    if (right) puzzle.right.push_back(action);
  }
  return puzzle;
}

}  // namespace

void GivePuzzles(std::string lines) { GivenLines() = std::move(lines); }

std::optional<ShippedPuzzle> FindPuzzle(std::string_view id) {
  if (id.size() != kPuzzleIdDigits) return std::nullopt;
  std::string_view rest = PuzzleLines();
  while (!rest.empty()) {
    const std::string_view line = Before('\n', rest);
    if (line.starts_with(id)) return PuzzleFrom(line);
  }
  return std::nullopt;
}

std::vector<std::string_view> PuzzleIds() {
  std::vector<std::string_view> ids;
  std::string_view rest = PuzzleLines();
  while (!rest.empty()) ids.push_back(Before('\n', rest).substr(0, kPuzzleIdDigits));
  return ids;
}

}  // namespace folsom
