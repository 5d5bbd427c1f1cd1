// One table in memory: its queue of commands, those who watch it, its clocks and its bots.
//
// A command is checked, folded into a copy, stored, and only then is the copy the table and
// everyone told. So what is stored can always be folded, and what is told is always stored. One
// append is under way at a time. When another node's came first, that is read and folded, and the
// command checked again.
//
// Bots and clocks run only on the node that leads the table (leases, hall.h); everything else
// runs on every node that has people at it.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "fair/fair.h"
#include "hall/daily/day.h"
#include "hall/given/connection.h"
#include "hall/given/crypto.h"
#include "hall/given/log.h"
#include "hall/given/loop.h"
#include "hall/given/store_queue.h"
#include "hall/given/text.h"
#include "hall/given/thinking.h"
#include "hall/leash.h"
#include "hall/limits/unattended.h"
#include "hall/metrics.h"
#include "hall/settings.h"
#include "hall/wire/wire.h"
#include "table/clock.h"
#include "table/log/name_taker.h"
#include "table/table.h"

namespace folsom {

class EventsWriter;
class TableHost;

// A connection that looks at tables.
class Watcher {
 public:
  virtual ~Watcher() = default;
  [[nodiscard]] virtual const PersonId& Who() const = 0;
  [[nodiscard]] virtual const std::string& Address() const = 0;
  [[nodiscard]] virtual bool IsProgram() const = 0;
  virtual void Push(Bytes message) = 0;
  // The table shows itself to this connection no longer.
  virtual void Dropped(const std::string& table) = 0;
};

// What the hosts of one node share.
struct HostTools {
  const HallSettings& settings;
  Loop& loop;
  StoreQueue& store;
  Thinking& thinking;
  const Crypto& crypto;
  const Texts& texts;
  LogSink& log;
  Metrics& metrics;
  Millis started_at = 0;                 // When this process came up.
  bool shared = false;                   // Whether other nodes may serve the same tables.
  std::function<std::string()> new_tag;  // Never the same twice, on any node.
  const std::string& day_key;            // Of the daily trains; empty: not known yet.
};

// Whom a host tells what concerns others.
class HostKeeper {
 public:
  virtual ~HostKeeper() = default;
  virtual void SummaryChanged() = 0;
  virtual void PresenceChanged(TableHost& host) = 0;
  // What the screens here have shown.
  virtual void ScreensChanged(TableHost& host) = 0;
  virtual void WantsLease() = 0;
  // It is the turn of `seat`, whose owner is not there.
  virtual void TurnCame(const TableHost& host, Seat seat) = 0;
  // A ride of the daily train came to its end, at a table that is led here.
  virtual void RideEnded(const TableHost& host, DayNumber day) = 0;
  // The store does not have the table any more.
  virtual void Gone(TableHost& host) = 0;
  // This person's account is being deleted.
  [[nodiscard]] virtual bool IsLeaving(const PersonId& who) const = 0;
  // A table of bots alone wants to go on with nobody there; null: there is no room for it.
  [[nodiscard]] virtual std::unique_ptr<Unattended::Place> RunAlone(const TableHost& host) = 0;
};

// What a table is besides its log.
struct TableOrigin {
  std::string id;
  std::string code;
  std::string secret;
};

class TableHost {
 public:
  TableHost(const HostTools& tools, HostKeeper& keeper, TableOrigin origin, Table table,
            std::set<PersonId> elsewhere);
  ~TableHost();
  TableHost(const TableHost&) = delete;
  TableHost& operator=(const TableHost&) = delete;

  [[nodiscard]] const std::string& Id() const { return origin_.id; }
  [[nodiscard]] const std::string& Code() const { return origin_.code; }
  [[nodiscard]] const std::string& Commit() const { return commit_; }
  [[nodiscard]] const Table& Now() const { return table_; }
  [[nodiscard]] const std::set<PersonId>& Present() const { return present_; }
  [[nodiscard]] Millis DeadlineOf(Seat seat) const { return clock_.Deadline(table_, seat); }

  // --- Commands
  // The entry that was stored, or why not: codes of Table::Check, table/present (the host
  // has no bot play for somebody who is not gone), server/busy, server/restarting,
  // server/store_failed, table/unknown, table/unreadable, link/unknown.
  using Answer = std::function<void(const Result<Entry>&)>;
  // `link_owner`: for SitDown by a link, whose it is: they may still pass the seat on.
  void Submit(Command command, Caller caller, Answer answer = {}, PersonId link_owner = {});
  // For messages that are no commands: a player who says something is back. Seats that a bot plays
  // for `who` are given back, then `then` runs; at once where there are none. A seat whose player
  // asked for the stand-in stays with it unless it is `meant`. Commands do so by themselves.
  void Return(const PersonId& who, Seat meant, const std::function<void()>& then);
  // Another node stored `version` (0: unknown).
  void Grew(std::uint32_t version);
  // Takes no more commands, and refuses those that wait.
  void Retire();
  // Whether an append is under way.
  [[nodiscard]] bool Writing() const { return writing_.has_value(); }

  // Whether somebody else sits here under this name, or one that looks like it. The seat `but` does
  // not count.
  [[nodiscard]] bool HasNamesake(const std::string& name, const PersonId& who,
                                 Seat but = kNoSeat) const;
  // Whoever sits here as `before` is called otherwise now. `even_if_taken`: whoever else is.
  void RenameSeats(const Person& person, const std::string& before, bool even_if_taken);

  // This person goes for good: if the game is not over, has a guest's name at all seats here, and
  // leaves them. Then calls `then`.
  void Forget(const PersonId& who, const std::function<void()>& then);
  // The stored log has other names by now: of a game that is over they are read again, else those
  // seats are renamed that were handed on.
  void NamesTaken(const std::vector<NameTaker::Shown>& shown);

  // --- Those who watch
  // table/no_spectators
  [[nodiscard]] std::optional<Problem> MayWatch(const PersonId& who) const;
  // Whether one more without a seat is too many.
  [[nodiscard]] bool IsFullFor(const PersonId& who) const;
  // Up to which event a client knows the game, and as whom, if it said so. `opening`: it knows
  // nothing, and wants to see the first turn from its beginning.
  struct Known {
    std::optional<std::uint32_t> number;
    std::optional<Seat> viewer;
    bool opening = false;
    bool screen = false;  // It shows the table to a room: from now on as everyone.
  };
  // Pushes `room`, and the game if there is one: the events after those `known`, if that can be
  // done. Watching again begins anew. Precondition: !MayWatch(watcher.Who()).
  void Watch(Watcher& watcher, const Known& known);
  void Unwatch(Watcher& watcher);
  void DropAll();
  [[nodiscard]] bool IsWatching(const Watcher& watcher) const;
  // For those with several seats: from now on shows the view of `seat`, or with kNoSeat what all
  // may see. Codes: table/not_watching, table/one_seat, table/not_your_seat.
  [[nodiscard]] std::optional<Problem> MayLift(const Watcher& watcher, Seat seat) const;
  // Precondition: !MayLift(watcher, seat).
  void LiftCurtain(Watcher& watcher, Seat seat);
  // As whom it sees the table.
  [[nodiscard]] Seat ViewerOf(const Watcher& watcher) const;
  void PushAll(std::string text);
  // The client of this player, here or elsewhere, has shown them all events up to this one. False
  // if that was known here.
  bool Shown(const PersonId& who, std::uint32_t number);

  // --- Screens: what they have shown is told to those with a seat, whose clients may wait for it.
  [[nodiscard]] bool IsScreen(const Watcher& watcher) const;
  // Precondition: it is one.
  void ScreenShown(const Watcher& watcher, std::uint32_t number);
  // Of those that watch through this node; ascending.
  [[nodiscard]] std::vector<std::uint32_t> ScreensHere() const;
  // The same of another node, good for a while.
  void SetScreensOf(const std::string& node, std::vector<std::uint32_t> shown);
  // Tells whom it concerns if they are others by now.
  void RefreshScreens();

  // --- Running it
  // This node leads the table until then.
  void Lead(Millis until);
  [[nodiscard]] bool Leads() const;
  // Who is connected through other nodes.
  void SetElsewhere(std::set<PersonId> people);
  // Who is connected through this one.
  [[nodiscard]] std::set<PersonId> Here() const;
  // Nobody watches, nothing is under way, and nothing is due soon.
  [[nodiscard]] bool CanUnload(Millis now) const;
  // How soon somebody must look at it again.
  [[nodiscard]] StoreSpan WakeIn(Millis now) const;

 private:
  struct Job {
    Command command;
    Caller caller;
    Answer answer;
    PersonId link_owner;
    Millis arrived = 0;
    bool returned = false;  // Its caller's seats were given back.
    bool looked = false;    // The store was asked for what other nodes did.
  };
  // The append under way.
  struct Unstored {
    Entry entry;
    Table next;
    Folded news;
    std::uint32_t version = 0;
  };
  struct Onlooker {
    Watcher* watcher = nullptr;
    PersonId who;
    Seat lifted = kNoSeat;
    Seat viewer = kNoSeat;
    bool has_game = false;  // It was sent a whole view, as `viewer`.
    bool screen = false;
    std::optional<std::uint32_t> shown{};  // Of a screen that says it.
    std::size_t room = 0;                  // What `room` said last, hashed,
    std::size_t turn = 0;                  // and whose turn it was.
  };
  static constexpr std::size_t kViewers = kMaxSeats + 1;  // Each seat, and everyone.
  [[nodiscard]] static std::size_t SlotOf(Seat viewer) {
    return viewer == kNoSeat ? kMaxSeats : Index(viewer);
  }

  // table_host.cpp: commands.
  void Process();
  void Begin(Job& job);
  [[nodiscard]] Result<Entry> CheckJob(const Job& job) const;
  [[nodiscard]] bool MayBeBehind(Job& job) const;
  // With what only its host knows.
  [[nodiscard]] Command Completed(Command command) const;
  [[nodiscard]] AppendRequest RequestFor(const Unstored& writing) const;
  void Written(std::optional<AppendResult> result, const std::string& why);
  void GoOn();
  void Adopt();
  void Finish(const Result<Entry>& result);
  void RefuseAll(const Problem& problem);
  void ReadNewer();
  void TakeNewer(const std::optional<StoredTable>& found);
  [[nodiscard]] bool FoldNewer(const StoredEntry& entry);
  void Count(const Job& job);
  void AfterFold(const Folded& news);
  [[nodiscard]] FairSeed Seed() const;
  [[nodiscard]] std::vector<std::string> ListsOf(const Table& table) const;

  // table_host_seats.cpp: players who are gone, or back.
  [[nodiscard]] bool DisplacesPresent(const Job& job) const;
  [[nodiscard]] SeatMask SeatsToReturn(const PersonId& who, Seat meant) const;
  [[nodiscard]] bool ReturnFirst(Job& job);
  [[nodiscard]] bool IsOver() const;
  void ReadAgain();
  void TakeAgain(const StoredTable& stored);

  // table_host_watch.cpp: those who watch.
  [[nodiscard]] Seat ViewerFor(const Onlooker& onlooker) const;
  [[nodiscard]] const Onlooker* Find(const Watcher& watcher) const;
  [[nodiscard]] bool HasGame() const;
  [[nodiscard]] TableFacts Facts() const;
  void RefreshViewers();
  void DropUnwelcome();
  void Announce(const Folded& news);
  void PushGames(const Folded& news);
  // What one viewer is told, written when first needed.
  struct ViewerNews {
    Bytes text;
    std::size_t turn = 0;
  };
  [[nodiscard]] ViewerNews NewsFor(Seat viewer, EventsWriter& writer) const;
  void PushGame(Onlooker& onlooker);
  [[nodiscard]] bool PushSince(Onlooker& onlooker, const Known& known);
  [[nodiscard]] bool PushOpening(Onlooker& onlooker);
  void PushNews(Onlooker& onlooker, const Folded& news);
  void PushRooms();
  void PushStoodIn(const StoodIn& stood_in);
  void PushRoom(Onlooker& onlooker, const TableFacts& facts);
  void Send(const Onlooker& onlooker, Bytes message);
  void PresenceMayHaveChanged();
  void NoteSeen();

  // table_host_screens.cpp
  [[nodiscard]] bool ScreensLead() const;
  [[nodiscard]] std::vector<std::uint32_t> Screens() const;
  void ScreensMayHaveChanged();  // Those here.
  void TellScreens(const Onlooker& onlooker);

  // table_host_run.cpp: clocks and bots.
  void RunDue();
  void ReturnSeats();
  void StartBots();
  void StartBot(Seat seat);
  void CastByPick(Seat seat);
  [[nodiscard]] bool MayGoOn();
  [[nodiscard]] Audience AudienceNow() const;
  [[nodiscard]] Payer PayerNow() const;
  void AskAgain();
  void BotChose(Seat seat, DecisionNumber question, Action action);
  void TellTurns();
  void AssumeTold();
  [[nodiscard]] Millis UntoldSince() const;
  void Arm();

  const HostTools& tools_;
  HostKeeper& keeper_;
  TableOrigin origin_;
  std::string commit_;
  Table table_;
  TableClock clock_;
  mutable std::optional<FairSeed> seed_;  // Once the game has started.

  std::deque<Job> jobs_;
  std::optional<Unstored> writing_;
  bool reading_ = false;
  bool read_again_ = false;
  bool retired_ = false;
  bool unreadable_ = false;

  std::vector<Onlooker> watches_;
  std::set<PersonId> elsewhere_;
  std::set<PersonId> present_;
  bool rooms_due_ = false;
  struct OtherScreens {
    std::vector<std::uint32_t> shown;
    Millis until = 0;
  };
  std::map<std::string, OtherScreens> screens_elsewhere_;  // By node.
  std::vector<std::uint32_t> screens_told_;                // To those here,
  std::vector<std::uint32_t> screens_told_them_;           // and of those here to other nodes.
  bool seen_ = false;  // The store knows that a person played or watched it.

  Millis leads_until_ = 0;
  Millis loaded_at_ = 0;
  Millis idle_since_ = 0;
  SeatMask thinking_;
  std::uint32_t asking_ = 0;  // Answers to what was asked under an earlier number do not count.
  std::unique_ptr<Unattended::Place> alone_;
  bool paused_ = false;  // It wants to run alone and there is no room.
  std::array<std::optional<DecisionNumber>, kMaxSeats> told_turns_{};
  Loop::Timer timer_ = 0;
  Millis armed_for_ = 0;
  Leash leash_;
};

}  // namespace folsom
