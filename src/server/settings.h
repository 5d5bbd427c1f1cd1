// What a host may set (docs/hosting.md), with the defaults of a small public server.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "hall/settings.h"

namespace folsom {

struct Settings : HallSettings {
  std::string listen = "127.0.0.1";
  std::uint16_t port = 7110;
  bool lan = false;                          // Links bear this machine's address in its network.
  std::string store = "folsom.db";           // A file, or the address of a PostgreSQL database.
  std::string web;                           // Folder of the web client; empty: none.
  std::string public_url;                    // Origin that browsers come from; empty: that of Host.
  std::vector<std::string> origins;          // Further allowed origins.
  std::vector<std::string> trusted_proxies;  // CIDR; only these are believed X-Forwarded-For.
  std::vector<std::string> metrics_from;     // CIDR; who may read /metrics besides this machine.

  std::size_t max_queue_bytes = 1 << 20;  // What may wait for a slow client,
  Millis slow_client_ms = 20'000;         // and how long.

  int bot_threads = 1;
  int bot_queue = 256;  // Above it bots answer with the scripted rule.

  bool log_json = true;
  bool allow_private_webhooks = false;  // For tests, and for hosts who know why.
};

}  // namespace folsom
