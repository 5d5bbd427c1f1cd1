// Unicode by ICU. Names are folded by NFKC_Casefold: capitals, wide and narrow forms, ligatures and
// the ways to write an accent make no difference, and what is not seen is left out. Unicode
// promises that this never changes for a letter that has once been given a number.
#pragma once

#include "hall/given/text.h"

namespace folsom {

class IcuTexts final : public Texts {
 public:
  // Throws std::runtime_error where ICU's data are not there.
  IcuTexts();
  [[nodiscard]] bool IsGoodName(std::string_view name) const override;
  [[nodiscard]] bool IsGoodTitle(std::string_view title) const override;
  [[nodiscard]] bool IsGoodLine(std::string_view line) const override;
  [[nodiscard]] std::string FoldedName(std::string_view name) const override;
};

}  // namespace folsom
