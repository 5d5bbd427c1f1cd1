// A whole server without a network, and clients that keep what they are sent: rooms, and views to
// which they apply patches as a browser does.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "crypto/sodium_crypto.h"
#include "hall/hub.h"
#include "rules/pieces/dice.h"
#include "server/bot_pool.h"
#include "server/icu_texts.h"
#include "server/log.h"
#include "server/settings.h"
#include "store/database.h"
#include "support/fake_loop.h"
#include "support/temp_folder.h"
#include "table/table.h"

namespace folsom {

// What a client knows of one table.
struct TableModel {
  boost::json::value room;
  boost::json::value view;  // Null before the first `game`.
  boost::json::value turn;
  boost::json::value result;
  std::int64_t number = 0;
  int viewer = -2;
  int games = 0;   // Whole views received,
  int events = 0;  // and events.
  int rooms = 0;

  // Whether it is asked something, and its first legal action.
  [[nodiscard]] bool IsAsked() const;
  [[nodiscard]] std::string_view Stage() const;
};

class World;

class TestClient {
 public:
  TestClient(World& world, Peer peer);
  ~TestClient();  // The connection is lost.
  TestClient(const TestClient&) = delete;
  TestClient& operator=(const TestClient&) = delete;

  // Sends without waiting; the number that the answer will bear.
  std::int64_t Say(boost::json::object message);
  void SayText(std::string_view text);
  // Sends and waits for the answer.
  boost::json::value Ask(boost::json::object message);
  // The same, which must be ok, or be refused; the answer's code.
  boost::json::value AskOk(boost::json::object message);
  std::string AskCode(boost::json::object message);
  [[nodiscard]] const boost::json::value* AnswerTo(std::int64_t id) const;

  // hello; keeps person, token and name.
  void Hello(const std::string& token = {}, const std::string& name = {});
  void Watch(const std::string& table);
  // Answers the question it is asked at this table; false if it is asked nothing.
  bool Act(const std::string& table, Rng& rng);

  [[nodiscard]] TableModel& At(const std::string& table) { return tables[table]; }
  // Pushes of this type so far, and the last.
  [[nodiscard]] std::vector<boost::json::value> Pushes(std::string_view type) const;

  void Lose();  // The connection breaks.

  // Its part in the deal number `deal` (refused starts so far) of this table.
  [[nodiscard]] std::string Nonce(const std::string& table, std::int64_t deal = 0) const;
  bool deals = true;  // Commits and reveals by itself.

  std::string person;
  std::string token;
  std::string name;
  std::map<std::string, TableModel> tables;
  std::vector<std::string> texts;         // All that was received,
  std::vector<boost::json::value> inbox;  // and what it says.
  std::uint16_t closed = 0;               // The code; 0: open.

 private:
  class Wire;
  friend class World;
  void Receive(const std::string& text);
  void Take(const boost::json::value& message);
  // What the deal asks of it now, if it has a seat there.
  void TakePart(const std::string& table);

  World& world_;
  std::shared_ptr<Wire> wire_;
  std::uint64_t id_ = 0;
  std::int64_t last_ask_ = 0;
  bool connected_ = true;
};

// Keeps what bots were asked, and lets them think.
class NotedThinking final : public Thinking {
 public:
  explicit NotedThinking(Thinking& thinking) : thinking_(thinking) {}
  void Think(const BotQuestion& question, std::function<void(Action)> done) override {
    asked.push_back(question);
    thinking_.Think(question, [answered = answered, done = std::move(done)](Action action) {
      ++*answered;
      done(action);
    });
  }
  [[nodiscard]] bool Work(std::function<void()> work, std::function<void()> done) override {
    return thinking_.Work(std::move(work), std::move(done));
  }
  [[nodiscard]] std::size_t Waiting() const override { return thinking_.Waiting(); }

  std::vector<BotQuestion> asked;
  // How many of them; answers may still come when the server is gone.
  std::shared_ptr<std::size_t> answered = std::make_shared<std::size_t>(0);

 private:
  Thinking& thinking_;
};

class World {
 public:
  // `address`: the store's; else a new SQLite file.
  explicit World(Settings settings = {}, const std::string& address = {});
  // With this store.
  World(Settings settings, std::unique_ptr<Database> store);
  ~World();

  [[nodiscard]] std::unique_ptr<TestClient> Connect(Peer peer = AnyPeer());
  [[nodiscard]] static Peer AnyPeer();
  // One that has said hello.
  [[nodiscard]] std::unique_ptr<TestClient> Person(const std::string& name = {});

  void Await(const std::function<bool()>& done);
  // Time passes meanwhile; at most so much.
  void AwaitInTime(const std::function<bool()>& done, Millis most = 600'000);

  // The server dies, and another one starts on the same store.
  void Restart();
  void Die();
  void Live();

  // The table as its log says.
  [[nodiscard]] Table Truth(const std::string& table);
  // Its client's view is the one that its seat should have.
  void ExpectTruth(TestClient& client, const std::string& table);
  [[nodiscard]] std::size_t LogLength(const std::string& table);
  // Rewrites the entries of a log, behind the server's back (SQLite only).
  void ChangeLog(const std::string& table, const std::function<void(std::string&)>& change);
  // All that the SQLite file holds.
  [[nodiscard]] std::string StoreBytes();
  // Everything asked of the store and of bots before has been answered.
  void Settle();

  Settings settings;
  FakeLoop loop;
  SodiumCrypto crypto;
  IcuTexts texts;
  ServerLog log;
  std::unique_ptr<StoreQueue> store;
  std::unique_ptr<BotPool> bots;
  std::unique_ptr<NotedThinking> thinking;
  std::vector<TurnNotice> notices;
  std::vector<PushNotice> pushes;
  std::string push_key = "a public key";
  std::unique_ptr<Hub> hub;
  std::function<void(Millis)> time_passed;  // After time has passed here.

 private:
  void UseStore(std::unique_ptr<Database> opened);

  std::string address_;
  std::optional<TempFolder> folder_;
};

// Lets time pass, and the server finish what came of it.
void Pass(World& world, Millis time);

// A table of `seats` with these people, started; local to none. The first is host. Others are bots
// of `level`.
[[nodiscard]] std::string StartedTable(World& world, const std::vector<TestClient*>& people,
                                       boost::json::object config, boost::json::object options = {},
                                       const std::string& level = "drifter");

// Everybody asked answers, in turn, until the game is over or `decisions` were taken.
void PlayOn(World& world, const std::vector<TestClient*>& people, const std::string& table,
            Rng& rng, int decisions = 100'000);

}  // namespace folsom
