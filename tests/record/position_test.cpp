#include "record/position/position.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>

#include "rules/state/consistent.h"
#include "support/random_game.h"

namespace folsom {
namespace {

using enum Bandit;

GameState Read(std::string_view text) {
  const Result<GameState> state = ReadPosition(text);
  EXPECT_TRUE(state) << Describe(state.Error());
  return state ? *state : GameState{};
}

std::string PositionCodeOf(std::string_view text) {
  const Result<GameState> state = ReadPosition(text);
  return state ? "fine" : state.Error().code;
}

// The position with the members of `with` put over those of `base`.
std::string Over(std::string_view base, std::string_view with) {
  boost::json::value value = boost::json::parse({base.data(), base.size()});
  const boost::json::value changes = boost::json::parse({with.data(), with.size()});
  for (const auto& member : changes.as_object()) {
    value.as_object()[member.key()] = member.value();
  }
  return boost::json::serialize(value);
}

constexpr std::string_view kThree =
    R"({"config": {"seats": 3, "bandits": ["belle", "tuco", "doc"],
                   "wagons": ["mail", "dining", "saloon"]}})";
constexpr std::string_view kHorses =
    R"({"config": {"seats": 3, "horses": true, "bandits": ["belle", "tuco", "doc"],
                   "wagons": ["mail", "dining", "saloon"]}})";

// Every position of a game in every configuration, also in the middle of a punch or of decisions
// that are made together.
TEST(Position, EveryStateOfAGameComesBack) {
  std::set<Ask> seen;
  for (const Config& any : AllConfigs()) {
    for (const Casting casting : {Casting::kRandom, Casting::kDrafted}) {
      Config config = any;
      config.casting = casting;
      SCOPED_TRACE(NameOf(config));
      RandomGame game(config, Index(casting) + 3);
      while (true) {
        const Result<GameState> read = ReadPosition(WritePosition(game.state));
        ASSERT_TRUE(read) << Describe(read.Error()) << WritePosition(game.state);
        ASSERT_EQ(*read, game.state) << WritePosition(game.state);
        seen.insert(game.state.ask);
        if (game.Over()) break;
        game.Step();
      }
    }
  }
  // The games above met every question but perhaps the rarest.
  EXPECT_GE(seen.size(), 22U);
}

TEST(Position, TextIsOneLineAndReadsAsTheObject) {
  RandomGame game(Config{.seats = 4, .horses = true}, 5);
  game.Skip(30);
  EXPECT_EQ(WritePosition(game.state).find('\n'), std::string::npos);
  const Result<GameState> direct = PositionFrom(PositionJson(game.state));
  ASSERT_TRUE(direct) << Describe(direct.Error());
  EXPECT_EQ(*direct, game.state);
}

TEST(Position, TheShortestOneIsTheFirstPlanning) {
  GameState state = Read(kThree);
  EXPECT_EQ(state.phase, Phase::kPlanning);
  EXPECT_EQ(state.round, 1);
  EXPECT_EQ(state.first, Seat{0});
  EXPECT_TRUE(NeedsAdvance(state));
  EXPECT_EQ(state.At(kBelle).place, Place::Inside(Car{3}));
  EXPECT_EQ(state.At(kTuco).place, Place::Inside(Car{2}));
  EXPECT_EQ(state.At(kDoc).place, Place::Inside(Car{3}));
  EXPECT_EQ(state.At(kDoc).bullets, 6);
  EXPECT_EQ(state.secrets[1].deck.Size(), 10U);
  EXPECT_EQ(state.neutral, 13);
  EXPECT_EQ(state.purses[Index(kBelle)], (PurseToken{Spot::On(kBelle), kEveryone}));
  EXPECT_EQ(state.faces.purses[Index(kBelle)], PurseValue::k250);
  EXPECT_EQ(state.purses[FirstPurseSlot(Wagon{4})].spot, Spot::At(Place::Inside(Car{2})));
  EXPECT_EQ(state.jewels[Place::Inside(Car{2}).id], 1);
  EXPECT_EQ(state.strongboxes[0], 1);
  EXPECT_EQ(state.strongbox_waits, 1);
  Dice dice(1);
  state.secrets[0].hand = state.secrets[0].deck;
  state.secrets[0].deck = {};
  Advance(state, dice);
  EXPECT_EQ(state.ask, Ask::kPlan);
  EXPECT_EQ(state.pending, SeatMask::Only(Seat{0}));
}

TEST(Position, DecksAndBulletsAreDerived) {
  const GameState state = Read(Over(kThree, R"({
      "phase": "robbing",
      "seats": {"0": {"hand": ["belle move", "bullet tuco"]},
                "1": {"received": {"belle": 2, "neutral": 3}}},
      "pile": ["0 belle move", "1 tuco fire down"]})"));
  EXPECT_EQ(state.seats[0].received, CardBag::Of(Card::Bullet(From(kTuco))).bullets);
  EXPECT_EQ(state.At(kTuco).bullets, 5);
  EXPECT_EQ(state.At(kBelle).bullets, 4);
  EXPECT_EQ(state.neutral, 10);
  // Ten cards less one in hand and one on the pile; and five bullets.
  EXPECT_EQ(state.secrets[0].deck.Size(), 8U);
  EXPECT_FALSE(state.secrets[0].deck.Has(Card::Action(CardKind::kMove, 0)));
  EXPECT_EQ(state.secrets[1].deck.Size(), 9U + 5U);
  EXPECT_TRUE(state.pile[1].FaceDown());
}

TEST(Position, LootOnCardsComesOffTheFrontFloors) {
  const GameState state =
      Read(Over(kThree, R"({"bandits": {"belle": {"jewels": 1, "strongboxes": 1}}})"));
  EXPECT_EQ(state.jewels[Place::Inside(Car{2}).id], 0);
  EXPECT_EQ(state.jewels[Place::Inside(Car{3}).id], 1);
  EXPECT_EQ(state.strongboxes[0], 0);
  EXPECT_EQ(state.strongbox_waits, 1);
}

TEST(Position, TokensHaveSensibleKnowers) {
  const GameState state = Read(Over(kThree, R"({"purses": {
      "11": {"at": "on tuco", "value": 400},
      "12": {"at": "car 2 roof", "value": 300, "knowers": [2]},
      "3": {"at": "car 1 roof"}}})"));
  EXPECT_EQ(state.purses[11].knowers, SeatMask::Only(Seat{1}));
  EXPECT_EQ(state.purses[12].knowers, SeatMask::Only(Seat{2}));
  EXPECT_EQ(state.purses[3], (PurseToken{Spot::At(Place::Roof(Car{1})), kEveryone}));
  EXPECT_EQ(state.faces.purses[3], PurseValue::k250);
  EXPECT_EQ(state.purse_bag[Index(PurseValue::k400)], 1);
  EXPECT_EQ(state.purse_bag[Index(PurseValue::k250)], 5);
}

TEST(Position, HorsesAreDerived) {
  const GameState state = Read(Over(kHorses, R"({"round": 3, "bandits": {
      "belle": {"place": "coach inside", "hostage": "zealot"}}})"));
  EXPECT_EQ(state.horses.coach, Car{2});
  EXPECT_EQ(state.horses.guard, Guard::kOnCoach);
  EXPECT_EQ(state.strongboxes[kCoachRoof.id], 1);
  EXPECT_EQ(state.horses.horses[2], 2);  // Belle's, beside the stagecoach's car, and Tuco's.
  EXPECT_EQ(state.horses.horses[3], 1);
  EXPECT_EQ(state.horses.hostages, HostageMask::Only(Hostage::kPoodle));
  EXPECT_EQ(state.horses.flasks[2].spot, Spot::At(Place::Inside(Car{3})));
  EXPECT_EQ(state.horses.flasks[3].spot, kOut);
  EXPECT_EQ(state.neutral, 16);
}

TEST(Position, TeamsShareTheirCards) {
  const GameState state = Read(R"({
      "config": {"variant": "teams", "bandits": ["belle", "tuco", "doc", "ghost"]},
      "seats": {"0": {"hand": ["tuco move", "belle fire"]}}})");
  EXPECT_EQ(state.secrets[0].deck.Size(), 9U);
  EXPECT_EQ(state.secrets[1].deck.Size(), 9U);
  EXPECT_EQ(state.secrets[1].deck.Count(Card::Action(CardKind::kMove, 1)), 1U);
  EXPECT_EQ(state.At(kBelle).place, Place::Inside(Car{4}));
  EXPECT_EQ(state.At(kTuco).place, Place::Inside(Car{3}));
}

TEST(Position, TwoBanditsEach) {
  const GameState state = Read(
      R"({"config": {"variant": "duo18", "seats": 2}, "seats": {"1": {"hand": ["marshal"]}}})");
  EXPECT_EQ(state.At(kGhost).owner, Seat{0});
  EXPECT_EQ(state.At(kCheyenne).owner, Seat{0});
  EXPECT_EQ(state.At(kBelle).owner, Seat{1});
  EXPECT_EQ(state.pairs, (std::array{kCheyenne, kTuco, kDjango}));
  EXPECT_EQ(state.At(kGhost).place, Place::Inside(Car{3}));
  EXPECT_EQ(state.At(kCheyenne).place, Place::Inside(Car{2}));
}

// A hand-made pile runs to its first question.
TEST(Position, RobbingByHandAsksItsFirstQuestion) {
  GameState state = Read(Over(kThree, R"({
      "phase": "robbing", "marshal": 1,
      "bandits": {"belle": {"place": "car 2 roof"}, "tuco": {"place": "car 3 roof"},
                  "doc": {"place": "car 3 inside"}},
      "pile": ["1 tuco fire", "0 belle robbery"]})"));
  Dice dice(1);
  Advance(state, dice);
  // Belle hides behind Doc (CHAR-BELLE), so Tuco's shot goes down through the roof, unasked; Belle
  // finds nothing on her roof. The next question is that of the next round's planning.
  EXPECT_EQ(state.seats[2].received, CardBag::Of(Card::Bullet(From(kTuco))).bullets);
  EXPECT_EQ(state.round, 2);
  EXPECT_EQ(state.ask, Ask::kPlan);
}

TEST(Position, AListedQuestionIsChecked) {
  const std::string base = Over(kThree, R"({
      "phase": "robbing", "marshal": 1, "pile": ["0 belle move"], "step": 1,
      "bandits": {"belle": {"place": "car 2 roof"}, "doc": {"place": "car 2 roof"}}})");
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"ask": "move", "pending": [0], "actor": "belle"})")),
            "fine");
  for (const char* wrong :
       {R"({"ask": "move", "pending": [1], "actor": "belle"})",
        R"({"ask": "move", "pending": [0], "actor": "doc"})", R"({"ask": "move", "pending": [0]})",
        R"({"ask": "fire", "pending": [0], "actor": "belle"})",
        R"({"ask": "punch", "pending": [0], "actor": "belle"})",
        R"({"ask": "plan", "pending": [0]})",
        R"({"ask": "punch_push", "pending": [0], "actor": "belle", "target": "doc"})",
        R"({"ask": "move", "pending": [0], "actor": "belle", "seats": {"0": {"choice": "draw"}}})",
        R"({"ask": "move", "pending": [0], "actor": "belle",
            "seats": {"0": {"hand": ["belle fire"], "kept": ["belle fire"]}}})"}) {
    EXPECT_EQ(PositionCodeOf(Over(base, wrong)), "position/wrong_question") << wrong;
  }
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"ask": "move"})")), "position/inconsistent");
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"pending": [0]})")), "position/inconsistent");
}

TEST(Position, InTheMiddleOfAPunch) {
  const std::string base = Over(kThree, R"({
      "phase": "robbing", "marshal": 1, "pile": ["1 tuco punch"], "step": 1, "actor": "tuco",
      "target": "doc", "pending": [1],
      "bandits": {"tuco": {"place": "car 2 roof"}, "doc": {"place": "car 2 roof", "jewels": 1}}})");
  GameState state = Read(Over(base, R"({"ask": "punch_loot"})"));
  Dice dice(1);
  EXPECT_EQ(Apply(state, Seat{1}, Action::Of(ActionKind::kKnock, LootKind::kJewel), dice),
            Illegal::kNone);
  EXPECT_EQ(state.ask, Ask::kPunchPush);
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"ask": "punch_push"})")), "fine");
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"ask": "punch_take"})")),
            "position/wrong_question");  // Tuco.
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"ask": "punch_loot", "target": "tuco"})")),
            "position/wrong_question");
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"ask": "punch_loot", "pile": ["1 tuco fire"]})")),
            "position/wrong_question");
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"ask": "punch_loot", "target": "belle"})")),
            "position/wrong_question");
}

TEST(Position, DecisionsTogether) {
  const std::string base = Over(kHorses, R"({"rounds": ["gallop_24"],
      "seats": {"0": {"hand": ["belle move"], "choice": "play belle move"},
                "1": {"hand": ["tuco fire"]}, "2": {"choice": "draw"}}})");
  const GameState state = Read(Over(base, R"({"ask": "turmoil", "pending": [1]})"));
  EXPECT_EQ(state.pending, SeatMask::Only(Seat{1}));
  // Seat 0 is not done; its choice is not one it has; seat 2 has no card, and draws unasked.
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"ask": "turmoil", "pending": [0, 1]})")),
            "position/wrong_question");
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"ask": "turmoil", "pending": [1],
      "seats": {"0": {"hand": ["belle move"], "choice": "play belle fire"},
                "1": {"hand": ["tuco fire"]}, "2": {"choice": "draw"}}})")),
            "position/wrong_question");
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"ask": "turmoil", "pending": [1, 2]})")),
            "position/wrong_question");
  EXPECT_EQ(PositionCodeOf(Over(base, R"({"ask": "plan", "pending": [1]})")),
            "position/wrong_question");
}

TEST(Position, MalformedAndTooBig) {
  EXPECT_EQ(PositionCodeOf(""), "position/malformed");
  EXPECT_EQ(PositionCodeOf("{"), "position/malformed");
  EXPECT_EQ(PositionCodeOf("[]"), "position/wrong_type");
  EXPECT_EQ(PositionCodeOf("{}"), "position/missing_field");
  EXPECT_EQ(PositionCodeOf(std::string(100, '[')), "position/malformed");  // Too deep.
  EXPECT_EQ(PositionCodeOf(std::string(kMaxPositionBytes + 1, ' ')), "position/too_big");
  EXPECT_EQ(PositionCodeOf(R"({"config": {"seats": 2}})"), "config/players");
}

struct BadField {
  std::string_view with, code, path;
};

TEST(Position, EveryFieldIsChecked) {
  const BadField cases[] = {
      {R"({"colour": 1})", "position/unknown_field", "colour"},
      {R"({"phase": "lunch"})", "position/unknown_word", "phase"},
      {R"({"phase": 3})", "position/wrong_type", "phase"},
      {R"({"round": 6})", "position/out_of_range", "round"},
      {R"({"round": "1"})", "position/wrong_type", "round"},
      {R"({"first": 3})", "position/out_of_range", "first"},
      {R"({"marshal": 4})", "position/out_of_range", "marshal"},
      {R"({"neutral": 14})", "position/out_of_range", "neutral"},
      {R"({"rounds": ["lunch"]})", "position/unknown_word", "rounds.0"},
      {R"({"wagons": ["mail", "dining", "saloon"]})", "position/contradiction", "wagons"},
      {R"({"seats": []})", "position/wrong_type", "seats"},
      {R"({"seats": {"3": {}}})", "position/unknown_field", "seats.3"},
      {R"({"seats": {"1": {"money": 3}}})", "position/unknown_field", "seats.1.money"},
      {R"({"seats": {"1": {"hand": ["belle move"]}}})", "position/unknown_word", "seats.1.hand.0"},
      {R"({"seats": {"1": {"hand": ["hidden"]}}})", "position/unknown_word", "seats.1.hand.0"},
      {R"({"seats": {"1": {"hand": [7]}}})", "position/wrong_type", "seats.1.hand.0"},
      {R"({"seats": {"1": {"hand": ["tuco move", "tuco move", "tuco move"]}}})",
       "position/out_of_range", "seats.1.hand.2"},
      {R"({"seats": {"1": {"hand": ["tuco punch", "tuco punch"]}}})", "position/contradiction",
       "seats.1"},
      {R"({"seats": {"1": {"deck": []}}})", "position/contradiction", "seats.1"},
      {R"({"seats": {"1": {"bandits": ["belle"]}}})", "position/contradiction", "seats"},
      {R"({"seats": {"1": {"received": {"lucky": 1}}}})", "position/unknown_word",
       "seats.1.received.lucky"},
      {R"({"seats": {"1": {"received": {"doc": 17}}}})", "position/out_of_range",
       "seats.1.received.doc"},
      {R"({"seats": {"1": {"choice": "sleep"}}})", "position/unknown_word", "seats.1.choice"},
      {R"({"bandits": {"zorro": {}}})", "position/unknown_word", "bandits.zorro"},
      {R"({"bandits": {"ghost": {}}})", "position/not_cast", "bandits.ghost"},
      {R"({"bandits": {"doc": {"place": "car 9 roof"}}})", "position/unknown_word",
       "bandits.doc.place"},
      {R"({"bandits": {"doc": {"bullets": 7}}})", "position/out_of_range", "bandits.doc.bullets"},
      {R"({"bandits": {"doc": {"conductor": 1}}})", "position/wrong_type", "bandits.doc.conductor"},
      {R"({"pile": ["belle move"]})", "position/malformed", "pile.0"},
      {R"({"pile": ["0 bullet tuco"]})", "position/out_of_range", "pile.0"},
      {R"({"pile": ["3 belle move"]})", "position/malformed", "pile.0"},
      {R"({"pile_next": 1})", "position/out_of_range", "pile_next"},
      {R"({"purses": {"18": {}}})", "position/unknown_field", "purses.18"},
      {R"({"purses": {"07": {}}})", "position/unknown_field", "purses.07"},
      {R"({"purses": {"7": {"at": "on doc", "value": 300}}})", "position/contradiction",
       "purses.7"},
      {R"({"purses": {"11": {"at": "nowhere"}}})", "position/unknown_word", "purses.11.at"},
      {R"({"purses": {"11": {"value": 275}}})", "position/out_of_range", "purses.11.value"},
      {R"({"purses": {"11": {"knowers": "me"}}})", "position/unknown_word", "purses.11.knowers"},
      {R"({"purses": {"11": {"knowers": [3]}}})", "position/out_of_range", "purses.11.knowers.0"},
      {R"({"jewels": {"car 9 roof": 1}})", "position/unknown_word", "jewels.car 9 roof"},
      {R"({"strongboxes": {"car 1 roof": 4}})", "position/out_of_range", "strongboxes.car 1 roof"},
      {R"({"horses": {}})", "position/contradiction", "horses"},
      {R"({"pairs": ["tuco"]})", "position/out_of_range", "pairs"},
  };
  for (const auto& [with, code, path] : cases) {
    const Result<GameState> state = ReadPosition(Over(kThree, with));
    ASSERT_FALSE(state) << with;
    EXPECT_EQ(state.Error().code, code) << with;
    EXPECT_EQ(state.Error().path, path) << with;
  }
}

TEST(Position, WhatCannotBeIsInconsistent) {
  for (const char* wrong : {
           R"({"bandits": {"doc": {"place": "car 0 inside"}}})",  // The marshal is there.
           R"({"bandits": {"doc": {"place": "car 4 roof"}}})",    // No such car.
           R"({"bandits": {"doc": {"place": "coach roof"}}})",    // No stagecoach.
           R"({"bandits": {"doc": {"place": "unplaced"}}})",      //
           R"({"bandits": {"doc": {"bullets": 5}}})",             // A bullet is missing.
           R"({"bandits": {"doc": {"fired_at_own": 1}}})",        //
           R"({"bandits": {"doc": {"hostage": "banker"}}})",      //
           R"({"jewels": {"car 1 inside": 1}})",                  // One is missing.
           R"({"jewels": {"car 5 inside": 2}})",                  // Beyond the train.
           R"({"strongbox_waits": false, "strongboxes": {}})",    //
           R"({"neutral": 12, "config": {"seats": 3, "edition": "2018"}})",  // NEUT-1 [18]
           R"({"rounds": ["revenge"]})",                                     // A station.
           R"({"rounds": ["braking_56"]})",                                  // Of the other stack.
           R"({"rounds": []})",                                              //
           R"({"rounds": ["braking_24", "bridge_24"]})",                     // One too many.
           R"({"round": 2, "rounds": ["braking_24", "braking_24"]})",        //
           R"({"round": 0})",                                                //
           R"({"phase": "over"})",                                           // In round 1.
           R"({"phase": "round_start", "round": 5})",                        //
           R"({"turn": 4, "rounds": ["bridge_24"]})",                        //
           R"({"order": 3})",                                                //
           R"({"step": 1})",                                                 //
           R"({"phase": "event", "pile": ["0 belle move"]})",                //
           R"({"phase": "robbing", "step": 1})",                             //
           R"({"phase": "robbing", "step": 1, "pile": ["0 belle move down"]})",
           R"({"phase": "attack"})",                              //
           R"({"purses": {"11": {"at": "on doc"}}})",             // Held, but worth nothing.
           R"({"purses": {"11": {"knowers": [1]}}})",             // Known, but never held.
           R"({"seats": {"0": {"known_actions": 1}}})",           //
           R"({"seats": {"0": {"known_bullets": {"doc": 1}}}})",  //
           R"({"pairs": ["tuco", "django", "cheyenne"]})",        //
       }) {
    EXPECT_EQ(PositionCodeOf(Over(kThree, wrong)), "position/inconsistent") << wrong;
  }
  for (
      const char* wrong : {
          R"({"horses": {"guard": "absent"}})",
          R"({"horses": {"guard": "on_train"}, "bandits": {"doc": {"place": "car 0 roof"}}})",
          R"({"horses": {"horses": [2, 2]}})",
          R"({"horses": {"horses": [0, 0, 0, 0, 1]}})",
          R"({"horses": {"hostages": ["poodle"]}})",
          R"({"horses": {"hostages": ["poodle", "banker"]}, "bandits": {"doc": {"hostage": "banker"}}})",
          R"({"horses": {"riding": ["doc"]}})",
          R"({"horses": {"attacked": 2}})",
          R"({"horses": {"hostage_taker": "doc"}})",
          R"({"horses": {"fleeing": ["doc"]}})",
          R"({"horses": {"flasks": {"0": {"at": "on doc"}}}})",
          R"({"horses": {"flasks": {"0": {"half": true}}}})",
          R"({"strongboxes": {"car 0 inside": 1, "car 1 inside": 1}})",
          R"({"phase": "attack", "bandits": {"doc": {"place": "car 2 roof"}}})",
      }) {
    EXPECT_EQ(PositionCodeOf(Over(kHorses, wrong)), "position/inconsistent") << wrong;
  }
}

TEST(Position, ThePileCannotOutgrowTheRound) {
  // Thirty-three cards would leave no room for the plays to come.
  std::string pile;
  for (const char* b : {"0 ghost", "1 cheyenne", "2 django", "3 belle", "4 tuco", "5 doc"}) {
    for (const char* kind : {"move", "move", "floor", "floor", "fire", "fire"}) {
      pile += std::string(pile.empty() ? "\"" : ", \"") + b + " " + kind + "\"";
    }
  }
  const std::string text = R"({"config": {"seats": 6}, "pile": [)" + pile + "]}";
  EXPECT_EQ(PositionCodeOf(text), "position/inconsistent");
  EXPECT_EQ(PositionCodeOf(Over(text, R"({"phase": "robbing"})")), "fine");
}

// Where it shows: the path of the field.
TEST(Position, ProblemsSayWhere) {
  const auto path = [](std::string_view base, std::string_view with) {
    const Result<GameState> state = ReadPosition(Over(base, with));
    return state ? "fine" : state.Error().path;
  };
  EXPECT_EQ(path(kThree, R"({"round": 0})"), "round");
  EXPECT_EQ(path(kThree, R"({"turn": 4})"), "turn");
  EXPECT_EQ(path(kThree, R"({"rounds": ["revenge"]})"), "rounds.0");
  EXPECT_EQ(path(kThree, R"({"phase": "planning", "step": 1})"), "step");
  EXPECT_EQ(path(kThree, R"({"bandits": {"doc": {"place": "car 0 inside"}}})"),
            "bandits.doc.place");
  EXPECT_EQ(path(kThree, R"({"bandits": {"doc": {"bullets": 5}}})"), "bandits.doc.bullets");
  EXPECT_EQ(path(kThree, R"({"neutral": 1})"), "fine");  // NEUT-1 [14]: the rest may leave.
  EXPECT_EQ(path(kThree, R"({"purses": {"11": {"at": "on doc"}}})"), "purses.11");
  EXPECT_EQ(path(kThree, R"({"jewels": {"car 1 roof": 6}})"), "jewels");
  EXPECT_EQ(path(kThree, R"({"strongboxes": {}})"), "strongboxes");
  EXPECT_EQ(path(kThree, R"({"seats": {"1": {"known_actions": 3}}})"), "seats.1");
  EXPECT_EQ(path(kThree, R"({"ask": "plan"})"), "pending");
  EXPECT_EQ(path(kThree, R"({"ask": "fire", "pending": [0]})"), "ask");
  EXPECT_EQ(path(kHorses, R"({"horses": {"hostages": ["banker"]}})"), "horses.hostages");
  EXPECT_EQ(path(kHorses, R"({"bandits": {"doc": {"hostage": "banker"}},
                              "horses": {"hostages": ["banker", "zealot"]}})"),
            "bandits.doc.hostage");
  EXPECT_EQ(path(kHorses, R"({"horses": {"flasks": {"1": {"half": true}}}})"), "horses.flasks.1");
  EXPECT_EQ(path(kHorses, R"({"horses": {"horses": [4]}})"), "horses.horses");
}

// Before, an event's last question was written with the phase after it.
TEST(Position, AnEventsQuestionIsOfTheEventHoweverItWasWritten) {
  constexpr std::string_view kFleeing = R"({
      "rounds": ["braking_24"], "ask": "flee", "pending": [0], "actor": "belle", "marshal": 1,
      "bandits": {"belle": {"place": "car 2 roof"}},
      "horses": {"coach": 2, "guard": "on_train", "fleeing": ["belle"]}})";
  const std::string now = Over(Over(kHorses, kFleeing), R"({"phase": "event", "step": 15})");
  const std::string before = Over(Over(kHorses, kFleeing), R"({"phase": "round_end"})");
  EXPECT_EQ(Read(before).phase, Phase::kEvent);
  EXPECT_EQ(Read(before), Read(now));
  GameState state = Read(before);
  Dice dice(1);
  ASSERT_EQ(Apply(state, Seat{0}, Action::Of(ActionKind::kFlee, Direction::kForward), dice),
            Illegal::kNone);
  EXPECT_EQ(state.round, 2);
  EXPECT_EQ(Index(state.horses.coach), 3U) << "moved once (COACH-7)";
}

TEST(Position, CastingByHand) {
  GameState state = Read(R"({"config": {"seats": 3, "bandits": "drafted"}, "phase": "casting",
                             "seats": {"0": {"bandits": ["doc"]}}})");
  Dice dice(2);
  Advance(state, dice);
  EXPECT_EQ(state.ask, Ask::kDraft);
  EXPECT_EQ(state.pending, SeatMask::Only(Seat{1}));
  EXPECT_EQ(PositionCodeOf(R"({"config": {"seats": 3, "bandits": "drafted"}, "phase": "casting",
                       "seats": {"1": {"bandits": ["doc"]}}})"),
            "position/inconsistent");
  EXPECT_EQ(PositionCodeOf(R"({"config": {"seats": 3, "bandits": "drafted"}, "phase": "casting",
                       "marshal": 2})"),
            "position/inconsistent");
}

}  // namespace
}  // namespace folsom
