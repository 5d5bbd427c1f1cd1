// What a page asks over HTTP where there is a server (docs/protocol.md), answered by the same code.
// All games are one's own: the list of records has those that are not public too. Only here a page
// gives its hall the puzzles (POST /api/puzzles).
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "hall/given/store_queue.h"
#include "hall/leash.h"
#include "hall/settings.h"
#include "record/words/result.h"

namespace folsom {

struct PageReply {
  int status = 200;
  std::string_view type = "application/json";
  std::string body;
};

class PageApi {
 public:
  // Both must outlive it.
  PageApi(const HallSettings& settings, StoreQueue& store) : settings_(settings), store_(store) {}

  using Reply = std::function<void(const PageReply&)>;
  // `target`: path and query, as they would stand in the first line of a request. Replies once, now
  // or later; not at all if this is gone by then.
  void Ask(std::string_view method, std::string_view target, std::string_view body, Reply reply);

 private:
  void Records(const std::string& before, const Reply& reply);
  using Make = std::function<Result<std::string>(const StoredTable&)>;
  void Finished(const std::string& id, std::string_view type, Make make, const Reply& reply);
  void Replay(const std::string& id, const std::string& seat, const Reply& reply);

  const HallSettings& settings_;
  StoreQueue& store_;
  Leash leash_;
};

}  // namespace folsom
