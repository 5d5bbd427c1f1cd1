// The inside of a Hub (hub.h): what it consists of. hub.cpp has connections and the store's state,
// hub_people.cpp what concerns people wherever they are: programs, sessions, names, notices;
// hub_bring.cpp games that they bring.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "hall/brought/log_text.h"
#include "hall/client/client.h"
#include "hall/daily/days.h"
#include "hall/hall.h"
#include "hall/hub.h"
#include "hall/leash.h"
#include "hall/limits/limits.h"
#include "hall/lobby.h"
#include "hall/people/people.h"
#include "hall/people/sessions.h"
#include "hall/wire/wire.h"

namespace folsom {

class Hub::Impl {
 public:
  explicit Impl(const Given& given);

  std::optional<Problem> Knock(const Peer& peer, const std::string& host);
  std::uint64_t Connected(std::shared_ptr<Connection> connection, const Peer& peer);
  void Received(std::uint64_t id, std::string_view message);
  void Disconnected(std::uint64_t id);
  void Start();
  void Stop(std::function<void()> done);
  [[nodiscard]] StoreQueue::State StoreState() const { return store_state_; }
  [[nodiscard]] const Metrics& Counted() const { return metrics_; }
  [[nodiscard]] Gauges Measured() const;
  void ListTables(Lobby::Listed done) { lobby_.List(std::move(done)); }
  bool AllowAddress(const std::string& address, double cost);
  void MakeProgram(const std::string& name, const std::string& address,
                   std::function<void(NewProgram)> done);
  void EndProgram(const std::string& token, std::function<void(const Problem*)> done);
  void BringGame(const std::string& token, std::string log, Brought done);

 private:
  void FindDayKey();
  // hub_bring.cpp
  void ReadGame(const Person& person, const std::string& log, const Brought& done);
  void KeepGame(const Person& person, const LogText& game, const Brought& done);
  void PushAll(std::string text);
  void StoreChanged(StoreQueue::State state);
  void Hear(const std::vector<StoreNotice>& notices, bool missed);
  void SignOut(const std::vector<std::string>& devices);
  [[nodiscard]] std::vector<std::string> TokensHere() const;
  // Another node may have ended some without our hearing of it.
  void CheckTokens();
  // To be connected is to use one's token.
  void NoteUse();
  void Forget(const PersonId& person, Sessions::Done done);
  void Renamed(const KnownPerson& known);
  void Displaced(const Renaming& one);
  // However many have a name that was claimed, the store is busy with a few of them at a time. Who
  // does something under it meanwhile is displaced then (People::Confirm).
  void DisplaceSoon(const NameKeys& keys);
  void TurnCame(const TableHost& host, Seat seat);
  [[nodiscard]] bool TakeCreation(const PersonId& who, const std::string& address);
  void ForgetAddresses();

  const Given given_;
  const std::string run_;  // This process, and no other ever.
  std::uint64_t tags_ = 0;
  const Bytes waiting_notice_ = std::make_shared<const std::string>(
      NoticeText("server/waiting", "the server waits for its store; nothing is lost"));
  StoreQueue::State store_state_ = StoreQueue::State::kReady;
  bool store_ready_ = true;
  std::string day_key_;
  Metrics metrics_;
  HostTools host_tools_;
  Days days_;
  AddressLimits addresses_;
  NamedBuckets codes_;
  NamedBuckets chats_;
  NamedBuckets renames_;    // By person,
  NamedBuckets creations_;  // and these too.
  PasswordLimits passwords_;
  People people_;
  Sessions sessions_;
  Lobby lobby_;
  Hall hall_;
  ClientTools client_tools_;
  std::map<std::uint64_t, std::unique_ptr<Client>> clients_;  // They leave before the rest goes.
  std::uint64_t last_id_ = 0;
  bool stopping_ = false;
  Leash leash_;
};

}  // namespace folsom
