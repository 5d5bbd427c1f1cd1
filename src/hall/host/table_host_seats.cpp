// Seats of a begun game and their players: who may be replaced, and who is back.
#include <utility>

#include "hall/host/table_host.h"
#include "hall/people/identity.h"
#include "hall/store_ask.h"
#include "hall/stored_log.h"

namespace folsom {

bool TableHost::DisplacesPresent(const Job& job) const {
  const StandIn* const stand_in = std::get_if<StandIn>(&job.command);
  if (stand_in == nullptr) return false;
  const bool own = table_.ChairOf(stand_in->seat).who == job.caller.who;
  return !own && !clock_.IsGone(table_, stand_in->seat, tools_.loop.Now());
}

SeatMask TableHost::SeatsToReturn(const PersonId& who, Seat meant) const {
  SeatMask seats;
  if (table_.GetStage() != Stage::kPlaying) return seats;
  for (const Seat seat : table_.SeatsOf(who)) {
    const Chair& chair = table_.ChairOf(seat);
    if (chair.away && (chair.why != Absence::kAsked || seat == meant)) seats.Add(seat);
  }
  return seats;
}

void TableHost::Return(const PersonId& who, Seat meant, const std::function<void()>& then) {
  SeatMask seats = SeatsToReturn(who, meant);
  if (seats.Empty()) return then();
  while (seats.Count() > 1) {
    Submit(GiveBack{seats.First()}, Caller{who});
    seats.Remove(seats.First());
  }
  Submit(GiveBack{seats.First()}, Caller{who}, [then](const Result<Entry>& /*entry*/) { then(); });
}

bool TableHost::IsOver() const {
  return table_.GetStage() == Stage::kFinished || table_.GetStage() == Stage::kClosed;
}

// The last command is answered after all others, whatever becomes of it. Where the game is over all
// of them are refused.
void TableHost::Forget(const PersonId& who, const std::function<void()>& then) {
  for (const Seat seat : table_.SeatsOf(who)) {
    Submit(RenameSeat{.seat = seat, .name = GuestName(tools_.crypto), .claimed = false}, {});
  }
  Submit(StandUp{}, Caller{who}, [then](const Result<Entry>& /*entry*/) { then(); });
}

void TableHost::NamesTaken(const std::vector<NameTaker::Shown>& shown) {
  if (IsOver()) return ReadAgain();
  for (const NameTaker::Shown& one : shown) {
    const bool same = one.handed_on && table_.ChairOf(one.seat).name == one.before;
    if (!same || one.instead == one.before) continue;
    Submit(RenameSeat{.seat = one.seat, .name = one.instead, .claimed = false}, {});
  }
}

void TableHost::ReadAgain() {
  AskStore(
      tools_.store, [id = origin_.id](Store& store) { return store.Load(id, 0); },
      leash_.On([this](const std::optional<std::optional<StoredTable>>& found) {
        if (found && *found) TakeAgain(**found);
      }));
}

// The same table but for names. If something is under way, after it.
void TableHost::TakeAgain(const StoredTable& stored) {
  const Result<std::vector<Entry>> log = EntriesOf(stored);
  if (!log || unreadable_) return;
  Result<Table> table = Table::Replay(*log);
  if (!table) return;
  if (writing_ || reading_ || table->Version() != table_.Version()) {
    Grew(table->Version());
    return ReadAgain();
  }
  table_ = std::move(*table);
  PushRooms();
}

// Puts giving the caller's seats back before a command; false if there is nothing to give back.
bool TableHost::ReturnFirst(Job& job) {
  const bool by_person = !job.caller.IsServer() && !std::holds_alternative<GiveBack>(job.command);
  if (!by_person || std::exchange(job.returned, true)) return false;
  const Act* const act = std::get_if<Act>(&job.command);
  const PersonId who = job.caller.who;
  const SeatMask seats = SeatsToReturn(who, act == nullptr ? kNoSeat : act->seat);
  for (const Seat seat : seats) {
    jobs_.push_front({.command = GiveBack{seat},
                      .caller = {who},
                      .answer = {},
                      .link_owner = {},
                      .arrived = tools_.loop.Now()});
  }
  return !seats.Empty();
}

}  // namespace folsom
