// The log of a table: everything that ever changed it, in order. A table is what folding its log
// gives (table.h), on any machine; the store keeps the log and nothing else of it.
//
// Each entry is one line of JSON with its time, its kind and its fields:
//
//   {"at":1762,"decided":{"seat":2,"action":"play belle move","by":"player","spent":1500,
//    "chance":["card 2 17"]}}
//
// Outcomes of chance are written by number (kind, seat where there is one, code), since which card
// a number means hangs on a casting that comes earlier in the log. Fields that say nothing (no
// chance, no time spent) are left out.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "record/game/chance.h"
#include "record/origin/origin.h"
#include "record/words/result.h"
#include "rules/pieces/action.h"
#include "rules/setup/config.h"
#include "table/options.h"

namespace folsom {

// Where what is asked for says all that happens (PutBot, PickBandit, SetOptions, GiveBack,
// Rematch), the entry is the command itself (checks/command.h).

// People are opaque ids to a table: who they are is the server's business.
using PersonId = std::string;

// Before the start.
struct Opened {
  Config config;
  TableOptions options;
  PersonId host;
  int rules_version = 0;
  std::optional<GameOrigin> origin{};  // The game comes from another,
  std::string position{};              // and begins here (record/position/position.h).
  bool operator==(const Opened&) const = default;
};
struct SetOptions {  // By the host. Seats that the new config has no more are emptied.
  Config config;
  TableOptions options;
  bool operator==(const SetOptions&) const = default;
};
struct Sat {  // Also in play: who left comes back, or from one person to another by a link.
  Seat seat;
  PersonId who;
  std::string name;
  std::string nonce;     // Of logs before commitments (DealBegan); empty today.
  bool program = false;  // An outside bot.
  bool claimed = false;  // The name is this person's own.
  bool operator==(const Sat&) const = default;
};
struct PutBot {  // By the host, on a seat that no person has; in old logs also in play.
  Seat seat;
  std::string level;  // A text of the bots' registry: "rustler", "search:ms=100".
  bool operator==(const PutBot&) const = default;
};
struct PickBandit {  // By its owner, where the room picks (Table::RoomPicks).
  Seat seat;
  Bandit bandit = kNoBandit;  // kNoBandit: whoever is left.
  bool operator==(const PickBandit&) const = default;
};
struct NonceGiven {  // Of logs before commitments.
  PersonId who;
  std::string nonce;
  bool operator==(const NonceGiven&) const = default;
};

struct Renamed {  // Whoever sits there is called otherwise from now on; in old logs also later.
  Seat seat;
  std::string name;
  bool claimed = false;
  bool operator==(const Renamed&) const = default;
};

// The fair deal (fair/fair.h). First everybody commits, then the host starts, those who have yet to
// commit do so, everybody reveals, and the game starts. Where a seat is vacated meanwhile, the deal
// is off: a refused start.
struct CommitmentGiven {  // For all seats of this person.
  PersonId who;
  std::string commitment;  // SHA-256 of the nonce.
  bool operator==(const CommitmentGiven&) const = default;
};
struct DealBegan {
  SeatMask excused;  // Their players were not there: they add nothing.
  bool operator==(const DealBegan&) const = default;
};
struct NonceRevealed {  // For all seats of this person.
  PersonId who;
  std::string nonce;
  bool operator==(const NonceRevealed&) const = default;
};

// Before the start the seats become empty; in play the stand-in bot plays them. With the host's
// last seat the host's part passes on (Table::Host). Only in old logs somebody is kicked in play.
enum class Parting : std::uint8_t { kLeft, kKicked, kSilent };  // kSilent: of a deal.
struct Vacated {
  SeatMask seats;  // Several if somebody leaves who has several.
  Parting why = Parting::kLeft;
  bool operator==(const Vacated&) const = default;
};
struct HostLeft {  // A host without a seat went away.
  bool operator==(const HostLeft&) const = default;
};

// The game.
struct Started {
  // seats[i]: which chair comes to sit at seat i (SET-9); the identity unless shuffled.
  std::array<std::uint8_t, kMaxSeats> seats{0, 1, 2, 3, 4, 5};
  std::vector<Drawn> chance;
  std::string position{};  // With hidden cards dealt anew: what came of it.
  bool operator==(const Started&) const = default;
};
enum class Decider : std::uint8_t { kPlayer, kBot };  // kBot: a bot's seat, or its stand-in.
struct Decided {
  Seat seat;
  Action action = kNoAction;
  Decider by = Decider::kPlayer;
  Millis spent = 0;  // On the clock of this seat.
  std::vector<Drawn> chance;
  bool operator==(const Decided&) const = default;
};
struct TakenBack {  // The last decision of this seat is undone.
  Seat seat;
  bool operator==(const TakenBack&) const = default;
};
// kHost: the host did not want to wait for somebody who is gone; kAsked: its player wants it.
enum class Absence : std::uint8_t { kAbsent, kClock, kHost, kAsked };
struct TakenOver {  // From now on the stand-in bot decides for this seat.
  Seat seat;
  Absence why = Absence::kAbsent;
  Millis spent = 0;  // On the clock of this seat, in the question that is open.
  bool operator==(const TakenOver&) const = default;
};
struct Hinted {  // Who has this seat was told what a bot would do in the question that is open.
  Seat seat;
  bool operator==(const Hinted&) const = default;
};
struct GiveBack {  // To its owner.
  Seat seat;
  bool operator==(const GiveBack&) const = default;
};

// After it.
struct Rematch {      // By somebody who had a seat.
  std::string table;  // The new one.
  bool operator==(const Rematch&) const = default;
};
enum class Closing : std::uint8_t { kExpired, kAbandoned, kUpgrade, kHost };
struct Closed {
  Closing why = Closing::kExpired;
  bool operator==(const Closed&) const = default;
};
// The rules changed under a table: its game goes on from the last position that was kept.
struct Resumed {
  std::string position;  // As record/position/position.h writes it; empty before the start.
  int rules_version = 0;
  bool operator==(const Resumed&) const = default;
};

using EntryBody =
    std::variant<Opened, SetOptions, Sat, PutBot, NonceGiven, Vacated, HostLeft, Started, Decided,
                 TakenBack, TakenOver, GiveBack, Rematch, Closed, Resumed, Renamed, CommitmentGiven,
                 DealBegan, NonceRevealed, Hinted, PickBandit>;
struct Entry {
  Millis at = 0;
  EntryBody body;
  bool operator==(const Entry&) const = default;
};

[[nodiscard]] std::string EntryText(const Entry& entry);
// Codes: entry/too_big, entry/malformed, entry/unknown_kind, entry/missing_field,
// entry/unknown_field, entry/unknown_word, entry/wrong_type, entry/out_of_range, and config/... .
[[nodiscard]] Result<Entry> EntryFrom(std::string_view text);

}  // namespace folsom
