#include "record/json/origin_json.h"

#include <boost/json.hpp>

namespace folsom {

boost::json::object OriginJson(const GameOrigin& origin) {
  boost::json::object out;
  if (IsPuzzleName(origin.game)) {
    out["puzzle"] = origin.game.substr(kPuzzleName.size());
    return out;
  }
  const char* const other = IsRecordName(origin.game) ? "record" : "table";
  out[IsDayName(origin.game) ? "day" : other] = origin.game;
  if (origin.IsDeal()) {
    out["deal"] = true;
    return out;
  }
  out["decision"] = origin.decision;
  out["seat"] = Index(origin.seat);
  out["cards"] = CardsKey(origin.anew);
  return out;
}

}  // namespace folsom
