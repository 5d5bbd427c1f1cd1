#include "hall/wire/wire_game.h"

#include <algorithm>
#include <boost/json.hpp>

#include "hall/wire/wire.h"
#include "record/board/view_json.h"
#include "record/board/view_patch.h"
#include "record/json/aim_json.h"
#include "record/json/event_json.h"
#include "record/json/score_json.h"
#include "record/words/action_text.h"
#include "rules/choices/legal.h"

namespace folsom {

namespace json = boost::json;

namespace {

// Ids, numbers and words of ours need no escaping: texts are put together, which is much quicker
// than making objects of them first. Texts of people never come here.
void AddNumber(std::string& out, std::string_view key, std::int64_t number) {
  out.append(",\"").append(key).append("\":").append(std::to_string(number));
}
void AddJson(std::string& out, std::string_view key, std::string_view text) {
  out.append(",\"").append(key).append("\":").append(text);
}

constexpr std::string_view kByStandIn = R"(,"stand_in":true)";

[[nodiscard]] std::string EventText(const EventBody& event, const Palette& palette) {
  return json::serialize(EventJson(event, palette));
}

void AddResult(std::string& out, const Table& table) {
  if (table.GetStage() != Stage::kFinished) return;
  AddJson(out, "result", json::serialize(ScoreJson(table.State())));
}

void AddPending(std::string& out, const Table& table, Seat viewer) {
  out += "\"pending\":[";
  for (const Seat seat : table.State().pending) {
    if (out.back() != '[') out += ',';
    out.append("{\"seat\":").append(std::to_string(Index(seat)));
    if (seat == viewer) AddNumber(out, "decision", table.QuestionOf(seat));
    out += '}';
  }
  out += ']';
}

// The actions, and what each of them is about.
void AddWays(std::string& out, const ActionList& legal, const SeatView& view) {
  out += ",\"actions\":[";
  for (const Action action : legal) {
    if (out.back() != '[') out += ',';
    out.append("\"").append(ActionText(action)).append("\"");
  }
  out += ']';
  AddJson(out, "aims", json::serialize(AimsJson(view, legal)));
}

void AddLegal(std::string& out, const Table& table, Seat viewer) {
  if (!table.State().pending.Has(viewer) || table.IsBotSeat(viewer)) return;
  ActionList legal;
  LegalActions(table.State(), viewer, legal);
  out.append(",\"legal\":{\"seat\":").append(std::to_string(Index(viewer)));
  AddNumber(out, "decision", table.QuestionOf(viewer));
  AddWays(out, legal, ViewFor(table.State(), viewer));
  if (table.AllowsHints(viewer)) {
    AddJson(out, "hint", table.WasHinted(viewer) ? R"("given")" : R"("open")");
  }
  out += '}';
}

void AddPlanEvent(std::string& out, const PlanEvent& event, const SeatView& before) {
  out += "{\"patch\":";
  WriteViewPatch(out, before, event.after);
  if (event.event) AddJson(out, "event", EventText(*event.event, PaletteOf(event.after)));
  if (event.open) AddJson(out, "open", "true");
  if (event.question) {
    out.append(",\"question\":{\"seat\":").append(std::to_string(Index(event.question->seat)));
    AddWays(out, event.question->legal, before);
    out.append(",\"taken\":\"").append(ActionText(event.question->taken)).append("\"}");
  }
  out += '}';
}

// PLAN-10 for the log: of this round's pile only the top card is told, as in the view. Those that
// were turned over since have events of their own.
[[nodiscard]] std::vector<bool> CoveredCards(const std::vector<TableEvent>& story,
                                             const GameState& now) {
  std::vector<bool> covered(story.size(), false);
  bool top = now.phase != Phase::kRobbing;
  for (std::size_t i = story.size(); i-- > 0;) {
    if (!story[i].event) continue;
    if (std::holds_alternative<RoundBegan>(*story[i].event)) break;
    if (!std::holds_alternative<CardPlayed>(*story[i].event)) continue;
    covered[i] = !top;
    top = false;
  }
  return covered;
}

[[nodiscard]] EventBody CoveredForm(const EventBody& event) {
  CardPlayed played = std::get<CardPlayed>(event);
  played.card = kHiddenCard;
  return played;
}

// All but its end, which may have a result.
[[nodiscard]] std::string GameStart(const std::string& id, std::uint32_t number, Seat viewer,
                                    const SeatView& view, const std::string& turn) {
  std::string out = R"({"type":"game","table":")" + id + '"';
  AddNumber(out, "number", number);
  AddNumber(out, "viewer", SeatNumber(viewer));
  AddJson(out, "view", WriteView(view));
  AddJson(out, "turn", turn);
  return out;
}

}  // namespace

SeatView ShownView(const GameState& state, Seat viewer, const TableOptions& options) {
  const SeatView view = ViewFor(state, viewer);
  return options.memory ? WithMemoryPlay(view) : view;
}

std::string TurnText(const Table& table, const TableClock& clock, Seat viewer, Millis now) {
  std::string out = "{";
  AddPending(out, table, viewer);
  const json::array clocks = ClocksJson(table, clock, viewer, now);
  if (!clocks.empty()) AddJson(out, "clocks", json::serialize(clocks));
  if (viewer != kNoSeat) AddLegal(out, table, viewer);
  const std::optional<DecisionNumber> back =
      viewer == kNoSeat ? std::nullopt : table.TakeBackOf(viewer);
  if (back) {
    out.append(",\"take_back\":{\"seat\":").append(std::to_string(Index(viewer)));
    AddNumber(out, "decision", *back);
    out += '}';
  }
  out += '}';
  return out;
}

std::string GameTextAt(const TableEvent& then, const TableOptions& options, const std::string& id,
                       Seat viewer, const std::string& turn) {
  std::string out =
      GameStart(id, then.number, viewer, ShownView(then.after, viewer, options), turn);
  out += '}';
  return out;
}

std::string GameText(const Table& table, const std::string& id, Seat viewer,
                     const std::string& turn) {
  const SeatView view = ShownView(table.State(), viewer, table.Options());
  std::string out = GameStart(id, table.Events(), viewer, view, turn);
  AddResult(out, table);
  out += '}';
  return out;
}

EventsWriter::EventsWriter(const TableOptions& options, const Folded& news)
    : options_(options), news_(news), told_(news.events.size()) {}

const std::string& EventsWriter::TextOf(std::size_t event, Seat viewer) {
  const TableEvent& happened = news_.events[event];
  const SeatMask audience =
      std::visit([](const auto& e) { return AudienceOf(e); }, *happened.event);
  std::string& text = audience.Has(viewer) ? told_[event].whole : told_[event].open;
  if (text.empty()) text = EventText(Redacted(*happened.event, viewer), PaletteOf(happened.after));
  return text;
}

std::string EventsWriter::ListFor(Seat viewer) {
  std::string out = "[";
  SeatView before = ShownView(news_.before, viewer, options_);
  for (std::size_t i = 0; i < news_.events.size(); ++i) {
    if (i > 0) out += ',';
    out.append("{\"n\":").append(std::to_string(news_.events[i].number));
    if (news_.events[i].stand_in) out += kByStandIn;
    if (news_.events[i].event) AddJson(out, "event", TextOf(i, viewer));
    const SeatView after = ShownView(news_.events[i].after, viewer, options_);
    out += ",\"patch\":";
    WriteViewPatch(out, before, after);
    out += '}';
    before = after;
  }
  out += ']';
  return out;
}

std::string EventsText(const Table& table, const std::string& id, Seat viewer,
                       const std::string& list, const std::string& turn) {
  std::string out = R"({"type":"events","table":")" + id + '"';
  out.reserve(out.size() + list.size() + turn.size() + 64);
  AddNumber(out, "viewer", SeatNumber(viewer));
  AddJson(out, "events", list);
  AddJson(out, "turn", turn);
  AddResult(out, table);
  out += '}';
  return out;
}

std::string LogLines(const Table& table, Seat viewer) {
  const std::vector<TableEvent> story = table.Story();
  const bool over = table.GetStage() == Stage::kFinished;
  const bool memory = table.Options().memory && !over;
  const std::vector<bool> covered =
      memory ? CoveredCards(story, table.State()) : std::vector<bool>(story.size(), false);
  std::string out = "[";
  for (std::size_t i = 0; i < story.size(); ++i) {
    if (!story[i].event) continue;
    EventBody event = over ? *story[i].event : Redacted(*story[i].event, viewer);
    if (covered[i]) event = CoveredForm(event);
    if (out.back() != '[') out += ',';
    out.append("{\"n\":").append(std::to_string(story[i].number));
    if (story[i].stand_in) out += kByStandIn;
    AddJson(out, "event", EventText(event, PaletteOf(story[i].after)));
    out += '}';
  }
  out += ']';
  return out;
}

std::string PlanText(const PlanPreview& plan) {
  std::string out = "{\"view\":" + WriteView(plan.from) + ",\"steps\":[";
  const SeatView* before = &plan.from;
  for (const PlanStep& step : plan.steps) {
    out += out.back() == '[' ? "{\"index\":" : ",{\"index\":";
    out += std::to_string(step.index);
    AddNumber(out, "seat", SeatNumber(step.seat));
    if (step.card != kHiddenCard) {
      AddJson(out, "card", '"' + CardText(step.card, step.seat, PaletteOf(plan.from)) + '"');
    }
    out += ",\"events\":[";
    for (const PlanEvent& event : step.events) {
      if (out.back() != '[') out += ',';
      AddPlanEvent(out, event, *before);
      before = &event.after;
    }
    out += "]}";
  }
  out += "]}";
  return out;
}

std::string ForeseenText(const SeatView& from, const Foresight& foresight,
                         const TableOptions& options) {
  SeatView before = options.memory ? WithMemoryPlay(from) : from;
  // PLAN-10: what is covered now stays so, though the foreseen pile would have moved on.
  const auto shown = [&, now = before](const SeatView& view) {
    if (!options.memory) return view;
    SeatView after = WithMemoryPlay(view);
    for (std::size_t i = 0; i < std::min(now.pile_size, after.pile_size); ++i) {
      if (now.faces.pile[i] == kHiddenCard) after.faces.pile[i] = kHiddenCard;
    }
    return after;
  };
  std::string out = "[";
  for (std::size_t i = 0; i < foresight.events.size(); ++i) {
    out += i > 0 ? ",{" : "{";
    const SeatView after = shown(foresight.views[i]);
    if (foresight.events[i]) {
      out += "\"event\":" + EventText(*foresight.events[i], PaletteOf(after)) + ',';
    }
    out += "\"patch\":";
    WriteViewPatch(out, before, after);
    out += '}';
    before = after;
  }
  out += ']';
  return out;
}

}  // namespace folsom
