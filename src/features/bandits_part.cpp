// Bandits: where they are, what they have, what is asked of them.
#include "features/parts.h"

namespace folsom::features {
namespace {

void WriteBandit(const BanditState& b, std::size_t row, const Writer& w) {
  w.Set<FieldId::kBanditPlace>(b.place.id, row);
  if (b.place.InPlay()) w.Set<FieldId::kPlaceBandits>(row, b.place.id);
  w.Thermometer<FieldId::kBanditBullets>(b.bullets, row);
  w.Thermometer<FieldId::kBanditJewels>(b.jewels, row);
  w.Thermometer<FieldId::kBanditStrongboxes>(b.strongboxes, row);
  w.Put<FieldId::kBanditConductor>(b.conductor, row);
  w.Put<FieldId::kBanditFiredAtOwn>(b.fired_at_own, row);
  if (b.hostage != kNoHostage) w.Set<FieldId::kBanditHostage>(Index(b.hostage), row);
}

template <FieldId kId>
void WriteMask(BanditMask bandits, const Seating& who, const Writer& w) {
  for (const Bandit b : bandits) w.Set<kId>(who.RowOf(b));
}
template <FieldId kId>
void WriteOne(Bandit b, const Seating& who, const Writer& w) {
  if (b != kNoBandit) w.Set<kId>(who.RowOf(b));
}

}  // namespace

void WriteBandits(const SeatView& v, const Seating& who, const Writer& w) {
  for (const Bandit b : who.Bandits()) {
    const std::size_t row = who.RowOf(b);
    w.Set<FieldId::kBanditCharacter>(Index(b), row);
    w.Set<FieldId::kBanditOwner>(who.Relative(v.At(b).owner), row);
    WriteBandit(v.At(b), row, w);
  }
  WriteOne<FieldId::kBanditActor>(AskedBandit(v), who, w);
  WriteOne<FieldId::kBanditTarget>(v.target, who, w);
  if (v.own.choice != kNoAction && v.own.choice.Is(ActionKind::kCaboose)) {
    w.Set<FieldId::kBanditChosen>(who.RowOf(static_cast<Bandit>(v.own.choice.Param())));
  }
  if (!v.terms.horses) return;
  WriteOne<FieldId::kBanditTaker>(v.horses.hostage_taker, who, w);
  WriteMask<FieldId::kBanditRiding>(v.horses.riding, who, w);
  WriteMask<FieldId::kBanditFleeing>(v.horses.fleeing, who, w);
  WriteMask<FieldId::kBanditDecided>(v.own.asked, who, w);
  WriteMask<FieldId::kBanditChosen>(v.own.boarding, who, w);
}

}  // namespace folsom::features
