// Cards are dealt from *home* bags: what of a player's own cards (and bullets received) the view
// does not locate. Without teams that bag is exactly what is left for hand, face-down cards and
// deck. In teams cards wander between partners (TEAM-6), so a hand takes one card from the
// partner's home, as TEAM-4 has it, and what does not fit is filled up from the other home.
#include "rules/state/sample.h"

#include "rules/choices/legal.h"
#include "rules/play/ask.h"
#include "rules/play/step.h"
#include "rules/state/query.h"

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
    const PublicSeat& known = s_.At(seat);
    CardBag top;
    for (std::size_t i = 0; i < known.top.size; ++i) top.Add(Card::Bullet(known.top.At(i)));
    Locate(seat, known.discard + top);
    Locate(seat, seat == v_.viewer ? s_.Secret(seat).hand : CardBag{0, known.known_bullets});
    for (std::size_t i = s_.pile_next; i < s_.pile_size; ++i) {
      if (s_.pile[i].By() == seat && s_.faces.pile[i] != kHiddenCard) {
        Locate(seat, CardBag::Of(s_.faces.pile[i]));
      }
    }
  }

  // TEAM-4: somewhere among the unseen cards of each hand and its face-down plays is one from the
  // partner, unless it was seen already.
  void ChooseStrays() {
    for (std::size_t i = 0; s_.terms.teams && i < s_.terms.seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      std::size_t unseen = seat == v_.viewer ? 0 : v_.sizes[i].hand;
      bool seen = false;
      for (std::size_t k = s_.pile_next; k < s_.pile_size; ++k) {
        if (s_.pile[k].By() != seat) continue;
        const Card card = s_.faces.pile[k];
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
      if (s_.faces.pile[i] != kHiddenCard || !MustBeFire(i)) continue;
      const Card fire = Card::Action(CardKind::kFire, 1 - s_.faces.pile[i + 1].Colour());
      Home(s_.pile[i].By()).Remove(fire);
      s_.faces.pile[i] = fire;
    }
    for (std::size_t i = s_.pile_next; i < s_.pile_size; ++i) {
      if (s_.faces.pile[i] == kHiddenCard) s_.faces.pile[i] = Deal(s_.pile[i].By(), Want::kAction);
    }
  }

  // What is known of each hand comes first for all, so that no deal can run dry.
  void DealHands() {
    std::array<std::size_t, kMaxSeats> open{};
    for (std::size_t i = 0; i < s_.terms.seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      if (seat == v_.viewer) continue;
      const PublicSeat& known = s_.At(seat);
      CardBag& hand = s_.Secret(seat).hand;
      hand = {0, known.known_bullets};
      const std::size_t bullets = hand.Size();
      for (std::size_t n = 0; n < known.known_actions; ++n) hand.Add(Deal(seat, Want::kAction));
      for (std::size_t n = bullets; n < known.known_duds; ++n) hand.Add(Deal(seat, Want::kBullet));
      open[i] = v_.sizes[i].hand - hand.Size();
    }
    for (std::size_t i = 0; i < s_.terms.seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      for (std::size_t n = 0; n < open[i]; ++n) s_.Secret(seat).hand.Add(Deal(seat, Want::kAny));
    }
  }

  void DealDecks() {
    for (std::size_t i = 0; i < s_.terms.seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      const std::size_t size = v_.sizes[i].deck - std::size_t{s_.At(seat).top.size};
      MoveHome(seat, seat, size);
    }
    for (std::size_t i = 0; i < s_.terms.seats; ++i) {
      const auto seat = static_cast<Seat>(i);
      const std::size_t size = v_.sizes[i].deck - std::size_t{s_.At(seat).top.size};
      MoveHome(seat, Partner(seat), size);
    }
  }

  // Fills the deck of `seat` up to `size` from the home of `from`.
  void MoveHome(Seat seat, Seat from, std::size_t size) {
    CardBag& deck = s_.Secret(seat).deck;
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

void AddOwn(const SeatView& v, GameState& s) {
  if (v.viewer == kNoSeat) return;
  s.Secret(v.viewer).hand = v.own.hand;
  s.Secret(v.viewer).kept = v.own.kept;
  s.choices[Index(v.viewer)] = v.own.choice;
  s.horses_secrets.asked = v.own.asked;
  s.horses_secrets.boarding = v.own.boarding;
}

// Tokens somebody has held have a face; those the viewer does not know get one of what is left.
template <typename Face, std::size_t kTokens, std::size_t kKinds>
void DealFaces(std::array<Face, kTokens>& faces, std::uint32_t held,
               std::array<std::uint8_t, kKinds>& bag, Chance what, Dice& dice) {
  for (const Face face : faces) {
    if (face != Face::kNone) --bag[Index(face)];
  }
  for (std::size_t i = 0; i < kTokens; ++i) {
    if (((held >> i) & 1U) == 0 || faces[i] != Face::kNone) continue;
    faces[i] = static_cast<Face>(dice.DrawCounted(what, kNoSeat, bag));
    --bag[Index(faces[i])];
  }
}

void DealTokens(const SeatView& v, GameState& s, Dice& dice) {
  s.purse_bag = kPurseCounts;
  DealFaces(s.faces.purses, v.held_purses, s.purse_bag, Chance::kPurse, dice);
  if (!s.terms.horses) return;
  s.horses_secrets.flask_bag = kFlaskCounts;
  DealFaces(s.faces.flasks, v.held_flasks, s.horses_secrets.flask_bag, Chance::kFlask, dice);
}

[[nodiscard]] Action AnyLegal(const GameState& s, Seat seat, Dice& dice) {
  ActionList ways;
  ListActions(s, seat, s.ask, ways);
  return ways[dice.Pick(ways.Size())];
}

// A commitment of somebody who is done while others are not.
void DealCommitment(GameState& s, Seat seat, Dice& dice) {
  Action& choice = s.choices[Index(seat)];
  switch (s.ask) {
    case Ask::kCaboose:
    case Ask::kChooseCard:
      choice = AnyLegal(s, seat, dice);
      return;
    case Ask::kTurmoil:
      if (s.Secret(seat).hand.Empty()) {
        choice = CanDraw(s, seat) ? act::kDraw : act::kPass;
      } else {
        choice = AnyLegal(s, seat, dice);
      }
      return;
    case Ask::kKeep:
      for (Action a = AnyLegal(s, seat, dice); a != act::kDone; a = AnyLegal(s, seat, dice)) {
        s.Secret(seat).kept += CardBag::Of(CardOf(s, seat, a.Param())).actions;
      }
      return;
    case Ask::kGetAboard:
      for (const Bandit b : BanditsOf(s, seat) & s.horses.riding) {
        s.horses_secrets.asked.Add(b);
        if (dice.Pick(2) == 0) s.horses_secrets.boarding.Add(b);
      }
      return;
    default:
      return;
  }
}

}  // namespace

GameState Sample(const SeatView& view, Dice& dice) {
  GameState s(view);
  s.faces = view.faces;
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
