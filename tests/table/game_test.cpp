// Whole games of every configuration through commands and entries: two tables agree at each step,
// events can be told again from any number on, and nothing shows of hidden steps.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "record/game/game_record.h"
#include "rules/choices/traits.h"
#include "rules/state/consistent.h"
#include "rules/state/view.h"
#include "table/played_table.h"

namespace folsom {
namespace {

// What a client that was there all the time was told.
struct Heard {
  std::map<std::uint32_t, TableEvent> told;
  std::map<std::uint32_t, GameState> pauses;  // The first state at which this number was the last.

  void Listen(const PlayedTable& table) {
    for (const TableEvent& event : table.News().events) {
      EXPECT_TRUE(told.emplace(event.number, event).second) << event.number << " twice";
    }
    pauses.emplace(table.Get().Events(), table.State());
  }
};

void ExpectNumbersWithoutGaps(const Heard& heard, std::uint32_t last) {
  ASSERT_EQ(heard.told.size(), last);
  ASSERT_EQ(heard.told.begin()->first, 1U);
}

// The state that a client who had heard `since` was in.
const GameState* StateAt(const Heard& heard, std::uint32_t since) {
  if (const auto at = heard.pauses.find(since); at != heard.pauses.end()) return &at->second;
  if (const auto at = heard.told.find(since); at != heard.told.end()) return &at->second.after;
  return nullptr;
}

void ExpectToldAgain(const PlayedTable& table, const Heard& heard, std::uint32_t since) {
  const Folded again = table.Get().EventsSince(since);
  const GameState* const before = StateAt(heard, since);
  const bool paused = heard.pauses.contains(since);
  if (paused && TraitsOf(before->ask).hidden_steps) {
    ASSERT_TRUE(again.jumped) << since;
    return;
  }
  ASSERT_FALSE(again.jumped) << since;
  ASSERT_EQ(again.events.size(), table.Get().Events() - since);
  if (again.events.empty()) return;
  if (before != nullptr) {
    ASSERT_EQ(again.before, *before) << since;
  }
  for (const TableEvent& event : again.events) {
    const TableEvent& first = heard.told.at(event.number);
    ASSERT_EQ(TextOf(event.event, event.after), TextOf(first.event, first.after)) << event.number;
    const bool last = event.number == table.Get().Events();
    ASSERT_EQ(event.after, last ? table.State() : first.after) << event.number;
  }
}

void ExpectOnlySeen(const Folded& news, const GameState& now) {
  EXPECT_TRUE(news.events.empty());
  for (std::size_t i = 0; i <= now.terms.seats; ++i) {
    const Seat viewer = i == now.terms.seats ? kNoSeat : static_cast<Seat>(i);
    EXPECT_EQ(ViewFor(news.before, viewer) == ViewFor(now, viewer), viewer != news.only);
  }
}

class TableGames : public testing::TestWithParam<Config> {};

TEST_P(TableGames, AreTheSameOnEveryNode) {
  for (std::size_t game = 0; game < GamesPerConfig(3); ++game) {
    SCOPED_TRACE(testing::Message() << NameOf(GetParam()) << " game " << game);
    TableOptions options = Unhurried();
    options.shuffle_seats = game % 2 == 1;
    PlayedTable table(Varied(GetParam(), game), options, game);
    ASSERT_NO_FATAL_FAILURE(table.Start());
    Heard heard;
    heard.Listen(table);
    EXPECT_TRUE(table.News().jumped);
    EXPECT_TRUE(table.Get().RoundJustBegan());
    std::array<std::set<DecisionNumber>, kMaxSeats> questions;
    std::uint8_t round = table.State().round;
    while (!table.Over()) {
      const Seat seat = AnySeat(table.State().pending, table.Random());
      ASSERT_TRUE(questions[Index(seat)].insert(table.Get().QuestionOf(seat)).second);
      ASSERT_NO_FATAL_FAILURE(table.Step(seat));
      heard.Listen(table);
      ASSERT_EQ(FactsOf(table.Twin()), FactsOf(table.Get()));
      ASSERT_TRUE(IsConsistent(table.State()));
      if (table.News().only != kNoSeat) {
        ASSERT_EQ(table.News().only, seat);
        ASSERT_TRUE(TraitsOf(table.News().before.ask).hidden_steps);
        ExpectOnlySeen(table.News(), table.State());
      } else {
        ASSERT_EQ(table.News().events.back().after, table.State());
      }
      ASSERT_EQ(table.Get().RoundJustBegan(), table.State().round != round);
      round = table.State().round;
      const std::uint32_t since = table.Random().Below(table.Get().Events() + 1);
      if (table.Random().Below(8) == 0) {
        ASSERT_NO_FATAL_FAILURE(ExpectToldAgain(table, heard, since));
      }
    }
    ASSERT_NO_FATAL_FAILURE(ExpectNumbersWithoutGaps(heard, table.Get().Events()));
    const std::uint32_t stride = GamesPerConfig() < 200 ? 7 : 1;  // Sanitizers: fewer.
    for (std::uint32_t since = 0; game == 0 && since <= table.Get().Events(); since += stride) {
      ASSERT_NO_FATAL_FAILURE(ExpectToldAgain(table, heard, since));
    }
    EXPECT_TRUE(table.Get().EventsSince(table.Get().Events() + 1).jumped);
    EXPECT_EQ(table.Get().GetStage(), Stage::kFinished);
  }
}

TEST_P(TableGames, GiveARecordAndReplayFromTheirLog) {
  PlayedTable table(Varied(GetParam(), 5), Unhurried(), 77);
  EXPECT_EQ(RecordOf(table.Get()), "");
  ASSERT_NO_FATAL_FAILURE(table.Start());
  table.StepUntil([&] { return table.State().round == 3; });
  const Result<GameRecord> half = ReplayRecord(RecordOf(table.Get()));
  ASSERT_TRUE(half) << Describe(half.Error());
  EXPECT_EQ(half->state, table.State());
  EXPECT_FALSE(half->finished);
  table.PlayToTheEnd();
  const Result<GameRecord> record = ReplayRecord(RecordOf(table.Get()));
  ASSERT_TRUE(record) << Describe(record.Error());
  EXPECT_EQ(record->state, table.State());
  EXPECT_EQ(record->decisions, table.Get().Decisions());
  EXPECT_EQ(record->names[0], "anna");
  const Result<Table> replayed = Table::Replay(table.Log());
  ASSERT_TRUE(replayed) << Describe(replayed.Error());
  EXPECT_EQ(FactsOf(*replayed), FactsOf(table.Get()));
}

INSTANTIATE_TEST_SUITE_P(All, TableGames, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

Config WithManyKeepers() {
  Config config;
  config.expert = true;
  return config;
}

// KEEP, EXP-3: how far another has got does not show in one's own question.
TEST(Questions, DoNotCountTheHiddenStepsOfOthers) {
  for (const bool busy : {false, true}) {
    PlayedTable table(WithManyKeepers(), Unhurried(), 4);
    ASSERT_NO_FATAL_FAILURE(table.Start());
    table.StepUntil([&] {
      return table.State().ask == Ask::kKeep && table.State().pending.Count() == 4 &&
             LegalList(table.State(), Seat{0}).Size() > 2 &&
             LegalList(table.State(), Seat{1}).Size() > 2;
    });
    ASSERT_FALSE(table.Over());
    const DecisionNumber put = table.Get().QuestionOf(Seat{0});
    const std::uint32_t events = table.Get().Events();
    const auto keep = [&](Seat seat) {
      const ActionList legal = LegalList(table.State(), seat);
      table.Decide(seat, legal[1]);
      EXPECT_EQ(table.News().only, seat);
    };
    if (busy) keep(Seat{1});
    EXPECT_EQ(table.Get().QuestionOf(Seat{0}), put);
    keep(Seat{0});
    EXPECT_EQ(table.Get().QuestionOf(Seat{0}), put + 1);
    EXPECT_EQ(table.Get().Events(), events);
    EXPECT_TRUE(table.Get().EventsSince(events).jumped);
    table.Decide(Seat{0}, act::kDone);
    EXPECT_EQ(table.News().only, kNoSeat);
    EXPECT_EQ(table.Get().Events(), events + 1);
  }
}

// Nor afterwards, however often they thought again.
TEST(Questions, DoNotCountTheSecretTakeBacksOfOthers) {
  std::array<DecisionNumber, 2> next{};
  for (const bool busy : {false, true}) {
    PlayedTable table(WithManyKeepers(), Unhurried(), 4);
    ASSERT_NO_FATAL_FAILURE(table.Start());
    table.StepUntil([&] {
      return table.State().ask == Ask::kKeep && table.State().pending.Count() == 4 &&
             LegalList(table.State(), Seat{1}).Size() > 2;
    });
    ASSERT_FALSE(table.Over());
    for (int i = 0; busy && i < 3; ++i) {
      table.Decide(Seat{1}, LegalList(table.State(), Seat{1})[1]);
      ASSERT_EQ(table.Do(TakeBack{Seat{1}, *table.Get().TakeBackOf(Seat{1})}, "bert"), "");
      EXPECT_EQ(table.News().only, Seat{1});
    }
    const Ask ask = table.State().ask;
    for (std::size_t i = 0; i < 4; ++i) table.Decide(static_cast<Seat>(i), act::kDone);
    ASSERT_NE(table.State().ask, ask);
    table.StepUntil([&] { return table.State().pending.Has(Seat{0}); });
    next[busy ? 1 : 0] = table.Get().QuestionOf(Seat{0});
  }
  EXPECT_EQ(next[0], next[1]);
}

TEST(Questions, ArePutAtATimeAndKeptWhileOthersAnswer) {
  PlayedTable table(WithManyKeepers(), Unhurried(), 4);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  table.StepUntil([&] { return table.State().ask == Ask::kKeep; });
  const Seat first = table.State().pending.First();
  SeatMask others = table.State().pending;
  others.Remove(first);
  ASSERT_FALSE(others.Empty());
  const Seat other = others.First();
  const DecisionNumber question = table.Get().QuestionOf(other);
  const Millis asked = table.Get().AskedAt(other);
  table.now += 5000;
  table.Decide(first, act::kDone);
  EXPECT_EQ(table.Get().QuestionOf(other), question);
  EXPECT_EQ(table.Get().AskedAt(other), asked);
}

TEST(Banks, LoseWhatGoesBeyondTheTimeOfADecision) {
  TableOptions options;
  options.decision_s = 10;
  options.bank_s = 30;
  PlayedTable table(Config{}, options);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const auto decide = [&](Millis spent) {
    const Seat seat = table.State().pending.First();
    const Action action = LegalList(table.State(), seat)[0];
    EXPECT_EQ(table.Do(Act{seat, table.Get().QuestionOf(seat), action}, table.OwnerOf(seat), spent),
              "");
    return table.Get().ChairOf(seat).bank;
  };
  EXPECT_EQ(decide(10'000), 30'000);
  EXPECT_FALSE(table.News().room);
  EXPECT_EQ(decide(10'500), 29'500);
  EXPECT_TRUE(table.News().room);
  EXPECT_EQ(decide(99'000), 0);
  EXPECT_EQ(decide(-5), 30'000);
  const Seat seat = table.State().pending.First();
  ASSERT_EQ(table.DoAsServer(TakeOver{seat, table.Get().QuestionOf(seat), Absence::kClock}, 12'000),
            "");
  EXPECT_EQ(table.Get().ChairOf(seat).bank, 28'000);
}

TEST(Memory, OfATableInPlayIsSmall) {
  PlayedTable table(Config{.seats = 6, .expert = true, .horses = true}, Unhurried(), 3);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  table.StepUntil([&] { return table.State().round == 5; });
  const std::size_t bytes = sizeof(Table) + table.Get().Played().size() * sizeof(Table::Play) +
                            table.Get().Dealt().size() * sizeof(Drawn) + 6 * 64;
  EXPECT_LT(bytes, 16U * 1024);
  RecordProperty("bytes", static_cast<int>(bytes));
}

}  // namespace
}  // namespace folsom
