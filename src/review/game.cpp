#include "review/game.h"

#include <utility>

#include "record/game/game_record.h"
#include "record/game/replay.h"
#include "record/position/position.h"
#include "rules/choices/legal.h"
#include "rules/play/apply.h"

namespace folsom::review {
namespace {

// Takes the decisions down while the record is checked.
class StepReader final : public ReplayObserver {
 public:
  void Given(std::span<const std::string> chance) override {
    given_.assign(chance.begin(), chance.end());
  }
  void Started(const GameState& state) override {
    CountDraws(counts_, ChanceFromTexts(given_, state));
    given_.clear();
  }
  void Deciding(std::size_t /*line*/, const GameState& before, Seat seat, Action action) override {
    ActionList legal;
    LegalActions(before, seat, legal);
    steps_.push_back({.before = before,
                      .seat = seat,
                      .action = action,
                      .choice = legal.Size() > 1,
                      .events_before = events_,
                      .counts = counts_});
  }
  void Decided(std::size_t /*line*/, const GameState& after) override {
    steps_.back().drawn = ChanceFromTexts(given_, after);
    CountDraws(counts_, steps_.back().drawn);
    given_.clear();
  }
  void Emit(const EventBody& /*event*/, const GameState& /*after*/) override { ++events_; }

  [[nodiscard]] std::vector<Step> TakeSteps() { return std::move(steps_); }

 private:
  std::vector<std::string> given_;
  std::vector<Step> steps_;
  DrawCounts counts_{};
  std::size_t events_ = 0;
};

// Plays a step again, to see which outcomes of chance and which events belong together.
class PassageFinder final : public ChanceSource, public Sink {
 public:
  explicit PassageFinder(Step& step) : step_(step) {
    step_.passages.push_back({.seat = step.seat});
  }

  std::uint8_t Draw(Chance /*what*/, Seat /*whose*/, std::span<const Outcome> options) override {
    if (next_ >= step_.drawn.size()) return options.front().code;  // Never: the record was checked.
    ++step_.passages.back().draws;
    return step_.drawn[next_++].code;
  }
  void Emit(const EventBody& event, const GameState& /*after*/) override {
    if (const auto* const card = std::get_if<CardRevealed>(&event)) Begin(card->seat);
    if (std::holds_alternative<EventBegan>(event) || std::holds_alternative<RoundBegan>(event)) {
      Begin(kNoSeat);
    }
    step_.events.push_back(event);
    ++step_.passages.back().events;
  }

 private:
  void Begin(Seat seat) {
    const Passage& last = step_.passages.back();
    if (seat == kNoSeat && last.seat == kNoSeat) return;
    step_.passages.push_back(
        {.seat = seat, .first_event = step_.events.size(), .first_draw = next_});
  }

  Step& step_;
  std::size_t next_ = 0;
};

void FindPassages(Step& step) {
  GameState state = step.before;
  PassageFinder finder(step);
  Dice dice(finder);
  ApplyLegal(state, step.seat, step.action, dice, &finder);
}

}  // namespace

Result<ReviewGame> ReadReviewGame(std::string_view record) {
  if (record.starts_with('{') && ReadPosition(record)) {
    return Problem{.code = "review/unknown_chance",
                   .message = "this is a position: what was done and what chance gave is unknown"};
  }
  StepReader reader;
  const Result<GameRecord> read = ReplayRecord(record, &reader);
  if (!read) return read.Error();
  if (!read->finished) {
    return Problem{.code = "record/not_finished", .message = "this game is not over"};
  }
  ReviewGame game{.config = read->config,
                  .commit = read->fair.commit,
                  .names = {},
                  .steps = reader.TakeSteps(),
                  .end = read->state};
  game.names.assign(read->names.begin(), read->names.begin() + read->config.seats);
  for (Step& step : game.steps) FindPassages(step);
  return game;
}

}  // namespace folsom::review
