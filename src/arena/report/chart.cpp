#include "arena/report/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace folsom {

namespace {

// In pixels at the drawing's own size.
constexpr double kMargin = 36;
constexpr double kHeader = 96;
constexpr double kFooter = 44;
constexpr double kPanelWidth = 404;
constexpr double kPanelHeight = 300;
constexpr double kGap = 30;
constexpr double kPlotLeft = 58;  // Within a panel.
constexpr double kPlotTop = 54;
constexpr double kPlotBottom = 56;
constexpr std::size_t kColumns = 3;

constexpr std::string_view kStyle = R"(<style>
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif;fill:#2b2622}
.t{font-size:25px;font-weight:700}
.s{font-size:15px;fill:#6a6058}
.p{font-size:14.5px;font-weight:600}
.a{font-size:12.5px;fill:#6a6058}
.k{font-size:12.5px;fill:#6a6058}
.b{font-size:12px}
.v{font-size:12px;font-weight:600;fill:#3a2c1a}
.c{font-size:12px;fill:#a3391f}
.g{stroke:#e6ded4;stroke-width:1}
.x{stroke:#8a7f75;stroke-width:1}
.bar{fill:#d3a868}
.w{stroke:#4a3b2a;stroke-width:1.6;fill:none}
.l{stroke:#a3391f;stroke-width:1.6;stroke-dasharray:6 4}
</style>
)";

struct ChartFrame {
  double top = 1;    // The share at the upper end of the scale.
  double step = .1;  // Between the lines of the grid.
};

// A scale of four to eight round steps that has room for the highest interval.
ChartFrame FrameFor(const Chart& chart) {
  double highest = 0;
  for (const Panel& panel : chart.panels) {
    for (const Bar& bar : panel.bars) {
      highest = std::max({highest, bar.chance, bar.estimate.high});
    }
  }
  for (const double step : {0.01, 0.02, 0.05, 0.1, 0.2}) {
    const double steps = std::ceil(highest * 1.06 / step);
    if (steps <= 8) return {.top = std::min(1.0, std::max(4.0, steps) * step), .step = step};
  }
  return {.top = 1, .step = 0.2};
}

std::string Text(double x, double y, std::string_view kind, std::string_view anchor,
                 std::string_view text) {
  return fmt::format(R"(<text x="{:.1f}" y="{:.1f}" class="{}" text-anchor="{}">{}</text>)"
                     "\n",
                     x, y, kind, anchor, XmlEscaped(text));
}

std::string Line(double x1, double y1, double x2, double y2, std::string_view kind) {
  return fmt::format(R"(<line x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}" class="{}"/>)"
                     "\n",
                     x1, y1, x2, y2, kind);
}

std::string Percent(double share, int decimals) {
  return fmt::format("{:.{}f} %", 100 * share, decimals);
}

// One panel with its upper left corner at (x, y).
class PanelDrawing {
 public:
  PanelDrawing(const Panel& panel, const Chart& chart, const ChartFrame& frame, double x, double y)
      : panel_(panel),
        chart_(chart),
        frame_(frame),
        x_(x),
        y_(y),
        left_(x + kPlotLeft),
        right_(x + kPanelWidth),
        bottom_(y + kPanelHeight - kPlotBottom) {}

  [[nodiscard]] std::string Svg() const {
    std::string svg = Text(left_, y_ + 18, "p", "start", panel_.title);
    svg += Grid();
    const double width = (right_ - left_) / static_cast<double>(panel_.bars.size());
    for (std::size_t i = 0; i < panel_.bars.size(); ++i) {
      svg += DrawnBar(panel_.bars[i], left_ + width * (static_cast<double>(i) + 0.5), width);
    }
    svg += Line(left_, bottom_, right_, bottom_, "x");
    return svg + ChanceLines();
  }

 private:
  [[nodiscard]] double Height(double share) const {
    const double plot = kPanelHeight - kPlotTop - kPlotBottom;
    return bottom_ - plot * share / frame_.top;
  }

  [[nodiscard]] std::string Grid() const {
    std::string svg;
    const auto steps = static_cast<int>(std::lround(frame_.top / frame_.step));
    for (int i = 0; i <= steps; ++i) {
      const double share = frame_.step * i;
      if (i > 0) svg += Line(left_, Height(share), right_, Height(share), "g");
      svg += Text(left_ - 8, Height(share) + 4.5, "k", "end", Percent(share, 0));
    }
    const double middle = (Height(0) + Height(frame_.top)) / 2;
    svg += fmt::format(R"-(<text transform="translate({:.1f} {:.1f}) rotate(-90)" class="a" )-"
                       R"(text-anchor="middle">{}</text>)"
                       "\n",
                       x_ + 10, middle, XmlEscaped(chart_.y_axis));
    return svg + Text((left_ + right_) / 2, bottom_ + 42, "a", "middle", panel_.axis);
  }

  [[nodiscard]] std::string DrawnBar(const Bar& bar, double centre, double room) const {
    const double width = std::min(46.0, room * 0.66);
    const double top = Height(bar.estimate.share);
    const double high = Height(bar.estimate.high);
    const double low = Height(bar.estimate.low);
    std::string svg = fmt::format("<g><title>{}</title>\n", XmlEscaped(bar.detail));
    svg += fmt::format(
        R"(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" rx="2" class="bar"/>)"
        "\n",
        centre - width / 2, top, width, std::max(0.0, bottom_ - top));
    svg += fmt::format(R"(<path d="M{0:.1f} {2:.1f}V{3:.1f}M{1:.1f} {2:.1f}h10M{1:.1f} {3:.1f}h10")"
                       R"( class="w"/>)"
                       "\n",
                       centre, centre - 5, low, high);
    // At the foot of the bar, clear of everything else, if it is high enough.
    const double value_at = bottom_ - low >= 26 ? bottom_ - 9 : high - 6;
    svg += Text(centre, value_at, "v", "middle", fmt::format("{:.1f}", 100 * bar.estimate.share));
    return svg + Text(centre, bottom_ + 19, "b", "middle", bar.label) + "</g>\n";
  }

  // One line through all bars, or where chances differ one through each.
  [[nodiscard]] std::string ChanceLines() const {
    const auto [low, high] =
        std::minmax_element(panel_.bars.begin(), panel_.bars.end(),
                            [](const Bar& a, const Bar& b) { return a.chance < b.chance; });
    const bool same = high->chance - low->chance < 0.0005;
    const double legend = y_ + 36;
    std::string svg = Line(left_, legend - 4, left_ + 26, legend - 4, "l");
    svg += Text(
        left_ + 34, legend, "c", "start",
        same ? fmt::format("chance: {}", Percent(low->chance, 1))
             : fmt::format("chance: {} to {}", Percent(low->chance, 1), Percent(high->chance, 1)));
    const double width = (right_ - left_) / static_cast<double>(panel_.bars.size());
    for (std::size_t i = 0; i < panel_.bars.size(); ++i) {
      const double at = Height(panel_.bars[i].chance);
      const double from = left_ + width * static_cast<double>(i);
      if (!same) svg += Line(from + 3, at, from + width - 3, at, "l");
    }
    return same ? svg + Line(left_, Height(low->chance), right_, Height(low->chance), "l") : svg;
  }

  const Panel& panel_;
  const Chart& chart_;
  const ChartFrame& frame_;
  double x_;
  double y_;
  double left_;
  double right_;
  double bottom_;
};

}  // namespace

std::string XmlEscaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

std::string SvgOf(const Chart& chart) {
  const std::size_t columns = std::min(kColumns, std::max<std::size_t>(1, chart.panels.size()));
  const std::size_t rows = (chart.panels.size() + columns - 1) / columns;
  const double width = 2 * kMargin + static_cast<double>(columns) * (kPanelWidth + kGap) - kGap;
  const double height =
      kHeader + static_cast<double>(rows) * (kPanelHeight + kGap) - kGap + kFooter;
  std::string svg =
      fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0:.0f}" height="{1:.0f}" )"
                  R"(viewBox="0 0 {0:.0f} {1:.0f}" role="img">)"
                  "\n<title>{2}</title>\n<desc>{3}</desc>\n{4}"
                  R"(<rect width="100%" height="100%" fill="#fffdf9"/>)"
                  "\n",
                  width, height, XmlEscaped(chart.title), XmlEscaped(chart.subtitle), kStyle);
  svg += Text(kMargin, 44, "t", "start", chart.title);
  svg += Text(kMargin, 69, "s", "start", chart.subtitle);
  const ChartFrame frame = FrameFor(chart);
  for (std::size_t i = 0; i < chart.panels.size(); ++i) {
    const std::size_t row = i / columns;
    const double x = kMargin + static_cast<double>(i % columns) * (kPanelWidth + kGap);
    const double y = kHeader + static_cast<double>(row) * (kPanelHeight + kGap);
    svg += PanelDrawing(chart.panels[i], chart, frame, x, y).Svg();
  }
  svg += Text(kMargin, height - 18, "a", "start", chart.note);
  return svg + "</svg>\n";
}

}  // namespace folsom
