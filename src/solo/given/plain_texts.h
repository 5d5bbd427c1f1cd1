// Names, titles and lines without a library for Unicode. Those who see them share a device, so
// nobody has to be kept from posing as another: scripts may be mixed, names are compared by their
// Latin letters only. What cannot be seen, or turns the direction of writing, is refused as on a
// server.
#pragma once

#include "hall/given/text.h"

namespace folsom {

class PlainTexts final : public Texts {
 public:
  [[nodiscard]] bool IsGoodName(std::string_view name) const override;
  [[nodiscard]] bool IsGoodTitle(std::string_view title) const override;
  [[nodiscard]] bool IsGoodLine(std::string_view line) const override;
  [[nodiscard]] std::string FoldedName(std::string_view name) const override;
  [[nodiscard]] std::string LookOf(std::string_view name) const override;
};

}  // namespace folsom
