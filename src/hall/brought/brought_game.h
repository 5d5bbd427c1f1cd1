// A game that was played in a page and is brought to an account: it becomes a table of this server
// like any other that is over, in no public list. Nothing that comes with it is trusted: it is
// played again by the rules, its people become the one who brings it, and no name stays that is
// another's.
#pragma once

#include <string>
#include <string_view>

#include "hall/brought/log_text.h"
#include "hall/given/crypto.h"
#include "hall/given/store.h"
#include "hall/given/text.h"
#include "record/words/result.h"

namespace folsom {

inline constexpr int kMostBrought = 500;  // Games of one account.

// Whether a whole game can be brought so; changes nothing. Codes: those of ReadLogText and
// OverTable, games/other_people (more than one person, or a program, has a seat), games/no_seat
// (nobody has), bots/unknown.
[[nodiscard]] Result<LogText> ReadBrought(std::string_view text);

struct KeepingTools {
  const Crypto& crypto;
  const Texts& texts;
  std::string tag;  // As AppendRequest::tag; unique to this call.
  StoreTime now = 0;
};
struct KeptGame {
  std::string table;
  bool known = false;  // It was there before.
};
// Stores it for `person`; the same game once, however often it comes. `game`: of ReadBrought. On
// the store's thread. Codes: limit/games, server/busy (no code is free).
[[nodiscard]] Result<KeptGame> KeepBrought(Store& store, const KeepingTools& tools,
                                           const LogText& game, const Person& person);

}  // namespace folsom
