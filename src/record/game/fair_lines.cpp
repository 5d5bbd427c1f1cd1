#include "record/game/fair_lines.h"

#include <algorithm>

#include "record/game/record_lines.h"

namespace folsom {

namespace {

constexpr std::size_t kDigestDigits = 64;

[[nodiscard]] bool IsLowerHex(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }
[[nodiscard]] bool IsHex(char c) { return IsLowerHex(c) || (c >= 'A' && c <= 'F'); }
[[nodiscard]] bool IsDigest(std::string_view text) {
  return text.size() == kDigestDigits && std::ranges::all_of(text, IsLowerHex);
}
// The digit of a chair at this table; else `chairs`.
[[nodiscard]] std::size_t ChairFrom(char digit, std::size_t chairs) {
  const bool there = digit >= '0' && static_cast<std::size_t>(digit - '0') < chairs;
  return there ? static_cast<std::size_t>(digit - '0') : chairs;
}

[[nodiscard]] bool HasNonceFrom(const FairDeal& fair, std::size_t chair) {
  return std::any_of(fair.nonces.begin() + static_cast<std::ptrdiff_t>(chair), fair.nonces.end(),
                     [](const std::string& nonce) { return !nonce.empty(); });
}

bool AddCommit(FairDeal& fair, std::string_view text) {
  if (!fair.commit.empty() || !IsDigest(text)) return false;
  fair.commit = text;
  return true;
}

bool AddSecret(FairDeal& fair, std::string_view text) {
  const bool in_order =
      !fair.commit.empty() && fair.secret.empty() && !HasNonceFrom(fair, 0) && fair.seats.empty();
  if (!in_order || !IsDigest(text)) return false;
  fair.secret = text;
  return true;
}

bool AddNonce(FairDeal& fair, std::string_view text, std::size_t seats) {
  if (fair.commit.empty() || !fair.seats.empty() || text.size() < 3 || text[1] != ' ') return false;
  const std::size_t chair = ChairFrom(text[0], seats);
  if (chair == seats || HasNonceFrom(fair, chair) || !IsNonce(text.substr(2))) return false;
  fair.nonces[chair] = text.substr(2);
  return true;
}

// Each chair once: "2 0 1".
bool AddSeats(FairDeal& fair, std::string_view text, std::size_t seats) {
  if (fair.commit.empty() || !fair.seats.empty() || text.size() != 2 * seats - 1) return false;
  std::vector<std::uint8_t> chairs;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i % 2 == 1) {
      if (text[i] != ' ') return false;
      continue;
    }
    const auto chair = static_cast<std::uint8_t>(ChairFrom(text[i], seats));
    if (chair == seats || std::ranges::find(chairs, chair) != chairs.end()) return false;
    chairs.push_back(chair);
  }
  fair.seats = std::move(chairs);
  return true;
}

[[nodiscard]] std::string FairLines(const FairDeal& fair) {
  std::string lines;
  const auto add = [&lines](std::string_view word, const std::string& rest) {
    lines.append(kFairWord).append(word).append(" ").append(rest) += '\n';
  };
  add("commit", fair.commit);
  if (!fair.secret.empty()) add("secret", fair.secret);
  for (std::size_t i = 0; i < fair.nonces.size(); ++i) {
    if (!fair.nonces[i].empty()) add("nonce", std::to_string(i) + " " + fair.nonces[i]);
  }
  std::string seats;
  for (const std::uint8_t chair : fair.seats) {
    seats.append(seats.empty() ? "" : " ").append(std::to_string(chair));
  }
  if (!seats.empty()) add("seats", seats);
  return lines;
}

}  // namespace

bool IsNonce(std::string_view text) {
  return text.size() >= kMinNonceDigits && text.size() <= kMaxNonceDigits &&
         std::ranges::all_of(text, IsHex);
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
  if (word == "commit" && !AddCommit(fair, text)) return "one commit of 64 hex digits comes first";
  if (word == "secret" && !AddSecret(fair, text))
    return "a secret of 64 hex digits, after the commit";
  if (word == "nonce" && !AddNonce(fair, text, seats)) {
    return "a chair of this game and 16 to 64 hex digits are expected, in the order of chairs";
  }
  if (word == "seats" && !AddSeats(fair, text, seats)) return "each chair of this game once, last";
  const bool known = word == "commit" || word == "secret" || word == "nonce" || word == "seats";
  if (known) return std::nullopt;
  return "\"commit\", \"secret\", \"nonce\" or \"seats\" is expected";
}

}  // namespace folsom
