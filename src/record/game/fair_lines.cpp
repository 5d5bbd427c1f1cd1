#include "record/game/fair_lines.h"

#include <algorithm>

#include "record/game/record_lines.h"

namespace folsom {

namespace {

constexpr std::size_t kDigestDigits = 64;

[[nodiscard]] bool IsLowerHex(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }
[[nodiscard]] bool IsHex(char c) { return IsLowerHex(c) || (c >= 'A' && c <= 'F'); }
// The digit of a chair at this table; else `chairs`.
[[nodiscard]] std::size_t ChairFrom(char digit, std::size_t chairs) {
  const bool there = digit >= '0' && static_cast<std::size_t>(digit - '0') < chairs;
  return there ? static_cast<std::size_t>(digit - '0') : chairs;
}

using ByChair = std::array<std::string, kMaxSeats>;

[[nodiscard]] bool HasFrom(const ByChair& texts, std::size_t chair) {
  return std::any_of(texts.begin() + static_cast<std::ptrdiff_t>(chair), texts.end(),
                     [](const std::string& text) { return !text.empty(); });
}

// The kinds of lines, in their order, each with how it is read: false if it is not so.
bool AddCommit(FairDeal& fair, std::string_view text, std::size_t /*seats*/) {
  if (!fair.commit.empty() || !IsDigest(text)) return false;
  fair.commit = text;
  return true;
}
bool AddSecret(FairDeal& fair, std::string_view text, std::size_t /*seats*/) {
  if (!fair.secret.empty() || !IsDigest(text)) return false;
  fair.secret = text;
  return true;
}
// "0 8f3d...", by ascending chair.
bool AddByChair(ByChair& texts, std::string_view text, std::size_t seats) {
  if (text.size() < 3 || text[1] != ' ') return false;
  const std::size_t chair = ChairFrom(text[0], seats);
  if (chair == seats || HasFrom(texts, chair)) return false;
  texts[chair] = text.substr(2);
  return true;
}
bool AddCommitment(FairDeal& fair, std::string_view text, std::size_t seats) {
  return AddByChair(fair.commitments, text, seats) && IsDigest(text.substr(2));
}
bool AddNonce(FairDeal& fair, std::string_view text, std::size_t seats) {
  return AddByChair(fair.nonces, text, seats) && IsNonce(text.substr(2));
}

// "2 0 1": chairs of this game, none twice; nothing if it is not so.
[[nodiscard]] std::vector<std::uint8_t> ChairsFrom(std::string_view text, std::size_t seats) {
  std::vector<std::uint8_t> chairs;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i % 2 == 1) {
      if (text[i] != ' ') return {};
      continue;
    }
    const auto chair = static_cast<std::uint8_t>(ChairFrom(text[i], seats));
    if (chair == seats || std::ranges::find(chairs, chair) != chairs.end()) return {};
    chairs.push_back(chair);
  }
  return text.size() % 2 == 1 ? chairs : std::vector<std::uint8_t>();
}
bool AddExcused(FairDeal& fair, std::string_view text, std::size_t seats) {
  if (!fair.excused.empty()) return false;
  fair.excused = ChairsFrom(text, seats);
  return !fair.excused.empty() && std::ranges::is_sorted(fair.excused);
}
bool AddRefused(FairDeal& fair, std::string_view text, std::size_t /*seats*/) {
  constexpr std::size_t kMostDigits = 9;
  const bool digits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  if (fair.refused != 0 || text.empty() || text.size() > kMostDigits || !digits) return false;
  if (text[0] == '0') return false;
  for (const char digit : text)
    fair.refused = fair.refused * 10 + static_cast<unsigned>(digit - '0');
  return true;
}
// Each chair once.
bool AddSeats(FairDeal& fair, std::string_view text, std::size_t seats) {
  if (!fair.seats.empty()) return false;
  fair.seats = ChairsFrom(text, seats);
  return fair.seats.size() == seats;
}

struct FairLine {
  std::string_view word;
  bool (*add)(FairDeal& fair, std::string_view text, std::size_t seats);
  std::string_view form;
};
constexpr std::array kFairLines{
    FairLine{"commit", AddCommit, "one commit of 64 hex digits comes first"},
    FairLine{"secret", AddSecret, "a secret of 64 hex digits, after the commit"},
    FairLine{"commitment", AddCommitment,
             "a chair of this game and 64 hex digits are expected, in the order of chairs"},
    FairLine{"nonce", AddNonce,
             "a chair of this game and 16 to 64 hex digits are expected, in the order of chairs"},
    FairLine{"excused", AddExcused, "chairs of this game are expected, in their order"},
    FairLine{"refused", AddRefused, "a number of refused starts"},
    FairLine{"seats", AddSeats, "each chair of this game once, last"},
};

// Whether a line of a later kind is there already, or the commit is not.
[[nodiscard]] bool IsLate(const FairDeal& fair, std::string_view word) {
  const std::array later{!fair.commit.empty(),         !fair.secret.empty(),
                         HasFrom(fair.commitments, 0), HasFrom(fair.nonces, 0),
                         !fair.excused.empty(),        fair.refused != 0,
                         !fair.seats.empty()};
  static_assert(later.size() == kFairLines.size());
  const auto at = std::ranges::find(kFairLines, word, &FairLine::word) - kFairLines.begin();
  if (at > 0 && !later[0]) return true;
  return std::find(later.begin() + at + 1, later.end(), true) != later.end();
}

[[nodiscard]] std::string ChairsText(const std::vector<std::uint8_t>& chairs) {
  std::string text;
  for (const std::uint8_t chair : chairs) {
    text.append(text.empty() ? "" : " ").append(std::to_string(chair));
  }
  return text;
}

[[nodiscard]] std::string FairLines(const FairDeal& fair) {
  std::string lines;
  const auto add = [&lines](std::string_view word, const std::string& rest) {
    lines.append(kFairWord).append(word).append(" ").append(rest) += '\n';
  };
  add("commit", fair.commit);
  if (!fair.secret.empty()) add("secret", fair.secret);
  const auto add_by_chair = [&add](std::string_view word, const ByChair& texts) {
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (!texts[i].empty()) add(word, std::to_string(i) + " " + texts[i]);
    }
  };
  add_by_chair("commitment", fair.commitments);
  add_by_chair("nonce", fair.nonces);
  if (!fair.excused.empty()) add("excused", ChairsText(fair.excused));
  if (fair.refused != 0) add("refused", std::to_string(fair.refused));
  if (!fair.seats.empty()) add("seats", ChairsText(fair.seats));
  return lines;
}

}  // namespace

bool IsNonce(std::string_view text) {
  return text.size() >= kMinNonceDigits && text.size() <= kMaxNonceDigits &&
         std::ranges::all_of(text, IsHex);
}

bool IsDigest(std::string_view text) {
  return text.size() == kDigestDigits && std::ranges::all_of(text, IsLowerHex);
}

std::string WithFairLines(std::string record, const FairDeal& fair) {
  if (fair.commit.empty()) return record;
  const std::size_t result = record.find("\n" + std::string(kResultWord));
  if (result != std::string::npos) record.insert(result + 1, FairLines(fair));
  return record;
}

std::optional<std::string> AddFairLine(FairDeal& fair, std::string_view rest, std::size_t seats) {
  const std::size_t space = std::min(rest.find(' '), rest.size());
  const std::string_view word = rest.substr(0, space);
  const std::string_view text = rest.substr(std::min(space + 1, rest.size()));
  const auto line = std::ranges::find(kFairLines, word, &FairLine::word);
  if (line == kFairLines.end()) {
    return "\"commit\", \"secret\", \"commitment\", \"nonce\", \"excused\", \"refused\" or "
           "\"seats\"";
  }
  if (!IsLate(fair, word) && line->add(fair, text, seats)) return std::nullopt;
  return std::string(line->form);
}

}  // namespace folsom
