#include "table/ahead/foresight.h"

#include <algorithm>

#include "rules/choices/traits.h"
#include "rules/play/apply.h"
#include "rules/state/sample.h"

namespace folsom {

namespace {

// What is certain is so by the rules (TellsSecret); the other worlds are there to be sure.
constexpr std::uint64_t kWorlds = 2;

// Notes how often chance was asked. It answers the least outcome, or the greatest, so that worlds
// differ where the outcome shows.
class ChanceAlarm final : public ChanceSource {
 public:
  explicit ChanceAlarm(bool least) : least_(least) {}
  std::uint8_t Draw(Chance /*what*/, Seat /*whose*/, std::span<const Outcome> options) override {
    ++draws_;
    return least_ ? options.front().code : options.back().code;
  }
  [[nodiscard]] std::size_t Draws() const { return draws_; }

 private:
  bool least_;
  std::size_t draws_ = 0;
};

// Whether an event, as `before.viewer` is told it, could say something that `before` leaves open.
// Everything else that happens without chance follows from what the viewer sees: questions are
// skipped for public reasons only, and cards, places and tokens move openly.
struct SecretTeller {
  const SeatView& before;
  bool memory;

  bool operator()(const CardRevealed& e) const {
    return memory || before.faces.pile[e.index] == kHiddenCard;
  }
  bool operator()(const CardsDiscarded& e) const { return e.seat != before.viewer; }
  bool operator()(const BulletsDiscarded& e) const { return e.seat != before.viewer; }
  bool operator()(const LootTaken& e) const { return Reads(e.slot, e.value, e.flask); }
  bool operator()(const LootDropped& e) const { return Reads(e.slot, e.value, e.flask); }
  bool operator()(const GameEnded& /*e*/) const { return true; }  // INFO-5
  template <typename E>
  bool operator()(const E& /*e*/) const {
    return false;
  }

 private:
  [[nodiscard]] bool Reads(std::uint8_t slot, PurseValue value, FlaskKind flask) const {
    if (slot == kNoSlot) return false;
    const bool purse = value != PurseValue::kNone && before.faces.purses[slot] != value;
    const bool kind = flask != FlaskKind::kNone && before.faces.flasks[slot] != flask;
    return purse || kind;
  }
};

[[nodiscard]] bool TellsSecret(const SeatView& before, const EventBody& event, bool memory) {
  return std::visit(SecretTeller{before, memory}, event);
}

[[nodiscard]] bool IsLoot(const EventBody& event) {
  return std::holds_alternative<LootTaken>(event) || std::holds_alternative<LootDropped>(event);
}

// The purses and flasks whose value or kind is left open: which of several it is, or what is in it.
// Half-full flasks are not among them, since all know them.
struct OpenTokens {
  std::uint32_t purses = 0;  // A bit per slot.
  std::uint32_t flasks = 0;

  // False: it is open to all.
  bool Add(const EventBody& loot) {
    if (const auto* e = std::get_if<LootTaken>(&loot)) return Add(e->loot, e->slot);
    if (const auto* e = std::get_if<LootDropped>(&loot)) return Add(e->loot, e->slot);
    return false;
  }
  bool Add(LootKind kind, std::uint8_t slot) {
    if (kind == LootKind::kPurse) purses |= 1U << slot;
    if (kind == LootKind::kFullFlask) flasks |= 1U << slot;
    return kind == LootKind::kPurse || kind == LootKind::kFullFlask;
  }
  [[nodiscard]] SeatView Without(SeatView view) const {
    for (std::size_t i = 0; i < kPurses; ++i) {
      if ((purses >> i & 1U) != 0) view.faces.purses[i] = PurseValue::kNone;
    }
    for (std::size_t i = 0; i < kFlasks; ++i) {
      if ((flasks >> i & 1U) != 0) view.faces.flasks[i] = FlaskKind::kNone;
    }
    return view;
  }
};

// Hears what happens in one world, as long as it is certain.
class Foresighted final : public Sink {
 public:
  Foresighted(const SeatView& view, const ChanceAlarm& alarm, bool memory)
      : view_(view), alarm_(alarm), memory_(memory) {}

  void Emit(const EventBody& event, const GameState& after) override {
    if (open_) return;
    EventBody told = Redacted(event, view_.viewer);
    const bool drew = alarm_.Draws() > draws_;
    const bool tells = TellsSecret(Last(), told, memory_);
    draws_ = alarm_.Draws();
    open_ = OpensCommitments(after) || (vague_ && IsBeyond(told, after)) ||
            ((drew || tells) && !IsLoot(told));
    if (open_) return;
    vague_ = vague_ || drew || tells;
    if ((tells || drew) && tokens_.Add(told)) {
      told = std::visit([](const auto& e) { return PublicForm(e); }, told);
    }
    found_.events.emplace_back(told);
    found_.views.push_back(tokens_.Without(ViewFor(after, view_.viewer)));
  }
  // The action was carried out.
  Foresight End(const GameState& after) {
    if (open_ || vague_ || alarm_.Draws() > 0 || OpensCommitments(after)) return std::move(found_);
    found_.complete = true;
    if (found_.events.empty()) {
      found_.events.emplace_back();
      found_.views.emplace_back();
    }
    found_.views.back() = ViewFor(after, view_.viewer);
    return std::move(found_);
  }

 private:
  [[nodiscard]] const SeatView& Last() const {
    return found_.views.empty() ? view_ : found_.views.back();
  }
  // What all decide together is opened when the last has committed.
  [[nodiscard]] bool OpensCommitments(const GameState& now) const {
    return TraitsOf(view_.ask).together && now.ask != view_.ask;
  }
  // No longer part of what the action itself does.
  [[nodiscard]] bool IsBeyond(const EventBody& told, const GameState& after) const {
    return std::holds_alternative<CardRevealed>(told) || after.phase != view_.phase;
  }

  const SeatView& view_;
  const ChanceAlarm& alarm_;
  bool memory_;
  Foresight found_;
  std::size_t draws_ = 0;
  OpenTokens tokens_;
  bool vague_ = false;  // A token's value or kind was left open, or which of several fell.
  bool open_ = false;
};

[[nodiscard]] Foresight TryIn(GameState world, const SeatView& view, Action action, bool memory,
                              bool least) {
  ChanceAlarm alarm(least);
  Dice dice(alarm);
  Foresighted hearer(view, alarm, memory);
  ApplyLegal(world, view.viewer, action, dice, &hearer);
  return hearer.End(world);
}

// EventBody has no comparison; what a seat sees of it is compared by the views, and by its kind.
[[nodiscard]] bool SameKind(const std::optional<EventBody>& a, const std::optional<EventBody>& b) {
  return a.has_value() == b.has_value() && (!a || a->index() == b->index());
}

// Cuts `found` off where `other` goes another way.
void KeepCommon(Foresight& found, const Foresight& other) {
  const std::size_t most = std::min(found.events.size(), other.events.size());
  std::size_t same = 0;
  while (same < most && SameKind(found.events[same], other.events[same]) &&
         found.views[same] == other.views[same]) {
    ++same;
  }
  const bool all = same == found.events.size() && same == other.events.size();
  found.complete = found.complete && other.complete && all;
  found.events.resize(same);
  found.views.resize(same);
}

}  // namespace

Foresight Foresee(const SeatView& view, Action action, bool memory) {
  Dice dice(1);
  Foresight found = TryIn(Sample(view, dice), view, action, memory, true);
  for (std::uint64_t i = 1; i < kWorlds; ++i) {
    KeepCommon(found, TryIn(Sample(view, dice), view, action, memory, false));
  }
  return found;
}

}  // namespace folsom
