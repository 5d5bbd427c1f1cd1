#include "engine/session.h"

#include <boost/json.hpp>

#include "bots/registry.h"
#include "engine/replies.h"
#include "record/board/view_json.h"
#include "record/game/replay.h"
#include "record/json/aim_json.h"
#include "record/json/event_json.h"
#include "record/json/score_json.h"
#include "record/position/position.h"
#include "record/words/shortened.h"
#include "rules/choices/legal.h"
#include "rules/state/query.h"
#include "rules/state/sample.h"
#include "rules/state/score.h"

namespace folsom {

namespace json = boost::json;

std::string Session::Handle(std::string_view line) {
  json::object reply;
  try {
    Request request(line);
    if (const json::value* id = request.Id()) reply["id"] = *id;
    for (json::object answer = Answer(request); auto& field : answer) {
      reply[field.key()] = std::move(field.value());
    }
  } catch (const Refused& refused) {
    reply["error"] = ErrorJson(refused);
  }
  return json::serialize(reply);
}

json::object Session::Answer(Request& request) {
  const std::string& command = request.TakeCommand();
  if (command == "new") return New(request);
  if (command == "position") return LoadPosition(request);
  if (command == "status") return Status(request);
  if (command == "get") return Get(request);
  if (command == "view") return View(request);
  if (command == "sample") return SampleWorld(request);
  if (command == "legal") return Legal(request);
  if (command == "apply") return ApplyAction(request);
  if (command == "advance") return GoOn(request);
  if (command == "undo") return Undo(request);
  if (command == "events") return Events(request);
  if (command == "score") return Scores(request);
  if (command == "bot") return AskBot(request);
  if (command == "quit") return Quit(request);
  Refuse("engine/unknown_command",
         "there is no command \"" + std::string(Shortened(command)) + "\"", "command");
}

const Session::Moment& Session::Now() const {
  if (history_.empty()) Refuse("engine/no_game", "start with \"new\" or \"position\"");
  return history_.back();
}

Seat Session::DecidingSeat(const Request& request) const {
  const GameState& state = Now().state;
  if (NeedsAdvance(state)) {
    Refuse("engine/stopped", "nothing is asked before \"advance\"");
  }
  if (const std::optional<Seat> seat = request.FindSeat(state.terms.seats)) return *seat;
  if (state.pending.Count() == 1) return state.pending.First();
  if (state.pending.Empty()) throw Refused{ProblemOf(Illegal::kGameOver), std::nullopt};
  Refuse("engine/missing_field", "several seats decide now: \"seat\" is missing", "seat");
}

json::object Session::Status(const Request& request) const {
  request.Allow({});
  return StatusJson(Now().state, Now().decisions);
}

json::object Session::Get(const Request& request) const {
  request.Allow({});
  json::object reply = Ok();
  reply["position"] = PositionJson(Now().state);
  return reply;
}

json::object Session::View(const Request& request) const {
  request.Allow({"seat"});
  const GameState& state = Now().state;
  json::object reply = Ok();
  reply["view"] = ViewJson(ViewFor(state, request.NeedViewer(state.terms.seats)));
  return reply;
}

json::object Session::SampleWorld(const Request& request) const {
  request.Allow({"seat", "seed"});
  const GameState& state = Now().state;
  Dice dice(request.FindNumber("seed").value_or(0));
  json::object reply = Ok();
  const Seat viewer = request.NeedViewer(state.terms.seats);
  reply["position"] = PositionJson(Sample(ViewFor(state, viewer), dice));
  return reply;
}

json::object Session::Legal(const Request& request) const {
  request.Allow({"seat"});
  const GameState& state = Now().state;
  const Seat seat = DecidingSeat(request);
  ActionList legal;
  LegalActions(state, seat, legal);
  json::array ids;
  for (const Action action : legal) ids.emplace_back(action.id);
  json::object reply = Ok();
  reply["seat"] = Index(seat);
  const Bandit actor = legal.Empty() ? kNoBandit : AskedBandit(state, seat);
  if (actor != kNoBandit) reply["actor"] = KeyOf(actor);
  reply["actions"] = ActionsJson(legal);
  reply["ids"] = std::move(ids);
  reply["aims"] = AimsJson(ViewFor(state, seat), legal);
  return reply;
}

json::object Session::Events(const Request& request) const {
  request.Allow({"since", "seat", "sentences"});
  const Moment& now = Now();
  const std::string since = request.FindText("since").value_or("last");
  if (since != "last" && since != "all") {
    Refuse("engine/bad_value", R"("since" must be "last" or "all")", "since");
  }
  const bool whole = request.Find("seat") == nullptr;
  const Seat viewer = whole ? kNoSeat : request.NeedViewer(now.state.terms.seats);
  const bool sentences = request.Flag("sentences");
  const Palette palette = PaletteOf(now.state);
  json::array events;
  for (std::size_t i = since == "all" ? 0 : now.events_from; i < now.events_to; ++i) {
    const EventBody event = whole ? events_[i] : Redacted(events_[i], viewer);
    events.push_back(NumberedEventJson(i, event, palette, sentences));
  }
  json::object reply = Ok();
  reply["events"] = std::move(events);
  return reply;
}

json::object Session::Scores(const Request& request) const {
  request.Allow({});
  json::object reply = Ok();
  reply["final"] = Now().state.phase == Phase::kOver;
  for (auto& field : ScoreJson(Now().state)) reply[field.key()] = field.value();
  return reply;
}

json::object Session::AskBot(const Request& request) const {
  request.Allow({"bot", "seat", "seed"});
  const GameState& state = Now().state;
  const ParsedBot parsed = ParseBot(request.NeedText("bot"));
  if (!parsed.error.empty()) Refuse("engine/bad_bot", parsed.error, "bot");
  const std::uint64_t seed = request.FindNumber("seed").value_or(0);
  const Seat seat = DecidingSeat(request);
  ActionList legal;
  LegalActions(state, seat, legal);
  if (legal.Empty()) {
    const bool over = state.phase == Phase::kOver;
    throw Refused{ProblemOf(over ? Illegal::kGameOver : Illegal::kNotYourTurn), std::nullopt};
  }
  json::object reply = Ok();
  reply["seat"] = Index(seat);
  reply["bot"] = TextOf(parsed.bot);
  AddChoice(Choose(parsed.bot, ViewFor(state, seat), legal, seed), legal, reply);
  return reply;
}

json::object Session::Quit(const Request& request) {
  request.Allow({});
  finished_ = true;
  return Ok();
}

}  // namespace folsom
