// From a command that no check objects to, to the entry it becomes.
#include <algorithm>

#include "record/origin/anew.h"
#include "record/position/position.h"
#include "table/checks/checks.h"
#include "table/seating.h"
#include "table/table.h"

namespace folsom {

namespace {

constexpr Millis kMostSpent = 30LL * 86'400'000;

// What is needed to make an entry.
struct Making {
  const Table& table;
  const Caller& caller;
  Seat place;  // Of a SitDown.
  Millis spent;
  ChanceSource& chance;
};

EntryBody Make(const Making& m, const SitDown& c) {
  return Sat{.seat = m.place,
             .who = m.caller.who,
             .name = c.name,
             .nonce = {},
             .program = c.program,
             .claimed = c.claimed};
}
EntryBody Make(const Making& m, const StandUp& c) {
  const SeatMask seats = c.seat ? SeatMask::Only(*c.seat) : m.table.SeatsOf(m.caller.who);
  if (seats.Empty()) return HostLeft{};
  return Vacated{.seats = seats, .why = Parting::kLeft};
}
EntryBody Make(const Making& /*m*/, const PutBot& c) { return c; }
EntryBody Make(const Making& /*m*/, const PickBandit& c) { return c; }
EntryBody Make(const Making& /*m*/, const ClearSeat& c) {
  return Vacated{.seats = SeatMask::Only(c.seat), .why = Parting::kLeft};
}
EntryBody Make(const Making& /*m*/, const SetOptions& c) {
  return SetOptions{.config = Normalised(c.config), .options = c.options};
}
EntryBody Make(const Making& m, const Commit& c) {
  return CommitmentGiven{.who = m.caller.who, .commitment = c.commitment};
}
EntryBody Make(const Making& m, const Reveal& c) {
  return NonceRevealed{.who = m.caller.who, .nonce = c.nonce};
}
EntryBody Make(const Making& m, const RefuseStart& /*c*/) {
  return Vacated{.seats = m.table.DealWaits(), .why = Parting::kSilent};
}
EntryBody Make(const Making& m, const DealGame& /*c*/) {
  Started started;
  const GameOrigin* const origin = m.table.Origin();
  if (origin != nullptr && !origin->IsDeal()) {
    if (origin->anew) {
      started.position = WritePosition(DealtAnew(m.table.OriginState(), origin->seat, m.chance));
    }
    return started;
  }
  if (m.table.Options().shuffle_seats) {
    started.seats = ShuffledSeats(m.table.GetConfig(), m.chance);
  }
  Recorder recorder(m.chance);
  Dice dice(recorder);
  static_cast<void>(NewGame(m.table.GetConfig(), dice));
  started.chance = recorder.All();
  return started;
}
EntryBody Make(const Making& m, const StartGame& c) {
  const bool bots_only =
      std::ranges::all_of(m.table.Chairs(), [](const Chair& chair) { return chair.who.empty(); });
  if (bots_only) return Make(m, DealGame{});
  return DealBegan{.excused = c.excused};
}
EntryBody Make(const Making& m, const Act& c) {
  GameState trial = m.table.State();
  Recorder recorder(m.chance);
  Dice dice(recorder);
  ApplyLegal(trial, c.seat, c.action, dice);
  const bool bot = m.caller.IsServer();
  return Decided{.seat = c.seat,
                 .action = c.action,
                 .by = bot ? Decider::kBot : Decider::kPlayer,
                 .spent = bot ? 0 : m.spent,
                 .chance = recorder.All()};
}
EntryBody Make(const Making& /*m*/, const TakeBack& c) { return TakenBack{.seat = c.seat}; }
EntryBody Make(const Making& /*m*/, const AskHint& c) { return Hinted{.seat = c.seat}; }
EntryBody Make(const Making& m, const Kick& c) {
  return Vacated{.seats = m.table.SeatsOf(m.table.ChairOf(c.seat).who), .why = Parting::kKicked};
}
EntryBody Make(const Making& m, const StandIn& c) {
  const bool own = m.table.ChairOf(c.seat).who == m.caller.who;
  return TakenOver{.seat = c.seat, .why = own ? Absence::kAsked : Absence::kHost, .spent = m.spent};
}
EntryBody Make(const Making& /*m*/, const GiveBack& c) { return c; }
EntryBody Make(const Making& /*m*/, const Rematch& c) { return c; }
EntryBody Make(const Making& /*m*/, const CloseTable& /*c*/) { return Closed{Closing::kHost}; }
EntryBody Make(const Making& m, const TakeOver& c) {
  return TakenOver{.seat = c.seat, .why = c.why, .spent = m.spent};
}
EntryBody Make(const Making& /*m*/, const Expire& c) { return Closed{c.why}; }
EntryBody Make(const Making& /*m*/, const RenameSeat& c) {
  return Renamed{.seat = c.seat, .name = c.name, .claimed = c.claimed};
}

}  // namespace

std::string_view CommandName(const Command& command) { return PermissionFor(command).name; }

std::optional<Problem> Table::WhyNot(const Command& command, const Caller& caller) const {
  return TableChecks(*this, command, caller).First();
}

std::optional<Problem> Table::WhyNoPreview(const Act& act, const Caller& caller,
                                           Seat viewer) const {
  if (act.seat == viewer) return WhyNot(act, caller);
  return Problem{.code = "table/not_your_seat", .message = "you do not see this seat's view"};
}

Result<Entry> Table::Check(const Command& command, const Caller& caller, Millis now, Millis spent,
                           ChanceSource& chance) const {
  const TableChecks checks(*this, command, caller);
  if (std::optional<Problem> problem = checks.First()) return *problem;
  DrawCounts counts{};
  CountDraws(counts, Dealt());
  const Luck none;
  LuckSource source(origin_ && !resumed_ ? origin_->origin.luck : none, counts, chance);
  const Making making{.table = *this,
                      .caller = caller,
                      .place = checks.Place(),
                      .spent = std::clamp<Millis>(spent, 0, kMostSpent),
                      .chance = source};
  return Entry{.at = now,
               .body = std::visit([&](const auto& c) { return Make(making, c); }, command)};
}

}  // namespace folsom
