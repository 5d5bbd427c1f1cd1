// A view in words: short, complete enough to choose by, and without secrets.
#include "record/text/view_text.h"

#include <gtest/gtest.h>

#include "record/words/action_text.h"
#include "rules/state/sample.h"
#include "support/random_game.h"
#include "support/scene.h"
#include "support/scramble.h"

namespace folsom {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

[[nodiscard]] std::string TextFor(const GameState& state, Seat seat) {
  const ActionList legal = seat == kNoSeat ? ActionList{} : LegalList(state, seat);
  return ViewText(ViewFor(state, seat), legal);
}

// Few under the sanitizers: texts are dear there.
[[nodiscard]] std::size_t TextGames(std::size_t usual) { return FewGames() ? 1 : usual; }

class ViewTexts : public testing::TestWithParam<Config> {};

TEST_P(ViewTexts, AreShortInEveryPosition) {
  for (std::size_t i = 0; i < TextGames(6); ++i) {
    RandomGame game(Varied(GetParam(), i), 300 + i);
    for (; !game.Over(); game.Step()) {
      if (game.steps % 3 != i % 3) continue;
      for (const Seat seat : SeatMask::FirstN(game.state.terms.seats)) {
        ASSERT_LE(TextFor(game.state, seat).size(), kMostViewText);
      }
    }
    ASSERT_LE(TextFor(game.state, kNoSeat).size(), kMostViewText);
  }
}

TEST_P(ViewTexts, AreTheSameInEveryWorldThatLooksTheSame) {
  for (std::size_t i = 0; i < TextGames(4); ++i) {
    RandomGame game(Varied(GetParam(), i), 400 + i);
    for (; !game.Over(); game.Step()) {
      if (game.steps % 7 != 0) continue;
      for (const Seat seat : SeatMask::FirstN(game.state.terms.seats)) {
        const std::string text = TextFor(game.state, seat);
        Dice dice(game.rng.Next());
        ASSERT_EQ(text, TextFor(Sample(ViewFor(game.state, seat), dice), seat));
        ASSERT_EQ(text, TextFor(Scramble(game.state, seat, game.rng), seat));
      }
    }
  }
}

TEST_P(ViewTexts, AskNobodyElse) {
  RandomGame game(Varied(GetParam(), 1), 600);
  for (; !game.Over(); game.Step()) {
    if (game.steps % 5 != 0) continue;
    EXPECT_THAT(TextFor(game.state, kNoSeat), HasSubstr("\nQuestion to seat"));
    for (const Seat seat : SeatMask::FirstN(game.state.terms.seats)) {
      const bool asked = game.state.pending.Has(seat);
      EXPECT_THAT(TextFor(game.state, seat), HasSubstr(asked ? "\nQuestion: " : "\nQuestion to "));
    }
  }
}

TEST_P(ViewTexts, EndWithAllActionsAndReadThemBack) {
  for (std::size_t i = 0; i < TextGames(2); ++i) {
    RandomGame game(Varied(GetParam(), i), 500 + i);
    for (; !game.Over(); game.Step()) {
      const Seat seat = game.state.pending.First();
      const ActionList legal = LegalList(game.state, seat);
      const std::string text = TextFor(game.state, seat);
      for (std::size_t k = 0; k < legal.Size(); ++k) {
        const std::string number = std::to_string(k + 1);
        const std::string words(ActionText(legal[k]));
        ASSERT_NE(text.find("\n" + number + ". " + words), std::string::npos) << text;
        for (const std::string& answer : {number, words, number + ". " + words}) {
          const Result<Action> read = ReadAnswer(answer, legal);
          ASSERT_TRUE(read) << answer << ": " << read.Error().code;
          ASSERT_EQ(*read, legal[k]);
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, ViewTexts, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

TEST(ViewText, TellsAPositionInTheWordsOfTheNotation) {
  using enum Bandit;
  using enum CardKind;
  Scene s(Standard(4));  // Ghost, Cheyenne, Django, Belle in seats 0 to 3.
  s.SetMarshal(1).Put(kGhost, Inside(3)).Put(kBelle, Roof(2));
  const std::size_t purse = s.PurseAt(Inside(3), 450, SeatMask::Only(kSeat0));
  s.GivePurse(kBelle, 400);
  s.RobThenStop({{kGhost, kRobbery}, {kBelle, kMove}});
  const std::string own = TextFor(s.State(), kSeat0);
  EXPECT_THAT(own, HasSubstr("4 players. You are seat 0 with ghost. "));
  EXPECT_THAT(own, HasSubstr("Phase robbing, round 1 of 5, first player seat 0."));
  EXPECT_THAT(own, HasSubstr("car 1 (mail) inside: marshal, purse never held; roof: -\n"));
  EXPECT_THAT(own, HasSubstr("purse " + std::to_string(purse) + " ($450)"));
  EXPECT_THAT(own, HasSubstr("ghost (seat 0) car 3 inside, bullets left 6, has: purse $250\n"));
  EXPECT_THAT(own, HasSubstr("belle (seat 3) car 2 roof, bullets left 6, has: purse $250, purse of "
                             "unknown value\n"));
  EXPECT_THAT(own, HasSubstr("Pile, the next card first:\nghost robbery (seat 0)\nbelle move"));
  EXPECT_THAT(own, HasSubstr("Question: Your bandit robs: what? Bandit: ghost.\n"));
  EXPECT_THAT(own, HasSubstr(". rob purse " + std::to_string(purse) + " ($450)\n"));
  const std::string other = TextFor(s.State(), kSeat3);
  EXPECT_THAT(other, HasSubstr("purse " + std::to_string(purse) + " (?)"));
  EXPECT_THAT(other, Not(HasSubstr("Your actions")));
  EXPECT_THAT(TextFor(s.State(), kNoSeat), HasSubstr("You watch."));
}

TEST(ViewText, SaysWhereAnActionLeads) {
  using enum Bandit;
  Scene s(Standard(4));
  s.Put(kGhost, Roof(2)).RobThenStop({{kGhost, CardKind::kMove}});
  EXPECT_THAT(TextFor(s.State(), kSeat0), HasSubstr("move forward 2 (to car 0 roof)\n"));
}

}  // namespace
}  // namespace folsom
