#include "hall/daily/day_deal.h"

#include <algorithm>
#include <array>

#include "fair/hmac.h"
#include "record/game/chance.h"
#include "rules/choices/legal.h"
#include "rules/play/apply.h"

namespace folsom {

namespace {

// Monday to Sunday.
struct DayGame {
  std::uint8_t seats;
  bool expert;
  bool horses;
};
constexpr std::array<DayGame, 7> kWeek{{
    {4, false, false},
    {3, false, false},
    {4, false, false},
    {5, false, false},
    {4, true, false},
    {6, false, false},
    {4, false, true},
}};
// Those that choose the same everywhere: no level that thinks for a time.
constexpr std::array<std::string_view, 3> kDayBots{"drifter", "rustler", "desperado"};

// Draws of the secret itself; the game's are those of SeedOf.
[[nodiscard]] std::size_t Pick(const FairSeed& seed, std::uint64_t draw, std::size_t count) {
  return static_cast<std::size_t>(FairNumber(seed, draw) % count);
}

[[nodiscard]] FairSeed SetupSeed(const std::string& secret) {
  return HmacSha256(secret, "folsom daily setup");
}

}  // namespace

DayDeal DealOfDay(std::string_view key, DayNumber day) {
  const Key256 secret = HmacSha256(key, "folsom daily " + DayText(day));
  DayDeal deal{.day = day,
               .secret = {secret.begin(), secret.end()},
               .config = {},
               .seat = kNoSeat,
               .bots = {}};
  const DayGame& game = kWeek[static_cast<std::size_t>(WeekdayOf(day))];
  deal.config.seats = game.seats;
  deal.config.expert = game.expert;
  deal.config.horses = game.horses;
  deal.config = Normalised(deal.config);
  const FairSeed seed = SetupSeed(deal.secret);
  deal.seat = static_cast<Seat>(Pick(seed, 0, game.seats));
  for (std::size_t i = 0; i < game.seats; ++i) {
    const bool own = i == Index(deal.seat);
    deal.bots.emplace_back(own ? "" : kDayBots[Pick(seed, i + 1, kDayBots.size())]);
  }
  return deal;
}

GameOrigin LuckOfDay(const DayDeal& deal) {
  const FairSeed seed = SeedOf(deal.secret, {});
  FairSource source(seed, 0);
  Recorder recorder(source);
  Dice dice(recorder);
  GameState state = NewGame(deal.config, dice, nullptr);
  for (std::uint32_t decision = 0; state.phase != Phase::kOver; ++decision) {
    const Seat seat = state.pending.First();
    ActionList legal;
    LegalActions(state, seat, legal);
    const auto number = static_cast<std::size_t>(BotSeed(seed, decision, seat) % legal.Size());
    if (Apply(state, seat, legal[number], dice, nullptr) != Illegal::kNone) break;
  }
  GameOrigin origin{.game = DayText(deal.day), .luck = recorder.TakeAll()};
  if (origin.luck.size() > kMaxLuck) origin.luck.resize(kMaxLuck);
  return origin;
}

std::string TryTable(std::string_view key, DayNumber day, std::string_view person) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
  constexpr std::size_t kLength = 15;  // As NewId.
  const std::string text = "folsom daily try " + DayText(day) + " ";
  const Key256 hash = HmacSha256(key, text + std::string(person));
  std::string id;
  for (std::size_t i = 0; i < kLength; ++i) id += kLetters[hash[i] % kLetters.size()];
  return id;
}

std::string ListOfDay(std::string_view day) { return "day-" + std::string(day); }

}  // namespace folsom
