// Load on a running server, over real WebSockets: tables of four people who decide at a steady
// rate.
//
//   wire_load --port 7110 --tables 500 --rate 500 --seconds 20           one step
//   wire_load --port 7110 --tables 500 --rate 500 --seconds 10 --ramp    how far does it go?
//
// Measured is, for every decision, the time from sending it until its sender has the
// acknowledgement and every seat of the table (sender and the three others) the events that came of
// it. Each table has at most one decision under way, as people at one table do. A decision that all
// make together shows nothing to the others before the last is in; then only its sender is waited
// for.
//
// Decisions are uniformly random ones out of the `legal.actions` that the server sent. Prints JSON.
#include <fmt/format.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <boost/json.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <queue>
#include <vector>

#include "latency.h"
#include "load_table.h"

namespace folsom {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using Tcp = asio::ip::tcp;
using ErrorCode = boost::system::error_code;

struct LoadOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 7110;
  std::size_t tables = 500;
  double rate = 500;  // Decisions a second, all tables together; 0: as fast as answers come.
  double seconds = 20;
  double warm_up = 3;
  bool ramp = false;
  double limit_ms = 50;  // A rate is sustained while p99 stays below it.
};

class WebSocketLink final : public LoadLink {
 public:
  WebSocketLink(asio::io_context& io, const LoadOptions& options, Hear hear, Lose lose)
      : options_(options), socket_(io), hear_(std::move(hear)), lose_(std::move(lose)) {}

  void Open(std::function<void()> opened) override {
    const Tcp::endpoint server(asio::ip::make_address(options_.host), options_.port);
    const std::string host = fmt::format("{}:{}", options_.host, options_.port);
    beast::get_lowest_layer(socket_).async_connect(server, [=, this](ErrorCode error) {
      if (error) return lose_(error.message());
      beast::get_lowest_layer(socket_).set_option(Tcp::no_delay(true));
      // As a browser would say; without it only programs with a token are let in.
      socket_.set_option(
          websocket::stream_base::decorator([host](websocket::request_type& request) {
            request.set(beast::http::field::origin, "http://" + host);
          }));
      socket_.async_handshake(host, "/ws", [this, opened](ErrorCode refused) {
        if (refused) return lose_(refused.message());
        opened();
        Read();
      });
    });
  }

  void Say(std::string text) override {
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) Write();
  }

 private:
  void Read() {
    socket_.async_read(buffer_, [this](ErrorCode error, std::size_t) {
      if (error) return lose_(error.message());
      const auto bytes = buffer_.cdata();
      hear_({static_cast<const char*>(bytes.data()), bytes.size()});
      buffer_.clear();
      Read();
    });
  }
  void Write() {
    socket_.async_write(asio::buffer(queue_.front()), [this](ErrorCode error, std::size_t) {
      if (error) return lose_(error.message());
      queue_.pop_front();
      if (!queue_.empty()) Write();
    });
  }

  const LoadOptions& options_;
  websocket::stream<Tcp::socket> socket_;
  beast::flat_buffer buffer_;
  std::deque<std::string> queue_;
  Hear hear_;
  Lose lose_;
};

// One rate for a while.
struct LoadStep {
  double rate = 0;
  double seconds = 0;
  std::size_t decisions = 0;
  std::size_t hidden = 0;
  double generator_cpu = 0;  // Processors used by this program.
  Latencies latencies{};

  [[nodiscard]] double Achieved() const { return static_cast<double>(decisions) / seconds; }
  [[nodiscard]] bool Sustained(double limit_ms) const {
    return Achieved() > 0.98 * rate && latencies.Percentile(0.99) < limit_ms;
  }
  [[nodiscard]] boost::json::object Json(double limit_ms) const {
    boost::json::object out{
        {"asked_per_s", Rounded(rate)},    {"decisions_per_s", Rounded(Achieved())},
        {"decisions", decisions},          {"hidden_decisions", hidden},
        {"seconds", Rounded(seconds)},     {"generator_cpu", Rounded(generator_cpu)},
        {"sustained", Sustained(limit_ms)}};
    for (const auto& item : LatencyJson(latencies)) out[item.key()] = item.value();
    return out;
  }
};

[[nodiscard]] double CpuSeconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

class LoadRun final : public LoadReport {
 public:
  explicit LoadRun(const LoadOptions& options) : options_(options), timer_(io_) {
    const auto make = [this](LoadLink::Hear hear, LoadLink::Lose lose) {
      return std::make_unique<WebSocketLink>(io_, options_, std::move(hear), std::move(lose));
    };
    for (std::size_t i = 0; i < options.tables; ++i) {
      tables_.push_back(std::make_unique<LoadTable>(make, i, *this));
    }
  }

  // All connected and playing; throws if that takes more than two minutes.
  void SetUp() {
    const BenchTime begin = BenchClock::now();
    for (std::size_t i = 0; i < std::min<std::size_t>(kTogether, tables_.size()); ++i) OpenNext();
    while (ready_ < tables_.size()) {
      io_.run_one_for(std::chrono::milliseconds(100));
      if (MillisBetween(begin, BenchClock::now()) > 120'000) {
        throw std::runtime_error(fmt::format("only {} tables began; {} messages were refused: {}",
                                             ready_, refused_, first_refusal_));
      }
    }
    set_up_s_ = MillisBetween(begin, BenchClock::now()) / 1000;
  }

  LoadStep Play(double rate, double seconds) {
    Begin(rate);
    RunFor(options_.warm_up);
    step_ = LoadStep{.rate = rate};
    measuring_ = true;
    const double cpu = CpuSeconds();
    const BenchTime begin = BenchClock::now();
    RunFor(seconds);
    measuring_ = false;
    step_.seconds = MillisBetween(begin, BenchClock::now()) / 1000;
    step_.generator_cpu = (CpuSeconds() - cpu) / step_.seconds;
    return std::move(step_);
  }

  [[nodiscard]] double SetUpSeconds() const { return set_up_s_; }
  [[nodiscard]] std::size_t Refusals() const { return refused_; }
  [[nodiscard]] const std::string& FirstRefusal() const { return first_refusal_; }

  void Ready() override {
    ++ready_;
    OpenNext();
  }
  void Decided(BenchTime sent, BenchTime done, bool hidden) override {
    if (!measuring_) return;
    ++step_.decisions;
    if (hidden) ++step_.hidden;
    step_.latencies.Add(MillisBetween(sent, done));
  }
  void Refused(std::string_view message) override {
    if (refused_++ == 0) first_refusal_ = message;
  }
  void Lost(const std::string& why) override {
    throw std::runtime_error("a connection was lost: " + why);
  }

 private:
  static constexpr std::size_t kTogether = 20;  // Tables that are set up at the same time.

  void OpenNext() {
    if (opened_ < tables_.size()) tables_[opened_++]->Open();
  }

  // Spreads the tables evenly over the time between two decisions of one.
  void Begin(double rate) {
    due_ = {};
    const double spread = rate > 0 ? static_cast<double>(tables_.size()) / rate : 0;
    interval_ =
        std::chrono::duration_cast<BenchClock::duration>(std::chrono::duration<double>(spread));
    const BenchTime now = BenchClock::now();
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      due_.push({now + interval_ * static_cast<std::int64_t>(i) /
                           static_cast<std::int64_t>(tables_.size()),
                 i});
    }
  }

  void RunFor(double seconds) {
    stop_at_ = BenchClock::now() + std::chrono::duration_cast<BenchClock::duration>(
                                       std::chrono::duration<double>(seconds));
    stopped_ = false;
    Tick();
    while (!stopped_) io_.run_one();
  }
  // Every millisecond.
  void Tick() {
    const BenchTime now = BenchClock::now();
    if (now >= stop_at_) {
      stopped_ = true;
      return;
    }
    // Not more than all of them in one go, or a rate of "as fast as possible" would never end.
    for (std::size_t n = 0; n < tables_.size() && due_.top().at <= now; ++n) {
      const DueTable next = due_.top();
      due_.pop();
      tables_[next.table]->Due();
      due_.push({next.at + interval_, next.table});
    }
    timer_.expires_at(now + std::chrono::milliseconds(1));
    timer_.async_wait([this](ErrorCode) { Tick(); });
  }

  struct DueTable {
    BenchTime at;
    std::size_t table;
    bool operator>(const DueTable& other) const { return at > other.at; }
  };

  const LoadOptions& options_;
  asio::io_context io_{1};
  asio::steady_timer timer_;
  std::vector<std::unique_ptr<LoadTable>> tables_;
  std::priority_queue<DueTable, std::vector<DueTable>, std::greater<>> due_;
  BenchClock::duration interval_{};
  BenchTime stop_at_;
  bool stopped_ = false;
  bool measuring_ = false;
  LoadStep step_;
  std::size_t opened_ = 0;
  std::size_t ready_ = 0;
  std::size_t refused_ = 0;
  std::string first_refusal_;
  double set_up_s_ = 0;
};

// Rates upwards from the first until one is not sustained, then between the last two.
void Ramp(LoadRun& run, const LoadOptions& options, boost::json::object& report) {
  boost::json::array steps;
  double good = 0;
  double bad = 0;
  const auto attempt = [&](double rate) {
    const LoadStep step = run.Play(rate, options.seconds);
    const bool sustained = step.Sustained(options.limit_ms);
    fmt::print(stderr, "{:.0f}/s: {}\n", rate,
               boost::json::serialize(step.Json(options.limit_ms)).c_str());
    steps.push_back(step.Json(options.limit_ms));
    (sustained ? good : bad) = rate;
    return sustained;
  };
  double rate = std::max(options.rate, 100.0);
  while (attempt(rate)) rate *= 1.3;
  for (int i = 0; i < 3 && good > 0; ++i) attempt((good + bad) / 2);
  report["ramp"] = std::move(steps);
  report["highest_sustained_per_s"] = Rounded(good);
}

int RunWireLoad(const LoadOptions& options) {
  LoadRun run(options);
  run.SetUp();
  fmt::print(stderr, "{} tables play\n", options.tables);
  boost::json::object report{{"tables", options.tables},
                             {"connections", options.tables * kPeople},
                             {"limit_ms", options.limit_ms},
                             {"set_up_s", Rounded(run.SetUpSeconds())}};
  report["steady"] = run.Play(options.rate, options.seconds).Json(options.limit_ms);
  if (options.ramp) Ramp(run, options, report);
  report["refused"] = run.Refusals();
  if (run.Refusals() > 0) report["first_refusal"] = run.FirstRefusal();
  fmt::print("{}\n", boost::json::serialize(report).c_str());
  return run.Refusals() == 0 ? 0 : 1;
}

void RaiseFileLimit() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace
}  // namespace folsom

int main(int argc, char** argv) {
  folsom::LoadOptions options;
  CLI::App program{"Loads a running server over WebSockets and measures its answers."};
  program.add_option("--host", options.host, "Its address")->capture_default_str();
  program.add_option("--port", options.port, "Its port")->capture_default_str();
  program.add_option("--tables", options.tables, "Tables of four people")->capture_default_str();
  program.add_option("--rate", options.rate, "Decisions a second in all; 0: as fast as it goes")
      ->capture_default_str();
  program.add_option("--seconds", options.seconds, "Length of a step")->capture_default_str();
  program.add_option("--limit-ms", options.limit_ms, "p99 of a sustained rate")
      ->capture_default_str();
  program.add_flag("--ramp", options.ramp, "Look for the highest sustained rate");
  CLI11_PARSE(program, argc, argv);
  folsom::RaiseFileLimit();
  try {
    return folsom::RunWireLoad(options);
  } catch (const std::exception& error) {
    fmt::print(stderr, "wire_load: {}\n", error.what());
    return 2;
  }
}
