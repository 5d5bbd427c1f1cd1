#include "record/json/aim_json.h"

#include "record/words/names.h"

namespace folsom {
namespace {

[[nodiscard]] boost::json::object AimJson(const Aim& aim, Seat seat, const Palette& palette) {
  boost::json::object out;
  if (aim.bandit != kNoBandit) out["bandit"] = KeyOf(aim.bandit);
  if (aim.partner != kNoBandit) out["partner"] = KeyOf(aim.partner);
  if (aim.place != kUnplaced) out["place"] = PlaceText(aim.place);
  if (aim.loot != kNoLoot) out["loot"] = KeyOf(aim.loot);
  if (aim.slot != kNoSlot) out["slot"] = aim.slot;
  if (aim.hostage != kNoHostage) out["hostage"] = KeyOf(aim.hostage);
  if (aim.guard) out["guard"] = true;
  if (aim.card != kHiddenCard) out["card"] = CardText(aim.card, seat, palette);
  if (aim.face_down) out["face_down"] = true;
  if (aim.draws > 0) out["draws"] = aim.draws;
  return out;
}

}  // namespace

boost::json::array AimsJson(const SeatView& view, const ActionList& legal) {
  const Palette palette = PaletteOf(view);
  boost::json::array aims;
  for (const Action action : legal) {
    aims.push_back(AimJson(AimOf(view, action), view.viewer, palette));
  }
  return aims;
}

}  // namespace folsom
