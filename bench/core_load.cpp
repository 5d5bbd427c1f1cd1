// The server's core (hub, tables, store) without a network. Prints JSON.
//
//   core_load startup --store FILE --tables 10000
//       Makes that many stored tables in play if they are not there yet; then the time from opening
//       the store until the core has answered a client's `hello` and `lobby`.
//   core_load memory --store FILE --tables 2000
//       The same tables, all loaded by one spectator who watches them. Resident memory per table,
//       with and without the spectator's watching; freed memory is given back to the system before
//       each reading.
#include <fmt/format.h>
#include <malloc.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <boost/json.hpp>
#include <fstream>
#include <memory>

#include "bench_loop.h"
#include "bench_report.h"
#include "busy_table.h"
#include "crypto/sodium_crypto.h"
#include "hall/hub.h"
#include "latency.h"
#include "server/bot_pool.h"
#include "server/icu_texts.h"
#include "server/log.h"
#include "server/settings.h"
#include "store/store_thread.h"

namespace folsom {
namespace {

struct CoreLoadOptions {
  std::string store = "load.db";
  std::size_t tables = 2000;
};

// Fifteen characters, as the server's own.
[[nodiscard]] std::string StoredId(std::size_t i) { return fmt::format("stored-{:08}", i); }
constexpr std::size_t kEntriesOfATable = 50;  // Set-up and about 44 decisions.

// Tables in play, if they are not there yet.
void FillStore(const CoreLoadOptions& options) {
  const std::unique_ptr<Database> store = OpenStore(options.store);
  if (store->Load(StoredId(options.tables - 1), UINT32_MAX - 1)) return;
  BenchLoop loop;
  std::vector<AppendRequest> batch;
  const auto flush = [&] {
    for (const AppendResult result : store->Append(batch)) {
      if (result != AppendResult::kStored) throw std::runtime_error("the store has other tables");
    }
    batch.clear();
  };
  for (std::size_t i = 0; i < options.tables; ++i) {
    BusyTable table(StoredId(i), i, loop.Now());
    store->Create(table.Birth(), 1 << 20);
    while (table.Now().Version() < kEntriesOfATable) {
      batch.push_back(table.Next(loop.Now()));
      table.Stored();
    }
    if (batch.size() > 5000) flush();
  }
  flush();
}

// A client that only listens.
class Listening final : public Connection {
 public:
  void Send(Bytes message) override {
    ++messages;
    bytes += message->size();
    if (message->find(R"("type":"game")") != std::string::npos) ++games;
    if (message->find(R"("type":"error")") != std::string::npos) first_error = *message;
  }
  void Close(std::uint16_t /*code*/, std::string_view reason) override { first_error = reason; }
  std::size_t messages = 0;
  std::size_t bytes = 0;
  std::size_t games = 0;
  std::string first_error;
};

class Core {
 public:
  explicit Core(const CoreLoadOptions& options)
      : settings_(Generous(options)),
        queue_(OpenStore(options.store),
               [this](std::function<void()> what) { loop_.Post(std::move(what)); }) {
    hub_.Start();
    me_ = hub_.Connected(client_,
                         Peer{.address = "127.0.0.1", .origin = "http://here", .bearer = ""});
  }
  ~Core() {
    bool stopped = false;
    hub_.Stop([&stopped] { stopped = true; });
    loop_.RunUntil([&stopped] { return stopped; }, std::chrono::seconds(10));
  }
  Core(const Core&) = delete;
  Core& operator=(const Core&) = delete;

  void Say(const std::string& text) { hub_.Received(me_, text); }
  void WaitFor(const std::function<bool()>& done) {
    if (!loop_.RunUntil(done, std::chrono::seconds(120))) {
      throw std::runtime_error("no answer in two minutes; " + client_->first_error);
    }
  }
  void Rest(std::chrono::milliseconds time) {
    loop_.RunUntil([] { return false; }, time);
  }
  // Reads all stored tables once and forgets them: from then on the store's own cache is full.
  void FillCache(std::size_t tables) {
    bool done = false;
    queue_.Call(
        [tables](Store& store) {
          for (std::size_t i = 0; i < tables; ++i) static_cast<void>(store.Load(StoredId(i), 0));
        },
        [&done](const std::string* /*refused*/) { done = true; });
    WaitFor([&done] { return done; });
  }
  [[nodiscard]] const Listening& Heard() const { return *client_; }

 private:
  static Settings Generous(const CoreLoadOptions& options) {
    Settings settings;
    settings.store = options.store;
    settings.messages_per_s = settings.messages_per_s_address = 1 << 20;
    settings.watched_per_connection = 1 << 20;
    settings.unload_ms = 3'600'000;
    return settings;
  }

  Settings settings_;
  BenchLoop loop_;
  SodiumCrypto crypto_;
  IcuTexts texts_;
  ServerLog log_;
  StoreThread queue_;
  BotPool bots_{settings_.bot_threads, settings_.bot_queue, loop_};
  Hub hub_{{.settings = settings_,
            .loop = loop_,
            .store = queue_,
            .thinking = bots_,
            .crypto = crypto_,
            .texts = texts_,
            .log = log_,
            .is_own_origin = {},
            .check_webhook = {},
            .notify = {}}};
  std::shared_ptr<Listening> client_ = std::make_shared<Listening>();
  std::uint64_t me_ = 0;
};

void RunStartup(const CoreLoadOptions& options) {
  FillStore(options);
  const BenchTime begin = BenchClock::now();
  Core core(options);
  const double opened = MillisBetween(begin, BenchClock::now());
  core.Say(R"({"type":"hello","id":1,"protocol":1})");
  core.WaitFor([&core] { return core.Heard().messages >= 1; });
  core.Say(R"({"type":"lobby","id":2,"on":true})");
  core.WaitFor([&core] { return core.Heard().messages >= 2; });
  PrintReport({{"store", StoreName(options.store)},
               {"stored_tables", options.tables},
               {"opened_ms", Rounded(opened)},
               {"ready_ms", Rounded(MillisBetween(begin, BenchClock::now()))}});
}

// In bytes, of this process: what the system has given it, and what of that is allocated.
struct MemoryUse {
  double resident = 0;
  double allocated = 0;
};
[[nodiscard]] MemoryUse MemoryNow() {
  malloc_trim(0);
  std::size_t total = 0;
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> total >> pages;
  const struct mallinfo2 heap = mallinfo2();
  return {.resident = static_cast<double>(pages) * static_cast<double>(sysconf(_SC_PAGESIZE)),
          .allocated = static_cast<double>(heap.uordblks + heap.hblkhd)};
}

void WatchAll(Core& core, const char* word, std::size_t from, std::size_t to) {
  for (std::size_t i = from; i < to; ++i) {
    core.Say(fmt::format(R"({{"type":"{}","table":"{}"}})", word, StoredId(i)));
  }
}

void RunMemory(const CoreLoadOptions& options) {
  FillStore(options);
  constexpr std::size_t kFirst = 100;  // Loaded before the first reading: whatever is needed once.
  Core core(options);
  core.FillCache(options.tables);
  core.Say(R"({"type":"hello","id":1,"protocol":1})");
  core.WaitFor([&core] { return core.Heard().messages >= 1; });
  WatchAll(core, "watch", 0, kFirst);
  core.WaitFor([&core] { return core.Heard().games >= kFirst; });
  core.Rest(std::chrono::seconds(3));
  const MemoryUse before = MemoryNow();
  WatchAll(core, "watch", kFirst, options.tables);
  core.WaitFor([&] { return core.Heard().games >= options.tables; });
  core.Rest(std::chrono::seconds(3));
  const MemoryUse watched = MemoryNow();
  WatchAll(core, "unwatch", 0, options.tables);
  core.Rest(std::chrono::seconds(3));
  const MemoryUse idle = MemoryNow();
  const auto each = [&options](double bytes) {
    return std::round(bytes / static_cast<double>(options.tables - kFirst));
  };
  PrintReport({{"store", StoreName(options.store)},
               {"tables", options.tables},
               {"decisions_each", kEntriesOfATable - 6},
               {"bytes_per_watched_table", each(watched.resident - before.resident)},
               {"bytes_per_idle_table", each(idle.resident - before.resident)},
               {"allocated_per_idle_table", each(idle.allocated - before.allocated)}});
}

}  // namespace
}  // namespace folsom

int main(int argc, char** argv) {
  folsom::CoreLoadOptions options;
  CLI::App program{"Measures start-up and memory of the server's core."};
  program.require_subcommand(1);
  const auto add = [&](const char* name, const char* about, auto run) {
    CLI::App* command = program.add_subcommand(name, about);
    command->add_option("--store", options.store,
                        "A file, or the address of a PostgreSQL database");
    command->add_option("--tables", options.tables, "How many are stored");
    command->callback([&options, run] { run(options); });
  };
  add("startup", "Time to the first answer", folsom::RunStartup);
  add("memory", "Memory of idle tables", folsom::RunMemory);
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error);
  } catch (const std::exception& error) {
    fmt::print(stderr, "core_load: {}\n", error.what());
    return 2;
  }
  return 0;
}
