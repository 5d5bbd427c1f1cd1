#include "review/why.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>

#include "bots/random.h"
#include "review/playthrough.h"
#include "rules/state/query.h"
#include "rules/state/sample.h"

namespace folsom::review {
namespace {

constexpr std::array<std::string_view, kFactKinds> kFactKeys{
    "nothing", "with", "hits", "punches", "takes", "loses", "is_shot", "neutral"};

// So many more of a hundred are two standard errors, whatever the two counts are.
constexpr int kTelling = 15;

// A row for each kind, in it a column for each bandit or kind of loot.
constexpr std::size_t kColumns = 8;
static_assert(kColumns >= kMaxBandits);
using FactCounts = std::array<std::array<std::uint32_t, kColumns>, kFactKinds>;

// Notes what happens in one playthrough, once each.
class FactSink final : public Sink {
 public:
  FactSink(Seat seat, std::uint8_t card) : seat_(seat), card_(card) {}

  void Emit(const EventBody& event, const GameState& after) override {
    std::visit([&](const auto& e) { Note(e, after); }, event);
  }
  void AddTo(FactCounts& counts) const {
    for (std::size_t i = 0; i < kFactKinds; ++i) {
      for (std::size_t k = 0; k < kColumns; ++k) counts[i][k] += happened_[i][k] ? 1 : 0;
    }
  }

 private:
  template <typename Event>
  void Note(const Event& /*event*/, const GameState& /*after*/) {}

  void Note(const CardRevealed& e, const GameState& after) {
    acting_ = e.seat;
    resolving_ = e.index == card_ && e.seat == seat_;
    if (!resolving_ || !e.card.IsAction()) return;
    const Bandit own = after.colours[Index(seat_)][e.card.Colour()];
    if (own == kNoBandit) return;
    for (const Bandit other : BanditsAt(after, after.At(own).place)) {
      if (after.At(other).owner != seat_) Set(FactKind::kWith, Index(other));
    }
  }
  void Note(const HadNoEffect& /*e*/, const GameState& /*after*/) {
    if (resolving_) Set(FactKind::kNothing);
  }
  void Note(const BulletHit& e, const GameState& after) {
    if (Own(e.shooter, after)) Set(FactKind::kHits, Index(e.target));
    if (Own(e.target, after)) Set(FactKind::kIsShot, Index(e.shooter));
  }
  void Note(const BanditMoved& e, const GameState& after) {
    if (e.cause == Cause::kPunch && acting_ == seat_ && !Own(e.bandit, after)) {
      Set(FactKind::kPunches, Index(e.bandit));
    }
  }
  void Note(const LootTaken& e, const GameState& after) {
    if (Own(e.bandit, after)) Set(FactKind::kTakes, Index(e.loot));
  }
  void Note(const LootDropped& e, const GameState& after) {
    if (Own(e.bandit, after)) Set(FactKind::kLoses);
  }
  void Note(const NeutralBullet& e, const GameState& after) {
    if (Own(e.bandit, after)) Set(FactKind::kNeutral);
  }

  [[nodiscard]] bool Own(Bandit bandit, const GameState& s) const {
    return s.At(bandit).owner == seat_;
  }
  void Set(FactKind kind, std::size_t column = 0) { happened_[Index(kind)][column] = true; }

  Seat seat_;
  std::uint8_t card_;
  Seat acting_ = kNoSeat;   // Whose card resolves,
  bool resolving_ = false;  // and whether it is the one.
  std::array<std::array<bool, kColumns>, kFactKinds> happened_{};
};

constexpr std::uint8_t kNoCard = 255;

// Where the card that the action plays will lie in the pile.
[[nodiscard]] std::uint8_t CardPlayedBy(const SeatView& view, Action action) {
  const bool plays = action.Is(ActionKind::kPlay) || action.Is(ActionKind::kPlayDown);
  return plays && view.phase == Phase::kPlanning ? view.pile_size : kNoCard;
}

[[nodiscard]] FactCounts CountFacts(const SeatView& view, Action action, std::uint64_t seed) {
  FactCounts counts{};
  for (std::uint32_t deal = 0; deal < kDeals; ++deal) {
    const std::uint64_t luck = GameSeed(seed, deal);
    Dice dealer(luck);
    GameState world = Sample(view, dealer);
    FactSink sink(view.viewer, CardPlayedBy(view, action));
    PlayThrough(world, view.viewer, action, RoundAhead(view), luck, &sink);
    sink.AddTo(counts);
  }
  return counts;
}

[[nodiscard]] bool IsOfCard(FactKind kind) {
  return kind == FactKind::kNothing || kind == FactKind::kWith;
}

[[nodiscard]] int DifferenceOf(const Fact& fact) {
  return std::abs(static_cast<int>(fact.chosen.value_or(0)) -
                  static_cast<int>(fact.best.value_or(0)));
}

// What a fact says about the better action, in the order in which they are told.
enum class Speaks : std::uint8_t { kFor, kNeither, kAgainst };

[[nodiscard]] bool IsWelcome(FactKind kind) {
  return kind == FactKind::kHits || kind == FactKind::kPunches || kind == FactKind::kTakes;
}

[[nodiscard]] Speaks SpeaksOf(const Fact& fact) {
  if (fact.kind == FactKind::kWith) return Speaks::kNeither;
  const bool more = fact.best.value_or(0) > fact.chosen.value_or(0);
  return more == IsWelcome(fact.kind) ? Speaks::kFor : Speaks::kAgainst;
}

// What speaks against the better action is the other side of a reason, and none by itself.
void KeepReasons(std::vector<Fact>& facts) {
  std::ranges::sort(facts, {}, [](const Fact& fact) {
    return std::tuple(SpeaksOf(fact), -DifferenceOf(fact), fact.kind, fact.bandit, fact.loot);
  });
  const bool reasoned = !facts.empty() && SpeaksOf(facts.front()) == Speaks::kFor;
  if (!reasoned)
    std::erase_if(facts, [](const Fact& fact) { return SpeaksOf(fact) == Speaks::kAgainst; });
  if (facts.size() > kMostFacts) facts.resize(kMostFacts);
}

[[nodiscard]] Fact FactAt(FactKind kind, std::size_t column) {
  Fact fact{.kind = kind};
  const bool of_bandit = kind == FactKind::kWith || kind == FactKind::kHits ||
                         kind == FactKind::kPunches || kind == FactKind::kIsShot;
  if (of_bandit) fact.bandit = static_cast<Bandit>(column);
  if (kind == FactKind::kTakes) fact.loot = static_cast<LootKind>(column);
  return fact;
}

}  // namespace

std::string_view KeyOf(FactKind kind) { return kFactKeys[Index(kind)]; }

std::vector<Fact> WhyBetter(const SeatView& view, Action chosen, Action best, std::uint64_t seed) {
  const FactCounts of_chosen = CountFacts(view, chosen, seed);
  const FactCounts of_best = CountFacts(view, best, seed);
  std::vector<Fact> facts;
  for (std::size_t i = 0; i < kFactKinds; ++i) {
    for (std::size_t k = 0; k < kColumns; ++k) {
      Fact fact = FactAt(static_cast<FactKind>(i), k);
      const auto counted = [&](const FactCounts& counts,
                               Action action) -> std::optional<std::uint32_t> {
        if (IsOfCard(fact.kind) && CardPlayedBy(view, action) == kNoCard) return std::nullopt;
        return counts[i][k];
      };
      fact.chosen = counted(of_chosen, chosen);
      fact.best = counted(of_best, best);
      if (DifferenceOf(fact) >= kTelling) facts.push_back(fact);
    }
  }
  KeepReasons(facts);
  return facts;
}

}  // namespace folsom::review
