// The question, the terms, the round, the train.
#include "features/parts.h"

namespace folsom::features {
namespace {

void WriteTerms(const SeatView& v, const Writer& w) {
  w.Set<FieldId::kSeats>(v.terms.seats - 2U);
  w.Set<FieldId::kVariant>(Index(v.config.variant));
  std::uint8_t* const rules = w.Row<FieldId::kRules>();
  rules[0] = v.config.edition == Edition::k2018 ? 1 : 0;
  rules[1] = v.config.expert ? 1 : 0;
  rules[2] = v.config.horses ? 1 : 0;
  w.Thermometer<FieldId::kCars>(v.terms.cars);
}

void WriteTurns(const SeatView& v, const Writer& w) {
  const std::size_t turns = DefOf(v.CurrentRound()).turns.size();
  for (std::size_t i = v.turn; i < turns; ++i) {
    w.Set<FieldId::kTurns>(Index(TurnOf(v.CurrentRound(), i)), i - v.turn);
  }
  w.Thermometer<FieldId::kActs>(v.acts);
}

void WriteRound(const SeatView& v, const Writer& w) {
  if (v.round == 0) return;
  w.Set<FieldId::kRound>(v.round - 1U);
  for (std::size_t i = 0; i + 1 < v.round; ++i) w.Set<FieldId::kPastRounds>(Index(v.rounds[i]));
  if (v.CurrentRound() == kNoRoundCard) return;
  w.Set<FieldId::kRoundCard>(Index(v.CurrentRound()));
  w.Set<FieldId::kEvent>(Index(CurrentEvent(v)));
  if (v.phase == Phase::kPlanning) WriteTurns(v, w);
}

// What only some games have.
void WriteHorses(const HorsesBoard& horses, const Writer& w) {
  w.Set<FieldId::kGuard>(Index(horses.guard));
  if (horses.coach == kNoCar) return;
  w.Set<FieldId::kCoach>(Index(horses.coach));
  if (horses.attacked != kNoCar) w.Set<FieldId::kAttacked>(Index(horses.attacked));
  for (const Hostage h : horses.hostages) w.Set<FieldId::kHostagesLeft>(Index(h));
  std::memcpy(w.Row<FieldId::kPlaceHorses>(), horses.horses.data(), kMaxCars);
}
void WritePairs(const SeatView& v, const Writer& w) {
  for (std::size_t i = 0; i < v.pairs.size(); ++i) {
    if (v.pairs[i] != kNoBandit) w.Set<FieldId::kPairs>(Index(v.pairs[i]), i);
  }
}

}  // namespace

void WriteTable(const SeatView& v, const Seating& /*who*/, const Writer& w) {
  w.Set<FieldId::kAsk>(Index(v.ask));
  w.Put<FieldId::kAsked>(v.pending.Has(v.viewer) ? 1 : 0);
  w.Set<FieldId::kPhase>(Index(v.phase));
  w.Put<FieldId::kStep>(v.step);
  w.Set<FieldId::kMarshal>(Index(v.marshal));
  w.Put<FieldId::kStrongboxWaits>(v.strongbox_waits);
  w.Put<FieldId::kNeutralLeft>(v.neutral);
  WriteTerms(v, w);
  WriteRound(v, w);
  WriteHorses(v.horses, w);
  if (v.terms.fixed_pairs) WritePairs(v, w);
}

}  // namespace folsom::features
