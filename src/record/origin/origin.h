// Where a game came from that is not a game of its own: it began with a decision of another, or has
// another's luck. A record tells it in lines of its header, between the names and the fair deal:
//
//   origin 5kq2hw8xn4vb at 34 seat 2 cards anew     it began with decision 34 (from 0) of that
//   game, position {"config":...}                         here, which seat 2 cannot tell from there
//
//   origin 3f09c1d2aa4e5b67 deal                    it has the luck of that game (luck.h):
//   luck round - 3 9 12 6 14                        the codes of each kind and seat, in order
//   luck card 0 4 2 2 10
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "record/origin/luck.h"
#include "record/words/result.h"
#include "rules/state/state.h"

namespace folsom {

// More than any game draws.
inline constexpr std::size_t kMaxLuck = 4096;

struct GameOrigin {
  // The other game: the id of its table, or the first 16 digits of the SHA-256 of its record; of a
  // daily train its date, of a puzzle its name (kPuzzleName).
  std::string game{};
  // The decision it began with, by its number there, from 0, and who had to decide.
  std::uint32_t decision = 0;
  Seat seat = kNoSeat;  // kNoSeat: the same deal again, from the set-up.
  bool anew = false;    // Hidden cards were dealt anew among what that seat could not tell apart.
  Luck luck{};          // Of the same deal.
  [[nodiscard]] bool IsDeal() const { return seat == kNoSeat; }
  bool operator==(const GameOrigin&) const = default;
};

[[nodiscard]] bool IsOriginGame(std::string_view text);
// Whether that is a record's: ids of tables are shorter.
inline constexpr std::size_t kRecordNameDigits = 16;
[[nodiscard]] inline bool IsRecordName(std::string_view game) {
  return game.size() == kRecordNameDigits;
}
// Whether that is a date, "2026-11-18": the game has the luck of that day (hall/daily).
[[nodiscard]] bool IsDayName(std::string_view game);
// "puzzle-0213c31f": the game begins with the position of that puzzle (hall/puzzles).
inline constexpr std::string_view kPuzzleName = "puzzle-";
[[nodiscard]] inline bool IsPuzzleName(std::string_view game) {
  return game.starts_with(kPuzzleName);
}
[[nodiscard]] std::string_view CardsKey(bool anew);  // "anew", "as_were"

// "begins with decision 34 of game abc, by seat 2, hidden cards dealt anew", for terminals.
[[nodiscard]] std::string Describe(const GameOrigin& origin);

// Whether a game of this config can begin so: `seat` has to decide there.
[[nodiscard]] bool CanBegin(const GameState& start, const Config& config, Seat seat);

// A record (game_record.h) with these lines put in. `start`: the position; null for a deal.
[[nodiscard]] std::string WithOriginLines(std::string record, const GameOrigin& origin,
                                          const GameState* start);

// The lines of a header, each after its word; they say what is wrong with one. The position comes
// after the origin, and luck by kind and seat.
[[nodiscard]] std::optional<std::string> ReadOriginLine(GameOrigin& origin, std::string_view rest);
[[nodiscard]] std::optional<std::string> ReadStartLine(GameState& start, std::string_view rest,
                                                       const Config& config, Seat seat);
[[nodiscard]] std::optional<std::string> AddLuckLine(GameOrigin& origin, std::string_view rest);

}  // namespace folsom
