// Finished games for those who want to see them again: the whole record, and the same as a story
// that a client can play back without knowing any rule.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "hall/given/store.h"
#include "record/words/result.h"
#include "rules/pieces/ids.h"
#include "table/table.h"

namespace folsom {

// The table that a whole log gives, if its game is over, played to its end or abandoned, and was
// not interrupted. Codes: record/not_finished, record/other_rules (it was played by rules that are
// not ours any more), record/not_whole (an upgrade came in between), record/unreadable.
[[nodiscard]] Result<Table> OverTable(const StoredTable& stored);

// The whole record of such a table, with the fair deal. `secret`: the stored one.
[[nodiscard]] std::string WholeRecord(const Table& table, std::string_view secret);

// Through whose eyes: a seat's, the public's (kNoSeat), or everyone's at once.
struct ReplayEyes {
  Seat seat = kNoSeat;
  bool open = false;
};
// "0" to "5", "-1" or "" (the public), "open".
[[nodiscard]] std::optional<ReplayEyes> ReplayEyesFrom(std::string_view text);

// {"table"?,"config","names","viewer","open"?,"start","steps":[{"n","event"?,"patch","line"?}],
// "decisions":[{"after","seat"}],"origin"?,"result"}. Decisions come after a step, in order.
// `start` is the view right after the first event, so that the first patch is empty; a step without
// an event is a decision that all could see and that the rules tell nothing of; `line` is an
// English sentence. With open eyes the view has a member "open": {"hands": {"0": [cards]}, "pile":
// [cards], "purses": {"slot": dollars}, "flasks": {"slot": kind}}, and events are told in full.
// Codes: record/no_such_seat, record/not_finished (abandoned).
[[nodiscard]] Result<std::string> ReplayText(std::string_view id, const Table& table,
                                             ReplayEyes eyes);
// Both of a game as the store has it. Codes: those above.
[[nodiscard]] Result<std::string> RecordOfStored(const StoredTable& stored);
[[nodiscard]] Result<std::string> ReplayOfStored(std::string_view id, const StoredTable& stored,
                                                 ReplayEyes eyes);
// The same of a record that somebody has, without "table". Codes: those of StoryOfRecord, with the
// line in the message; record/no_such_seat.
[[nodiscard]] Result<std::string> ReplayOfRecord(std::string_view record, ReplayEyes eyes);

}  // namespace folsom
