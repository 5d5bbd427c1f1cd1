// The rule of thumb in Schemin': which card, or whether to draw.
#include <algorithm>
#include <optional>

#include "bots/thumb/policy_parts.h"
#include "bots/thumb/prospect.h"

namespace folsom {
namespace {

// How many cards the seat at work may yet plan in this round.
[[nodiscard]] int ActsLeft(const GameState& s) {
  if (s.rounds[s.round - 1U] == kNoRoundCard) return 4;  // Before the round card (DUO18-3).
  int acts = 0;
  for (std::size_t i = s.turn; i < DefOf(s.CurrentRound()).turns.size(); ++i) {
    acts += TurnOf(s.CurrentRound(), i) == Turn::kSpeedingUp ? 2 : 1;
  }
  return std::max(1, acts - s.acts);
}

// One bandit's part of a decision: its outlook on the forecast board, and its cards.
struct Part {
  Part(const GameState& board, Bandit bandit, Seat reader, KindCounts cards)
      : outlook(board, bandit, reader), at(board.At(bandit).place), hand(cards) {}
  Outlook outlook;
  Place at;
  KindCounts hand;
};

class Planner {
 public:
  Planner(const GameState& s, Seat seat, const Forecast& forecast)
      : s_(s), seat_(seat), acts_(ActsLeft(s)) {
    const bool choosing = s.ask == Ask::kChooseCard;
    const GameState& board = choosing ? s : forecast.Board();
    const CardBag& cards = choosing ? s.Secret(seat).deck : s.Secret(seat).hand;
    for (std::size_t colour = 0; colour < 2; ++colour) {
      const Bandit b = s.colours[Index(seat)][colour];
      if (b == kNoBandit) continue;
      parts_[colour].emplace(board, b, seat, KindCounts::Of(cards, colour));
    }
  }

  // A card by its CardRef.
  [[nodiscard]] int Played(std::uint16_t ref) const {
    const Card card = CardOf(s_, seat_, ref);
    const Part& part = *parts_[card.Colour()];
    return WorthOfCard(part.outlook, part.at, card.Kind(), part.hand.Without(card.Kind()), acts_) +
           Others(card.Colour());
  }
  // Drawing: some of the deck's cards join the hand, and `acts` remain.
  [[nodiscard]] int Drawn(int acts) const {
    std::optional<int> worth;
    for (std::size_t colour = 0; colour < 2; ++colour) {
      if (!parts_[colour]) continue;
      const Part& part = *parts_[colour];
      const KindCounts more = KindCounts::Of(s_.Secret(seat_).deck, colour);
      const int with = WorthOfHand(part.outlook, part.at, {part.hand.bytes + more.bytes}, acts);
      const int without = WorthOfHand(part.outlook, part.at, part.hand, acts);
      const int mixed = (with * 5 + without * 3) / 8 + Others(colour);
      worth = std::max(worth.value_or(mixed), mixed);
    }
    return worth.value_or(0);
  }
  // The best that can be done without a second card.
  [[nodiscard]] int Idle() const { return parts_[0]->outlook.stay[parts_[0]->at.id] + Others(0); }

 private:
  // What the seat's other bandit stands to get.
  [[nodiscard]] int Others(std::size_t colour) const {
    const std::optional<Part>& other = parts_[1 - colour];
    return other ? other->outlook.stay[other->at.id] : 0;
  }

  const GameState& s_;
  Seat seat_;
  int acts_;
  std::array<std::optional<Part>, 2> parts_;
};

constexpr int kDrawCost = 140;
constexpr int kFlaskCost = 30;
constexpr int kHidden = 5;  // CHAR-GHOST: better unseen.

}  // namespace

Action ChoosePlan(const GameState& s, Seat seat, const ActionList& legal, const Forecast& forecast,
                  Care care, Rng& rng) {
  const Planner planner(s, seat, forecast);
  const int acts = ActsLeft(s);
  Best best(care, rng);
  std::optional<int> best_card;
  for (const Action a : legal) {
    if (a == act::kDraw) {
      best.Consider(a, acts > 1 ? planner.Drawn(acts - 1) - kDrawCost : planner.Idle());
    } else if (a == act::kPass) {
      best.Consider(a, planner.Idle() + 20);
    } else if (!a.Is(ActionKind::kDrink)) {
      const int worth = planner.Played(a.Param()) + (a.Is(ActionKind::kPlayDown) ? kHidden : 0);
      best_card = std::max(best_card.value_or(worth), worth);
      best.Consider(a, worth);
    }
  }
  for (const Action a : legal) {
    if (!a.Is(ActionKind::kDrink)) continue;
    const bool old_whiskey = act::DrinkOf(a).old_whiskey;
    best.Consider(a, old_whiskey ? best_card.value_or(0) + 100 : planner.Drawn(acts) - kFlaskCost);
  }
  return best.Chosen();
}

}  // namespace folsom
