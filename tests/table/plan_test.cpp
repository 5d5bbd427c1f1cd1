// The preview of a plan: what lies open is carried out as the rules say, the rest is a gap, and it
// is made from what all know.
#include "table/ahead/plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/state/consistent.h"
#include "support/clause.h"
#include "support/scene.h"
#include "support/scramble.h"
#include "table/played_table.h"

namespace folsom {
namespace {

using enum Bandit;
using enum CardKind;
using testing::ElementsAre;

[[nodiscard]] PlanPreview PlanOf(const GameState& state, const std::vector<Action>& ways = {},
                                 bool memory = false) {
  const Result<PlanPreview> plan = PreviewPlan(ViewFor(state, kNoSeat), ways, memory);
  EXPECT_TRUE(plan) << plan.Error().code;
  return plan ? *plan : PlanPreview{};
}
[[nodiscard]] std::string CodeOf(const GameState& state, const std::vector<Action>& ways = {}) {
  const Result<PlanPreview> plan = PreviewPlan(ViewFor(state, kNoSeat), ways);
  return plan ? "" : plan.Error().code;
}

[[nodiscard]] std::vector<PlanQuestion> QuestionsOf(const PlanPreview& plan) {
  std::vector<PlanQuestion> questions;
  for (const PlanStep& step : plan.steps) {
    for (const PlanEvent& event : step.events) {
      if (event.question) questions.push_back(*event.question);
    }
  }
  return questions;
}
template <typename E>
[[nodiscard]] std::vector<E> EventsOf(const PlanStep& step) {
  std::vector<E> found;
  for (const PlanEvent& event : step.events) {
    const E* const body = event.event ? std::get_if<E>(&*event.event) : nullptr;
    if (body != nullptr) found.push_back(*body);
  }
  return found;
}

// Ghost moves from the caboose, Cheyenne climbs, Django (on a roof) moves.
void LayPlan(Scene& s, bool second_is_hidden = false) {
  s.Put(kGhost, Inside(4)).Put(kCheyenne, Inside(2)).Put(kDjango, Roof(2)).Put(kBelle, Inside(4));
  s.Plan(1, 3, 0,
         {{.bandit = kGhost, .kind = kMove},
          {.bandit = kCheyenne, .kind = kFloor, .face_down = second_is_hidden},
          {.bandit = kDjango, .kind = kMove}});
}

TEST(Plan, CarriesOutTheOpenCardsInOrder) {
  CLAUSE("ROB-1", "ROB-3");
  Scene s(Standard(4));
  LayPlan(s);
  const GameState before = s.State();
  const PlanPreview plan = PlanOf(before);
  EXPECT_EQ(s.State(), before);
  ASSERT_EQ(plan.steps.size(), 3U);
  EXPECT_EQ(plan.from.phase, Phase::kRobbing);
  EXPECT_EQ(plan.from.viewer, kNoSeat);
  // Nobody asks Ghost: from the caboose there is one way.
  EXPECT_EQ(EventsOf<BanditMoved>(plan.steps[0]).at(0).to, Inside(3));
  EXPECT_EQ(plan.steps[1].seat, kSeat1);
  EXPECT_EQ(EventsOf<BanditMoved>(plan.steps[1]).at(0).to, Roof(2));
  for (const PlanStep& step : plan.steps) {
    EXPECT_EQ(EventsOf<CardRevealed>(step).at(0).index, step.index);
    EXPECT_EQ(EventsOf<CardReturned>(step).size(), 1U);
    EXPECT_EQ(step.events.back().after.pile_next, step.index + 1);
  }
  EXPECT_EQ(plan.steps[2].events.back().after.At(kCheyenne).place, Roof(2));
}

TEST(Plan, LeavesAGapForACardThatNotAllCanRead) {
  CLAUSE("INFO-2");
  Scene s(Standard(4));
  LayPlan(s, true);
  const PlanPreview plan = PlanOf(s.State());
  const PlanStep& gap = plan.steps.at(1);
  EXPECT_EQ(gap.card, kHiddenCard);
  EXPECT_EQ(gap.seat, kSeat1);
  ASSERT_EQ(gap.events.size(), 1U);
  EXPECT_FALSE(gap.events[0].event);
  const SeatView& after = gap.events[0].after;
  EXPECT_EQ(after.pile_next, 2);
  EXPECT_EQ(after.At(kCheyenne).place, Inside(2));
  EXPECT_EQ(after.faces.pile[1], kHiddenCard);
  EXPECT_EQ(plan.steps[2].card.Kind(), kMove);
}

TEST(Plan, GoesTheWayThatIsAskedFor) {
  Scene s(Standard(4));
  LayPlan(s);
  const PlanPreview first = PlanOf(s.State());
  const std::vector<PlanQuestion> questions = QuestionsOf(first);
  ASSERT_EQ(questions.size(), 1U);
  EXPECT_EQ(questions[0].seat, kSeat2);
  EXPECT_EQ(questions[0].taken, questions[0].legal[0]);
  const Place there = first.steps[2].events.back().after.At(kDjango).place;
  for (const Action way : questions[0].legal) {
    const PlanPreview other = PlanOf(s.State(), {way});
    EXPECT_EQ(QuestionsOf(other).at(0).taken, way);
    const Place to = other.steps[2].events.back().after.At(kDjango).place;
    EXPECT_EQ(to == there, way == questions[0].taken);
  }
}

TEST(Plan, RefusesWaysThatThereAreNot) {
  Scene s(Standard(4));
  LayPlan(s);
  EXPECT_EQ(CodeOf(s.State(), {act::Fire(kBelle)}), "action/not_legal");
  const Action way = QuestionsOf(PlanOf(s.State())).at(0).taken;
  EXPECT_EQ(CodeOf(s.State(), {way}), "");
  const Result<PlanPreview> many =
      PreviewPlan(ViewFor(s.State(), kNoSeat), std::vector<Action>{way, way});
  ASSERT_FALSE(many);
  EXPECT_EQ(many.Error().code, "action/not_legal");
  EXPECT_EQ(many.Error().path, "ways.1");
}

TEST(Plan, IsThereOnlyInScheminAndWithCards) {
  Scene s(Standard(4));
  EXPECT_EQ(CodeOf(s.State()), "plan/no_cards");
  s.Put(kGhost, Roof(2));
  s.Rob({{.bandit = kGhost, .kind = kMove}});
  EXPECT_EQ(s.State().phase, Phase::kRobbing);
  EXPECT_EQ(CodeOf(s.State()), "plan/not_planning");
}

TEST(Plan, TellsNoValueOfAPurse) {
  CLAUSE("LOOT-3", "LOOT-6");
  Scene s(Standard(4));
  s.ClearFloors(kBelle).Put(kGhost, Inside(4)).PurseAt(Inside(4));
  s.Plan(1, 1, 0, {{.bandit = kGhost, .kind = kRobbery}});
  const PlanPreview plan = PlanOf(s.State());
  const LootTaken taken = EventsOf<LootTaken>(plan.steps.at(0)).at(0);
  EXPECT_EQ(taken.value, PurseValue::kNone);
  const SeatView& after = plan.steps[0].events.back().after;
  EXPECT_EQ(after.purses[taken.slot].spot, Spot::On(kGhost));
  EXPECT_EQ(after.faces.purses[taken.slot], PurseValue::kNone);
}

// FLASK-2, LOOT-4: all know half-full flasks, so it shows which of them falls.
TEST(Plan, SaysWhereChanceDecidesWhatFalls) {
  CLAUSE("FLASK-2", "LOOT-4");
  Scene s(WithHorses(Standard(4)));
  s.Put(kGhost, Inside(4)).Put(kCheyenne, Inside(4)).NoPurses(kCheyenne);
  s.Put(kDjango, Inside(2)).Put(kBelle, Inside(2));
  s.GiveFlask(kCheyenne, FlaskKind::kWhiskey, true);
  const auto open_events = [&s] {
    s.Plan(1, 1, 0, {{.bandit = kGhost, .kind = kPunch}});
    const PlanPreview plan = PlanOf(s.State());
    return std::ranges::count_if(plan.steps.at(0).events, &PlanEvent::open);
  };
  EXPECT_EQ(open_events(), 0);
  s.GiveFlask(kCheyenne, FlaskKind::kOldWhiskey, true);
  EXPECT_EQ(open_events(), 1);
}

// PLAN-10
TEST(Plan, ReadsOnlyTheTopCardInMemoryPlay) {
  CLAUSE("PLAN-10");
  Scene s(Standard(4));
  LayPlan(s);
  const PlanPreview plan = PlanOf(s.State(), {}, true);
  EXPECT_EQ(plan.steps.at(0).card, kHiddenCard);
  EXPECT_EQ(plan.steps.at(1).card, kHiddenCard);
  EXPECT_EQ(plan.steps.at(2).card.Kind(), kMove);
  EXPECT_EQ(plan.from.faces.pile[0], kHiddenCard);
  EXPECT_EQ(plan.steps[2].events.back().after.At(kGhost).place, Inside(4));
}

// What all are told while a pile without gaps is carried out with these answers.
class PublicWitness final : public Sink {
 public:
  void Emit(const EventBody& event, const GameState& after) override {
    events.emplace_back(TextOf(Redacted(event, kNoSeat), after));
    views.push_back(ViewFor(after, kNoSeat));
  }
  std::vector<std::string> events;
  std::vector<SeatView> views;
};

[[nodiscard]] PublicWitness StealinIn(GameState world, const std::vector<PlanQuestion>& answers,
                                      Dice dice) {
  PublicWitness witness;
  world.phase = Phase::kRobbing;
  world.ask = Ask::kNone;
  world.pending = {};
  world.actor = kNoBandit;
  world.choices.fill(kNoAction);
  std::size_t next = 0;
  while (world.pile_next < world.pile_size) {
    if (world.pending.Empty()) {
      Advance(world, dice, &witness, Stop::kCard);
      continue;
    }
    const PlanQuestion& answer = answers.at(next++);
    EXPECT_EQ(Apply(world, answer.seat, answer.taken, dice, &witness, Stop::kCard), Illegal::kNone);
    EXPECT_TRUE(IsConsistent(world));
  }
  return witness;
}

// Goes one way or another at every question.
[[nodiscard]] PlanPreview AnyPlan(const GameState& state, Rng& rng) {
  std::vector<Action> ways;
  PlanPreview plan = PlanOf(state);
  while (true) {
    const std::vector<PlanQuestion> questions = QuestionsOf(plan);
    if (ways.size() == questions.size()) return plan;
    ways.push_back(AnyAction(questions[ways.size()].legal, rng));
    plan = PlanOf(state, ways);
  }
}

// The truth, and every world that looks the same to all, goes as the plan says.
void ExpectComesTrue(const GameState& truth, Rng& rng) {
  const PlanPreview plan = AnyPlan(truth, rng);
  std::vector<std::string> told;
  for (const PlanStep& step : plan.steps) {
    for (const PlanEvent& event : step.events) {
      if (event.open) return;
      if (event.event) told.push_back(TextOf(event.event, truth));
    }
  }
  for (const GameState& world : {truth, Scramble(truth, kNoSeat, rng)}) {
    const PublicWitness real = StealinIn(world, QuestionsOf(plan), Dice(rng.Next()));
    ASSERT_EQ(told, real.events);
    ASSERT_EQ(plan.steps.back().events.back().after, real.views.back());
  }
}

class Plans : public testing::TestWithParam<Config> {};

TEST_P(Plans, ComeTrueWhateverIsHidden) {
  std::size_t whole = 0;
  std::size_t with_gaps = 0;
  for (std::size_t game = 0; game < GamesPerConfig(6); ++game) {
    Rng rng(game);
    for (RandomGame play(Varied(GetParam(), game), game + 500); !play.Over(); play.Step()) {
      const GameState& s = play.state;
      if (s.phase != Phase::kPlanning || s.pile_size == 0 || rng.Below(3) != 0) continue;
      SCOPED_TRACE(testing::Message() << "game " << game << " step " << play.steps);
      const auto hidden = [](const PileCard& card) { return card.FaceDown(); };
      if (std::ranges::any_of(std::span(s.pile).first(s.pile_size), hidden)) {
        ++with_gaps;
        ASSERT_EQ(AnyPlan(s, rng).steps.size(), s.pile_size);
      } else {
        ++whole;
        ASSERT_NO_FATAL_FAILURE(ExpectComesTrue(s, rng));
      }
    }
  }
  EXPECT_GT(whole, 0U);
  EXPECT_GT(with_gaps, 0U);
}

INSTANTIATE_TEST_SUITE_P(All, Plans, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

}  // namespace
}  // namespace folsom
