// What entries do to the game: start, decisions, take-backs, going on after an upgrade.
#include <algorithm>
#include <utility>

#include "record/game/game_record.h"
#include "record/origin/anew.h"
#include "record/position/position.h"
#include "rules/choices/traits.h"
#include "rules/state/view.h"
#include "table/log/telling.h"
#include "table/seating.h"
#include "table/show_times.h"
#include "table/table.h"

namespace folsom {

namespace {

// Numbers of events after a resumption begin at a multiple of this: how many there were before is
// not known, but no game has as many.
constexpr std::uint32_t kResumeStride = 1U << 20;

// Grows by steps: a table is in memory for days, and doubling would waste half.
template <typename T>
void AppendTo(std::vector<T>& list, std::span<const T> more) {
  constexpr std::size_t kStep = 64;
  const std::size_t size = list.size() + more.size();
  if (size > list.capacity()) list.reserve((size / kStep + 1) * kStep);
  list.insert(list.end(), more.begin(), more.end());
}

[[nodiscard]] bool TellsOfARound(std::span<const TableEvent> events) {
  return std::ranges::any_of(events, [](const TableEvent& told) {
    return told.event && std::holds_alternative<RoundBegan>(*told.event);
  });
}

// The same seats answer the same question, some of them having answered more of it.
[[nodiscard]] bool IsSameMoment(const GameState& before, const GameState& after) {
  return before.ask == after.ask && after.pending.Without(before.pending).Empty();
}

}  // namespace

bool Table::On(const Started& e, Millis at, Folded& news) {
  const auto is_free = [](const Chair& chair) { return chair.Empty(); };
  if (stage_ != Stage::kUnstarted || std::ranges::any_of(Chairs(), is_free)) return false;
  const bool ordered =
      options_.shuffle_seats ? IsShuffle(config_, e.seats) : e.seats == kOrderOfJoining;
  if (!ordered || (deal_.on && GetDealPhase() != DealPhase::kComplete)) return false;
  Telling telling(events_);
  if (!IsForeign()) {
    if (!Begin(e, telling)) return false;
    news.before = Unstarted();
    telling.End(news.before, state_);
    AppendTo<Drawn>(drawn_, e.chance);
    events_ += static_cast<std::uint32_t>(telling.Events().size());
    news.events = std::move(telling.Events());
    ToBeShown(news.events, at);
  }
  SeatPlayers(e.seats);
  deal_.on = false;
  stage_ = Stage::kPlaying;
  draws_ = static_cast<std::uint32_t>(e.chance.size());
  if (options_.shuffle_seats) draws_ += ShuffleDraws(config_);
  if (!e.position.empty()) draws_ += kAnewDraws;
  PutQuestions(GameState{}, kNoSeat, at);
  round_began_ = true;
  news.room = true;
  news.jumped = true;
  return true;
}

bool Table::Begin(const Started& e, Sink& sink) {
  if (BeginsInPlay()) {
    const std::optional<GameState> start = BeginningInPlay(e);
    if (!start) return false;
    base_ = std::make_shared<const GameState>(*start);
    state_ = *start;
    return true;
  }
  ListSource chance(e.chance);
  Dice dice(chance);
  const GameState start = NewGame(config_, dice, &sink);
  if (!chance.AllFitted() || !e.position.empty()) return false;
  state_ = start;
  return true;
}

std::optional<GameState> Table::BeginningInPlay(const Started& e) const {
  const auto& [origin, truth] = *origin_;
  if (!e.chance.empty() || e.position.empty() == origin.anew) return std::nullopt;
  if (!origin.anew) return truth;
  const Result<GameState> start = ReadPosition(e.position);
  const bool same = start && ViewFor(*start, origin.seat) == ViewFor(truth, origin.seat);
  return same ? std::optional(*start) : std::nullopt;
}

GameState Table::Unstarted() const {
  GameState state;
  state.config = config_;
  state.terms = TermsFor(config_);
  return state;
}

void Table::SeatPlayers(const SeatOrder& seats) {
  seating_ = seats;
  std::array<Chair, kMaxSeats> before = std::move(chairs_);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    chairs_[i] = std::move(before[seats[i]]);
    chairs_[i].bank = options_.clock == ClockKind::kLive ? Millis{options_.bank_s} * 1000 : 0;
    if (!chairs_[i].who.empty()) held_.emplace_back(chairs_[i].who, static_cast<Seat>(i));
  }
}

bool Table::On(const Decided& e, Millis at, Folded& news) {
  if (stage_ != Stage::kPlaying || !HasSeat(e.seat) || e.spent < 0) return false;
  if (IsForeign()) {
    ++decisions_;
    draws_ += static_cast<std::uint32_t>(e.chance.size());
    Charge(e.seat, e.spent, news);
    return true;
  }
  GameState after = state_;
  ListSource chance(e.chance);
  Dice dice(chance);
  // Who of those that decide together was last must not show.
  const bool by_stand_in = IsByStandIn(e.seat, e.by, e.action);
  const bool together = TraitsOf(state_.ask).together;
  Telling telling(events_, by_stand_in && !together);
  if (Apply(after, e.seat, e.action, dice, &telling) != Illegal::kNone) return false;
  if (!chance.AllFitted()) return false;
  if (telling.End(state_, after)) news.only = e.seat;
  if (by_stand_in) stood_in_[Index(e.seat)] = {e.seat, at, e.action, together};
  news.before = state_;
  news.events = std::move(telling.Events());
  TakeDecision(e, at, after, news);
  return true;
}

void Table::TakeDecision(const Decided& e, Millis at, const GameState& after, Folded& news) {
  Remember(e, after, news.only != kNoSeat);
  const Play play{.number = events_,
                  .action = e.action,
                  .draws = static_cast<std::uint16_t>(e.chance.size()),
                  .seat = e.seat,
                  .by = e.by};
  AppendTo<Play>(played_, {&play, 1});
  AppendTo<Drawn>(drawn_, e.chance);
  state_ = after;
  ++decisions_;
  events_ += static_cast<std::uint32_t>(news.events.size());
  draws_ += static_cast<std::uint32_t>(e.chance.size());
  round_began_ = TellsOfARound(news.events);
  if (e.by == Decider::kPlayer) show_ends_[Index(e.seat)] = at;  // Who answers has seen it all.
  ToBeShown(news.events, at);
  PutQuestions(news.before, e.seat, at);
  recent_.back().charged = Charge(e.seat, e.spent, news);
  EndIfOver(news);
}

void Table::Remember(const Decided& e, const GameState& after, bool hidden) {
  if (!hidden) {  // All see it: what was before stays.
    recent_.clear();
    before_ = state_;
    show_ends_before_ = show_ends_;
    sure_ = -1;
  }
  recent_.push_back({.question = QuestionOf(e.seat),
                     .play = static_cast<std::uint32_t>(played_.size()),
                     .asked_at = AskedAt(e.seat),
                     .spent = e.spent,
                     .charged = 0,
                     .action = e.action,
                     .seat = e.seat,
                     .by_player = e.by == Decider::kPlayer,
                     .drew = !e.chance.empty(),
                     .hidden = hidden,
                     .opened = TraitsOf(after.ask).hidden_steps && !IsSameMoment(state_, after)});
}

// Each seat counts its own questions, so that no number tells how often others answered in secret;
// who is still at the same one keeps theirs.
void Table::PutQuestions(const GameState& before, Seat decided, Millis at) {
  const bool goes_on = IsSameMoment(before, state_);
  for (const Seat seat : state_.pending) {
    if (goes_on && seat != decided) continue;
    DecisionNumber& question = questions_[Index(seat)];
    question = question == kNoQuestion ? first_question_ : question + 1;
    asked_at_[Index(seat)] = at;
    spent_before_[Index(seat)] = 0;
    asked_after_[Index(seat)] = events_;
    longest_show_[Index(seat)] = std::clamp<Millis>(show_ends_[Index(seat)] - at, 0, kLongestShow);
  }
}

void Table::ToBeShown(std::span<const TableEvent> events, Millis at) {
  Millis time = 0;
  for (const TableEvent& told : events) {
    if (told.event) time += ShowTimeOf(told.event->index()).longest * kSlowestShow;
  }
  for (Millis& ends : show_ends_) ends = std::max(ends, at) + time;
}

void Table::EndIfOver(Folded& news) {
  if (state_.phase != Phase::kOver) return;
  stage_ = Stage::kFinished;
  recent_.clear();
  round_began_ = false;
  played_.shrink_to_fit();
  drawn_.shrink_to_fit();
  news.room = true;
}

bool Table::On(const TakenBack& e, Millis /*at*/, Folded& news) {
  if (stage_ != Stage::kPlaying || !HasSeat(e.seat)) return false;
  if (IsForeign()) {
    ++decisions_;
    return true;
  }
  const Recent* const last = LastOf(e.seat);
  if (last == nullptr || last->drew || last->opened) return false;
  const Recent back = *last;
  news.before = state_;
  // Steps in secret that others took since then stay: the order makes no difference.
  played_.erase(played_.begin() + static_cast<std::ptrdiff_t>(back.play));
  state_ = StateAgain();
  recent_.erase(recent_.begin() + (last - recent_.data()));
  for (Recent& recent : recent_) recent.play -= recent.play > back.play ? 1U : 0U;
  for (Hint& hint : hints_) hint.before -= hint.before > back.play ? 1U : 0U;
  ++decisions_;
  // Time that was taken stays taken.
  ++questions_[Index(e.seat)];
  asked_at_[Index(e.seat)] = back.asked_at;
  spent_before_[Index(e.seat)] = back.spent;
  longest_show_[Index(e.seat)] = 0;
  At(e.seat).bank += back.charged;
  news.room = back.charged != 0;
  if (back.hidden) {
    news.only = e.seat;
  } else {
    jumped_at_ = ++events_;
    show_ends_ = show_ends_before_;
    show_ends_[Index(e.seat)] = 0;
    news.jumped = true;
  }
  return true;
}

bool Table::On(const Resumed& e, Millis at, Folded& news) {
  if (stage_ == Stage::kFinished || e.position.empty() != (stage_ == Stage::kUnstarted))
    return false;
  if (stage_ == Stage::kUnstarted && BeginsInPlay()) return false;
  if (stage_ == Stage::kPlaying && e.rules_version == kRulesVersion) {
    const Result<GameState> position = ReadPosition(e.position);
    if (!position || NeedsAdvance(*position) || position->phase == Phase::kOver) return false;
    if (position->terms.seats != config_.seats) return false;
    base_ = std::make_shared<const GameState>(*position);
    resumed_ = true;
    state_ = *position;
    ++decisions_;
    first_question_ += kQuestionStride;
    questions_.fill(kNoQuestion);
    show_ends_.fill(0);
    PutQuestions(GameState{}, kNoSeat, at);
  }
  if (e.rules_version != kRulesVersion) state_ = {};
  played_.clear();
  drawn_.clear();
  recent_.clear();
  for (Hint& hint : hints_) hint.before = 0;
  rules_version_ = e.rules_version;
  events_ = jumped_at_ = (events_ / kResumeStride + 1) * kResumeStride;
  round_began_ = stage_ == Stage::kPlaying;
  news.room = true;
  news.jumped = true;
  return true;
}

}  // namespace folsom
