// Taking decisions back: of one's own last one, when it drew no chance and told nothing.
#include <gtest/gtest.h>

#include <algorithm>

#include "record/game/game_record.h"
#include "rules/choices/traits.h"
#include "support/clause.h"
#include "table/ahead/foresight.h"
#include "table/played_table.h"

namespace folsom {
namespace {

TakeBack LastOf(const PlayedTable& table, Seat seat) {
  return {.seat = seat, .decision = table.Get().TakeBackOf(seat).value_or(kNoQuestion)};
}

// Plays on until somebody could take back what they did.
Seat StepUntilTakeBack(PlayedTable& table) {
  table.StepUntil([&] { return table.Get().MayTakeBack() != kNoSeat; });
  return table.Get().MayTakeBack();
}

TEST(TakeBacks, GiveThePositionBackAndANewQuestion) {
  PlayedTable table(Config{}, Unhurried(), 2);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const Seat seat = table.State().pending.First();
  const GameState before = table.State();
  const DecisionNumber question = table.Get().QuestionOf(seat);
  const std::uint32_t events = table.Get().Events();
  const ActionList legal = LegalList(before, seat);
  const Action play = legal[legal.Size() - 1];
  ASSERT_TRUE(play.Is(ActionKind::kPlay) || play.Is(ActionKind::kPlayDown));
  table.Decide(seat, play);
  EXPECT_EQ(table.Get().MayTakeBack(), seat);
  EXPECT_EQ(table.Get().TakeBackOf(seat), question);
  const Seat next = table.State().pending.First();
  const DecisionNumber nexts_question = table.Get().QuestionOf(next);
  const std::uint32_t told = table.Get().Events();
  EXPECT_EQ(table.CodeOf(TakeBack{seat, question + 1}, table.OwnerOf(seat)),
            "table/stale_decision");
  EXPECT_EQ(table.CodeOf(TakeBack{next, question}, table.OwnerOf(next)),
            "table/nothing_to_take_back");
  ASSERT_EQ(table.Do(TakeBack{seat, question}, table.OwnerOf(seat)), "");
  EXPECT_EQ(table.State(), before);
  EXPECT_TRUE(table.News().jumped);
  EXPECT_EQ(table.Get().Events(), told + 1);  // No number is used twice.
  EXPECT_TRUE(table.Get().EventsSince(events).jumped);
  EXPECT_TRUE(table.Get().EventsSince(told).jumped);
  EXPECT_FALSE(table.Get().EventsSince(told + 1).jumped);
  EXPECT_EQ(table.Get().MayTakeBack(), kNoSeat);
  EXPECT_EQ(table.CodeOf(TakeBack{seat, question}, table.OwnerOf(seat)),
            "table/nothing_to_take_back");
  // What was sent before arrives again, or arrives late: the question is another one.
  EXPECT_EQ(table.CodeOf(Act{seat, question, play}, table.OwnerOf(seat)), "table/stale_decision");
  table.Decide(seat, legal[legal.Size() - 2]);
  EXPECT_NE(table.Get().QuestionOf(next), nexts_question);
  EXPECT_EQ(table.Get().EventsSince(told + 1).events.size(), table.Get().Events() - told - 1);
}

TEST(TakeBacks, AreRefusedAfterChance) {
  PlayedTable table(Config{}, Unhurried(), 2);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const Seat seat = table.State().pending.First();
  const DecisionNumber question = table.Get().QuestionOf(seat);
  table.Decide(seat, act::kDraw);
  EXPECT_EQ(table.Get().MayTakeBack(), kNoSeat);
  EXPECT_EQ(table.CodeOf(TakeBack{seat, question}, table.OwnerOf(seat)), "table/cannot_take_back");
}

TEST(TakeBacks, AreRefusedWhenAnotherHasDecided) {
  PlayedTable table(Config{}, Unhurried(), 2);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const Seat seat = StepUntilTakeBack(table);
  ASSERT_NE(seat, kNoSeat);
  const TakeBack back = LastOf(table, seat);
  EXPECT_EQ(table.CodeOf(back, table.OwnerOf(seat)), "");
  table.StepUntil([&] { return !table.State().pending.Has(seat); });
  table.Step();
  EXPECT_EQ(table.CodeOf(back, table.OwnerOf(seat)), "table/nothing_to_take_back");
}

TEST(TakeBacks, AreRefusedWhereTheTableHasNone) {
  TableOptions options = Unhurried();
  options.take_back = false;
  PlayedTable table(Config{}, options, 2);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const Seat seat = table.State().pending.First();
  const DecisionNumber question = table.Get().QuestionOf(seat);
  const ActionList legal = LegalList(table.State(), seat);
  table.Decide(seat, legal[legal.Size() - 1]);
  EXPECT_EQ(table.Get().MayTakeBack(), kNoSeat);
  EXPECT_EQ(table.CodeOf(TakeBack{seat, question}, table.OwnerOf(seat)), "table/cannot_take_back");
}

TEST(TakeBacks, AreNotOfBotsNorOfThoseWhoArePlayedFor) {
  PlayedTable table(Config{}, Unhurried(), 2);
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{3}}) {
    ASSERT_EQ(table.Do(PutBot{seat, "rustler"}, "anna"), "");
  }
  ASSERT_NO_FATAL_FAILURE(table.Start());
  for (int i = 0; i < 60 && !table.Over(); ++i) {
    const Seat seat = table.State().pending.First();
    table.Step();
    if (seat != Seat{0}) {
      ASSERT_EQ(table.Get().MayTakeBack(), kNoSeat);
    }
  }
  const Seat anna = StepUntilTakeBack(table);
  ASSERT_EQ(anna, Seat{0});
  const TakeBack back = LastOf(table, anna);
  ASSERT_EQ(table.Do(StandIn{anna}, "anna"), "");
  EXPECT_EQ(table.Get().MayTakeBack(), kNoSeat);
  EXPECT_EQ(table.CodeOf(back, "anna"), "table/away");
  ASSERT_EQ(table.Do(GiveBack{anna}, "anna"), "");
  EXPECT_EQ(table.CodeOf(back, "anna"), "");
}

TEST(TakeBacks, AreNotOfWhatTheStandInDecided) {
  PlayedTable table(Config{}, Unhurried(), 2);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  const Seat seat = table.State().pending.First();
  const ActionList legal = LegalList(table.State(), seat);
  ASSERT_EQ(table.Do(StandIn{seat}, "anna"), "");
  const DecisionNumber question = table.Get().QuestionOf(seat);
  table.Decide(seat, legal[legal.Size() - 1]);
  ASSERT_EQ(table.Do(GiveBack{seat}, table.OwnerOf(seat)), "");
  EXPECT_EQ(table.CodeOf(TakeBack{seat, question}, table.OwnerOf(seat)), "table/cannot_take_back");
}

// EXP-3: who has committed may think again until somebody else has; but not who opened it all.
TEST(TakeBacks, OfCommitmentsEndWithTheNextOne) {
  PlayedTable table(Config{.expert = true}, Unhurried(), 4);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  table.StepUntil([&] {
    return table.State().ask == Ask::kKeep && table.State().pending.Count() == 4 &&
           LegalList(table.State(), Seat{0}).Size() > 2;
  });
  ASSERT_FALSE(table.Over());
  const GameState before = table.State();
  const std::uint32_t events = table.Get().Events();
  table.Decide(Seat{0}, LegalList(table.State(), Seat{0})[1]);  // Keeps one card: nobody sees it.
  ASSERT_EQ(table.Get().MayTakeBack(), Seat{0});
  ASSERT_EQ(table.Do(LastOf(table, Seat{0}), "anna"), "");
  EXPECT_EQ(table.News().only, Seat{0});
  EXPECT_FALSE(table.News().jumped);
  EXPECT_EQ(table.Get().Events(), events);
  EXPECT_EQ(table.State(), before);
  table.Decide(Seat{0}, act::kDone);  // All see it.
  ASSERT_EQ(table.Get().MayTakeBack(), Seat{0});
  ASSERT_EQ(table.Do(LastOf(table, Seat{0}), "anna"), "");
  EXPECT_EQ(table.News().only, kNoSeat);
  EXPECT_TRUE(table.News().jumped);
  EXPECT_EQ(table.State(), before);
  table.Decide(Seat{0}, act::kDone);
  const TakeBack back = LastOf(table, Seat{0});
  table.Decide(Seat{1}, act::kDone);
  EXPECT_EQ(table.CodeOf(back, "anna"), "table/nothing_to_take_back");
  EXPECT_EQ(table.Get().MayTakeBack(), Seat{1});
  table.Decide(Seat{2}, act::kDone);
  const DecisionNumber question = table.Get().QuestionOf(Seat{3});
  table.Decide(Seat{3}, act::kDone);
  EXPECT_EQ(table.CodeOf(TakeBack{Seat{3}, question}, table.OwnerOf(Seat{3})),
            "table/cannot_take_back");
}

// PLAN-10: a card that was turned up after the decision has been shown.
TEST(TakeBacks, DoNotHideACardAgainInMemoryPlay) {
  CLAUSE("PLAN-10");
  std::size_t shown = 0;
  for (const bool memory : {false, true}) {
    TableOptions options = Unhurried();
    options.memory = memory;
    PlayedTable table(Config{}, options, 11);
    ASSERT_NO_FATAL_FAILURE(table.Start());
    while (!table.Over()) {
      table.Step();
      const bool revealed = std::ranges::any_of(table.News().events, [](const TableEvent& told) {
        return told.event && std::holds_alternative<CardRevealed>(*told.event);
      });
      if (!revealed || table.Get().MayTakeBack() == kNoSeat) continue;
      ASSERT_FALSE(memory);
      ++shown;
    }
  }
  EXPECT_GT(shown, 0U);
}

// EXP-3: whether another has kept a card in secret cannot be found out by taking back.
TEST(TakeBacks, DoNotDependOnWhatOthersDoInSecret) {
  PlayedTable table(Config{.expert = true}, Unhurried(), 4);
  ASSERT_NO_FATAL_FAILURE(table.Start());
  Seat opener = kNoSeat;
  DecisionNumber opening = 0;
  table.StepUntil([&] {
    const bool found = table.State().ask == Ask::kKeep && table.State().pending.Count() == 4 &&
                       LegalList(table.State(), Seat{0}).Size() > 3 &&
                       LegalList(table.State(), Seat{1}).Size() > 2;
    if (!found) opener = table.State().pending.First();
    if (!found) opening = table.Get().QuestionOf(opener);
    return found;
  });
  ASSERT_FALSE(table.Over());
  // The last card of Schemin', which put the question.
  EXPECT_EQ(table.Get().MayTakeBack(), kNoSeat);
  EXPECT_EQ(table.CodeOf(TakeBack{opener, opening}, table.OwnerOf(opener)),
            "table/cannot_take_back");

  const GameState before = table.State();
  const auto keep = [&](Seat seat) {
    const ActionList legal = LegalList(table.State(), seat);
    table.Decide(seat, legal[legal.Size() - 1]);
  };
  table.Decide(Seat{1}, act::kDone);
  keep(Seat{0});
  const GameState kept = table.State();
  EXPECT_EQ(table.Get().MayTakeBack(), Seat{0});
  EXPECT_TRUE(table.Get().TakeBackOf(Seat{1}));
  ASSERT_EQ(table.Do(LastOf(table, Seat{1}), "bert"), "");
  EXPECT_TRUE(table.News().jumped);
  EXPECT_TRUE(table.State().pending.Has(Seat{1}));
  EXPECT_EQ(table.State().Secret(Seat{0}).kept, kept.Secret(Seat{0}).kept);
  EXPECT_EQ(table.State().At(Seat{1}), before.At(Seat{1}));
  keep(Seat{1});  // In secret too: both can be taken back, in any order.
  ASSERT_EQ(table.Do(LastOf(table, Seat{0}), "anna"), "");
  EXPECT_EQ(table.News().only, Seat{0});
  EXPECT_EQ(table.State().At(Seat{0}), before.At(Seat{0}));
  ASSERT_EQ(table.Do(LastOf(table, Seat{1}), "bert"), "");
  EXPECT_EQ(table.State(), before);
  EXPECT_FALSE(table.Get().TakeBackOf(Seat{0}));
  EXPECT_EQ(FactsOf(table.Twin()), FactsOf(table.Get()));
  table.PlayToTheEnd();
  EXPECT_TRUE(ReplayRecord(RecordOf(table.Get())));
}

class TakeBackGames : public testing::TestWithParam<Config> {};

// Random games in which whatever can be taken back sometimes is.
TEST_P(TakeBackGames, GoOnAsIfNothingHadBeen) {
  std::size_t taken = 0;
  std::size_t learned = 0;
  for (std::size_t game = 0; game < GamesPerConfig(3); ++game) {
    SCOPED_TRACE(testing::Message() << "game " << game);
    PlayedTable table(Varied(GetParam(), game), Unhurried(), game + 50);
    ASSERT_NO_FATAL_FAILURE(table.Start());
    std::uint32_t last = table.Get().Events();
    while (!table.Over()) {
      const GameState before = table.State();
      const Seat seat = AnySeat(before.pending, table.Random());
      ASSERT_NO_FATAL_FAILURE(table.Step(seat));
      const Decided& decided = std::get<Decided>(table.Log().back().body);
      const bool may = table.Get().MayTakeBack() == seat;
      if (table.Over()) break;
      const bool foreseen = Foresee(ViewFor(before, seat), decided.action).complete;
      const bool opened =
          TraitsOf(table.State().ask).hidden_steps && before.ask != table.State().ask;
      ASSERT_EQ(may, foreseen && decided.chance.empty() && !opened);
      learned += !foreseen && decided.chance.empty() ? 1 : 0;
      if (may && table.Random().Below(3) == 0) {
        ++taken;
        ASSERT_EQ(table.Do(LastOf(table, seat), table.OwnerOf(seat)), "");
        ASSERT_EQ(table.State(), before);
        ASSERT_EQ(FactsOf(table.Twin()), FactsOf(table.Get()));
      }
      ASSERT_GE(table.Get().Events(), last);
      last = table.Get().Events();
    }
    const Result<GameRecord> record = ReplayRecord(RecordOf(table.Get()));
    ASSERT_TRUE(record) << Describe(record.Error());
    EXPECT_EQ(record->state, table.State());
    const Result<Table> replayed = Table::Replay(table.Log());
    ASSERT_TRUE(replayed);
    EXPECT_EQ(FactsOf(*replayed), FactsOf(table.Get()));
    const std::vector<TableEvent> story = table.Get().Story();
    ASSERT_FALSE(story.empty());
    EXPECT_EQ(story.back().number, table.Get().Events());
    for (std::size_t i = 1; i < story.size(); ++i) {
      ASSERT_LT(story[i - 1].number, story[i].number);
    }
  }
  EXPECT_GT(taken, 5U);
  RecordProperty("learned", static_cast<int>(learned));
}

INSTANTIATE_TEST_SUITE_P(All, TakeBackGames, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

}  // namespace
}  // namespace folsom
