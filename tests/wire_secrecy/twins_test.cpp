// Two games that are alike to the last random byte, until one seat decides otherwise in one of
// them, where nobody may see it. All that the others are sent must stay alike, byte for byte, until
// the rules open the secret: what was chosen, how many small steps it took, and how long.
#include <gtest/gtest.h>

#include "rules/state/query.h"
#include "support/random_game.h"
#include "wire_secrecy/wired_game.h"

namespace folsom {
namespace {

// Whether nobody else can see what `seat` decides by `action`.
bool IsHidden(const GameState& s, Seat seat, Action action) {
  if (IsTogether(s.ask)) return true;
  if (action.Is(ActionKind::kPlayDown)) return true;
  return s.ask == Ask::kPlan && action.Is(ActionKind::kPlay) && CurrentTurn(s) == Turn::kTunnel &&
         !SeatHasHostage(s, seat, Hostage::kPhotographer);
}

struct Split {
  Seat seat = kNoSeat;
  Action one = kNoAction;
  Action other = kNoAction;
};

// Two hidden decisions of one seat that nobody can tell apart, if there are any now.
Split SplitNow(const GameState& state) {
  for (const Seat seat : state.pending) {
    const ActionList legal = LegalList(state, seat);
    Split split{.seat = seat};
    for (const Action action : legal) {
      if (!IsHidden(state, seat, action)) continue;
      if (split.one == kNoAction) {
        split.one = action;
      } else if (state.ask != Ask::kPlan || action.Kind() == split.one.Kind()) {
        split.other = action;
      }
    }
    if (split.other != kNoAction) return split;
  }
  return {};
}

// Each small step takes time; all of them together less than this.
constexpr Millis kStepMs = 700;
constexpr Millis kAllStepsMs = 20'000;

class Twins {
 public:
  explicit Twins(const WiredSetting& setting) : a_(setting), b_(setting) {}

  std::size_t plans = 0;  // That were compared.

  // The same decisions in both until `ask` comes with something to hide; false if it never does.
  bool PlayUntil(Ask ask) {
    Rng rng(3);
    while (!a_.Over()) {
      const GameState& state = a_.Truth().State();
      EXPECT_EQ(state, b_.Truth().State());
      // Somebody must be left who decides with them, or the secret opens at once.
      const bool open = IsTogether(ask) && state.pending.Count() < 2;
      split_ = state.ask == ask && !open ? SplitNow(state) : Split{};
      if (split_.seat != kNoSeat) return true;
      const Seat seat = AnySeat(state.pending, rng);
      const Action action = AnyAction(LegalList(state, seat), rng);
      a_.Decide(seat, action);
      b_.Decide(seat, action);
      if (testing::Test::HasFailure()) return false;
    }
    return false;
  }

  // The seat decides one way here and another way there, to its end; then all others but the last
  // alike.
  void GoApart() {
    Mark();
    Finish(a_, split_.one);
    Finish(b_, split_.other);
    ExpectAlike("after the seat's own decision");
    ExpectPlansAlike();
    Rng rng(4);
    while (IsTogether(a_.Truth().State().ask) && a_.Truth().State().pending.Count() > 1) {
      const Seat seat = a_.Truth().State().pending.First();
      const Action action = AnyAction(LegalList(a_.Truth().State(), seat), rng);
      a_.Decide(seat, action);
      b_.Decide(seat, action);
      ExpectAlike("after another's decision");
      if (testing::Test::HasFailure()) return;
    }
  }

 private:
  // Small steps: all that can be done before the seat is done, the first of them being `first`.
  void Finish(WiredGame& game, Action first) {
    const Ask ask = game.Truth().State().ask;
    const Millis begin = game.GetLoop().Now();
    game.GetLoop().Pass(kStepMs);
    game.Decide(split_.seat, first);
    while (IsTogether(ask) && game.Truth().State().ask == ask &&
           game.Truth().State().pending.Has(split_.seat)) {
      const ActionList legal = LegalList(game.Truth().State(), split_.seat);
      game.GetLoop().Pass(kStepMs);
      game.Decide(split_.seat, legal[legal.Size() - 1]);
      if (testing::Test::HasFailure()) return;
    }
    game.GetLoop().Pass(begin + kAllStepsMs - game.GetLoop().Now());
    game.Settle();
  }

  void Mark() {
    from_.clear();
    for (std::size_t i = 0; i < a_.People().size(); ++i) {
      ASSERT_EQ(a_.People()[i].ear->heard, b_.People()[i].ear->heard);
      from_.push_back(a_.People()[i].ear->heard.size());
    }
  }
  void ExpectAlike(const char* when) {
    for (std::size_t i = 0; i < from_.size(); ++i) {
      if (a_.SeatOf(a_.People()[i]) == split_.seat) continue;
      const std::vector<std::string>& one = a_.People()[i].ear->heard;
      const std::vector<std::string>& other = b_.People()[i].ear->heard;
      EXPECT_EQ(one, other) << when;
    }
  }

  // Whoever asks, who decided too, is told the same of the plan.
  void ExpectPlansAlike() {
    const GameState& state = a_.Truth().State();
    if (state.phase != Phase::kPlanning || state.pile_size == 0) return;
    const boost::json::object ask{{"type", "plan"}, {"table", a_.Id()}};
    for (std::size_t i = 0; i < a_.People().size(); ++i) {
      const std::string one = boost::json::serialize(a_.Ask(a_.People()[i], ask).at("plan"));
      EXPECT_EQ(one, boost::json::serialize(b_.Ask(b_.People()[i], ask).at("plan")));
      ++plans;
    }
  }

  WiredGame a_;
  WiredGame b_;
  Split split_;
  std::vector<std::size_t> from_;
};

struct TwinCase {
  const char* name;
  Config config;
  Ask ask;
};
void PrintTo(const TwinCase& item, std::ostream* out) { *out << item.name; }

class WireTwins : public testing::TestWithParam<TwinCase> {};

TEST_P(WireTwins, OthersAreSentTheSameBytes) {
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= 6 && compared < 2; ++seed) {
    Twins twins({.config = GetParam().config, .seed = seed});
    if (!twins.PlayUntil(GetParam().ask)) continue;
    twins.GoApart();
    ASSERT_FALSE(HasFailure()) << "seed " << seed;
    if (GetParam().ask == Ask::kPlan) {
      EXPECT_GT(twins.plans, 0U) << "a face-down card lies there";
    }
    ++compared;
  }
  EXPECT_GT(compared, 0U) << "it never came up";
}

// No screen learns more than everyone, whosever it is; what it has shown tells nothing either.
TEST_P(WireTwins, ScreensOfThePlayersThemselvesAreSentTheSameBytes) {
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= 6 && compared < 1; ++seed) {
    Twins twins({.config = GetParam().config,
                 .options = {{"party", true}, {"memory", seed % 2 == 0}},
                 .seed = seed,
                 .screens = true});
    if (!twins.PlayUntil(GetParam().ask)) continue;
    twins.GoApart();
    ASSERT_FALSE(HasFailure()) << "seed " << seed;
    ++compared;
  }
  EXPECT_GT(compared, 0U) << "it never came up";
}

Config Of(Variant variant, std::uint8_t seats, bool expert, bool horses) {
  const bool old = variant == Variant::kDuo14 || variant == Variant::kStandard;
  return {.edition = old ? Edition::k2014 : Edition::k2018,
          .seats = seats,
          .variant = variant,
          .expert = expert,
          .horses = horses};
}

INSTANTIATE_TEST_SUITE_P(
    All, WireTwins,
    testing::Values(
        TwinCase{"tunnel", Of(Variant::kStandard, 4, false, false), Ask::kPlan},
        TwinCase{"tunnel_in_teams", Of(Variant::kTeams, 4, false, false), Ask::kPlan},
        TwinCase{"expert_keeping", Of(Variant::kStandard, 3, true, false), Ask::kKeep},
        TwinCase{"keeping", Of(Variant::kStandard, 4, false, true), Ask::kKeep},
        TwinCase{"turmoil", Of(Variant::kStandard, 4, false, true), Ask::kTurmoil},
        TwinCase{"boarding", Of(Variant::kStandard, 4, false, true), Ask::kGetAboard},
        TwinCase{"boarding_with_two", Of(Variant::kDuo18, 3, false, true), Ask::kGetAboard},
        TwinCase{"caboose", Of(Variant::kDuo14, 2, true, false), Ask::kCaboose},
        TwinCase{"chosen_card", Of(Variant::kDuo18, 3, false, false), Ask::kChooseCard}),
    [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace folsom
