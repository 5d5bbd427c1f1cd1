// What follows from the fields that are listed: docs/notation.md, "What may be left out".
#include <algorithm>
#include <boost/json.hpp>
#include <cassert>

#include "record/position/position_parts.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

[[nodiscard]] JsonPath SeatPath(const JsonPath& seats, Seat seat) {
  return JsonPath{&seats, SeatText(seat)};
}

[[nodiscard]] CardBag TopBag(const BulletStack& top) {
  CardBag bag;
  for (std::size_t i = 0; i < top.size; ++i) bag.Add(Card::Bullet(top.At(i)));
  return bag;
}

// All of the seat's cards that are listed.
[[nodiscard]] CardBag ListedCards(const GameState& state, Seat seat) {
  const SeatSecrets& secret = state.Secret(seat);
  CardBag bag = secret.hand + secret.deck + state.At(seat).discard + TopBag(state.At(seat).top);
  for (std::size_t i = state.pile_next; i < state.pile_size; ++i) {
    const Card card = state.faces.pile[i];
    if (state.pile[i].By() == seat && card.IsAction()) bag.Add(card);
  }
  return bag;
}

// Bags are listed one by one; together they must still fit in a bag's nibbles and bytes.
[[nodiscard]] bool FitsInBag(const GameState& state, Seat seat) {
  const SeatSecrets& secret = state.Secret(seat);
  const PublicSeat& open = state.At(seat);
  for (std::uint8_t id = 0; id < kHiddenCard.id; ++id) {
    const Card card{id};
    if (!card.IsAction() && !card.IsBullet()) continue;
    std::size_t count =
        secret.hand.Count(card) + secret.deck.Count(card) + open.discard.Count(card);
    for (std::size_t i = 0; i < open.top.size; ++i) count += Card::Bullet(open.top.At(i)) == card;
    for (std::size_t i = state.pile_next; i < state.pile_size; ++i) {
      count += state.faces.pile[i] == card && state.pile[i].By() == seat;
    }
    if (count > (card.IsAction() ? 2U : 16U)) return false;
  }
  return true;
}

// Shares out what is left of a side's cards among the seats whose deck is not listed: action cards
// to the one whose colour they bear, bullets to the one who received more than it has.
void ShareOut(GameState& state, SeatMask decks, CardBag rest) {
  for (const Seat seat : decks) {
    const bool last = seat == static_cast<Seat>(std::bit_width(decks.bits) - 1);
    const CardBag here = ListedCards(state, seat);
    CardBag mine;
    for (std::uint8_t id = 0; id < kHiddenCard.id; ++id) {
      const Card card{id};
      if (!card.IsAction() && !card.IsBullet()) continue;
      const CardBag due = StartingDeck(state.terms, seat) + CardBag{0, state.At(seat).received};
      const std::size_t want =
          due.Count(card) > here.Count(card) ? due.Count(card) - here.Count(card) : std::size_t{0};
      const std::size_t take = last ? rest.Count(card) : std::min(want, rest.Count(card));
      for (std::size_t n = 0; n < take; ++n) mine.Add(card);
    }
    rest -= mine;
    state.Secret(seat).deck += mine;
  }
}

// The cards of one side: a seat, or two partners, whose cards mingle (TEAM-6).
void DeriveSide(JsonProblems& problems, GameState& state, SeatMask side,
                const PositionListed& listed) {
  const JsonPath seats{nullptr, "seats"};
  CardBag all;
  CardBag placed;
  SeatMask decks;
  for (const Seat seat : side) {
    if (!FitsInBag(state, seat)) {
      return problems.Fail("contradiction", "more of a card than there are", SeatPath(seats, seat));
    }
    const CardBag here = ListedCards(state, seat);
    if (!listed.Has({"seats", SeatText(seat), "received"})) state.At(seat).received = here.bullets;
    all += StartingDeck(state.terms, seat) + CardBag{0, state.At(seat).received};
    placed += here;
    if (!listed.Has({"seats", SeatText(seat), "deck"})) decks.Add(seat);
  }
  if (!all.Contains(placed)) {
    return problems.Fail("contradiction", "more of a card than this player has",
                         SeatPath(seats, side.First()));
  }
  if (decks.Empty() && all != placed) {
    return problems.Fail("contradiction", "some of this player's cards are nowhere",
                         SeatPath(seats, side.First()));
  }
  ShareOut(state, decks, all - placed);
}

void DeriveCards(JsonProblems& problems, GameState& state, const PositionListed& listed) {
  const std::size_t size = state.terms.teams ? 2 : 1;
  for (std::size_t i = 0; i < state.terms.seats && !problems.Any(); i += size) {
    SeatMask side = SeatMask::Only(static_cast<Seat>(i));
    if (size == 2) side.Add(static_cast<Seat>(i + 1));
    DeriveSide(problems, state, side, listed);
  }
}

[[nodiscard]] std::size_t Received(const GameState& state, BulletSource source) {
  std::size_t count = 0;
  for (const PublicSeat& seat : state.seats) {
    count += CardBag{0, seat.received}.Count(Card::Bullet(source));
  }
  return count;
}

[[nodiscard]] std::uint8_t Left(std::size_t all, std::size_t used) {
  return static_cast<std::uint8_t>(all > used ? all - used : 0);
}

void DeriveBullets(GameState& state, const PositionListed& listed) {
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    BanditState& b = state.bandits[i];
    const std::string_view key = KeyOf(static_cast<Bandit>(i));
    if (b.owner == kNoSeat || listed.Has({"bandits", key, "bullets"})) continue;
    b.bullets = Left(kBulletsPerBandit, Received(state, From(static_cast<Bandit>(i))));
  }
  if (!listed.Has({"neutral"})) {
    state.neutral = Left(state.terms.neutral_supply, Received(state, kNeutral));
  }
}

// As SET-7, DUO-5 and TEAM-2 would place them.
void DerivePlaces(GameState& state, const PositionListed& listed) {
  const bool riders = state.phase == Phase::kAttack || state.phase == Phase::kPlacing;
  if (riders) return;
  const Car caboose = state.Caboose();
  for (std::size_t i = 0; i < state.terms.seats; ++i) {
    const Seat seat = SeatInOrder(state, i);
    bool rear = state.terms.teams ? Index(seat) % 2 == 0 : i % 2 == 0;
    if (state.terms.bandits_per_seat == 2) rear = true;
    for (const Bandit b : BanditsOf(state, seat)) {
      const Car car = rear ? caboose : Shifted(caboose, Direction::kForward);
      if (!listed.Has({"bandits", KeyOf(b), "place"})) state.At(b).place = Place::Inside(car);
      if (state.terms.bandits_per_seat == 2) rear = false;
    }
  }
}

void DerivePurses(JsonProblems& problems, GameState& state, const PositionListed& listed) {
  std::array<Spot, kPurses> home{};
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    if (state.bandits[i].owner != kNoSeat) home[i] = Spot::On(static_cast<Bandit>(i));
  }
  for (std::size_t i = 0; i + 1 < state.terms.cars; ++i) {
    const Wagon wagon = state.config.wagons[i];
    for (std::size_t k = 0; k < kWagonDefs[Index(wagon)].purses; ++k) {
      home[FirstPurseSlot(wagon) + k] = Spot::At(Place::Inside(static_cast<Car>(i + 1)));
    }
  }
  state.purse_bag = kPurseCounts;
  const JsonPath path{nullptr, "purses"};
  for (std::size_t i = 0; i < kPurses; ++i) {
    PurseToken& purse = state.purses[i];
    PurseValue& value = state.faces.purses[i];
    const bool starting = i < kMaxBandits && home[i] != kOut;
    const std::string slot = std::to_string(i);
    if (!listed.Has({"purses", slot})) purse.spot = home[i];
    if (home[i] == kOut && (purse != PurseToken{} || value != PurseValue::kNone)) {
      return problems.Fail("contradiction", "this purse is not in the game (SET-2, SET-4)",
                           JsonPath{&path, slot});
    }
    if (starting && value == PurseValue::kNone) value = PurseValue::k250;
    if (!listed.Has({"purses", slot, "knowers"})) {
      if (purse.spot.IsCard()) purse.knowers = SeatMask::Only(state.At(purse.spot.Holder()).owner);
      if (starting) purse.knowers = kEveryone;
    }
    if (value == PurseValue::kNone) continue;
    if (state.purse_bag[Index(value)] == 0) {
      const JsonPath at{&path, slot};
      return problems.Fail("contradiction", "more purses of this value than there are (MAT-3)",
                           JsonPath{&at, "value"});
    }
    --state.purse_bag[Index(value)];
  }
}

// Takes `count` away from the places in their order, as far as there are.
void TakeFromFloors(std::array<std::uint8_t, kPlaces>& floors, std::size_t count) {
  for (std::uint8_t& here : floors) {
    const std::size_t taken = std::min<std::size_t>(here, count);
    here = Left(here, taken);
    count -= taken;
  }
}

// What lies where it was set up, less what is on character cards: from the foremost floor first.
void DeriveCounted(GameState& state, const PositionListed& listed) {
  std::size_t jewels = 0;
  std::size_t strongboxes = 0;
  for (const BanditState& b : state.bandits) {
    jewels += b.jewels;
    strongboxes += b.strongboxes;
  }
  if (!listed.Has({"jewels"})) {
    for (std::size_t i = 0; i + 1 < state.terms.cars; ++i) {
      state.jewels[Place::Inside(static_cast<Car>(i + 1)).id] =
          kWagonDefs[Index(state.config.wagons[i])].jewels;
    }
    TakeFromFloors(state.jewels, jewels);
  }
  if (!listed.Has({"strongboxes"})) {
    const std::size_t entered = state.strongbox_waits != 0 ? 0 : 1;  // EV-TAKEALL
    state.strongboxes[Place::Inside(kLocomotive).id] = static_cast<std::uint8_t>(1 + entered);
    if (state.terms.horses) state.strongboxes[kCoachRoof.id] = 1;
    TakeFromFloors(state.strongboxes, strongboxes);
  }
}

// The first cards of the table, and for round 5 the first station.
void DeriveRounds(GameState& state, const PositionListed& listed) {
  if (listed.Has({"rounds"})) return;
  const bool revealed = state.phase != Phase::kRoundStart || state.step == 0;
  const std::size_t count = revealed ? state.round : state.round - (state.round != 0 ? 1U : 0U);
  RoundSet ordinary = OrdinaryRounds(state.config);
  const RoundSet stations = StationRounds(state.config);
  for (std::size_t i = 0; i < count; ++i) {
    const RoundSet from = i + 1 == kRounds && stations != 0 ? stations : ordinary;
    state.rounds[i] = static_cast<RoundCard>(std::countr_zero(from));
    ordinary &= ~(RoundSet{1} << Index(state.rounds[i]));
  }
}

// DUO18-2: who goes with Ghost, Doc and Belle follows from who plays together; a pair that nobody
// has is what is left.
void DerivePairs(GameState& state, const PositionListed& listed) {
  if (!state.terms.fixed_pairs || listed.Has({"pairs"})) return;
  if (state.config.casting == Casting::kGiven) return;
  BanditMask partners = BanditMask::FirstN(kMaxBandits).Without(kPairLeaderSet);
  for (std::size_t i = 0; i < kPairLeaders.size(); ++i) {
    for (const Bandit b : partners) {
      if (state.At(b).owner == state.At(kPairLeaders[i]).owner) state.pairs[i] = b;
    }
    partners.Remove(state.pairs[i]);
  }
}

void DeriveFlasks(JsonProblems& problems, GameState& state, const PositionListed& listed) {
  HorsesBoard& h = state.horses;
  std::array<std::uint8_t, 3>& bag = state.horses_secrets.flask_bag;
  bag = kFlaskCounts;
  const JsonPath path{nullptr, "horses.flasks"};
  for (std::size_t i = 0; i < kFlasks; ++i) {
    FlaskToken& flask = h.flasks[i];
    const FlaskKind kind = state.faces.flasks[i];
    const bool in_game = i + 1 < state.terms.cars;
    const std::string slot = std::to_string(i);
    if (!listed.Has({"horses", "flasks", slot}) && in_game) {
      flask.spot = Spot::At(Place::Inside(static_cast<Car>(i + 1)));
    }
    if (!in_game && (flask != FlaskToken{} || kind != FlaskKind::kNone)) {
      return problems.Fail("contradiction", "this flask is not in the game (H-SET-2)",
                           JsonPath{&path, slot});
    }
    if (!listed.Has({"horses", "flasks", slot, "knowers"})) {
      if (flask.spot.IsCard()) flask.knowers = SeatMask::Only(state.At(flask.spot.Holder()).owner);
      if (flask.half != 0) flask.knowers = kEveryone;
    }
    if (kind == FlaskKind::kNone) continue;
    if (bag[Index(kind)] == 0) {
      return problems.Fail("contradiction", "more flasks of this kind than there are (MAT-7)",
                           JsonPath{&path, slot});
    }
    --bag[Index(kind)];
  }
}

// H-SET-3: those waiting are the first of the table that nobody took.
void DeriveHostages(GameState& state) {
  HostageMask taken;
  for (const BanditState& b : state.bandits) {
    if (b.hostage != kNoHostage) taken.Add(b.hostage);
  }
  for (std::size_t i = 0; i < kHostages; ++i) {
    const auto hostage = static_cast<Hostage>(i);
    if ((taken.Count() + state.horses.hostages.Count() + 1U) >= state.terms.bandits) return;
    if (!taken.Has(hostage)) state.horses.hostages.Add(hostage);
  }
}

void DeriveHorses(JsonProblems& problems, GameState& state, const PositionListed& listed) {
  HorsesBoard& h = state.horses;
  if (!listed.Has({"horses", "coach"})) {  // COACH-7
    const std::size_t moved = state.round > 0 ? state.round - 1U : 0U;
    h.coach = static_cast<Car>(std::min(moved, Index(state.Caboose())));
  }
  if (state.phase == Phase::kAttack) {
    if (!listed.Has({"horses", "riding"})) {
      for (std::size_t i = 0; i < kMaxBandits; ++i) {
        const auto b = static_cast<Bandit>(i);
        if (state.At(b).owner != kNoSeat && state.At(b).place == kUnplaced) h.riding.Add(b);
      }
    }
    if (h.attacked == kNoCar) h.attacked = state.Caboose();
  }
  if (!listed.Has({"horses", "horses"})) {
    for (const BanditState& b : state.bandits) {
      if (b.owner == kNoSeat || !b.place.InPlay()) continue;
      ++h.horses[Index(b.place.OnCoach() ? h.coach : b.place.TrainCar())];
    }
  }
  if (!listed.Has({"horses", "hostages"})) DeriveHostages(state);
  DeriveFlasks(problems, state, listed);
}

}  // namespace

bool PositionListed::Has(std::initializer_list<std::string_view> keys) const {
  const boost::json::value* at = &json_;
  for (const std::string_view key : keys) {
    const boost::json::object* const object = at->if_object();
    at = object == nullptr ? nullptr : object->if_contains({key.data(), key.size()});
    if (at == nullptr) return false;
  }
  return true;
}

void DerivePosition(JsonProblems& problems, GameState& state, const PositionListed& listed) {
  if (state.phase == Phase::kCasting) return;  // Nothing is on the table yet.
  DeriveCards(problems, state, listed);
  if (problems.Any()) return;
  DeriveBullets(state, listed);
  DerivePlaces(state, listed);
  DerivePurses(problems, state, listed);
  DeriveCounted(state, listed);
  DeriveRounds(state, listed);
  DerivePairs(state, listed);
  if (state.terms.horses) DeriveHorses(problems, state, listed);
}

}  // namespace folsom
