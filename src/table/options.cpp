#include "table/options.h"

#include "table/good_text.h"

namespace folsom {

namespace {

struct LimitedOption {
  std::string_view field;
  std::int32_t value;
  OptionRange range;
};

[[nodiscard]] Problem BadOption(std::string_view field, std::string message) {
  return {.code = "table/bad_options", .message = std::move(message), .path = std::string(field)};
}

[[nodiscard]] OptionRange DecisionRange(ClockKind clock) {
  switch (clock) {
    case ClockKind::kLive:
      return kLiveDecisionRange;
    case ClockKind::kDaily:
      return kDailyDecisionRange;
    case ClockKind::kNone:
      break;
  }
  return {0, kDailyDecisionRange.most};
}

}  // namespace

std::optional<Problem> CheckOptions(const TableOptions& o) {
  if (o.title.size() > kMaxTitleBytes) {
    return BadOption("title", "at most 240 bytes");
  }
  if (o.clock > ClockKind::kDaily) return BadOption("clock.kind", "there is no such clock");
  for (const auto& [field, value, range] :
       {LimitedOption{"clock.decision_s", o.decision_s, DecisionRange(o.clock)},
        LimitedOption{"clock.bank_s", o.bank_s, kBankRange},
        LimitedOption{"grace_s", o.grace_s, kGraceRange},
        LimitedOption{"bot_pause_ms", o.bot_pause_ms, kBotPauseRange}}) {
    if (value >= range.least && value <= range.most) continue;
    return BadOption(field, "a number from " + std::to_string(range.least) + " to " +
                                std::to_string(range.most) + " is expected");
  }
  if (!IsGoodId(o.stand_in)) return BadOption("stand_in", "the name of a bot is expected");
  return std::nullopt;
}

}  // namespace folsom
