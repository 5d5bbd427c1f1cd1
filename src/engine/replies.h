// Parts of replies that several commands share.
#pragma once

#include <boost/json/fwd.hpp>

#include "bots/bot.h"
#include "engine/request.h"
#include "rules/state/state.h"

namespace folsom {

// {"ok": true}: how every reply that is no error begins.
[[nodiscard]] boost::json::object Ok();

// {"ok": true, "decision": 12, "phase": "planning", "round": 1, "turn": 1, "ask": "plan",
// "actor": "belle", "pending": [2]}. `turn` is there while planning; `actor` where the question is
// about one bandit and not asked of several. `decisions`: how many were applied since the start.
[[nodiscard]] boost::json::object StatusJson(const GameState& state, std::size_t decisions);

// ["draw", "play doc move", ...]
[[nodiscard]] boost::json::array ActionsJson(const ActionList& actions);

// Adds to `reply` what a bot chose: `action`, `iterations`, `actions` and, where the bot judges
// them, `win_shares` with four decimals, in the same order.
void AddChoice(const Choice& choice, const ActionList& legal, boost::json::object& reply);

// {"code": ..., "message": ...}, and `path`, `clause`, `at` where there are such.
[[nodiscard]] boost::json::object ErrorJson(const Refused& refused);

}  // namespace folsom
