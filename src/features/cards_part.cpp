// The pile, the viewer's own cards, and what is left for those that nobody sees.
#include "features/parts.h"

namespace folsom::features {
namespace {

// By Card::id: the last eight bytes of a card's row in the pile, seven kinds and the second colour.
constexpr std::array<std::uint64_t, 32> kFaceBytes = [] {
  std::array<std::uint64_t, 32> bytes{};
  for (std::uint8_t id = 0; id < bytes.size(); ++id) {
    const Card card{id};
    if (!card.IsAction()) continue;
    bytes[id] = std::uint64_t{1} << (Index(card.Kind()) * 8);
    if (card.Colour() == 1) bytes[id] |= std::uint64_t{1} << 56;
  }
  return bytes;
}();
// The first eight: six seats, face down, second card.
[[nodiscard]] std::uint64_t BackBytes(PileCard card, std::size_t seat) {
  return std::uint64_t{1} << (seat * 8) | std::uint64_t{card.FaceDown()} << 48 |
         std::uint64_t{card.Second()} << 56;
}

// Action cards that the viewer sees, as the `actions` of bags, by seat.
using SeenCards = std::array<std::uint64_t, kMaxSeats>;

[[nodiscard]] SeenCards WritePile(const SeatView& v, const Seating& who, const Writer& w) {
  SeenCards seen{};
  const std::size_t swaps = v.terms.teams ? 1 : 0;
  for (std::size_t i = v.pile_next; i < v.pile_size; ++i) {
    const Seat by = v.pile[i].By();
    const Card card = v.faces.pile[i];
    const std::size_t at = who.Relative(by);
    const std::uint64_t back = BackBytes(v.pile[i], at);
    const std::uint64_t face = kFaceBytes[card.id ^ (swaps & Index(by))];
    std::uint8_t* const row = w.Row<FieldId::kPile>(i - v.pile_next);
    std::memcpy(row, &back, sizeof back);
    std::memcpy(row + sizeof back, &face, sizeof face);
    seen[Index(by)] += CardBag::Of(card).actions;
    std::uint8_t& hidden = w.Row<FieldId::kSeatHidden>()[at];
    hidden = static_cast<std::uint8_t>(hidden + (card == kHiddenCard ? 1 : 0));
  }
  return seen;
}

void WriteOwn(const SeatView& v, const Writer& w) {
  const std::size_t own = OwnColour(v.terms, v.viewer);
  w.PutRow<FieldId::kHand>(KindCounts(v.own.hand.actions, own), 0);
  w.PutRow<FieldId::kHand>(KindCounts(v.own.hand.actions, 1 - own), 1);
  w.Put<FieldId::kHandBullets>(v.own.hand.BulletCount());
  if (v.own.kept == 0) return;
  w.PutRow<FieldId::kKept>(KindCounts(v.own.kept, own), 0);
  w.PutRow<FieldId::kKept>(KindCounts(v.own.kept, 1 - own), 1);
}

// A commitment to a card, a draw or a pass; for other ones see WriteBandits.
void WriteChoice(const SeatView& v, const Writer& w) {
  const Action choice = v.own.choice;
  if (choice == act::kDraw) w.Set<FieldId::kChoiceOther>(1);
  if (choice == act::kPass) w.Set<FieldId::kChoiceOther>(2);
  if (choice.Is(ActionKind::kPlayDown)) w.Set<FieldId::kChoiceOther>(0);
  if (!choice.Is(ActionKind::kPlay) && !choice.Is(ActionKind::kPlayDown) &&
      !choice.Is(ActionKind::kChoose)) {
    return;
  }
  const Card card = CardOf(v, v.viewer, choice.Param());
  const std::size_t colour = card.Colour() ^ OwnColour(v.terms, v.viewer);
  w.Set<FieldId::kChoice>(colour * kCardKinds + Index(card.Kind()));
}

// All cards that the two colours of a side begin with.
[[nodiscard]] std::uint64_t StartOfSide(const Terms& terms) {
  const std::uint64_t first = StartingDeck(terms, Seat{0}).actions;
  return terms.teams ? first + StartingDeck(terms, Seat{1}).actions : first;
}

void WriteColours(const SeatView& v, const Seating& who, const SeenCards& piled, const Writer& w) {
  const std::uint64_t start = StartOfSide(v.terms);
  SeenCards seen = piled;
  seen[Index(v.viewer)] += v.own.hand.actions;
  for (std::size_t i = 0; v.terms.discard_piles && i < v.terms.seats; ++i) {
    seen[i] += v.seats[i].discard.actions;
  }
  for (const Bandit b : who.Bandits()) {
    const std::size_t row = who.RowOf(b);
    const Seat owner = v.At(b).owner;
    const std::size_t colour = who.IsSecond(row) ? 1 : OwnColour(v.terms, owner);
    std::uint64_t pile = piled[Index(owner)];
    std::uint64_t all = seen[Index(owner)];
    if (v.terms.teams) {
      pile += piled[Index(PartnerOf(v.terms, owner))];
      all += seen[Index(PartnerOf(v.terms, owner))];
    }
    w.PutRow<FieldId::kBanditPiled>(KindCounts(pile, colour), row);
    w.PutRow<FieldId::kBanditUnseen>(KindCounts(start - all, colour), row);
  }
}

}  // namespace

void WriteCards(const SeatView& v, const Seating& who, const Writer& w) {
  const SeenCards piled = WritePile(v, who, w);
  WriteOwn(v, w);
  if (v.own.choice != kNoAction) WriteChoice(v, w);
  WriteColours(v, who, piled, w);
}

}  // namespace folsom::features
