// What a host may set of the hall (docs/hosting.md), with the defaults of a small public server.
#pragma once

#include <cstddef>
#include <string>

#include "table/options.h"

namespace folsom {

struct HallSettings {
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
  Millis hello_ms = 10'000;  // How long a connection may say nothing at first.

  std::string node;  // This process among those that share a store; empty: a random name.
  Millis lease_ms = 10'000;
  Millis tick_ms = 1'000;
  Millis unload_ms = 30'000;  // How long a table that nobody watches stays in memory.
};

}  // namespace folsom
