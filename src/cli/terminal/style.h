// How text looks on this terminal: colour only where somebody sees it and did not decline
// (NO_COLOR), box lines only where the locale can show them.
#pragma once

#include <string>
#include <string_view>

#include "rules/pieces/ids.h"

namespace folsom {

// SGR parameters; empty means plain.
using Ink = std::string_view;
inline constexpr Ink kPlain = "";
inline constexpr Ink kBold = "1";
inline constexpr Ink kDim = "2";
inline constexpr Ink kMarshalInk = "1;33";
inline constexpr Ink kLootInk = "32";
[[nodiscard]] Ink InkOf(Bandit bandit);

struct Style {
  bool colour = false;
  bool boxes = false;  // Unicode box lines.

  // What suits standard output.
  [[nodiscard]] static Style ForTerminal();

  [[nodiscard]] std::string Paint(std::string_view text, Ink ink) const;
};

}  // namespace folsom
