#include "table/table_words.h"

namespace folsom {

namespace {

constexpr std::array<std::string_view, 4> kStageWords{"lobby", "playing", "finished", "closed"};
constexpr std::array<std::string_view, 3> kClockWords{"none", "live", "daily"};
constexpr std::array<std::string_view, 4> kAbsenceWords{"gone", "clock", "host", "asked"};
constexpr std::array<std::string_view, 4> kClosingWords{"expired", "abandoned", "upgrade", "host"};
constexpr std::array<std::string_view, 3> kPartingWords{"left", "kicked", "silent"};
constexpr std::array<std::string_view, 2> kDeciderWords{"player", "bot"};
constexpr std::array<std::string_view, 4> kDealPhaseWords{"none", "committing", "revealing",
                                                          "dealing"};

}  // namespace

template <>
std::span<const std::string_view> KeysOf<Stage>() {
  return kStageWords;
}
template <>
std::span<const std::string_view> KeysOf<ClockKind>() {
  return kClockWords;
}
template <>
std::span<const std::string_view> KeysOf<Absence>() {
  return kAbsenceWords;
}
template <>
std::span<const std::string_view> KeysOf<Closing>() {
  return kClosingWords;
}
template <>
std::span<const std::string_view> KeysOf<Parting>() {
  return kPartingWords;
}
template <>
std::span<const std::string_view> KeysOf<Decider>() {
  return kDeciderWords;
}
template <>
std::span<const std::string_view> KeysOf<DealPhase>() {
  return kDealPhaseWords;
}

}  // namespace folsom
