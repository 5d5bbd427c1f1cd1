#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <optional>
#include <vector>

#include "record/text/view_text.h"
#include "record/words/action_text.h"

namespace folsom {
namespace {

[[nodiscard]] bool IsWordByte(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// In small letters, without what stands around the words.
[[nodiscard]] std::string CleanLine(std::string_view line) {
  while (!line.empty() && !IsWordByte(line.front())) line.remove_prefix(1);
  while (!line.empty() && !IsWordByte(line.back())) line.remove_suffix(1);
  std::string clean(line);
  for (char& c : clean) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return clean;
}

[[nodiscard]] std::vector<std::string> CleanLines(std::string_view answer) {
  std::vector<std::string> lines;
  while (!answer.empty()) {
    const std::size_t end = std::min(answer.find_first_of("\r\n"), answer.size());
    std::string line = CleanLine(answer.substr(0, end));
    if (!line.empty()) lines.push_back(std::move(line));
    answer.remove_prefix(std::min(end + 1, answer.size()));
  }
  return lines;
}

// What a line says. An action that it names twice is one.
struct Named {
  std::vector<Action> legal;
  bool other = false;  // It names something that is not legal.

  void Add(Action action, const ActionList& list) {
    if (!list.Has(action)) {
      other = true;
    } else if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
      legal.push_back(action);
    }
  }
  void AddNumber(std::size_t number, const ActionList& list) {
    if (number >= 1 && number <= list.Size()) return Add(list[number - 1], list);
    other = true;
  }
};

// Numbers too long for a list are one beyond any.
[[nodiscard]] std::optional<std::size_t> NumberOf(std::string_view word) {
  if (word.empty() || !std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; })) {
    return std::nullopt;
  }
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc{} ? number : ActionList::kCapacity + 1;
}

// "3", "play belle move", "3. play belle move", which must agree.
[[nodiscard]] bool ReadWhole(std::string_view line, const ActionList& list, Named& named) {
  const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
  const std::optional<std::size_t> number = NumberOf(line.substr(0, digits));
  std::string_view rest = line.substr(digits);
  if (number && !rest.empty()) {
    if (IsWordByte(rest.front())) return false;
    while (!rest.empty() && !IsWordByte(rest.front())) rest.remove_prefix(1);
  }
  const std::optional<Action> action = ActionFrom(rest);
  if (!action && !(number && rest.empty())) return false;
  if (action) named.Add(*action, list);
  if (number) named.AddNumber(*number, list);
  return true;
}

// The longest text of an action that `text` begins with, and that ends with a word; kNoAction.
[[nodiscard]] Action ActionAtStart(std::string_view text) {
  Action found = kNoAction;
  std::size_t longest = 0;
  for (std::uint16_t id = 0; id < kActions; ++id) {
    const std::string_view words = ActionText({id});
    if (words.size() <= longest || !text.starts_with(words)) continue;
    if (text.size() > words.size() && IsWordByte(text[words.size()])) continue;
    found = {id};
    longest = words.size();
  }
  return found;
}

// Actions within a sentence. `last`: of the last line, in which words that are common English count
// too ("draw", "take") where they are legal, and a number at its end.
void ReadWithin(std::string_view line, bool last, const ActionList& list, Named& named) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (!IsWordByte(line[i]) || (i > 0 && IsWordByte(line[i - 1]))) continue;
    const Action action = ActionAtStart(line.substr(i));
    if (action == kNoAction) continue;
    const std::string_view words = ActionText(action);
    const bool phrase = words.find(' ') != std::string_view::npos;
    if (phrase || (last && list.Has(action))) named.Add(action, list);
    i += words.size() - 1;
  }
  if (!last || !named.legal.empty()) return;
  const std::size_t space = line.find_last_not_of("0123456789");
  const bool separate = space == std::string_view::npos || !IsWordByte(line[space]);
  const std::size_t from = space == std::string_view::npos ? 0 : space + 1;
  const std::optional<std::size_t> number = NumberOf(line.substr(from));
  if (separate && number) named.AddNumber(*number, list);
}

void ReadLine(std::string_view line, bool last, const ActionList& list, Named& named) {
  if (!ReadWhole(line, list, named)) ReadWithin(line, last, list, named);
}

[[nodiscard]] Problem AnswerProblem(std::string_view code, std::string_view message) {
  return {.code = std::string(code), .message = std::string(message)};
}
[[nodiscard]] Problem NotLegal() {
  return AnswerProblem("answer/not_legal", "the answer names an action that is not in the list");
}
[[nodiscard]] Problem Several() {
  return AnswerProblem("answer/several", "the answer names more than one action");
}

}  // namespace

Result<Action> ReadAnswer(std::string_view answer, const ActionList& legal) {
  if (answer.size() > kMostAnswer) answer.remove_prefix(answer.size() - kMostAnswer);
  std::vector<std::string> lines = CleanLines(answer);
  Named named;
  for (bool last = true; !lines.empty(); last = false) {
    ReadLine(lines.back(), last, legal, named);
    lines.pop_back();
    if (last && named.legal.size() == 1) return named.legal.front();
    if (last && named.other && named.legal.empty()) return NotLegal();
    if (named.legal.size() > 1) return Several();
  }
  if (named.legal.size() == 1) return named.legal.front();
  if (named.other) return NotLegal();
  return AnswerProblem("answer/none",
                       "the answer names no action: a number of the list, or its text");
}

}  // namespace folsom
