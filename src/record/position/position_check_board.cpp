// What cast, places, horses, flasks and bullets of a position must look like.
#include <algorithm>

#include "record/position/position_checks.h"
#include "rules/play/apply.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

[[nodiscard]] PositionVerdict CheckAttack(const GameState& s) {
  const HorsesBoard& h = s.horses;
  const BanditMask asked = s.horses_secrets.asked;
  const BanditMask boarding = s.horses_secrets.boarding;
  if (s.phase != Phase::kAttack) {
    const bool none = h.riding.Empty() && asked.Empty() && boarding.Empty();
    return none && h.attacked == kNoCar ? PositionVerdict{}
                                        : PositionVerdict{"the attack is over", "horses"};
  }
  if (Index(h.attacked) == 0 || Index(h.attacked) >= s.terms.cars)
    return {"no such wagon to attack", "horses.attacked"};
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const auto b = static_cast<Bandit>(i);
    const Place at = s.At(b).place;
    if (h.riding.Has(b) != (s.At(b).owner != kNoSeat && at == kUnplaced)) {
      return {"those who ride have no place yet, the others have one", "horses.riding"};
    }
    if (at != kUnplaced && (!at.InsideTrain() || at.TrainCar() == kLocomotive)) {
      return {"who boarded is inside a wagon", BanditPath(i) + ".place"};
    }
  }
  if (!asked.Without(h.riding).Empty() || !boarding.Without(asked).Empty()) {
    return {"only riders are asked, and only those asked board", "horses.asked"};
  }
  const bool right = asked.Empty() || s.ask == Ask::kGetAboard;
  return right ? PositionVerdict{}
               : PositionVerdict{"nobody is asked whether to board", "horses.asked"};
}

}  // namespace

PositionVerdict CheckPairs(const GameState& s) {
  if (s.pairs[0] == kNoBandit) {
    const bool needed = s.terms.fixed_pairs && s.config.casting != Casting::kGiven;
    const bool missing = needed && s.phase != Phase::kCasting;
    return missing ? PositionVerdict{"the pairs of DUO18-2 are missing", "pairs"}
                   : PositionVerdict{};
  }
  if (!s.terms.fixed_pairs || s.config.casting == Casting::kGiven)
    return {"pairs are not made here", "pairs"};
  BanditMask seen = kPairLeaderSet;
  for (std::size_t i = 0; i < kPairLeaders.size(); ++i) {
    if (seen.Has(s.pairs[i]))
      return {"each pair has one of Ghost, Doc and Belle (DUO18-2)", "pairs"};
    seen.Add(s.pairs[i]);
    if (s.At(s.pairs[i]).owner != s.At(kPairLeaders[i]).owner)
      return {"a pair is not together", "pairs"};
  }
  return {};
}

PositionVerdict CheckCasting(const GameState& s) {
  if (s.phase != Phase::kCasting) return {};
  if (s.seats != Board{}.seats || s.secrets != GameState{}.secrets ||
      s.choices != GameState{}.choices) {
    return {"nobody has cards before the casting is done", "seats"};
  }
  std::size_t cast = 0;
  for (std::size_t b = 0; b < kMaxBandits; ++b) {
    BanditState blank;
    blank.owner = s.bandits[b].owner;
    if (s.bandits[b] != blank)
      return {"bandits have nothing before the casting is done", BanditPath(b)};
    cast += blank.owner != kNoSeat ? 1U : 0U;
  }
  // Pick n is that of seat n % seats, so the number of picks tells who has how many.
  const std::size_t each = s.terms.fixed_pairs ? 2 : 1;
  if (cast % each != 0 || cast >= s.terms.bandits)
    return {"the casting is done, or half a pair out", "seats"};
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const std::size_t picks = cast / each / s.terms.seats + (cast / each % s.terms.seats > i);
    if (BanditsOf(s, static_cast<Seat>(i)).Count() != picks * each) {
      return {"players draft in the order of their seats", ItemPath("seats", i)};
    }
  }
  if (cast != 0 && s.config.casting != Casting::kDrafted)
    return {"nothing is drafted here", "seats"};
  GameState bare = s;  // Nothing else may be on the table.
  bare.bandits = {};
  for (BanditState& b : bare.bandits) b = {};
  GameState empty;
  for (std::array<Bandit, 2>& colours : empty.colours) colours = {kNoBandit, kNoBandit};
  empty.config = s.config;
  empty.terms = s.terms;
  empty.ask = s.ask;
  empty.pending = s.pending;
  empty.pairs = s.pairs;
  return bare == empty ? PositionVerdict{}
                       : PositionVerdict{"nothing is on the table before the casting is done"};
}

PositionVerdict CheckHorses(const GameState& s) {
  const HorsesBoard& h = s.horses;
  if (!s.terms.horses) {
    const bool none =
        h == HorsesBoard{} && s.horses_secrets == HorsesSecrets{} && s.phase != Phase::kAttack;
    return none ? PositionVerdict{}
                : PositionVerdict{"this game is played without horses", "horses"};
  }
  if (s.phase == Phase::kPlacing) return {"with horses bandits board in the attack", "phase"};
  if (h.guard == Guard::kAbsent)
    return {"the guard is on the stagecoach or on the train", "horses.guard"};
  if (h.guard == Guard::kOnCoach && s.strongboxes[kCoachRoof.id] == 0) {
    return {"the guard's strongbox lies on the stagecoach's roof", "strongboxes"};
  }
  std::size_t horses = 0;
  for (std::size_t car = 0; car < kMaxCars; ++car) {
    if (car >= s.terms.cars && h.horses[car] != 0)
      return {"a horse is beside no car", "horses.horses"};
    horses += h.horses[car];
  }
  if (horses > s.terms.bandits)
    return {"there are as many horses as bandits (H-SET-6)", "horses.horses"};
  const bool asks_hostage = s.ask == Ask::kNone || s.ask == Ask::kHostage;
  if (h.hostage_taker != kNoBandit) {
    const BanditState& taker = s.At(h.hostage_taker);
    if (taker.place != kCoachInside || taker.hostage != kNoHostage || h.hostages.Empty()) {
      return {"who takes a hostage is inside the stagecoach and has none", "horses.hostage_taker"};
    }
    if (!asks_hostage) return {"the hostage is to be taken first", "ask"};
  }
  if (!h.fleeing.Empty() && !asks_hostage && s.ask != Ask::kFlee)
    return {"somebody is to flee first", "ask"};
  return CheckAttack(s);
}

PositionVerdict CheckPlaces(const GameState& s) {
  for (std::uint8_t id = 0; id < kPlaces; ++id) {
    if (s.jewels[id] == 0 && s.strongboxes[id] == 0) continue;
    const Place at{id};
    const bool exists = at.OnCoach() ? s.terms.horses : Index(at.TrainCar()) < s.terms.cars;
    if (!exists)
      return {"loot lies at a place that this game does not have",
              s.jewels[id] != 0 ? "jewels" : "strongboxes"};
  }
  if (s.terms.horses) return {};
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    if (s.bandits[i].hostage != kNoHostage)
      return {"there are hostages only with horses", BanditPath(i) + ".hostage"};
  }
  return {};
}

PositionVerdict CheckFlasks(const GameState& s) {
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskToken& flask = s.horses.flasks[i];
    if (s.faces.flasks[i] == FlaskKind::kNone && !flask.knowers.Empty()) {
      return {"nobody knows a flask that nobody held", ItemPath("horses.flasks", i)};
    }
    if (flask.spot.IsCard() && !flask.knowers.Has(s.At(flask.spot.Holder()).owner)) {
      return {"who holds a flask knows it", ItemPath("horses.flasks", i)};
    }
  }
  return {};
}

// Before the first round the marshal, the stagecoach and the guard are where they begin.
PositionVerdict CheckSetUp(const GameState& s) {
  if (s.phase != Phase::kPlacing && s.phase != Phase::kAttack) return {};
  if (s.marshal != kLocomotive) return {"the marshal starts in the locomotive (SET-5)", "marshal"};
  if (!s.terms.horses) return {};
  if (s.horses.coach != kLocomotive || s.horses.guard != Guard::kOnCoach) {
    return {"the stagecoach starts beside the locomotive, the guard on it (H-SET-1)", "horses"};
  }
  std::size_t horses = s.horses.riding.Count();
  for (const std::uint8_t count : s.horses.horses) horses += count;
  if (horses == s.terms.bandits) return {};
  return {"who boarded has a horse beside the wagon", "horses.horses"};
}

PositionVerdict CheckReceived(const GameState& s) {
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    const PublicSeat& seat = s.seats[i];
    if (seat.received_this_round > CardBag{0, seat.received}.Size()) {
      return {"more bullets received in this round than in the game",
              ItemPath("seats", i) + ".received_this_round"};
    }
  }
  return {};
}

}  // namespace folsom
