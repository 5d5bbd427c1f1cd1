// Damaged logs: an entry that does not fit is refused and changes nothing; none crashes.
#include <gtest/gtest.h>

#include "rules/state/consistent.h"
#include "table/played_table.h"

namespace folsom {
namespace {

std::string FoldCode(const Table& table, const EntryBody& body) {
  Table copy = table;
  const TableFacts before = FactsOf(copy);
  const Result<Folded> news = copy.Fold({kNoon, body});
  if (news) return {};
  EXPECT_EQ(FactsOf(copy), before);
  return news.Error().code;
}

constexpr const char* kImpossible = "log/impossible";

TEST(Damage, NothingComesBeforeTheOpening) {
  EXPECT_EQ(FoldCode(Table(), HostLeft{}), kImpossible);
  EXPECT_EQ(FoldCode(Table(), Started{}), kImpossible);
  EXPECT_EQ(FoldCode(Table(), Opened{Config{}, {}, "", 1}), kImpossible);
  EXPECT_EQ(FoldCode(Table(), Opened{Config{.seats = 9}, {}, "anna", 1}), kImpossible);
  const PlayedTable table(Config{});
  EXPECT_EQ(FoldCode(table.Get(), table.Log()[0].body), kImpossible);
}

TEST(Damage, InTheLobbyIsRefused) {
  PlayedTable table(Config{});
  ASSERT_EQ(table.Do(SitDown{.seat = Seat{0}, .name = "x"}, "anna"), "");
  ASSERT_EQ(table.Do(PutBot{Seat{1}, "rustler"}, "anna"), "");
  for (const EntryBody& body :
       std::initializer_list<EntryBody>{SetOptions{Config{.seats = 2}, {}},
                                        SetOptions{Config{}, {.grace_s = 1}},
                                        Sat{Seat{4}, "bert", "x", "", false},
                                        Sat{Seat{1}, "bert", "x", "", false},
                                        Sat{Seat{2}, "", "x", "", false},
                                        Sat{Seat{2}, "bert", "", "", false},
                                        Sat{Seat{2}, "bert", "x", "z", false},
                                        Sat{kNoSeat, "bert", "x", "", false},
                                        PutBot{Seat{0}, "rustler"},
                                        PutBot{Seat{2}, ""},
                                        PutBot{Seat{5}, "rustler"},
                                        NonceGiven{"zoe", "0123456789abcdef"},
                                        NonceGiven{"anna", "0"},
                                        NonceGiven{"", ""},
                                        CommitmentGiven{"zoe", CommitmentOf("zoe")},
                                        CommitmentGiven{"anna", "0123456789abcdef"},
                                        DealBegan{},
                                        NonceRevealed{"anna", NonceOf("anna")},
                                        Vacated{SeatMask{0}, Parting::kLeft},
                                        Vacated{SeatMask{4}, Parting::kLeft},
                                        Vacated{SeatMask{16}, Parting::kLeft},
                                        HostLeft{},
                                        Started{},
                                        Decided{Seat{0}, act::kDraw, Decider::kPlayer, 0, {}},
                                        TakenBack{Seat{0}},
                                        TakenOver{Seat{0}, Absence::kAbsent, 0},
                                        GiveBack{Seat{0}},
                                        Rematch{"t2"},
                                        Resumed{"{}", 1}}) {
    EXPECT_EQ(FoldCode(table.Get(), body), kImpossible) << EntryText({kNoon, body});
  }
}

// What was a good name when it was stored is one for ever, whatever is asked of names today.
TEST(Damage, ANameInALogIsNotJudgedAgain) {
  const PlayedTable table(Config{});
  for (const char* name : {" x ", "a\u202Eb", "\u200B", "\xFF", "1234567890123456789012345"}) {
    EXPECT_EQ(FoldCode(table.Get(), Sat{Seat{2}, "bert", name, "", false}), "") << name;
  }
}

TEST(Damage, InAStartIsRefused) {
  PlayedTable table(Config{});
  for (std::size_t i = 0; i < table.Get().Chairs().size(); ++i) {
    ASSERT_EQ(table.Do(PutBot{static_cast<Seat>(i), "rustler"}, "anna"), "");
  }
  Recorder chance(1);
  const Result<Entry> entry = table.Get().Check(StartGame{}, {"anna"}, kNoon, 0, chance);
  ASSERT_TRUE(entry);
  const Started started = std::get<Started>(entry->body);
  EXPECT_EQ(FoldCode(table.Get(), started), "");
  Started shuffled = started;
  shuffled.seats = {1, 0, 2, 3, 4, 5};
  EXPECT_EQ(FoldCode(table.Get(), shuffled), kImpossible);  // This table does not shuffle.
  for (std::size_t i = 0; i < started.chance.size(); ++i) {
    Started bad = started;
    bad.chance.erase(bad.chance.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_EQ(FoldCode(table.Get(), bad), kImpossible) << i;
    bad = started;
    bad.chance[i].what = Chance::kMarshalFlask;
    EXPECT_EQ(FoldCode(table.Get(), bad), kImpossible) << i;
    bad = started;
    bad.chance[i].whose = static_cast<Seat>(6);
    EXPECT_EQ(FoldCode(table.Get(), bad), kImpossible) << i;
    bad = started;
    bad.chance[i].code = 250;
    EXPECT_EQ(FoldCode(table.Get(), bad), kImpossible) << i;
  }
  Started more = started;
  more.chance.push_back(more.chance.back());
  EXPECT_EQ(FoldCode(table.Get(), more), kImpossible);
}

TEST(Damage, InPlayIsRefused) {
  PlayedTable table(Config{}, Unhurried(), 2);
  ASSERT_EQ(table.Do(PutBot{Seat{3}, "rustler"}, "anna"), "");
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const Seat seat = table.State().pending.First();
  const auto other = static_cast<Seat>((Index(seat) + 1) % 4);
  const ActionList legal = LegalList(table.State(), seat);
  const Action play = legal[legal.Size() - 1];
  EXPECT_EQ(FoldCode(table.Get(), Decided{seat, play, Decider::kPlayer, 0, {}}), "");
  for (const EntryBody& body : std::initializer_list<EntryBody>{
           Decided{other, play, Decider::kPlayer, 0, {}},
           Decided{kNoSeat, play, Decider::kPlayer, 0, {}},
           Decided{seat, kNoAction, Decider::kPlayer, 0, {}},
           Decided{seat, act::kGetAboard, Decider::kPlayer, 0, {}},
           Decided{seat, play, Decider::kPlayer, -1, {}},
           Decided{seat, play, Decider::kPlayer, 0, {{Chance::kCard, seat, 1}}},
           Decided{seat, act::kDraw, Decider::kPlayer, 0, {}},
           TakenBack{seat},
           TakenBack{kNoSeat},
           TakenOver{Seat{3}, Absence::kHost, 0},
           TakenOver{Seat{5}, Absence::kHost, 0},
           GiveBack{seat},
           GiveBack{Seat{3}},
           Vacated{SeatMask{8}, Parting::kLeft},
           Sat{Seat{3}, "zoe", "x", "", false},
           PutBot{Seat{0}, "rustler"},
           Started{},
           SetOptions{Config{}, {}},
           NonceGiven{"anna", ""},
           CommitmentGiven{"anna", CommitmentOf("anna")},
           DealBegan{},
           NonceRevealed{"anna", NonceOf("anna")},
           Rematch{"t2"},
           Resumed{"", 1},
           Resumed{"{}", 1}}) {
    EXPECT_EQ(FoldCode(table.Get(), body), kImpossible) << EntryText({kNoon, body});
  }
  ASSERT_EQ(table.DoAsServer(Expire{Closing::kAbandoned}), "");
  EXPECT_EQ(FoldCode(table.Get(), Closed{Closing::kHost}), kImpossible);
}

TEST(Damage, AfterTheEndIsRefused) {
  PlayedTable table(Config{}, Unhurried(), 2);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  table.PlayToTheEnd();
  for (const EntryBody& body : std::initializer_list<EntryBody>{
           Sat{Seat{0}, "zoe", "x", "", false}, PutBot{Seat{0}, "rustler"}, Closed{Closing::kHost},
           Vacated{SeatMask{1}, Parting::kLeft}, HostLeft{}, TakenBack{Seat{0}},
           TakenOver{Seat{0}, Absence::kHost, 0}, Rematch{""}, Resumed{"", 1}}) {
    EXPECT_EQ(FoldCode(table.Get(), body), kImpossible) << EntryText({kNoon, body});
  }
}

// Entries of a whole game, each damaged by a few bytes and offered to the table it came to.
TEST(Damage, OfTextsNeverCrashesNorChangesWhatItDoesNotFit) {
  Rng rng(3);
  std::size_t fitted = 0;
  std::size_t refused = 0;
  for (const std::size_t number : {0U, 20U, 41U, 57U}) {
    PlayedTable game(AllConfigs()[number], Unhurried(), number);
    ASSERT_NO_FATAL_FAILURE(game.Start());
    game.PlayToTheEnd();
    Table table;
    for (const Entry& entry : game.Log()) {
      const std::string whole = EntryText(entry);
      for (int i = 0; i < 30; ++i) {
        std::string text = whole;
        const std::size_t at = rng.Below(static_cast<std::uint32_t>(text.size()));
        text[at] = rng.Below(2) == 0 ? static_cast<char>('0' + rng.Below(10))
                                     : static_cast<char>(rng.Below(128));
        const Result<Entry> read = EntryFrom(text);
        if (!read) continue;
        Table copy = table;
        const Result<Folded> news = copy.Fold(*read);
        ++(news ? fitted : refused);
        if (!news) {
          ASSERT_EQ(FactsOf(copy), FactsOf(table)) << text;
        }
        if (copy.GetStage() == Stage::kPlaying) {
          ASSERT_TRUE(IsConsistent(copy.State())) << text;
        }
      }
      ASSERT_TRUE(table.Fold(entry));
    }
  }
  EXPECT_GT(fitted, 50U);
  EXPECT_GT(refused, 50U);
}

// Entries of one game offered to another, in any order.
TEST(Damage, OfTheOrderNeverCrashes) {
  Rng rng(5);
  PlayedTable one(AllConfigs()[9], Unhurried(), 1);
  PlayedTable two(AllConfigs()[9], Unhurried(), 2);
  for (PlayedTable* game : {&one, &two}) {
    ASSERT_NO_FATAL_FAILURE(game->Start());
    game->PlayToTheEnd();
  }
  Table table;
  ASSERT_TRUE(table.Fold(one.Log()[0]));
  std::size_t next = 1;
  for (int i = 0; i < 5000 && next < one.Log().size(); ++i) {
    const std::vector<Entry>& log = rng.Below(2) == 0 ? one.Log() : two.Log();
    const Entry& stray = log[rng.Below(static_cast<std::uint32_t>(log.size()))];
    Table copy = table;
    if (!copy.Fold(stray)) {
      ASSERT_EQ(FactsOf(copy), FactsOf(table));
    }
    if (rng.Below(8) == 0) {
      ASSERT_TRUE(table.Fold(one.Log()[next++]));
    }
  }
}

}  // namespace
}  // namespace folsom
