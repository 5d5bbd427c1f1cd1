#include "reviewer/reviewer.h"

#include <boost/json.hpp>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "neural/nets.h"
#include "record/words/result.h"
#include "review/review_json.h"
#include "reviewer/finding_bytes.h"
#include "reviewer/hint_question.h"
#include "reviewer/options.h"

namespace json = boost::json;
using folsom::Problem;
using folsom::Result;
using folsom::review::Review;

struct Reviewer {
  std::optional<Review> review;
  std::vector<std::uint8_t> answer;

  int Say(std::string_view text) {
    answer.assign(text.begin(), text.end());
    return 1;
  }
  int Refuse(const Problem& problem) {
    Say(json::serialize(json::object{{"code", problem.code}, {"message", Describe(problem)}}));
    return 0;
  }
};

namespace {

[[nodiscard]] Problem NotOpen() {
  return {.code = "review/not_open", .message = "no record is open"};
}

}  // namespace

void* reviewer_alloc(size_t size) { return std::malloc(size); }
void reviewer_free(void* memory) { std::free(memory); }

Reviewer* reviewer_new(void) { return new Reviewer; }
void reviewer_delete(Reviewer* reviewer) { delete reviewer; }

const uint8_t* reviewer_answer(const Reviewer* reviewer) { return reviewer->answer.data(); }
size_t reviewer_answer_size(const Reviewer* reviewer) { return reviewer->answer.size(); }

uint32_t reviewer_give_net(uint32_t net, const uint8_t* file, size_t size) {
  if (net >= folsom::kNets) return 4;
  const auto fault = folsom::GiveNet(static_cast<folsom::NetId>(net), {file, size});
  return fault ? 1 + static_cast<uint32_t>(*fault) : 0;
}

int reviewer_open(Reviewer* reviewer, const char* record, size_t record_size, const char* options,
                  size_t options_size) {
  Result<folsom::review::ReviewGame> game = folsom::review::ReadReviewGame({record, record_size});
  if (!game) return reviewer->Refuse(game.Error());
  const Result<folsom::review::ReviewOptions> read =
      folsom::review::ReadOptions({options, options_size}, game->config.seats);
  if (!read) return reviewer->Refuse(read.Error());
  reviewer->review.emplace(std::move(*game), *read);
  return reviewer->Say({});
}

uint32_t reviewer_tasks(const Reviewer* reviewer) {
  return reviewer->review ? static_cast<uint32_t>(reviewer->review->Tasks()) : 0;
}
uint32_t reviewer_chart_tasks(const Reviewer* reviewer) {
  return reviewer->review ? static_cast<uint32_t>(reviewer->review->ChartTasks()) : 0;
}

int reviewer_run(Reviewer* reviewer, uint32_t task) {
  if (task >= reviewer_tasks(reviewer)) {
    return reviewer->Refuse({.code = "review/no_task", .message = "there is no such task"});
  }
  reviewer->answer = BytesOfFinding(reviewer->review->Run(task));
  return 1;
}

int reviewer_take(Reviewer* reviewer, const uint8_t* finding, size_t size) {
  if (!reviewer->review) return reviewer->Refuse(NotOpen());
  std::optional<Review::Finding> read = folsom::review::FindingOfBytes({finding, size});
  if (!read || !reviewer->review->Fits(*read)) {
    return reviewer->Refuse(
        {.code = "review/bad_finding", .message = "this is no finding of this review"});
  }
  reviewer->review->Take(std::move(*read));
  return reviewer->Say({});
}

int reviewer_tell(Reviewer* reviewer) {
  if (!reviewer->review) return reviewer->Refuse(NotOpen());
  return reviewer->Say(json::serialize(ReviewJson(*reviewer->review)));
}

int reviewer_hint(Reviewer* reviewer, const char* question, size_t size) {
  const Result<folsom::review::HintQuestion> read = folsom::review::ReadQuestion({question, size});
  if (!read) return reviewer->Refuse(read.Error());
  const auto& [view, legal, iterations, seed] = *read;
  const folsom::review::Hint hint = folsom::review::HintFor(view, legal, iterations, seed);
  return reviewer->Say(json::serialize(HintJson(hint)));
}
