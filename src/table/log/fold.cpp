// What entries do to a table: everything but the game itself, which is in fold_game.cpp. Each
// overload looks first whether the entry can be, and changes things only then.
#include <algorithm>
#include <span>
#include <utility>

#include "record/game/game_record.h"
#include "table/good_text.h"
#include "table/log/telling.h"
#include "table/table.h"

namespace folsom {

namespace {

[[nodiscard]] Problem Impossible() {
  return {.code = "log/impossible", .message = "this entry does not fit the table"};
}

// The rules that an entry brings, or ours.
[[nodiscard]] int RulesOf(const EntryBody& body) {
  if (const auto* opened = std::get_if<Opened>(&body)) return opened->rules_version;
  if (const auto* resumed = std::get_if<Resumed>(&body)) return resumed->rules_version;
  return kRulesVersion;
}

}  // namespace

Result<Folded> Table::Fold(const Entry& entry) {
  if (RulesOf(entry.body) != kRulesVersion) return OtherRules(RulesOf(entry.body));
  return FoldAny(entry);
}

Problem OtherRules(int version) {
  if (version > kRulesVersion) {
    return {.code = "log/newer_rules", .message = "this game is played by newer rules than ours"};
  }
  return {.code = "log/rules_version", .message = "this game was played by older rules"};
}

Result<Folded> Table::FoldAny(const Entry& entry) {
  const bool first = version_ == 0;
  if (first != std::holds_alternative<Opened>(entry.body) || stage_ == Stage::kClosed) {
    return Impossible();
  }
  Folded news;
  const bool round_began = round_began_;
  round_began_ = false;
  const bool can_be =
      std::visit([&](const auto& body) { return On(body, entry.at, news); }, entry.body);
  if (!can_be) {
    round_began_ = round_began;
    return Impossible();
  }
  ++version_;
  if (first) opened_at_ = entry.at;
  changed_at_ = entry.at;
  return news;
}

bool Table::On(const Opened& e, Millis /*at*/, Folded& news) {
  if (CheckGame(e.config, e.options) || !IsGoodId(e.host)) return false;
  if (e.origin) {
    origin_ = ReadOrigin(e);
    if (!origin_) return false;
  }
  config_ = Normalised(e.config);
  options_ = e.options;
  host_ = e.host;
  rules_version_ = e.rules_version;
  news.room = true;
  return true;
}

bool Table::On(const SetOptions& e, Millis /*at*/, Folded& news) {
  if (stage_ != Stage::kUnstarted || deal_.on || CheckChange(e.config, e.options)) return false;
  config_ = Normalised(e.config);
  options_ = e.options;
  if (options_.party) MoveUp();
  for (std::size_t i = config_.seats; i < kMaxSeats; ++i) chairs_[i] = {};
  news.room = true;
  return true;
}

void Table::MoveUp() {
  const auto seated = std::span(chairs_).first(config_.seats);
  for (std::size_t i = config_.seats; i < kMaxSeats; ++i) {
    const auto free = std::ranges::find_if(seated, &Chair::Empty);
    if (chairs_[i].who.empty() || free == seated.end()) continue;
    *free = std::exchange(chairs_[i], {});
  }
}

bool Table::On(const Sat& e, Millis at, Folded& news) {
  const bool added = IsToBeAdded(e.seat);
  if (stage_ == Stage::kFinished || !(HasSeat(e.seat) || added)) return false;
  if (!ChairOf(e.seat).level.empty()) return false;
  if (!IsGoodId(e.who) || e.name.empty() || !IsGoodNonce(e.nonce) || deal_.on) return false;
  if (added) {
    ++config_.seats;
    config_ = Normalised(config_);
  }
  Chair& chair = At(e.seat);
  // Who has several seats commits once for all.
  const SeatMask others = SeatsOf(e.who);
  const std::string commitment = others.Empty() ? "" : ChairOf(others.First()).commitment;
  const PersonId before = std::exchange(chair.who, e.who);
  const std::string from = before.empty() ? chair.before : chair.name;
  if (before.empty()) asked_at_[Index(e.seat)] = at;  // A new player has a new clock.
  chair.name = e.name;
  chair.program = e.program;
  chair.claimed = e.claimed;
  chair.away = false;
  if (stage_ == Stage::kUnstarted) {
    chair.nonce = e.nonce;
    chair.commitment = commitment;
  }
  if (stage_ == Stage::kPlaying) Hold(e.seat, before.empty(), from, news);
  // By a link the host's part moves with the last seat.
  const bool host_moved = !before.empty() && before == host_ && SeatsOf(before).Empty();
  if ((host_moved || host_.empty()) && !e.program) {
    host_ = e.who;
  } else if (host_moved) {
    PassHost(Index(e.seat));
  }
  news.room = true;
  return true;
}

void Table::Hold(Seat seat, bool was_left, const std::string& from, Folded& news) {
  Chair& chair = At(seat);
  chair.before.clear();
  const auto last = std::find_if(held_.rbegin(), held_.rend(),
                                 [seat](const auto& held) { return held.second == seat; });
  if (last != held_.rend() && last->first == chair.who) return;
  held_.emplace_back(chair.who, seat);
  chair.before = from;
  news.passed = {.seat = seat, .from = from, .invited = was_left};
}

bool Table::On(const Renamed& e, Millis /*at*/, Folded& news) {
  if (!HasSeat(e.seat) || ChairOf(e.seat).who.empty() || e.name.empty()) return false;
  At(e.seat).name = e.name;
  At(e.seat).claimed = e.claimed;
  news.room = true;
  return true;
}

bool Table::On(const PutBot& e, Millis /*at*/, Folded& news) {
  if (stage_ == Stage::kFinished || !HasSeat(e.seat) || !ChairOf(e.seat).who.empty()) return false;
  if (!IsGoodId(e.level) || deal_.on) return false;
  Chair& chair = At(e.seat);
  chair.level = e.level;
  chair.away = false;
  news.room = true;
  return true;
}

bool Table::On(const NonceGiven& e, Millis /*at*/, Folded& news) {
  const SeatMask seats = SeatsOf(e.who);
  if (stage_ != Stage::kUnstarted || seats.Empty() || !IsGoodNonce(e.nonce) || deal_.on) {
    return false;
  }
  for (const Seat seat : seats) At(seat).nonce = e.nonce;
  news.room = true;
  return true;
}

bool Table::On(const Vacated& e, Millis /*at*/, Folded& news) {
  if (stage_ == Stage::kFinished || e.seats.Empty()) return false;
  for (const Seat seat : e.seats) {
    if (!HasSeat(seat) || ChairOf(seat).Empty()) return false;
    if (stage_ == Stage::kPlaying && ChairOf(seat).who.empty()) return false;
  }
  const bool of_host = !(SeatsOf(host_) & e.seats).Empty();
  EndDeal(e.seats, e.why);
  for (const Seat seat : e.seats) {
    Chair& chair = At(seat);
    const PersonId who = chair.who;
    if (e.why == Parting::kKicked && !who.empty() && !WasKicked(who)) kicked_.push_back(who);
    // In play the chair keeps its bank and its part of the fair deal.
    chair = stage_ == Stage::kUnstarted ? Chair{}
                                        : Chair{.commitment = chair.commitment,
                                                .nonce = chair.nonce,
                                                .before = chair.name,
                                                .away = true,
                                                .bank = chair.bank};
  }
  if (of_host && SeatsOf(host_).Empty()) PassHost(Index(e.seats.First()));
  news.room = true;
  return true;
}

bool Table::On(const HostLeft& /*e*/, Millis /*at*/, Folded& news) {
  if (stage_ == Stage::kFinished || host_.empty() || !SeatsOf(host_).Empty()) return false;
  PassHost(config_.seats - 1U);
  news.room = true;
  return true;
}

bool Table::On(const TakenOver& e, Millis /*at*/, Folded& news) {
  if (stage_ != Stage::kPlaying || !HasSeat(e.seat)) return false;
  Chair& chair = At(e.seat);
  if (chair.who.empty() || chair.away || e.spent < 0) return false;
  chair.away = true;
  chair.why = e.why;
  // Time that was taken stays taken: who comes back before the bot decides has what was left.
  if (HasGame() && state_.pending.Has(e.seat)) {
    spent_before_[Index(e.seat)] = std::min(e.spent, Millis{options_.decision_s} * 1000);
  }
  Charge(e.seat, e.spent, news);
  news.room = true;
  return true;
}

bool Table::On(const GiveBack& e, Millis at, Folded& news) {
  if (stage_ != Stage::kPlaying || !HasSeat(e.seat)) return false;
  Chair& chair = At(e.seat);
  if (chair.who.empty() || !chair.away) return false;
  chair.away = false;
  // Else a correspondence question would have run out already. Once: nobody is kept waiting for
  // ever.
  DecisionNumber& renewed = renewed_[Index(e.seat)];
  const DecisionNumber question = QuestionOf(e.seat);
  if (chair.why != Absence::kAsked && std::exchange(renewed, question) != question) {
    asked_at_[Index(e.seat)] = at;
  }
  const StoodIn& last = stood_in_[Index(e.seat)];
  if (last.seat == e.seat && at - last.at <= kJustBefore) news.stood_in = last;
  news.room = true;
  return true;
}

bool Table::On(const Rematch& e, Millis /*at*/, Folded& news) {
  // Whether a game of other rules is over cannot be told.
  const bool may_be_over = stage_ == Stage::kFinished || (IsForeign() && stage_ == Stage::kPlaying);
  if (!may_be_over || !rematch_.empty() || !IsGoodId(e.table)) return false;
  rematch_ = e.table;
  news.room = true;
  return true;
}

bool Table::On(const Closed& e, Millis /*at*/, Folded& news) {
  if (stage_ == Stage::kFinished) return false;
  EndDeal({}, Parting::kLeft);
  stage_ = Stage::kClosed;
  why_closed_ = e.why;
  recent_.clear();
  news.room = true;
  return true;
}

void Table::PassHost(std::size_t after) {
  host_.clear();
  for (std::size_t i = 1; i <= config_.seats; ++i) {
    const Chair& chair = chairs_[(after + i) % config_.seats];
    if (chair.who.empty() || chair.program) continue;
    host_ = chair.who;
    return;
  }
}

Millis Table::Charge(Seat seat, Millis spent, Folded& news) {
  Chair& chair = At(seat);
  const Millis over = std::min(spent - Millis{options_.decision_s} * 1000, chair.bank);
  if (options_.clock != ClockKind::kLive || over <= 0) return 0;
  chair.bank -= over;
  news.room = true;
  return over;
}

}  // namespace folsom
