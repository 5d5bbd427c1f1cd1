#include "batch/truth.h"

#include <cstring>

#include "features/parts.h"

namespace folsom {
namespace {

using features::KindCounts;
using features::OwnColour;
using features::Seating;
using features::Writer;

// The kinds of a bag's action cards in the seat's first colour, then in its second.
template <TruthId kId>
void PutColours(std::uint64_t actions, std::size_t own, std::size_t row, const Writer& w) {
  std::uint8_t* const to = w.Row<kId>(row);
  features::PutKinds(to, KindCounts(actions, own));
  features::PutKinds(to + kCardKinds, KindCounts(actions, 1 - own));
}

void PutChoice(const GameState& s, Seat seat, const Seating& who, const Writer& w) {
  const Action choice = s.choices[Index(seat)];
  if (choice == kNoAction) return;
  const std::size_t row = who.Relative(seat);
  if (choice.Is(ActionKind::kCaboose)) {
    w.Set<TruthId::kBanditChosen>(who.RowOf(static_cast<Bandit>(choice.Param())));
    return;
  }
  if (choice == act::kDraw) w.Set<TruthId::kChoiceOther>(1, row);
  if (choice == act::kPass) w.Set<TruthId::kChoiceOther>(2, row);
  if (choice == act::kDraw || choice == act::kPass) return;
  if (choice.Is(ActionKind::kPlayDown)) w.Set<TruthId::kChoiceOther>(0, row);
  const Card card = CardOf(s, seat, choice.Param());
  const std::size_t colour = card.Colour() ^ OwnColour(s.terms, seat);
  w.Set<TruthId::kChoice>(colour * kCardKinds + Index(card.Kind()), row);
}

void PutSeat(const GameState& s, Seat seat, const Seating& who, const Writer& w) {
  const SeatSecrets& secret = s.Secret(seat);
  const std::size_t row = who.Relative(seat);
  const std::size_t own = OwnColour(s.terms, seat);
  PutColours<TruthId::kHand>(secret.hand.actions, own, row, w);
  PutColours<TruthId::kDeck>(secret.deck.actions, own, row, w);
  PutColours<TruthId::kKept>(secret.kept, own, row, w);
  w.Put<TruthId::kHandBullets>(secret.hand.BulletCount(), row);
  w.Put<TruthId::kDeckBullets>(secret.deck.BulletCount(), row);
  PutChoice(s, seat, who, w);
}

void PutPile(const GameState& s, const SeatView& v, const Writer& w) {
  for (std::size_t i = s.pile_next; i < s.pile_size; ++i) {
    const Card card = s.faces.pile[i];
    if (v.faces.pile[i] == card || !card.IsAction()) continue;
    const std::size_t row = i - s.pile_next;
    w.Set<TruthId::kPile>(Index(card.Kind()), row);
    if (card.Colour() != OwnColour(s.terms, s.pile[i].By())) w.Set<TruthId::kPile>(kCardKinds, row);
  }
}

// Counts a token whose face the viewer does not know, where it is; `face` counts from 0.
template <TruthId kOnCard, TruthId kAtPlace>
void CountToken(Spot spot, std::size_t face, const Seating& who, const Writer& w) {
  if (spot.IsCard()) ++w.Row<kOnCard>(who.RowOf(spot.Holder()))[face];
  if (spot.IsPlace()) ++w.Row<kAtPlace>(spot.id)[face];
}

void PutTokens(const GameState& s, const SeatView& v, const Seating& who, const Writer& w) {
  for (std::size_t slot = 0; slot < kPurses; ++slot) {
    const PurseValue face = s.faces.purses[slot];
    if (v.faces.purses[slot] == face) continue;
    CountToken<TruthId::kBanditPurses, TruthId::kPlacePurses>(s.purses[slot].spot, Index(face) - 1,
                                                              who, w);
  }
  for (std::size_t slot = 0; slot < kFlasks; ++slot) {
    const FlaskKind face = s.faces.flasks[slot];
    if (v.faces.flasks[slot] == face) continue;
    CountToken<TruthId::kBanditFlasks, TruthId::kPlaceFlasks>(s.horses.flasks[slot].spot,
                                                              Index(face) - 1, who, w);
  }
}

}  // namespace

void WriteTruth(const GameState& state, const SeatView& view,
                std::span<std::uint8_t, kTruthSize> out) {
  std::memset(out.data(), 0, kTruthSize);
  const Seating who(view);
  const Writer w(out.data());
  for (std::size_t i = 0; i < state.terms.seats; ++i) PutSeat(state, static_cast<Seat>(i), who, w);
  PutPile(state, view, w);
  PutTokens(state, view, who, w);
  for (const Bandit b : state.horses_secrets.asked) w.Set<TruthId::kBanditDecided>(who.RowOf(b));
  for (const Bandit b : state.horses_secrets.boarding) w.Set<TruthId::kBanditChosen>(who.RowOf(b));
}

}  // namespace folsom
