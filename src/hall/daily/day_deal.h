// The deal of a day: the same for all who ride the daily train of one server, or of pages offline.
//
//   secret = HMAC-SHA-256(key, "folsom daily " + date)
//
// The key is the server's own, so that nobody knows a deal before its day; pages offline have one
// that everybody knows. All else follows from secret and date: what is played goes by the day of
// the week, seat and bots by the secret. The luck is that of a game with this secret in which all
// decide at random, so that it hangs on nothing but the rules: chance is known by kind, owner and
// count (record/origin/luck.h), whatever anybody decides.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fair/fair.h"
#include "hall/daily/day.h"
#include "record/origin/origin.h"
#include "rules/setup/config.h"

namespace folsom {

inline constexpr std::string_view kPublicDayKey = "folsom offline";

struct DayDeal {
  DayNumber day = 0;
  std::string secret;
  Config config;
  Seat seat = kNoSeat;            // The player's.
  std::vector<std::string> bots;  // Levels by seat; empty at the player's.
};

[[nodiscard]] DayDeal DealOfDay(std::string_view key, DayNumber day);
// Its name is the date. Takes a game at random: a millisecond in a page.
[[nodiscard]] GameOrigin LuckOfDay(const DayDeal& deal);

// The table of this person's only try; nobody guesses it who does not know the key.
[[nodiscard]] std::string TryTable(std::string_view key, DayNumber day, std::string_view person);
// In whose list of games (Store::GamesOf) all tries of a day are.
[[nodiscard]] std::string ListOfDay(std::string_view day);

}  // namespace folsom
