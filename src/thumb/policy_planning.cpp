// The rule of thumb in Schemin': which card, or whether to draw.
#include <algorithm>
#include <optional>

#include "thumb/policy_parts.h"
#include "thumb/prospect.h"

namespace folsom {
namespace {

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
  Planner(const GameState& s, Seat seat, const GameState& forecast)
      : s_(s), seat_(seat), acts_(ActsLeft(s)) {
    const bool choosing = s.ask == Ask::kChooseCard;
    const GameState& board = choosing ? s : forecast;
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

int ActsLeft(const Board& s) {
  if (s.rounds[s.round - 1U] == kNoRoundCard) return 4;  // Before the round card (DUO18-3).
  int acts = 0;
  for (std::size_t i = s.turn; i < DefOf(s.CurrentRound()).turns.size(); ++i) {
    acts += TurnOf(s.CurrentRound(), i) == Turn::kSpeedingUp ? 2 : 1;
  }
  return std::max(1, acts - s.acts);
}

void WorthsOfPlan(const GameState& s, Seat seat, const ActionList& legal, const GameState& board,
                  Worths& out) {
  const Planner planner(s, seat, board);
  const int acts = ActsLeft(s);
  std::optional<int> best_card;
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    const Action a = legal[i];
    if (a == act::kDraw) {
      out[i] = acts > 1 ? planner.Drawn(acts - 1) - kDrawCost : planner.Idle();
    } else if (a == act::kPass) {
      out[i] = planner.Idle() + 20;
    } else if (!a.Is(ActionKind::kDrink)) {
      out[i] = planner.Played(a.Param()) + (a.Is(ActionKind::kPlayDown) ? kHidden : 0);
      best_card = std::max(best_card.value_or(out[i]), out[i]);
    }
  }
  for (std::size_t i = 0; i < legal.Size(); ++i) {
    if (!legal[i].Is(ActionKind::kDrink)) continue;
    const bool old_whiskey = act::DrinkOf(legal[i]).old_whiskey;
    out[i] = old_whiskey ? best_card.value_or(0) + 100 : planner.Drawn(acts) - kFlaskCost;
  }
}

// Drinking comes last, so that its error is drawn last.
Action ChoosePlan(const GameState& s, Seat seat, const ActionList& legal, const Forecast& forecast,
                  Care care, Rng& rng) {
  Worths worths;
  WorthsOfPlan(s, seat, legal, forecast.Board(), worths);
  Best best(care, rng);
  for (const bool drinks : {false, true}) {
    for (std::size_t i = 0; i < legal.Size(); ++i) {
      if (legal[i].Is(ActionKind::kDrink) == drinks) best.Consider(legal[i], worths[i]);
    }
  }
  return best.Chosen();
}

}  // namespace folsom
