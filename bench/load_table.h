// One table of the load generator: four people who make a table, sit down, and decide when told to.
#pragma once

#include <fmt/format.h>

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "latency.h"
#include "rules/pieces/dice.h"
#include "wire_scan.h"

namespace folsom {

// One connection: says texts, hears texts.
class LoadLink {
 public:
  using Hear = std::function<void(std::string_view)>;
  using Lose = std::function<void(const std::string& why)>;
  using Make = std::function<std::unique_ptr<LoadLink>(Hear, Lose)>;

  virtual ~LoadLink() = default;
  virtual void Open(std::function<void()> opened) = 0;
  virtual void Say(std::string text) = 0;
};

inline constexpr std::size_t kPeople = 4;

// What the tables report.
class LoadReport {
 public:
  virtual ~LoadReport() = default;
  virtual void Ready() = 0;  // A table can play, for the first time.
  virtual void Decided(BenchTime sent, BenchTime done, bool hidden) = 0;
  virtual void Refused(std::string_view message) = 0;
  virtual void Lost(const std::string& why) = 0;
};

// One table and its four people.
class LoadTable {
 public:
  LoadTable(const LoadLink::Make& make, std::uint64_t seed, LoadReport& report)
      : rng_(seed), report_(report) {
    for (std::size_t i = 0; i < kPeople; ++i) {
      people_[i].link = make([this, i](std::string_view message) { Hear(i, message); },
                             [this](const std::string& why) { report_.Lost(why); });
    }
  }

  void Open() {
    for (std::size_t i = 0; i < kPeople; ++i) {
      people_[i].link->Open([this, i] {
        people_[i].link->Say(R"({"type":"hello","id":0,"protocol":1,"name":"Load"})");
      });
    }
  }

  // Decides now if nothing is under way; else as soon as that is done.
  void Due() {
    due_ = true;
    if (stage_ == Stage::kPlaying && mover_ == kPeople) Decide();
  }

 private:
  enum class Stage { kGreeting, kSitting, kStarting, kPlaying };
  struct Person {
    std::unique_ptr<LoadLink> link;
    std::uint32_t seen = 0;  // The number of the last event.
    std::uint32_t seat = 0;
    std::uint32_t decision = 0;
    std::string actions;  // What may be decided; empty: nothing.
    bool in_game = false;
    bool revealed = false;
  };
  // SHA-256 of 64 times "0", "1", "2", "3".
  static constexpr std::array<std::string_view, kPeople> kCommitments{
      "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55",
      "3138bb9bc78df27c473ecfd1410f7bd45ebac1f59cf3ff9cfe4db77aab7aedd3",
      "4f2e8d65483c641648cdb374ae9d8abd368d269e4ddffe092a8237b8162cddd6",
      "79bd7d7fd684b399857c582b1b7172ddf277d4fe1b027ec52b28da3ae381e675"};

  void Hear(std::size_t i, std::string_view message) {
    const std::string_view type = TypeOfMessage(message);
    if (type == "events" || type == "game") return HearGame(i, message);
    if (type == "ok") return HearOk(i, message);
    if (type == "welcome" && ++greeted_ == kPeople) return Make();
    if (type == "room" && message.find(R"("phase":"revealing")") != std::string_view::npos) {
      return Reveal(i);
    }
    if (type == "error") report_.Refused(message);
  }

  // --- Before the game
  void Make() {
    stage_ = Stage::kSitting;
    seated_ = 0;
    in_game_ = 0;
    for (Person& person : people_) {
      person.in_game = false;
      person.revealed = false;
      person.seen = 0;
      person.actions.clear();
    }
    people_[0].link->Say(R"({"type":"create","id":1,"config":{"seats":4},"options":)"
                         R"({"clock":{"kind":"live","decision_s":600,"bank_s":3600}}})");
  }
  void Made(std::string_view message) {
    const std::size_t at = message.find(R"("table":")") + 9;
    table_ = message.substr(at, message.find('"', at) - at);
    for (std::size_t i = 1; i < kPeople; ++i) {
      people_[i].link->Say(fmt::format(R"({{"type":"watch","id":2,"table":"{}"}})", table_));
      people_[i].link->Say(fmt::format(R"({{"type":"sit","id":3,"table":"{}"}})", table_));
    }
    Commit(0);
  }
  void Commit(std::size_t i) {
    people_[i].link->Say(fmt::format(R"({{"type":"commit","id":6,"table":"{}","commitment":"{}"}})",
                                     table_, kCommitments[i]));
  }
  // The same part in every deal: nobody here fears for its fairness.
  void Reveal(std::size_t i) {
    if (std::exchange(people_[i].revealed, true)) return;
    people_[i].link->Say(fmt::format(R"({{"type":"reveal","id":7,"table":"{}","nonce":"{}"}})",
                                     table_, std::string(64, static_cast<char>('0' + i))));
  }
  void HearOk(std::size_t i, std::string_view message) {
    const std::uint32_t id = NumberAfter(message, R"("id":)").value_or(0);
    if (id == 1) return Made(message);
    if (id == 3) Commit(i);
    if (id == 3 && ++seated_ == kPeople - 1) {
      stage_ = Stage::kStarting;
      people_[0].link->Say(fmt::format(R"({{"type":"start","id":4,"table":"{}"}})", table_));
    }
    if (id == 5 && i == mover_) {
      acknowledged_ = true;
      Look();
    }
  }

  // --- The game
  void HearGame(std::size_t i, std::string_view message) {
    Person& person = people_[i];
    if (const auto number = LastEventNumber(message)) person.seen = *number;
    person.actions.clear();
    if (const auto legal = LegalIn(message)) {
      person.seat = legal->seat;
      person.decision = legal->decision;
      person.actions = legal->actions;
    }
    if (message.find(R"("result":)") != std::string_view::npos) over_ = true;
    if (i == mover_) told_ = true;
    if (!person.in_game) Enter(person);
    if (stage_ == Stage::kPlaying) Look();
  }
  void Enter(Person& person) {
    person.in_game = true;
    if (++in_game_ < kPeople) return;
    stage_ = Stage::kPlaying;
    over_ = false;
    if (!std::exchange(was_ready_, true)) report_.Ready();
    if (due_) Decide();
  }

  void Decide() {
    std::array<std::size_t, kPeople> able{};
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < kPeople; ++i) {
      if (!people_[i].actions.empty()) able[count++] = i;
    }
    if (count == 0) return;  // The push that says who decides is on its way.
    due_ = false;
    mover_ = able[rng_.Below(count)];
    acknowledged_ = false;
    told_ = false;
    Person& person = people_[mover_];
    before_ = person.seen;
    std::string text =
        fmt::format(R"({{"type":"act","id":5,"table":"{}","seat":{},"decision":{},"action":"{}"}})",
                    table_, person.seat, person.decision, NthAction(person.actions, rng_.Next32()));
    sent_ = BenchClock::now();
    person.link->Say(std::move(text));
  }
  // Is the decision that is under way with everyone?
  void Look() {
    if (mover_ == kPeople) {
      if (due_) Decide();
      return;
    }
    if (!acknowledged_ || !told_) return;
    const std::uint32_t number = people_[mover_].seen;
    for (const Person& person : people_) {
      if (person.seen < number) return;
    }
    mover_ = kPeople;
    report_.Decided(sent_, BenchClock::now(), number == before_);
    if (over_) return Again();
    if (due_) Decide();
  }
  // The same four at a new table.
  void Again() {
    for (Person& person : people_) {
      person.link->Say(fmt::format(R"({{"type":"unwatch","id":6,"table":"{}"}})", table_));
    }
    Make();
  }

  Rng rng_;
  LoadReport& report_;
  std::array<Person, kPeople> people_;
  std::string table_;
  Stage stage_ = Stage::kGreeting;
  std::size_t greeted_ = 0;
  std::size_t seated_ = 0;
  std::size_t in_game_ = 0;
  bool was_ready_ = false;
  bool due_ = false;   // A decision is to be made.
  bool over_ = false;  // The game is.
  // The decision under way: whose (kPeople: none), since when, and what has come back.
  std::size_t mover_ = kPeople;
  std::uint32_t before_ = 0;
  BenchTime sent_;
  bool acknowledged_ = false;
  bool told_ = false;
};

}  // namespace folsom
