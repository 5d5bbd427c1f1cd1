// Tables and store in one process, without server and network: durable decisions a second.
//
//   store_load --store FILE --tables 200 --seconds 15
//
// Random legal decisions at so many tables at once, each stored and acknowledged (on disk) before
// its table goes on; what waits for the store goes into one transaction. Entries of set-up are
// stored too, but not counted. Prints JSON.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/json.hpp>
#include <memory>

#include "bench_loop.h"
#include "bench_report.h"
#include "busy_table.h"
#include "latency.h"
#include "store/store_thread.h"

namespace folsom {
namespace {

struct StoreLoadOptions {
  std::string store = "load.db";
  std::size_t tables = 200;
  double seconds = 10;
  double warm_up = 2;
};

class Throughput {
 public:
  explicit Throughput(const StoreLoadOptions& options)
      : options_(options), run_(fmt::format("{:x}", loop_.Now())) {}

  void Run() {
    for (std::size_t i = 0; i < options_.tables; ++i) {
      places_.push_back(nullptr);
      SitAtNew(i);
    }
    RunFor(options_.warm_up);
    const StoreQueue::Counts before = queue_.Count();
    measuring_ = true;
    const BenchTime begin = BenchClock::now();
    RunFor(options_.seconds);
    measuring_ = false;
    Print(MillisBetween(begin, BenchClock::now()) / 1000, before, queue_.Count());
    // What is under way must come back before the tables go.
    stopping_ = true;
    loop_.RunUntil([this] { return under_way_ == 0; }, std::chrono::seconds(30));
  }

 private:
  void RunFor(double seconds) {
    loop_.RunUntil([] { return false; },
                   std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000)));
  }

  void SitAtNew(std::size_t place) {
    auto table = std::make_shared<BusyTable>(fmt::format("{}-{}", run_, made_), made_, loop_.Now());
    ++made_;
    places_[place] = table;
    ++under_way_;
    queue_.Call([table](Store& store) { store.Create(table->Birth(), 1 << 20); },
                [this, place](const std::string* refused) {
                  --under_way_;
                  if (refused != nullptr) throw std::runtime_error(*refused);
                  GoOn(place);
                });
  }
  void GoOn(std::size_t place) {
    if (stopping_) return;
    const std::shared_ptr<BusyTable> table = places_[place];
    if (table->Over()) return SitAtNew(place);
    const BenchTime asked = BenchClock::now();
    ++under_way_;
    queue_.Append(
        table->Next(loop_.Now()),
        [this, place, table, asked](std::optional<AppendResult> result, const std::string& why) {
          --under_way_;
          if (result != AppendResult::kStored) throw std::runtime_error("refused: " + why);
          Count(table->Stored(), asked);
          GoOn(place);
        });
  }
  void Count(bool decision, BenchTime asked) {
    if (!measuring_ || !decision) return;
    ++decisions_;
    latencies_.Add(MillisBetween(asked, BenchClock::now()));
  }

  void Print(double seconds, const StoreQueue::Counts& before,
             const StoreQueue::Counts& after) const {
    const auto transactions = after.transactions - before.transactions;
    boost::json::object report{
        {"store", StoreName(options_.store)},
        {"tables", options_.tables},
        {"seconds", Rounded(seconds)},
        {"decisions", decisions_},
        {"decisions_per_s", Rounded(static_cast<double>(decisions_) / seconds)},
        {"appends", after.appends - before.appends},
        {"transactions", transactions},
        {"transactions_per_s", Rounded(static_cast<double>(transactions) / seconds)}};
    for (const auto& item : LatencyJson(latencies_)) report[item.key()] = item.value();
    PrintReport(report);
  }

  const StoreLoadOptions& options_;
  BenchLoop loop_;
  std::string run_;  // In the names of the tables, for a store may be used again.
  StoreThread queue_{OpenStore(options_.store),
                     [this](std::function<void()> what) { loop_.Post(std::move(what)); }};
  std::vector<std::shared_ptr<BusyTable>> places_;
  std::size_t made_ = 0;
  std::size_t under_way_ = 0;
  std::size_t decisions_ = 0;
  Latencies latencies_;
  bool measuring_ = false;
  bool stopping_ = false;
};

}  // namespace
}  // namespace folsom

int main(int argc, char** argv) {
  folsom::StoreLoadOptions options;
  CLI::App program{"Measures how many decisions a second tables and store keep."};
  program.add_option("--store", options.store, "A file, or the address of a PostgreSQL database");
  program.add_option("--tables", options.tables, "How many play at once")->capture_default_str();
  program.add_option("--seconds", options.seconds, "How long")->capture_default_str();
  CLI11_PARSE(program, argc, argv);
  try {
    folsom::Throughput(options).Run();
  } catch (const std::exception& error) {
    fmt::print(stderr, "store_load: {}\n", error.what());
    return 2;
  }
  return 0;
}
