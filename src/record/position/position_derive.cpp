// What follows from the fields that are listed: docs/notation.md, "What may be left out".
#include <algorithm>
#include <boost/json.hpp>

#include "record/position/position_parts.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

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
