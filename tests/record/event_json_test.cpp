#include "record/json/event_json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>

#include "support/random_game.h"

namespace folsom {
namespace {

using enum Bandit;

Palette SomePalette() {
  Palette palette;
  palette.colours[0] = {kTuco, kNoBandit};
  palette.colours[2] = {kBelle, kNoBandit};
  return palette;
}

struct Case {
  EventBody event;
  std::string_view json;
  std::string_view sentence;
};

TEST(EventJson, FieldsAndSentences) {
  const Card fire = Card::Action(CardKind::kFire, 0);
  const Seat two{2};
  const Case cases[] = {
      {BanditMoved{{}, kBelle, Place::Inside(Car{2}), Place::Roof(Car{2}), Cause::kMarshal},
       R"({"type":"bandit_moved","bandit":"belle","from":"car 2 inside","to":"car 2 roof","cause":"marshal"})",
       "Belle flees from the marshal and is now on the roof of car 2."},
      {CardPlayed{two, fire, false, false},
       R"({"type":"card_played","seat":2,"card":"belle fire","face_down":false,"second":false})",
       "Anna plays Belle's Fire."},
      {PublicForm(CardPlayed{two, fire, true, false}),
       R"({"type":"card_played","seat":2,"face_down":true,"second":false})",
       "Anna plays a card face down."},
      {CardDrawn{two, two, Card::Bullet(kNeutral), true},
       R"({"type":"card_drawn","seat":2,"from":2,"card":"bullet neutral","known":true})",
       "Anna draws a neutral bullet."},
      {HadNoEffect{{}, kTuco, NoEffect::kNoTarget},
       R"({"type":"had_no_effect","bandit":"tuco","why":"no_target"})",
       "No effect: Tuco has no target."},
      {HadNoEffect{{}, kTuco, NoEffect::kNothingHere},
       R"({"type":"had_no_effect","bandit":"tuco","why":"nothing_here"})",
       "No effect: Tuco finds nothing here to take."},
      {LootTaken{kTuco, LootKind::kPurse, 7, Place::Inside(Car{1}), kNoBandit, PurseValue::k400,
                 FlaskKind::kNone, SeatMask::Only(Seat{0})},
       R"({"type":"loot_taken","bandit":"tuco","loot":"purse","from":"car 1 inside","slot":7,"value":400,"knowers":[0]})",
       "Tuco takes a purse ($400)."},
      {PublicForm(LootTaken{kTuco, LootKind::kFullFlask, 1, Place::Inside(Car{1}), kNoBandit,
                            PurseValue::kNone, FlaskKind::kOldWhiskey, SeatMask::Only(Seat{0})}),
       R"({"type":"loot_taken","bandit":"tuco","loot":"full flask","from":"car 1 inside","slot":1,"knowers":[0]})",
       "Tuco takes a full flask."},
      {LootDropped{kTuco, LootKind::kJewel, kNoSlot, kCoachRoof, PurseValue::kNone,
                   FlaskKind::kNone, kEveryone},
       R"({"type":"loot_dropped","bandit":"tuco","loot":"jewel","at":"coach roof","knowers":"all"})",
       "Tuco drops a jewel on the stagecoach's roof."},
      {HorseRidden{{}, Car{2}, kNoCar}, R"({"type":"horse_ridden","from":2})",
       "A horse leaves the train from car 2."},
      {RoundRevealed{{}, 1, RoundCard{2}},
       R"({"type":"round_revealed","round":1,"card":"braking_24"})",
       "The round card: SSSS, Braking."},
      {CardsDiscarded{{}, two, CardBag::Of(fire)},
       R"({"type":"cards_discarded","seat":2,"cards":["belle fire"]})",
       "Anna discards Belle's Fire."},
      {HostageTaken{{}, kBelle, Hostage::kOldLady},
       R"({"type":"hostage_taken","bandit":"belle","hostage":"old_lady"})",
       "Belle takes the old lady hostage."},
      {SupplyShort{{}, 2, 1}, R"({"type":"supply_short","due":2,"left":1})",
       "Too few neutral bullets for 2 bandits: nobody gets one, 1 left."},
      {Passed{{}, Seat{0}}, R"({"type":"passed","seat":0})", "Seat 0 passes."},
      {GameEnded{}, R"({"type":"game_ended"})", "The game is over."},
  };
  const Palette palette = SomePalette();
  const std::vector<std::string> names{"", "Boris", "Anna"};
  for (const Case& c : cases) {
    EXPECT_EQ(boost::json::serialize(EventJson(c.event, palette)), c.json);
    EXPECT_EQ(EventSentence(c.event, palette, names), c.sentence);
  }
}

class Collector final : public Sink {
 public:
  void Emit(const EventBody& event, const GameState& after) override {
    const Palette palette = PaletteOf(after);
    const std::string sentence = EventSentence(event, palette);
    EXPECT_EQ(sentence.empty(), std::holds_alternative<Committed>(event)) << EventKey(event);
    if (!sentence.empty()) {
      EXPECT_EQ(sentence.back(), '.');
    }
    EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
    EXPECT_EQ(EventJson(event, palette).at("type").as_string(), EventKey(event));
    types.insert(EventKey(event));
  }
  std::set<std::string_view> types;
};

TEST(EventJson, EveryEventOfRandomGamesHasASentence) {
  Collector seen;
  for (const Config& config : AllConfigs()) {
    for (const std::uint64_t seed : {1ULL, 2ULL}) {
      RandomGame game(config, seed, &seen);
      while (!game.Over()) game.Step(&seen);
    }
  }
  EXPECT_GE(seen.types.size(), std::variant_size_v<EventBody> - 2);
}

}  // namespace
}  // namespace folsom
