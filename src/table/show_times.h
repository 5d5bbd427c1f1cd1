// How long clients that show events one after the other show each of them. They are told
// (`GET /api/options`), so that all show alike; and the clock of a player waits for their client no
// longer than this allows (clock.h).
#pragma once

#include <array>
#include <variant>

#include "rules/state/event.h"
#include "table/options.h"

namespace folsom {

// At normal speed, in milliseconds: what matters little is shown as short as the one, what matters
// most as long as the other, scenes that go before it (the opening, a page that turns) included.
struct ShowTime {
  Millis shortest = 0;
  Millis longest = 0;
};

// The slowest speed takes so many times as long.
inline constexpr Millis kSlowestShow = 2;
// No clock waits longer than this, whatever there is to show.
inline constexpr Millis kLongestShow = 120'000;

namespace show_times {

struct KindTime {
  std::size_t kind = 0;  // EventBody::index().
  ShowTime time;
};

template <typename E>
consteval KindTime Row(Millis shortest, Millis longest) {
  return {EventBody(E{}).index(), {shortest, longest}};
}

// clang-format off
inline constexpr std::array kRows{
    Row<BanditCast>(250, 250),
    Row<PairMade>(250, 250),
    Row<TrainReady>(750, 6000),
    Row<BanditPlaced>(600, 900),
    Row<WagonPassed>(400, 800),
    Row<FirstPlayer>(500, 800),
    Row<RoundBegan>(500, 4500),
    Row<CardChosen>(0, 0),
    Row<CardDrawn>(150, 150),
    Row<DiscardShuffled>(0, 0),
    Row<RoundRevealed>(1200, 4000),
    Row<BulletsDiscarded>(200, 200),
    Row<TurnBegan>(500, 1600),
    Row<CardPlayed>(450, 700),
    Row<Passed>(450, 450),
    Row<FlaskUsed>(900, 1500),
    Row<Committed>(0, 0),
    Row<CardsKept>(100, 100),
    Row<CardsDiscarded>(0, 0),
    Row<CardsReturned>(0, 0),
    Row<CardRevealed>(550, 1600),
    Row<HadNoEffect>(900, 3200),
    Row<BanditMoved>(600, 1600),
    Row<MarshalMoved>(800, 1800),
    Row<BulletHit>(900, 3600),
    Row<NeutralBullet>(900, 3600),
    Row<SupplyShort>(900, 900),
    Row<LootTaken>(800, 3600),
    Row<LootDropped>(800, 3600),
    Row<CardReturned>(0, 0),
    Row<EventBegan>(1800, 4500),
    Row<StrongboxPlaced>(1600, 3200),
    Row<PurseLost>(900, 2200),
    Row<ConductorPaid>(900, 2200),
    Row<GameEnded>(600, 3000),
    Row<HorseRidden>(700, 1000),
    Row<HorsesLeft>(1000, 1600),
    Row<HorsesDrifted>(800, 1200),
    Row<CoachMoved>(900, 1200),
    Row<GuardMoved>(700, 2000),
    Row<HostageTaken>(900, 2200),
    Row<MarshalDrank>(1000, 2000),
};
// clang-format on

consteval bool AreInOrder() {
  for (std::size_t i = 0; i < kRows.size(); ++i) {
    if (kRows[i].kind != i || kRows[i].time.shortest > kRows[i].time.longest) return false;
  }
  return kRows.size() == std::variant_size_v<EventBody>;
}
static_assert(AreInOrder(), "one row for each kind, in the order of EventBody");

}  // namespace show_times

// By EventBody::index().
[[nodiscard]] constexpr ShowTime ShowTimeOf(std::size_t kind) {
  return show_times::kRows[kind].time;
}

}  // namespace folsom
