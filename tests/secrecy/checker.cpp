#include "secrecy/checker.h"

#include <boost/json.hpp>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "record/board/view_json.h"
#include "record/game/chance.h"
#include "record/json/event_json.h"
#include "record/json/merge_patch.h"
#include "rules/state/consistent.h"
#include "rules/state/query.h"
#include "support/random_game.h"

namespace folsom {
namespace {

// What the viewer is shown of one decision.
class Witness final : public Sink {
 public:
  struct Shown {
    std::string event;
    bool opens;
    SeatView view;
  };

  Witness(const Eyes& eyes, Seat viewer) : eyes_(eyes), viewer_(viewer) {}

  void Emit(const EventBody& event, const GameState& after) override {
    const EventBody seen = eyes_.redact(event, viewer_);
    shown_.push_back({boost::json::serialize(EventJson(seen, PaletteOf(after))),
                      Opens(event, after), eyes_.view(after, viewer_)});
  }
  [[nodiscard]] const std::vector<Shown>& All() const { return shown_; }

 private:
  // Events that by their clause show all what was hidden until then: a face-down card (ROB-1),
  // discarded cards (EXP-1), the marshal's flask, and everything after the end (INFO-5); and loot
  // that the viewer takes (LOOT-3).
  [[nodiscard]] bool Opens(const EventBody& event, const GameState& after) const {
    if (const auto* taken = std::get_if<LootTaken>(&event)) {
      return after.At(taken->bandit).owner == viewer_;
    }
    if (std::holds_alternative<CardsKept>(event)) return after.terms.discard_piles;  // EXP-3
    return std::holds_alternative<CardRevealed>(event) ||
           std::holds_alternative<CardsDiscarded>(event) ||
           std::holds_alternative<BulletsDiscarded>(event) ||
           std::holds_alternative<MarshalDrank>(event) || std::holds_alternative<GameEnded>(event);
  }

  const Eyes& eyes_;
  Seat viewer_;
  std::vector<Shown> shown_;
};

// Repeats in the scrambled world what chance gave in the truth, as far as it is possible there;
// half the time only what the viewer sees of it.
class Mirror final : public ChanceSource {
 public:
  Mirror(std::span<const Drawn> truth, const Witness& witness, const Terms& terms, Seat viewer,
         Rng& rng)
      : truth_(truth),
        witness_(witness),
        terms_(terms),
        viewer_(viewer),
        rng_(rng),
        other_chance_(rng.Below(2) == 0) {}

  std::uint8_t Draw(Chance what, Seat whose, std::span<const Outcome> options) override {
    const bool seen = SeenByViewer(what, whose);
    if (next_ < truth_.size() && truth_[next_].what == what && truth_[next_].whose == whose) {
      const std::uint8_t code = truth_[next_++].code;
      if (!seen && other_chance_) return PickWeighted(rng_, options);
      for (const Outcome& option : options) {
        if (option.code == code) return code;
      }
    }
    if (seen && !apart_) apart_ = witness_.All().size();
    return PickWeighted(rng_, options);
  }
  // How many events may be compared, if chance had to give the viewer something else.
  [[nodiscard]] std::optional<std::size_t> Apart() const { return apart_; }

 private:
  // The viewer sees the cards it draws (TEAM-4: from the partner's deck too), the purses and flasks
  // it takes, and the flask that the marshal drinks; what others get stays with them.
  [[nodiscard]] bool SeenByViewer(Chance what, Seat whose) const {
    if (whose == kNoSeat) return true;
    if (viewer_ == kNoSeat) return false;
    return what == Chance::kCard ? SameSide(terms_, viewer_, whose) : whose == viewer_;
  }

  std::span<const Drawn> truth_;
  const Witness& witness_;
  const Terms& terms_;
  Seat viewer_;
  Rng& rng_;
  bool other_chance_;
  std::size_t next_ = 0;
  std::optional<std::size_t> apart_;
};

// What has to change in each of two views to get the other.
std::string Difference(const SeatView& a, const SeatView& b) {
  const boost::json::value one = ViewJson(a);
  const boost::json::value two = ViewJson(b);
  return "\n  in truth " + boost::json::serialize(MergeDiff(two, one)) + "\n  scrambled " +
         boost::json::serialize(MergeDiff(one, two));
}

struct Decision {
  Seat seat;
  Action in_truth;
  Action in_other;
};

// Whether nobody else can see what `seat` decides here.
bool HiddenDecision(const GameState& s, Seat seat, Action action) {
  if (s.ask == Ask::kTurmoil || s.ask == Ask::kCaboose || s.ask == Ask::kChooseCard) return true;
  if (s.ask == Ask::kKeep || s.ask == Ask::kGetAboard) return false;  // Taken in several steps.
  if (action.Is(ActionKind::kPlayDown)) return true;
  return s.ask == Ask::kPlan && action.Is(ActionKind::kPlay) && CurrentTurn(s) == Turn::kTunnel &&
         !SeatHasHostage(s, seat, Hostage::kPhotographer);
}

class Comparison {
 public:
  Comparison(const GameState& truth, const GameState& other, Seat viewer, const Eyes& eyes,
             Rng& rng)
      : truth_(truth), other_(other), viewer_(viewer), eyes_(eyes), rng_(rng) {}

  std::string Standing() const {
    const std::string_view broken = FirstFlaw(other_).what;
    if (!broken.empty()) return "the scrambled world is inconsistent: " + std::string(broken);
    return Compare(truth_, other_);
  }

  std::string AfterDecision(const Decision& decision) {
    Witness seen_in_truth(eyes_, viewer_);
    Witness seen_in_other(eyes_, viewer_);
    GameState truth = truth_;
    GameState other = other_;
    Recorder recorder(rng_.Next());
    Dice dice(recorder);
    ApplyLegal(truth, decision.seat, decision.in_truth, dice, &seen_in_truth);
    Mirror mirror(recorder.All(), seen_in_other, truth.terms, viewer_, rng_);
    Dice mirrored(mirror);
    ApplyLegal(other, decision.seat, decision.in_other, mirrored, &seen_in_other);
    bool opened = mirror.Apart().has_value();
    std::string leak = CompareShown(seen_in_truth.All(), seen_in_other.All(), mirror, opened);
    if (!leak.empty() || opened) return leak;
    return Compare(truth, other);
  }

 private:
  [[nodiscard]] std::string Compare(const GameState& a, const GameState& b) const {
    if (eyes_.view(a, viewer_) != eyes_.view(b, viewer_)) {
      return "the views differ:" + Difference(eyes_.view(a, viewer_), eyes_.view(b, viewer_));
    }
    if (viewer_ == kNoSeat) return {};
    const ActionList mine = LegalList(a, viewer_);
    const ActionList others = LegalList(b, viewer_);
    const bool equal = std::equal(mine.begin(), mine.end(), others.begin(), others.end());
    return equal ? "" : "the legal actions differ";
  }

  // Sets `opened` when the comparison ended at something that may be seen.
  static std::string CompareShown(const std::vector<Witness::Shown>& a,
                                  const std::vector<Witness::Shown>& b, const Mirror& mirror,
                                  bool& opened) {
    const std::size_t most = mirror.Apart().value_or(std::max(a.size(), b.size()));
    for (std::size_t i = 0; i < most; ++i) {
      const bool opens = (i < a.size() && a[i].opens) || (i < b.size() && b[i].opens);
      const bool equal = i < a.size() && i < b.size() && a[i].event == b[i].event;
      if (opens && (!equal || a[i].view != b[i].view)) {
        opened = true;
        return {};
      }
      if (!equal) {
        return "event " + std::to_string(i) + " differs:\n" + (i < a.size() ? a[i].event : "none") +
               "\n" + (i < b.size() ? b[i].event : "none");
      }
      if (a[i].view != b[i].view) {
        return "the views after " + a[i].event + " differ:" + Difference(a[i].view, b[i].view);
      }
    }
    return {};
  }

  const GameState& truth_;
  const GameState& other_;
  Seat viewer_;
  const Eyes& eyes_;
  Rng& rng_;
};

// A random decision that leaves the viewer none the wiser, if there is one.
std::optional<Decision> PickDecision(const GameState& truth, const GameState& other, Seat viewer,
                                     Commitments commitments, Rng& rng) {
  const bool viewers = viewer != kNoSeat && truth.pending.Has(viewer) && rng.Below(2) == 0;
  const Seat seat = viewers ? viewer : AnySeat(truth.pending, rng);
  // The last commitment opens all of them: worth comparing only where they were held.
  const bool last = IsTogether(truth.ask) && truth.pending.Count() == 1;
  if (last && commitments == Commitments::kVary) return std::nullopt;
  const ActionList legal = LegalList(truth, seat);
  const ActionList there = LegalList(other, seat);
  if (legal.Empty() || there.Empty()) return std::nullopt;
  const Action action = AnyAction(legal, rng);
  if (seat != viewer && !last && HiddenDecision(truth, seat, action)) {
    ActionList alike;
    for (const Action a : there) {
      if (IsTogether(truth.ask) || a.Kind() == action.Kind()) alike.Add(a);
    }
    if (!alike.Empty()) return Decision{seat, action, AnyAction(alike, rng)};
  }
  if (!there.Has(action)) return std::nullopt;
  return Decision{seat, action, action};
}

// Who decides in several steps is done when the last is taken; where that differs between the
// worlds (a secret number of steps was left), there is nothing to compare.
bool DoneAlike(const GameState& truth, const GameState& other, const Decision& decision) {
  if (truth.ask != Ask::kKeep && truth.ask != Ask::kGetAboard) return true;
  const auto done = [&decision](GameState state, Action action) {
    Dice dice(0);
    ApplyLegal(state, decision.seat, action, dice);
    return !state.pending.Has(decision.seat);
  };
  return done(truth, decision.in_truth) == done(other, decision.in_other);
}

}  // namespace

std::string FirstLeak(const GameState& truth, Seat viewer, Commitments commitments,
                      const Eyes& eyes, Rng& rng) {
  const GameState other = Scramble(truth, viewer, rng, commitments);
  Comparison comparison(truth, other, viewer, eyes, rng);
  std::string leak = comparison.Standing();
  if (!leak.empty() || truth.pending.Empty()) return leak;
  const auto decision = PickDecision(truth, other, viewer, commitments, rng);
  if (!decision || !DoneAlike(truth, other, *decision)) return {};
  leak = comparison.AfterDecision(*decision);
  if (leak.empty()) return {};
  return "after seat " + std::to_string(Index(decision->seat)) + " chose actions " +
         std::to_string(decision->in_truth.id) + " and " + std::to_string(decision->in_other.id) +
         ": " + leak;
}

}  // namespace folsom
