// Bar charts with intervals as SVG: one file, no scripts, no fonts to load.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arena/figures/estimate.h"

namespace folsom {

struct Bar {
  std::string label;
  Estimate estimate;   // A share, 0 to 1.
  double chance = 0;   // What it would be by chance; a line is drawn there.
  std::string detail;  // Shown where the pointer rests.
};

struct Panel {
  std::string title;
  std::string axis;       // What the bars are.
  std::vector<Bar> bars;  // Not empty.
};

struct Chart {
  std::string title;
  std::string subtitle;
  std::string y_axis;
  std::string note;  // At the foot.
  std::vector<Panel> panels;
};

// Panels stand in rows of up to three, all with the same scale.
[[nodiscard]] std::string SvgOf(const Chart& chart);

// As it may stand in XML text and attributes.
[[nodiscard]] std::string XmlEscaped(std::string_view text);

}  // namespace folsom
