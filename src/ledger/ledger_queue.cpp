#include "ledger/ledger_queue.h"

#include <boost/json.hpp>
#include <memory>
#include <utility>

namespace folsom {

namespace json = boost::json;

namespace {

constexpr Millis kRetryAfter = 500;
// A call that others overtake so often is given up, and so is one that asks without end.
constexpr int kMostRuns = 200;

[[nodiscard]] std::optional<json::object> ObjectFrom(std::string_view text) {
  boost::system::error_code error;
  json::value value = json::parse(text, error);
  if (error || !value.is_object()) return std::nullopt;
  return std::move(value.get_object());
}

[[nodiscard]] std::string_view TextAt(const json::object& object, std::string_view key) {
  const json::value* const found = object.if_contains(key);
  if (found == nullptr || !found->is_string()) return {};
  return found->get_string();
}

[[nodiscard]] StoreNotice NoticeFrom(const json::object& told) {
  StoreNotice notice{.table = std::string(TextAt(told, "table")),
                     .text = std::string(TextAt(told, "text"))};
  const json::value* const version = told.if_contains("version");
  if (version != nullptr && version->is_int64()) {
    notice.version = static_cast<std::uint32_t>(version->get_int64());
  }
  return notice;
}

}  // namespace

LedgerQueue::LedgerQueue(Loop& loop, Ask ask, bool shared) : loop_(loop), ask_(std::move(ask)) {
  scene_.shared = shared;
}

void LedgerQueue::Append(AppendRequest request, Appended done) {
  const auto result = std::make_shared<std::optional<AppendResult>>();
  Job job;
  job.table = request.table;
  job.version = request.version;
  job.call = [result, request = std::move(request)](Store& store) {
    *result = store.Append({&request, 1}).front();
  };
  job.done = [this, result, table = job.table, version = job.version,
              done = std::move(done)](const std::string* refused) {
    ++counts_.appends;
    if (refused != nullptr) return done(std::nullopt, *refused);
    if (*result == AppendResult::kStored) scene_.tails[table] = version;
    done(*result, "");
  };
  Add(std::move(job));
}

void LedgerQueue::Call(std::function<void(Store&)> call, Called done) {
  Add({.call = std::move(call), .done = std::move(done)});
}

StoreQueue::Counts LedgerQueue::Count() const {
  Counts counts = counts_;
  counts.waiting = jobs_.size();
  return counts;
}

// Never at once: whoever asks is in the middle of something.
void LedgerQueue::Add(Job job) {
  jobs_.push_back(std::move(job));
  if (jobs_.size() == 1) loop_.Post(leash_.On([this] { Begin(); }));
}

void LedgerQueue::Begin() {
  if (jobs_.empty() || asked_ != Asked::kNothing) return;
  ledger_.Reset();
  tries_ = 0;
  Run();
}

void LedgerQueue::Run() {
  if (++tries_ > kMostRuns) {
    const std::string why = "the store does not answer this";
    return Finish(&why);
  }
  ledger_.Restart();
  scene_.now = loop_.Now();
  LedgerStore store(ledger_, scene_);
  jobs_.front().call(store);
  if (ledger_.IsMissing()) return AskHost(Asked::kReading, ledger_.Question());
  if (ledger_.HasWrites()) return AskHost(Asked::kCommitting, ledger_.Commit());
  Finish(nullptr);
}

void LedgerQueue::AskHost(Asked what, const json::object& question) {
  asked_ = what;
  ask_(++request_, json::serialize(question));
}

void LedgerQueue::Answered(std::uint32_t request, std::string_view text) {
  if (asked_ == Asked::kNothing || request != request_) return;
  const Asked what = std::exchange(asked_, Asked::kNothing);
  const std::optional<json::object> answer = ObjectFrom(text);
  if (!answer) return Failed({}, "broken");
  const std::string_view failed = TextAt(*answer, "failed");
  if (!failed.empty()) return Failed(*answer, failed);
  Tell(State::kReady);
  if (what == Asked::kReading) return Learn(*answer);
  const json::value* const done = answer->if_contains("done");
  if (done == nullptr || !done->is_bool()) return Failed({}, "broken");
  Committed(done->get_bool());
}

void LedgerQueue::Learn(const json::object& answer) {
  if (!ledger_.Learn(answer)) return Failed({}, "broken");
  Run();
}

// Somebody else was quicker: what was known is not so any more.
void LedgerQueue::Committed(bool done) {
  if (done) {
    ++counts_.transactions;
    return Finish(nullptr);
  }
  scene_.tails.erase(jobs_.front().table);
  ledger_.Reset();
  Run();
}

void LedgerQueue::Failed(const json::object& answer, std::string_view failed) {
  const bool for_now = failed == "away" || failed == "read_only";
  if (!for_now) {
    std::string why(failed);
    if (const std::string_view more = TextAt(answer, "why"); !more.empty())
      why.append(": ", 2).append(more);
    return Finish(&why);
  }
  Tell(failed == "away" ? State::kWaiting : State::kReadOnly);
  // It may or may not have happened: all is read again.
  ledger_.Reset();
  tries_ = 0;
  scene_.tails.erase(jobs_.front().table);
  loop_.After(kRetryAfter, leash_.On([this] { Run(); }));
}

void LedgerQueue::Finish(const std::string* refused) {
  const Job job = std::move(jobs_.front());
  jobs_.pop_front();
  if (!jobs_.empty()) loop_.Post(leash_.On([this] { Begin(); }));
  if (job.done) job.done(refused);
}

void LedgerQueue::Tell(State state) {
  if (std::exchange(state_, state) != state && on_state_) on_state_(state);
}

void LedgerQueue::Hear(std::string_view told) {
  boost::system::error_code error;
  const json::value value = json::parse(told, error);
  if (error || !value.is_array() || !on_notices_) return;
  std::vector<StoreNotice> notices;
  for (const json::value& one : value.get_array()) {
    const json::object* const object = one.if_object();
    if (object == nullptr) continue;
    StoreNotice notice = NoticeFrom(*object);
    if (scene_.listened.contains(notice.table)) notices.push_back(std::move(notice));
  }
  if (!notices.empty()) on_notices_(std::move(notices), false);
}

}  // namespace folsom
