// The deal of games that come from others: as tables deal it, and touched.
#include <gtest/gtest.h>

#include "fair/fair_check.h"
#include "fair/fair_game.h"
#include "record/origin/beginning.h"
#include "table/table.h"

namespace folsom {
namespace {

// A table of bots, dealt from a secret, with the record that a server would tell.
class DealtTable {
 public:
  explicit DealtTable(const Beginning& from) {
    Fold(*Table::Open(from.config, {}, "host", 1, from.origin, from.position));
    for (std::uint8_t i = 0; i < from.config.seats; ++i) Do(PutBot{Seat{i}, "random"}, "host");
    Do(StartGame{}, "host");
    Rng rng(5);
    while (table_.GetStage() == Stage::kPlaying && !testing::Test::HasFatalFailure()) {
      const Seat seat = AnySeat(table_.State().pending, rng);
      const Action action = AnyAction(LegalList(table_.State(), seat), rng);
      Do(Act{seat, table_.QuestionOf(seat), action}, {});
    }
  }
  [[nodiscard]] std::string Record() const {
    return WithFairLines(RecordOf(table_),
                         {.commit = CommitOf(secret_), .secret = SecretText(secret_)});
  }

 private:
  void Do(const Command& command, const PersonId& who) {
    FairSource chance(SeedOf(secret_, table_.StartNonces()), table_.Draws());
    const Result<Entry> entry = table_.Check(command, Caller{who}, 2, 0, chance);
    ASSERT_TRUE(entry) << entry.Error().code;
    Fold(*entry);
  }
  void Fold(const Entry& entry) { ASSERT_TRUE(table_.Fold(entry)) << EntryText(entry); }

  std::string secret_ = std::string(kSecretBytes, 'o');
  Table table_;
};

std::string OriginVerdict(const std::string& record) {
  const Result<FairVerdict> verdict = CheckFair(record);
  return verdict ? "fair" : verdict.Error().code;
}

std::string DealtFrom(const Config& config, const OriginWish& wish) {
  const std::string other = FairGame{}.Record(config);
  return DealtTable(*BeginningFrom(other, wish, "abcdefghijklmno")).Record();
}

TEST(FairOrigin, EveryConfigurationIsFair) {
  for (const Config& config : FirstOfEachFamily()) {
    SCOPED_TRACE(NameOf(config));
    EXPECT_EQ(OriginVerdict(DealtFrom(config, {})), "fair");
    EXPECT_EQ(OriginVerdict(DealtFrom(config, {.decision = 25, .anew = true})), "fair");
    EXPECT_EQ(OriginVerdict(DealtFrom(config, {.decision = 25, .anew = false})), "fair");
  }
}

TEST(FairOrigin, OtherCardsAtTheStartAreFound) {
  const std::string record = DealtFrom(Config{}, {.decision = 25, .anew = true});
  const std::string other = DealtFrom(Config{}, {.decision = 25, .anew = false});
  const auto position = [](const std::string& text) {
    const std::size_t from = text.find("\nposition ");
    return text.substr(from, text.find('\n', from + 1) - from);
  };
  ASSERT_NE(position(record), position(other));
  // The cards as they were, passed off as dealt anew.
  std::string passed_off = other;
  passed_off.replace(passed_off.find("cards as_were"), 13, "cards anew");
  EXPECT_EQ(OriginVerdict(passed_off), "fair/position");
}

TEST(FairOrigin, OtherLuckIsFound) {
  const std::string record = DealtFrom(Config{}, {});
  const std::size_t luck = record.find("\nluck round - ") + 14;
  std::string turned = record;
  const std::size_t end = turned.find_first_of(" \n", luck);
  const std::string first = turned.substr(luck, end - luck);
  turned.replace(luck, end - luck, first == "0" ? "1" : "0");
  EXPECT_EQ(OriginVerdict(turned), "fair/outcome");
  std::string without = record;
  const std::size_t line = without.find("\nluck round - ");
  without.erase(line, without.find('\n', line + 1) - line);
  EXPECT_EQ(OriginVerdict(without), "fair/outcome");
}

}  // namespace
}  // namespace folsom
