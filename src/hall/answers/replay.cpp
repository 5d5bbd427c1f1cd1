#include "hall/answers/replay.h"

#include <boost/json.hpp>
#include <span>
#include <utility>
#include <vector>

#include "fair/fair.h"
#include "hall/stored_log.h"
#include "record/board/board_text.h"
#include "record/board/view_json.h"
#include "record/game/fair_lines.h"
#include "record/json/config_json.h"
#include "record/json/event_json.h"
#include "record/json/json_cards.h"
#include "record/json/merge_patch.h"
#include "record/json/origin_json.h"
#include "record/json/score_json.h"
#include "table/log/record_story.h"
#include "table/table.h"

namespace folsom {

namespace json = boost::json;

namespace {

Problem RecordProblem(std::string_view code, std::string_view message) {
  return {.code = std::string(code), .message = std::string(message)};
}

Problem NotFinished() { return RecordProblem("record/not_finished", "this game is not over"); }

Result<Table> TableOfLog(const StoredTable& stored) {
  const Result<std::vector<Entry>> log = EntriesOf(stored);
  if (!log) return log.Error();
  return Table::Replay(*log);
}

FairDeal DealOf(const Table& table, std::string_view secret) {
  FairDeal deal;
  deal.commit = CommitOf(secret);
  deal.secret = SecretText(secret);
  deal.refused = table.Refused().count;
  const auto parts = table.DealParts();
  for (std::size_t i = 0; i < table.Chairs().size(); ++i) {
    deal.commitments[i] = parts[i].commitment;
    deal.nonces[i] = parts[i].nonce;
    if (parts[i].excused) deal.excused.push_back(static_cast<std::uint8_t>(i));
  }
  if (table.Options().shuffle_seats) {
    const auto& seating = table.Seating();
    deal.seats.assign(seating.begin(), seating.begin() + table.GetConfig().seats);
  }
  return deal;
}

// What only open eyes see.
json::object OpenJson(const GameState& state, const Palette& palette) {
  json::object hands;
  for (std::size_t i = 0; i < state.terms.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    hands[SeatText(seat)] = CardsJson(state.secrets[i].hand, seat, palette);
  }
  json::array pile;
  for (std::size_t i = 0; i < state.pile_size; ++i) {
    pile.emplace_back(PileCardText(state.pile[i], state.faces.pile[i], palette));
  }
  json::object purses;
  for (std::size_t i = 0; i < kPurses; ++i) {
    const PurseValue value = state.faces.purses[i];
    if (value != PurseValue::kNone) purses[std::to_string(i)] = Dollars(value);
  }
  json::object flasks;
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskKind kind = state.faces.flasks[i];
    if (kind != FlaskKind::kNone) flasks[std::to_string(i)] = KeyOf(kind);
  }
  return {{"hands", std::move(hands)},
          {"pile", std::move(pile)},
          {"purses", std::move(purses)},
          {"flasks", std::move(flasks)}};
}

// How seats are called: by their people, or by their bots.
std::vector<std::string> NamesOf(const Table& table) {
  std::vector<std::string> names;
  for (const Chair& chair : table.Chairs()) {
    names.push_back(chair.name.empty() ? chair.level : chair.name);
  }
  return names;
}

// Turns the events of a game into steps.
class StepWriter {
 public:
  explicit StepWriter(ReplayEyes eyes) : eyes_(eyes) {}

  void Add(const TableEvent& item) {
    const Palette palette = PaletteOf(item.after);
    json::value view = View(item.after, palette);
    if (steps_.empty()) {
      start_ = view;
      before_ = view;
    }
    json::object step;
    step["n"] = steps_.size() + 1;
    if (item.event) Tell(*item.event, palette, step);
    step["patch"] = MergeDiff(before_, view);
    steps_.push_back(std::move(step));
    before_ = std::move(view);
  }

  [[nodiscard]] json::value& Start() { return start_; }
  [[nodiscard]] json::array& Steps() { return steps_; }

 private:
  void Tell(const EventBody& event, const Palette& palette, json::object& step) const {
    const EventBody told = eyes_.open ? event : Redacted(event, eyes_.seat);
    step["event"] = EventJson(told, palette);
  }

  [[nodiscard]] json::value View(const GameState& state, const Palette& palette) const {
    json::object view = ViewJson(ViewFor(state, eyes_.seat));
    if (eyes_.open) view["open"] = OpenJson(state, palette);
    return view;
  }

  ReplayEyes eyes_;
  json::value start_;
  json::value before_;
  json::array steps_;
};

struct Story {
  const Config& config;
  std::vector<std::string> names;
  std::span<const TableEvent> events;
  std::vector<StoryDecision> decisions;
  const GameOrigin* origin;  // May be null.
  const GameState& end;
};

// When each decision of a table's game was made.
std::vector<StoryDecision> DecisionsOf(const Table& table, std::span<const TableEvent> events) {
  std::vector<StoryDecision> decisions;
  std::size_t after = 0;
  for (const Table::Play& play : table.Played()) {
    while (after < events.size() && events[after].number <= play.number) ++after;
    decisions.push_back({.after = after, .seat = play.seat});
  }
  return decisions;
}

json::array DecisionsJson(std::span<const StoryDecision> decisions) {
  json::array list;
  for (const auto& [after, seat] : decisions)
    list.push_back({{"after", after}, {"seat", Index(seat)}});
  return list;
}

Result<std::string> StoryText(std::string_view id, const Story& story, ReplayEyes eyes) {
  if (eyes.seat != kNoSeat && Index(eyes.seat) >= story.config.seats) {
    return RecordProblem("record/no_such_seat", "this game has no such seat");
  }
  StepWriter writer(eyes);
  for (const TableEvent& item : story.events) writer.Add(item);
  json::object replay;
  if (!id.empty()) replay["table"] = json::string(id);
  replay["config"] = ConfigJson(story.config);
  replay["names"] = json::array(story.names.begin(), story.names.end());
  replay["viewer"] = eyes.seat == kNoSeat ? -1 : static_cast<int>(Index(eyes.seat));
  if (eyes.open) replay["open"] = true;
  replay["start"] = std::move(writer.Start());
  replay["steps"] = std::move(writer.Steps());
  replay["decisions"] = DecisionsJson(story.decisions);
  if (story.origin != nullptr) replay["origin"] = OriginJson(*story.origin);
  replay["result"] = ScoreJson(story.end);
  return std::string(json::serialize(replay));
}

}  // namespace

Result<Table> OverTable(const StoredTable& stored) {
  const TableShelf shelf = stored.summary.shelf;
  if (shelf != TableShelf::kFinished && shelf != TableShelf::kClosed) return NotFinished();
  Result<Table> table = TableOfLog(stored);
  if (!table && table.Error().code == "log/rules_version") {
    return RecordProblem("record/other_rules", "this game was played by an older set of rules");
  }
  if (!table && table.Error().code == "log/newer_rules") {
    return RecordProblem("record/other_rules", "this game was played by a newer set of rules");
  }
  if (!table) return RecordProblem("record/unreadable", "this game's log cannot be read any more");
  if (!table->IsDealOpen()) return NotFinished();
  if (RecordOf(*table).empty()) {
    return RecordProblem("record/not_whole",
                         "the rules were changed under this game; there is no whole record of it");
  }
  return table;
}

std::string WholeRecord(const Table& table, std::string_view secret) {
  return WithFairLines(RecordOf(table), DealOf(table, secret));
}

std::optional<ReplayEyes> ReplayEyesFrom(std::string_view text) {
  if (text.empty() || text == "-1") return ReplayEyes{};
  if (text == "open") return ReplayEyes{.seat = kNoSeat, .open = true};
  const std::optional<Seat> seat = SeatFrom(text);
  if (!seat) return std::nullopt;
  return ReplayEyes{.seat = *seat, .open = false};
}

Result<std::string> ReplayText(std::string_view id, const Table& table, ReplayEyes eyes) {
  if (table.GetStage() != Stage::kFinished) return NotFinished();
  const std::vector<TableEvent> events = table.Story();
  return StoryText(id,
                   {.config = table.GetConfig(),
                    .names = NamesOf(table),
                    .events = events,
                    .decisions = DecisionsOf(table, events),
                    .origin = table.Origin(),
                    .end = table.State()},
                   eyes);
}

Result<std::string> RecordOfStored(const StoredTable& stored) {
  const Result<Table> table = OverTable(stored);
  if (!table) return table.Error();
  return WholeRecord(*table, stored.secret);
}

Result<std::string> ReplayOfStored(std::string_view id, const StoredTable& stored,
                                   ReplayEyes eyes) {
  const Result<Table> table = OverTable(stored);
  if (!table) return table.Error();
  return ReplayText(id, *table, eyes);
}

Result<std::string> ReplayOfRecord(std::string_view record, ReplayEyes eyes) {
  const Result<RecordStory> story = StoryOfRecord(record);
  if (!story) {
    Problem problem = story.Error();
    if (problem.line != 0) {
      problem.message = "line " + std::to_string(problem.line) + ": " + problem.message;
    }
    return problem;
  }
  const GameRecord& game = story->record;
  return StoryText({},
                   {.config = game.config,
                    .names = {game.names.begin(), game.names.begin() + game.config.seats},
                    .events = story->events,
                    .decisions = story->decisions,
                    .origin = game.origin ? &*game.origin : nullptr,
                    .end = game.state},
                   eyes);
}

}  // namespace folsom
