// What a host may set (docs/hosting.md), with the defaults of a small public server.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "table/options.h"

namespace folsom {

struct Settings {
  std::string listen = "127.0.0.1";
  std::uint16_t port = 7110;
  bool lan = false;                          // Links bear this machine's address in its network.
  std::string store = "folsom.db";           // A file, or the address of a PostgreSQL database.
  std::string web;                           // Folder of the web client; empty: none.
  std::string public_url;                    // Origin that browsers come from; empty: that of Host.
  std::vector<std::string> origins;          // Further allowed origins.
  std::vector<std::string> trusted_proxies;  // CIDR; only these are believed X-Forwarded-For.
  std::vector<std::string> metrics_from;     // CIDR; who may read /metrics besides this machine.

  // Limits.
  std::size_t max_message_bytes = 16 * 1024;
  int messages_per_s = 20;           // Per connection, with a burst of three seconds' worth.
  int messages_per_s_address = 200;  // Per address.
  int connections_per_address = 50;
  int new_people_per_minute_address = 30;
  int passwords_per_minute_address = 10;  // Claims and sign-ins.
  int tables_per_person = 8;              // Open or running.
  int watched_per_connection = 16;        // Tables that one connection may follow.
  int onlookers_per_table = 500;          // Who watch it without a seat, through this process.
  int chats_per_10_s = 5;
  std::size_t chat_bytes = 400;
  std::size_t max_queue_bytes = 1 << 20;  // What may wait for a slow client.
  Millis slow_client_ms = 20'000;         // How long it may wait.
  Millis hello_ms = 10'000;               // How long a connection may say nothing at first.

  int bot_threads = 1;
  int bot_queue = 256;  // Above it bots answer with the scripted rule.

  std::string node;  // This process among those that share a store; empty: a random name.
  Millis lease_ms = 10'000;
  Millis tick_ms = 1'000;
  Millis unload_ms = 30'000;  // How long a table that nobody watches stays in memory.
  bool log_json = true;
  bool allow_private_webhooks = false;  // For tests, and for hosts who know why.
};

}  // namespace folsom
