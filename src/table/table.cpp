#include "table/table.h"

#include <algorithm>

#include "record/game/game_record.h"
#include "record/position/position.h"
#include "table/ahead/foresight.h"
#include "table/good_text.h"

namespace folsom {

namespace {

[[nodiscard]] Problem SeatsStay() {
  return {.code = "table/bad_options",
          .message = "seats are those of the other game",
          .path = "shuffle_seats"};
}

}  // namespace

std::optional<Problem> CheckGame(const Config& config, const TableOptions& options) {
  if (std::optional<Problem> problem = CheckOptions(options)) return problem;
  if (const ConfigError error = CheckConfig(config)) {
    return Problem{.code = std::string(error.code),
                   .message = std::string(error.message),
                   .clause = std::string(error.clause)};
  }
  return std::nullopt;
}

Result<Entry> Table::Open(const Config& config, const TableOptions& options, const PersonId& host,
                          Millis now, std::optional<GameOrigin> origin, std::string position) {
  if (!IsGoodId(host)) return Problem{.code = "table/not_allowed", .message = "nobody opens it"};
  if (std::optional<Problem> problem = CheckGame(config, options)) return *problem;
  Opened opened{.config = Normalised(config),
                .options = options,
                .host = host,
                .rules_version = kRulesVersion,
                .origin = std::move(origin),
                .position = std::move(position)};
  if (opened.origin && options.shuffle_seats) return SeatsStay();
  if (opened.origin && !ReadOrigin(opened)) {
    return Problem{.code = "table/bad_origin", .message = "no game can begin so"};
  }
  return Entry{.at = now, .body = std::move(opened)};
}

std::shared_ptr<const Table::FromOther> Table::ReadOrigin(const Opened& e) {
  auto from = std::make_shared<FromOther>(FromOther{.origin = *e.origin});
  const GameOrigin& origin = from->origin;
  bool good = IsOriginGame(origin.game) && !e.options.shuffle_seats;
  if (origin.IsDeal() || e.rules_version != kRulesVersion) {
    good = good && origin.luck.size() <= kMaxLuck && e.position.empty() == origin.IsDeal();
  } else {
    const Result<GameState> truth = ReadPosition(e.position);
    good = good && truth && CanBegin(*truth, e.config, origin.seat);
    if (good) from->truth = *truth;
  }
  return good ? from : nullptr;
}

std::optional<Problem> Table::CheckChange(const Config& config, const TableOptions& options) const {
  if (std::optional<Problem> problem = CheckGame(config, options)) return problem;
  if (!origin_) return std::nullopt;
  if (options.shuffle_seats) return SeatsStay();
  if (Normalised(config) == config_) return std::nullopt;
  return Problem{.code = "table/has_origin", .message = "this game is played as the other was"};
}

SeatMask Table::SeatsOf(const PersonId& who) const {
  SeatMask seats;
  for (std::size_t i = 0; !who.empty() && i < config_.seats; ++i) {
    if (chairs_[i].who == who) seats.Add(static_cast<Seat>(i));
  }
  return seats;
}

bool Table::MayHost(const PersonId& who) const {
  if (who.empty()) return false;
  return who == host_ || (options_.party && !SeatsOf(who).Empty());
}

Seat Table::SeatToAdd() const {
  Config more = config_;
  if (!options_.party || stage_ != Stage::kUnstarted || ++more.seats > kMaxSeats) return kNoSeat;
  if (std::ranges::any_of(Chairs(), &Chair::Empty)) return kNoSeat;
  return CheckChange(more, options_) ? kNoSeat : static_cast<Seat>(config_.seats);
}

bool Table::WasKicked(const PersonId& who) const {
  return std::ranges::find(kicked_, who) != kicked_.end();
}

SeatMask Table::HeldBy(const PersonId& who) const {
  SeatMask seats;
  for (const auto& [person, seat] : held_) {
    if (person == who) seats.Add(seat);
  }
  return seats;
}

bool Table::MayReturnTo(Seat seat, const PersonId& who) const {
  const bool was_left = stage_ == Stage::kPlaying && ChairOf(seat).Empty();
  return was_left && HeldBy(who).Has(seat) && !WasKicked(who);
}

bool Table::MayPassOn(Seat seat, const PersonId& who) const {
  if (who.empty() || !HasSeat(seat)) return false;
  const Chair& chair = ChairOf(seat);
  const bool was_left = stage_ == Stage::kPlaying && chair.Empty();
  return chair.who == who || (was_left && MayHost(who));
}

bool Table::HasPeople() const {
  return std::ranges::any_of(
      Chairs(), [](const Chair& chair) { return !chair.who.empty() && !chair.program; });
}

bool Table::IsBotSeat(Seat seat) const {
  const Chair& chair = ChairOf(seat);
  if (!chair.level.empty() || IsCastByPicks()) return true;
  return stage_ != Stage::kUnstarted && (chair.away || chair.who.empty());
}

bool Table::OnlyBotsDecide() const {
  for (std::size_t i = 0; i < config_.seats; ++i) {
    if (!IsBotSeat(static_cast<Seat>(i))) return false;
  }
  return true;
}

const std::string& Table::BotOf(Seat seat) const {
  const Chair& chair = ChairOf(seat);
  return chair.level.empty() ? options_.stand_in : chair.level;
}

bool Table::IsByStandIn(Seat seat, Decider by, Action action) const {
  const bool picked = RoomPicks() && action.Is(ActionKind::kDraft);
  return by == Decider::kBot && ChairOf(seat).level.empty() && !picked;
}

const Table::Recent* Table::LastOf(Seat seat) const {
  const auto last = std::find_if(recent_.rbegin(), recent_.rend(),
                                 [seat](const Recent& recent) { return recent.seat == seat; });
  return last == recent_.rend() ? nullptr : &*last;
}

// A step in secret shows the actor nothing new. What opened a question with such steps stays: that
// it could not be taken back any more would tell that somebody has taken one.
bool Table::MayTakeBack(const Recent& recent) const {
  const Chair& chair = ChairOf(recent.seat);
  if (stage_ != Stage::kPlaying || !options_.take_back || !recent.by_player) return false;
  if (recent.drew || recent.opened || chair.who.empty() || chair.away) return false;
  if (recent.hidden) return true;
  if (sure_ < 0) {
    sure_ = Foresee(ViewFor(before_, recent.seat), recent.action, options_.memory).complete ? 1 : 0;
  }
  return sure_ == 1;
}

std::optional<DecisionNumber> Table::TakeBackOf(Seat seat) const {
  const Recent* const last = LastOf(seat);
  if (last == nullptr || !MayTakeBack(*last)) return std::nullopt;
  return last->question;
}

Seat Table::MayTakeBack() const {
  for (auto recent = recent_.rbegin(); recent != recent_.rend(); ++recent) {
    if (TakeBackOf(recent->seat)) return recent->seat;
  }
  return kNoSeat;
}

bool Table::IsForeign() const { return rules_version_ != kRulesVersion; }

SeatMask Table::DealWaits() const {
  SeatMask uncommitted;
  SeatMask unrevealed;
  for (std::size_t i = 0; deal_.on && i < config_.seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    if (chairs_[i].who.empty() || deal_.excused.Has(seat)) continue;
    if (chairs_[i].commitment.empty()) uncommitted.Add(seat);
    if (chairs_[i].nonce.empty()) unrevealed.Add(seat);
  }
  return uncommitted.Empty() ? unrevealed : uncommitted;
}

DealPhase Table::GetDealPhase() const {
  if (!deal_.on) return DealPhase::kNone;
  const SeatMask waits = DealWaits();
  if (waits.Empty()) return DealPhase::kComplete;
  return ChairOf(waits.First()).commitment.empty() ? DealPhase::kCommitting : DealPhase::kRevealing;
}

std::array<DealPart, kMaxSeats> Table::DealParts() const {
  std::array<DealPart, kMaxSeats> parts;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    const std::size_t chair = seating_[i];
    parts[chair] = {.commitment = chairs_[i].commitment,
                    .nonce = chairs_[i].nonce,
                    .excused = deal_.excused.Has(static_cast<Seat>(chair))};
  }
  return parts;
}

std::array<std::string, kMaxSeats> Table::StartNonces() const {
  std::array<std::string, kMaxSeats> nonces;
  for (std::size_t i = 0; i < kMaxSeats; ++i) nonces[seating_[i]] = chairs_[i].nonce;
  return nonces;
}

}  // namespace folsom
