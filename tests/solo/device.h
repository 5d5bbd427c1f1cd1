// A device with tabs, each of which runs the hall through its C interface (solo/solo.h): one store
// that they share, one clock, randomness from a seed. Nothing happens by itself.
//
// With FOLSOM_TRANSCRIPT=FILE everything that goes in and out is written there, a JSON object a
// line, for tests/solo/replay.mjs to do the same with the WebAssembly build.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/pieces/dice.h"
#include "solo/solo.h"
#include "support/kept_rows.h"
#include "table/options.h"
#include "table/table.h"

namespace folsom {

class TestDevice;

// Takes what one connection is sent.
class Receiver {
 public:
  virtual ~Receiver() = default;
  virtual void Receive(const std::string& text) = 0;
  virtual void HungUp(std::uint32_t code) = 0;
};

class Tab {
 public:
  struct Reply {
    std::uint32_t status = 0;
    std::string type;
    std::string body;
  };

  Tab(TestDevice& device, const std::string& node, bool shared);
  ~Tab();  // As if it crashed.
  Tab(const Tab&) = delete;
  Tab& operator=(const Tab&) = delete;

  [[nodiscard]] std::uint32_t Connect(Receiver& receiver);
  void Receive(std::uint32_t connection, std::string_view message);
  void Disconnect(std::uint32_t connection);
  void Stored(std::uint32_t request, std::string_view answer);
  // `by_bot`: it is what solo_think said.
  void Thought(std::uint32_t job, std::int32_t answer, bool by_bot = false);
  void Hear(std::string_view told);
  void SetNodes(std::string_view nodes);
  void Wake();
  void Stop();
  [[nodiscard]] double Due() const { return solo_due(solo_); }
  // Waits for the answer.
  [[nodiscard]] Reply Ask(std::string_view method, std::string_view target,
                          std::string_view body = {});

  // --- What the hall asked of its host, in order
  struct StoreQuestion {
    std::uint32_t request = 0;
    std::string text;
  };
  struct Job {
    std::uint32_t number = 0;
    std::vector<std::uint8_t> bytes;
  };
  std::deque<StoreQuestion> store_questions;
  std::deque<Job> jobs;
  std::map<std::uint32_t, Reply> replies;
  std::map<std::uint32_t, Receiver*> receivers;
  std::vector<std::string> log;
  bool deaf = false;  // Does not hear what other tabs tell.

 private:
  template <typename Call>
  void Do(boost::json::object what, Call call);

  TestDevice& device_;
  SoloHost host_;
  Solo* solo_ = nullptr;
  std::uint32_t last_ask_ = 0;
};

class TestDevice {
 public:
  explicit TestDevice(std::uint64_t seed);
  ~TestDevice();
  TestDevice(const TestDevice&) = delete;
  TestDevice& operator=(const TestDevice&) = delete;

  // All that was asked is answered: store, bots, messages.
  void Settle();
  // One thing of it; false: there was none.
  bool Step();
  void Pass(Millis time);
  // Lets time pass until it is so, at most ten minutes.
  [[nodiscard]] bool Await(const std::function<bool()>& done);

  // What the store says to this (ledger/ledger.h); also tells the other tabs.
  [[nodiscard]] std::string Answer(const boost::json::object& asked, const Tab& by);
  // The table as its log says.
  [[nodiscard]] Table Truth(const std::string& table) const;
  [[nodiscard]] std::size_t LogLength(const std::string& table) const;

  Millis now = 1'700'000'000'000;
  KeptRows kept;
  std::map<std::string, std::string>& rows = kept.rows;
  std::string failure;  // Why the store fails now, "away"; empty: it does not.
  std::vector<Tab*> tabs;
  std::deque<std::function<void()>> later;  // What clients want to say.
  Rng random;
  // What a bot's worker answers; empty: what solo_think does.
  std::function<std::int32_t(std::uint32_t job, const std::vector<std::uint8_t>& bytes)> think;
};

}  // namespace folsom
