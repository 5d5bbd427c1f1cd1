// All tables that this node has in memory: found, loaded when somebody wants them, unloaded when
// nobody does. Here too are the leases that say which node leads a table, who is connected where,
// and what other nodes say.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "hall/given/store.h"
#include "hall/host/table_host.h"
#include "hall/leash.h"
#include "hall/limits/room_guard.h"
#include "hall/limits/unattended.h"

namespace folsom {

// What is done at a new table first, and by whom.
using FirstCommands = std::vector<std::pair<PersonId, Command>>;

// A table to be made.
struct Opening {
  Config config;
  TableOptions options;
  std::optional<GameOrigin> origin{};  // It comes from another game,
  std::string position{};              // and begins here.
  PersonId host{};
  std::string address{};  // From which `host` asks.
  // What is done there first: chairs are filled. `strict`: if one of these is refused, the table is
  // closed again and the refusal is the answer; else the rest is done all the same.
  FirstCommands first{};
  bool strict = true;
  // Of a daily train (hall/daily): its secret, and the id that one try has. Empty: drawn.
  std::string secret{};
  std::string id{};
};

class Hall final : public HostKeeper {
 public:
  struct Links {
    std::function<void()> summary_changed;
    std::function<void(const TableHost&, Seat)> turn_came;
    std::function<void(const std::string& table, DayNumber)> ride_ended;
    // Whether this person, from this address, may make one more table today; counts it,
    std::function<bool(const PersonId&, const std::string& address)> take_creation;
    // until it is given back: nothing was stored.
    std::function<void(const PersonId&, const std::string& address)> give_creation_back;
  };
  // `node` is this process among those that share the store. `tools` must outlive the hall.
  Hall(const HostTools& tools, std::string node, Links links);

  // The table, or null and why not: table/unknown, table/unreadable, server/store_failed. At once
  // if it is in memory. Callers must not keep the pointer.
  using Found = std::function<void(TableHost* host, const Problem& why)>;
  void Find(const std::string& id, Found found);
  void FindByCode(const std::string& code, Found found);
  // Only if it is in memory.
  [[nodiscard]] TableHost* Loaded(const std::string& id);

  // Codes: table/bad_options, config/..., limit/creations, limit/tables, server/full,
  // server/store_failed, daily/ridden (Opening::id is taken), and those of `first`.
  void Open(Opening opening, Found done);

  // The table at which the players of `old` play again, the same for all who ask; made if `who` is
  // the first. Codes of Rematch, and as above.
  using NextTable = std::function<void(const Result<std::string>&)>;
  void Rematch(const std::string& old, const PersonId& who, const std::string& address,
               NextTable done);

  // limit/unattended: why this person, from this address, may not start a game of bots alone.
  [[nodiscard]] std::optional<Problem> MayRunBots(const PersonId& who,
                                                  const std::string& address) const;

  // This person was `before` until now: so they are at tables whose game is not over, too. Some are
  // told at once, the rest at the next ticks.
  void Rename(const Person& person, const std::string& before, bool even_if_taken);

  // This person goes: in all tables' logs they are a guest, and their seats are nobody's where the
  // game is not over. From now on they take no seat here. `remove` removes them as
  // Store::RemovePerson does, and is called until nothing is left. Who asks again meanwhile gets
  // the same answer.
  using TablesLeft = std::function<void(const Problem* problem, const std::vector<std::string>&)>;
  using RemovePerson = std::function<void(const std::vector<Store::Forgotten>&, TablesLeft)>;
  using PersonGone = std::function<void(const Problem* problem)>;
  void Forget(const PersonId& person, RemovePerson remove, PersonGone done);
  // What other nodes are told of a table whose names were rewritten.
  static constexpr const char* kNamesWord = "names";

  // Begins to look after leases, presence and due tables.
  void Start();
  // Takes no more commands; when all appends are answered, gives all leases back and calls `done`.
  // Waits a second at most.
  void Stop(std::function<void()> done);

  void Hear(const std::vector<StoreNotice>& notices, bool missed);
  // To all who watch the table through other nodes.
  void TellOthers(const std::string& table, const std::string& text);
  // To other nodes: how far the client of a player here is (TableHost::Shown).
  void TellShown(const std::string& table, const PersonId& who, std::uint32_t number);

  [[nodiscard]] std::size_t Size() const { return hosts_.size(); }
  [[nodiscard]] std::size_t Led() const;
  // Tables of bots alone that run with nobody there.
  [[nodiscard]] std::size_t RunningAlone() const { return unattended_.Size(); }
  // How much room the store had at the last look.
  [[nodiscard]] const RoomGuard& Room() const { return room_; }

  // --- HostKeeper
  void SummaryChanged() override { links_.summary_changed(); }
  void PresenceChanged(TableHost& host) override;
  void ScreensChanged(TableHost& host) override;
  void WantsLease() override;
  void TurnCame(const TableHost& host, Seat seat) override { links_.turn_came(host, seat); }
  void RideEnded(const TableHost& host, DayNumber day) override {
    links_.ride_ended(host.Id(), day);
  }
  void Gone(TableHost& host) override;
  [[nodiscard]] bool IsLeaving(const PersonId& who) const override { return going_.contains(who); }
  std::unique_ptr<Unattended::Place> RunAlone(const TableHost& host) override;

 private:
  // What a load brings.
  struct LoadedTable {
    StoredTable table;
    std::vector<std::string> present;
  };
  using PresentLists = std::vector<std::pair<std::string, std::vector<std::string>>>;

  // hall.cpp: finding and loading.
  void Load(const std::string& id);
  void TakeLoaded(const std::string& id, const std::optional<std::optional<LoadedTable>>& loaded);
  void Resume(const std::string& id, const LoadedTable& loaded, std::vector<Entry> log);
  void Settle(const std::string& id, TableHost* host, const Problem& why);
  void Shelve(const std::string& id, const StoredTable& stored, bool close);
  void LetLie(const std::string& id, StoreSpan wake);
  TableHost& Add(TableOrigin origin, Table table, const std::vector<std::string>& present);

  // hall_open.cpp: new tables.
  struct Making;
  void TryOpen(const std::shared_ptr<Making>& making);
  void NotMade(const Making& making, const Problem& why);
  void FillChairs(const std::shared_ptr<Making>& making, std::size_t next);
  void GiveUp(const std::shared_ptr<Making>& making, const Problem& why);
  void OpenAgain(const std::string& old, Opening opening, const NextTable& done);
  void OfferRematch(const std::string& old, const std::string& made, const PersonId& who,
                    const NextTable& done);

  void RenameSome();
  // hall_forget.cpp: those who go for good.
  struct Forgetting;
  void ForgetRest(const std::shared_ptr<Forgetting>& going);
  void EndForgetting(const std::shared_ptr<Forgetting>& going, const Problem* problem);
  void ForgetNext(const std::shared_ptr<Forgetting>& going);

  // hall_upkeep.cpp: room for new tables, and old ones that go.
  void LookAfterStore();
  void MeasureRoom();
  void Sweep();

  // hall_leases.cpp: who leads, who is there.
  void Tick();
  void Unload();
  void Claim(bool renew);
  void TakeClaimed(const std::vector<std::string>& claimed, Millis until);
  void ShowPresence();
  void ReadPresence(const std::vector<std::string>& tables);
  void TakePresence(const std::optional<PresentLists>& lists);
  void AwaitWrites();
  void GiveLeasesBack();

  const HostTools& tools_;
  std::string node_;
  Links links_;
  Unattended unattended_;
  // Where tables were opened, of those that were on this node and not long ago.
  struct Opened {
    std::string address;
    Millis at = 0;
  };
  std::unordered_map<std::string, Opened> opened_;
  // In an order that is the same everywhere, since the store is asked in it.
  std::map<std::string, std::unique_ptr<TableHost>> hosts_;
  std::map<std::string, std::vector<Found>> loading_;
  struct SeatRenaming {
    std::string table;
    Renaming renaming;
    bool even_if_taken = false;
  };
  std::map<PersonId, std::shared_ptr<Forgetting>> going_;
  std::deque<SeatRenaming> renames_;
  int renames_left_ = 0;               // Until the next tick.
  std::set<std::string> leased_soon_;  // Claimed before they were loaded.
  Millis leased_until_ = 0;
  std::set<std::string> moved_;  // Tables whose people came or went, to be told to other nodes.
  bool show_soon_ = false;
  bool showing_ = false;          // The store is being told,
  bool looking_ = false;          // or asked.
  std::set<std::string> unread_;  // Tables whose people at other nodes may have changed.
  bool claiming_ = false;
  bool claim_soon_ = false;
  Millis renew_at_ = 0;
  RoomGuard room_;
  Millis measure_at_ = 0;
  Millis sweep_at_ = 0;
  Millis stop_by_ = 0;
  std::function<void()> stopped_;
  Leash leash_;
};

}  // namespace folsom
