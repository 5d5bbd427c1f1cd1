#include "table/ahead/plan.h"

#include <string>
#include <utility>

#include "rules/play/apply.h"
#include "rules/state/sample.h"

namespace folsom {

namespace {

// The same world for everyone; any would do.
constexpr std::uint64_t kPlanSeed = 1;

[[nodiscard]] Problem BadWay(std::size_t index) {
  return {.code = "action/not_legal",
          .message = "the plan has no such way",
          .path = "ways." + std::to_string(index)};
}

// Whether another half-full flask might have fallen instead. All know what is in them (FLASK-2).
[[nodiscard]] bool MightBeAnother(const EventBody& event, const GameState& after) {
  const auto* const fell = std::get_if<LootDropped>(&event);
  if (fell == nullptr || fell->loot != LootKind::kHalfFlask) return false;
  for (std::size_t i = 0; i < kFlasks; ++i) {
    const FlaskToken& flask = after.horses.flasks[i];
    const bool beside = flask.spot == Spot::On(fell->bandit) && flask.half != 0;
    if (beside && after.faces.flasks[i] != fell->flask) return true;
  }
  return false;
}

// Stealin' with the pile of a world, which is left at the end of a card or at a question.
class PlanRun final : public Sink {
 public:
  PlanRun(GameState world, Dice dice, std::span<const Action> ways)
      : world_(world), dice_(dice), ways_(ways) {}

  void Emit(const EventBody& event, const GameState& after) override {
    Add({.event = Redacted(event, kNoSeat),
         .after = ViewFor(after, kNoSeat),
         .open = MightBeAnother(event, after)});
  }

  Result<PlanPreview> Run() {
    found_.from = Seen();
    while (world_.pile_next < world_.pile_size) {
      const PileCard top = world_.pile[world_.pile_next];
      const Card face = top.FaceDown() ? kHiddenCard : world_.faces.pile[world_.pile_next];
      found_.steps.push_back(
          {.index = world_.pile_next, .seat = top.By(), .card = face, .events = {}});
      if (top.FaceDown()) {
        LeaveOut();
      } else if (!CarryOut()) {
        return BadWay(used_);
      }
    }
    if (used_ < ways_.size()) return BadWay(used_);
    return std::move(found_);
  }

 private:
  [[nodiscard]] SeatView Seen() const { return ViewFor(world_, kNoSeat); }
  [[nodiscard]] std::vector<PlanEvent>& Events() { return found_.steps.back().events; }

  void Add(PlanEvent event) {
    event.question = std::exchange(question_, std::nullopt);
    Events().push_back(event);
  }

  // A gap. The card goes back unread.
  void LeaveOut() {
    const std::size_t index = world_.pile_next++;
    world_.Secret(world_.pile[index].By()).deck.Add(world_.faces.pile[index]);
    Add({.event = std::nullopt, .after = Seen()});
  }

  // False: a way is not legal.
  bool CarryOut() {
    Advance(world_, dice_, this, Stop::kCard);
    while (!world_.pending.Empty()) {
      Events().back().after = Seen();
      if (!Answer()) return false;
    }
    Events().back().after = Seen();
    return true;
  }

  bool Answer() {
    PlanQuestion asked{.seat = world_.pending.First(), .legal = {}, .taken = kNoAction};
    LegalActions(world_, asked.seat, asked.legal);
    asked.taken = used_ < ways_.size() ? ways_[used_] : asked.legal[0];
    if (!IsLegal(world_, asked.seat, asked.taken)) return false;
    if (used_ < ways_.size()) ++used_;
    question_ = asked;
    ApplyLegal(world_, asked.seat, asked.taken, dice_, this, Stop::kCard);
    if (question_) Add({.event = std::nullopt, .after = Seen()});
    return true;
  }

  GameState world_;
  Dice dice_;
  std::span<const Action> ways_;
  std::size_t used_ = 0;
  std::optional<PlanQuestion> question_;  // Answered, and nothing came of it yet.
  PlanPreview found_;
};

// As Stealin' begins, with every card face down that cannot be read.
void BeginStealin(GameState& world, bool memory) {
  world.phase = Phase::kRobbing;
  world.step = 0;
  world.pending = {};
  world.ask = Ask::kNone;
  world.actor = kNoBandit;
  world.choices.fill(kNoAction);
  for (std::size_t i = 0; memory && i + 1 < world.pile_size; ++i) {
    world.pile[i].bits |= PileCard::kFaceDown;
  }
}

}  // namespace

Problem NotPlanning() { return {.code = "plan/not_planning", .message = "nobody plans now"}; }

Result<PlanPreview> PreviewPlan(const SeatView& view, std::span<const Action> ways, bool memory) {
  if (view.phase != Phase::kPlanning) return NotPlanning();
  if (view.pile_size == 0) {
    return Problem{.code = "plan/no_cards", .message = "no card was planned yet"};
  }
  Dice dice(kPlanSeed);
  GameState world = Sample(view, dice);
  BeginStealin(world, memory);
  return PlanRun(world, dice, ways).Run();
}

}  // namespace folsom
