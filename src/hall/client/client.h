// One connection: it says hello, then asks for things. Reads its messages, keeps its limits, and
// hands each request to those who can meet it.
//
// Several connections may be the same person; each sees tables on its own.
#pragma once

#include <boost/json/object.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hall/client/messages.h"
#include "hall/daily/days.h"
#include "hall/given/connection.h"
#include "hall/hall.h"
#include "hall/host/table_host.h"
#include "hall/leash.h"
#include "hall/limits/limits.h"
#include "hall/lobby.h"
#include "hall/people/people.h"
#include "hall/people/sessions.h"

namespace folsom {

// What connections share.
struct ClientTools {
  const HallSettings& settings;
  Loop& loop;
  StoreQueue& store;
  const Crypto& crypto;
  const Texts& texts;
  Metrics& metrics;
  AddressLimits& addresses;
  NamedBuckets& codes;    // That lead nowhere, by address.
  NamedBuckets& chats;    // By person,
  NamedBuckets& renames;  // and these too.
  PasswordLimits& passwords;
  People& people;
  Sessions& sessions;
  Hall& hall;
  Lobby& lobby;
  const bool& store_ready;
  Days& days;
  std::function<std::optional<Problem>(const std::string& url)> check_webhook;
  const std::string& push_key;
  std::function<std::optional<Problem>(const PushAddress&)> check_push;
  // This person has another name now, and so have those whom it displaced: their connections and
  // tables are to know.
  std::function<void(const KnownPerson&)> renamed;
  // The same of somebody who did not ask for it and is told.
  std::function<void(const Renaming&)> displaced;
  // This person goes for good, with their tokens and their names at tables.
  std::function<void(const PersonId&, Sessions::Done)> forget;
};

class Client final : public Watcher, public LobbyWatcher {
 public:
  Client(ClientTools& tools, std::shared_ptr<Connection> connection, Peer peer);
  ~Client() override;  // Leaves all tables.
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void Received(std::string_view text);
  // Nothing more is taken from this connection; answers still go out.
  void StopListening() { deaf_ = true; }
  void Close(std::uint16_t code, std::string_view reason);
  // If it is this one; `told`: somebody else did it.
  void Renamed(const Person& person, bool told);
  // Ends the connection if it came by one of these (DeviceId).
  void SignedOut(const std::vector<std::string>& devices);
  [[nodiscard]] const Peer& GetPeer() const { return peer_; }
  // Of the token by which it came; empty: nobody is known yet.
  [[nodiscard]] const std::string& TokenHash() const { return token_hash_; }

  // --- Watcher
  [[nodiscard]] const PersonId& Who() const override { return person_.id; }
  [[nodiscard]] const std::string& Address() const override { return peer_.address; }
  [[nodiscard]] bool IsProgram() const override { return person_.program; }
  void Push(Bytes message) override;
  void Dropped(const std::string& table) override;

 private:
  using Id = std::optional<MessageId>;
  enum class Greeting : std::uint8_t { kSilent, kAsking, kKnown };

  // client.cpp
  void Handle(std::string_view text);
  [[nodiscard]] bool WithinLimits(double cost);
  [[nodiscard]] bool MustWait(const MessageBody& body) const;
  [[nodiscard]] bool MustLeave(const MessageBody& body) const;
  void Send(std::string text);
  void Ok(Id id, boost::json::object fields = {});
  void Refuse(Id id, const Problem& problem);
  void Become(const KnownPerson& known);
  void AwaitHello();
  void GoOn();
  void Leave(const std::string& table);

  // Finds the table and uses it, or refuses.
  void WithTable(Id id, const std::string& table, std::function<void(TableHost&)> use);
  // The same after the seats that a bot plays for this person were given back (TableHost::Return).
  void AtTable(Id id, const std::string& table, Seat meant, std::function<void(TableHost&)> use);
  // Has a command done and answers ok, with `fields` of what was stored.
  using Fields = std::function<boost::json::object(const Entry&)>;
  void Do(Id id, const std::string& table, Command command, Fields fields = {});
  // Refuses bots that do not exist or think too long.
  [[nodiscard]] bool BotIsFine(Id id, const std::string& level);
  [[nodiscard]] bool TitleIsFine(Id id, const std::string& title);

  // client_people.cpp: who one is.
  void On(Id id, const message::Hello& m);
  void On(Id id, const message::Rename& m);
  void On(Id id, const message::ClaimName& m);
  void On(Id id, const message::SignIn& m);
  void On(Id id, const message::SetWebhook& m);
  void On(Id id, const message::PushSubscribe& m);
  void On(Id id, const message::PushUnsubscribe& m);
  void Greeted(Id id, const Result<KnownPerson>& known);
  // Finds out what this person is called by now, then does it; or refuses, also where they may not
  // use `names` (People::Confirm).
  void Confirmed(Id id, const std::vector<std::string>& names, std::function<void()> use);
  // Whether one more password may be hashed for this address, or tried for this name.
  [[nodiscard]] bool MayHash(Id id);
  [[nodiscard]] bool MayTryPassword(Id id, const std::string& of);
  // Goes on if it is the password of a name of their own, or if they have none. What comes
  // meanwhile waits.
  void ShowPassword(Id id, const std::string& password,
                    std::function<void(const Person& owner)> shown);
  void RenameTo(Id id, const std::string& name, const std::string& shown);
  // This address is one of this person's.
  void MeetHere();

  // client_account.cpp: where one is signed in, and what is kept of one.
  void On(Id id, const message::Devices& m);
  void On(Id id, const message::Revoke& m);
  void On(Id id, const message::SignOut& m);
  void On(Id id, const message::ChangePassword& m);
  void On(Id id, const message::DeleteAccount& m);
  void On(Id id, const message::Export& m);
  [[nodiscard]] Sessions::Done OkOrRefuse(Id id);

  // client_tables.cpp: tables from outside.
  void On(Id id, const message::Lobby& m);
  void On(Id id, const message::MyTables& m);
  void On(Id id, const message::MyGames& m);
  void On(Id id, const message::Create& m);
  // Of a game that comes from another.
  void CreateFrom(Id id, const message::Create& m);
  // The creator takes `seat`, if there is one.
  void Open(Id id, const message::Create& m, Opening opening, Seat seat);
  void Created(Id id, TableHost& host);
  void On(Id id, const message::Watch& m);
  void WatchByCode(Id id, const message::Watch& m);
  void BeginWatching(Id id, const message::Watch& m, TableHost& host);
  [[nodiscard]] bool MayWatchMore(Id id);
  void On(Id id, const message::Unwatch& m);
  void On(Id id, const message::Rematch& m);
  void On(Id id, const message::SeatLink& m);
  void On(Id id, const message::TakeSeat& m);
  void PutBack(const std::string& hash, const Store::Link& link);
  void On(Id id, const message::Ping& m);

  // client_daily.cpp: the daily train.
  void On(Id id, const message::Daily& m);
  void On(Id id, const message::DailyRide& m);
  void On(Id id, const message::DailyBoard& m);
  void On(Id id, const message::DailyLevels& m);
  // The day that is meant; refuses those without a train.
  [[nodiscard]] std::optional<DayNumber> DayMeant(Id id, const std::string& day);
  void AfterOwnRide(Id id, DayNumber day, std::function<void(const DayVerdict*)> use);

  // client_puzzles.cpp: puzzles.
  void On(Id id, const message::Puzzles& m);
  void On(Id id, const message::PuzzleAnswer& m);
  void On(Id id, const message::PuzzleTable& m);

  // client_play.cpp: at a table.
  void On(Id id, const message::AtTable& m);
  void Sit(Id id, const std::string& table, const SitDown& command);
  void SitAt(Id id, TableHost& host, const SitDown& command);
  void Start(Id id, const std::string& table);
  void On(Id id, const message::SetOptions& m);
  void On(Id id, const message::Preview& m);
  void On(Id id, const message::Plan& m);
  void On(Id id, const message::Curtain& m);
  void On(Id id, const message::Shown& m);
  void On(Id id, const message::Chat& m);
  void ChatAt(Id id, TableHost& host, const message::Chat& m);
  void On(Id id, const message::ReadLog& m);
  void On(Id id, const message::ReadTally& m);

  ClientTools& tools_;
  std::shared_ptr<Connection> connection_;
  Peer peer_;
  ConnectionLimits limits_;
  Greeting greeting_ = Greeting::kSilent;
  bool deaf_ = false;
  Person person_;
  std::string token_hash_;
  std::vector<std::string> watched_;
  std::deque<std::string> waiting_;  // Messages that came while it was not known who this is.
  Loop::Timer hello_timer_ = 0;
  Leash leash_;
};

}  // namespace folsom
