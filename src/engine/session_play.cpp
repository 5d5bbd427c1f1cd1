// The commands that start a game, go on with it and take back.
#include <boost/json.hpp>

#include "engine/replies.h"
#include "engine/session.h"
#include "record/game/replay.h"
#include "record/json/config_json.h"
#include "record/position/position.h"
#include "record/words/action_text.h"

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

Stop StopOf(const Request& request) {
  const std::optional<std::string> stop = request.FindText("stop");
  if (!stop) return Stop::kDecision;
  if (*stop != "card") Refuse("engine/bad_value", R"("stop" must be "card")", "stop");
  return Stop::kCard;
}

// What a run brought about.
struct Run {
  std::vector<EventBody> events;
  std::vector<std::string> drawn;
};

// Runs `state` on: `with(outcomes, sink)` if the line gives outcomes, else `freely(dice, sink)`
// with dice that draw from `recorder`.
template <typename With, typename Freely>
Run RunOn(const Request& request, const GameState& state, Recorder& recorder, With with,
          Freely freely) {
  Collector collector;
  if (auto chance = request.FindWords("chance")) {
    if (const auto problem = with(*chance, &collector)) RefusePlay(*problem);
    return {std::move(collector.events), std::move(*chance)};
  }
  Dice dice(recorder);
  freely(dice, &collector);
  Run run{std::move(collector.events), ChanceTexts(recorder.All(), state)};
  recorder.Clear();
  return run;
}

// Runs a state in which nothing is asked to its first decision.
Run RunToDecision(const Request& request, Stop stop, GameState& state, Recorder& recorder) {
  return RunOn(
      request, state, recorder,
      [&](const auto& chance, Sink* sink) { return AdvanceWith(state, chance, sink, stop); },
      [&](Dice& dice, Sink* sink) { Advance(state, dice, sink, stop); });
}

}  // namespace

void Session::Forget() {
  history_.clear();
  events_.clear();
}

json::object Session::Add(Moment moment, std::vector<EventBody> events,
                          const std::vector<std::string>& drawn) {
  moment.events_from = events_.size();
  events_.insert(events_.end(), events.begin(), events.end());
  moment.events_to = events_.size();
  history_.push_back(std::move(moment));
  json::object reply = StatusJson(Now().state, Now().decisions);
  reply["chance"] = TextsJson(drawn);
  return reply;
}

json::object Session::New(const Request& request) {
  request.Allow({"config", "seed", "chance"});
  const json::value* given = request.Find("config");
  const Result<Config> config = ConfigFrom(given == nullptr ? json::value(json::object()) : *given);
  if (!config) throw Refused{config.Error(), std::nullopt};
  Moment start{{}, Recorder(request.FindNumber("seed").value_or(0))};
  const auto with = [&](const auto& chance, Sink* sink) -> std::optional<PlayProblem> {
    auto played = NewGameWith(*config, chance, sink);
    if (const auto* problem = std::get_if<PlayProblem>(&played)) return *problem;
    start.state = std::get<GameState>(played);
    return std::nullopt;
  };
  const auto freely = [&](Dice& dice, Sink* sink) { start.state = NewGame(*config, dice, sink); };
  Run run = RunOn(request, start.state, start.chance, with, freely);
  Forget();
  return Add(std::move(start), std::move(run.events), run.drawn);
}

json::object Session::LoadPosition(const Request& request) {
  request.Allow({"position", "seed", "chance", "stop"});
  const Stop stop = StopOf(request);
  Result<GameState> state = PositionFrom(request.Need("position"));
  if (!state) throw Refused{state.Error(), std::nullopt};
  Moment start{*state, Recorder(request.FindNumber("seed").value_or(0))};
  Run run;
  if (NeedsAdvance(start.state)) {
    run = RunToDecision(request, stop, start.state, start.chance);
  } else if (const auto chance = request.FindWords("chance"); chance && !chance->empty()) {
    Refuse("chance/unused", "nothing is drawn in this position");
  }
  Forget();
  return Add(std::move(start), std::move(run.events), run.drawn);
}

json::object Session::ApplyAction(const Request& request) {
  request.Allow({"seat", "action", "chance", "stop"});
  Moment next = Now();
  ++next.decisions;
  const Seat seat = DecidingSeat(request);
  const std::optional<Action> action = ActionFrom(request.NeedText("action"));
  if (!action) throw Refused{ProblemOf(Illegal::kNoSuchAction), std::nullopt};
  const Stop stop = StopOf(request);
  const auto with = [&](const auto& chance, Sink* sink) {
    return ApplyWith(next.state, seat, *action, chance, sink, stop);
  };
  const auto freely = [&](Dice& dice, Sink* sink) {
    const Illegal illegal = Apply(next.state, seat, *action, dice, sink, stop);
    if (illegal != Illegal::kNone) throw Refused{ProblemOf(illegal), std::nullopt};
  };
  Run run = RunOn(request, next.state, next.chance, with, freely);
  return Add(std::move(next), std::move(run.events), run.drawn);
}

json::object Session::GoOn(const Request& request) {
  request.Allow({"chance", "stop"});
  Moment next = Now();
  if (!NeedsAdvance(next.state)) {
    Refuse("engine/not_stopped", "somebody is asked, or the game is over");
  }
  Run run = RunToDecision(request, StopOf(request), next.state, next.chance);
  return Add(std::move(next), std::move(run.events), run.drawn);
}

json::object Session::Undo(const Request& request) {
  request.Allow({});
  if (&Now() == history_.data()) {
    Refuse("engine/nothing_to_undo", "no decision was applied since the start");
  }
  history_.pop_back();
  events_.resize(Now().events_to);
  return StatusJson(Now().state, Now().decisions);
}

}  // namespace folsom
