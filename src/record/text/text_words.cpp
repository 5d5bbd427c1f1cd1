#include "record/text/text_parts.h"
#include "record/words/names.h"

namespace folsom::text {

std::string Listed(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += ", ";
    text += part;
  }
  return text.empty() ? "-" : text;
}

std::string Counted(std::size_t count, std::string_view one) {
  const std::string_view ending = one.ends_with('x') ? "es" : "s";
  if (count == 1) return std::string(one);
  return std::to_string(count).append(" ").append(one).append(ending);
}

std::string SeatList(SeatMask seats) {
  std::vector<std::string> parts;
  for (const Seat seat : seats) parts.emplace_back(SeatText(seat));
  return Listed(parts);
}

std::string BanditList(BanditMask bandits) {
  std::string text;
  for (const Bandit b : bandits) text.append(text.empty() ? "" : " and ").append(KeyOf(b));
  return text.empty() ? "-" : text;
}

std::string BagText(const SeatView& view, Seat seat, const CardBag& bag) {
  const Palette palette = PaletteOf(view);
  std::vector<std::string> parts;
  for (std::uint8_t id = 0; id < 14; ++id) {
    const std::size_t count = bag.Count({id});
    if (count == 0) continue;
    const std::string times = count > 1 ? " x" + std::to_string(count) : "";
    parts.push_back(CardText({id}, seat, palette) + times);
  }
  if (bag.bullets != 0) parts.push_back(Counted(bag.BulletCount(), "bullet"));
  return Listed(parts);
}

}  // namespace folsom::text
