#include "rules/state/consistent.h"

#include <numeric>

#include "rules/state/event.h"
#include "rules/state/query.h"

namespace folsom {
namespace {

[[nodiscard]] bool CastingDone(const GameState& s) { return s.phase != Phase::kCasting; }

[[nodiscard]] CardBag TopOf(const PublicSeat& seat) {
  CardBag top;
  for (std::size_t i = 0; i < seat.top.size; ++i) top.Add(Card::Bullet(seat.top.At(i)));
  return top;
}

// Each card is in exactly one place: a side's cards, wherever they are, are those it started with
// and the bullets it received.
[[nodiscard]] Flaw CardsFlaw(const GameState& s) {
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    CardBag due;
    CardBag found;
    for (std::size_t k = 0; k < s.terms.seats; ++k) {
      const auto member = static_cast<Seat>(k);
      if (!SameSide(s.terms, member, seat)) continue;
      const PublicSeat& open = s.At(member);
      due += StartingDeck(s.terms, member) + CardBag{0, open.received};
      found += s.Secret(member).hand + s.Secret(member).deck + open.discard + TopOf(open);
    }
    for (std::size_t k = s.pile_next; k < s.pile_size; ++k) {
      if (SameSide(s.terms, s.pile[k].By(), seat)) found.Add(s.faces.pile[k]);
    }
    if (due != found) return {"a card is missing, doubled or misplaced", FlawIn::kSeat, i};
  }
  return {};
}

[[nodiscard]] Flaw BulletsFlaw(const GameState& s) {
  constexpr std::string_view kWhat = "bullets do not add up";
  for (std::size_t source = 0; source < kBulletSources; ++source) {
    std::size_t received = 0;
    for (const PublicSeat& seat : s.seats) received += (seat.received >> (source * 8)) & 0xFFU;
    if (source < kMaxBandits) {
      const BanditState& b = s.bandits[source];
      const std::size_t all = b.owner == kNoSeat ? 0 : kBulletsPerBandit;
      if (received + b.bullets != all || b.fired_at_own > received) {
        return {kWhat, FlawIn::kBullets, source};
      }
    } else if (s.terms.supply_rest_leaves ? received + s.neutral > s.terms.neutral_supply
                                          : received + s.neutral != s.terms.neutral_supply) {
      return {kWhat, FlawIn::kNeutralSupply};
    }
  }
  return {};
}

[[nodiscard]] bool SpotExists(const GameState& s, Spot spot) {
  if (spot == kOut) return true;
  if (spot.IsCard()) return s.At(spot.Holder()).owner != kNoSeat;
  if (!spot.IsPlace()) return false;
  const Place at = spot.AsPlace();
  return at.OnCoach() ? s.terms.horses : Index(at.TrainCar()) < s.terms.cars;
}

[[nodiscard]] bool PurseFits(const GameState& s, std::size_t slot) {
  const PurseToken& purse = s.purses[slot];
  if (!SpotExists(s, purse.spot)) return false;
  if (s.faces.purses[slot] == PurseValue::kNone)
    return !purse.spot.IsCard() && purse.knowers.Empty();
  return !purse.spot.IsCard() || purse.knowers.Has(s.At(purse.spot.Holder()).owner);
}

[[nodiscard]] Flaw PursesFlaw(const GameState& s) {
  constexpr std::string_view kWhat = "purses are not conserved";
  std::array<std::uint8_t, kPurseValues> counts = s.purse_bag;
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (!PurseFits(s, i)) return {kWhat, FlawIn::kPurse, i};
    if (s.faces.purses[i] != PurseValue::kNone) ++counts[Index(s.faces.purses[i])];
  }
  return counts == kPurseCounts ? Flaw{} : Flaw{kWhat};
}

[[nodiscard]] bool FlaskFits(const GameState& s, std::size_t slot) {
  const FlaskToken& flask = s.horses.flasks[slot];
  if (!SpotExists(s, flask.spot)) return false;
  if (s.faces.flasks[slot] == FlaskKind::kNone) return !flask.spot.IsCard() && flask.half == 0;
  return flask.half == 0 || flask.knowers == kEveryone;
}

[[nodiscard]] Flaw FlasksFlaw(const GameState& s) {
  constexpr std::string_view kWhat = "flasks are not conserved";
  std::array<std::uint8_t, 3> counts = s.horses_secrets.flask_bag;
  for (std::size_t i = 0; i < kFlasks; ++i) {
    if (!FlaskFits(s, i)) return {kWhat, FlawIn::kFlask, i};
    if (s.faces.flasks[i] != FlaskKind::kNone) ++counts[Index(s.faces.flasks[i])];
  }
  const bool all = counts == (s.terms.horses ? kFlaskCounts : std::array<std::uint8_t, 3>{});
  return all ? Flaw{} : Flaw{kWhat};
}

[[nodiscard]] Flaw BigLootFlaw(const GameState& s) {
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
  if (jewels != jewels_due) return {"jewels are not conserved", FlawIn::kJewelCount};
  if (boxes == static_cast<int>(kStrongboxes) - (s.terms.horses ? 0 : 1)) return {};
  return {"strongboxes are not conserved", FlawIn::kStrongboxCount};
}

[[nodiscard]] bool PlaceFits(const GameState& s, const BanditState& b, bool placing) {
  if (b.place == kUnplaced) return placing || b.owner == kNoSeat;
  if (b.owner == kNoSeat) return false;
  if (b.place.OnTrain() && Index(b.place.TrainCar()) >= s.terms.cars) return false;
  return s.terms.horses || !(b.place.OnCoach() || b.place == kGone);
}

[[nodiscard]] Flaw PlacesFlaw(const GameState& s) {
  const bool placing = s.phase == Phase::kPlacing || s.phase == Phase::kAttack;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    if (!PlaceFits(s, s.bandits[i], placing)) {
      return {"a bandit is nowhere, or where nobody can be", FlawIn::kPlace, i};
    }
  }
  return {};
}

// Nobody is inside the marshal's car, and on the guard's roof only those who have yet to flee.
[[nodiscard]] Flaw EncountersFlaw(const GameState& s) {
  const BanditMask met = BanditsAt(s, Place::Inside(s.marshal));
  if (!met.Empty()) {
    return {"a bandit is inside the marshal's car", FlawIn::kPlace, Index(met.First())};
  }
  BanditMask on_roof;
  if (s.horses.guard == Guard::kOnTrain) on_roof = BanditsAt(s, GuardPlace(s));
  const BanditMask wrong = on_roof.Without(s.horses.fleeing) | s.horses.fleeing.Without(on_roof);
  if (wrong.Empty()) return {};
  return {"who is on the guard's roof flees, and nobody else", FlawIn::kPlace,
          Index(wrong.First())};
}

[[nodiscard]] Flaw HostagesFlaw(const GameState& s) {
  constexpr std::string_view kWhat = "hostages do not add up";
  HostageMask seen = s.horses.hostages;
  for (std::size_t i = 0; i < kMaxBandits; ++i) {
    const BanditState& b = s.bandits[i];
    if (b.hostage == kNoHostage) continue;
    if (b.owner == kNoSeat || Index(b.hostage) >= kHostages || seen.Has(b.hostage)) {
      return {kWhat, FlawIn::kHostage, i};
    }
    seen.Add(b.hostage);
  }
  const bool all = seen.Count() == (s.terms.horses ? s.terms.bandits - 1U : 0U);
  return all ? Flaw{} : Flaw{kWhat, FlawIn::kHostagesLeft};
}

[[nodiscard]] bool KnowledgeHolds(const PublicSeat& seat, const SeatSecrets& cards) {
  const CardBag known{0, seat.known_bullets};
  return seat.known_actions <= cards.hand.ActionCount() &&
         seat.known_duds <= cards.hand.BulletCount() && cards.hand.Contains(known) &&
         known.Size() <= seat.known_duds && cards.hand.Contains(CardBag{cards.kept, 0});
}

[[nodiscard]] Flaw KnowledgeFlaw(const GameState& s) {
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    if (!KnowledgeHolds(s.seats[i], s.secrets[i])) {
      return {"what is known or kept of a hand is not true", FlawIn::kSeat, i};
    }
  }
  return {};
}

[[nodiscard]] bool AskedRight(const GameState& s) {
  if ((s.ask == Ask::kNone) != s.pending.Empty()) return false;
  if (!s.pending.Without(SeatMask::FirstN(s.terms.seats)).Empty()) return false;
  return s.phase != Phase::kOver || s.pending.Empty();
}

using FlawCheck = Flaw (*)(const GameState&);

}  // namespace

Flaw FirstFlaw(const GameState& s) {
  if (!AskedRight(s)) return {"what is asked and who is pending do not fit", FlawIn::kQuestion};
  if (!CastingDone(s)) return {};
  for (const FlawCheck check : {CardsFlaw, BulletsFlaw, PursesFlaw, FlasksFlaw, BigLootFlaw,
                                PlacesFlaw, EncountersFlaw, HostagesFlaw, KnowledgeFlaw}) {
    if (const Flaw flaw = check(s); !flaw.what.empty()) return flaw;
  }
  return {};
}

}  // namespace folsom
