// Two nodes that write to the same tables at the same time.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "store/store_suite.h"
#include "support/postgres.h"

namespace folsom {
namespace {

constexpr int kTables = 8;
constexpr std::uint32_t kVersions = 60;

// Tries to write every version of every table, several tables in one call, and notes what it won.
class Racer {
 public:
  Racer(const std::string& address, std::string name)
      : store_(OpenStore(address)), name_(std::move(name)), won_(kTables) {}

  void Run() {
    std::vector<std::uint32_t> next(kTables, 2);
    for (;;) {
      std::vector<AppendRequest> requests;
      std::vector<std::size_t> tables;
      for (std::size_t table = 0; table < kTables; ++table) {
        if (next[table] > kVersions) continue;
        requests.push_back(AppendOf(std::to_string(table), next[table], name_));
        tables.push_back(table);
      }
      if (requests.empty()) return;
      const std::vector<AppendResult> results = store_->Append(requests);
      for (std::size_t i = 0; i < tables.size(); ++i) {
        if (results[i] == AppendResult::kStored) won_[tables[i]].push_back(next[tables[i]]);
        ++next[tables[i]];
      }
    }
  }
  [[nodiscard]] const std::vector<std::uint32_t>& Won(std::size_t table) const {
    return won_[table];
  }

 private:
  std::unique_ptr<Database> store_;
  std::string name_;
  std::vector<std::vector<std::uint32_t>> won_;  // Versions, by table.
};

TEST(RaceTest, ExactlyOneWinsEachVersion) {
  const std::string address = PostgresServer::Shared().NewPlace();
  const std::unique_ptr<Database> store = OpenStore(address);
  for (int i = 0; i < kTables; ++i) store->Create(TableOf(std::to_string(i)), 100);
  Racer red(address, "red");
  Racer blue(address, "blue");
  std::thread one([&] { red.Run(); });
  std::thread two([&] { blue.Run(); });
  one.join();
  two.join();
  for (std::size_t table = 0; table < kTables; ++table) {
    std::vector<std::string> winners(kVersions + 1);
    for (const std::uint32_t version : red.Won(table)) winners[version] = "red";
    for (const std::uint32_t version : blue.Won(table)) {
      EXPECT_EQ(winners[version], "") << "both won";
      winners[version] = "blue";
    }
    const std::vector<std::string> log = LogOf(*store, std::to_string(table));
    ASSERT_EQ(log.size(), kVersions);
    for (std::uint32_t version = 2; version <= kVersions; ++version) {
      EXPECT_EQ(log[version - 1], winners[version]);
    }
  }
}

TEST(RaceTest, OneOfTwoCreatesGetsTheCode) {
  const std::string address = PostgresServer::Shared().NewPlace();
  for (int round = 0; round < 20; ++round) {
    std::atomic<int> stored = 0;
    std::atomic<int> taken = 0;
    std::vector<std::thread> nodes;
    for (const char* name : {"a", "b", "c"}) {
      nodes.emplace_back([&, name] {
        const std::unique_ptr<Database> store = OpenStore(address);
        NewTable table = TableOf(name + std::to_string(round));
        table.summary.code = std::to_string(round);
        const Store::Created made = store->Create(table, 1000);
        stored += made == Store::Created::kStored ? 1 : 0;
        taken += made == Store::Created::kCodeTaken ? 1 : 0;
      });
    }
    for (std::thread& node : nodes) node.join();
    EXPECT_EQ(stored, 1);
    EXPECT_EQ(taken, 2);
  }
}

TEST(RaceTest, OneOfTwoNodesGetsALease) {
  const std::string address = PostgresServer::Shared().NewPlace();
  std::vector<std::unique_ptr<Database>> stores;
  for (int i = 0; i < 3; ++i) stores.push_back(OpenStore(address));
  for (int i = 0; i < 60; ++i) stores[0]->Create(TableOf(std::to_string(i)), 100);
  std::atomic<std::size_t> claimed = 0;
  std::vector<std::thread> nodes;
  for (std::size_t i = 0; i < stores.size(); ++i) {
    nodes.emplace_back([&, i] {
      const std::string node = "node " + std::to_string(i);
      for (int tick = 0; tick < 30; ++tick) {
        claimed += stores[i]->Claim(node, {}, 3'600'000, 5).size();
      }
    });
  }
  for (std::thread& node : nodes) node.join();
  EXPECT_EQ(claimed, 60U);  // Every table once.
}

TEST(RaceTest, OneOfTwoPeopleGetsAName) {
  const std::string address = PostgresServer::Shared().NewPlace();
  std::vector<std::unique_ptr<Database>> stores;
  for (int i = 0; i < 2; ++i) stores.push_back(OpenStore(address));
  for (int round = 0; round < 30; ++round) {
    std::atomic<int> claimed = 0;
    std::vector<std::thread> nodes;
    for (std::size_t i = 0; i < stores.size(); ++i) {
      const std::string id = std::to_string(round) + "/" + std::to_string(i);
      stores[i]->AddPerson({id, "x", "", "", false, 1}, id, {});
    }
    for (std::size_t i = 0; i < stores.size(); ++i) {
      nodes.emplace_back([&, i] {
        const std::string id = std::to_string(round) + "/" + std::to_string(i);
        const std::string name = "Doc " + std::to_string(round);
        // In odd rounds they only look alike.
        const std::string folded = round % 2 == 0 ? name : name + "/" + std::to_string(i);
        claimed += stores[i]->SetName({id, name, "hash", "", false, 1, {folded, name}}, {}) ? 1 : 0;
      });
    }
    for (std::thread& node : nodes) node.join();
    EXPECT_EQ(claimed, 1);
  }
}

}  // namespace
}  // namespace folsom
