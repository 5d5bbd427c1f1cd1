#include "record/board/view_patch.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/json.hpp>
#include <vector>

#include "record/board/view_json.h"
#include "record/json/merge_patch.h"
#include "support/merge_apply.h"
#include "support/random_game.h"

namespace folsom {
namespace {

namespace json = boost::json;

// After every event compares, for one of several viewers in turn, the patch from the view that one
// had last.
class PatchChecker final : public Sink {
 public:
  explicit PatchChecker(bool memory) : memory_(memory) {}

  void Emit(const EventBody& /*event*/, const GameState& after) override {
    const std::array<Seat, 3> viewers{kNoSeat, Seat{0}, Seat{1}};
    const std::size_t i = events_++ % viewers.size();
    SeatView view = ViewFor(after, viewers[i]);
    if (memory_) view = WithMemoryPlay(view);
    if (events_ > viewers.size()) Check(last_[i], view);
    last_[i] = view;
  }
  std::size_t checked = 0;

 private:
  void Check(const SeatView& before, const SeatView& after) {
    std::string text;
    WriteViewPatch(text, before, after);
    const json::value patch = json::parse(text);
    ASSERT_EQ(patch, MergeDiff(ViewJson(before), ViewJson(after))) << text;
    ++checked;
  }

  bool memory_;
  std::size_t events_ = 0;
  std::array<SeatView, 3> last_{};
};

TEST(ViewPatch, IsTheDifferenceOfTheTwoViews) {
  const std::size_t games = GamesPerConfig(1);
  std::size_t checked = 0;
  std::size_t number = 0;
  for (const Config& config : AllConfigs()) {
    if (FewGames() && !IsFirstOfFamily(config)) continue;
    for (std::size_t n = 0; n < games; ++n) {
      const std::size_t i = number++;
      const Config varied = Varied(config, i);
      SCOPED_TRACE(NameOf(varied));
      PatchChecker checker(i % 2 == 1);
      RandomGame game(varied, i, &checker);
      while (!game.Over() && !testing::Test::HasFatalFailure()) game.Step(&checker);
      checked += checker.checked;
    }
  }
  EXPECT_GT(checked, 1000U);
}

TEST(ViewPatch, OfEqualViewsIsEmpty) {
  RandomGame game(Config{.seats = 3}, 8);
  const SeatView view = ViewFor(game.state, Seat{1});
  std::string text = "x";
  WriteViewPatch(text, view, view);
  EXPECT_EQ(text, "x{}");
}

TEST(ViewPatch, LeadsAcrossManyDecisionsAtOnce) {
  for (const Config& config : AllConfigs()) {
    RandomGame game(config, 5);
    SeatView before = ViewFor(game.state, Seat{0});
    while (!game.Over()) {
      game.Skip(17);
      const SeatView after = ViewFor(game.state, Seat{0});
      std::string text;
      WriteViewPatch(text, before, after);
      json::value client = ViewJson(before);
      MergeApply(client, json::parse(text));
      ASSERT_EQ(client, ViewJson(after)) << NameOf(config) << " " << text;
      before = after;
    }
  }
}

}  // namespace
}  // namespace folsom
