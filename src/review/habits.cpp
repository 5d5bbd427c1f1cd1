#include "review/habits.h"

namespace folsom::review {
namespace {

class HabitCounter {
 public:
  explicit HabitCounter(const Board& board) : board_(board) {}

  void Add(const EventBody& event) {
    std::visit([this](const auto& e) { Count(e); }, event);
  }
  void AddDecision(Seat seat, Action action) {
    if (action == act::kDraw) ++habits_[Index(seat)].draws;
  }
  [[nodiscard]] const std::array<Habits, kMaxSeats>& Found() const { return habits_; }

 private:
  template <typename Event>
  void Count(const Event& /*event*/) {}

  void Count(const CardRevealed& e) {
    card_ = e.card.IsAction() ? &habits_[Index(e.seat)].cards[Index(e.card.Kind())] : nullptr;
    if (card_ != nullptr) ++card_->resolved;
  }
  void Count(const HadNoEffect& /*e*/) {
    if (card_ != nullptr) ++card_->nothing;
    card_ = nullptr;  // A card is counted once.
  }
  void Count(const EventBegan& /*e*/) { card_ = nullptr; }
  void Count(const BulletHit& e) { ++Of(e.target).shots_taken; }
  void Count(const NeutralBullet& e) { ++Of(e.bandit).neutral_taken; }

  [[nodiscard]] Habits& Of(Bandit bandit) { return habits_[Index(board_.At(bandit).owner)]; }

  const Board& board_;
  std::array<Habits, kMaxSeats> habits_{};
  CardHabit* card_ = nullptr;  // Of the card that resolves.
};

}  // namespace

std::array<Habits, kMaxSeats> HabitsOf(const ReviewGame& game) {
  HabitCounter counter(game.end);
  for (const Step& step : game.steps) {
    counter.AddDecision(step.seat, step.action);
    for (const EventBody& event : step.events) counter.Add(event);
  }
  return counter.Found();
}

}  // namespace folsom::review
