// Seats, and who is who's.
#include "features/parts.h"
#include "rules/state/score.h"

namespace folsom::features {
namespace {

[[nodiscard]] SeatMask YetToAct(const SeatView& v) {
  SeatMask later;
  if (v.phase != Phase::kPlanning) return later;
  const Turn turn = CurrentTurn(v);
  if (turn == Turn::kTurmoil) return later;  // All together.
  for (std::size_t i = v.order + 1U; i < v.terms.seats; ++i) later.Add(PlannerAt(v, turn, i));
  return later;
}

void WriteSeat(const SeatView& v, Seat seat, std::size_t at, const Writer& w) {
  const PublicSeat& known = v.At(seat);
  w.Put<FieldId::kSeatHand>(v.sizes[Index(seat)].hand, at);
  w.Put<FieldId::kSeatDeck>(v.sizes[Index(seat)].deck, at);
  w.Put<FieldId::kSeatKnownActions>(known.known_actions, at);
  w.Put<FieldId::kSeatKnownDuds>(known.known_duds, at);
  w.Put<FieldId::kSeatReceivedNow>(known.received_this_round, at);
  w.PutRow<FieldId::kSeatReceived>(known.received, at);
}

// Expert.
void WriteDiscard(const SeatView& v, Seat seat, std::size_t at, const Writer& w) {
  const PublicSeat& known = v.At(seat);
  w.Put<FieldId::kSeatTop>(known.top.size, at);
  w.Put<FieldId::kSeatDiscardBullets>(known.discard.BulletCount(), at);
  const std::size_t own = OwnColour(v.terms, seat);
  std::uint8_t* const row = w.Row<FieldId::kSeatDiscard>(at);
  PutKinds(row, KindCounts(known.discard.actions, own));
  PutKinds(row + kCardKinds, KindCounts(known.discard.actions, 1 - own));
}

}  // namespace

void WriteSeats(const SeatView& v, const Seating& who, const Writer& w) {
  w.Thermometer<FieldId::kSeatPlays>(who.Seats());
  w.PutRow<FieldId::kSeatPending>(Spread(who.Relative(v.pending)));
  w.PutRow<FieldId::kSeatLater>(Spread(who.Relative(YetToAct(v))));
  w.PutRow<FieldId::kSeatGunslinger>(Spread(who.Relative(Gunslingers(v))));
  if (v.first != kNoSeat) w.Set<FieldId::kSeatFirst>(who.Relative(v.first));
  if (v.terms.teams) w.Set<FieldId::kSeatPartner>(who.Relative(PartnerOf(v.terms, v.viewer)));
  for (std::size_t at = 0; at < who.Seats(); ++at) {
    WriteSeat(v, who.At(at), at, w);
    if (v.terms.discard_piles) WriteDiscard(v, who.At(at), at, w);
  }
}

}  // namespace folsom::features
