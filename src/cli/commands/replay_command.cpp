#include <fmt/format.h>

#include <boost/json.hpp>
#include <memory>

#include "cli/commands/commands.h"
#include "cli/commands/options.h"
#include "cli/failure.h"
#include "cli/files.h"
#include "cli/terminal/board.h"
#include "cli/terminal/news.h"
#include "cli/terminal/words.h"
#include "record/game/game_record.h"
#include "record/json/config_json.h"
#include "record/json/event_json.h"
#include "record/json/origin_json.h"
#include "record/json/score_json.h"
#include "record/words/action_text.h"
#include "rules/choices/legal.h"

namespace folsom {

namespace json = boost::json;

namespace {

constexpr const char* kReplayFooter = R"(
Checks every line of a record and tells the game. A damaged record is refused with the line and the
reason. Examples:
  folsom replay game.folsom               everything
  folsom replay game.folsom --seat 2      only what seat 2 knew
  folsom replay game.folsom --choices     with the choices at every decision
  folsom replay game.folsom --json        for programs)";

struct ReplayOptions {
  std::string file;
  std::uint64_t seat = 0;
  CLI::Option* seat_option = nullptr;
  bool choices = false;
  bool boards = false;
  bool json = false;
};

// Writes the story while the record is checked; it is printed only if all is well.
class Story final : public ReplayObserver {
 public:
  Story(const ReplayOptions& options, Reader reader) : options_(options), reader_(reader) {}

  void Started(const GameState& state) override { Tell(state); }

  void Hinted(Seat seat) override {
    if (reader_.all || seat == reader_.seat) text_ += fmt::format("? {} hint\n", Index(seat));
  }

  void Deciding(std::size_t /*line*/, const GameState& before, Seat seat, Action action) override {
    if (options_.boards && before.round != boarded_) {
      boarded_ = before.round;
      const SeatView view = ViewFor(before, reader_.seat);
      text_ += fmt::format("\n{}{}\n", DrawTrain(view, {}), DrawPlayers(view, {}));
    }
    if (!reader_.all && seat != reader_.seat) return;
    if (options_.choices) {
      text_ += fmt::format("? {} {}: {}\n", Index(seat), AskedOf(before), Choices(before, seat));
    }
    if (options_.choices || reader_.all) {
      text_ += fmt::format("> {} {}\n", Index(seat), ActionText(action));
    }
  }

  void Decided(std::size_t /*line*/, const GameState& after) override { Tell(after); }

  void Emit(const EventBody& event, const GameState& after) override {
    log_.Emit(event, after);
    if (options_.json) {
      json::object item = EventJson(reader_.Told(event), PaletteOf(after));
      events_.push_back(std::move(item));
    }
  }

  [[nodiscard]] const std::string& Text() const { return text_; }
  [[nodiscard]] json::array& Events() { return events_; }

 private:
  // "fire belle": the question and the bandit it is about, where it is about one.
  static std::string AskedOf(const GameState& state) {
    if (state.actor == kNoBandit) return std::string(KeyOf(state.ask));
    return fmt::format("{} {}", KeyOf(state.ask), KeyOf(state.actor));
  }

  static std::string Choices(const GameState& state, Seat seat) {
    ActionList legal;
    LegalActions(state, seat, legal);
    std::string text;
    for (const Action action : legal) {
      text += fmt::format("{}{}", text.empty() ? "" : " | ", ActionText(action));
    }
    return text;
  }

  void Tell(const GameState& state) {
    for (const std::string& line : NewsOf(log_.Since(told_), reader_, state)) text_ += line + "\n";
    told_ = log_.Size();
  }

  const ReplayOptions& options_;
  Reader reader_;
  EventLog log_;
  std::size_t told_ = 0;
  unsigned boarded_ = 0;
  std::string text_;
  json::array events_;
};

void PrintJson(const GameRecord& record, Story& story, Reader reader) {
  json::object report;
  report["config"] = ConfigJson(record.config);
  json::array names;
  for (std::size_t i = 0; i < record.config.seats; ++i) names.emplace_back(record.names[i]);
  report["names"] = std::move(names);
  if (record.origin) report["origin"] = OriginJson(*record.origin);
  report["finished"] = record.finished;
  report["decisions"] = record.decisions;
  report["hints"] = record.hints;
  report["events"] = std::move(story.Events());
  if (record.finished || reader.all) report["score"] = ScoreJson(record.state);
  fmt::print("{}\n", std::string(json::serialize(report)));
}

void PrintText(const GameRecord& record, const Story& story, Reader reader) {
  fmt::print("{}\n", Describe(record.config));
  for (std::size_t i = 0; i < record.config.seats; ++i) {
    if (!record.names[i].empty()) fmt::print("seat {}: {}\n", i, record.names[i]);
  }
  if (record.origin) fmt::print("This game {}.\n", Describe(*record.origin));
  fmt::print("\n{}\n", story.Text());
  if (!record.finished) {
    fmt::print("The record ends here, after {} decisions.\n", record.decisions);
    if (!reader.all) return;
  }
  fmt::print("{}", ScoreTable(record.state));
}

void RunReplay(const ReplayOptions& options) {
  const bool all = options.seat_option->count() == 0;
  const Reader reader{.seat = all ? kNoSeat : static_cast<Seat>(options.seat), .all = all};
  const std::string text = ReadWholeFile(options.file, kMaxRecordBytes);
  Story story(options, reader);
  const Result<GameRecord> record = ReplayRecord(text, &story);
  if (!record) throw Failure(options.file, record.Error());
  if (!all && options.seat >= record->config.seats) {
    throw Failure("replay/bad_seat",
                  fmt::format("{} has seats 0 to {}", options.file, record->config.seats - 1));
  }
  if (options.json) return PrintJson(*record, story, reader);
  PrintText(*record, story, reader);
}

}  // namespace

void AddReplay(CLI::App& program, int& /*status*/) {
  auto options = std::make_shared<ReplayOptions>();
  CLI::App* command = program.add_subcommand("replay", "Check a record and tell the game");
  command->footer(kReplayFooter);
  command->add_option("FILE", options->file, "The record; - for standard input")->required();
  options->seat_option =
      command->add_option("--seat", options->seat, "Tell only what this seat knew")
          ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{kMaxSeats - 1}).description(""));
  command->add_flag("--json", options->json, "Print JSON");
  command->add_flag("--choices", options->choices, "Show the legal choices at every decision")
      ->excludes("--json");
  command->add_flag("--boards", options->boards, "Show the train at the start of every round")
      ->excludes("--json");
  command->callback([options] { RunReplay(*options); });
}

}  // namespace folsom
