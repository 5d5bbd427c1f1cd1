// The course of everybody's chances of winning, and whose doing it was: luck and skill apart.
//
// The chances at a moment are those of the truth, all cards open, if all went on by rule of thumb
// (playthrough.h). From decision to decision they move along links:
//
//   V ──decision──► U ──revised──► U' ──cards──► U'' ──round──► V of the next decision
//
// V: before the decision. U: after it, with all chance that follows drawn anew. U' (only where a
// round ends): the same, estimated one round further; what that changes is nobody's doing, and a
// fault of the estimate rather than luck. Then chance comes as it was, kind by kind. What is
// decided together (traits.h) counts one seat after the other, as the record has it; since nobody
// in a playthrough sees what others have committed, only what two commitments do together goes to
// the later one. A decision without a choice moves nothing.
//
// Shares are whole numbers of millionths, so that all links of a seat add up exactly from its share
// at the start to the result.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "review/game.h"
#include "review/playthrough.h"

namespace folsom::review {

inline constexpr std::int32_t kWholeWin = 1'000'000;
using SeatShares = std::array<std::int32_t, kMaxSeats>;  // By seat, of its side; in millionths.

enum class LinkKind : std::uint8_t {
  kDecision,
  kCards,    // Drawn from decks.
  kPurses,   // Opened, or fallen off a card.
  kRounds,   // Round cards.
  kOther,    // Flasks, and what is drawn before the first round.
  kRevised,  // Of the estimate.
};
inline constexpr std::size_t kLinkKinds = 6;
[[nodiscard]] std::string_view KeyOf(LinkKind kind);
[[nodiscard]] constexpr bool IsChance(LinkKind kind) {
  return kind != LinkKind::kDecision && kind != LinkKind::kRevised;
}

// Which points are to be estimated, and what lies between them. A knot is the number of a point, or
// kEndKnot, the end of the game.
inline constexpr std::uint32_t kEndKnot = 0xFFFFFFFF;
struct PlannedLink {
  LinkKind kind{};
  std::uint32_t step = 0;
  std::uint32_t passage = 0;  // Of Step::passages.
  Seat seat = kNoSeat;        // Who decided, or whose passage it is.
  std::uint32_t from = 0;     // Knots.
  std::uint32_t to = 0;
};
struct CoursePlan {
  std::vector<Point> points;
  std::vector<std::uint32_t> before;  // By step: the knot of its V.
  std::vector<PlannedLink> links;     // In game order.
};
[[nodiscard]] CoursePlan PlanCourse(const ReviewGame& game);

// Rows by point; empty where it is not estimated yet.
using Rows = std::vector<Row>;

struct Estimated {
  SeatShares shares{};
  SeatShares errors{};  // Standard errors.
};
struct Link {
  PlannedLink plan;
  Estimated change;
};
// Whose doing a change of one seat's chances is.
enum class Doing : std::uint8_t {
  kOwn,      // Decisions of the seat,
  kPartner,  // of its partner in teams,
  kOthers,   // of anybody else.
  kLuck,
  kRevised,  // Nobody's: see above.
};
inline constexpr std::size_t kDoings = 5;
[[nodiscard]] std::string_view KeyOf(Doing doing);

struct Change {
  std::int32_t share = 0;
  std::int32_t error = 0;  // Standard error.
};
// All that moved a seat's chances: `start` and all of `by` come to `result`, exactly.
struct Sums {
  std::int32_t start = 0;
  std::array<Change, kDoings> by{};
  std::array<std::int32_t, kLinkKinds> luck{};  // That of kLuck, by kind.
  std::int32_t result = 0;
  [[nodiscard]] const Change& Of(Doing doing) const { return by[Index(doing)]; }
};

struct Course {
  std::vector<std::optional<Estimated>> before;  // By step: V.
  SeatShares result{};
  std::vector<Link> links;  // Those whose both ends are known.
  // By seat; nothing until all is known.
  std::optional<std::array<Sums, kMaxSeats>> sums;
};
[[nodiscard]] Course CourseOf(const ReviewGame& game, const CoursePlan& plan, const Rows& rows);

}  // namespace folsom::review
