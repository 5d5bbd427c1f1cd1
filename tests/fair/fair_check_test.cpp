#include "fair/fair_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "fair/fair_game.h"
#include "support/paths.h"

namespace folsom {
namespace {

std::string VerdictOf(const std::string& record) {
  const Result<FairVerdict> verdict = CheckFair(record);
  return verdict ? "fair" : verdict.Error().code + " " + std::to_string(verdict.Error().line);
}

std::vector<std::string> RecordLines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}
std::string Joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}
std::size_t LineOf(const std::vector<std::string>& lines, std::string_view begin) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].starts_with(begin)) return i + 1;
  }
  ADD_FAILURE() << "no line begins with " << begin;
  return 0;
}
std::string WithLine(std::vector<std::string> lines, std::size_t line, const std::string& text) {
  lines[line - 1] = text;
  return Joined(lines);
}
// Another hex digit at the end.
std::string Turned(std::string line) {
  line.back() = line.back() == '0' ? '1' : '0';
  return line;
}

TEST(FairCheck, GamesOfEveryConfigurationAreFair) {
  for (const Config& config : AllConfigs()) {
    SCOPED_TRACE(NameOf(config));
    for (const bool shuffled : {false, true}) {
      FairGame game;
      game.shuffled = shuffled;
      const std::string record = game.Record(config);
      const Result<FairVerdict> verdict = CheckFair(record);
      ASSERT_TRUE(verdict) << Describe(verdict.Error());
      const auto lines = RecordLines(record);
      const auto outcomes =
          std::ranges::count_if(lines, [](const auto& line) { return line.starts_with("* "); });
      EXPECT_EQ(verdict->draws.size() - verdict->seat_draws, static_cast<std::size_t>(outcomes));
      EXPECT_EQ(verdict->seat_draws > 0, shuffled);
    }
  }
}

TEST(FairCheck, DraftedAndGivenCastsAreFairToo) {
  for (std::size_t game = 0; game < 6; ++game) {
    EXPECT_EQ(VerdictOf(FairGame{}.Record(Varied(Config{.seats = 5, .horses = true}, game))),
              "fair");
  }
}

class TamperedRecord : public testing::Test {
 protected:
  TamperedRecord() {
    FairGame game;
    game.shuffled = true;
    lines = RecordLines(game.Record(Config{.seats = 4}));
  }
  std::vector<std::string> lines;
};

TEST_F(TamperedRecord, IsFairBefore) { EXPECT_EQ(VerdictOf(Joined(lines)), "fair"); }

TEST_F(TamperedRecord, HeaderLinesOfTheDealFail) {
  const std::size_t commit = LineOf(lines, "fair commit");
  const std::size_t secret = LineOf(lines, "fair secret");
  const std::size_t nonce = LineOf(lines, "fair nonce");
  const std::size_t seats = LineOf(lines, "fair seats");
  const std::string at_commit = " " + std::to_string(commit);
  const std::string at_seats = " " + std::to_string(seats);
  EXPECT_EQ(VerdictOf(WithLine(lines, commit, Turned(lines[commit - 1]))),
            "fair/commit" + at_commit);
  EXPECT_EQ(VerdictOf(WithLine(lines, secret, Turned(lines[secret - 1]))),
            "fair/commit" + at_commit);
  // Another nonce, or none, or the same from another chair: another seed, which seats otherwise or
  // draws otherwise.
  std::vector<std::string> without = lines;
  without.erase(without.begin() + static_cast<std::ptrdiff_t>(nonce) - 1);
  for (const std::string& text : {WithLine(lines, nonce, Turned(lines[nonce - 1])), Joined(without),
                                  WithLine(lines, nonce, "fair nonce 1 00c0ffee00c0ffee"),
                                  WithLine(lines, nonce, "fair nonce 0 00C0FFEE00C0FFEE")}) {
    EXPECT_TRUE(VerdictOf(text).starts_with("fair/seats") ||
                VerdictOf(text).starts_with("fair/outcome"))
        << VerdictOf(text);
  }
  std::string swapped = lines[seats - 1];
  std::swap(swapped[swapped.size() - 1], swapped[swapped.size() - 3]);
  EXPECT_EQ(VerdictOf(WithLine(lines, seats, swapped)), "fair/seats" + at_seats);
  // The seats' draws count: without them all others are others.
  std::vector<std::string> unshuffled = lines;
  unshuffled.erase(unshuffled.begin() + static_cast<std::ptrdiff_t>(seats) - 1);
  EXPECT_TRUE(VerdictOf(Joined(unshuffled)).starts_with("fair/outcome "));
}

TEST_F(TamperedRecord, WithoutSecretOrWithoutAnythingNothingIsProved) {
  std::vector<std::string> left = lines;
  std::erase_if(left, [](const std::string& line) { return line.starts_with("fair secret"); });
  EXPECT_EQ(VerdictOf(Joined(left)),
            "fair/no_secret " + std::to_string(LineOf(left, "fair commit")));
  std::erase_if(left, [](const std::string& line) { return line.starts_with("fair "); });
  EXPECT_EQ(VerdictOf(Joined(left)), "fair/none " + std::to_string(LineOf(left, "result ")));
}

// Every outcome of chance, turned into every other outcome of that kind that the record has.
TEST_F(TamperedRecord, EveryOutcomeTurnedIntoAnotherFails) {
  std::size_t unlike_the_seed = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!lines[i].starts_with("* ") || (FewGames() && i % 10 != 0)) continue;
    const std::string kind = lines[i].substr(0, lines[i].find(' ', 2));
    std::vector<std::string> tried{lines[i]};
    for (const std::string& other : lines) {
      if (!other.starts_with(kind) || std::ranges::find(tried, other) != tried.end()) continue;
      tried.push_back(other);
      const std::string verdict = VerdictOf(WithLine(lines, i + 1, other));
      ASSERT_NE(verdict, "fair") << lines[i] << " -> " << other;
      if (verdict == "fair/outcome " + std::to_string(i + 1)) ++unlike_the_seed;
    }
  }
  // The others break the record itself: a card that is then played was never drawn.
  EXPECT_GT(unlike_the_seed, FewGames() ? 1U : 20U);
}

TEST(FairCheck, CommitmentsMustFitTheirNonces) {
  FairGame game;
  game.committed = true;
  const std::vector<std::string> lines = RecordLines(game.Record(Config{.seats = 4}));
  const Result<FairVerdict> fair = CheckFair(Joined(lines));
  ASSERT_TRUE(fair) << Describe(fair.Error());
  EXPECT_TRUE(fair->IsCommitted() && fair->IsProved());
  FairGame alone;
  alone.nonces = {};
  EXPECT_FALSE(CheckFair(alone.Record(Config{.seats = 4}))->IsProved());
  EXPECT_FALSE(CheckFair(FairGame{}.Record(Config{.seats = 4}))->IsCommitted());
  const std::size_t first = LineOf(lines, "fair commitment 0");
  const std::string at = "fair/commitment " + std::to_string(first);
  EXPECT_EQ(VerdictOf(WithLine(lines, first, Turned(lines[first - 1]))), at);
  const std::size_t nonce = LineOf(lines, "fair nonce 0");
  EXPECT_EQ(VerdictOf(WithLine(lines, nonce, Turned(lines[nonce - 1]))), at);
  // One nonce without a commitment beside others that have theirs was added late.
  std::vector<std::string> without = lines;
  without.erase(without.begin() + static_cast<std::ptrdiff_t>(first) - 1);
  EXPECT_EQ(VerdictOf(Joined(without)), "fair/commitment " + std::to_string(nonce - 1));
}

TEST(FairCheck, EveryDrawIsToldWithItsOptions) {
  FairGame game;
  game.shuffled = true;
  const Result<FairVerdict> fair = CheckFair(game.Record(Config{.seats = 4}));
  ASSERT_TRUE(fair);
  const FairSeed seed = SeedOf(game.secret, fair->deal.nonces);
  for (std::size_t i = 0; i < fair->draws.size(); ++i) {
    const FairDraw& draw = fair->draws[i];
    EXPECT_EQ(PickFair(FairNumber(seed, i), draw.options), draw.code);
    EXPECT_EQ(draw.text.empty(), i < fair->seat_draws);
    EXPECT_TRUE(std::ranges::is_sorted(draw.options, {}, &Outcome::code));
  }
}

TEST(FairCheck, AGameThatWasAbandonedIsCheckedAsFarAsItWent) {
  FairGame game;
  game.decisions = 20;
  const Result<FairVerdict> fair = CheckFair(game.Record(Config{.seats = 4}));
  ASSERT_TRUE(fair) << Describe(fair.Error());
  EXPECT_FALSE(fair->finished);
}

// A server that dealt as it liked and shows the commit of another deal.
TEST(FairCheck, AGameOfAnotherSeedFailsAtItsFirstOtherOutcome) {
  FairGame honest;
  FairGame crooked;
  crooked.secret = std::string(kSecretBytes, 't');
  const std::vector<std::string> told = RecordLines(honest.Record(Config{.seats = 4}));
  std::vector<std::string> played = RecordLines(crooked.Record(Config{.seats = 4}));
  std::size_t first = 0;
  for (std::size_t i = 0; i < played.size(); ++i) {
    if (played[i].starts_with("fair ")) played[i] = told[i];
    if (first == 0 && played[i].starts_with("* ") && played[i] != told[i]) first = i + 1;
  }
  EXPECT_EQ(VerdictOf(Joined(played)), "fair/outcome " + std::to_string(first));
}

// One draw again, until it suits: all later ones are then of another number.
TEST(FairCheck, ADrawThatWasRepeatedFails) {
  const FairGame game;
  FairSource source(SeedOf(game.secret, {}), 0);
  class Repeating final : public ChanceSource {
   public:
    explicit Repeating(FairSource& inner) : inner_(inner) {}
    std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) override {
      const std::uint8_t code = inner_.Draw(what, whose, options);
      return ++draws_ == 20 ? inner_.Draw(what, whose, options) : code;
    }

   private:
    FairSource& inner_;
    int draws_ = 0;
  } repeating(source);
  const GameWriter writer(Config{.seats = 6}, repeating);
  const std::string record = WithFairLines(
      writer.Text(), {.commit = CommitOf(game.secret), .secret = SecretText(game.secret)});
  EXPECT_TRUE(VerdictOf(record).starts_with("fair/outcome ")) << VerdictOf(record);
}

TEST(FairCheck, DamagedRecordsHaveTheirOwnCodes) {
  EXPECT_EQ(VerdictOf(""), "record/bad_header 1");
  std::vector<std::string> lines = RecordLines(FairGame{}.Record(Config{.seats = 3}));
  lines.pop_back();
  EXPECT_TRUE(VerdictOf(Joined(lines)).starts_with("record/"));
}

TEST(FairCheck, TheExampleOfTheNotationIsFair) {
  const std::ifstream file(SourcePath("docs/notation.md"));
  std::ostringstream page;
  page << file.rdbuf();
  const std::string text = page.str();
  const std::size_t from = text.find("```record fair\n");
  ASSERT_NE(from, std::string::npos);
  const std::size_t begin = text.find('\n', from) + 1;
  EXPECT_EQ(VerdictOf(text.substr(begin, text.find("```", begin) - begin)), "fair");
}

}  // namespace
}  // namespace folsom
