// Reads what the server sent and says what INFO-1 to INFO-4 deny its reader. Shares no code with
// views, redaction or the writers of messages: every field that is sent is either in a list of
// public ones, or has a rule here that asks the truth; a field that is neither is a leak until
// somebody has judged it.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "table/table.h"

namespace folsom {

// What is so when a message is read.
struct WireTruth {
  Seat viewer = kNoSeat;  // Who reads it; kNoSeat: a spectator.
  bool memory = false;    // PLAN-10
  bool over = false;      // INFO-5: everything is revealed.
  const Table& table;
  const std::vector<TableEvent>& story;  // By number; item 0 is number 1.
};

// Everything in this message that its reader must not have, in words.
[[nodiscard]] std::vector<std::string> LeaksIn(const boost::json::object& message,
                                               const WireTruth& truth);

}  // namespace folsom
