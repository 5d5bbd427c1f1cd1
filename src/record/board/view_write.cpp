#include <boost/json.hpp>

#include "record/board/board_text.h"
#include "record/board/view_fields.h"
#include "record/board/view_json.h"
#include "record/board/view_patch.h"
#include "record/json/merge_patch.h"
#include "rules/state/query.h"
#include "rules/state/score.h"

namespace folsom {

namespace json = boost::json;

namespace {

[[nodiscard]] Race RaceOf(const SeatView& view) {
  const SeatMask best = Gunslingers(view);
  return {best == SeatMask::FirstN(view.terms.seats) ? SeatMask{} : best};
}

// Appends the view; with `was`, a merge patch from there.
void WriteViewText(std::string& out, const SeatView* was, const SeatView& now) {
  BoardText text(out, was, now);
  out += '{';
  text.Fields(kViewer, was, now);
  text.ConfigFields();
  text.Seats([&](Seat seat) {
    const SeatSizes* const sizes = was == nullptr ? nullptr : &was->sizes[Index(seat)];
    text.BanditsOfSeat(seat);
    text.Fields(kSizeFields, sizes, now.sizes[Index(seat)]);
    text.SeatFields(seat);
  });
  if (now.viewer != kNoSeat) {
    text.CardsOf(now.viewer);
    text.Object("own",
                [&] { text.Fields(kOwnFields, BoardText::Part(was, &SeatView::own), now.own); });
  }
  text.BoardFields();
  const Race race = was == nullptr ? Race{} : RaceOf(*was);
  text.Fields(kRace, was == nullptr ? nullptr : &race, RaceOf(now));
  text.Fields(kHeldPurses, was, now);
  text.Horses([&] {
    const GuardStand before{was == nullptr ? kUnplaced : GuardPlace(*was)};
    text.Fields(kGuardStand, was == nullptr ? nullptr : &before, {GuardPlace(now)});
    text.Fields(kHeldFlasks, was, now);
  });
  out += '}';
}

// Before the train is ready fields come into being, and card names change with the cast.
[[nodiscard]] bool SameFrame(const SeatView& before, const SeatView& after) {
  return before.viewer == after.viewer && before.phase != Phase::kCasting &&
         after.phase != Phase::kCasting && before.config == after.config &&
         before.colours == after.colours && before.pairs == after.pairs;
}

}  // namespace

std::string WriteView(const SeatView& view) {
  std::string out;
  WriteViewText(out, nullptr, view);
  return out;
}

json::object ViewJson(const SeatView& view) { return json::parse(WriteView(view)).as_object(); }

void WriteViewPatch(std::string& out, const SeatView& before, const SeatView& after) {
  if (SameFrame(before, after)) return WriteViewText(out, &before, after);
  out += json::serialize(MergeDiff(ViewJson(before), ViewJson(after)));
}

}  // namespace folsom
