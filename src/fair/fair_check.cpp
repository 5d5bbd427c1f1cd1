#include "fair/fair_check.h"

#include <algorithm>
#include <vector>

#include "record/origin/anew.h"
#include "table/seating.h"

namespace folsom {

namespace {

[[nodiscard]] Problem FairProblem(std::string_view code, std::size_t line, std::string message) {
  return {.code = std::string("fair/").append(code), .message = std::move(message), .line = line};
}

// The decisions of a record, in order.
class DecisionList final : public ReplayObserver {
 public:
  struct One {
    Seat seat;
    Action action;
  };
  void Deciding(std::size_t /*line*/, const GameState& /*before*/, Seat seat,
                Action action) override {
    all_.push_back({seat, action});
  }
  [[nodiscard]] const std::vector<One>& All() const { return all_; }

 private:
  std::vector<One> all_;
};

// Draws from the seed and keeps everything.
class DrawList final : public ChanceSource {
 public:
  DrawList(const FairSeed& seed, const Luck& luck) : fair_(seed, 0), source_(luck, {}, fair_) {}
  std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) override {
    const std::uint8_t code = source_.Draw(what, whose, options);
    all_.push_back({what, whose, code, {options.begin(), options.end()}});
    return code;
  }
  [[nodiscard]] std::vector<FairDraw>& All() { return all_; }

 private:
  FairSource fair_;
  LuckSource source_;
  std::vector<FairDraw> all_;
};

[[nodiscard]] std::vector<std::string_view> SplitLines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}
// The number of the first line that begins so; 1 if none does.
[[nodiscard]] std::size_t LineThatBegins(std::string_view text, std::string_view begin) {
  const std::vector<std::string_view> lines = SplitLines(text);
  const auto at =
      std::ranges::find_if(lines, [&](std::string_view line) { return line.starts_with(begin); });
  return at == lines.end() ? 1 : static_cast<std::size_t>(at - lines.begin()) + 1;
}
// From the first line after the header.
[[nodiscard]] std::string_view BodyOf(std::string_view text) {
  return text.substr(std::min(text.find("\n\n"), text.size() - 2) + 2);
}

// SET-9, again.
[[nodiscard]] std::optional<Problem> CheckSeats(const GameRecord& record, std::string_view text,
                                                DrawList& source) {
  const std::vector<std::uint8_t>& told = record.fair.seats;
  if (told.empty()) return std::nullopt;
  const auto drawn = ShuffledSeats(record.config, source);
  if (std::equal(told.begin(), told.end(), drawn.begin())) return std::nullopt;
  std::string right;
  for (std::size_t i = 0; i < told.size(); ++i) right += " " + std::to_string(drawn[i]);
  return FairProblem("seats", LineThatBegins(text, "fair seats"), "the seed gives" + right);
}

// Hidden cards dealt anew, again: dealing starts from what one seat knows, which is the same before
// and after.
[[nodiscard]] std::optional<Problem> CheckPosition(const GameRecord& record, std::string_view text,
                                                   DrawList& source) {
  if (!record.start || !record.origin->anew) return std::nullopt;
  if (DealtAnew(*record.start, record.origin->seat, source) == *record.start) return std::nullopt;
  return FairProblem("position", LineThatBegins(text, "position "), "the seed deals other cards");
}

// The same decisions with the seed's outcomes, as far as they are possible: up to the first outcome
// that differs both texts are equal.
[[nodiscard]] std::string DealtBySeed(const GameRecord& record, const DecisionList& decisions,
                                      DrawList& source) {
  GameWriter writer =
      record.start ? GameWriter(*record.start, source) : GameWriter(record.config, source);
  for (const DecisionList::One& one : decisions.All()) {
    if (writer.Apply(one.seat, one.action) != Illegal::kNone) break;
  }
  return writer.Text();
}

[[nodiscard]] std::optional<Problem> CheckOutcomes(std::string_view text, std::string_view again,
                                                   std::vector<FairDraw>& draws, std::size_t next) {
  const std::vector<std::string_view> told = SplitLines(BodyOf(text));
  const std::vector<std::string_view> drawn = SplitLines(BodyOf(again));
  const std::size_t header = SplitLines(text).size() - told.size();
  for (std::size_t i = 0; i < told.size(); ++i) {
    const std::string_view right = i < drawn.size() ? drawn[i] : std::string_view();
    if (told[i] != right) {
      return FairProblem("outcome", header + i + 1,
                         "draw " + std::to_string(next) + " of the seed gives \"" +
                             std::string(right) + "\", not \"" + std::string(told[i]) + "\"");
    }
    if (told[i].starts_with("* ")) draws[next++].text = told[i].substr(2);
  }
  return std::nullopt;
}

[[nodiscard]] std::optional<Problem> CheckCommit(const FairDeal& fair, std::string_view text) {
  if (fair.commit.empty()) {
    return FairProblem("none", LineThatBegins(text, "result "), "no fair deal is told here");
  }
  const std::size_t line = LineThatBegins(text, "fair commit");
  const std::optional<std::string> secret = SecretFrom(fair.secret);
  if (!secret) return FairProblem("no_secret", line, "its secret is shown when the game is over");
  const std::string commit = CommitOf(*secret);
  if (commit == fair.commit) return std::nullopt;
  return FairProblem("commit", line, "the hash of the secret is " + commit);
}

[[nodiscard]] std::optional<Problem> CheckCommitments(const FairDeal& fair, std::string_view text) {
  const auto is_given = [](const std::string& one) { return !one.empty(); };
  if (std::ranges::none_of(fair.commitments, is_given)) return std::nullopt;
  for (std::size_t i = 0; i < fair.nonces.size(); ++i) {
    const std::string right = fair.nonces[i].empty() ? std::string() : CommitOf(fair.nonces[i]);
    if (fair.commitments[i] == right) continue;
    const std::string word = fair.commitments[i].empty() ? "fair nonce " : "fair commitment ";
    return FairProblem("commitment", LineThatBegins(text, word + std::to_string(i)),
                       "the hash of the nonce of chair " + std::to_string(i) + " is " + right);
  }
  return std::nullopt;
}

}  // namespace

bool FairVerdict::IsCommitted() const {
  for (std::size_t i = 0; i < deal.nonces.size(); ++i) {
    if (!deal.nonces[i].empty() && deal.commitments[i].empty()) return false;
  }
  return true;
}

bool FairVerdict::IsProved() const {
  return IsCommitted() &&
         std::ranges::any_of(deal.nonces, [](const std::string& nonce) { return !nonce.empty(); });
}

Result<FairVerdict> CheckFair(std::string_view record) {
  DecisionList decisions;
  const Result<GameRecord> replayed = ReplayRecord(record, &decisions);
  if (!replayed) return replayed.Error();
  FairVerdict verdict{.deal = replayed->fair,
                      .origin = replayed->origin,
                      .seats = replayed->config.seats,
                      .names = replayed->names,
                      .finished = replayed->finished,
                      .draws = {}};
  if (std::optional<Problem> problem = CheckCommit(verdict.deal, record)) return *problem;
  if (std::optional<Problem> problem = CheckCommitments(verdict.deal, record)) return *problem;
  const Luck luck = replayed->origin ? replayed->origin->luck : Luck();
  DrawList source(SeedOf(*SecretFrom(verdict.deal.secret), verdict.deal.nonces), luck);
  if (std::optional<Problem> problem = CheckSeats(*replayed, record, source)) return *problem;
  if (std::optional<Problem> problem = CheckPosition(*replayed, record, source)) return *problem;
  verdict.seat_draws = source.All().size();
  const std::string again = DealtBySeed(*replayed, decisions, source);
  verdict.draws = std::move(source.All());
  if (std::optional<Problem> problem =
          CheckOutcomes(record, again, verdict.draws, verdict.seat_draws)) {
    return *problem;
  }
  return verdict;
}

}  // namespace folsom
