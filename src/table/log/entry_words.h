// The words of the log that its writer and its reader share. Internal to table/.
#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "table/log/entry.h"

namespace folsom {

// The kinds in the order of EntryBody.
inline constexpr std::array<std::string_view, 21> kEntryWords{
    "opened",       "options_set",      "sat",        "bot_sat",        "nonce_given",
    "vacated",      "host_left",        "started",    "decided",        "taken_back",
    "taken_over",   "handed_back",      "rematched",  "closed",         "resumed",
    "renamed",      "commitment_given", "deal_began", "nonce_revealed", "hinted",
    "bandit_picked"};
static_assert(kEntryWords.size() == std::variant_size_v<EntryBody>);

inline constexpr std::size_t kMaxEntryBytes = 128 * 1024;  // A position is the longest part.
inline constexpr std::size_t kMaxEntryChance = 512;        // Set-up draws about fifty.
inline constexpr Millis kMaxEntryTime = 4'000'000'000'000'000;

}  // namespace folsom
