#include "record/origin/beginning.h"

#include <utility>

#include "record/game/game_record.h"
#include "record/game/replay.h"
#include "record/position/position.h"

namespace folsom {

namespace {

// Takes down all luck, and one decision.
class BeginningReader final : public ReplayObserver {
 public:
  explicit BeginningReader(const OriginWish& wish) : wish_(wish) {}

  void Given(std::span<const std::string> chance) override {
    given_.assign(chance.begin(), chance.end());
  }
  void Started(const GameState& state) override { Note(state); }
  void Deciding(std::size_t /*line*/, const GameState& before, Seat seat,
                Action /*action*/) override {
    if (decisions_++ != wish_.decision) return;
    position_ = WritePosition(before);
    seat_ = seat;
  }
  void Decided(std::size_t /*line*/, const GameState& after) override { Note(after); }

  [[nodiscard]] Luck& AllLuck() { return luck_; }
  [[nodiscard]] std::string& Position() { return position_; }
  [[nodiscard]] Seat Decider() const { return seat_; }

 private:
  void Note(const GameState& after) {
    for (const Drawn& drawn : ChanceFromTexts(given_, after)) luck_.push_back(drawn);
    given_.clear();
  }

  const OriginWish& wish_;
  std::uint32_t decisions_ = 0;
  std::vector<std::string> given_;
  Luck luck_;
  std::string position_;
  Seat seat_ = kNoSeat;
};

}  // namespace

Result<Beginning> BeginningFrom(std::string_view record, const OriginWish& wish, std::string game) {
  BeginningReader reader(wish);
  const Result<GameRecord> read = ReplayRecord(record, &reader);
  if (!read) return read.Error();
  if (!read->finished) {
    return Problem{.code = "record/not_finished", .message = "this game is not over"};
  }
  Beginning beginning{.config = read->config, .origin = {.game = std::move(game)}};
  if (!wish.decision) {
    if (read->start) {
      return Problem{.code = "record/not_whole", .message = "this game began in the middle"};
    }
    beginning.origin.luck = std::move(reader.AllLuck());
    return beginning;
  }
  if (reader.Decider() == kNoSeat) {
    return Problem{.code = "origin/no_such_decision", .message = "this game has no such decision"};
  }
  beginning.origin.decision = *wish.decision;
  beginning.origin.seat = reader.Decider();
  beginning.origin.anew = wish.anew;
  beginning.position = std::move(reader.Position());
  return beginning;
}

}  // namespace folsom
