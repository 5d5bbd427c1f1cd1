#include "table/log/record_story.h"

#include <utility>

#include "table/log/telling.h"

namespace folsom {

namespace {

// Collects what each transition of a replay tells.
class StoryTeller final : public ReplayObserver {
 public:
  void Emit(const EventBody& event, const GameState& after) override {
    telling_.Emit(event, after);
  }
  // What begins in the middle has no events before that.
  void Started(const GameState& state) override { End(before_, state); }
  void Deciding(std::size_t /*line*/, const GameState& before, Seat seat,
                Action /*action*/) override {
    before_ = before;
    decisions_.push_back({.after = events_.size(), .seat = seat});
  }
  void Decided(std::size_t /*line*/, const GameState& after) override { End(before_, after); }

  [[nodiscard]] std::vector<TableEvent>& Events() { return events_; }
  [[nodiscard]] std::vector<StoryDecision>& Decisions() { return decisions_; }

 private:
  void End(const GameState& before, const GameState& after) {
    telling_.End(before, after);
    events_.insert(events_.end(), telling_.Events().begin(), telling_.Events().end());
    telling_ = Telling(static_cast<std::uint32_t>(events_.size()));
  }

  Telling telling_{0};
  GameState before_{};
  std::vector<TableEvent> events_;
  std::vector<StoryDecision> decisions_;
};

}  // namespace

Result<RecordStory> StoryOfRecord(std::string_view text) {
  StoryTeller teller;
  Result<GameRecord> record = ReplayRecord(text, &teller);
  if (!record) return record.Error();
  if (!record->finished) {
    return Problem{.code = "record/not_finished", .message = "this game is not over"};
  }
  return RecordStory{.record = std::move(*record),
                     .events = std::move(teller.Events()),
                     .decisions = std::move(teller.Decisions())};
}

}  // namespace folsom
