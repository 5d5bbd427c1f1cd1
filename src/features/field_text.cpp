#include "features/field_text.h"

namespace folsom {
namespace {

[[nodiscard]] std::string CodingText(const Field& field) {
  switch (field.coding) {
    case Coding::kFlags:
      return "flags";
    case Coding::kOneHot:
      return "one-hot";
    case Coding::kThermometer:
      return "thermometer";
    case Coding::kCount:
      break;
  }
  return "count to " + std::to_string(field.most) + ", usually " + std::to_string(field.usual);
}

}  // namespace

std::string FieldsAsMarkdown(std::span<const Field> fields) {
  std::string text = "| offset | field | shape | coding | meaning |\n|---|---|---|---|---|\n";
  for (const Field& field : fields) {
    text += "| " + std::to_string(field.offset) + " | `" + std::string(field.name) + "` | " +
            std::to_string(field.rows) + " × " + std::to_string(field.columns) + " | " +
            CodingText(field) + " | " + std::string(field.meaning) + " |\n";
  }
  return text;
}

}  // namespace folsom
