#include "rules/consistent.h"

#include <numeric>

#include "rules/query.h"

namespace folsom {
namespace {

[[nodiscard]] bool CastingDone(const GameState& s) { return s.phase != Phase::kCasting; }

[[nodiscard]] CardBag TopOf(const SeatState& seat) {
  CardBag top;
  for (std::size_t i = 0; i < seat.top.size; ++i) top.Add(Card::Bullet(seat.top.At(i)));
  return top;
}

// Each card is in exactly one place: a side's cards, wherever they are, are those it started with
// and the bullets it received.
[[nodiscard]] bool CardsConserved(const GameState& s) {
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    CardBag due;
    CardBag found;
    for (std::size_t k = 0; k < s.terms.seats; ++k) {
      const auto member = static_cast<Seat>(k);
      if (!SameSide(s.terms, member, seat)) continue;
      const SeatState& cards = s.At(member);
      due += StartingDeck(s.terms, member) + CardBag{0, cards.received};
      found += cards.hand + cards.deck + cards.discard + TopOf(cards);
    }
    for (std::size_t k = s.pile_next; k < s.pile_size; ++k) {
      if (SameSide(s.terms, s.pile[k].By(), seat)) found.Add(s.pile[k].card);
    }
    if (due != found) return false;
  }
  return true;
}

[[nodiscard]] bool BulletsAddUp(const GameState& s) {
  for (std::size_t source = 0; source < kBulletSources; ++source) {
    std::size_t received = 0;
    for (const SeatState& seat : s.seats) received += (seat.received >> (source * 8)) & 0xFFU;
    if (source < kMaxBandits) {
      const BanditState& b = s.bandits[source];
      const std::size_t all = b.owner == kNoSeat ? 0 : kBulletsPerBandit;
      if (received + b.bullets != all || b.fired_at_own > received) return false;
    } else if (s.terms.supply_rest_leaves ? received + s.neutral > s.terms.neutral_supply
                                          : received + s.neutral != s.terms.neutral_supply) {
      return false;
    }
  }
  return true;
}

[[nodiscard]] bool SpotExists(const GameState& s, Spot spot) {
  if (spot == kOut) return true;
  if (spot.IsCard()) return s.At(spot.Holder()).owner != kNoSeat;
  if (!spot.IsPlace()) return false;
  const Place at = spot.AsPlace();
  return at.OnCoach() ? s.terms.horses : Index(at.TrainCar()) < s.terms.cars;
}

[[nodiscard]] bool PursesConserved(const GameState& s) {
  std::array<std::uint8_t, kPurseValues> counts = s.purse_bag;
  for (const PurseToken& purse : s.purses) {
    if (!SpotExists(s, purse.spot)) return false;
    if (purse.value == PurseValue::kNone) {
      if (purse.spot.IsCard() || !purse.knowers.Empty()) return false;
    } else {
      ++counts[Index(purse.value)];
      if (purse.spot.IsCard() && !purse.knowers.Has(s.At(purse.spot.Holder()).owner)) return false;
    }
  }
  return counts == kPurseCounts;
}

[[nodiscard]] bool FlasksConserved(const GameState& s) {
  std::array<std::uint8_t, 3> counts = s.horses.flask_bag;
  for (const FlaskToken& flask : s.horses.flasks) {
    if (!SpotExists(s, flask.spot)) return false;
    if (flask.kind == FlaskKind::kNone) {
      if (flask.spot.IsCard() || flask.half != 0) return false;
    } else {
      ++counts[Index(flask.kind)];
      if (flask.half != 0 && flask.knowers != SeatMask{0xFF}) return false;
    }
  }
  return counts == (s.terms.horses ? kFlaskCounts : std::array<std::uint8_t, 3>{});
}

[[nodiscard]] bool BigLootConserved(const GameState& s) {
  int jewels = std::accumulate(s.jewels.begin(), s.jewels.end(), 0);
  int boxes = std::accumulate(s.strongboxes.begin(), s.strongboxes.end(), int{s.strongbox_waits});
  for (const BanditState& b : s.bandits) {
    jewels += b.jewels;
    boxes += b.strongboxes;
  }
  int jewels_due = 0;
  for (std::size_t i = 0; i + 1 < s.terms.cars; ++i) {
    jewels_due += kWagonDefs[Index(s.config.wagons[i])].jewels;
  }
  return jewels == jewels_due && boxes == (s.terms.horses ? 3 : 2);
}

[[nodiscard]] bool BanditsPlaced(const GameState& s) {
  const bool placing = s.phase == Phase::kPlacing || s.phase == Phase::kAttack;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const BanditState& b = s.bandits[i];
    const bool unplaced = b.place == kUnplaced;
    if (b.owner == kNoSeat || placing) {
      if (unplaced) continue;
      if (b.owner == kNoSeat) return false;
    }
    if (unplaced) return false;
    if (b.place.OnTrain() && Index(b.place.TrainCar()) >= s.terms.cars) return false;
    if ((b.place.OnCoach() || b.place == kGone) && !s.terms.horses) return false;
  }
  return true;
}

[[nodiscard]] bool GuardRespected(const GameState& s) {
  if (s.horses.guard != Guard::kOnTrain) return s.horses.fleeing.Empty();
  return BanditsAt(s, Place::Roof(s.horses.coach)) == s.horses.fleeing;
}

[[nodiscard]] bool HostagesRight(const GameState& s) {
  HostageMask seen = s.horses.hostages;
  for (const BanditState& b : s.bandits) {
    if (b.hostage == kNoHostage) continue;
    if (b.owner == kNoSeat || Index(b.hostage) >= kHostages || seen.Has(b.hostage)) return false;
    seen.Add(b.hostage);
  }
  return seen.Count() == (s.terms.horses ? s.terms.bandits - 1U : 0U);
}

[[nodiscard]] bool KnowledgeHolds(const GameState& s) {
  for (const SeatState& seat : s.seats) {
    if (seat.known_actions > seat.hand.ActionCount()) return false;
    if (seat.known_duds > seat.hand.BulletCount()) return false;
    const CardBag known{0, seat.known_bullets};
    if (!seat.hand.Contains(known) || known.Size() > seat.known_duds) return false;
    if (!seat.hand.Contains(CardBag{seat.kept, 0})) return false;
  }
  return true;
}

[[nodiscard]] bool AskedRight(const GameState& s) {
  if ((s.ask == Ask::kNone) != s.pending.Empty()) return false;
  if (!s.pending.Without(SeatMask::FirstN(s.terms.seats)).Empty()) return false;
  return s.phase != Phase::kOver || s.pending.Empty();
}

}  // namespace

std::string_view FirstInconsistency(const GameState& s) {
  if (!AskedRight(s)) return "what is asked and who is pending do not fit";
  if (!CastingDone(s)) return {};
  if (!CardsConserved(s)) return "a card is missing, doubled or misplaced";
  if (!BulletsAddUp(s)) return "bullets do not add up";
  if (!PursesConserved(s)) return "purses are not conserved";
  if (!FlasksConserved(s)) return "flasks are not conserved";
  if (!BigLootConserved(s)) return "jewels or strongboxes are not conserved";
  if (!BanditsPlaced(s)) return "a bandit is nowhere, or where nobody can be";
  if (!BanditsAt(s, Place::Inside(s.marshal)).Empty())
    return "a bandit is inside the marshal's car";
  if (!GuardRespected(s)) return "a bandit stays on the guard's roof";
  if (!HostagesRight(s)) return "hostages do not add up";
  if (!KnowledgeHolds(s)) return "what is known of a hand is not true";
  return {};
}

}  // namespace folsom
