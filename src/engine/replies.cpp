#include "engine/replies.h"

#include <boost/json.hpp>
#include <cmath>

#include "record/json/json_cards.h"
#include "record/words/action_text.h"
#include "record/words/names.h"

namespace folsom {

namespace json = boost::json;

namespace {

json::string Word(std::string_view text) { return json::string(text.data(), text.size()); }

}  // namespace

json::object Ok() {
  json::object reply;
  reply["ok"] = true;
  return reply;
}

json::object StatusJson(const GameState& state, std::size_t decisions) {
  json::object reply = Ok();
  reply["decision"] = decisions;
  reply["phase"] = Word(KeyOf(state.phase));
  reply["round"] = state.round;
  if (state.phase == Phase::kPlanning) reply["turn"] = state.turn;
  if (state.ask != Ask::kNone) reply["ask"] = Word(KeyOf(state.ask));
  if (state.ask != Ask::kNone && state.actor != kNoBandit) {
    reply["actor"] = Word(KeyOf(state.actor));
  }
  reply["pending"] = SeatsJson(state.pending);
  return reply;
}

json::array ActionsJson(const ActionList& actions) {
  json::array texts;
  for (const Action action : actions) texts.push_back(Word(ActionText(action)));
  return texts;
}

void AddChoice(const Choice& choice, const ActionList& legal, json::object& reply) {
  constexpr double kDecimals = 10'000;
  reply["action"] = Word(ActionText(choice.action));
  reply["iterations"] = choice.iterations;
  reply["actions"] = ActionsJson(legal);
  if (!choice.judged) return;
  json::array shares;
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    shares.emplace_back(std::round(choice.win_share[i] * kDecimals) / kDecimals);
  }
  reply["win_shares"] = std::move(shares);
}

json::object ErrorJson(const Refused& refused) {
  const Problem& problem = refused.problem;
  json::object error;
  error["code"] = Word(problem.code);
  error["message"] = Word(problem.message);
  if (!problem.path.empty()) error["path"] = Word(problem.path);
  if (!problem.clause.empty()) error["clause"] = Word(problem.clause);
  if (refused.at) error["at"] = *refused.at;
  return error;
}

}  // namespace folsom
