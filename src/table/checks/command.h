// What people, and the server in their stead, can ask of a table. Each command that is accepted
// becomes exactly one entry of the log.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "table/log/entry.h"

namespace folsom {

// The number of a question: how many were put to this seat before, its own take-backs counted. A
// seat never gets one twice, so that a message which arrives twice is refused; and what others did,
// in secret or not, does not show in it.
using DecisionNumber = std::uint32_t;
inline constexpr DecisionNumber kNoQuestion = 0xFFFF'FFFF;

// --- By people; besides SetOptions, PutBot, PickBandit, GiveBack and Rematch of entry.h
struct SitDown {
  std::optional<Seat> seat;  // Else the first free one.
  std::string name;
  bool program = false;
  bool claimed = false;
  // A one-time link was used: of the seat's owner, or of the host for a seat that was left in play.
  bool by_link = false;
};
struct StandUp {  // From one seat, or without `seat` from all of one's own (leave the table).
  std::optional<Seat> seat;
};
struct ClearSeat {  // Host, before the start: a bot goes.
  Seat seat;
};
struct Commit {  // To a nonce, for all of one's seats; until the deal begins, again.
  std::string commitment;
};
// Host: the deal begins; the game at once if only bots play.
struct StartGame {
  SeatMask excused;  // Filled in by the table's host: whose players need not answer.
};
struct Reveal {
  std::string nonce;
  std::string commitment;  // Filled in by the table's host: the nonce's (a table knows no hashes).
};
struct Act {  // Its owner; the server for seats that a bot plays (IsBotSeat).
  Seat seat;
  DecisionNumber decision = 0;
  Action action = kNoAction;
};
struct TakeBack {
  Seat seat;
  DecisionNumber decision = 0;  // Of the question that was answered.
};
// Its owner, in a game against bots (Table::AllowsHints): they are told what a bot would do. Who
// tells them is not the table's business; the log keeps that they were.
struct AskHint {
  Seat seat;
  DecisionNumber decision = 0;
};
struct Kick {  // Host, before the start. The owner of this seat loses all of theirs.
  Seat seat;
};
struct StandIn {  // Its owner, or the host for one who is gone (the server knows who is): the bot
                  // plays for this seat until it is given back.
  Seat seat;
};
struct CloseTable {  // Host, before the start.
};

// --- By the server itself
struct TakeOver {
  Seat seat;
  DecisionNumber decision = 0;
  Absence why = Absence::kAbsent;
};
struct RefuseStart {  // Those for whom the deal waits have had their time: they lose their seats.
  Millis since = 0;   // Since when it waits for them.
};
struct DealGame {  // All nonces are there.
};
struct Expire {
  Closing why = Closing::kExpired;
};
struct RenameSeat {  // Whoever sits there is called otherwise now.
  Seat seat;
  std::string name;
  bool claimed = false;
};

using Command =
    std::variant<SitDown, StandUp, PutBot, ClearSeat, SetOptions, Commit, StartGame, Reveal, Act,
                 TakeBack, Kick, StandIn, GiveBack, Rematch, CloseTable, TakeOver, RefuseStart,
                 DealGame, Expire, RenameSeat, AskHint, PickBandit>;

// "sit_down", ... for logs and errors.
[[nodiscard]] std::string_view CommandName(const Command& command);

}  // namespace folsom
