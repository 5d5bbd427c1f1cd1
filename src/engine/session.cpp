#include "engine/session.h"

#include <array>
#include <boost/json.hpp>

#include "bots/registry.h"
#include "engine/replies.h"
#include "record/game/replay.h"
#include "record/json/aim_json.h"
#include "record/json/config_json.h"
#include "record/json/event_json.h"
#include "record/json/score_json.h"
#include "record/json/view_json.h"
#include "record/position/position.h"
#include "record/words/action_text.h"
#include "record/words/shortened.h"
#include "rules/legal.h"
#include "rules/score.h"

namespace folsom {

namespace json = boost::json;

namespace {

class Collector final : public Sink {
 public:
  void Emit(const EventBody& event, const GameState& /*after*/) override {
    events.push_back(event);
  }
  std::vector<EventBody> events;
};

[[noreturn]] void RefusePlay(const PlayProblem& problem) {
  if (problem.problem.code.starts_with("chance/")) throw Refused{problem.problem, problem.at};
  throw Refused{problem.problem, std::nullopt};
}

json::array TextsJson(const std::vector<std::string>& texts) {
  return json::array(texts.begin(), texts.end());
}

// The seat that decides: the one named, or the only one that is pending.
Seat DecidingSeat(const Request& request, const GameState& state) {
  if (const std::optional<Seat> seat = request.FindSeat(state.terms.seats)) return *seat;
  if (state.pending.Count() == 1) return state.pending.First();
  if (state.pending.Empty()) throw Refused{ProblemOf(Illegal::kGameOver), std::nullopt};
  Refuse("engine/missing_field", "several seats decide now: \"seat\" is missing", "seat");
}

}  // namespace

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
  if (command == "get") return Get(request);
  if (command == "view") return View(request);
  if (command == "legal") return Legal(request);
  if (command == "apply") return ApplyAction(request);
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

void Session::StartWith(Moment moment, std::vector<EventBody> events) {
  moment.events_from = 0;
  moment.events_to = events.size();
  events_ = std::move(events);
  history_.clear();
  history_.push_back(std::move(moment));
}

json::object Session::New(const Request& request) {
  request.Allow({"config", "seed", "chance"});
  const json::value* given = request.Find("config");
  const Result<Config> config = ConfigFrom(given == nullptr ? json::value(json::object()) : *given);
  if (!config) throw Refused{config.Error(), std::nullopt};
  Recorder recorder(request.FindNumber("seed").value_or(0));
  Collector collector;
  std::vector<std::string> drawn;
  GameState state;
  if (const auto chance = request.FindWords("chance")) {
    auto played = NewGameWith(*config, *chance, &collector);
    if (const auto* problem = std::get_if<PlayProblem>(&played)) RefusePlay(*problem);
    state = std::get<GameState>(played);
    drawn = *chance;
  } else {
    Dice dice(recorder);
    state = NewGame(*config, dice, &collector);
    drawn = ChanceTexts(recorder.All(), state);
  }
  recorder.Clear();
  StartWith({state, recorder, 0, 0}, std::move(collector.events));
  json::object reply = StatusJson(state, 0);
  reply["chance"] = TextsJson(drawn);
  return reply;
}

json::object Session::LoadPosition(const Request& request) {
  request.Allow({"position", "seed", "chance"});
  Result<GameState> state = PositionFrom(request.Need("position"));
  if (!state) throw Refused{state.Error(), std::nullopt};
  Recorder recorder(request.FindNumber("seed").value_or(0));
  Collector collector;
  std::vector<std::string> drawn;
  if (const auto chance = request.FindWords("chance")) {
    if (NeedsAdvance(*state)) {
      if (const auto problem = AdvanceWith(*state, *chance, &collector)) RefusePlay(*problem);
    } else if (!chance->empty()) {
      Refuse("chance/unused", "nothing is drawn in this position");
    }
    drawn = *chance;
  } else if (NeedsAdvance(*state)) {
    Dice dice(recorder);
    Advance(*state, dice, &collector);
    drawn = ChanceTexts(recorder.All(), *state);
  }
  recorder.Clear();
  StartWith({*state, recorder, 0, 0}, std::move(collector.events));
  json::object reply = StatusJson(*state, 0);
  reply["chance"] = TextsJson(drawn);
  return reply;
}

json::object Session::ApplyAction(const Request& request) {
  request.Allow({"seat", "action", "chance"});
  const Moment& now = Now();
  const Seat seat = DecidingSeat(request, now.state);
  const std::optional<Action> action = ActionFrom(request.NeedText("action"));
  if (!action) throw Refused{ProblemOf(Illegal::kNoSuchAction), std::nullopt};
  Moment next{now.state, now.chance, events_.size(), 0};
  Collector collector;
  std::vector<std::string> drawn;
  if (const auto chance = request.FindWords("chance")) {
    if (const auto problem = ApplyWith(next.state, seat, *action, *chance, &collector)) {
      RefusePlay(*problem);
    }
    drawn = *chance;
  } else {
    Dice dice(next.chance);
    const Illegal illegal = Apply(next.state, seat, *action, dice, &collector);
    if (illegal != Illegal::kNone) throw Refused{ProblemOf(illegal), std::nullopt};
    drawn = ChanceTexts(next.chance.All(), next.state);
    next.chance.Clear();
  }
  events_.insert(events_.end(), collector.events.begin(), collector.events.end());
  next.events_to = events_.size();
  history_.push_back(std::move(next));
  json::object reply = StatusJson(Now().state, history_.size() - 1);
  reply["chance"] = TextsJson(drawn);
  return reply;
}

json::object Session::Undo(const Request& request) {
  request.Allow({});
  if (&Now() == history_.data()) {
    Refuse("engine/nothing_to_undo", "no decision was applied since the start");
  }
  history_.pop_back();
  events_.resize(Now().events_to);
  return StatusJson(Now().state, history_.size() - 1);
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

json::object Session::Legal(const Request& request) const {
  request.Allow({"seat"});
  const GameState& state = Now().state;
  const Seat seat = DecidingSeat(request, state);
  ActionList legal;
  LegalActions(state, seat, legal);
  json::array ids;
  for (const Action action : legal) ids.emplace_back(action.id);
  json::object reply = Ok();
  reply["seat"] = Index(seat);
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
    json::object item;
    item["number"] = i;
    for (auto& field : EventJson(event, palette)) item[field.key()] = field.value();
    if (sentences) item["sentence"] = EventSentence(event, palette);
    events.push_back(std::move(item));
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
  const Seat seat = DecidingSeat(request, state);
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
