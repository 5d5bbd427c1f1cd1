#include "table/clock.h"

#include <algorithm>
#include <utility>

namespace folsom {

namespace {

[[nodiscard]] Millis Sooner(Millis a, Millis b) {
  if (a == kNever || b == kNever) return std::max(a, b);
  return std::min(a, b);
}
[[nodiscard]] Millis GraceOf(const Table& table) { return Millis{table.Options().grace_s} * 1000; }
[[nodiscard]] Millis DecisionTime(const Table& table) {
  return Millis{table.Options().decision_s} * 1000;
}

// Whether this seat has to decide now, whoever plays it.
[[nodiscard]] bool IsPending(const Table& table, Seat seat) {
  return table.GetStage() == Stage::kPlaying && table.State().pending.Has(seat);
}

// Whether a person or an outside bot has to decide now.
[[nodiscard]] bool IsAsked(const Table& table, Seat seat) {
  return IsPending(table, seat) && !table.IsBotSeat(seat);
}

[[nodiscard]] std::size_t SeatCount(const Table& table) { return table.GetConfig().seats; }

}  // namespace

void TableClock::Update(const Table& table, const std::set<PersonId>& present, Millis now) {
  if (loaded_at_ == kNever) loaded_at_ = now;
  updated_at_ = now;
  const bool was_alive = alive_;
  alive_ = !table.HasPeople() || std::ranges::any_of(table.Chairs(), [&](const Chair& chair) {
    return !chair.program && !chair.who.empty() && present.contains(chair.who);
  });
  if (was_alive && !alive_) left_at_ = now;
  if (attended_ && present.empty()) deserted_at_ = now;
  attended_ = !present.empty();
  for (std::size_t i = 0; i < SeatCount(table); ++i) {
    const auto seat = static_cast<Seat>(i);
    UpdateSeat(table, seat, present.contains(table.ChairOf(seat).who), now);
  }
  if (table.Decisions() != decisions_) decided_at_ = now;
  decisions_ = table.Decisions();
  const bool same_deal = table.GetDealPhase() == deal_phase_ && table.DealSince() == deal_stored_;
  if (!same_deal) deal_since_ = now;
  deal_phase_ = table.GetDealPhase();
  deal_stored_ = table.DealSince();
}

void TableClock::UpdateSeat(const Table& table, Seat seat, bool here, Millis now) {
  SeatClock& clock = seats_[Index(seat)];
  const PersonId& who = table.ChairOf(seat).who;
  const DecisionNumber question = IsAsked(table, seat) ? table.QuestionOf(seat) : kNoQuestion;
  // Grace periods begin anew when the first person comes back to a table that all had left.
  const bool goes = clock.here || clock.who != who || clock.gone_since == kNever;
  clock.gone_since = here || !alive_ ? kNever : goes ? now : clock.gone_since;
  clock.here = here;
  if (clock.question != question || clock.who != who) {
    clock.question = question;
    clock.who = who;
    clock.spent = question != kNoQuestion ? table.SpentBefore(seat) : 0;
    clock.running_since = kNever;
  }
  // Not anew for who let a stand-in have the seat for a moment.
  if (IsPending(table, seat) && clock.seen != table.QuestionOf(seat)) {
    clock.seen = table.QuestionOf(seat);
    clock.seen_at = now;
  }
  const bool runs = question != kNoQuestion && alive_;
  if (!runs && clock.running_since != kNever) {
    clock.spent += std::max<Millis>(0, now - clock.running_since);
  }
  if (runs && clock.running_since == kNever) clock.running_since = StartsAt(table, seat, now);
  if (!runs) clock.running_since = kNever;
}

// Something that came before the question is still being shown.
bool TableClock::IsShowing(const Table& table, Seat seat) const {
  if (table.Options().clock != ClockKind::kLive || !IsAsked(table, seat)) return false;
  const auto shown = shown_.find(table.ChairOf(seat).who);
  return shown != shown_.end() && shown->second < table.AskedAfter(seat);
}

Millis TableClock::StartsAt(const Table& table, Seat seat, Millis now) const {
  if (!IsShowing(table, seat)) return now;
  return std::max(now, At(seat).seen_at + table.LongestShow(seat));
}

TableClock::Report TableClock::Shown(const Table& table, const PersonId& who, std::uint32_t number,
                                     Millis now) {
  const SeatMask seats = table.SeatsOf(who);
  if (seats.Empty()) return {};
  const auto [shown, is_first] = shown_.try_emplace(who, number);
  const bool further = std::exchange(shown->second, std::max(shown->second, number)) < number;
  Report report{.is_news = is_first || further};
  for (const Seat seat : seats) {
    SeatClock& clock = seats_[Index(seat)];
    if (clock.running_since == kNever) continue;
    // One that runs already is stopped only by a client that was not known to show anything.
    const Millis start = StartsAt(table, seat, now);
    if (clock.running_since <= now && !(is_first && start > now)) continue;
    report.clocks |= std::exchange(clock.running_since, start) != start;
  }
  return report;
}

Millis TableClock::WaitsUntil(const Table& table, Seat seat, Millis now) const {
  const Millis starts = At(seat).running_since;
  return IsShowing(table, seat) && starts > now ? starts : kNever;
}

Millis TableClock::Spent(const Table& table, Seat seat, Millis now) const {
  if (!IsAsked(table, seat)) return 0;
  if (table.Options().clock == ClockKind::kDaily) {
    return std::max<Millis>(0, now - table.AskedAt(seat));
  }
  const SeatClock& clock = At(seat);
  if (clock.question != table.QuestionOf(seat)) return 0;
  const Millis running =
      clock.running_since == kNever ? 0 : std::max<Millis>(0, now - clock.running_since);
  return clock.spent + running;
}

Millis TableClock::Deadline(const Table& table, Seat seat) const {
  if (!IsAsked(table, seat)) return kNever;
  const SeatClock& clock = At(seat);
  switch (table.Options().clock) {
    case ClockKind::kNone:
      return kNever;
    case ClockKind::kLive:
      if (clock.running_since == kNever) return kNever;
      return clock.running_since - clock.spent + DecisionTime(table) + table.ChairOf(seat).bank;
    case ClockKind::kDaily:
      return std::max(table.AskedAt(seat) + DecisionTime(table), loaded_at_ + GraceOf(table));
  }
  return kNever;
}

// Absence counts while somebody else is there to wait; in correspondence games it does not count.
Millis TableClock::GraceEnds(const Table& table, Seat seat) const {
  const SeatClock& clock = At(seat);
  if (table.Options().clock == ClockKind::kDaily || clock.gone_since == kNever) return kNever;
  return clock.gone_since + GraceOf(table);
}

TableClock::TakeOverAt TableClock::NextTakeOver(const Table& table, Seat seat) const {
  if (!IsAsked(table, seat)) return {};
  return {.at = Sooner(Deadline(table, seat), GraceEnds(table, seat)),
          .why = At(seat).here ? Absence::kClock : Absence::kAbsent};
}

bool TableClock::IsGone(const Table& table, Seat seat, Millis now) const {
  const Millis ends = GraceEnds(table, seat);
  return !At(seat).here && ends != kNever && ends <= now;
}

// Who was absent and is there again gets the seat back. Who was there and let the clock run out has
// to say something first, and who asked for the stand-in, to ask for the seat (TableHost::Return).
bool TableClock::IsBack(const Table& table, Seat seat) const {
  const Chair& chair = table.ChairOf(seat);
  if (table.GetStage() != Stage::kPlaying || !chair.away || chair.who.empty()) return false;
  const bool was_gone = chair.why == Absence::kAbsent || chair.why == Absence::kHost;
  return At(seat).here && chair.who == At(seat).who && was_gone;
}

Millis TableClock::LifeEnds(const Table& table) const {
  const Millis grace = loaded_at_ + GraceOf(table);
  switch (table.GetStage()) {
    case Stage::kUnstarted: {
      if (attended_) return kNever;
      const bool daily = table.Options().clock == ClockKind::kDaily;
      const Millis life = daily ? kUnstartedDailyLife : kUnstartedLife;
      return std::max({table.ChangedAt() + life, deserted_at_ + life, grace});
    }
    case Stage::kPlaying:
      if (table.IsOfPuzzle()) {
        return attended_ ? kNever : std::max(deserted_at_, loaded_at_) + kPuzzleLife;
      }
      if (alive_ || !ends_abandoned_ || table.Options().clock == ClockKind::kDaily) return kNever;
      return std::max({table.ChangedAt() + kAbandonedLife, left_at_ + kAbandonedLife, grace});
    default:
      return kNever;
  }
}

Millis TableClock::DealEnds(const Table& table) const {
  if (table.DealWaits().Empty()) return kNever;
  return deal_since_ + kDealPatience;
}

// The game itself, or its refusal.
Millis TableClock::DealDue(const Table& table) const {
  return table.GetDealPhase() == DealPhase::kComplete ? updated_at_ : DealEnds(table);
}

Millis TableClock::BotsWaitUntil(const Table& table) const {
  if (table.MayTakeBack() == kNoSeat) return updated_at_;
  return decided_at_ + table.Options().bot_pause_ms;
}

SeatMask TableClock::BotsDue(const Table& table, Millis now) const {
  SeatMask bots;
  if (table.GetStage() != Stage::kPlaying) return bots;
  for (const Seat seat : table.State().pending) {
    if (table.IsBotSeat(seat)) bots.Add(seat);
  }
  return bots.Empty() || now < BotsWaitUntil(table) ? SeatMask{} : bots;
}

Millis TableClock::NextDue(const Table& table) const {
  Millis due = Sooner(LifeEnds(table), DealDue(table));
  if (table.GetStage() != Stage::kPlaying) return due;
  for (std::size_t i = 0; i < SeatCount(table); ++i) {
    const auto seat = static_cast<Seat>(i);
    if (IsBack(table, seat)) due = Sooner(due, updated_at_);
    due = Sooner(due, NextTakeOver(table, seat).at);
    if (table.State().pending.Has(seat) && table.IsBotSeat(seat)) {
      due = Sooner(due, BotsWaitUntil(table));
    }
  }
  return due;
}

std::vector<Command> TableClock::Due(const Table& table, Millis now) const {
  std::vector<Command> due;
  const auto is_due = [now](Millis at) { return at != kNever && at <= now; };
  if (is_due(LifeEnds(table))) {
    const bool started = table.GetStage() == Stage::kPlaying;
    due.emplace_back(Expire{started ? Closing::kAbandoned : Closing::kExpired});
    return due;
  }
  if (is_due(DealDue(table))) {
    if (table.DealWaits().Empty()) {
      due.emplace_back(DealGame{});
    } else {
      due.emplace_back(RefuseStart{table.DealSince()});
    }
  }
  if (table.GetStage() != Stage::kPlaying) return due;
  for (std::size_t i = 0; i < SeatCount(table); ++i) {
    const auto seat = static_cast<Seat>(i);
    if (IsBack(table, seat)) due.emplace_back(GiveBack{seat});
    const TakeOverAt next = NextTakeOver(table, seat);
    if (is_due(next.at)) {
      due.emplace_back(TakeOver{.seat = seat, .decision = table.QuestionOf(seat), .why = next.why});
    }
  }
  return due;
}

}  // namespace folsom
