// Rides that came to their end are played again and judged here, one at a time and beside the
// loop's thread; only then do they count.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "hall/daily/day_verdict.h"
#include "hall/given/loop.h"
#include "hall/given/store_queue.h"
#include "hall/given/thinking.h"
#include "hall/leash.h"

namespace folsom {

class DayJudge {
 public:
  struct Tools {
    Loop& loop;
    StoreQueue& store;
    Thinking& thinking;
    const std::string& key;
  };
  explicit DayJudge(const Tools& tools) : tools_(tools) {}

  // Calls `done` when this table has a verdict, has none to get, or the store fails. False if too
  // many wait: then nothing is done, and whoever asks for it later has it judged.
  using Done = std::function<void()>;
  bool Judge(const std::string& table, Done done = {});

 private:
  void Next();
  void Load(const std::string& table);
  void Check(StoredTable stored);
  void Keep(const TableSummary& summary, const DayVerdict& verdict);
  void Over(const std::string& table);

  const Tools tools_;
  std::deque<std::string> waiting_;
  std::map<std::string, std::vector<Done>> asked_;
  bool busy_ = false;
  Leash leash_;
};

}  // namespace folsom
