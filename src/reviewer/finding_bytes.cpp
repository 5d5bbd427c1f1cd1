#include "reviewer/finding_bytes.h"

#include <cstring>
#include <type_traits>
#include <utility>

namespace folsom::review {
namespace {

class ByteWriter {
 public:
  template <typename T>
  void Put(const T& value) {
    static_assert(std::is_arithmetic_v<T>);
    const std::size_t at = bytes_.size();
    bytes_.resize(at + sizeof(T));
    std::memcpy(bytes_.data() + at, &value, sizeof(T));
  }
  void Put(const std::optional<std::uint32_t>& value) {
    Put(std::uint8_t{value.has_value()});
    if (value) Put(*value);
  }
  void PutCount(std::size_t count) { Put(static_cast<std::uint32_t>(count)); }
  void Put(const Row& row) {
    PutCount(row.size());
    for (const WinShares& shares : row) {
      for (const float share : shares) Put(share);
    }
  }
  void Put(const Judgement& judgement) {
    PutCount(judgement.actions.size());
    for (const JudgedAction& one : judgement.actions) {
      Put(one.action.id);
      Put(one.share);
      Put(std::uint8_t{one.rough});
    }
    Put(judgement.chosen.id);
    Put(judgement.best.id);
    for (const float number : {judgement.loss, judgement.error, judgement.stake}) Put(number);
    Put(static_cast<std::uint8_t>(judgement.mark));
    PutCount(judgement.why.size());
    for (const Fact& fact : judgement.why) Put(fact);
  }
  void Put(const Fact& fact) {
    Put(static_cast<std::uint8_t>(fact.kind));
    Put(static_cast<std::uint8_t>(fact.bandit));
    Put(static_cast<std::uint8_t>(fact.loot));
    Put(fact.chosen);
    Put(fact.best);
  }

  [[nodiscard]] std::vector<std::uint8_t> Take() { return std::move(bytes_); }

 private:
  std::vector<std::uint8_t> bytes_;
};

// After the first thing that is wrong everything read is nothing.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  template <typename T>
  [[nodiscard]] T Get() {
    static_assert(std::is_arithmetic_v<T>);
    T value{};
    if (rest_.size() < sizeof(T)) return Fail(), value;
    std::memcpy(&value, rest_.data(), sizeof(T));
    rest_ = rest_.subspan(sizeof(T));
    return value;
  }
  [[nodiscard]] std::uint8_t GetUpTo(std::uint8_t most) {
    const auto value = Get<std::uint8_t>();
    if (value <= most) return value;
    Fail();
    return 0;
  }
  // Of things of so many bytes and more each.
  [[nodiscard]] std::size_t GetCount(std::size_t bytes) {
    const std::size_t count = Get<std::uint32_t>();
    if (count <= rest_.size() / bytes) return count;
    Fail();
    return 0;
  }
  [[nodiscard]] Row GetRow() {
    Row row(GetCount(sizeof(WinShares)));
    for (WinShares& shares : row) {
      for (float& share : shares) share = Get<float>();
    }
    return row;
  }
  [[nodiscard]] Judgement GetJudgement() {
    Judgement judgement;
    judgement.actions.resize(GetCount(sizeof(std::uint16_t) + sizeof(float) + 1));
    for (JudgedAction& one : judgement.actions) {
      one.action.id = Get<std::uint16_t>();
      one.share = Get<float>();
      one.rough = GetUpTo(1) != 0;
    }
    judgement.chosen.id = Get<std::uint16_t>();
    judgement.best.id = Get<std::uint16_t>();
    for (float* const number : {&judgement.loss, &judgement.error, &judgement.stake}) {
      *number = Get<float>();
    }
    judgement.mark = static_cast<Mark>(GetUpTo(kMarks - 1));
    judgement.why.resize(GetCount(5));
    for (Fact& fact : judgement.why) fact = GetFact();
    return judgement;
  }
  // Everything was read, and nothing was wrong.
  [[nodiscard]] bool Finish() const { return good_ && rest_.empty(); }

 private:
  void Fail() {
    good_ = false;
    rest_ = {};
  }
  [[nodiscard]] std::optional<std::uint32_t> GetPerhaps() {
    if (GetUpTo(1) == 0) return std::nullopt;
    return Get<std::uint32_t>();
  }
  [[nodiscard]] Fact GetFact() {
    Fact fact;
    fact.kind = static_cast<FactKind>(GetUpTo(kFactKinds - 1));
    fact.bandit = static_cast<Bandit>(GetUpTo(Index(kNoBandit)));
    fact.loot = static_cast<LootKind>(Get<std::uint8_t>());
    if (fact.loot != kNoLoot && fact.loot > LootKind::kHalfFlask) Fail();
    fact.chosen = GetPerhaps();
    fact.best = GetPerhaps();
    return fact;
  }

  std::span<const std::uint8_t> rest_;
  bool good_ = true;
};

// What follows the task's number.
enum class FindingKind : std::uint8_t { kRow, kJudged, kJudgedOpenToo };

}  // namespace

std::vector<std::uint8_t> BytesOfFinding(const Review::Finding& finding) {
  ByteWriter to;
  to.PutCount(finding.task);
  if (const Row* const row = std::get_if<Row>(&finding.what)) {
    to.Put(static_cast<std::uint8_t>(FindingKind::kRow));
    to.Put(*row);
    return to.Take();
  }
  const auto& [by_view, open] = *std::get_if<JudgedDecision>(&finding.what);
  to.Put(static_cast<std::uint8_t>(open ? FindingKind::kJudgedOpenToo : FindingKind::kJudged));
  to.Put(by_view);
  if (open) to.Put(*open);
  return to.Take();
}

std::optional<Review::Finding> FindingOfBytes(std::span<const std::uint8_t> bytes) {
  ByteReader from(bytes);
  const std::size_t task = from.Get<std::uint32_t>();
  const auto kind = static_cast<FindingKind>(
      from.GetUpTo(static_cast<std::uint8_t>(FindingKind::kJudgedOpenToo)));
  if (kind == FindingKind::kRow) {
    Row row = from.GetRow();
    if (!from.Finish()) return std::nullopt;
    return Review::Finding{.task = task, .what = std::move(row)};
  }
  JudgedDecision judged{.by_view = from.GetJudgement()};
  if (kind == FindingKind::kJudgedOpenToo) judged.all_cards_open = from.GetJudgement();
  if (!from.Finish()) return std::nullopt;
  return Review::Finding{.task = task, .what = std::move(judged)};
}

}  // namespace folsom::review
