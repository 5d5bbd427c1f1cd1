#include "rules/setup/config.h"

namespace folsom {
namespace {

[[nodiscard]] bool IsDuo(Variant v) { return v == Variant::kDuo14 || v == Variant::kDuo18; }

[[nodiscard]] bool SeatsFit(const Config& c) {
  switch (c.variant) {
    case Variant::kDuo14:
      return c.seats == 2;
    case Variant::kDuo18:
      return c.seats == 2 || c.seats == 3;
    case Variant::kTeams:
      return c.seats == 4 || c.seats == 6;
    default:
      return c.seats >= 3 && c.seats <= 6;
  }
}

[[nodiscard]] bool EditionFits(const Config& c) {
  if (c.variant == Variant::kDuo14) return c.edition == Edition::k2014;
  if (c.variant == Variant::kDuo18 || c.variant == Variant::kBasic) {
    return c.edition == Edition::k2018;
  }
  return true;
}

[[nodiscard]] bool EnumsInRange(const Config& c) {
  return Index(c.edition) <= Index(Edition::k2018) && Index(c.variant) <= Index(Variant::kTeams) &&
         Index(c.casting) <= Index(Casting::kDrafted);
}

[[nodiscard]] ConfigError CheckBandits(const Config& c) {
  const std::size_t per_seat = IsDuo(c.variant) ? 2 : 1;
  BanditMask seen;
  for (std::size_t i = 0; i < c.seats * per_seat; ++i) {
    if (Index(c.bandits[i]) >= kMaxBandits || seen.Has(c.bandits[i])) {
      return {"config/bandits", "SET-1", "every player has a character of their own"};
    }
    seen.Add(c.bandits[i]);
  }
  if (c.variant != Variant::kDuo18) return {};
  for (std::size_t i = 0; i < c.seats; ++i) {
    if (kPairLeaderSet.Has(c.bandits[2 * i]) == kPairLeaderSet.Has(c.bandits[2 * i + 1])) {
      return {"config/bandits", "DUO18-2", "each pair has exactly one of Ghost, Doc and Belle"};
    }
  }
  return {};
}

[[nodiscard]] ConfigError CheckWagons(const Config& c) {
  Mask<Wagon> seen;
  for (std::size_t i = 0; i + 1 < TermsFor(c).cars; ++i) {
    if (Index(c.wagons[i]) >= kWagons || seen.Has(c.wagons[i])) {
      return {"config/wagons", "SET-3", "each wagon of the train is a different one of the six"};
    }
    seen.Add(c.wagons[i]);
  }
  return {};
}

// Keeps the first `given` entries and lets the others follow in ascending order.
template <typename Enum, std::size_t N>
void FillUp(std::array<Enum, N>& entries, std::size_t given) {
  Mask<Enum> left = Mask<Enum>::FirstN(N);
  for (std::size_t i = 0; i < N; ++i) {
    if (i >= given) entries[i] = left.First();
    left.Remove(entries[i]);
  }
}

}  // namespace

ConfigError CheckConfig(const Config& c) {
  if (!EnumsInRange(c)) return {"config/value", "CONF-1", "no such edition, variant or casting"};
  if (!SeatsFit(c)) {
    return {"config/players", "CONF-1", "this variant does not exist for so many players"};
  }
  if (!EditionFits(c)) {
    return {"config/edition", "CONF-1", "this variant belongs to the other edition"};
  }
  if (c.expert && (c.variant == Variant::kBasic || c.variant == Variant::kDuo18)) {
    return {"config/expert", "CONF-2", "this variant is never played expert"};
  }
  if (!c.expert && c.variant == Variant::kDuo14) {
    return {"config/expert", "CONF-2", "duo14 is always played expert"};
  }
  if (c.horses && c.variant == Variant::kBasic) {
    return {"config/horses", "CONF-3", "basic is played without Horses & Stagecoach"};
  }
  if (c.casting == Casting::kGiven) {
    if (const ConfigError error = CheckBandits(c)) return error;
  }
  if (c.wagons_given) return CheckWagons(c);
  return {};
}

Config Normalised(Config config) {
  if (config.variant == Variant::kDuo14) config.expert = true;
  const Terms terms = TermsFor(config);
  FillUp(config.bandits, config.casting == Casting::kGiven ? terms.bandits : 0U);
  FillUp(config.wagons, config.wagons_given ? terms.cars - 1U : 0U);
  return config;
}

Config WithUsualCast(Config config) {
  config.casting = Casting::kRandom;
  if (config.variant == Variant::kDuo14) {
    config.casting = Casting::kGiven;
    config.bandits = {Bandit::kTuco, Bandit::kCheyenne, Bandit::kDjango, Bandit::kDoc};
  }
  return Normalised(config);
}

std::array<Config, kConfigurations> AllConfigs() {
  std::array<Config, kConfigurations> all{};
  std::size_t n = 0;
  for (std::uint8_t seats = 2; seats <= kMaxSeats; ++seats) {
    for (const Variant variant : kVariants) {
      for (unsigned bits = 0; bits < 8; ++bits) {
        const Config c{.edition = kEditions[bits & 1U],
                       .seats = seats,
                       .variant = variant,
                       .expert = (bits & 2U) != 0,
                       .horses = (bits & 4U) != 0};
        if (!CheckConfig(c)) all[n++] = c;
      }
    }
  }
  return all;
}

Terms TermsFor(const Config& c) {
  const bool duo14 = c.variant == Variant::kDuo14;
  const bool duo18 = c.variant == Variant::kDuo18;
  const bool teams = c.variant == Variant::kTeams;
  const bool basic = c.variant == Variant::kBasic;
  const int per_seat = duo14 || duo18 ? 2 : 1;
  const int wagons = duo14 || (duo18 && c.seats == 3) ? 4 : (duo18 ? 3 : c.seats);
  Gunslinger gunslinger = Gunslinger::kFewestLeft;
  if (duo14) gunslinger = Gunslinger::kNone;
  if (duo18 || teams) gunslinger = Gunslinger::kMostFiredAtOthers;
  return {.seats = c.seats,
          .bandits = static_cast<std::uint8_t>(c.seats * per_seat),
          .bandits_per_seat = static_cast<std::uint8_t>(per_seat),
          .cars = static_cast<std::uint8_t>(1 + wagons),
          .hand = static_cast<std::uint8_t>(duo18 ? 7 : 6),
          .neutral_supply = static_cast<std::uint8_t>(c.horses ? 16 : 13),
          .gunslinger = gunslinger,
          .teams = teams,
          .discard_piles = c.expert,
          .powers = !basic,
          .printed_events = !basic,
          .chosen_card = duo18,
          .second_card = duo18,
          .supply_rest_leaves = c.edition == Edition::k2014,
          .horses = c.horses,
          .fixed_pairs = duo18};
}

RoundSet OrdinaryRounds(const Config& c) {
  const bool many = c.seats >= 5;
  RoundSet set = many ? CardsOf(Stack::kBase56) : CardsOf(Stack::kBase24);
  if (c.horses) set |= many ? CardsOf(Stack::kHorses56) : CardsOf(Stack::kHorses24);
  return set;
}

RoundSet StationRounds(const Config& c) {
  if (c.variant == Variant::kBasic) return 0;  // SET-8: five ordinary rounds.
  RoundSet set = CardsOf(Stack::kStation);
  if (c.horses) set |= CardsOf(Stack::kHorsesStation);
  return set;
}

}  // namespace folsom
