#include "support/scene.h"

#include <algorithm>

#include "rules/state/consistent.h"

namespace folsom {

namespace {

[[nodiscard]] Config Base(int seats, Edition edition, Variant variant) {
  return {.edition = edition,
          .seats = static_cast<std::uint8_t>(seats),
          .variant = variant,
          .casting = Casting::kGiven,
          .wagons_given = true};
}

[[nodiscard]] GameState Begin(const Config& config, ScriptedDice& source, Dice& dice) {
  const ConfigError error = CheckConfig(config);
  EXPECT_FALSE(error) << error.clause << ": " << error.message;
  if (!config.horses) source.Follow({draws::First(kSeat0)}, false);
  GameState state = NewGame(config, dice);
  // Placing, boarding and choosing cards: anything will do, the scene says better afterwards.
  while (state.phase != Phase::kPlanning && state.phase != Phase::kOver) {
    ActionList legal;
    LegalActions(state, state.pending.First(), legal);
    ApplyLegal(state, state.pending.First(), legal[0], dice);
  }
  source.EndScript();
  return state;
}

}  // namespace

Config Standard(int seats, Edition edition) { return Base(seats, edition, Variant::kStandard); }
Config Basic(int seats) { return Base(seats, Edition::k2018, Variant::kBasic); }
Config Teams(int seats, Edition edition) { return Base(seats, edition, Variant::kTeams); }
Config Duo14() {
  Config config = Base(2, Edition::k2014, Variant::kDuo14);
  config.expert = true;
  return WithBandits(config, {Bandit::kCheyenne, Bandit::kTuco, Bandit::kDjango, Bandit::kDoc});
}
Config Duo18(int seats) {
  return WithBandits(Base(seats, Edition::k2018, Variant::kDuo18),
                     {Bandit::kGhost, Bandit::kCheyenne, Bandit::kDjango, Bandit::kBelle,
                      Bandit::kTuco, Bandit::kDoc});
}
Config WithExpert(Config config) {
  config.expert = true;
  return config;
}
Config WithHorses(Config config) {
  config.horses = true;
  return config;
}
Config WithBandits(Config config, std::initializer_list<Bandit> bandits) {
  std::copy(bandits.begin(), bandits.end(), config.bandits.begin());
  std::vector<Bandit> rest;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const auto b = static_cast<Bandit>(i);
    if (std::find(bandits.begin(), bandits.end(), b) == bandits.end()) rest.push_back(b);
  }
  std::copy(rest.begin(), rest.end(),
            config.bandits.begin() + static_cast<std::ptrdiff_t>(bandits.size()));
  return config;
}
Config WithWagons(Config config, std::initializer_list<int> wagons) {
  std::vector<Wagon> all;
  for (const int w : wagons) all.push_back(static_cast<Wagon>(w));
  for (std::size_t i = 0; i < kWagons; ++i) {
    const auto w = static_cast<Wagon>(i);
    if (std::find(all.begin(), all.end(), w) == all.end()) all.push_back(w);
  }
  std::copy(all.begin(), all.end(), config.wagons.begin());
  return config;
}

Scene::Scene(const Config& config, std::uint64_t seed)
    : source_(seed), dice_(source_), state_(Begin(config, source_, dice_)) {
  source_.ForgetDrawn();
  for (std::size_t car = 0; car < state_.terms.cars && state_.terms.horses; ++car) {
    state_.horses.horses[car] = 0;
  }
  if (state_.terms.horses) state_.horses.horses[Index(state_.Caboose())] = state_.terms.bandits;
  state_.first = kSeat0;
  DealKnownHands();
  RoundCardIs(DefOf(state_.rounds[0]).stack == Stack::kBase56 ||
                      DefOf(state_.rounds[0]).stack == Stack::kHorses56
                  ? "braking_56"
                  : "braking_24");
  Plan(0);
}

Scene::~Scene() = default;

// Every card at home, and hands of one of each action card of the seat's first own bandit.
void Scene::DealKnownHands() {
  for (SeatSecrets& seat : state_.secrets) seat.hand = seat.deck = {};
  for (PublicSeat& seat : state_.seats) {
    seat.known_actions = seat.known_duds = 0;
    seat.known_bullets = 0;
  }
  const bool duo = state_.terms.bandits_per_seat == 2;
  for (std::size_t i = 0; i < state_.terms.seats; ++i) {
    for (std::size_t slot = 0; slot < 2; ++slot) {
      const Bandit b = state_.colours[i][slot];
      if (b == kNoBandit || Index(state_.At(b).owner) != i) continue;
      for (const CardDef& def : kCards) {
        if (def.horses && !state_.terms.horses) continue;
        if (duo && def.kind == CardKind::kMarshal && slot == 1) continue;
        const int copies = duo ? def.duo_copies : def.copies;
        for (int n = 0; n < copies; ++n) state_.secrets[i].deck.Add(Card::Action(def.kind, slot));
      }
    }
    Bandit first = state_.colours[i][0];
    if (Index(state_.At(first).owner) != i) first = state_.colours[i][1];
    using enum CardKind;
    Hand(static_cast<Seat>(i), first, {kMove, kFloor, kFire, kRobbery, kPunch, kMarshal});
    if (first == Bandit::kDoc && !duo) TakeOut(static_cast<Seat>(i), CardOf(first, kMove));
    if (first == Bandit::kDoc && !duo) state_.secrets[i].hand.Add(CardOf(first, kMove));
  }
}

void Scene::Emit(const EventBody& event, const GameState& after) {
  history_.push_back({event, after});
}

void Scene::BeginStep() {
  EXPECT_EQ(FirstFlaw(state_).what, "") << "the position made by hand is not consistent";
  history_.clear();
  source_.ForgetDrawn();
}

void Scene::EndStep() {
  source_.EndScript();
  EXPECT_EQ(FirstFlaw(state_).what, "");
  if (stopper_ < 0) return;
  EXPECT_TRUE(state_.phase == Phase::kRobbing && state_.pile_next <= stopper_)
      << "the game ran on beyond the stopper card";
}

void Scene::Resume(Phase phase) {
  state_.phase = phase;
  state_.ask = Ask::kNone;
  state_.pending = {};
  state_.actor = state_.target = kNoBandit;
  state_.step = 0;
  BeginStep();
  Advance(state_, dice_, this);
  EndStep();
}

void Scene::Plan(int turn, int order, int acts, std::initializer_list<Played> pile) {
  stopper_ = -1;
  LayPile(pile);
  state_.turn = static_cast<std::uint8_t>(turn);
  state_.order = static_cast<std::uint8_t>(order);
  state_.acts = static_cast<std::uint8_t>(acts);
  Resume(Phase::kPlanning);
}

void Scene::Rob(std::initializer_list<Played> pile) {
  stopper_ = -1;
  HandsHome();
  LayPile(pile);
  Resume(Phase::kRobbing);
}

void Scene::RobThenStop(std::initializer_list<Played> pile) {
  RobThenStop(pile, FindStopper(pile));
}

void Scene::RobThenStop(std::initializer_list<Played> pile, Played stopper) {
  HandsHome();
  LayPile(pile);
  LayCard(stopper);
  stopper_ = state_.pile_size - 1;
  Resume(Phase::kRobbing);
}

void Scene::RunEvent() {
  stopper_ = -1;
  HandsHome();
  LayPile({});
  Resume(Phase::kEvent);
}

void Scene::EndRound() {
  stopper_ = -1;
  HandsHome();
  LayPile({});
  Resume(Phase::kRoundEnd);
}

void Scene::StartRound() {
  stopper_ = -1;
  HandsHome();
  LayPile({});
  Resume(Phase::kRoundStart);
}

void Scene::Do(Seat seat, Action action) {
  const std::vector<Action> legal = Legal(seat);
  BeginStep();
  const Illegal result = Apply(state_, seat, action, dice_, this);
  EXPECT_EQ(Index(result), Index(Illegal::kNone))
      << TextOf(action) << " by seat " << Index(seat) << " was refused; legal were "
      << ::testing::PrintToString(legal);
  EndStep();
}

void Scene::Refuses(Seat seat, Action action) {
  const GameState before = state_;
  EXPECT_NE(Index(Apply(state_, seat, action, dice_)), Index(Illegal::kNone))
      << TextOf(action) << " by seat " << Index(seat) << " should have been refused";
  EXPECT_TRUE(state_ == before) << "a refused action changed the state";
  EXPECT_FALSE(IsLegal(state_, seat, action)) << TextOf(action);
  EXPECT_THAT(Legal(seat), ::testing::Not(::testing::Contains(action)));
}

void Scene::Asks(Seat seat, Ask ask) const { AsksTogether(SeatMask::Only(seat), ask); }

void Scene::AsksTogether(SeatMask seats, Ask ask) const {
  EXPECT_EQ(Index(state_.ask), Index(ask)) << "another question is asked";
  EXPECT_EQ(state_.pending.bits, seats.bits) << "somebody else is asked";
}

std::vector<Action> Scene::Legal(Seat seat) const {
  ActionList list;
  LegalActions(state_, seat, list);
  return {list.begin(), list.end()};
}

int Scene::Wounds(Seat seat) const {
  int total = 0;
  for (std::size_t i = 0; i < kBulletSources; ++i) {
    total += Wounds(seat, static_cast<BulletSource>(i));
  }
  return total;
}

int Scene::Wounds(Seat seat, BulletSource from) const {
  return static_cast<int>((state_.At(seat).received >> (Index(from) * 8)) & 0xFFU);
}

std::vector<PileCard> Scene::Pile() const {
  return {state_.pile.begin(), state_.pile.begin() + state_.pile_size};
}

std::vector<int> Scene::PursesOf(Bandit bandit) const {
  std::vector<int> dollars;
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (Purse(i).spot == Spot::On(bandit)) dollars.push_back(Dollars(state_.faces.purses[i]));
  }
  std::sort(dollars.begin(), dollars.end());
  return dollars;
}

std::vector<std::size_t> Scene::PurseSlotsAt(Place place) const {
  std::vector<std::size_t> slots;
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (state_.purses[i].spot == Spot::At(place)) slots.push_back(i);
  }
  return slots;
}

}  // namespace folsom
