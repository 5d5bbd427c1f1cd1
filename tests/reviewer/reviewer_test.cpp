// The C interface of reviews: what goes over it is what the review itself says, and bad input is
// refused with a code and changes nothing.

#include "reviewer/reviewer.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <cstring>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "review/reviewed.h"

namespace folsom::review {
namespace {

namespace json = boost::json;
using Bytes = std::vector<std::uint8_t>;

constexpr const char* kFew = R"({"iterations":8})";

[[nodiscard]] const std::string& SomeRecord() {
  static const std::string record = RandomRecord({}, 21);
  return record;
}

// One instance.
class Instance {
 public:
  explicit Instance(std::string_view options = kFew) {
    EXPECT_TRUE(Open(SomeRecord(), options)) << Text();
  }

  bool Open(std::string_view record, std::string_view options) {
    return reviewer_open(own_.get(), record.data(), record.size(), options.data(),
                         options.size()) == 1;
  }
  [[nodiscard]] std::uint32_t Tasks() const { return reviewer_tasks(own_.get()); }
  [[nodiscard]] std::uint32_t ChartTasks() const { return reviewer_chart_tasks(own_.get()); }
  bool Run(std::uint32_t task) { return reviewer_run(own_.get(), task) == 1; }
  [[nodiscard]] Bytes Found(std::uint32_t task) {
    EXPECT_TRUE(Run(task));
    return Answer();
  }
  bool Take(const Bytes& finding) {
    return reviewer_take(own_.get(), finding.data(), finding.size()) == 1;
  }
  [[nodiscard]] std::string Tell() {
    EXPECT_EQ(reviewer_tell(own_.get()), 1);
    return Text();
  }
  [[nodiscard]] Bytes Answer() const {
    const std::uint8_t* const at = reviewer_answer(own_.get());
    return {at, at + reviewer_answer_size(own_.get())};
  }
  [[nodiscard]] std::string Text() const {
    const Bytes answer = Answer();
    return {answer.begin(), answer.end()};
  }
  [[nodiscard]] std::string Code() const {
    return std::string(json::parse(Text()).at("code").as_string());
  }

 private:
  struct Delete {
    void operator()(Reviewer* reviewer) const { reviewer_delete(reviewer); }
  };
  std::unique_ptr<Reviewer, Delete> own_{reviewer_new()};
};

[[nodiscard]] std::string WholeReview(const ReviewOptions& options) {
  Review review(*ReadReviewGame(SomeRecord()), options);
  RunTasks(review, 0, review.Tasks());
  return TextOf(review);
}

TEST(Reviewer, TellsWhatTheReviewSays) {
  Instance one(R"({"iterations":8,"seed":3,"seat":1,"open":true})");
  EXPECT_LT(one.ChartTasks(), one.Tasks());
  for (std::uint32_t i = 0; i < one.Tasks(); ++i) ASSERT_TRUE(one.Take(one.Found(i))) << i;
  EXPECT_EQ(one.Tell(), WholeReview({.iterations = 8, .seed = 3, .seat = Seat{1}, .open = true}));
}

TEST(Reviewer, TwoInstancesShareTheTasks) {
  Instance keeper;
  Instance helper;
  for (std::uint32_t i = keeper.Tasks(); i-- > 0;) {
    ASSERT_TRUE(keeper.Take((i % 3 == 0 ? keeper : helper).Found(i))) << i;
  }
  EXPECT_EQ(keeper.Tell(), WholeReview({.iterations = 8}));
  EXPECT_EQ(json::parse(helper.Tell()).at("done"), 0) << "running takes nothing";
}

TEST(Reviewer, TellsWhatIsKnownSoFar) {
  Instance one;
  for (std::uint32_t i = 0; i < one.ChartTasks(); ++i) ASSERT_TRUE(one.Take(one.Found(i)));
  const json::value so_far = json::parse(one.Tell());
  EXPECT_EQ(so_far.at("done"), one.ChartTasks());
  EXPECT_EQ(so_far.at("sums").as_array().size(), 4U);
  EXPECT_TRUE(so_far.at("judgements").as_array().empty());
}

TEST(ReviewerBadInput, RecordsAreRefusedByTheirCodes) {
  Instance one;
  const std::string before = one.Tell();
  const std::string& good = SomeRecord();
  const auto code_of = [&](const std::string& record) {
    EXPECT_FALSE(one.Open(record, kFew));
    return one.Code();
  };
  EXPECT_EQ(code_of(""), "record/bad_header");
  EXPECT_EQ(code_of("\xff\xfe nothing"), "record/bad_header");
  GameWriter unfinished({}, 4);
  EXPECT_EQ(code_of(unfinished.Text()), "record/not_finished");
  EXPECT_EQ(code_of(good.substr(0, good.rfind("\n> ") + 1)), "record/truncated")
      << "the last decision is missing";
  std::string other_rules = good;
  other_rules.replace(good.find("rules 1"), 7, "rules 9");
  EXPECT_EQ(code_of(other_rules), "record/version");
  // Without its outcomes of chance nobody knows how it went.
  std::string unknown = good;
  const std::size_t chance = unknown.find("\n* ");
  unknown.erase(chance, unknown.find('\n', chance + 1) - chance);
  EXPECT_EQ(code_of(unknown), "record/chance");
  EXPECT_EQ(one.Tell(), before) << "what was open stays";
}

TEST(ReviewerBadInput, OptionsAreRefused) {
  Instance one;
  const std::string before = one.Tell();
  for (const char* const bad :
       {"", "[]", "{", R"({"iterations":0})", R"({"iterations":1000001})", R"({"iterations":1.5})",
        R"({"seat":4})", R"({"seat":-1})", R"({"seed":-1})", R"({"seed":"1"})", R"({"open":1})",
        R"({"depth":1})"}) {
    EXPECT_FALSE(one.Open(SomeRecord(), bad)) << bad;
    EXPECT_TRUE(one.Code().starts_with("review/")) << one.Code();
  }
  EXPECT_EQ(one.Tell(), before);
}

TEST(ReviewerBadInput, NothingIsOpenAtFirst) {
  Reviewer* const empty = reviewer_new();
  EXPECT_EQ(reviewer_tasks(empty), 0U);
  EXPECT_EQ(reviewer_chart_tasks(empty), 0U);
  EXPECT_EQ(reviewer_run(empty, 0), 0);
  EXPECT_EQ(reviewer_take(empty, nullptr, 0), 0);
  EXPECT_EQ(reviewer_tell(empty), 0);
  reviewer_delete(empty);
}

TEST(ReviewerBadInput, ThereIsNoTaskAfterTheLast) {
  Instance one;
  EXPECT_FALSE(one.Run(one.Tasks()));
  EXPECT_EQ(one.Code(), "review/no_task");
}

// Every beginning of a finding, one with something behind it, and each byte changed in turn: none
// may do harm, and those that are no finding of this review are refused.
TEST(ReviewerBadInput, FindingsAreCheckedByteByByte) {
  Instance one(R"({"iterations":8,"open":true})");
  for (const std::uint32_t task : {0U, one.Tasks() - 1}) {
    const Bytes good = one.Found(task);
    const std::string before = one.Tell();
    for (std::size_t size = 0; size < good.size(); ++size) {
      ASSERT_FALSE(one.Take({good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size)}));
      ASSERT_EQ(one.Code(), "review/bad_finding");
    }
    Bytes more = good;
    more.push_back(0);
    EXPECT_FALSE(one.Take(more));
    EXPECT_EQ(one.Tell(), before);
    for (std::size_t at = 0; at < good.size(); ++at) {
      Bytes bad = good;
      bad[at] ^= 0x80;
      static_cast<void>(one.Take(bad));
      static_cast<void>(one.Tell());
    }
  }
}

TEST(ReviewerBadInput, AFindingOfAnotherTaskOrReviewIsRefused) {
  Instance one;
  Bytes row = one.Found(0);
  const std::uint32_t judged = one.ChartTasks();
  std::memcpy(row.data(), &judged, sizeof judged);
  EXPECT_FALSE(one.Take(row)) << "a row for a decision";
  Bytes judgement = one.Found(judged);
  std::memset(judgement.data(), 0, sizeof judged);
  EXPECT_FALSE(one.Take(judgement)) << "a judgement for a point";
  Instance deeper(R"({"iterations":16})");
  EXPECT_FALSE(one.Take(deeper.Found(0))) << "of more playthroughs";
  Instance open(R"({"iterations":8,"open":true})");
  EXPECT_FALSE(one.Take(open.Found(judged))) << "with all cards open";
}

TEST(ReviewerBadInput, SharesAreNumbersFromNothingToOne) {
  Instance one;
  const Bytes good = one.Found(0);
  constexpr std::size_t kFirstShare = 9;  // After the task, the kind and the number of rows.
  for (const float bad : {-0.5F, 1.5F, std::numeric_limits<float>::quiet_NaN(),
                          std::numeric_limits<float>::infinity()}) {
    Bytes finding = good;
    std::memcpy(finding.data() + kFirstShare, &bad, sizeof bad);
    EXPECT_FALSE(one.Take(finding)) << bad;
  }
  EXPECT_TRUE(one.Take(good));
}

TEST(ReviewerBadInput, NetworksAreRefused) {
  const Bytes nonsense(100, 7);
  EXPECT_EQ(reviewer_give_net(0, nonsense.data(), nonsense.size()), 1U);
  EXPECT_EQ(reviewer_give_net(2, nonsense.data(), nonsense.size()), 4U);
}

}  // namespace
}  // namespace folsom::review
