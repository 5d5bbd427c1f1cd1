// Whatever text comes: it is refused with a line and a code, or playing it again with its own
// outcomes writes a record that means the same.
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "record/game/game_record.h"

namespace {

void Require(bool holds) {
  if (!holds) std::abort();
}

class Decisions final : public folsom::ReplayObserver {
 public:
  struct One {
    folsom::Seat seat;
    folsom::Action action;
  };
  void Deciding(std::size_t /*line*/, const folsom::GameState& /*before*/, folsom::Seat seat,
                folsom::Action action) override {
    all.push_back({seat, action});
  }
  std::vector<One> all;
};

std::vector<folsom::Drawn> OutcomesOf(std::string_view text, const folsom::Palette& palette) {
  std::vector<folsom::Drawn> outcomes;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() < text.size() ? line.size() + 1 : line.size());
    if (!line.starts_with("* ")) continue;
    const auto drawn = folsom::ChanceFrom(line.substr(2), palette);
    Require(drawn.has_value());
    outcomes.push_back(*drawn);
  }
  return outcomes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Decisions decisions;
  const folsom::Result<folsom::GameRecord> record = folsom::ReplayRecord(text, &decisions);
  if (!record) {
    Require(record.Error().code.starts_with("record/") && decisions.all.empty());
    return 0;
  }
  Require(record->decisions == decisions.all.size());
  const folsom::Palette palette = folsom::PaletteOf(record->state);
  const std::vector<folsom::Drawn> outcomes = OutcomesOf(text, palette);
  folsom::ListSource source(outcomes, palette);
  const std::vector<std::string> names(record->names.begin(), record->names.end());
  folsom::GameWriter writer = record->start ? folsom::GameWriter(*record->start, source, names)
                                            : folsom::GameWriter(record->config, source, names);
  for (const Decisions::One& one : decisions.all) {
    Require(writer.Apply(one.seat, one.action) == folsom::Illegal::kNone);
  }
  Require(!source.Error() && source.AllUsed() && writer.State() == record->state);
  std::string text_again = writer.Text();
  if (record->origin) {
    const folsom::GameState* const start = record->start ? &*record->start : nullptr;
    text_again = folsom::WithOriginLines(std::move(text_again), *record->origin, start);
  }
  const folsom::Result<folsom::GameRecord> again = folsom::ReplayRecord(text_again);
  Require(again && again->state == record->state && again->names == record->names);
  Require(again->origin == record->origin && again->start == record->start);
  return 0;
}
