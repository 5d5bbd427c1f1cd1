// Cards are dealt from *home* bags: what of a player's own cards (and bullets received) the view
// does not locate. Without teams that bag is exactly what is left for hand, face-down cards and
// deck. In teams cards wander between partners (TEAM-6), so a hand takes one card from the
// partner's home, as TEAM-4 has it, and what does not fit is filled up from the other home.
#include "rules/sample.h"

#include "rules/ask.h"
#include "rules/legal.h"
#include "rules/play/step.h"
#include "rules/query.h"

namespace folsom {
namespace {

class Dealer {
 public:
  Dealer(const SeatView& view, GameState& state, Dice& dice) : v_(view), s_(state), dice_(dice) {}

  void DealCards() {
    for (std::size_t i = 0; i < s_.terms.seats; ++i) CollectHome(static_cast<Seat>(i));
    for (std::size_t i = 0; i < s_.terms.seats; ++i) LocateKnown(static_cast<Seat>(i));
    ChooseStrays();
    DealPile();
    DealHands();
    DealDecks();
  }

 private:
  enum class Want : std::uint8_t { kAny, kAction, kBullet };

  [[nodiscard]] CardBag& Home(Seat seat) { return home_[Index(seat)]; }
  [[nodiscard]] Seat Partner(Seat seat) const { return PartnerOf(s_.terms, seat); }

  void CollectHome(Seat seat) {
    Home(seat) = StartingDeck(s_.terms, seat) + CardBag{0, s_.At(seat).received};
  }

  // Takes cards that the view shows at `seat` out of the homes they may come from.
  void Locate(Seat seat, const CardBag& cards) {
    if (!s_.terms.teams) {
      Home(seat) -= cards;
      return;
    }
    for (CardBag rest = cards; !rest.Empty();) {
      const Card card = rest.Nth(0);
      rest.Remove(card);
      (Home(seat).Has(card) ? Home(seat) : Home(Partner(seat))).Remove(card);
    }
  }

  void LocateKnown(Seat seat) {
    const SeatState& cards = s_.At(seat);
    CardBag top;
    for (std::size_t i = 0; i < cards.top.size; ++i) top.Add(Card::Bullet(cards.top.At(i)));
    Locate(seat, cards.discard + top);
    Locate(seat, seat == v_.viewer ? cards.hand : CardBag{0, cards.known_bullets});
    for (std::size_t i = s_.pile_next; i < s_.pile_size; ++i) {
      if (s_.pile[i].By() == seat && s_.pile[i].card != kHiddenCard) {
        Locate(seat, CardBag::Of(s_.pile[i].card));
      }
    }
  }

  // TEAM-4: somewhere among the unseen cards of each hand and its face-down plays is one from the
  // partner, unless it was seen already.
  void ChooseStrays() {
    for (std::size_t i = 0; s_.terms.teams && i < s_.terms.seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      std::size_t unseen = seat == v_.viewer ? 0 : v_.seats[i].hand_size;
      bool seen = false;
      for (std::size_t k = s_.pile_next; k < s_.pile_size; ++k) {
        if (s_.pile[k].By() != seat) continue;
        const Card card = s_.pile[k].card;
        if (card == kHiddenCard) ++unseen;
        if (card != kHiddenCard && card.Colour() != i % 2) seen = true;
      }
      if (!seen && unseen > 0) stray_[i] = dice_.Pick(unseen);
    }
  }

  // Whether the next unseen card of `seat` is the one drawn from the partner.
  [[nodiscard]] bool IsStray(Seat seat) { return dealt_[Index(seat)]++ == stray_[Index(seat)]; }

  [[nodiscard]] static CardBag Filtered(const CardBag& bag, Want want) {
    if (want == Want::kAction) return bag.Actions();
    return want == Want::kBullet ? bag.Bullets() : bag;
  }

  Card Deal(Seat seat, Want want) {
    const Seat partner = Partner(seat);
    Seat from = IsStray(seat) ? partner : seat;
    if (Filtered(Home(from), want).Empty()) from = from == seat ? partner : seat;
    const Card card = dice_.DrawCard(from, Filtered(Home(from), want));
    Home(from).Remove(card);
    return card;
  }

  // DUO18-6: the card before a second card is a Fire of the other bandit.
  [[nodiscard]] bool MustBeFire(std::size_t i) const {
    return i + 1 < s_.pile_size && s_.pile[i + 1].Second();
  }

  void DealPile() {
    for (std::size_t i = s_.pile_next; i < s_.pile_size; ++i) {
      if (s_.pile[i].card != kHiddenCard || !MustBeFire(i)) continue;
      const Card fire = Card::Action(CardKind::kFire, 1 - s_.pile[i + 1].card.Colour());
      Home(s_.pile[i].By()).Remove(fire);
      s_.pile[i].card = fire;
    }
    for (std::size_t i = s_.pile_next; i < s_.pile_size; ++i) {
      if (s_.pile[i].card == kHiddenCard) s_.pile[i].card = Deal(s_.pile[i].By(), Want::kAction);
    }
  }

  // What is known of each hand comes first for all, so that no deal can run dry.
  void DealHands() {
    std::array<std::size_t, kMaxSeats> open{};
    for (std::size_t i = 0; i < s_.terms.seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      if (seat == v_.viewer) continue;
      SeatState& cards = s_.At(seat);
      cards.hand = {0, cards.known_bullets};
      const std::size_t known = cards.hand.Size();
      for (std::size_t n = 0; n < cards.known_actions; ++n)
        cards.hand.Add(Deal(seat, Want::kAction));
      for (std::size_t n = known; n < cards.known_duds; ++n)
        cards.hand.Add(Deal(seat, Want::kBullet));
      open[i] = v_.seats[i].hand_size - cards.hand.Size();
    }
    for (std::size_t i = 0; i < s_.terms.seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      for (std::size_t n = 0; n < open[i]; ++n) s_.At(seat).hand.Add(Deal(seat, Want::kAny));
    }
  }

  void DealDecks() {
    for (std::size_t i = 0; i < s_.terms.seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      const std::size_t size = v_.seats[i].deck_size - std::size_t{s_.At(seat).top.size};
      MoveHome(seat, seat, size);
    }
    for (std::size_t i = 0; i < s_.terms.seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      const std::size_t size = v_.seats[i].deck_size - std::size_t{s_.At(seat).top.size};
      MoveHome(seat, Partner(seat), size);
    }
  }

  // Fills the deck of `seat` up to `size` from the home of `from`.
  void MoveHome(Seat seat, Seat from, std::size_t size) {
    CardBag& deck = s_.At(seat).deck;
    const std::size_t missing = size - deck.Size();
    if (missing >= Home(from).Size()) {
      deck += Home(from);
      Home(from) = {};
      return;
    }
    for (std::size_t n = 0; n < missing; ++n) {
      const CardBag one = CardBag::Of(dice_.DrawCard(from, Home(from)));
      Home(from) -= one;
      deck += one;
    }
  }

  const SeatView& v_;
  GameState& s_;
  Dice& dice_;
  std::array<CardBag, kMaxSeats> home_{};
  static constexpr std::size_t kNoStray = 255;
  std::array<std::size_t, kMaxSeats> stray_{kNoStray, kNoStray, kNoStray,
                                            kNoStray, kNoStray, kNoStray};
  std::array<std::size_t, kMaxSeats> dealt_{};
};

[[nodiscard]] GameState PublicState(const SeatView& v) {
  GameState s;
  s.config = v.config;
  s.terms = v.terms;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    const ViewSeat& from = v.seats[i];
    SeatState& to = s.seats[i];
    to.discard = from.discard;
    to.received = from.received;
    to.known_bullets = from.known_bullets;
    to.top = from.top;
    to.known_actions = from.known_actions;
    to.known_duds = from.known_duds;
    to.received_this_round = from.received_this_round;
  }
  s.bandits = v.bandits;
  s.colours = v.colours;
  s.pile = v.pile;
  s.pile_size = v.pile_size;
  s.pile_next = v.pile_next;
  s.jewels = v.jewels;
  s.strongboxes = v.strongboxes;
  s.strongbox_waits = v.strongbox_waits;
  s.marshal = v.marshal;
  s.neutral = v.neutral;
  s.phase = v.phase;
  s.ask = v.ask;
  s.pending = v.pending;
  s.actor = v.actor;
  s.target = v.target;
  s.step = v.step;
  s.round = v.round;
  s.rounds = v.rounds;
  s.first = v.first;
  s.turn = v.turn;
  s.order = v.order;
  s.acts = v.acts;
  s.pairs = v.pairs;
  s.horses.coach = v.coach;
  s.horses.guard = v.guard;
  s.horses.horses = v.horses;
  s.horses.hostages = v.hostages;
  s.horses.riding = v.riding;
  s.horses.attacked = v.attacked;
  s.horses.fleeing = v.fleeing;
  s.horses.hostage_taker = v.hostage_taker;
  return s;
}

void AddOwn(const SeatView& v, GameState& s) {
  if (v.viewer == kNoSeat) return;
  SeatState& seat = s.At(v.viewer);
  seat.hand = v.own.hand;
  seat.kept = v.own.kept;
  seat.choice = v.own.choice;
  s.horses.asked = v.own.asked;
  s.horses.boarding = v.own.boarding;
}

// Tokens somebody has held have a value; those the viewer does not know get one of what is left.
void DealTokens(const SeatView& v, GameState& s, Dice& dice) {
  s.purses = v.purses;
  s.purse_bag = kPurseCounts;
  for (const PurseToken& purse : s.purses) {
    if (purse.value != PurseValue::kNone) --s.purse_bag[Index(purse.value)];
  }
  for (std::size_t i = 0; i < kPurses; ++i) {
    if (((v.held_purses >> i) & 1U) == 0 || s.purses[i].value != PurseValue::kNone) continue;
    s.purses[i].value =
        static_cast<PurseValue>(dice.DrawCounted(Chance::kPurse, kNoSeat, s.purse_bag));
    --s.purse_bag[Index(s.purses[i].value)];
  }
  if (!s.terms.horses || s.phase == Phase::kCasting) return;
  s.horses.flasks = v.flasks;
  s.horses.flask_bag = kFlaskCounts;
  for (const FlaskToken& flask : s.horses.flasks) {
    if (flask.kind != FlaskKind::kNone) --s.horses.flask_bag[Index(flask.kind)];
  }
  for (std::size_t i = 0; i < kFlasks; ++i) {
    FlaskToken& flask = s.horses.flasks[i];
    if (((v.held_flasks >> i) & 1U) == 0 || flask.kind != FlaskKind::kNone) continue;
    flask.kind =
        static_cast<FlaskKind>(dice.DrawCounted(Chance::kFlask, kNoSeat, s.horses.flask_bag));
    --s.horses.flask_bag[Index(flask.kind)];
  }
}

[[nodiscard]] Action AnyLegal(const GameState& s, Seat seat, Dice& dice) {
  ActionList ways;
  ListActions(s, seat, s.ask, ways);
  return ways[dice.Pick(ways.Size())];
}

// A commitment of somebody who is done while others are not.
void DealCommitment(GameState& s, Seat seat, Dice& dice) {
  SeatState& cards = s.At(seat);
  switch (s.ask) {
    case Ask::kCaboose:
    case Ask::kChooseCard:
      cards.choice = AnyLegal(s, seat, dice);
      return;
    case Ask::kTurmoil:
      if (cards.hand.Empty()) {
        cards.choice = CanDraw(cards) ? act::kDraw : act::kPass;
      } else {
        cards.choice = AnyLegal(s, seat, dice);
      }
      return;
    case Ask::kKeep:
      for (Action a = AnyLegal(s, seat, dice); a != act::kDone; a = AnyLegal(s, seat, dice)) {
        cards.kept += CardBag::Of(CardOf(s, seat, a.Param())).actions;
      }
      return;
    case Ask::kBoard:
      for (const Bandit b : BanditsOf(s, seat) & s.horses.riding) {
        s.horses.asked.Add(b);
        if (dice.Pick(2) == 0) s.horses.boarding.Add(b);
      }
      return;
    default:
      return;
  }
}

}  // namespace

GameState Sample(const SeatView& view, Dice& dice) {
  GameState s = PublicState(view);
  AddOwn(view, s);
  if (s.phase != Phase::kCasting) {
    Dealer(view, s, dice).DealCards();
    DealTokens(view, s, dice);
  }
  for (std::size_t i = 0; i < s.terms.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    if (seat != view.viewer && !s.pending.Has(seat)) DealCommitment(s, seat, dice);
  }
  return s;
}

}  // namespace folsom
