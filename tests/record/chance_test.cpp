#include "record/game/chance.h"

#include <gtest/gtest.h>

#include <set>

#include "record/game/replay.h"
#include "support/random_game.h"

namespace folsom {
namespace {

Palette BelleAtTwo() {
  Palette palette;
  palette.colours[2] = {Bandit::kBelle, kNoBandit};
  return palette;
}

TEST(ChanceText, BothWays) {
  const Palette palette = BelleAtTwo();
  const Seat two{2};
  const std::pair<Drawn, std::string_view> pinned[] = {
      {{Chance::kBandit, two, Index(Bandit::kBelle)}, "bandit 2 belle"},
      {{Chance::kPair, kNoSeat, Index(Bandit::kTuco)}, "pair tuco"},
      {{Chance::kWagon, kNoSeat, 0}, "wagon mail"},
      {{Chance::kHostage, kNoSeat, 5}, "hostage old_lady"},
      {{Chance::kFirst, kNoSeat, 3}, "first 3"},
      {{Chance::kFirstBandit, kNoSeat, Index(Bandit::kDoc)}, "first_bandit doc"},
      {{Chance::kRoundCard, kNoSeat, 2}, "round braking_24"},
      {{Chance::kCard, two, Card::Action(CardKind::kMove, 0).id}, "card 2 belle move"},
      {{Chance::kCard, two, Card::Bullet(kNeutral).id}, "card 2 bullet neutral"},
      {{Chance::kPurse, two, Index(PurseValue::k400)}, "purse 2 400"},
      {{Chance::kFlask, two, Index(FlaskKind::kOldWhiskey)}, "flask 2 old whiskey"},
      {{Chance::kFlask, kNoSeat, Index(FlaskKind::kWhiskey)}, "flask whiskey"},
      {{Chance::kFallenPurse, two, Index(PurseValue::k250)}, "fallen_purse 2 250"},
      {{Chance::kFallenFlask, two, Index(FlaskKind::kWhiskey)}, "fallen_flask 2 whiskey"},
      {{Chance::kMarshalFlask, kNoSeat, 4}, "marshal_flask 4"},
  };
  for (const auto& [drawn, text] : pinned) {
    EXPECT_EQ(ChanceText(drawn, palette), text);
    EXPECT_EQ(ChanceFrom(text, palette), drawn) << text;
  }
  for (const char* wrong :
       {"", "card", "card 2", "card belle move", "card 6 belle move", "card 2 tuco move",
        "card 2 hidden", "purse 2 0400", "purse 2 275", "purse 2 2500", "first 6", "first 03",
        "round braking", "wagon Mail", "marshal_flask x", "marshal_flask 256", "dice 3"}) {
    EXPECT_FALSE(ChanceFrom(wrong, palette)) << wrong;
  }
}

constexpr std::array<Outcome, 3> kOptions{{{1, 1}, {3, 2}, {4, 1}}};

TEST(Recorder, KeepsWhatTheGeneratorDraws) {
  Recorder recorder(7);
  Rng rng(7);
  for (int i = 0; i < 50; ++i) {
    EXPECT_EQ(recorder.Draw(Chance::kPurse, Seat{1}, kOptions), PickWeighted(rng, kOptions));
  }
  ASSERT_EQ(recorder.All().size(), 50U);
  std::set<std::uint8_t> seen;
  for (const Drawn& drawn : recorder.All()) {
    EXPECT_EQ(drawn.what, Chance::kPurse);
    EXPECT_EQ(drawn.whose, Seat{1});
    seen.insert(drawn.code);
  }
  EXPECT_EQ(seen, (std::set<std::uint8_t>{1, 3, 4}));
  Recorder copy(recorder);
  copy.Clear();
  EXPECT_TRUE(copy.All().empty());
}

TEST(ListSource, GivesWhatIsListed) {
  const std::array<Drawn, 2> list{{{Chance::kPurse, Seat{1}, 3}, {Chance::kWagon, kNoSeat, 4}}};
  ListSource source(list, Palette{});
  EXPECT_EQ(source.Draw(Chance::kPurse, Seat{1}, kOptions), 3);
  EXPECT_FALSE(source.AllUsed());
  EXPECT_EQ(source.Draw(Chance::kWagon, kNoSeat, kOptions), 4);
  EXPECT_TRUE(source.AllUsed());
  EXPECT_FALSE(source.Error());
}

TEST(ListSource, ASayingThatDoesNotFitIsAnErrorAndTheFirstOptionGoesOn) {
  const struct {
    Drawn listed;
    std::string_view code;
  } cases[] = {{{Chance::kFlask, Seat{1}, 1}, "chance/other_kind"},
               {{Chance::kPurse, Seat{2}, 3}, "chance/other_seat"},
               {{Chance::kPurse, Seat{1}, 2}, "chance/impossible"}};
  for (const auto& [listed, code] : cases) {
    const std::array<Drawn, 2> list{{{Chance::kPurse, Seat{1}, 3}, listed}};
    ListSource source(list, Palette{});
    EXPECT_EQ(source.Draw(Chance::kPurse, Seat{1}, kOptions), 3);
    EXPECT_EQ(source.Draw(Chance::kPurse, Seat{1}, kOptions), kOptions[0].code);
    ASSERT_TRUE(source.Error());
    EXPECT_EQ(source.Error()->code, code);
    EXPECT_EQ(source.ErrorAt(), 1U);
    EXPECT_EQ(source.Draw(Chance::kPurse, Seat{1}, kOptions), kOptions[0].code);
    EXPECT_EQ(source.Error()->code, code) << "the first problem stays";
  }
  ListSource none({}, Palette{});
  EXPECT_EQ(none.Draw(Chance::kPurse, Seat{1}, kOptions), kOptions[0].code);
  ASSERT_TRUE(none.Error());
  EXPECT_EQ(none.Error()->code, "chance/missing");
}

TEST(Enumerator, WalksEveryPathOnce) {
  // A draw, and after outcome 3 of it a second one.
  Enumerator chance;
  std::set<std::string> paths;
  do {
    std::string path = std::to_string(chance.Draw(Chance::kPurse, Seat{0}, kOptions));
    if (path == "3") path += std::to_string(chance.Draw(Chance::kPurse, Seat{0}, kOptions));
    EXPECT_TRUE(paths.insert(path).second) << path;
  } while (chance.Next());
  EXPECT_EQ(paths, (std::set<std::string>{"1", "31", "33", "34", "4"}));
}

TEST(Enumerator, CountsTheOutcomesOfARealTransition) {
  Config config{.seats = 3};
  Dice dice(1);
  const GameState state = NewGame(config, dice);
  const Seat seat = state.pending.First();
  // Drawing from a deck of four cards, at most three kinds twice: as many ordered draws of three as
  // brute force over the bag finds.
  const CardBag deck = state.Secret(seat).deck;
  std::size_t expected = 0;
  const auto count = [&](const auto& self, CardBag bag, int left) -> void {
    if (left == 0 || bag.Empty()) {
      ++expected;
      return;
    }
    for (std::uint8_t id = 0; id < 23; ++id) {
      if ((Card{id}.IsAction() || Card{id}.IsBullet()) && bag.Has({id})) {
        self(self, bag - CardBag::Of({id}), left - 1);
      }
    }
  };
  count(count, deck, 3);
  Enumerator chance;
  std::size_t outcomes = 0;
  do {
    GameState next = state;
    Dice enumerated(chance);
    ASSERT_EQ(Apply(next, seat, act::kDraw, enumerated), Illegal::kNone);
    ++outcomes;
  } while (chance.Next());
  EXPECT_EQ(outcomes, expected);
}

TEST(Replay, GivenOutcomesPlayTheSameTransition) {
  const Config config{.seats = 3};
  Recorder recorder(11);
  Dice dice(recorder);
  const GameState start = NewGame(config, dice);
  const std::vector<std::string> setup = ChanceTexts(recorder.All(), start);
  const auto again = NewGameWith(config, setup);
  ASSERT_TRUE(std::holds_alternative<GameState>(again));
  EXPECT_EQ(std::get<GameState>(again), start);

  recorder.Clear();
  GameState played = start;
  const Seat seat = start.pending.First();
  ASSERT_EQ(Apply(played, seat, act::kDraw, dice), Illegal::kNone);
  std::vector<std::string> drawn = ChanceTexts(recorder.All(), played);
  GameState replayed = start;
  EXPECT_FALSE(ApplyWith(replayed, seat, act::kDraw, drawn));
  EXPECT_EQ(replayed, played);

  // A fourth outcome, a senseless one, one too few, and a wrong action: nothing changes.
  GameState same = start;
  drawn.push_back("purse 1 400");
  const auto unused = ApplyWith(same, seat, act::kDraw, drawn);
  ASSERT_TRUE(unused);
  EXPECT_EQ(unused->problem.code, "chance/unused");
  EXPECT_EQ(unused->at, 3U);
  drawn.pop_back();
  drawn[1] = "card 9 nothing";
  const auto malformed = ApplyWith(same, seat, act::kDraw, drawn);
  ASSERT_TRUE(malformed);
  EXPECT_EQ(malformed->problem.code, "chance/malformed");
  EXPECT_EQ(malformed->at, 1U);
  drawn.resize(1);
  const auto missing = ApplyWith(same, seat, act::kDraw, drawn);
  ASSERT_TRUE(missing);
  EXPECT_EQ(missing->problem.code, "chance/missing");
  EXPECT_EQ(missing->at, 1U);
  const auto illegal = ApplyWith(same, seat, act::kTake, {});
  ASSERT_TRUE(illegal);
  EXPECT_EQ(illegal->problem.code, "action/not_legal");
  EXPECT_EQ(same, start);
}

}  // namespace
}  // namespace folsom
