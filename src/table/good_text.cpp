#include "table/good_text.h"

#include <algorithm>

#include "record/game/fair_lines.h"

namespace folsom {

bool IsGoodNonce(std::string_view nonce) { return nonce.empty() || IsNonce(nonce); }

bool IsGoodId(std::string_view id) {
  return !id.empty() && id.size() <= kMaxIdBytes &&
         std::ranges::all_of(id, [](char c) { return c > ' ' && c < 0x7F; });
}

}  // namespace folsom
