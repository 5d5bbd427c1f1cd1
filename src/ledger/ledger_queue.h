// The hall's way to its store (hall/given/store_queue.h) where the host keeps it: one call after
// another, each until the host has answered all that it asks.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "hall/given/loop.h"
#include "hall/given/store_queue.h"
#include "hall/leash.h"
#include "ledger/ledger.h"
#include "ledger/ledger_store.h"

namespace folsom {

class LedgerQueue final : public StoreQueue {
 public:
  // `ask` takes what the host is asked, under a number that its answer bears. `loop` must outlive
  // this.
  using Ask = std::function<void(std::uint32_t request, const std::string& what)>;
  LedgerQueue(Loop& loop, Ask ask, bool shared);

  void Append(AppendRequest request, Appended done) override;
  void Call(std::function<void(Store&)> call, Called done) override;
  void OnState(std::function<void(State)> told) override { on_state_ = std::move(told); }
  void OnNotices(std::function<void(std::vector<StoreNotice>, bool missed)> told) override {
    on_notices_ = std::move(told);
  }
  [[nodiscard]] Counts Count() const override;

  // What the host says. An answer that nobody waits for is ignored.
  void Answered(std::uint32_t request, std::string_view answer);
  // What another node told by its commits.
  void Hear(std::string_view told);
  void SetAlive(std::set<std::string> nodes) { scene_.alive = std::move(nodes); }

 private:
  struct Job {
    std::function<void(Store&)> call;
    Called done;
    std::string table{};  // Whose log it appends to, if it does.
    std::uint32_t version = 0;
  };
  enum class Asked : std::uint8_t { kNothing, kReading, kCommitting };

  void Add(Job job);
  void Begin();
  void Run();
  void AskHost(Asked what, const boost::json::object& question);
  void Learn(const boost::json::object& answer);
  void Committed(bool done);
  void Failed(const boost::json::object& answer, std::string_view failed);
  void Finish(const std::string* refused);
  void Tell(State state);

  Loop& loop_;
  Ask ask_;
  std::deque<Job> jobs_;
  Ledger ledger_;
  LedgerScene scene_;
  Asked asked_ = Asked::kNothing;
  std::uint32_t request_ = 0;
  int tries_ = 0;
  State state_ = State::kReady;
  Counts counts_;
  std::function<void(State)> on_state_;
  std::function<void(std::vector<StoreNotice>, bool missed)> on_notices_;
  Leash leash_;
};

}  // namespace folsom
