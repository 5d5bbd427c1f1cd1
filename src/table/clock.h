// The clocks of one table on the node that runs it: who is there, since when each question runs,
// and what is due next. Nothing of it is stored: after a start everyone has a fresh clock and a
// fresh grace period; only what a decision took from a bank is in the log.
//
// A live table's clocks stand still while none of its people is connected. A player who is absent
// is played by the stand-in after the grace period, if another person is there; one who is there
// but lets decision time and bank run out, at once. In correspondence games absence does not count:
// only the time of the decision does. It runs from the log's times, through restarts, but does not
// end within the grace period after one.
//
// At a live table the clock of a player whose client shows events one after the other, and says how
// far it is, starts when it has shown all that came before the question: at the latest when the
// time that this may take is over (Table::LongestShow), so that nobody keeps the others waiting by
// saying nothing. It is given once for each question, whoever plays the seat meanwhile. Who never
// says it (programs, a terminal) is not waited for. Which client said what is not stored either:
// after a start, or on another node, it counts from when it is said again.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "table/table.h"

namespace folsom {

inline constexpr Millis kNever = -1;
inline constexpr Millis kDealPatience = 10'000;  // For commitments, and again for nonces.
// A table that did not start, since the last one left it; correspondence players come and go.
inline constexpr Millis kUnstartedLife = 3'600'000;
inline constexpr Millis kUnstartedDailyLife = 7 * 86'400'000LL;
inline constexpr Millis kAbandonedLife = 86'400'000;  // A live one that nobody plays at any more.
inline constexpr Millis kPuzzleLife = 10'000;         // A puzzle that nobody looks at.

class TableClock {
 public:
  TableClock() = default;
  // `ends_abandoned`: a live game is over when nobody has played at it for a day.
  explicit TableClock(bool ends_abandoned) : ends_abandoned_(ends_abandoned) {}

  // After each fold, after each change of who is there, and once after loading. `present`: who is
  // connected to this table, with or without a seat.
  void Update(const Table& table, const std::set<PersonId>& present, Millis now);

  // What a report of that kind changed.
  struct Report {
    bool is_news = false;  // It goes further than those before it, or is the first.
    bool clocks = false;   // A clock is another by that.
  };
  // A client of this person has shown them all events up to this number; 0: none yet. Without a
  // seat it means nothing.
  Report Shown(const Table& table, const PersonId& who, std::uint32_t number, Millis now);

  // What the running question has taken so far from this seat.
  [[nodiscard]] Millis Spent(const Table& table, Seat seat, Millis now) const;
  // When this seat's time (bank included) runs out; kNever while it stands still.
  [[nodiscard]] Millis Deadline(const Table& table, Seat seat) const;
  // When this seat's clock starts at the latest, while it waits for what its player is shown;
  // kNever if it does not wait (any more).
  [[nodiscard]] Millis WaitsUntil(const Table& table, Seat seat, Millis now) const;
  // Whether the player of this seat is not there and the grace period is over. In
  // correspondence games nobody is gone.
  [[nodiscard]] bool IsGone(const Table& table, Seat seat, Millis now) const;

  // The next moment at which something is due, or kNever: a bot's decision, a clock, a grace
  // period, the end of the table's life.
  [[nodiscard]] Millis NextDue(const Table& table) const;
  // When those for whom the fair deal waits lose their seats; kNever: it waits for nobody.
  [[nodiscard]] Millis DealEnds(const Table& table) const;
  // Commands of the server that are due now: TakeOver, GiveBack (of those who returned), DealGame,
  // RefuseStart, Expire.
  [[nodiscard]] std::vector<Command> Due(const Table& table, Millis now) const;
  // Seats whose bot may decide now (a decision that can be taken back is left alone for a while).
  [[nodiscard]] SeatMask BotsDue(const Table& table, Millis now) const;

 private:
  // What is known of one seat.
  struct SeatClock {
    PersonId who;
    DecisionNumber question = kNoQuestion;  // The one that runs; kNoQuestion: none.
    DecisionNumber seen = kNoQuestion;      // The last one put to the seat, also to a stand-in,
    Millis seen_at = kNever;                // and when this node saw it.
    bool here = false;
    Millis gone_since = kNever;     // While not here; kNever while nobody is.
    Millis running_since = kNever;  // kNever: it stands. To come, while it waits for the show.
    Millis spent = 0;               // Before that.
  };
  struct TakeOverAt {
    Millis at = kNever;
    Absence why = Absence::kAbsent;
  };

  [[nodiscard]] const SeatClock& At(Seat seat) const { return seats_[Index(seat)]; }
  void UpdateSeat(const Table& table, Seat seat, bool here, Millis now);
  [[nodiscard]] bool IsShowing(const Table& table, Seat seat) const;
  [[nodiscard]] Millis StartsAt(const Table& table, Seat seat, Millis now) const;
  [[nodiscard]] TakeOverAt NextTakeOver(const Table& table, Seat seat) const;
  [[nodiscard]] Millis GraceEnds(const Table& table, Seat seat) const;
  [[nodiscard]] Millis LifeEnds(const Table& table) const;
  [[nodiscard]] Millis DealDue(const Table& table) const;
  [[nodiscard]] Millis BotsWaitUntil(const Table& table) const;
  [[nodiscard]] bool IsBack(const Table& table, Seat seat) const;

  bool ends_abandoned_ = true;
  std::array<SeatClock, kMaxSeats> seats_{};
  std::map<PersonId, std::uint32_t> shown_;  // Of those with a seat who have said it.
  // Live clocks run: one of the table's people is connected, or it has none (only bots).
  bool alive_ = false;
  Millis loaded_at_ = kNever;
  Millis updated_at_ = kNever;
  Millis left_at_ = kNever;      // When `alive_` last became false.
  bool attended_ = false;        // Anybody is connected, with or without a seat.
  Millis deserted_at_ = kNever;  // When `attended_` last became false.
  std::uint32_t decisions_ = 0;
  Millis decided_at_ = kNever;
  // The fair deal as it was last seen, and since when it is so by this node's clock: the log has
  // the time of the node that wrote it (`deal_stored_`), which tells one deal from the next.
  DealPhase deal_phase_ = DealPhase::kNone;
  Millis deal_stored_ = 0;
  Millis deal_since_ = kNever;
};

}  // namespace folsom
