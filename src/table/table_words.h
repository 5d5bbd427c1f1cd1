// The words for what tables have, both ways, as record/words/names.h has them for the game.
#pragma once

#include "record/words/names.h"
#include "table/table.h"

namespace folsom {

// clang-format off
template <> std::span<const std::string_view> KeysOf<Stage>();
template <> std::span<const std::string_view> KeysOf<ClockKind>();
template <> std::span<const std::string_view> KeysOf<Absence>();
template <> std::span<const std::string_view> KeysOf<Closing>();
template <> std::span<const std::string_view> KeysOf<Parting>();
template <> std::span<const std::string_view> KeysOf<Decider>();
template <> std::span<const std::string_view> KeysOf<DealPhase>();
// clang-format on

}  // namespace folsom
