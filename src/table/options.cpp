#include "table/options.h"

#include "table/good_text.h"

namespace folsom {

namespace {

struct LimitedOption {
  std::string_view field;
  std::int32_t value;
  std::int32_t least;
  std::int32_t most;
};

[[nodiscard]] Problem BadOption(std::string_view field, std::string message) {
  return {.code = "table/bad_options", .message = std::move(message), .path = std::string(field)};
}

[[nodiscard]] LimitedOption DecisionLimits(const TableOptions& o) {
  switch (o.clock) {
    case ClockKind::kLive:
      return {"clock.decision_s", o.decision_s, 5, 600};
    case ClockKind::kDaily:
      return {"clock.decision_s", o.decision_s, 3'600, 1'209'600};
    case ClockKind::kNone:
      break;
  }
  return {"clock.decision_s", o.decision_s, 0, 1'209'600};
}

}  // namespace

std::optional<Problem> CheckOptions(const TableOptions& o) {
  if (o.title.size() > kMaxTitleBytes) {
    return BadOption("title", "at most 240 bytes");
  }
  if (o.clock > ClockKind::kDaily) return BadOption("clock.kind", "there is no such clock");
  for (const LimitedOption& limited :
       {DecisionLimits(o), LimitedOption{"clock.bank_s", o.bank_s, 0, 3'600},
        LimitedOption{"grace_s", o.grace_s, 5, 3'600},
        LimitedOption{"bot_pause_ms", o.bot_pause_ms, 0, 10'000}}) {
    if (limited.value >= limited.least && limited.value <= limited.most) continue;
    return BadOption(limited.field, "a number from " + std::to_string(limited.least) + " to " +
                                        std::to_string(limited.most) + " is expected");
  }
  if (!IsGoodId(o.stand_in)) return BadOption("stand_in", "the name of a bot is expected");
  return std::nullopt;
}

}  // namespace folsom
