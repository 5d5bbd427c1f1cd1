// Setting up: section 3 of docs/rules.md, with the castings and placements of sections 11 and 12.
#include "rules/horses/hooks.h"
#include "rules/play/ask.h"
#include "rules/play/step.h"

namespace folsom {
namespace {

constexpr BanditMask kAllBandits = BanditMask::FirstN(kMaxBandits);

// What the seat whose turn it is may draft: characters, or leaders of the pairs of DUO18-2.
[[nodiscard]] BanditMask Draftable(const GameState& s) {
  const BanditMask free = BanditsOf(s, kNoSeat);
  return s.terms.fixed_pairs ? free & kPairLeaderSet : free;
}

// DUO18-2
void MakePairs(Step& t) {
  BanditMask others = kAllBandits.Without(kPairLeaderSet);
  for (std::size_t i = 0; i < kPairLeaders.size(); ++i) {
    const auto partner =
        static_cast<Bandit>(t.dice.DrawFromSet(Chance::kPair, kNoSeat, others.bits));
    others.Remove(partner);
    t.s.pairs[i] = partner;
    t.Emit(PairMade{{}, kPairLeaders[i], partner});
  }
}

void Cast(Step& t, Seat seat, Bandit bandit) {
  t.s.At(bandit).owner = seat;
  t.Emit(BanditCast{{}, seat, bandit});
  if (!t.s.terms.fixed_pairs) return;
  for (std::size_t i = 0; i < kPairLeaders.size(); ++i) {
    if (kPairLeaders[i] != bandit) continue;
    t.s.At(t.s.pairs[i]).owner = seat;
    t.Emit(BanditCast{{}, seat, t.s.pairs[i]});
  }
}

void CastGiven(Step& t) {
  GameState& s = t.s;
  for (std::size_t i = 0; i < s.terms.bandits; ++i) {
    const auto seat = static_cast<Seat>(i / s.terms.bandits_per_seat);
    s.At(s.config.bandits[i]).owner = seat;
    t.Emit(BanditCast{{}, seat, s.config.bandits[i]});
  }
}

[[nodiscard]] std::size_t PicksDone(const GameState& s) {
  const std::size_t cast = kMaxBandits - BanditsOf(s, kNoSeat).Count();
  return s.terms.fixed_pairs ? cast / 2 : cast;
}
[[nodiscard]] std::size_t PicksDue(const GameState& s) {
  return s.terms.fixed_pairs ? s.terms.seats : s.terms.bandits;
}

// SET-2
void EquipBandits(GameState& s) {
  s.purse_bag = kPurseCounts;
  for (const Bandit b : kAllBandits.Without(BanditsOf(s, kNoSeat))) {
    s.At(b).bullets = kBulletsPerBandit;
    s.purses[Index(b)] = {Spot::On(b), kEveryone};
    s.faces.purses[Index(b)] = PurseValue::k250;
    --s.purse_bag[Index(PurseValue::k250)];
  }
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    s.secrets[i].deck = StartingDeck(s.terms, static_cast<Seat>(i));
  }
}

// SET-3; the wagons that stay away fill up the list, so that it always names all six.
void ChooseWagons(Step& t) {
  GameState& s = t.s;
  if (s.config.wagons_given) return;
  std::uint32_t left = (1U << kWagons) - 1U;
  for (std::size_t i = 0; i < kWagons; ++i) {
    const std::uint8_t wagon = i + 1 < s.terms.cars
                                   ? t.dice.DrawFromSet(Chance::kWagon, kNoSeat, left)
                                   : static_cast<std::uint8_t>(std::countr_zero(left));
    left &= ~(1U << wagon);
    s.config.wagons[i] = static_cast<Wagon>(wagon);
  }
}

// Of each purse slot after the bandits' own.
constexpr std::array<Wagon, kPurses - kMaxBandits> kWagonOfPurse = [] {
  std::array<Wagon, kPurses - kMaxBandits> wagons{};
  for (std::uint8_t i = 0; i < kWagons; ++i) {
    const std::size_t first = FirstPurseSlot(Wagon{i}) - kMaxBandits;
    for (std::size_t k = 0; k < kWagonDefs[i].purses; ++k) wagons[first + k] = Wagon{i};
  }
  return wagons;
}();

// SET-4, SET-5. By slot, since the wagons come at random.
void LayLoot(GameState& s) {
  std::array<Spot, kWagons> floors{};  // Those that stay away have none.
  for (std::size_t i = 0; i + 1 < s.terms.cars; ++i) {
    const Place floor = Place::Inside(static_cast<Car>(i + 1));
    const std::size_t wagon = Index(s.config.wagons[i]);
    floors[wagon] = Spot::At(floor);
    s.jewels[floor.id] = kWagonDefs[wagon].jewels;
  }
  for (std::size_t slot = kMaxBandits; slot < kPurses; ++slot) {
    s.purses[slot].spot = floors[Index(kWagonOfPurse[slot - kMaxBandits])];
  }
  s.strongboxes[Place::Inside(kLocomotive).id] = 1;
  s.strongbox_waits = 1;
  s.marshal = kLocomotive;
  s.neutral = s.terms.neutral_supply;
}

void BuildTable(Step& t) {
  GameState& s = t.s;
  s.colours = ColoursOf(s.terms, s.bandits);
  EquipBandits(s);
  ChooseWagons(t);
  LayLoot(s);
  horses::SetUp(t);
  t.Emit(TrainReady{});
}

void PlaceBandit(Step& t, Bandit b, Car car) {
  t.s.At(b).place = Place::Inside(car);
  t.Emit(BanditPlaced{{}, b, t.s.At(b).place});
}

void ChooseFirst(Step& t) {
  GameState& s = t.s;
  std::uint32_t seats = (1U << s.terms.seats) - 1U;
  if (s.terms.teams) seats &= 0b010101U;  // TEAM-3: an A.
  s.first = static_cast<Seat>(t.dice.DrawFromSet(Chance::kFirst, kNoSeat, seats));
  t.Emit(FirstPlayer{{}, s.first});
}

// SET-7, TEAM-2
void PlaceOneEach(Step& t) {
  GameState& s = t.s;
  ChooseFirst(t);
  const Car caboose = s.Caboose();
  const Car before = Shifted(caboose, Direction::kForward);
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const Seat seat = SeatInOrder(s, i);
    const bool rear = s.terms.teams ? Index(seat) % 2 == 0 : i % 2 == 0;
    for (const Bandit b : BanditsOf(s, seat)) PlaceBandit(t, b, rear ? caboose : before);
  }
}

consteval CardBag MakeStartingDeck(bool two, bool horses, std::size_t own) {
  CardBag deck;
  for (const CardDef& def : kCards) {
    if (def.horses && !horses) continue;
    for (std::size_t i = 0; i < (two ? def.duo_copies : def.copies); ++i) {
      deck.Add(Card::Action(def.kind, own));
      if (two && def.kind != CardKind::kMarshal) deck.Add(Card::Action(def.kind, 1));
    }
  }
  return deck;
}
// By two bandits a seat, horses, and the colour slot of a seat's own cards.
constexpr CardBag kStartingDecks[2][2][2] = {
    {{MakeStartingDeck(false, false, 0), MakeStartingDeck(false, false, 1)},
     {MakeStartingDeck(false, true, 0), MakeStartingDeck(false, true, 1)}},
    {{MakeStartingDeck(true, false, 0), {}}, {MakeStartingDeck(true, true, 0), {}}}};

void BeginRounds(GameState& s) {
  s.phase = Phase::kRoundStart;
  s.step = 0;
}

}  // namespace

std::array<std::array<Bandit, 2>, kMaxSeats> ColoursOf(
    const Terms& terms, const std::array<BanditState, kMaxBandits>& bandits) {
  // By seat, those of kNoSeat with the others rather than a branch.
  std::array<std::array<Bandit, kMaxBandits>, Index(kNoSeat) + 1> own;
  for (std::array<Bandit, kMaxBandits>& bandits_of : own) bandits_of.fill(kNoBandit);
  std::array<std::size_t, Index(kNoSeat) + 1> size{};
  for (std::size_t b = 0; b < kMaxBandits; ++b) {
    const std::size_t owner = Index(bandits[b].owner);
    own[owner][size[owner]++] = static_cast<Bandit>(b);
  }
  std::array<std::array<Bandit, 2>, kMaxSeats> colours = kNoColours;
  for (const Seat seat : SeatMask::FirstN(terms.seats)) {
    const std::size_t lead = Index(LeadOfSide(terms, seat));
    colours[Index(seat)] = {own[lead][0], terms.teams ? own[lead + 1][0] : own[lead][1]};
  }
  return colours;
}

CardBag StartingDeck(const Terms& terms, Seat seat) {
  const std::size_t own = terms.teams ? Index(seat) % 2 : 0;
  return kStartingDecks[terms.bandits_per_seat == 2 ? 1 : 0][terms.horses ? 1 : 0][own];
}

void CastStep(Step& t) {
  GameState& s = t.s;
  if (s.terms.fixed_pairs && s.pairs[0] == kNoBandit && s.config.casting != Casting::kGiven) {
    MakePairs(t);
  }
  if (s.config.casting == Casting::kGiven) CastGiven(t);
  while (PicksDone(s) < PicksDue(s)) {
    const auto seat = static_cast<Seat>(PicksDone(s) % s.terms.seats);
    if (s.config.casting == Casting::kDrafted) {
      if (!Pose(t, seat, Ask::kDraft, kNoBandit) || !s.pending.Empty()) return;
    } else {
      // Random casting deals a player's two bandits one after the other.
      const auto random_seat =
          s.terms.fixed_pairs ? seat : static_cast<Seat>(PicksDone(s) / s.terms.bandits_per_seat);
      Cast(
          t, random_seat,
          static_cast<Bandit>(t.dice.DrawFromSet(Chance::kBandit, random_seat, Draftable(s).bits)));
    }
  }
  BuildTable(t);
  s.phase = s.horses.riding.Empty() ? Phase::kPlacing : Phase::kAttack;
}

void ListDraft(const GameState& s, ActionList& out) {
  for (const Bandit b : Draftable(s)) out.Add(Action::Of(ActionKind::kDraft, b));
}

void Draft(Step& t, Seat seat, Bandit bandit) { Cast(t, seat, bandit); }

void PlaceStep(Step& t) {
  GameState& s = t.s;
  if (s.terms.bandits_per_seat == 1) {
    PlaceOneEach(t);
    BeginRounds(s);
  } else {
    PoseTogether(t, SeatMask::FirstN(s.terms.seats), Ask::kCaboose);
  }
}

// DUO-5
void CommitCaboose(Step& t, Seat seat, Action action) {
  if (!CommitChoice(t, seat, action)) return;
  GameState& s = t.s;
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const auto rear = static_cast<Bandit>(s.choices[i].Param());
    s.choices[i] = kNoAction;
    for (const Bandit b : BanditsOf(s, static_cast<Seat>(i))) {
      PlaceBandit(t, b, b == rear ? s.Caboose() : Shifted(s.Caboose(), Direction::kForward));
    }
  }
  ChooseFirst(t);
  BeginRounds(s);
}

}  // namespace folsom
