// The hall with all that it is given, for a page: what the C interface (solo.h) opens.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "hall/hub.h"
#include "hall/settings.h"
#include "ledger/ledger_queue.h"
#include "solo/given/page_crypto.h"
#include "solo/given/page_thinking.h"
#include "solo/given/plain_texts.h"
#include "solo/given/told_loop.h"
#include "solo/page_api.h"
#include "solo/solo.h"

namespace folsom {

class Page {
 public:
  // `node`, `shared`: as in solo_open.
  Page(SoloHost host, Millis now, std::string node, bool shared);
  ~Page();
  Page(const Page&) = delete;
  Page& operator=(const Page&) = delete;

  // Does `what` at this time, then all that it leads to.
  template <typename What>
  void At(Millis now, What what) {
    loop_.Tell(now);
    what(*this);
    loop_.Run();
  }

  [[nodiscard]] std::uint32_t Connect();
  void Receive(std::uint32_t connection, std::string_view message);
  void Disconnect(std::uint32_t connection);
  void Ask(std::uint32_t request, std::string_view method, std::string_view target,
           std::string_view body);
  void Stored(std::uint32_t request, std::string_view answer);
  void Hear(std::string_view told);
  void SetNodes(std::string_view nodes);
  void Thought(std::uint32_t job, std::int32_t answer);
  void Stop();
  [[nodiscard]] Millis Due() const { return loop_.Due(); }

 private:
  class Wire;
  class Log;

  const SoloHost host_;
  const HallSettings settings_;
  ToldLoop loop_;
  PageCrypto crypto_;
  PlainTexts texts_;
  std::unique_ptr<Log> log_;
  LedgerQueue store_;
  PageThinking thinking_;
  PageApi api_;
  std::map<std::uint32_t, std::uint64_t> connections_;  // To the hub's.
  std::uint32_t last_connection_ = 0;
  std::unique_ptr<Hub> hub_;
};

}  // namespace folsom
