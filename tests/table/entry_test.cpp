// Entries as text: both ways, and what is refused.
#include <gtest/gtest.h>

#include "table/played_table.h"

namespace folsom {
namespace {

std::string EntryCodeOf(std::string_view text) {
  const Result<Entry> entry = EntryFrom(text);
  return entry ? std::string() : entry.Error().code;
}

Config SomeConfig() {
  Config config;
  config.seats = 3;
  return config;
}

std::vector<EntryBody> OneOfEach() {
  TableOptions options;
  options.title = "Friday \"night\" \xE2\x98\x85";
  options.clock = ClockKind::kDaily;
  options.decision_s = 86'400;
  options.memory = true;
  return {Opened{SomeConfig(), options, "anna", 1},
          Opened{SomeConfig(), {}, "anna", 1, GameOrigin{"abc", 34, Seat{2}, true}, "{}"},
          Opened{SomeConfig(),
                 {},
                 "anna",
                 1,
                 GameOrigin{.game = "abc", .luck = {{Chance::kCard, Seat{2}, 17}}}},
          Opened{SomeConfig(), {}, "anna", 1, GameOrigin{.game = "abc"}},
          SetOptions{SomeConfig(), {}},
          Sat{Seat{2}, "p-1", "Bert", "00112233445566778899", true},
          Sat{Seat{0}, "p-1", "Bert", "", false},
          PutBot{Seat{1}, "search:ms=100"},
          NonceGiven{"anna", "00112233445566778899aabb"},
          Vacated{SeatMask{5}, Parting::kKicked},
          HostLeft{},
          Started{{1, 0, 2, 3, 4, 5}, {{Chance::kWagon, kNoSeat, 3}, {Chance::kCard, Seat{2}, 17}}},
          Started{},
          Started{{0, 1, 2, 3, 4, 5}, {}, "{}"},
          Decided{Seat{2}, act::kDraw, Decider::kPlayer, 1500, {{Chance::kCard, Seat{2}, 17}}},
          Decided{Seat{0}, act::kPass, Decider::kBot, 0, {}},
          TakenBack{Seat{3}},
          Hinted{Seat{3}},
          PickBandit{Seat{3}, Bandit::kTuco},
          PickBandit{Seat{0}},
          TakenOver{Seat{1}, Absence::kClock, 90'000},
          GiveBack{Seat{1}},
          Rematch{"t2"},
          Closed{Closing::kUpgrade},
          Resumed{"{\"config\":{}}", 2},
          Renamed{Seat{1}, "Guest 4821", false},
          Renamed{Seat{1}, "Annie", true},
          CommitmentGiven{"anna", CommitmentOf("anna")},
          DealBegan{},
          DealBegan{SeatMask{5}},
          NonceRevealed{"anna", NonceOf("anna")},
          Vacated{SeatMask{1}, Parting::kSilent}};
}

TEST(EntryTexts, GiveTheSameEntryBack) {
  for (const EntryBody& body : OneOfEach()) {
    const Entry entry{kNoon, body};
    const std::string text = EntryText(entry);
    const Result<Entry> read = EntryFrom(text);
    ASSERT_TRUE(read) << text << ": " << Describe(read.Error());
    EXPECT_EQ(*read, entry) << text;
    EXPECT_EQ(text.find('\n'), std::string::npos);
  }
}

TEST(EntryTexts, AreShortAndReadable) {
  const Decided decided{
      Seat{2}, act::kDraw, Decider::kPlayer, 1500, {{Chance::kCard, Seat{2}, 17}}};
  EXPECT_EQ(EntryText({1762, decided}),
            R"({"at":1762,"decided":{"seat":2,"action":"draw","by":"player","spent":1500,)"
            R"("chance":["card 2 17"]}})");
  EXPECT_EQ(EntryText({5, HostLeft{}}), R"({"at":5,"host_left":{}})");
}

TEST(EntryTexts, AreRefusedWithACode) {
  EXPECT_EQ(EntryCodeOf("nonsense"), "entry/malformed");
  EXPECT_EQ(EntryCodeOf("[]"), "entry/wrong_type");
  EXPECT_EQ(EntryCodeOf(std::string(200'000, ' ')), "entry/too_big");
  EXPECT_EQ(EntryCodeOf(R"({"host_left":{}})"), "entry/missing_field");
  EXPECT_EQ(EntryCodeOf(R"({"at":1})"), "entry/unknown_kind");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"danced":{}})"), "entry/unknown_kind");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"host_left":{},"taken_back":{"seat":1}})"), "entry/malformed");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"host_left":{},"x":1})"), "entry/unknown_field");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"host_left":{"x":1}})"), "entry/unknown_field");
  EXPECT_EQ(EntryCodeOf(R"({"at":-1,"host_left":{}})"), "entry/out_of_range");
  EXPECT_EQ(EntryCodeOf(R"({"at":"1","host_left":{}})"), "entry/wrong_type");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"taken_back":{}})"), "entry/missing_field");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"taken_back":{"seat":6}})"), "entry/out_of_range");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"taken_back":[]})"), "entry/wrong_type");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"closed":{"why":"fun"}})"), "entry/unknown_word");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"decided":{"seat":1,"action":"fly","by":"bot"}})"),
            "entry/out_of_range");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"started":{"chance":["first 2"]}})"), "");
  for (const char* outcome : {"", "card", "card 2", "card 9 1", "card 1 256", "card 1 01", "luck 1",
                              "card  1", "card 1 -1", "card 1 2 3"}) {
    const std::string text =
        std::string(R"({"at":1,"started":{"chance":[")").append(outcome).append(R"("]}})");
    EXPECT_EQ(EntryCodeOf(text), "entry/out_of_range") << outcome;
  }
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"started":{"seats":[0,1]}})"), "entry/out_of_range");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"options_set":{"config":{"seats":9},"options":{}}})"),
            "config/out_of_range");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"options_set":{"config":{"seats":2},"options":{}}})"),
            "config/players");
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"options_set":{"config":{},"options":{"fast":true}}})"),
            "entry/unknown_field");
  const std::string long_name(300, 'x');
  EXPECT_EQ(EntryCodeOf(R"({"at":1,"sat":{"seat":1,"who":"a","name":")" + long_name + R"("}})"),
            "entry/out_of_range");
}

// Single bytes changed, dropped and doubled: an answer always, and a text that is understood says
// the same again when written anew.
TEST(EntryTexts, SurviveDamage) {
  Rng rng(7);
  std::size_t understood = 0;
  for (int round = 0; round < 300; ++round) {
    for (const EntryBody& body : OneOfEach()) {
      std::string text = EntryText({kNoon, body});
      for (std::uint32_t edits = 1 + rng.Below(3); edits > 0; --edits) {
        const std::size_t at = rng.Below(static_cast<std::uint32_t>(text.size()));
        const std::uint32_t how = rng.Below(4);
        if (how == 0) text.erase(at, 1);
        if (how == 1) text.insert(at, 1, text[at]);
        if (how == 2) text[at] = static_cast<char>(rng.Below(256));
        if (how == 3) text[at] = static_cast<char>('0' + rng.Below(10));
        if (text.empty()) text = "0";
      }
      const Result<Entry> entry = EntryFrom(text);
      if (!entry) continue;
      ++understood;
      const Result<Entry> again = EntryFrom(EntryText(*entry));
      ASSERT_TRUE(again) << text;
      EXPECT_EQ(*again, *entry) << text;
    }
  }
  EXPECT_GT(understood, 500U);
}

}  // namespace
}  // namespace folsom
