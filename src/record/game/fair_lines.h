// What a record tells of the fair deal, in lines of its header between the names and the result:
//
//   fair commit 5b1f...         SHA-256 of the secret, shown before the start
//   fair secret 90ac...         shown after the end
//   fair commitment 0 77ab...   SHA-256 of the nonce of chair 0, shown before any nonce was told
//   fair nonce 0 8f3d...        what chair 0 added
//   fair excused 1 4            the players of these chairs were not there, and added nothing
//   fair refused 2              deals that came to nothing before this one
//   fair seats 2 0 1            SET-9: chair 2 plays at seat 0, chair 0 at seat 1 ...
//
// Chairs are counted as they stood before the shuffle. Here only the form is known; what the
// numbers prove is the business of fair/fair.h and `folsom verify`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/pieces/ids.h"

namespace folsom {

// What a player adds to the deal: hex digits of either case.
inline constexpr std::size_t kMinNonceDigits = 16;
inline constexpr std::size_t kMaxNonceDigits = 64;
[[nodiscard]] bool IsNonce(std::string_view text);
// 64 lower-case hex digits: a commit, a secret, a commitment, and a nonce that was committed to.
[[nodiscard]] bool IsDigest(std::string_view text);

struct FairDeal {
  std::string commit{};  // 64 hex digits. Empty: nothing is told at all.
  std::string secret{};  // 64 hex digits. Empty: not yet.
  std::array<std::string, kMaxSeats> commitments{};  // By chair. Empty: none.
  std::array<std::string, kMaxSeats> nonces{};       // By chair. Empty: none.
  std::vector<std::uint8_t> excused{};               // Chairs, ascending.
  std::uint32_t refused = 0;
  std::vector<std::uint8_t> seats{};  // The chair of each seat. Empty: not shuffled.
  bool operator==(const FairDeal&) const = default;
};

// A record (game_record.h) with these lines put in. Unchanged if `fair` has no commit.
[[nodiscard]] std::string WithFairLines(std::string record, const FairDeal& fair);

// Reads one line after the word "fair ", in the order above; says what is wrong with it.
[[nodiscard]] std::optional<std::string> AddFairLine(FairDeal& fair, std::string_view rest,
                                                     std::size_t seats);

}  // namespace folsom
