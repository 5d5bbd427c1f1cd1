#include "support/scramble.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "rules/choices/legal.h"

namespace folsom {
namespace {

template <typename T>
void Shuffle(std::vector<T>& items, Rng& rng) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[rng.Below(static_cast<std::uint32_t>(i))]);
  }
}

// Cards whose place the viewer does not know, dealt out again from one heap.
class Heap {
 public:
  explicit Heap(Rng& rng) : rng_(rng) {}

  void Put(const CardBag& bag) {
    for (std::size_t i = 0; i < bag.Size(); ++i) cards_.push_back(bag.Nth(i));
  }
  void Put(Card card) { cards_.push_back(card); }
  void Mix() { Shuffle(cards_, rng_); }

  Card Take(Card card) {
    return TakeIf([card](Card c) { return c == card; });
  }
  Card TakeAction() {
    return TakeIf([](Card c) { return c.IsAction(); });
  }
  Card TakeBullet() {
    return TakeIf([](Card c) { return c.IsBullet(); });
  }
  Card TakeAny() {
    return TakeIf([](Card) { return true; });
  }

 private:
  template <typename Pred>
  Card TakeIf(Pred wanted) {
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      if (!wanted(cards_[i])) continue;
      const Card card = cards_[i];
      cards_.erase(cards_.begin() + static_cast<std::ptrdiff_t>(i));
      return card;
    }
    std::abort();  // The truth itself shows that there is a way to deal.
  }

  Rng& rng_;
  std::vector<Card> cards_;
};

class Scrambler {
 public:
  Scrambler(const GameState& truth, Seat viewer, Rng& rng, Commitments commitments)
      : truth_(truth), state_(truth), viewer_(viewer), rng_(rng), commitments_(commitments) {}

  GameState Run() {
    // INFO-4: partners share their cards but not their hands; two bandits of one player share all.
    const std::size_t seats_per_side = truth_.terms.teams ? 2 : 1;
    for (std::size_t s = 0; s < truth_.terms.seats; s += seats_per_side) {
      std::vector<Seat> side{static_cast<Seat>(s)};
      if (seats_per_side == 2) side.push_back(static_cast<Seat>(s + 1));
      DealCards(side);
    }
    DealPurses();
    DealFlasks();
    for (std::size_t s = 0; s < truth_.terms.seats; ++s) Recommit(static_cast<Seat>(s));
    return state_;
  }

 private:
  // --- Cards. What is known of a hand: its size, and what `known_*` say (INFO-1, INFO-3). What is
  // known of a face-down card: that it is an action card, and a Fire of the other bandit where the
  // second card of DUO18-4 follows.
  void DealCards(const std::vector<Seat>& side) {
    Heap heap(rng_);
    for (const Seat seat : side) Collect(seat, side.size() == 1, heap);
    heap.Mix();
    for (const Seat seat : side) DealDetermined(seat, heap);
    for (const Seat seat : side) DealConstrained(seat, heap);
    for (const Seat seat : side) DealRest(seat, heap);
  }

  // A player alone knows the content of the own deck; in teams the partner drew from it unseen.
  void Collect(Seat seat, bool alone, Heap& heap) {
    SeatSecrets& s = state_.Secret(seat);
    if (seat == viewer_ && alone) return;
    heap.Put(s.deck);
    s.deck = {};
    if (seat == viewer_) return;
    heap.Put(s.hand);
    s.hand = {};
    for (std::size_t i = truth_.pile_next; i < truth_.pile_size; ++i) {
      if (HiddenInPile(i, seat)) heap.Put(truth_.faces.pile[i]);
    }
  }
  [[nodiscard]] bool HiddenInPile(std::size_t i, Seat by) const {
    return by != viewer_ && truth_.pile[i].FaceDown() && truth_.pile[i].By() == by;
  }
  [[nodiscard]] bool FireFollowed(std::size_t i) const {
    return i + 1 < truth_.pile_size && truth_.pile[i + 1].Second();
  }

  void DealDetermined(Seat seat, Heap& heap) {
    if (seat == viewer_) return;
    CardBag& hand = state_.Secret(seat).hand;
    for (std::size_t i = truth_.pile_next; i < truth_.pile_size; ++i) {
      if (!HiddenInPile(i, seat) || !FireFollowed(i)) continue;
      const std::size_t other = 1 - truth_.faces.pile[i + 1].Colour();
      state_.faces.pile[i] = heap.Take(Card::Action(CardKind::kFire, other));
    }
    const CardBag known{0, truth_.At(seat).known_bullets};
    for (std::size_t i = 0; i < known.Size(); ++i) hand.Add(heap.Take(known.Nth(i)));
    PinChoice(seat, heap);
  }
  // A commitment that is held needs its card where it is.
  void PinChoice(Seat seat, Heap& heap) {
    if (commitments_ == Commitments::kVary || truth_.ask != Ask::kTurmoil) return;
    const Action choice = truth_.choices[Index(seat)];
    if (choice == kNoAction) return;
    if (!choice.Is(ActionKind::kPlay) && !choice.Is(ActionKind::kPlayDown)) return;
    state_.Secret(seat).hand.Add(heap.Take(CardOf(seat, choice.Param())));
  }
  [[nodiscard]] Card CardOf(Seat seat, std::uint16_t ref) const {
    if (ref == kPlainMarshalRef) return Card::Action(CardKind::kMarshal, 0);
    const auto bandit = static_cast<Bandit>(ref / kCardKinds);
    const auto kind = static_cast<CardKind>(ref % kCardKinds);
    return Card::Action(kind, truth_.colours[Index(seat)][0] == bandit ? 0 : 1);
  }

  void DealConstrained(Seat seat, Heap& heap) {
    if (seat == viewer_) return;
    CardBag& hand = state_.Secret(seat).hand;
    for (std::size_t i = truth_.pile_next; i < truth_.pile_size; ++i) {
      if (HiddenInPile(i, seat) && !FireFollowed(i)) state_.faces.pile[i] = heap.TakeAction();
    }
    while (hand.ActionCount() < SureActions(seat)) hand.Add(heap.TakeAction());
    while (hand.BulletCount() < truth_.At(seat).known_duds) hand.Add(heap.TakeBullet());
  }

  // How many are kept will be public (INFO-1), so a held commitment needs as many.
  [[nodiscard]] std::size_t SureActions(Seat seat) const {
    const CardBag kept{truth_.Secret(seat).kept, 0};
    const bool held = commitments_ == Commitments::kHold && truth_.ask == Ask::kKeep;
    return std::max<std::size_t>(truth_.At(seat).known_actions, held ? kept.ActionCount() : 0);
  }

  void DealRest(Seat seat, Heap& heap) {
    SeatSecrets& s = state_.Secret(seat);
    const SeatSecrets& was = truth_.Secret(seat);
    while (s.hand.Size() < was.hand.Size()) s.hand.Add(heap.TakeAny());
    while (s.deck.Size() < was.deck.Size()) s.deck.Add(heap.TakeAny());
  }

  // --- Loot. Values that exist and that the viewer does not know are mixed with those that have
  // not come into being: nobody knows what is left of them (INFO-3).
  void DealPurses() {
    std::vector<PurseValue> values;
    for (std::size_t i = 0; i < kPurses; ++i) {
      if (UnknownPurse(i)) values.push_back(truth_.faces.purses[i]);
    }
    for (std::size_t v = 1; v < kPurseValues; ++v) {
      values.insert(values.end(), truth_.purse_bag[v], static_cast<PurseValue>(v));
    }
    Shuffle(values, rng_);
    for (std::size_t i = 0; i < kPurses; ++i) {
      if (!UnknownPurse(i)) continue;
      state_.faces.purses[i] = values.back();
      values.pop_back();
    }
    state_.purse_bag = {};
    for (const PurseValue value : values) ++state_.purse_bag[Index(value)];
  }
  [[nodiscard]] bool UnknownPurse(std::size_t i) const {
    return truth_.faces.purses[i] != PurseValue::kNone && !truth_.purses[i].knowers.Has(viewer_);
  }

  void DealFlasks() {
    std::vector<FlaskKind> kinds;
    for (std::size_t i = 0; i < kFlasks; ++i) {
      if (UnknownFlask(i)) kinds.push_back(truth_.faces.flasks[i]);
    }
    for (std::size_t k = 1; k < truth_.horses_secrets.flask_bag.size(); ++k) {
      kinds.insert(kinds.end(), truth_.horses_secrets.flask_bag[k], static_cast<FlaskKind>(k));
    }
    Shuffle(kinds, rng_);
    for (std::size_t i = 0; i < kFlasks; ++i) {
      if (!UnknownFlask(i)) continue;
      state_.faces.flasks[i] = kinds.back();
      kinds.pop_back();
    }
    state_.horses_secrets.flask_bag = {};
    for (const FlaskKind kind : kinds) ++state_.horses_secrets.flask_bag[Index(kind)];
  }
  [[nodiscard]] bool UnknownFlask(std::size_t i) const {
    const FlaskToken& flask = truth_.horses.flasks[i];
    return truth_.faces.flasks[i] != FlaskKind::kNone && flask.half == 0 &&
           !flask.knowers.Has(viewer_);
  }

  // --- Commitments of others (INFO-2), open until the last is in.
  void Recommit(Seat seat) {
    if (seat == viewer_) return;
    switch (truth_.ask) {
      case Ask::kCaboose:
      case Ask::kTurmoil:
        if (commitments_ == Commitments::kVary) Rechoose(seat);
        break;
      case Ask::kChooseCard:
        Rechoose(seat);  // Never opened: it may vary always.
        break;
      case Ask::kGetAboard:
        if (commitments_ == Commitments::kVary) Reboard(seat);
        break;
      case Ask::kKeep:
        Rekeep(seat);
        break;
      default:
        break;
    }
  }

  void Rechoose(Seat seat) {
    if (truth_.choices[Index(seat)] == kNoAction) return;
    GameState asking = state_;
    asking.pending.Add(seat);
    asking.choices[Index(seat)] = kNoAction;
    ActionList legal;
    LegalActions(asking, seat, legal);
    if (legal.Empty()) std::abort();
    state_.choices[Index(seat)] = legal[rng_.Below(static_cast<std::uint32_t>(legal.Size()))];
  }

  // HORSE-ATTACK-1: bandit by bandit in the order of MAT-1. Who is still pending has at least one
  // bandit left to decide for; how many were decided is secret.
  void Reboard(Seat seat) {
    std::vector<Bandit> riders;
    for (const Bandit b : truth_.horses.riding) {
      if (truth_.At(b).owner == seat) riders.push_back(b);
    }
    if (riders.empty()) return;
    std::size_t decided = riders.size();
    if (truth_.pending.Has(seat)) decided = rng_.Below(static_cast<std::uint32_t>(riders.size()));
    for (std::size_t i = 0; i < riders.size(); ++i) {
      state_.horses_secrets.asked.Remove(riders[i]);
      state_.horses_secrets.boarding.Remove(riders[i]);
      if (i >= decided) continue;
      state_.horses_secrets.asked.Add(riders[i]);
      if (rng_.Below(2) == 0) state_.horses_secrets.boarding.Add(riders[i]);
    }
  }

  // EXP-3 and KEEP: some of the action cards in hand. Who is still pending may keep more.
  void Rekeep(Seat seat) {
    const bool limited = !truth_.terms.discard_piles;
    const std::size_t symbols = DefOf(truth_.CurrentRound()).keep;
    const std::size_t had = CardBag{truth_.Secret(seat).kept, 0}.ActionCount();
    std::vector<Card> actions;
    const CardBag held = state_.Secret(seat).hand.Actions();
    for (std::size_t i = 0; i < held.Size(); ++i) actions.push_back(held.Nth(i));
    Shuffle(actions, rng_);
    std::size_t most = actions.size();
    if (limited) most = std::min(most, symbols);
    if (truth_.pending.Has(seat) && limited && most == symbols && most > 0) --most;
    std::size_t count = rng_.Below(static_cast<std::uint32_t>(most + 1));
    if (commitments_ == Commitments::kHold) count = std::min(had, actions.size());
    CardBag kept;
    for (std::size_t i = 0; i < count; ++i) kept.Add(actions[i]);
    state_.Secret(seat).kept = kept.actions;
  }

  const GameState& truth_;
  GameState state_;
  Seat viewer_;
  Rng& rng_;
  Commitments commitments_;
};

}  // namespace

GameState Scramble(const GameState& truth, Seat viewer, Rng& rng, Commitments commitments) {
  if (truth.phase == Phase::kOver) return truth;
  return Scrambler(truth, viewer, rng, commitments).Run();
}

}  // namespace folsom
