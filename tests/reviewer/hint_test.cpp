// Hints: by what the seat knows, for views that a game can show, and for no others.

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>

#include "record/board/view_check.h"
#include "record/board/view_json.h"
#include "record/board/view_read.h"
#include "record/words/action_text.h"
#include "review/judge.h"
#include "reviewer/reviewer.h"
#include "support/random_game.h"
#include "support/scramble.h"

namespace folsom::review {
namespace {

namespace json = boost::json;

[[nodiscard]] std::string Ask(std::string_view question) {
  Reviewer* const reviewer = reviewer_new();
  reviewer_hint(reviewer, question.data(), question.size());
  std::string answer(reinterpret_cast<const char*>(reviewer_answer(reviewer)),
                     reviewer_answer_size(reviewer));
  reviewer_delete(reviewer);
  return answer;
}
[[nodiscard]] std::string AskAbout(const json::value& view) {
  return Ask(json::serialize(json::object{{"view", view}, {"iterations", 16}}));
}
[[nodiscard]] std::string AskAbout(const SeatView& view) { return AskAbout(ViewJson(view)); }
[[nodiscard]] std::string CodeOf(const std::string& answer) {
  const json::value read = json::parse(answer);
  const json::value* const code = read.as_object().if_contains("code");
  return code == nullptr ? "a hint" : std::string(code->as_string());
}

// A game in its second round, or later.
[[nodiscard]] GameState SomeMoment(const Config& config, std::uint64_t seed) {
  RandomGame play(config, seed);
  while (play.state.round < 2 || play.state.phase != Phase::kPlanning) play.Step();
  return play.state;
}

TEST(Hint, IsWhatTheJudgeWouldDo) {
  const GameState state = SomeMoment({}, 3);
  const Seat seat = state.pending.First();
  const ActionList legal = LegalList(state, seat);
  const Hint expected = HintFor(ViewFor(state, seat), legal, 16, 1);
  const json::value hint = json::parse(AskAbout(ViewFor(state, seat)));
  EXPECT_EQ(hint.at("action").as_string(), ActionText(expected.action));
  EXPECT_EQ(hint.at("next").at("action").as_string(), ActionText(expected.next.action));
  EXPECT_TRUE(legal.Has(expected.action));
  EXPECT_NE(expected.action, expected.next.action);
  EXPECT_GE(expected.lead, 0);
}

TEST(Hint, IsTheSameInWorldsThatLookAlike) {
  Rng rng(5);
  const GameState state = SomeMoment({}, 4);
  const Seat seat = state.pending.First();
  const GameState other = Scramble(state, seat, rng);
  ASSERT_FALSE(other == state);
  EXPECT_EQ(AskAbout(ViewFor(state, seat)), AskAbout(ViewFor(other, seat)));
}

TEST(Hint, IsForWhoIsAsked) {
  const GameState state = SomeMoment({}, 3);
  for (std::size_t i = 0; i < state.terms.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    const char* const expected = state.pending.Has(seat) ? "a hint" : "hint/not_asked";
    EXPECT_EQ(CodeOf(AskAbout(ViewFor(state, seat))), expected);
  }
  EXPECT_EQ(CodeOf(AskAbout(ViewFor(state, kNoSeat))), "hint/not_asked");
}

// Every view of a game is sound.
TEST(ViewCheck, KnowsTheViewsOfGames) {
  for (const Config& config : FirstOfEachFamily()) {
    RandomGame play(config, 70);
    for (; !play.Over(); play.Step()) {
      const Seat seat = play.state.pending.First();
      const std::optional<Problem> problem = CheckView(ViewFor(play.state, seat));
      ASSERT_FALSE(problem) << NameOf(config) << ": " << Describe(*problem);
    }
  }
}

TEST(HintBadInput, QuestionsAreRefused) {
  EXPECT_EQ(CodeOf(Ask("")), "hint/malformed");
  EXPECT_EQ(CodeOf(Ask("[]")), "hint/wrong_type");
  EXPECT_EQ(CodeOf(Ask("{}")), "hint/missing_field");
  EXPECT_EQ(CodeOf(Ask(std::string(70'000, ' '))), "hint/too_big");
  EXPECT_EQ(CodeOf(Ask(R"({"view":[]})")), "view/wrong_type");
  EXPECT_EQ(CodeOf(Ask(R"({"view":{"config":{"seats":4},"colour":1}})")), "view/unknown_field");
  EXPECT_EQ(CodeOf(Ask(R"({"iterations":0,"view":{}})")), "hint/out_of_range");
}

TEST(HintBadInput, AViewThatNoGameShowsIsRefused) {
  const GameState state = SomeMoment({}, 3);
  const Seat seat = state.pending.First();
  SeatView more = ViewFor(state, seat);
  ++more.sizes[(Index(seat) + 1) % 4].hand;
  EXPECT_EQ(CodeOf(AskAbout(more)), "view/inconsistent");
  SeatView fewer = ViewFor(state, seat);
  fewer.own.hand.Remove(fewer.own.hand.Nth(0));
  EXPECT_EQ(CodeOf(AskAbout(fewer)), "view/inconsistent");
}

// Anything may be left out or changed: it is refused, or there is a hint, and nothing worse.
TEST(HintBadInput, FieldsThatAreGoneOrChangedDoNoHarm) {
  for (const Config& config : {Config{}, FirstOfEachFamily().back()}) {
    const GameState state = SomeMoment(config, 8);
    const json::object good = ViewJson(ViewFor(state, state.pending.First()));
    std::size_t refused = 0;
    for (const json::key_value_pair& field : good) {
      json::object bad = good;
      bad.erase(field.key());
      refused += CodeOf(AskAbout(bad)) == "a hint" ? 0U : 1U;
      for (const json::value& other : {json::value(0), json::value(7), json::value("x"),
                                       json::value(json::array{}), json::value(json::object{})}) {
        bad[field.key()] = other;
        refused += CodeOf(AskAbout(bad)) == "a hint" ? 0U : 1U;
      }
    }
    EXPECT_GT(refused, good.size() * 3) << NameOf(config);
  }
}

}  // namespace
}  // namespace folsom::review
