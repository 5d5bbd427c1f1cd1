// Unicode by ICU. Names are folded by NFKC_Casefold: capitals, wide and narrow forms, ligatures and
// the ways to write an accent make no difference, and what is not seen is left out. Unicode
// promises that this never changes for a letter that has once been given a number. Scripts and
// looks are those of UTS 39: a name is "highly restrictive", and its look is the skeleton of its
// folded skeleton, so that "PayPaI" looks like "paypal" (the capital I is an l before it is
// folded).
#pragma once

#include <unicode/uspoof.h>

#include <memory>

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
  [[nodiscard]] std::string LookOf(std::string_view name) const override;

 private:
  struct CloseSpoof {
    void operator()(USpoofChecker* spoof) const { uspoof_close(spoof); }
  };
  std::unique_ptr<USpoofChecker, CloseSpoof> spoof_;  // Never changed after it was made.
};

}  // namespace folsom
