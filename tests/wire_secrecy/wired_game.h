// A game at a real server's core (Hub, table, SQLite), with one connection per seat and a spectator
// who all keep every byte they get; and the truth beside it, folded from the log in the store.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <string>
#include <vector>

#include "crypto/sodium_crypto.h"
#include "hall/hub.h"
#include "rules/pieces/dice.h"
#include "server/bot_pool.h"
#include "server/icu_texts.h"
#include "server/log.h"
#include "server/settings.h"
#include "store/store_thread.h"
#include "support/temp_folder.h"
#include "table/table.h"
#include "wire_secrecy/still_loop.h"

namespace folsom {

// The server's random bytes, from a seed: twins are to be alike to the last byte.
class SeededCrypto final : public SodiumCrypto {
 public:
  explicit SeededCrypto(std::uint64_t seed) : rng_(seed) {}
  [[nodiscard]] std::string RandomBytes(std::size_t count) const override {
    std::string bytes(count, '\0');
    for (char& byte : bytes) byte = static_cast<char>(rng_.Below(256));
    return bytes;
  }

 private:
  mutable Rng rng_;
};

// Everything that one connection was sent.
class Ear final : public Connection {
 public:
  void Send(Bytes message) override { heard.push_back(*message); }
  void Close(std::uint16_t code, std::string_view /*reason*/) override { closed = code; }

  std::vector<std::string> heard;
  std::uint16_t closed = 0;
};

struct WiredPerson {
  std::shared_ptr<Ear> ear = std::make_shared<Ear>();
  std::uint64_t connection = 0;
  std::string person;
  std::string token;
  std::string nonce;
  std::size_t checked = 0;   // Messages that somebody has looked at.
  std::int64_t last_id = 0;  // Of what was asked.
  bool screen = false;       // Of this person, for a whole room.
};

struct WiredSetting {
  Config config;
  boost::json::object
      options{};           // As `create` takes them; local_seats: one person has all of them.
  std::uint64_t seed = 1;  // Of the decisions, and of every random byte of the server.
  bool spectator = true;
  bool screens = false;          // Of every player, and of the spectator.
  boost::json::object origin{};  // As `create` takes it; a decision of seat 0.
};

class WiredGame {
 public:
  // Made, everyone seated, started.
  explicit WiredGame(const WiredSetting& setting);
  ~WiredGame();
  WiredGame(const WiredGame&) = delete;
  WiredGame& operator=(const WiredGame&) = delete;

  // One random decision of a random pending seat.
  void Step();
  // The decision of this seat; waits for its acknowledgement and for the truth.
  void Decide(Seat seat, Action action);
  // Its last one is undone (Table::MayTakeBack).
  void TakeBack(Seat seat);
  // Says `message` with an id of its own and gives the answer.
  boost::json::object Ask(WiredPerson& who, boost::json::object message);

  // Lets the server finish whatever it has begun.
  void Settle() { CatchUp(); }

  [[nodiscard]] bool Over() const { return truth_.GetStage() == Stage::kFinished; }
  [[nodiscard]] const Table& Truth() const { return truth_; }
  // Every event so far, by number (item 0 is number 1); what a take-back undid stays in it,
  // and its own number has no event.
  [[nodiscard]] const std::vector<TableEvent>& Story() const { return story_; }
  // What the last entry changed.
  [[nodiscard]] const Folded& News() const { return news_; }
  [[nodiscard]] const std::string& Id() const { return id_; }
  [[nodiscard]] const std::string& Secret() const { return secret_; }
  // By seat of the game; then, if there is one, the spectator; then the screens.
  [[nodiscard]] std::vector<WiredPerson>& People() { return people_; }
  [[nodiscard]] Seat SeatOf(const WiredPerson& who) const;  // kNoSeat: a spectator, a screen.
  [[nodiscard]] Rng& Random() { return rng_; }
  [[nodiscard]] StillLoop& GetLoop() { return loop_; }

 private:
  WiredPerson& OwnerOf(Seat seat);
  void Greet(WiredPerson& who, std::size_t number);
  void Gather();
  void PutUpScreens();
  void CatchUp();
  void SkipTo(std::uint32_t next);

  WiredSetting setting_;
  Rng rng_;
  TempFolder folder_{TempFolder::Where::kMemory};
  StillLoop loop_;
  Settings settings_;
  SeededCrypto crypto_;
  IcuTexts texts_;
  ServerLog log_;
  std::unique_ptr<StoreQueue> queue_;
  std::unique_ptr<BotPool> bots_;
  std::unique_ptr<Hub> hub_;
  std::vector<WiredPerson> people_;
  std::string id_;
  std::string secret_;
  Table truth_;
  std::vector<TableEvent> story_;
  Folded news_;
};

}  // namespace folsom
