// The train and the stagecoach: a row of boxes 78 columns wide at most, the locomotive at the left.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/terminal/board.h"
#include "cli/terminal/words.h"
#include "rules/state/query.h"

namespace folsom {

namespace {

struct Token {
  std::string text;
  Ink ink = kPlain;
};
using Cell = std::vector<Token>;

struct Lines {
  std::string_view across, down, left, middle, right;
};
constexpr Lines kAscii{"-", "|", "+", "+", "+"};
constexpr Lines kTop{"─", "│", "┌", "┬", "┐"};
constexpr Lines kFloor{"─", "│", "├", "┼", "┤"};
constexpr Lines kBottom{"─", "│", "└", "┴", "┘"};

class TrainPainter {
 public:
  TrainPainter(const SeatView& view, const Style& style)
      : v_(view), style_(style), width_(std::min<std::size_t>(14, 77U / view.terms.cars - 1)) {}

  std::string Draw() {
    std::vector<Cell> names, roofs, insides, horses;
    for (std::size_t i = 0; i < v_.terms.cars; ++i) {
      const auto car = static_cast<Car>(i);
      names.push_back({{NameOfCar(car), kDim}});
      roofs.push_back(CellOf(Place::Roof(car)));
      insides.push_back(CellOf(Place::Inside(car)));
      horses.push_back(HorsesAt(car));
    }
    Rule(v_.terms.cars, kTop);
    Rows(roofs, "roof");
    Rule(v_.terms.cars, kFloor);
    Rows(insides, "inside");
    Rule(v_.terms.cars, kBottom);
    Rows(names, "", false);
    if (v_.horses.coach != kNoCar) {
      Rows(horses, "", false);
      Coach();
    }
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string NameOfCar(Car car) const {
    if (car == kLocomotive) return "locomotive";
    return fmt::format("{} {}", Index(car), KeyOf(v_.config.wagons[Index(car) - 1]));
  }

  void AddCounted(Cell& cell, std::size_t n, std::string_view one, std::string_view many) const {
    if (n == 1) cell.push_back({std::string(one), kLootInk});
    if (n > 1) cell.push_back({fmt::format("{} {}", n, many), kLootInk});
  }

  void AddPurses(Cell& cell, Place place) const {
    std::size_t unknown = 0;
    for (std::size_t i = 0; i < kPurses; ++i) {
      if (v_.purses[i].spot != Spot::At(place)) continue;
      if (v_.faces.purses[i] == PurseValue::kNone) {
        ++unknown;
      } else {
        cell.push_back({fmt::format("purse ${}", Dollars(v_.faces.purses[i])), kLootInk});
      }
    }
    AddCounted(cell, unknown, "purse", "purses");
  }

  void AddFlasks(Cell& cell, Place place) const {
    for (std::size_t i = 0; i < kFlasks; ++i) {
      const FlaskToken& flask = v_.horses.flasks[i];
      const FlaskKind known = v_.faces.flasks[i];
      if (flask.spot != Spot::At(place)) continue;
      const std::string_view kind = known == FlaskKind::kNone         ? "flask"
                                    : known == FlaskKind::kOldWhiskey ? "old whisk."
                                                                      : "whiskey";
      cell.push_back({fmt::format("{}{}", flask.half != 0 ? "½ " : "", kind), kLootInk});
    }
  }

  [[nodiscard]] Cell CellOf(Place place) const {
    Cell cell;
    for (std::size_t i = 0; i < kMaxBandits; ++i) {
      const BanditState& bandit = v_.bandits[i];
      if (bandit.owner == kNoSeat || bandit.place != place) continue;
      const bool own = bandit.owner == v_.viewer;
      cell.push_back({fmt::format("{}{}", TitleOf(static_cast<Bandit>(i)), own ? "*" : ""),
                      InkOf(static_cast<Bandit>(i))});
    }
    if (place == Place::Inside(v_.marshal)) cell.push_back({"MARSHAL", kMarshalInk});
    if (place == GuardPlace(v_)) cell.push_back({"GUARD", kMarshalInk});
    AddCounted(cell, v_.strongboxes[place.id], "strongbox", "strongb.");
    AddCounted(cell, v_.jewels[place.id], "jewel", "jewels");
    AddPurses(cell, place);
    AddFlasks(cell, place);
    return cell;
  }

  [[nodiscard]] Cell HorsesAt(Car car) const {
    const std::size_t n = v_.horses.horses[Index(car)];
    if (n == 0) return {};
    return {{n == 1 ? std::string("horse") : fmt::format("{} horses", n), kPlain}};
  }

  void Coach() {
    const std::size_t column = Index(v_.horses.coach);
    Indent(column);
    Rule(1, kTop);
    for (const Place place : {kCoachRoof, kCoachInside}) {
      if (place == kCoachInside) {
        Indent(column);
        Rule(1, kFloor);
      }
      Rows({CellOf(place)}, place == kCoachRoof ? "stagecoach, roof" : "stagecoach, inside", true,
           column);
    }
    Indent(column);
    Rule(1, kBottom);
    Hostages(column);
  }

  void Hostages(std::size_t column) {
    if (v_.horses.hostages.Empty()) return;
    std::vector<std::string> names;
    for (const Hostage hostage : v_.horses.hostages) names.emplace_back(TitleOf(hostage));
    Indent(std::min<std::size_t>(column, 1));
    out_ += fmt::format(" hostages: {}\n", Joined(names));
  }

  void Indent(std::size_t columns) { out_.append(columns * (width_ + 1), ' '); }

  void Rule(std::size_t cells, const Lines& fancy) {
    const Lines& lines = style_.boxes ? fancy : kAscii;
    std::string text(lines.left);
    for (std::size_t i = 0; i < cells; ++i) {
      for (std::size_t k = 0; k < width_; ++k) text += lines.across;
      text += i + 1 < cells ? lines.middle : lines.right;
    }
    out_ += style_.Paint(text, kDim) + "\n";
  }

  void Rows(const std::vector<Cell>& cells, std::string_view label, bool walls = true,
            std::size_t indent = 0) {
    std::size_t height = walls ? 1 : 0;
    for (const Cell& cell : cells) height = std::max(height, cell.size());
    const std::string wall =
        walls ? style_.Paint(style_.boxes ? kTop.down : kAscii.down, kDim) : " ";
    for (std::size_t row = 0; row < height; ++row) {
      Indent(indent);
      out_ += wall;
      for (const Cell& cell : cells) out_ += Padded(row < cell.size() ? cell[row] : Token{}) + wall;
      if (row == 0 && indent > 0 && !label.empty()) out_ += fmt::format(" {}", label);
      if (row == 0 && indent == 0 && cells.size() == 1) out_ += fmt::format(" {}", label);
      while (out_.ends_with(' ')) out_.pop_back();
      out_ += "\n";
    }
  }

  // Fills up to the width of a box. "½" is two bytes and one column.
  [[nodiscard]] std::string Padded(const Token& token) const {
    std::size_t columns = 0;
    for (const char c : token.text) columns += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    const std::size_t blanks = columns < width_ ? width_ - columns : 0;
    return style_.Paint(token.text, token.ink) + std::string(blanks, ' ');
  }

  const SeatView& v_;
  const Style& style_;
  std::size_t width_;
  std::string out_;
};

}  // namespace

std::string DrawTrain(const SeatView& view, const Style& style) {
  return TrainPainter(view, style).Draw();
}

}  // namespace folsom
