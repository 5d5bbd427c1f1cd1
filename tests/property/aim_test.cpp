// Where an action is said to lead (rules/choices/aim.h) is where it leads, in every configuration.

#include "rules/choices/aim.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "support/random_game.h"

namespace folsom {
namespace {

// Keeps all that happens.
struct Listener : Sink {
  void Emit(const EventBody& event, const GameState&) override { events.push_back(event); }

  // The first event of this kind, which must be there.
  template <typename E>
  [[nodiscard]] const E& First() const {
    static const E kMissing{};
    for (const EventBody& event : events) {
      if (const E* found = std::get_if<E>(&event)) return *found;
    }
    ADD_FAILURE() << "no such event";
    return kMissing;
  }

  std::vector<EventBody> events;
};

// One action of one position, what was said of it and what came of it.
struct Told {
  const GameState& before;
  const GameState& after;
  const Listener& happened;
  Seat seat;
  Action action;
  Aim aim;
};

void ExpectMoved(const Told& told) {
  const auto& moved = told.happened.First<BanditMoved>();
  EXPECT_EQ(moved.bandit, told.aim.bandit);
  EXPECT_EQ(moved.to, told.aim.place);
  EXPECT_EQ(told.aim, (Aim{.bandit = moved.bandit, .place = moved.to}));
}

void ExpectMarshal(const Told& told) {
  const Car to = told.happened.First<MarshalMoved>().to;
  EXPECT_EQ(told.aim, (Aim{.place = Place::Inside(to)}));
}

// Django's shot moves its target at once, or not at all.
void ExpectShot(const Told& told) {
  const std::vector<EventBody>& events = told.happened.events;
  const auto& hit = told.happened.First<BulletHit>();
  EXPECT_EQ(told.aim, (Aim{.bandit = hit.target}));
  EXPECT_TRUE(std::holds_alternative<BulletHit>(events.front()));
  const auto* const moved = events.size() > 1 ? std::get_if<BanditMoved>(&events[1]) : nullptr;
  const bool driven = moved != nullptr && moved->cause == Cause::kDjango;
  EXPECT_EQ(ShotLeadsTo(told.before, hit.shooter, hit.target),
            driven ? moved->to : told.before.At(hit.target).place);
}

void ExpectPunch(const Told& told) {
  if (told.aim.guard) {
    EXPECT_EQ(told.aim, Aim{.guard = true});
    EXPECT_EQ(told.happened.First<GuardMoved>().from, kCoachRoof);
    return;
  }
  Bandit hit = told.after.target;  // The next question of the Punch is open, or it went on unasked.
  if (!told.happened.events.empty()) {
    const EventBody& next = told.happened.events.front();
    const auto* const dropped = std::get_if<LootDropped>(&next);
    hit = dropped != nullptr ? dropped->bandit : std::get<BanditMoved>(next).bandit;
  }
  EXPECT_EQ(told.aim, (Aim{.bandit = hit}));
}

void ExpectKnocked(const Told& told) {
  EXPECT_EQ(told.aim, (Aim{.bandit = told.before.target, .loot = told.aim.loot}));
  if (told.happened.events.empty()) {  // CHAR-CHEYENNE: asked what becomes of it.
    EXPECT_EQ(told.after.ask, Ask::kPunchTake);
    EXPECT_EQ(told.aim.loot, LootKind::kPurse);
  } else if (told.action == act::kTake) {
    EXPECT_EQ(told.happened.First<LootTaken>().punched, told.aim.bandit);
    EXPECT_EQ(told.happened.First<LootTaken>().loot, told.aim.loot);
  } else {
    EXPECT_EQ(told.happened.First<LootDropped>().bandit, told.aim.bandit);
    EXPECT_EQ(told.happened.First<LootDropped>().loot, told.aim.loot);
  }
}

void ExpectTaken(const Told& told) {
  const auto& taken = told.happened.First<LootTaken>();
  const bool particular = !told.action.Is(ActionKind::kRob);
  EXPECT_EQ(
      told.aim,
      (Aim{.place = taken.from, .loot = taken.loot, .slot = particular ? taken.slot : kNoSlot}));
}

void ExpectPlaced(const Told& told) {
  const auto& placed = told.happened.First<BanditPlaced>();
  EXPECT_EQ(told.aim, (Aim{.bandit = placed.bandit, .place = placed.place}));
}

// The rest is decided in secret: the bandit is among those who will board.
void ExpectBoarding(const Told& told) {
  EXPECT_EQ(told.aim.place, Place::Inside(told.before.horses.attacked));
  EXPECT_EQ(told.before.At(told.aim.bandit).owner, told.seat);
  EXPECT_FALSE(told.before.horses_secrets.asked.Has(told.aim.bandit));
  if (told.after.horses.attacked == told.before.horses.attacked) {
    EXPECT_TRUE(told.after.horses_secrets.boarding.Has(told.aim.bandit));
  } else {
    EXPECT_EQ(told.after.At(told.aim.bandit).place, told.aim.place);
  }
}

void ExpectDraft(const Told& told) {
  std::vector<Bandit> cast;
  for (const EventBody& event : told.happened.events) {
    const auto* const one = std::get_if<BanditCast>(&event);
    if (one != nullptr && one->seat == told.seat) cast.push_back(one->bandit);
  }
  ASSERT_FALSE(cast.empty());
  EXPECT_EQ(cast.front(), told.aim.bandit);
  const bool pair = told.before.terms.fixed_pairs;
  EXPECT_EQ(told.aim.partner, pair ? cast.at(1) : kNoBandit);
}

// How many cards the seat drew before anything else happened to anybody.
std::size_t CardsDrawn(const Told& told) {
  std::size_t count = 0;
  for (const EventBody& event : told.happened.events) {
    const auto* const drawn = std::get_if<CardDrawn>(&event);
    if (drawn != nullptr && drawn->seat == told.seat) ++count;
    const bool drink = std::holds_alternative<FlaskUsed>(event);
    if (drawn == nullptr && !drink && !std::holds_alternative<DiscardShuffled>(event)) break;
  }
  return count;
}

void ExpectDrawn(const Told& told) {
  EXPECT_EQ(told.aim, Aim{.draws = told.aim.draws});
  if (told.before.ask == Ask::kTurmoil) return;  // Commits only.
  EXPECT_EQ(told.aim.draws, CardsDrawn(told));
}

void ExpectDrink(const Told& told) {
  const auto& used = told.happened.First<FlaskUsed>();
  EXPECT_EQ(used.bandit, told.aim.bandit);
  EXPECT_EQ(used.emptied, told.aim.loot == LootKind::kHalfFlask);
  EXPECT_EQ(used.kind == FlaskKind::kWhiskey ? CardsDrawn(told) : 0U, told.aim.draws);
}

void ExpectPlayed(const Told& told) {
  if (told.before.ask == Ask::kTurmoil && told.after.ask == Ask::kTurmoil) return;
  for (const EventBody& event : told.happened.events) {
    const auto* const played = std::get_if<CardPlayed>(&event);
    if (played == nullptr || played->seat != told.seat) continue;
    EXPECT_EQ(told.aim, (Aim{.card = played->card, .face_down = played->face_down}));
    return;
  }
  ADD_FAILURE() << "no card was played";
}

void ExpectCommitted(const Told& told) {
  const SeatSecrets& cards = told.before.Secret(told.seat);
  const CardBag from{told.action.Is(ActionKind::kKeep) ? cards.hand.actions : cards.deck.actions,
                     0};
  EXPECT_TRUE(from.Has(told.aim.card));
  EXPECT_EQ(told.aim, Aim{.card = told.aim.card});
}

void ExpectTrue(const Told& told) {
  switch (told.action.Kind()) {
    case ActionKind::kMove:
    case ActionKind::kRide:
    case ActionKind::kPush:
    case ActionKind::kFlee:
      return ExpectMoved(told);
    case ActionKind::kMarshal:
      return ExpectMarshal(told);
    case ActionKind::kGetAboard:
      return ExpectBoarding(told);
    case ActionKind::kWagon:
      return ExpectPlaced(told);
    case ActionKind::kFire:
      return ExpectShot(told);
    case ActionKind::kPunch:
      return ExpectPunch(told);
    case ActionKind::kKnock:
    case ActionKind::kTake:
    case ActionKind::kDrop:
      return ExpectKnocked(told);
    case ActionKind::kRob:
    case ActionKind::kRobPurse:
    case ActionKind::kRobFlask:
      return ExpectTaken(told);
    case ActionKind::kHostage:
      EXPECT_EQ(told.aim, Aim{.hostage = told.happened.First<HostageTaken>().hostage});
      return;
    case ActionKind::kDraft:
      return ExpectDraft(told);
    case ActionKind::kCaboose:
      EXPECT_EQ(told.before.At(told.aim.bandit).owner, told.seat);
      EXPECT_EQ(told.aim, Aim{.bandit = told.aim.bandit});
      return;
    case ActionKind::kDraw:
      return ExpectDrawn(told);
    case ActionKind::kDrink:
      return ExpectDrink(told);
    case ActionKind::kPlay:
    case ActionKind::kPlayDown:
      return ExpectPlayed(told);
    case ActionKind::kKeep:
    case ActionKind::kChoose:
      return ExpectCommitted(told);
    case ActionKind::kPass:
    case ActionKind::kRideOn:
    case ActionKind::kDone:
      EXPECT_EQ(told.aim, Aim{});
      return;
  }
}

class Aims : public testing::TestWithParam<Config> {};

TEST_P(Aims, AreWhatHappens) {
  for (std::size_t game = 0; game < GamesPerConfig(12); ++game) {
    SCOPED_TRACE(testing::Message() << "game " << game);
    for (RandomGame play(Varied(GetParam(), game), game); !play.Over(); play.Step()) {
      for (const Seat seat : play.state.pending) {
        const SeatView view = ViewFor(play.state, seat);
        for (const Action action : LegalList(play.state, seat)) {
          GameState after = play.state;
          Dice dice(play.steps);
          Listener happened;
          ApplyLegal(after, seat, action, dice, &happened);
          ExpectTrue({play.state, after, happened, seat, action, AimOf(view, action)});
          ASSERT_FALSE(HasFailure()) << "step " << play.steps << " action " << action.id;
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, Aims, testing::ValuesIn(AllConfigs()),
                         [](const auto& tested) { return NameOf(tested.param); });

}  // namespace
}  // namespace folsom
