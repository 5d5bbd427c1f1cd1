#include <fmt/format.h>

#include <cstdint>
#include <cstdio>
#include <memory>

#include "cli/commands/commands.h"
#include "cli/failure.h"
#include "server/serve.h"

namespace folsom {

namespace {

constexpr const char* kServeFooter = R"(
Prints one line when it is ready, "Folsom listens on http://127.0.0.1:7110", and logs to standard
error. Ends on SIGTERM or Ctrl-C in less than five seconds; nothing that was acknowledged is lost.
docs/hosting.md tells how to run it behind nginx, on several machines, and how to back it up.

Examples:
  folsom serve --web web/dist                       for this machine only
  folsom serve --lan --store club.db                for the local network
  folsom serve --store postgres://folsom@db/folsom --trusted-proxy 10.0.0.0/8 \
      --public-url https://folsom.example           one of several behind a proxy)";

constexpr int kMostThreads = 256;
constexpr int kMuch = 1'000'000'000;
constexpr std::uint32_t kMostBudget = 10'000'000;

template <typename T>
void AddNumber(CLI::App& command, const char* name, T& value, const char* what, T least, T most,
               const char* group) {
  command.add_option(name, value, what)
      ->group(group)
      ->check(CLI::Range(least, most).description(""))
      ->capture_default_str();
}

void AddPlaces(CLI::App& command, Settings& settings) {
  command.add_option("--listen", settings.listen, "Address to listen on; 0.0.0.0 or :: for all")
      ->capture_default_str();
  command.add_option("--port", settings.port, "Port; 0 takes a free one")->capture_default_str();
  command.add_flag("--lan", settings.lan,
                   "For everyone on the local network: listens on all addresses, and links bear "
                   "this machine's address there");
  command
      .add_option("--store", settings.store,
                  "Where tables and people are kept: a file (SQLite), or the address of a "
                  "PostgreSQL database, postgres://user@host/name; also from $FOLSOM_STORE")
      ->envname("FOLSOM_STORE")
      ->capture_default_str();
  command.add_option("--web", settings.web, "Folder of the web client");
  command.add_option("--public-url", settings.public_url,
                     "Origin that browsers see, https://folsom.example; by default that of Host");
  command.add_option(
      "--origin", settings.origins,
      "Another origin whose pages may connect, and by whose host name this server may be "
      "asked for; may be repeated");
  command.add_option("--trusted-proxy", settings.trusted_proxies,
                     "Addresses (10.0.0.0/8) whose X-Forwarded-For is believed; may be repeated");
  command.add_option("--metrics-from", settings.metrics_from,
                     "Addresses that may read /metrics besides this machine; may be repeated");
  command.add_option("--node", settings.node,
                     "Name of this process among those that share a database; by default random");
  command.add_flag("--log-json,!--log-text", settings.log_json,
                   "How log lines are written; JSON by default");
  command.add_flag("--allow-private-webhooks", settings.allow_private_webhooks,
                   "Let turn notices go to private addresses and by http");
}

void AddLimits(CLI::App& command, Settings& s) {
  constexpr const char* kGroup = "Limits";
  const auto size = [&](const char* name, std::size_t& value, const char* what, std::size_t least) {
    AddNumber<std::size_t>(command, name, value, what, least, std::size_t{1} << 30, kGroup);
  };
  const auto number = [&](const char* name, int& value, const char* what, int least = 1) {
    AddNumber<int>(command, name, value, what, least, kMuch, kGroup);
  };
  const auto time = [&](const char* name, Millis& value, const char* what) {
    AddNumber<Millis>(command, name, value, what, 10, kMuch, kGroup);
  };
  const auto budget = [&](const char* name, std::uint32_t& value, const char* what) {
    AddNumber<std::uint32_t>(command, name, value, what, 1, kMostBudget, kGroup);
  };
  size("--max-message-bytes", s.max_message_bytes, "Longest message of a client", 1024);
  number("--messages-per-s", s.messages_per_s, "Messages a second of one connection");
  number("--messages-per-s-address", s.messages_per_s_address,
         "Messages and HTTP requests a second of one address");
  number("--connections-per-address", s.connections_per_address, "WebSockets of one address");
  number("--new-people-per-minute-address", s.new_people_per_minute_address,
         "New people a minute from one address");
  number("--passwords-per-minute-address", s.passwords_per_minute_address,
         "Passwords tried a minute from one address");
  number("--tables-per-person", s.tables_per_person, "Open or running tables of one person");
  number("--creations-per-day", s.creations_per_day, "Tables one person makes in a day");
  number("--creations-per-day-address", s.creations_per_day_address,
         "Tables all people of one address make in a day");
  number("--unattended-per-person", s.unattended_per_person,
         "Games of bots alone, started by one person, that go on while nobody watches", 0);
  number("--unattended-per-address", s.unattended_per_address,
         "Games of bots alone, started from one address, that go on while nobody watches", 0);
  number("--watched-per-connection", s.watched_per_connection, "Tables one connection follows");
  number("--onlookers-per-table", s.onlookers_per_table,
         "People without a seat who follow one table through this process");
  number("--chats-per-10-s", s.chats_per_10_s, "Chat lines in ten seconds");
  size("--chat-characters", s.chat_characters, "Longest chat line", 1);
  budget("--bot-iterations", s.bot_budget.iterations,
         "Longest thinking of a bot at a table, in iterations,");
  budget("--bot-ms", s.bot_budget.ms, "and in milliseconds");
  budget("--unattended-bot-iterations", s.unattended_bot_budget.iterations,
         "The same while nobody watches the table");
  budget("--unattended-bot-ms", s.unattended_bot_budget.ms, "The same in milliseconds");
  size("--max-queue-bytes", s.max_queue_bytes, "What may wait for a slow client", 4096);
  time("--slow-client-ms", s.slow_client_ms, "How long it may wait");
  time("--hello-ms", s.hello_ms, "How long a new connection may say nothing");
}

void AddMachinery(CLI::App& command, Settings& s) {
  constexpr const char* kGroup = "Machinery";
  AddNumber<int>(command, "--bot-threads", s.bot_threads,
                 "Threads for bots for whom a player waits, and as many for watched ones", 1,
                 kMostThreads, kGroup);
  AddNumber<int>(command, "--bot-queue", s.bot_queue,
                 "Above so many waiting decisions bots play by the rule of thumb", 1, kMuch,
                 kGroup);
  AddNumber<Millis>(command, "--lease-ms", s.lease_ms,
                    "After how long another process takes over the tables of a dead one", 100,
                    kMuch, kGroup);
  AddNumber<Millis>(command, "--tick-ms", s.tick_ms, "How often leases are looked at", 10, kMuch,
                    kGroup);
  AddNumber<Millis>(command, "--unload-ms", s.unload_ms,
                    "How long a table that nobody watches stays in memory", 10, kMuch, kGroup);
}

void AddKeeping(CLI::App& command, Settings& s) {
  constexpr const char* kGroup = "What is kept";
  constexpr std::int64_t kPetabyte = 1LL << 50;
  AddNumber<int>(command, "--keep-bot-games", s.keep_bot_games,
                 "Hours that finished games are kept which no person played or watched", 1, kMuch,
                 kGroup);
  AddNumber<int>(command, "--keep-games", s.keep_games,
                 "Days that all other finished games are kept; 0: for ever", 0, kMuch, kGroup);
  AddNumber<int>(command, "--keep-guests", s.keep_guests,
                 "Days that guests without a game are kept after their last visit; 0: for ever", 0,
                 kMuch, kGroup);
  AddNumber<std::int64_t>(command, "--max-store-bytes", s.max_store_bytes,
                          "Above it new tables are refused; 0: no limit", 0, kPetabyte, kGroup);
  AddNumber<std::int64_t>(command, "--min-free-bytes", s.min_free_bytes,
                          "Below so much room on the store's disk new tables are refused", 0,
                          kPetabyte, kGroup);
}

void RunServe(const Settings& settings) {
  const std::optional<Problem> problem = Serve(settings, [](const std::string& url) {
    fmt::print("Folsom listens on {}\n", url);
    std::fflush(stdout);
  });
  if (problem) throw Failure(problem->code, problem->message);
}

}  // namespace

void AddServe(CLI::App& program, int& /*status*/) {
  auto settings = std::make_shared<Settings>();
  CLI::App* command = program.add_subcommand("serve", "Host tables for players over the network");
  command->footer(kServeFooter);
  AddPlaces(*command, *settings);
  AddLimits(*command, *settings);
  AddKeeping(*command, *settings);
  AddMachinery(*command, *settings);
  command->callback([settings, command] {
    if (settings->lan && command->count("--listen") == 0) settings->listen = "0.0.0.0";
    RunServe(*settings);
  });
}

}  // namespace folsom
