#include "reviewer/hint_question.h"

#include "record/board/view_check.h"
#include "record/board/view_read.h"
#include "reviewer/options.h"
#include "rules/state/sample.h"

namespace folsom::review {
namespace {

constexpr std::size_t kMostQuestionBytes = 64 * 1024;

void ReadSoundView(JsonProblems& problems, const boost::json::value& json, SeatView& view) {
  const Result<SeatView> read = ViewFrom(json);
  if (!read) return problems.Fail(read.Error());
  if (std::optional<Problem> wrong = CheckView(*read)) return problems.Fail(std::move(*wrong));
  view = *read;
}

// What the viewer may do is the same in all worlds that fit the view. Nothing if nobody asks.
[[nodiscard]] ActionList LegalOf(const SeatView& view) {
  ActionList legal;
  if (view.viewer == kNoSeat || !view.pending.Has(view.viewer)) return legal;
  Dice dice(1);
  LegalActions(Sample(view, dice), view.viewer, legal);
  return legal;
}

}  // namespace

Result<HintQuestion> ReadQuestion(std::string_view text) {
  JsonProblems problems("hint");
  const std::optional<boost::json::value> json = ParseJson(problems, text, kMostQuestionBytes);
  if (!json) return problems.First();
  const JsonPath root{};
  JsonObject fields(problems, *json, root);
  HintQuestion question;
  ReadEffort(problems, fields, question.iterations, question.seed);
  const bool there = fields.With("view", [&](const boost::json::value& view, const JsonPath&) {
    ReadSoundView(problems, view, question.view);
  });
  if (!there) problems.Fail("missing_field", "a hint needs the \"view\" of a seat", root);
  fields.Finish();
  if (problems.Any()) return problems.First();
  question.legal = LegalOf(question.view);
  if (!question.legal.Empty()) return question;
  return Problem{.code = "hint/not_asked", .message = "this seat has nothing to decide"};
}

}  // namespace folsom::review
