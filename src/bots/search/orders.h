// Cards are kept one by one in any order (EXP-3, KEEP), and equal sets are one decision. A search
// looks at the ascending order only, or its tree would hold every set many times over.
#pragma once

#include "rules/choices/legal.h"

namespace folsom {

// Drops from `legal` the cards that come before `last`, the decision of the same seat before this
// one in the playthrough (kNoAction: none).
inline void DropOtherOrders(Action last, ActionList& legal) {
  if (!last.Is(ActionKind::kKeep)) return;
  legal.Filter([last](Action a) { return !a.Is(ActionKind::kKeep) || a >= last; });
}

}  // namespace folsom
