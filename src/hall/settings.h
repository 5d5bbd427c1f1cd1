// What a host may set of the hall (docs/hosting.md), with the defaults of a small public server.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "bots/bot.h"
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
  int creations_per_day = 200;            // Tables that one person may make,
  int creations_per_day_address = 600;    // and all people of one address.
  int unattended_per_person = 2;          // Tables of bots alone that run with nobody there,
  int unattended_per_address = 4;         // on this node.
  int watched_per_connection = 16;        // Tables that one connection may follow.
  int onlookers_per_table = 500;          // Who watch it without a seat, through this process.
  int chats_per_10_s = 5;
  std::size_t chat_characters = 400;  // Code points of one line.
  Millis hello_ms = 10'000;           // How long a connection may say nothing at first.
  // What a bot may take for a decision, by either measure; and where nobody is there to wait.
  Budget bot_budget{.iterations = 1000, .ms = 200};
  Budget unattended_bot_budget{.iterations = 100, .ms = 20};

  std::string node;  // This process among those that share a store; empty: a random name.
  Millis lease_ms = 10'000;
  Millis tick_ms = 1'000;
  int keep_bot_games = 24;           // Hours after their end, if no person played or watched them.
  int keep_games = 0;                // Days after their end, all others; 0: for ever.
  int keep_tokens = 180;             // Days after a person's last use of one; 0: ever.
  bool ends_abandoned = true;        // Live games that nobody has played at for a day.
  int keep_guests = 30;              // Days after their last visit, if they have no game; 0: ever.
  std::int64_t max_store_bytes = 0;  // Above it no new tables; 0: whatever it takes.
  std::int64_t min_free_bytes = 256LL << 20;  // Below it on the store's disk neither.
  Millis unload_ms = 30'000;  // How long a table that nobody watches stays in memory.
};

}  // namespace folsom
